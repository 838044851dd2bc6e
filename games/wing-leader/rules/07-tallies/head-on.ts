import type { Battle, Facing, Square, Unit } from '../../state.ts'
import { isAhead, neighbour } from '../01-words/geometry.ts'
import { unitAt } from '../01-words/units.ts'

/** Meeting one's target head-on while it is elsewhere (7.2.3, 10.3). */

/** Where the unit's tally is: on an enemy, or on a balloon. */
export function targetSquare(battle: Battle, unit: Unit): Square | undefined {
  if (unit.tally !== undefined) return unitAt(battle, unit.tally).square
  return unit.balloon === undefined ? undefined : battle.balloons[unit.balloon]?.square
}

/** WL-7.2.3.c WL-10.4.d Would a step this way take it into its target's square from ahead of the target? */
export function entersHeadOn(battle: Battle, unit: Unit, facing: Facing): boolean {
  if (unit.tally === undefined) return false
  const target = unitAt(battle, unit.tally)
  if (neighbour(unit.square, facing) !== target.square) return false
  // WL-8.1.2.b A Lufbery has no front.
  if (target.lufbery || target.dogfight !== undefined) return false
  return isAhead(target.square, target.facing, unit.square) && !hasBeenIn(unit, target.square)
}

/** WL-7.2.3.d The second time is not head-on. */
function hasBeenIn(unit: Unit, square: Square): boolean {
  for (const leg of unit.deeds.track) if (leg.how === 'entered' && leg.square === square) return true
  return unit.deeds.began === square
}

/** WL-7.2.3.e The other, in the same square, came there this phase from ahead of this unit as it faced then. */
export function cameHeadOn(unit: Unit, other: Unit, facing = unit.facing): boolean {
  if (unit.lufbery || other.dogfight !== undefined) return false
  const last = other.deeds.track.findLast(({ how }) => how === 'entered')
  return last?.from !== undefined && isAhead(unit.square, facing, last.from)
}
