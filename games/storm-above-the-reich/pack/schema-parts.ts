import * as v from 'valibot'

/** Parts that the schemas share. */

export function text(longest: number) {
  return v.pipe(
    v.string(),
    v.nonEmpty('expected a text but found an empty one'),
    v.maxLength<string, number, (issue: { readonly received: string }) => string>(
      longest,
      ({ received }) => `expected at most ${longest} characters but found ${received}`,
    ),
  )
}

export function whole(least: number, most: number) {
  return v.pipe(
    v.number(),
    v.check(
      n => Number.isInteger(n) && n >= least && n <= most,
      ({ input }) => `expected a whole number from ${least} to ${most} but found ${input}`,
    ),
  )
}

export function some<S extends v.GenericSchema>(most: number, item: S) {
  return v.pipe(
    v.array(item),
    v.nonEmpty('expected at least one entry but found none'),
    v.maxLength(most, ({ received }) => `expected at most ${most} entries but found ${received}`),
  )
}

export function atMost<S extends v.GenericSchema>(most: number, item: S) {
  return v.pipe(
    v.array(item),
    v.maxLength(most, ({ received }) => `expected at most ${most} entries but found ${received}`),
  )
}

export function exactly<S extends v.GenericSchema>(count: number, item: S) {
  return v.pipe(
    v.array(item),
    v.length(count, ({ received }) => `expected ${count} entries but found ${received}`),
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

/** The rows of a table read with a die; whether they cover all dice is for the checks. */
export function dieTable<S extends v.GenericSchema>(item: S) {
  return some(20, v.strictObject({ to: whole(1, 20), is: item }))
}

export const id = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9][a-z0-9-]{0,39}$/,
    'expected 1 to 40 small letters, digits and hyphens, with no hyphen at the start',
  ),
)

export const sourced = { source: v.picklist(['rulebook', 'constrained', 'designed']), ref: text(400) }
