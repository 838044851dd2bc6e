import type { Battle, Unit } from '../../state.ts'
import type { Modifier } from '../01-words/dice.ts'
import { altitudeOf } from '../01-words/geometry.ts'
import { modelOf } from '../01-words/units.ts'

/** Speed, turn and climb of a unit as it flies now (3.3.1, 3.3.2). WL-3.3.2.f All rules but air combat use these. */

/** WL-3.3.2.c WL-3.3.2.d The Dive marker adds a point of speed, either Climb marker takes one. */
export function basicSpeed(battle: Battle, unit: Unit): number {
  if (unit.slow) return 0
  const model = modelOf(battle, unit)
  const rated =
    unit.throttle !== undefined && model.throttle
      ? model.throttle[unit.throttle].speed
      : (model.speed[altitudeOf(unit.square)] as number)
  const marker = unit.marker === 'dive' ? 1 : unit.marker === undefined ? 0 : -1
  return Math.max(0, rated - drag(battle, unit) + marker)
}

export function basicTurn(battle: Battle, unit: Unit): number {
  // WL-3.3.2.e A Slow marker outdoes everything else.
  if (unit.slow) return 0
  const model = modelOf(battle, unit)
  const rated =
    unit.throttle !== undefined && model.throttle
      ? model.throttle[unit.throttle].turn
      : (model.turn[altitudeOf(unit.square)] as number)
  // WL-3.3.2.i
  return Math.max(0, rated - drag(battle, unit))
}

/** WL-3.3.2.a WL-3.3.2.c WL-3.3.2.d What a rating is made of: what is printed first, then what hangs under the wings, then the marker. */
export function ratingParts(battle: Battle, unit: Unit, rating: 'speed' | 'turn'): Modifier[] {
  const total = rating === 'speed' ? basicSpeed(battle, unit) : basicTurn(battle, unit)
  const carried = drag(battle, unit)
  const marker = rating === 'turn' || unit.marker === undefined ? 0 : unit.marker === 'dive' ? 1 : -1
  // WL-3.3.2.e Nothing is left of what is printed where it is slow, or would be below 0.
  if (unit.slow || total === 0) return [{ id: rating, by: total }]
  const parts: Modifier[] = [{ id: rating, by: total + carried - marker }]
  if (carried > 0) parts.push({ id: 'drag', by: -carried })
  if (marker !== 0) parts.push({ id: marker > 0 ? 'dives' : 'climbs', by: marker })
  return parts
}

/** WL-3.3.2.a One point off for whatever hangs under the wings, however much of it. */
function drag(battle: Battle, unit: Unit): number {
  const { abilities } = modelOf(battle, unit)
  // WL-3.3.2.b WL-3.3.l Low Drag is for bomb loads alone.
  if (unit.load !== undefined && !abilities.lowDrag) return 1
  // WL-13.5.3.a The launchers stay when the rockets are gone; an Me 262 hardly feels them.
  const rockets = unit.aar !== undefined && !abilities.highSpeed
  return rockets || unit.tanks || unit.pod !== undefined ? 1 : 0
}

/** WL-3.3.b Half Movement Points for the first level climbed; 0 for a slow climb. */
export function climbCost(battle: Battle, unit: Unit): number {
  return modelOf(battle, unit).climb[altitudeOf(unit.square)] as number
}

/** WL-13.8.3.a WL-13.8.2.d WL-15.3.2.d An Me 262 unless it climbs, rocket planes under power, and whoever ends a dive straight down. */
export function isHighSpeed(battle: Battle, unit: Unit): boolean {
  if (unit.deeds.pointedDown || unit.throttle === 'full') return true
  return modelOf(battle, unit).abilities.highSpeed === true && unit.marker !== 'climb'
}

/** WL-13.6.a WL-13.6.c One aircraft left before its Max Losses. */
export function isSingle(unit: Unit): boolean {
  return unit.maxLosses - unit.losses === 1
}
