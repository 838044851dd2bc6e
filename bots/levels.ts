import type { Bot, GameModule, Seen } from '@tallyho/engine'
import { nextBest } from './candidates.ts'
import { search } from './search.ts'

/** How well the machine plays. */
export const LEVELS = ['cadet', 'regular', 'veteran', 'ace'] as const
export type Level = (typeof LEVELS)[number]

/** About so many seconds a level thinks of a decision. They are counted in games: a slow machine plays as well as a quick one. */
const SECONDS = { veteran: 1, ace: 4 } as const satisfies Partial<Record<Level, number>>

/** Whether a level tries answers out before it takes one. */
export function thinksAhead(level: string): level is keyof typeof SECONDS {
  return Object.hasOwn(SECONDS, level)
}

/** Games that a level tries out for one decision. */
export function gamesAt<S>({ thinking }: GameModule<S>, level: keyof typeof SECONDS): number {
  return SECONDS[level] * thinking.second
}

/** The machine at one level. */
export function botAt<S>(module: GameModule<S>, level: Level, playouts?: number): Bot<S> {
  if (!thinksAhead(level)) return level === 'cadet' ? seen => cadet(module, seen) : module.heuristic
  const games = playouts ?? gamesAt(module, level)
  return seen => search(module, seen, games).index
}

/** He knows the rules and what is worth doing, but not every answer occurs to him: he takes what seems best of the rest, or any. */
function cadet<S>({ heuristic, thinking }: GameModule<S>, seen: Seen<S>): number {
  const { choice, random } = seen
  const thoughtOf = choice.options.map((_, index) => index).filter(() => random(100) >= thinking.slips)
  return thoughtOf.length === 0 ? random(choice.options.length) : nextBest(heuristic, seen, thoughtOf)
}
