import type { Fault } from '../rules/game.ts'
import { hiddenIn, plainLine } from '../rules/plain.ts'

/** Faults in plain words, with their place: for data that a player has written by hand. */

/** More than a person mends in one go. */
const MOST_FAULTS = 100
const MOST_DEPTH = 12
const LONGEST_TEXT = 10_000
const SHOWN = 60

export type Path = readonly (string | number)[]

/** One issue as a schema reader (such as valibot) reports it. */
export interface Issue {
  readonly kind: string
  readonly type: string
  readonly expected: string | null
  readonly received: string
  readonly message: string
  readonly path?: readonly { readonly key: unknown }[] | undefined
}

export function capped(faults: readonly Fault[]): Fault[] {
  if (faults.length <= MOST_FAULTS) return [...faults]
  const rest = faults.length - MOST_FAULTS
  return [...faults.slice(0, MOST_FAULTS), { path: '', message: `and ${rest} more` }]
}

/** `scenarios[3].raider.units[0].model`, `tables.flak.modifiers["a key"]`. */
export function pathOf(keys: Path): string {
  let path = ''
  for (const key of keys) {
    if (typeof key === 'number') path += `[${key}]`
    else if (/^[A-Za-z_]\w*$/.test(key)) path += path === '' ? key : `.${key}`
    else path += `[${plainLine(JSON.stringify(shortened(key)))}]`
  }
  return path
}

function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

/** Data that no reader should be handed: too big, too deep (or circular), with keys all objects inherit, or hidden signs. */
export function plainFaults(data: unknown, mostValues: number): Fault[] {
  const faults: Fault[] = []
  const waiting: { readonly value: unknown; readonly path: Path }[] = [{ value: data, path: [] }]
  let seen = 0
  for (let next = waiting.pop(); next && faults.length < MOST_FAULTS; next = waiting.pop()) {
    const { value, path } = next
    if (++seen > mostValues)
      return [...faults, { path: '', message: `expected at most ${mostValues} values` }]
    if (typeof value === 'string') faults.push(...textFaults(value, path))
    if (typeof value !== 'object' || value === null) continue
    if (path.length >= MOST_DEPTH) {
      faults.push({ path: pathOf(path), message: `expected at most ${MOST_DEPTH} levels` })
      continue
    }
    if (Array.isArray(value) && value.length > mostValues)
      return [...faults, { path: pathOf(path), message: `expected at most ${mostValues} values` }]
    const keys = Object.keys(value)
    const strange = keys.filter(key => key in Object.prototype || hiddenIn(key) !== undefined)
    for (const key of strange) faults.push({ path: pathOf([...path, key]), message: 'expected no such key' })
    if (strange.length > 0) continue
    // Turned round, so that faults come out in the order of the file.
    for (const key of keys.reverse()) {
      const at = [...path, Array.isArray(value) ? Number(key) : key]
      waiting.push({ value: (value as Record<string, unknown>)[key], path: at })
    }
  }
  return faults
}

function textFaults(text: string, path: Path): Fault[] {
  if (text.length > LONGEST_TEXT)
    return [{ path: pathOf(path), message: `expected at most ${LONGEST_TEXT} characters` }]
  const hidden = hiddenIn(text)
  if (hidden === undefined) return []
  return [{ path: pathOf(path), message: `expected no hidden or control characters but found ${hidden}` }]
}

/** What a reader of the schema found, in words. */
export function schemaFault(issue: Issue): Fault {
  const path = pathOf((issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))))
  if (issue.kind !== 'schema') return { path, message: issue.message }
  if (issue.expected === 'never') return { path, message: 'expected no such key' }
  const missing = issue.received === 'undefined'
  if (missing && issue.type === 'strict_object' && issue.path)
    return { path, message: 'expected a value but found none' }
  return { path, message: `expected ${inWords(issue.expected ?? '')} but found ${found(issue.received)}` }
}

const NAMES: Readonly<Record<string, string>> = {
  Object: 'an object',
  Array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'nothing',
  undefined: 'nothing',
}

/** `("A" | "B" | "C")` as `"A", "B" or "C"`. */
function inWords(expected: string): string {
  const alternatives = expected
    .replace(/^\(|\)$/g, '')
    .split(' | ')
    .map(one => NAMES[one] ?? one)
  const last = alternatives.pop() as string
  return alternatives.length === 0 ? last : `${alternatives.join(', ')} or ${last}`
}

function found(received: string): string {
  return NAMES[received] ?? shortened(received)
}

/** ` (nearest: 'spitfire-ia', 'spitfire-vb' or 'spitfire-vc')`. */
export function nearest(wanted: string, known: Iterable<string>): string {
  const scored: { readonly id: string; readonly cost: number }[] = []
  for (const id of known) scored.push({ id, cost: unlikeness(wanted, id) })
  scored.sort((a, b) => a.cost - b.cost || (a.id < b.id ? -1 : 1))
  const names = scored.slice(0, 3).map(({ id }) => `'${id}'`)
  const last = names.pop()
  if (last === undefined) return ''
  return ` (nearest: ${names.length > 0 ? `${names.join(', ')} or ${last}` : last})`
}

/** Letters to add, drop or change; what begins or ends alike is close. */
function unlikeness(a: string, b: string): number {
  const wanted = a.slice(0, SHOWN).toLowerCase()
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...wanted].entries()) {
    const next = [i + 1]
    for (let j = 1; j <= b.length; j++) {
      const same = letter === b[j - 1]
      const cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      next.push(cost)
    }
    row = next
  }
  const alike = wanted.length > 1 && (b.startsWith(wanted) || wanted.startsWith(b))
  return (row[b.length] ?? 0) - (alike ? SHOWN : 0)
}
