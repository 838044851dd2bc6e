import { exactly, whole } from '@tallyho/forms'
import * as v from 'valibot'

/** One of many names: `what` says in words how they are written. */
export function oneOf<const T extends string>(names: readonly T[], what: string) {
  return v.pipe(
    v.string(),
    v.check(
      input => names.some(name => name === input),
      ({ input }) => `expected ${what} but found ${JSON.stringify(input)}`,
    ),
    v.transform(input => input as T),
  )
}

/** A cell, or a step from one to another. */
export function vector(least: number, most: number) {
  return v.pipe(
    exactly(2, whole(least, most)),
    v.transform(([a = 0, b = 0]): [a: number, b: number] => [a, b]),
  )
}
