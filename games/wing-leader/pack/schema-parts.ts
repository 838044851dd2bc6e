import * as v from 'valibot'

/** Parts that the schemas of pack and scenarios share. */

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
export function wholeOr(least: number, most: number, ...signs: readonly string[]) {
  const named = signs.map(sign => JSON.stringify(sign)).join(', ')
  return v.pipe(
    v.union([v.number(), v.string()]),
    v.check(
      n => (typeof n === 'string' ? signs.includes(n) : Number.isInteger(n) && n >= least && n <= most),
      ({ input }) =>
        `expected a whole number from ${least} to ${most} or ${named} but found ${JSON.stringify(input)}`,
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

export const yes = v.exactOptional(v.literal(true))

export const id = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9][a-z0-9-]{0,39}$/,
    'expected 1 to 40 small letters, digits and hyphens, with no hyphen at the start',
  ),
)

export const sourced = { source: v.picklist(['rulebook', 'constrained', 'designed']), ref: text(400) }

/** WL-2.1.b A square of the map: column letter and altitude. */
export const square = v.pipe(
  v.string(),
  v.check(
    isSquare,
    ({ input }) => `expected a square of the map, A0 to Z19, but found ${JSON.stringify(input)}`,
  ),
)

export const column = v.pipe(
  v.string(),
  v.regex(/^[A-Z]$/, ({ received }) => `expected a column from A to Z but found ${received}`),
)

/** `C8-F8` or `C8`. */
export const squareRange = v.pipe(
  v.string(),
  v.check(
    range => range.split('-').length <= 2 && range.split('-').every(isSquare),
    ({ input }) =>
      `expected squares of the map such as "C8" or "C8-F8", A0 to Z19, but found ${JSON.stringify(input)}`,
  ),
)

function isSquare(name: string): boolean {
  return /^[A-Z](\d|1\d)$/.test(name)
}
