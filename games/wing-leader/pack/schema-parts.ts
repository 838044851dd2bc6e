import * as v from 'valibot'

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
