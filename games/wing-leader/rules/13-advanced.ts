import { noted, type Option, type Procedure } from '@tallyho/engine'
import type { Edge, Side, SurfaceKind } from '../pack/types.ts'
import type { Battle, Flight, Surface, Unit, UnitNo } from '../state.ts'
import { choose, note } from '../vocabulary.ts'
import { altitudeOf } from './01-words/geometry.ts'
import { isEscort, isFighter, modelOf, named, unitAt } from './01-words/units.ts'
import { isSingle } from './03-aircraft/ratings.ts'
import { placeFirstVector, settle, startOf } from './05-set-up/placement.ts'
import { facingOf } from './05-set-up/set-up.ts'
import { facingOptions } from './08-movement/move-options.ts'
import { POINT } from './08-movement/points.ts'
import { levelFacings, owesDive } from './09-command/conduct.ts'
import { changeMission } from './09-command/escorts.ts'
import { removeUnit } from './12-end/end.ts'
import { isSuppressed, surfaceAt, typeOf } from './14-surface/surface.ts'

/** The Lufbery circle (13.4.3). */

/** WL-8.3.g In and out. */
export const LUFBERY_COST = 2 * POINT

/** WL-13.4.3.a WL-7.1.f Alerted, unbroken fighters; WL-13.4.3.c not one that has met an enemy in this move. */
export function canEnterLufbery(unit: Unit, flight: Flight): boolean {
  if (flight.left < LUFBERY_COST || flight.metEnemy || flight.passing || owesDive(unit, flight)) return false
  if (!isFighter(unit) || !unit.alerted || unit.lufbery || unit.profile !== undefined) return false
  // WL-13.4.3.d WL-9.2.6.e WL-13.6.b
  return !unit.broken && unit.home === undefined && !isSingle(unit)
}

/** Level, and round and round for the rest of the move. */
export function* enterLufbery(battle: Battle, unit: Unit, flight: Flight): Procedure {
  const options = facingOptions(levelFacings(unit))
  unit.facing = (yield* choose(unit.side, 'move.face', options, [`unit:${unit.no}`])).facing
  unit.lufbery = true
  unit.circling = false
  flight.spent += flight.left
  flight.left = 0
  flight.over = true
  unit.deeds.track.push({ square: unit.square, how: 'circled' })
  note('WL-13.4.3.a', 'lufbery', named(unit))
  // WL-9.2.2.2.c WL-13.4.3.e
  if (isEscort(unit)) changeMission(battle, unit, 'sweep')
}

/** Rocket planes: throttle, fuel and landing (13.8.2). */

export interface ThrottleOption extends Option {
  readonly throttle: 'full' | 'none'
}

const FULL: ThrottleOption = { id: 'full', throttle: 'full' }
const GLIDE: ThrottleOption = { id: 'none', throttle: 'none' }

/** WL-13.8.2.a Full throttle or none, every turn. False if it has landed. */
export function* setThrottle(battle: Battle, unit: Unit): Procedure<boolean> {
  const options = throttlesOf(unit)
  const { throttle } = yield* choose(unit.side, 'move.throttle', options, [`unit:${unit.no}`])
  // WL-13.8.2.b WL-13.8.2.d The ratings follow the throttle.
  unit.throttle = throttle
  const fuel = (unit.fuel ?? 0) - (throttle === 'full' ? 1 : 0)
  unit.fuel = fuel
  if (noted()) note('WL-13.8.2.a', 'throttle', { ...named(unit), throttle, fuel })
  // WL-13.8.2.g
  if (throttle === 'full' || altitudeOf(unit.square) > 0) return true
  note('WL-13.8.2.g', 'landed', named(unit))
  removeUnit(battle, unit, 'escaped')
  return false
}

function throttlesOf(unit: Unit): ThrottleOption[] {
  // WL-13.8.2.1.a
  if (unit.deeds.tookOff) return [FULL]
  return (unit.fuel ?? 0) > 0 ? [FULL, GLIDE] : [GLIDE]
}

/** Units that take off from airfields and carriers (13.7). */

export interface TakeOffOption extends Option {
  readonly unit: UnitNo
}

export interface TakeOffFacingOption extends Option {
  readonly edge: Edge
}

/** WL-13.7.a */
const BASES: readonly SurfaceKind[] = ['airfield', 'CV', 'CVL', 'CVE']

const FACINGS: readonly TakeOffFacingOption[] = [
  { id: 'left', on: ['facing:4'], edge: 'left' },
  { id: 'right', on: ['facing:0'], edge: 'right' },
]

/** WL-13.7.b WL-13.7.c One unit a turn, unless the base is badly hit or the ship lies dead. */
export function canLaunch(battle: Battle, base: Surface): boolean {
  return (
    BASES.includes(typeOf(battle, base).kind) &&
    !base.launched &&
    !base.deadInTheWater &&
    !isSuppressed(battle, base)
  )
}

/** Every base sends up one of the units that are due; those left over wait for the next turn. */
export function* takeOff(battle: Battle, side: Side): Procedure {
  for (const base of battle.surface) {
    if (!canLaunch(battle, base)) continue
    const options: TakeOffOption[] = []
    for (const unit of battle.units)
      if (unit.side === side && isDueAt(battle, unit, base))
        options.push({ id: `take-off/${unit.id}`, on: [`unit:${unit.no}`], unit: unit.no })
    if (options.length === 0) continue
    const { unit } = yield* choose(side, 'entry.take-off', options, [`surface:${base.no}`])
    yield* leaveGround(battle, unitAt(battle, unit), base)
  }
}

function isDueAt(battle: Battle, unit: Unit, base: Surface): boolean {
  const start = startOf(battle, unit)
  return (
    unit.at === 'waiting' &&
    'takeOffFrom' in start &&
    start.turn <= battle.turn &&
    surfaceAt(battle, start.takeOffFrom) === base
  )
}

/** WL-13.7.d WL-5.3.1.d In the base's square, level, to the left or right. */
function* leaveGround(battle: Battle, unit: Unit, base: Surface): Procedure {
  const { edge } = yield* choose(unit.side, 'entry.facing', FACINGS, [`unit:${unit.no}`])
  unit.at = 'map'
  unit.facing = facingOf(edge)
  settle(battle, unit, base.square)
  // WL-13.8.2.1.a A rocket plane goes up under power and is not slow.
  unit.slow = !modelOf(battle, unit).abilities.rocket
  unit.deeds.tookOff = true
  base.launched = true
  if (noted()) note('WL-13.7.d', 'took-off', { ...named(unit), surface: base.no, base: base.name })
  yield* placeFirstVector(battle, unit)
}
