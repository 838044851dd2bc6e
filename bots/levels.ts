import type { Bot, GameModule, Seen } from '@tallyho/engine'
import { nextBest } from './candidates.ts'
import { search } from './search.ts'

/** How well the machine plays. */
export const LEVELS = ['cadet', 'regular', 'veteran', 'ace'] as const
export type Level = (typeof LEVELS)[number]

/** Games that are tried out for one decision. */
export const PLAYOUTS = { veteran: 64, ace: 400 } as const satisfies Partial<Record<Level, number>>

/** How often in a hundred a cadet does not see what he would have done. */
const OVERLOOKED = 30

/** The machine at one level. */
export function botAt<S>(module: GameModule<S>, level: Level, playouts?: number): Bot<S> {
  if (level === 'cadet') return seen => cadet(module, seen)
  if (level === 'regular') return module.heuristic
  const effort = { playouts: playouts ?? PLAYOUTS[level] }
  return seen => search(module, seen, effort).index
}

/** He knows the rules and what to do, but overlooks things: then he does what seems best of the rest. */
function cadet<S>({ heuristic }: GameModule<S>, seen: Seen<S>): number {
  const { choice, random } = seen
  const usual = heuristic(seen)
  if (choice.options.length < 2 || random(100) >= OVERLOOKED) return usual
  const rest = choice.options.map((_, index) => index).filter(index => index !== usual)
  return nextBest(heuristic, seen, rest)
}
