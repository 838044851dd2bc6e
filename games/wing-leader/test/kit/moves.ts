import type { Procedure, Step } from '@tallyho/engine'
import { ids, type Played, pauseAfter, script } from '@tallyho/engine/proof/script'
import { beginMovement } from '../../rules/06-turn/move-order.ts'
import { fly } from '../../rules/08-movement/flight.ts'
import type { Battle, Facing, Movement, Unit } from '../../state.ts'
import { type Line, the, whereIs } from './table.ts'

/** Moves of single units, outside the move order. */

/** The Movement Phase begins, and it is this unit's turn. */
export function moveOf(battle: Battle, id: string): Procedure<Step> {
  return steered(wholeMoveOf(battle, id))
}

/** The same with the question whether it keeps its course. */
export function wholeMoveOf(battle: Battle, id: string): Procedure<Step> {
  script(beginMovement(battle), [], ['movement.dogfights'])
  return turnOf(battle, id)
}

/** Another unit's turn in the same phase. */
export function nextMove(battle: Battle, id: string): Procedure<Step> {
  return steered(turnOf(battle, id))
}

function turnOf(battle: Battle, id: string): Procedure<Step> {
  const movement = battle.movement as Movement
  movement.queue = [the(battle, id).no]
  return fly(battle)
}

/** By somebody who steers by himself wherever he is asked whether to keep the course. */
function* steered<T>(procedure: Procedure<T>): Procedure<T> {
  let turn = procedure.next(undefined as never)
  while (!turn.done) {
    const pause = turn.value
    const asks = pause.kind === 'choice' && pause.ask === 'move.course'
    turn = procedure.next(asks ? pause.options.findIndex(({ id }) => id === 'steer') : yield pause)
  }
  return turn.value
}

/** The unit moves as these lines say. */
export function flown(battle: Battle, id: string, ...lines: readonly Line[]): Played<Step> {
  return script(moveOf(battle, id), lines)
}

/** ... as the next in the same phase. */
export function thenFlown(battle: Battle, id: string, ...lines: readonly Line[]): Played<Step> {
  return script(nextMove(battle, id), lines)
}

/** What it is offered after these answers. */
export function offered(battle: Battle, id: string, ...lines: readonly Line[]): string[] {
  return ids(pauseAfter(moveOf(battle, id), lines))
}

/** The directions among the answers. */
export function ways(options: readonly string[]): Facing[] {
  return options.filter(id => id.startsWith('step/')).map(id => Number(id.slice(5)) as Facing)
}

export const plan = (id: string): Line => `move.plan ${id}`
/** Squares flown in these directions, one after the other. */
export const step = (...facings: readonly Facing[]): Line =>
  `move.step ${facings.map(facing => `step/${facing}`).join(' ')}`
export const act = (id: string): Line => `move.step ${id}`
export const face = (facing: Facing): Line => `move.face face/${facing}`

/** Square and facing in one word: `G13>0`. */
export function at(battle: Battle, id: string): string {
  const unit: Unit = the(battle, id)
  return `${whereIs(unit)}>${unit.facing}`
}

/** The price of a step that is offered, in whole and half points. */
export function priceOf(
  battle: Battle,
  id: string,
  facing: Facing,
  ...lines: readonly Line[]
): number | undefined {
  const pause = pauseAfter(moveOf(battle, id), lines)
  if (pause.kind !== 'choice') return undefined
  const option = pause.options.find(one => one.id === `step/${facing}`) as
    | { readonly cost?: number }
    | undefined
  return option?.cost === undefined ? undefined : option.cost / 2
}
