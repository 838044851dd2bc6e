import { expect } from 'vitest'
import { standard, stepAt } from '../../pack/index.ts'
import type { CardNumber, Steps, TargetCard, TargetSpec } from '../../pack/types.ts'

/** The standard pack by name. */

export const pack = standard
export const { tables } = pack

export function only<T>(list: readonly T[], what: (one: T) => boolean): T {
  const [found, ...more] = list.filter(what)
  if (found === undefined || more.length > 0) throw new Error(`Not one but ${list.filter(what).length}`)
  return found
}

export const target = (id: string): TargetSpec => only(pack.targets, one => one.id === id)
export const targetCard = (card: CardNumber): TargetCard => only(pack.targetCards, one => one.card === card)
export const cardsOn = (id: string) => pack.targetCards.filter(card => card.target === id)
export const typeOf = (card: TargetCard) => target(card.target).type

/** The values of a chart for 0 up to a number. */
export function valuesTo<T>(steps: Steps<T>, last: number): T[] {
  return Array.from({ length: last + 1 }, (_, n) => stepAt(steps, n))
}

export function expectRising(values: readonly number[], what = ''): void {
  expect(values, what).toEqual([...values].sort((a, b) => a - b))
}

/** As even as can be: no group has two more than another. */
export function expectEven(letters: readonly string[], what: string): void {
  const counts = ['A', 'B', 'C'].map(letter => letters.filter(one => one === letter).length)
  expect(Math.max(...counts) - Math.min(...counts), `${what}: ${counts}`).toBeLessThanOrEqual(1)
}

export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}
