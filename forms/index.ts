import { isNames, type Names } from '@tallyho/engine'
import * as v from 'valibot'

export { checker, type Data, type Filed } from './check.ts'

/** Parts that the forms of all packs are made of. What they answer to a mistake is read by players. */

export function text(longest: number) {
  return v.pipe(v.string(), v.nonEmpty('expected a text but found an empty one'), shortText(longest))
}

/** A text that may be empty. */
export function words(longest: number) {
  return v.pipe(v.string(), shortText(longest))
}

function shortText(longest: number) {
  return v.maxLength<string, number, (issue: { readonly received: string }) => string>(
    longest,
    ({ received }) => `expected at most ${longest} characters but found ${received}`,
  )
}

/** A text that stands for something: `what` says in words how it is written. */
export function written(pattern: RegExp, what: string) {
  return v.pipe(
    v.string(),
    v.check(
      input => pattern.test(input),
      ({ input }) => `expected ${what} but found ${JSON.stringify(input)}`,
    ),
  )
}

/** People named anew by a player. */
export const names = v.custom<Names>(isNames, 'expected names of people, none of them long')

export function whole(least: number, most: number) {
  return v.pipe(
    v.number(),
    v.check(
      n => Number.isInteger(n) && n >= least && n <= most,
      ({ input }) => `expected a whole number from ${least} to ${most} but found ${input}`,
    ),
  )
}

export function within(least: number, most: number) {
  return v.pipe(
    v.number(),
    v.check(
      n => n >= least && n <= most,
      ({ input }) => `expected a number from ${least} to ${most} but found ${input}`,
    ),
  )
}

/** A whole number, or one of a few signs that stand for something else. */
export function wholeOr<const S extends readonly string[]>(least: number, most: number, ...signs: S) {
  const named = signs.map(sign => JSON.stringify(sign)).join(', ')
  return v.pipe(
    v.union([v.number(), v.string()]),
    v.check(
      n => (typeof n === 'string' ? signs.includes(n) : Number.isInteger(n) && n >= least && n <= most),
      ({ input }) =>
        `expected a whole number from ${least} to ${most} or ${named} but found ${JSON.stringify(input)}`,
    ),
    v.transform(n => n as number | S[number]),
  )
}

export function exactly<S extends v.GenericSchema>(count: number, item: S) {
  return v.pipe(
    v.array(item),
    v.length(count, ({ received }) => `expected ${count} entries but found ${received}`),
  )
}

/** One entry or more. */
export function some<S extends v.GenericSchema>(most: number, item: S) {
  return v.pipe(
    v.array(item),
    v.nonEmpty('expected at least one entry but found none'),
    fewEntries<v.InferOutput<S>>(most),
  )
}

/** The rows of a table read with a die; whether they cover all dice is for the checks. */
export function dieTable<S extends v.GenericSchema>(item: S) {
  return some(20, v.strictObject({ to: whole(1, 20), is: item }))
}

export function atMost<S extends v.GenericSchema>(most: number, item: S) {
  return v.pipe(v.array(item), fewEntries<v.InferOutput<S>>(most))
}

function fewEntries<Item>(most: number) {
  return v.maxLength<Item[], number, (issue: { readonly received: string }) => string>(
    most,
    ({ received }) => `expected at most ${most} entries but found ${received}`,
  )
}

/** An object with exactly these keys, each with the same kind of value. */
export function forEach<const K extends readonly string[], S extends v.GenericSchema>(keys: K, value: S) {
  return v.strictObject(v.entriesFromList(keys, value))
}

/** Entries with names: to JavaScript a list is an object too. */
export function unlisted<S extends v.GenericSchema>(entries: S) {
  return v.pipe(
    v.unknown(),
    v.check(input => !Array.isArray(input), 'expected entries with names but found a list'),
    entries,
  )
}

/** There and true, or not there at all. */
export const yes = v.exactOptional(v.literal(true))

export const id = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9][a-z0-9-]{0,39}$/,
    'expected 1 to 40 small letters, digits and hyphens, with no hyphen at the start',
  ),
)

/** What every component says of where it comes from. */
export const sourced = { source: v.picklist(['rulebook', 'constrained', 'designed']), ref: text(400) }
