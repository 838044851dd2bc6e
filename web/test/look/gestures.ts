import type { Setup } from '@tallyho/engine'
import type { BoardModule, Phase } from '@tallyho/kit/board.ts'
import { loadBoard } from '../../boards.ts'
import { loadModule } from '../../games.ts'
import { isOneMove } from '../../table/sets.ts'
import { type Decision, machineGame } from './machine-game.ts'

type Manners = Pick<BoardModule<unknown>['manners'], 'moves' | 'sets' | 'routine'>

/** What a person does in a game: questions that are asked, gestures that answer them, turns it lasts. */
export interface Gestures {
  readonly questions: number
  readonly gestures: number
  readonly turns: number
}

const SEEDS = [1, 2, 3, 4, 5]

/** Some games of the machine against itself, as a person would have played them at the table. */
export async function gesturesOf(game: string, scenario: string): Promise<Gestures> {
  const [module, { manners, phases }] = await Promise.all([loadModule(game), loadBoard(game)])
  const setup: Setup = { scenario, pack: 'standard', options: {} }
  const games = SEEDS.map(seed => machineGame(module, setup, seed, manners))
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  return {
    questions: sum(games.map(({ decisions }) => decisions.length)),
    gestures: sum(games.map(({ decisions }) => gesturesIn(decisions, manners))),
    turns: sum(games.map(({ steps }) => turnsIn(steps, phases))),
  }
}

/**
 * Questions that are one move are one gesture, and so are answers of a plan that are laid as one heap. A routine question is answered once and then by standing order, as long
 * as the answer stays the same.
 */
export function gesturesIn(decisions: readonly Decision[], manners: Manners): number {
  const { routine = [] } = manners
  const orders = new Map<string, string>()
  let heaps = new Set<string>()
  let flownTo = 0
  return decisions.filter((decision, i) => {
    const { ask, seat } = decision.choice
    if (i < flownTo) return false
    flownTo = i + farthest(decision, decisions.slice(i))
    const before = decisions[i - 1]
    // A plan is laid heap by heap, in whatever order; the next one begins after a die.
    if (!before || before.at + 1 !== decision.at) heaps = new Set()
    if (decision.heap !== undefined) {
      if (heaps.has(decision.heap)) return false
      heaps.add(decision.heap)
    }
    if (before && areOneMove(before, decision, manners)) return false
    if (!routine.includes(ask)) return true
    const isOrdered = orders.get(`${seat} ${ask}`) === decision.id
    orders.set(`${seat} ${ask}`, decision.id)
    return !isOrdered
  }).length
}

/** How many of the answers that follow are given at once, as one that lies farther off. */
function farthest({ far }: Decision, answers: readonly Decision[]): number {
  const given = far.filter(ids => ids.every((id, i) => answers[i]?.id === id))
  return Math.max(0, ...given.map(({ length }) => length))
}

/** The same seat is asked, no die fell, and the board says that the one follows the other. */
function areOneMove(before: Decision, { choice, at }: Decision, manners: Manners): boolean {
  if (before.choice.seat !== choice.seat || before.at + 1 !== at) return false
  return isOneMove(before.choice, before.id, choice, manners)
}

/** A turn ends where the sequence of play goes back to an earlier phase. */
export function turnsIn(steps: readonly string[], phases: readonly Phase[]): number {
  const order = steps.map(step => phases.findIndex(phase => phase.steps.includes(step)))
  return 1 + order.filter((phase, i) => i > 0 && phase < (order[i - 1] ?? 0)).length
}
