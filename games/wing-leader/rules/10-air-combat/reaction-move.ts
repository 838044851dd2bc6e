import { noted, type Option, type Procedure } from '@tallyho/engine'
import type { Battle, Facing, Square, Unit } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { altitudeOf, distance, FACINGS, nameOf, neighbour, rise, turnBetween } from '../01-words/geometry.ts'
import { named } from '../01-words/units.ts'
import { sufferBarrage } from '../14-surface/barrage.ts'

/** The second move of an escort that reacts (10.4.2). WL-10.4.m It stands outside the move order. */

export interface ClosingOption extends Option {
  readonly facing: Facing
  readonly square: Square
}

const HALF_CIRCLE = 4

/** WL-10.4.2.c WL-Q-41 WL-Q-42 Straight to the fight by any shortest way, whatever it costs. */
export function* closeIn(battle: Battle, unit: Unit, goal: Square): Procedure {
  const from = unit.square
  unit.circling = false
  while (unit.square !== goal) {
    const options = closingSteps(unit, goal)
    const { facing, square } = yield* choose(unit.side, 'reaction.step', options, [`unit:${unit.no}`])
    const { track } = unit.deeds
    if (turnBetween(unit.facing, facing) === HALF_CIRCLE) track.push({ square: unit.square, how: 'reversed' })
    track.push({ square, how: 'entered', from: unit.square })
    unit.facing = facing
    unit.square = square
  }
  // WL-10.4.2.e WL-8.5.d
  if (altitudeOf(goal) > altitudeOf(from)) unit.marker = 'climb'
  if (altitudeOf(goal) < altitudeOf(from)) unit.marker = 'dive'
  if (noted()) note('WL-10.4.2.c', 'closed-in', { ...named(unit), from: nameOf(from), to: nameOf(goal) })
  // WL-Q-43
  yield* sufferBarrage(battle, unit)
}

/** WL-10.4.2.d WL-EX-42 Every point brings it closer; half a circle is turned only where there is no other way. */
function closingSteps(unit: Unit, goal: Square): ClosingOption[] {
  const closing: ClosingOption[] = []
  const levels = Math.sign(altitudeOf(goal) - altitudeOf(unit.square))
  for (const facing of FACINGS) {
    const square = neighbour(unit.square, facing)
    if (square === undefined || distance(square, goal) >= distance(unit.square, goal)) continue
    // Up or down, not both (8.5.a).
    if (rise(facing) !== 0 && rise(facing) !== levels) continue
    closing.push({ id: `step/${facing}`, on: [`square:${nameOf(square)}`], facing, square })
  }
  const easy = closing.filter(({ facing }) => turnBetween(unit.facing, facing) !== HALF_CIRCLE)
  return easy.length > 0 ? easy : closing
}
