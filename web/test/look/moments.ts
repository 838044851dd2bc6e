import { type GameModule, type GameRecord, recordOf, type Setup } from '@tallyho/engine'
import { type Decision, machineGame } from './machine-game.ts'
import type { Moment } from './plan.ts'

/** Where in a game of these decisions the moments begin. The fullest board is looked for away from both ends. */
export function momentsIn(decisions: readonly Decision[]): Readonly<Record<Moment, number>> {
  const { length } = decisions
  const inner = decisions.slice(Math.floor(length * 0.15), Math.ceil(length * 0.85))
  const fullest = Math.max(...inner.map(litBy))
  const busy = inner.find(one => litBy(one) === fullest)
  const late = decisions[Math.floor(length * 0.93)]
  return { early: 0, busy: busy?.at ?? 0, late: late?.at ?? 0 }
}

function litBy({ choice }: Decision): number {
  return new Set(choice.options.flatMap(({ on = [] }) => on)).size
}

/** One game of the machine against itself, as files that end where its moments begin. */
export function recordsOf<S>(module: GameModule<S>, setup: Setup, seed: number): Record<Moment, GameRecord> {
  const { match, decisions } = machineGame(module, setup, seed)
  const at = momentsIn(decisions)
  const record = (moment: Moment) => recordOf(match.fork(at[moment]), module.words)
  return { early: record('early'), busy: record('busy'), late: record('late') }
}
