import type { Setup } from '@tallyho/engine'
import type { BoardModule, Phase } from '@tallyho/kit/board.ts'
import { BY_MACHINE } from '@tallyho/kit/manners.ts'
import { loadBoard } from '../../boards.ts'
import { loadModule } from '../../games.ts'
import { isOneMove } from '../../table/session/sets.ts'
import { type Decision, machineGame } from './machine-game.ts'
import { type Several, severalAt } from './several.ts'

type Manners = Pick<BoardModule<unknown>['manners'], 'moves' | 'sets' | 'routine' | 'orders'>

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
  const gestures = games.map(({ match, decisions }) =>
    gesturesIn(decisions, manners, from => severalAt(match, decisions, from)),
  )
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  return {
    questions: sum(games.map(({ decisions }) => decisions.length)),
    gestures: sum(gestures.map(({ length }) => length)),
    turns: sum(games.map(({ steps }) => turnsIn(steps, phases))),
  }
}

/**
 * Questions that are one move are one gesture, and so are those for which there is one answer for several, and answers of
 * a plan that are laid as one heap. What a game begins with a standing order for is not asked, nor what the table answers by itself. A routine question is answered once and then by standing order, as long as the answer
 * stays the same. Where nothing but rare answers is left the table asks nothing.
 */
export function gesturesIn(
  decisions: readonly Decision[],
  manners: Manners,
  severalAt: (from: number) => Several | undefined = () => undefined,
): readonly Decision[] {
  const { moves = {}, routine = [], orders: given = [] } = manners
  const orders = new Map<string, string>()
  let heaps = new Set<string>()
  let flownTo = 0
  let [asOne, oneTo]: [readonly string[], number] = [[], 0]
  return decisions.filter((decision, i) => {
    const { ask, seat } = decision.choice
    if (i < flownTo || (i < oneTo && asOne.includes(ask)) || isNotAsked(decision)) return false
    if (given.some(one => one.ask === ask && (one.id === BY_MACHINE || one.id === decision.id))) return false
    flownTo = i + farthest(decision, decisions.slice(i))
    const before = decisions[i - 1]
    // A plan is laid heap by heap, in whatever order; the next one begins after a die.
    if (!before || before.at + 1 !== decision.at) heaps = new Set()
    if (decision.heap !== undefined) {
      if (heaps.has(decision.heap)) return false
      heaps.add(decision.heap)
    }
    if (before && areOneMove(before, decision, manners)) return false
    const order = `${seat} ${ask}`
    if (routine.includes(ask) && orders.get(order) === decision.id) return false
    const several = severalAt(i)
    if (several) [asOne, oneTo] = [[ask, ...(moves[ask] ?? [])], i + several.count]
    if (!routine.includes(ask)) return true
    const id = several?.id ?? decision.id
    const isOrdered = orders.get(order) === id
    orders.set(order, id)
    return !isOrdered
  })
}

/** The table ends by itself what can but be ended or answered by something rare, and gives what goes without asking. */
function isNotAsked({ id, unasked, choice: { options } }: Decision): boolean {
  if (unasked) return true
  const [only, another] = options.filter(({ rare }) => !rare)
  return only?.ends === true && !another && options.length > 1 && only.id === id
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
