import type { Bot, GameModule, Seen } from '@tallyho/engine'

/** One answer is tried for so many games, but never more than these: then each gets too few to tell it from the others. */
const EACH = 8
const MOST = 16

/** Answers that are tried beside the usual one at most. */
export function mostTried(playouts: number): number {
  return Math.max(2, Math.min(MOST, Math.floor(playouts / EACH)))
}

/**
 * The answers that are worth a trial beside the usual one. Where there are more than the games suffice for: those that the
 * game's own player would take next, if it could not have its will, and as many at random, for what it never thinks of.
 */
export function candidates<S>(
  { heuristic }: GameModule<S>,
  seen: Seen<S>,
  usual: number,
  playouts: number,
): readonly number[] {
  const { choice, random } = seen
  const most = mostTried(playouts)
  const left = choice.options.map((_, index) => index).filter(index => index !== usual)
  if (left.length <= most) return left
  const found: number[] = []
  while (found.length < most) {
    const next = found.length < most / 2 ? left.indexOf(nextBest(heuristic, seen, left)) : random(left.length)
    found.push(...left.splice(next, 1))
  }
  return found
}

/** What a player takes of a part of the answers. */
export function nextBest<S>(bot: Bot<S>, seen: Seen<S>, among: readonly number[]): number {
  const { view, choice, random } = seen
  const options = among.flatMap(index => choice.options[index] ?? [])
  const taken = bot({ view, choice: { ...choice, options }, random, position: () => seen.position() })
  return among[taken] ?? among[0] ?? 0
}
