import { noted } from '@tallyho/engine'
import type { Battle, Facing, Square, Unit } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { columnOf, distance, isAhead, neighbour } from '../01-words/geometry.ts'
import { isEscort, isFighter, isFighterBomber, type NamedUnit, named, unitAt } from '../01-words/units.ts'
import { canSee } from '../04-sky.ts'
import { changeMission } from '../09-command/escorts.ts'
import { leadsWing, leaveWing } from '../09-command/wings.ts'
import { jettisonLoad } from '../15-bombing/attacks.ts'

/** WL-7.2.a WL-15.2.4.a WL-15.2.4.b WL-15.2.4.c Fighters, and fighter-bombers with their load; unbroken (10.7.1). */
export function canTally(battle: Battle, unit: Unit): boolean {
  return !unit.broken && (isFighter(unit) || isFighterBomber(battle, unit))
}

/** WL-1.1.l One tally at most, on a unit or on a balloon. */
export function hasTally(unit: Unit): boolean {
  return unit.tally !== undefined || unit.balloon !== undefined
}

export const TALLY_REACH = 9

/** WL-7.2.c On the map, in sight, and less than ten squares away. */
export function canReach(battle: Battle, unit: Unit, target: Unit): boolean {
  return (
    target.at === 'map' &&
    distance(unit.square, target.square) <= TALLY_REACH &&
    canSee(battle, unit.square, target.square)
  )
}

/** A tally by roll, reaction or combat; a wing leader's breaks up his wing (9.5.2.c). WL-7.2.4.a */
export function gainTally(battle: Battle, unit: Unit, target: Unit): void {
  if (leadsWing(battle, unit)) leaveWing(battle, unit)
  placeTally(battle, unit, target)
}

/** WL-7.2.1.b WL-7.2.2.g WL-2.1.i In place of any tally before; the Vector marker is the Tally's other face. */
export function placeTally(battle: Battle, unit: Unit, target: Unit): void {
  unit.tally = target.no
  unit.balloon = undefined
  unit.vector = undefined
  unit.formUp = undefined
  endStrafing(unit)
  if (noted()) note('WL-7.2.1.b', 'tallied', { ...named(unit), target: named(target) })
  // WL-15.2.4.a The load goes, and with it the profile and the bombing mission.
  if (isFighterBomber(battle, unit)) jettisonLoad(battle, unit)
  // WL-9.2.2.2.a
  if (isEscort(unit)) changeMission(battle, unit, 'sweep')
  // WL-7.1.b
  alert(unit)
}

/** WL-15.3.7.a WL-15.2.3.b Strafing ends where a tally begins. */
export function endStrafing(unit: Unit): void {
  unit.profile = undefined
  unit.strafing = undefined
}

/** WL-7.2.2.h Back to what its mission asks; one on its way home goes on home. */
export function loseTally(battle: Battle, unit: Unit): void {
  const { tally, balloon } = unit
  unit.tally = undefined
  unit.balloon = undefined
  if (tally !== undefined && noted())
    note('WL-7.2.2.h', 'tally-lost', { ...named(unit), target: named(unitAt(battle, tally)) })
  if (balloon !== undefined && noted()) note('WL-14.3.b', 'balloon-lost', { ...named(unit), balloon })
}

/** WL-7.2.2.a The target is gone. */
export function loseTalliesOn(battle: Battle, target: Unit): void {
  for (const unit of battle.units) if (unit.tally === target.no) loseTally(battle, unit)
}

const BALLOON_REACH = 4

/** WL-14.3.a Columns alone count. */
export function isNearBalloon(battle: Battle, unit: Unit, balloon: number): boolean {
  const square = battle.balloons[balloon]?.square
  return square !== undefined && Math.abs(columnOf(square) - columnOf(unit.square)) <= BALLOON_REACH
}

/** WL-14.3.b By its own moving: looked at when a move is over. */
export function loseFarBalloon(battle: Battle, unit: Unit): void {
  if (unit.balloon !== undefined && !isNearBalloon(battle, unit, unit.balloon)) loseTally(battle, unit)
}

/** WL-7.1.a WL-7.1.e Fighters alone have an alert state, and once alerted they stay so. */
export function alert(unit: Unit): void {
  if (unit.alerted || !isFighter(unit)) return
  unit.alerted = true
  if (noted()) note('WL-7.1.e', 'alerted', named(unit))
}

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

/** WL-10.0.a Whom a unit has sighted and shares a square with: what the log tells of its move. */
export function attackedBy(battle: Battle, { tally, square }: Unit): { readonly attacks?: NamedUnit } {
  const prey = tally === undefined ? undefined : unitAt(battle, tally)
  return prey?.at === 'map' && prey.square === square ? { attacks: named(prey) } : {}
}
