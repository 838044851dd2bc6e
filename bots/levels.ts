import type { Bot, GameModule, Seen } from '@tallyho/engine'
import { nextBest } from './candidates.ts'
import { search } from './search.ts'

/** How well the machine plays. */
export const LEVELS = ['cadet', 'regular', 'veteran', 'ace'] as const
export type Level = (typeof LEVELS)[number]

/** Games that are tried out for one decision. */
export const PLAYOUTS = { veteran: 64, ace: 400 } as const satisfies Partial<Record<Level, number>>

/** Whether a level tries answers out before it takes one. */
export function thinksAhead(level: string): level is keyof typeof PLAYOUTS {
  return Object.hasOwn(PLAYOUTS, level)
}

/** The machine at one level. */
export function botAt<S>(module: GameModule<S>, level: Level, playouts?: number): Bot<S> {
  if (!thinksAhead(level)) return level === 'cadet' ? seen => cadet(module, seen) : module.heuristic
  const games = playouts ?? PLAYOUTS[level]
  return seen => search(module, seen, games).index
}

/** He knows the rules and what is worth doing, but not every answer occurs to him: he takes what seems best of the rest. */
function cadet<S>({ heuristic, thinking }: GameModule<S>, seen: Seen<S>): number {
  const { choice, random } = seen
  const thoughtOf = choice.options.map((_, index) => index).filter(() => random(100) >= thinking.slips)
  return thoughtOf.length === 0 ? heuristic(seen) : nextBest(heuristic, seen, thoughtOf)
}
