import { type Fault, pathOf } from '@tallyho/engine'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'
import { type Path, valueAt } from './draft.ts'

/** Form fields that show and change one value of the draft, with what is wrong with it. */

export interface Desk {
  readonly data: unknown
  readonly faults: readonly Fault[]
  change(path: Path, value: unknown): void
}

/** What is being made, for all the fields below. */
export const DeskOf = createContext<Desk>({ data: undefined, faults: [], change: () => undefined })
export const useDesk = () => useContext(DeskOf)

interface FieldProps {
  readonly path: Path
  readonly label: string
  /** What to write there, if the label does not say it. */
  readonly hint?: string | undefined
}

/** Of the value itself, or of one in a list. */
function faultsAt({ faults }: Desk, path: Path): readonly Fault[] {
  const here = pathOf(path)
  return faults.filter(fault => fault.path === here || fault.path.startsWith(`${here}[`))
}

interface ControlProps {
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: true | undefined
}

function Labelled({
  path,
  label,
  hint,
  children,
}: FieldProps & { children(control: ControlProps): ReactNode }) {
  const id = useId()
  const faults = faultsAt(useDesk(), path)
  const told = hint !== undefined || faults.length > 0
  return (
    <div className="wl-ed-field">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
      <label>
        <span className="wl-ed-label">{label}</span>
        {children({
          'aria-describedby': told ? id : undefined,
          'aria-invalid': faults.length > 0 || undefined,
        })}
      </label>
      {told && (
        <small id={id}>
          {hint}
          {faults.map(({ path: at, message }) => (
            <strong key={`${at} ${message}`} className="wl-ed-fault">
              {message}
            </strong>
          ))}
        </small>
      )}
    </div>
  )
}

export function TextField({
  long,
  optional,
  ...field
}: FieldProps & { readonly long?: boolean; readonly optional?: boolean }) {
  const { path } = field
  const desk = useDesk()
  const value = String(valueAt(desk.data, path) ?? '')
  const onChange = ({ target }: { readonly target: { readonly value: string } }) =>
    desk.change(path, optional && target.value === '' ? undefined : target.value)
  return (
    <Labelled {...field}>
      {control =>
        long ? (
          <textarea rows={4} value={value} onChange={onChange} {...control} />
        ) : (
          <input value={value} onChange={onChange} {...control} />
        )
      }
    </Labelled>
  )
}

/** A number; an empty field takes it out of the file if it may be left out. */
export function NumberField({ optional, ...field }: FieldProps & { readonly optional?: boolean }) {
  const { path } = field
  const desk = useDesk()
  const value = valueAt(desk.data, path)
  return (
    <Labelled {...field}>
      {control => (
        <input
          type="number"
          step="any"
          placeholder={optional ? 'none' : undefined}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) =>
            desk.change(path, target.value === '' ? (optional ? undefined : 0) : Number(target.value))
          }
          {...control}
        />
      )}
    </Labelled>
  )
}

type Choice = string | readonly [value: string, words: string]

export interface ChoiceGroup {
  readonly title: string
  readonly values: readonly Choice[]
}

