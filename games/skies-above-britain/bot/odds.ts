import type { Cup } from '@tallyho/engine'

export { cardsLeft } from '../rules/01-general/terms.ts'

/** What may be drawn and rolled. */

/** The mean of a number over all that lies in a cup. */
export function mean(cup: Cup, of: (id: string) => number): number {
  let sum = 0
  let all = 0
  for (const [id, count] of Object.entries(cup)) {
    if (count === 0) continue
    sum += count * of(id)
    all += count
  }
  return all > 0 ? sum / all : 0
}

export function average<T>(all: readonly T[], of: (one: T) => number): number {
  return all.length > 0 ? all.reduce((sum, one) => sum + of(one), 0) / all.length : 0
}

/** The mean of the better of two that are drawn together. */
export function betterOfTwo(worths: readonly number[]): number {
  const count = worths.length
  if (count < 2) return worths[0] ?? 0
  const pairs = (count * (count - 1)) / 2
  const sum = worths.toSorted((a, b) => b - a).reduce((all, worth, i) => all + worth * (count - 1 - i), 0)
  return sum / pairs
}

/** The chance that a D12 comes up to a number. */
export function reaches(number: number): number {
  return Math.max(0, Math.min(12, 13 - number)) / 12
}

/** Two dice, added. */
export function twoReach(number: number): number {
  let ways = 0
  for (let die = 1; die <= 12; die++) ways += Math.max(0, Math.min(12, 13 - (number - die)))
  return ways / 144
}
