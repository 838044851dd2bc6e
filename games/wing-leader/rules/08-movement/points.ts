import type { Battle, Facing, Flight, Unit } from '../../state.ts'
import { altitudeOf, DOWN, rise, turnBetween, UP } from '../01-words/geometry.ts'
import { isFighter, modelOf } from '../01-words/units.ts'
import { climbCost } from '../03-aircraft/ratings.ts'
import { isBalbo } from '../09-command/wings.ts'

/** What movement costs, and how much a unit may spend (8.2, 8.3). All in half Movement Points. */

/** One Movement Point. */
export const POINT = 2
export const NEVER = Number.POSITIVE_INFINITY

const HALF_CIRCLE = 4

/** WL-8.1.1.a WL-8.3.e WL-EX-22 WL-EX-23 Turning is free but for a half circle. */
export function turnCost(battle: Battle, unit: Unit, flight: Flight, facing: Facing): number {
  // WL-8.1.1.b WL-Q-17 Points spent on circling cover any turn.
  if (flight.circled) return 0
  if (turnBetween(unit.facing, facing) === HALF_CIRCLE) return POINT
  return paysForBalbo(battle, unit, flight, facing) ? POINT : 0
}

/** WL-9.5.6.d A turn that is free for all others. */
export function paysForBalbo(battle: Battle, unit: Unit, { circled }: Flight, facing: Facing): boolean {
  const eighths = turnBetween(unit.facing, facing)
  return eighths > 1 && eighths < HALF_CIRCLE && !circled && isBalbo(battle, unit)
}

/** What the square ahead in a direction costs, turn apart; NEVER if the unit cannot climb or dive into it. */
export function stepCost(battle: Battle, unit: Unit, flight: Flight, facing: Facing): number {
  const levels = rise(facing)
  // WL-8.3.a
  if (levels === 0) return POINT
  // WL-8.5.a Up or down in one phase, not both.
  if (levels < 0) {
    if (flight.climbed > 0) return NEVER
    // WL-8.3.b
    return facing === DOWN ? POINT / 2 : POINT
  }
  if (flight.dived > 0) return NEVER
  // WL-13.8.2.e
  if (unit.throttle === 'none') return NEVER
  // WL-13.8.2.c WL-EX-60
  if (unit.throttle === 'full') return facing === UP ? POINT / 2 : POINT
  // WL-8.3.d
  if (flight.climbed > 0) return 2 * POINT
  // WL-8.3.c WL-Q-19 An S climbs in its own way (8.5.1).
  return climbCost(battle, unit) || NEVER
}

/** WL-Q-30 A loaded unit does not climb where its card gives no bomb value. */
export function isTooHighForLoad(battle: Battle, unit: Unit, square: number): boolean {
  if (unit.load === undefined || unit.load === 'cargo') return false
  return (
    altitudeOf(square) > altitudeOf(unit.square) &&
    modelOf(battle, unit).bombs[altitudeOf(square)] === undefined
  )
}

/** WL-13.8.a WL-3.3.k WL-3.3.2.j The ability counts, whatever the speed rating. */
export function isJet(battle: Battle, unit: Unit): boolean {
  return modelOf(battle, unit).abilities.jet === true
}

/** WL-13.8.a WL-13.8.2.a WL-3.3.s */
export function isRocketPlane(battle: Battle, unit: Unit): boolean {
  return modelOf(battle, unit).abilities.rocket === true
}

const SLOW_ALLOWANCE = 2 * POINT
const FAST_ALLOWANCE = 3 * POINT
const JET_ALLOWANCE = 4 * POINT

/** A bomber's points, and those of whoever flies at its side. WL-8.2.a WL-8.2.b WL-9.2.1.a WL-15.2.1.b */
export function bomberAllowance(battle: Battle, bomber: Unit): number {
  return isJet(battle, bomber) ? FAST_ALLOWANCE : SLOW_ALLOWANCE
}

export function throttleAllowance(throttle: NonNullable<Unit['throttle']>): number {
  return throttle === 'full' ? JET_ALLOWANCE : SLOW_ALLOWANCE
}

/** A fighter's points when it hunts, supports, goes home, or follows its Vector. WL-8.2.b WL-8.2.d WL-9.2.3.g */
export function fighterAllowance(battle: Battle, unit: Unit): number {
  // WL-13.8.2.c WL-13.8.2.e
  if (unit.throttle !== undefined) return throttleAllowance(unit.throttle)
  return isJet(battle, unit) && isFighter(unit) ? JET_ALLOWANCE : FAST_ALLOWANCE
}

/** WL-9.2.3.d WL-9.2.3.g WL-Q-24 Two squares a turn on a sweep, alerted or not; jets four. */
export function sweepAllowance(battle: Battle, unit: Unit): number {
  if (unit.throttle !== undefined) return fighterAllowance(battle, unit)
  return isJet(battle, unit) ? JET_ALLOWANCE : SLOW_ALLOWANCE
}