export function SelectField({
  values = [],
  groups = [],
  none,
  ...field
}: FieldProps & {
  readonly values?: readonly Choice[]
  readonly groups?: readonly ChoiceGroup[]
  /** Words for leaving it out. */
  readonly none?: string
}) {
  const { path } = field
  const desk = useDesk()
  const value = String(valueAt(desk.data, path) ?? '')
  const known = [...values, ...groups.flatMap(group => group.values)].some(one => idOf(one) === value)
  return (
    <Labelled {...field}>
      {control => (
        <select
          value={value}
          onChange={({ target }) => desk.change(path, target.value === '' ? undefined : target.value)}
          {...control}
        >
          {none !== undefined && <option value="">{none}</option>}
          {!known && value !== '' && <option value={value}>{value}, which is unknown</option>}
          {values.map(choiceOf)}
          {groups.map(group => (
            <optgroup key={group.title} label={group.title}>
              {group.values.map(choiceOf)}
            </optgroup>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function idOf(choice: Choice): string {
  return typeof choice === 'string' ? choice : choice[0]
}

function choiceOf(choice: Choice) {
  return (
    <option key={idOf(choice)} value={idOf(choice)}>
      {typeof choice === 'string' ? choice.replaceAll('-', ' ') : choice[1]}
    </option>
  )
}

/** A flag of the file: true or not there. `plain` flags are true or false. */
export function CheckField({ path, label, plain }: FieldProps & { readonly plain?: boolean }) {
  const desk = useDesk()
  return (
    <div className="wl-ed-field">
      <label className="wl-ed-check">
        <input
          type="checkbox"
          checked={valueAt(desk.data, path) === true}
          onChange={({ target }) => desk.change(path, target.checked || (plain ? false : undefined))}
        />
        {label}
      </label>
      <FaultWords path={path} />
    </div>
  )
}

/** What is wrong with something that has no field of its own. */
export function FaultWords({ path }: { readonly path: Path }) {
  const here = pathOf(path)
  const faults = useDesk().faults.filter(fault => fault.path === here)
  return faults.map(({ message }) => (
    <small key={message}>
      <strong className="wl-ed-fault">{message}</strong>
    </small>
  ))
}

/** One of several words that may each be in a list. */
export function PickField<T extends string>(props: {
  readonly path: Path
  readonly legend: string
  readonly values: readonly T[]
  readonly words?: Readonly<Record<T, string>>
  /** An empty list is left out of the file. */
  readonly optional?: boolean
}) {
  const { path, values, words } = props
  const desk = useDesk()
  const value = valueAt(desk.data, path)
  const chosen = Array.isArray(value) ? value : []
  return (
    <fieldset>
      <legend>{props.legend}</legend>
      <div className="wl-ed-checks">
        {values.map(one => {
          const next = chosen.includes(one) ? chosen.filter(other => other !== one) : [...chosen, one]
          return (
            <label key={one} className="wl-ed-check">
              <input
                type="checkbox"
                checked={chosen.includes(one)}
                onChange={() => desk.change(path, next.length === 0 && props.optional ? undefined : next)}
              />
              {words?.[one] ?? one.replaceAll('-', ' ')}
            </label>
          )
        })}
      </div>
      <FaultWords path={path} />
    </fieldset>
  )
}

/** A list: words separated by commas, or one on each line. */
export function ListField({
  numbers,
  lines,
  ...field
}: FieldProps & { readonly numbers?: boolean; readonly lines?: boolean }) {
  const { path } = field
  const desk = useDesk()
  const [typed, setTyped] = useState('')
  const list = valueAt(desk.data, path)
  const value = Array.isArray(list) ? list : []
  const read = (text: string) => itemsIn(text, lines ? '\n' : ',', numbers ?? false)
  // A comma just typed stands in no list yet.
  const text = read(typed).join() === value.join() ? typed : value.join(lines ? '\n' : ', ')
  const onChange = ({ target }: { readonly target: { readonly value: string } }) => {
    setTyped(target.value)
    desk.change(path, read(target.value))
  }
  return (
    <Labelled {...field}>
      {control =>
        lines ? (
          <textarea rows={3} value={text} onChange={onChange} {...control} />
        ) : (
          <input value={text} onChange={onChange} {...control} />
        )
      }
    </Labelled>
  )
}

function itemsIn(text: string, separator: string, numbers: boolean): readonly (string | number)[] {
  const words = text
    .split(separator)
    .map(word => word.trim())
    .filter(word => word !== '')
  return numbers ? words.map(Number) : words
}

export function Remove({ onClick, what }: { onClick(): void; readonly what: string }) {
  return (
    <button type="button" className="plain" onClick={onClick} aria-label={`Remove ${what}`}>
      Remove
    </button>
  )
}
