import type { ReactNode } from 'react'
import { type Path, valueAt } from './draft.ts'

/** Form fields that show and change one value of the draft. */

export interface Desk {
  readonly data: unknown
  change(path: Path, value: unknown): void
}

interface FieldProps {
  readonly desk: Desk
  readonly path: Path
  readonly label: string
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="wl-field">
      <span>{label}</span>
      {children}
    </label>
  )
}

export function TextField({ desk, path, label, long }: FieldProps & { readonly long?: boolean }) {
  const value = String(valueAt(desk.data, path) ?? '')
  return (
    <Labelled label={label}>
      {long ? (
        <textarea rows={4} value={value} onChange={event => desk.change(path, event.target.value)} />
      ) : (
        <input value={value} onChange={event => desk.change(path, event.target.value)} />
      )}
    </Labelled>
  )
}

/** A number; an empty field takes it out of the file if it may be left out. */
export function NumberField({ desk, path, label, optional }: FieldProps & { readonly optional?: boolean }) {
  const value = valueAt(desk.data, path)
  return (
    <Labelled label={label}>
      <input
        type="number"
        step="any"
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) =>
          desk.change(path, target.value === '' ? (optional ? undefined : 0) : Number(target.value))
        }
      />
    </Labelled>
  )
}

export function SelectField({
  desk,
  path,
  label,
  values,
  none,
}: FieldProps & {
  readonly values: readonly string[] | readonly (readonly [string, string])[]
  /** Words for leaving it out. */
  readonly none?: string
}) {
  return (
    <Labelled label={label}>
      <select
        value={String(valueAt(desk.data, path) ?? '')}
        onChange={({ target }) => desk.change(path, target.value === '' ? undefined : target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {values.map(value => {
          const [id, words] = typeof value === 'string' ? [value, value.replaceAll('-', ' ')] : value
          return (
            <option key={id} value={id}>
              {words}
            </option>
          )
        })}
      </select>
    </Labelled>
  )
}

/** A flag of the file: true or not there. `plain` flags are true or false. */
export function CheckField({ desk, path, label, plain }: FieldProps & { readonly plain?: boolean }) {
  return (
    <label className="wl-check">
      <input
        type="checkbox"
        checked={valueAt(desk.data, path) === true}
        onChange={({ target }) => desk.change(path, target.checked || (plain ? false : undefined))}
      />
      {label}
    </label>
  )
}

/** Words separated by commas, kept as a list. */
export function ListField({ desk, path, label, numbers }: FieldProps & { readonly numbers?: boolean }) {
  const value = valueAt(desk.data, path)
  return (
    <Labelled label={label}>
      <input
        value={Array.isArray(value) ? value.join(', ') : ''}
        onChange={({ target }) => desk.change(path, listOf(target.value, numbers ?? false))}
      />
    </Labelled>
  )
}

function listOf(text: string, numbers: boolean): readonly (string | number)[] {
  const words = text
    .split(',')
    .map(word => word.trim())
    .filter((word, i, all) => word !== '' || i === all.length - 1)
  return numbers ? words.filter(word => word !== '').map(Number) : words
}

export function Remove({ onClick, what }: { onClick(): void; readonly what: string }) {
  return (
    <button type="button" className="plain" onClick={onClick} aria-label={`Remove ${what}`}>
      Remove
    </button>
  )
}
