import { d6, type Procedure } from '@tallyho/engine'

/** Two dice and their total, before modifiers. */
export interface TwoDice {
  readonly a: number
  readonly b: number
  readonly total: number
}

/** WL-2.1.p Two six-sided dice, rolled one after the other: `what.1` and `what.2`. */
export function* twoDice(what: string): Procedure<TwoDice> {
  const a = yield* d6(`${what}.1`)
  const b = yield* d6(`${what}.2`)
  return { a, b, total: a + b }
}

/** One entry of a note's `modifiers`: what it is for and what it adds. A type, so that a note can carry it. */
export type Modifier = {
  readonly id: string
  readonly by: number
}

export function sumOf(modifiers: readonly Modifier[]): number {
  let sum = 0
  for (const { by } of modifiers) sum += by
  return sum
}

/** WL-1.2.a WL-1.2.b Rounded to the nearest whole number, a half upward. */
export function divided(number: number, by: number): number {
  return Math.floor(number / by + 0.5)
}

/** The row of a table for a total: a row holds from its own total upward, the lowest for everything below it too. */
export function rowAt<R extends { readonly total: number }>(rows: readonly R[], total: number): R {
  let found = rows[0] as R
  for (const row of rows) if (row.total <= total) found = row
  return found
}
