import type { Option, Procedure } from '@tallyho/engine'
import type { Battle, Unit } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { altitudeOf } from '../01-words/geometry.ts'
import { named } from '../01-words/units.ts'
import { removeUnit } from '../12-end/departures.ts'

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
  note('WL-13.8.2.a', 'throttle', { ...named(unit), throttle, fuel })
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
