import { seenBy } from '@tallyho/bots'
import {
  type GameModule,
  type GameRecord,
  Match,
  type Option,
  random,
  recordOf,
  type Setup,
  seeded,
} from '@tallyho/engine'
import type { Moment } from './plan.ts'

/** A question somewhere in a game: how many answers came before it, and how much of the board it lights. */
interface Asked {
  readonly at: number
  readonly lit: number
}

/** Where in a game of these questions the moments begin. The fullest board is looked for away from both ends. */
export function momentsIn(asked: readonly Asked[]): Readonly<Record<Moment, number>> {
  const inner = asked.slice(Math.floor(asked.length * 0.15), Math.ceil(asked.length * 0.85))
  const busy = inner.reduce<Asked | undefined>(
    (most, one) => (most && most.lit >= one.lit ? most : one),
    undefined,
  )
  const late = asked[Math.floor(asked.length * 0.93)]
  return { early: 0, busy: busy?.at ?? 0, late: late?.at ?? 0 }
}

/** One game of the machine against itself, as files that begin at its moments: the same in every run. */
export function recordsOf<S>(module: GameModule<S>, setup: Setup, seed: number): Record<Moment, GameRecord> {
  const { game, heuristic } = module
  const match = new Match(game, setup)
  const chance = seeded(seed)
  const numbers = random(seed)
  const asked: Asked[] = []
  match.settleAll(chance)
  while (match.pause) {
    for (const seat of game.seats) {
      const seen = seenBy(match, seat, numbers)
      if (!seen) continue
      asked.push({ at: match.journal.length, lit: litBy(seen.choice.options) })
      match.choose(seat, seen.choice.options[heuristic(seen)]?.id ?? '')
    }
    match.settleAll(chance)
  }
  const at = momentsIn(asked)
  const record = (moment: Moment) => recordOf(match.fork(at[moment]), module.words)
  return { early: record('early'), busy: record('busy'), late: record('late') }
}

function litBy(options: readonly Option[]): number {
  return new Set(options.flatMap(({ on = [] }) => on)).size
}
