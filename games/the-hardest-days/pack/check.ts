import type { Fault } from '@tallyho/engine'
import * as v from 'valibot'
import { counterFaults } from './check-counters.ts'
import { mapFaults } from './check-map.ts'
import { tableFaults } from './check-tables.ts'
import { packSchema } from './schema.ts'
import type { Pack } from './types.ts'

/** More than a person mends in one go. */
const MOST_FAULTS = 100
/** The standard pack has some 8,000 values, six deep. */
const MOST_VALUES = 60_000
const MOST_DEPTH = 12
const LONGEST_TEXT = 10_000

/** Every mistake in a pack, with its place and what was expected there; empty if it can be played with. */
export function checkPack(data: unknown): Fault[] {
  const unfit = plainFaults(data)
  if (unfit.length > 0) return capped(unfit)
  const parsed = v.safeParse(packSchema, data)
  if (!parsed.success) return capped(parsed.issues.map(schemaFault))
  const pack: Pack = parsed.output
  return capped([...mapFaults(pack), ...counterFaults(pack), ...tableFaults(pack)])
}

function capped(faults: readonly Fault[]): Fault[] {
  if (faults.length <= MOST_FAULTS) return [...faults]
  const rest = faults.length - MOST_FAULTS
  return [...faults.slice(0, MOST_FAULTS), { path: '', message: `and ${rest} more` }]
}

type Path = readonly (string | number)[]

/** `squadrons[3].letter`, `crossing.rows["1940-08-13"].lf3`. */
function pathOf(keys: Path): string {
  let path = ''
  for (const key of keys) {
    if (typeof key === 'number') path += `[${key}]`
    else if (/^[A-Za-z_]\w*$/.test(key)) path += path === '' ? key : `.${key}`
    else path += `[${JSON.stringify(key.length > 60 ? `${key.slice(0, 60)}…` : key)}]`
  }
  return path
}

/** Data that no reader should be handed: too big, too deep (or circular), or with keys all objects inherit. */
function plainFaults(data: unknown): Fault[] {
  const faults: Fault[] = []
  const waiting: { readonly value: unknown; readonly path: Path }[] = [{ value: data, path: [] }]
  let seen = 0
  for (let next = waiting.pop(); next && faults.length < MOST_FAULTS; next = waiting.pop()) {
    const { value, path } = next
    if (++seen > MOST_VALUES)
      return [...faults, { path: '', message: `expected at most ${MOST_VALUES} values` }]
    if (typeof value === 'string' && value.length > LONGEST_TEXT)
      faults.push({ path: pathOf(path), message: `expected at most ${LONGEST_TEXT} characters` })
    if (typeof value !== 'object' || value === null) continue
    if (path.length >= MOST_DEPTH) {
      faults.push({ path: pathOf(path), message: `expected at most ${MOST_DEPTH} levels` })
      continue
    }
    if (Array.isArray(value) && value.length > MOST_VALUES)
      return [...faults, { path: pathOf(path), message: `expected at most ${MOST_VALUES} values` }]
    // Turned round, so that faults come out in the order of the file.
    for (const key of Object.keys(value).reverse()) {
      const at = [...path, Array.isArray(value) ? Number(key) : key]
      if (key in Object.prototype) faults.push({ path: pathOf(at), message: 'expected no such key' })
      else waiting.push({ value: (value as Record<string, unknown>)[key], path: at })
    }
  }
  return faults
}

function schemaFault(issue: v.BaseIssue<unknown>): Fault {
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
  const alternatives = expected.replace(/^\(|\)$/g, '').split(' | ')
  const last = alternatives.pop() as string
  return alternatives.length === 0 ? (NAMES[last] ?? last) : `${alternatives.join(', ')} or ${last}`
}

function found(received: string): string {
  return NAMES[received] ?? (received.length > 60 ? `${received.slice(0, 60)}…` : received)
}
