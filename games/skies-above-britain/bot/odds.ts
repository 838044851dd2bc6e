export { average, cardsLeft, mean, reaches, twoReach } from '../rules/01-general/odds.ts'

/** The mean of the better of two that are drawn together. */
export function betterOfTwo(worths: readonly number[]): number {
  const count = worths.length
  if (count < 2) return worths[0] ?? 0
  const pairs = (count * (count - 1)) / 2
  const sum = worths.toSorted((a, b) => b - a).reduce((all, worth, i) => all + worth * (count - 1 - i), 0)
  return sum / pairs
}
