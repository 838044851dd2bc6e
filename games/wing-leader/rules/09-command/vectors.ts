import { noted, type Option, type Procedure } from '@tallyho/engine'
import type { Side } from '../../pack/types.ts'
import type { Battle, Square, Unit, UnitNo } from '../../state.ts'
import { choose, d6, note } from '../../vocabulary.ts'
import { ALTITUDES, COLUMNS, distance, nameOf } from '../01-words/geometry.ts'
import { enemyOf, forceOf, isInterceptor, named } from '../01-words/units.ts'
import { isCluttered, isUnderGci } from './radio.ts'
import { leadsWing } from './wings.ts'

/** Vectors of interceptors: placing them, height errors, ground control (9.2.4, 13.1). */

export interface VectorOption extends Option {
  readonly square: Square
}

export interface ControlOption extends Option {
  readonly unit?: UnitNo
}

const ANYWHERE: readonly VectorOption[] = Array.from({ length: COLUMNS * ALTITUDES }, (_, square) => ({
  id: `vector/${nameOf(square)}`,
  on: [`square:${nameOf(square)}`],
  square,
}))

/** WL-9.5.3.a In a wing the leader alone has a Vector. */
export function hasOwnVector(battle: Battle, unit: Unit): boolean {
  return unit.wing === undefined || leadsWing(battle, unit)
}

/** WL-5.3.c WL-5.3.1.e */
export function* placeVector(_battle: Battle, unit: Unit): Procedure {
  const about = [`unit:${unit.no}`]
  const { square } = yield* choose(unit.side, 'vector.square', ANYWHERE, about)
  unit.vector = square
  if (noted()) note('WL-9.2.4.b', 'vector', { ...named(unit), square: nameOf(square) })
  yield* errHeight(unit, square, about)
}

const SHIFT = 2
const HEIGHT_ERROR = 6

export function isHeightError(die: number): boolean {
  return die >= HEIGHT_ERROR
}

/**
 * WL-13.1.a On a 6 the opponent moves the Vector by up to two squares, or leaves it; WL-Q-32 it stays on the map. The roll
 * costs him nothing, so nobody asks whether he wants it.
 */
function* errHeight(unit: Unit, square: Square, about: readonly string[]): Procedure {
  const die = yield* d6('vector.error', about, HEIGHT_ERROR)
  // Radar that is right is not worth a word.
  if (!isHeightError(die)) return
  if (noted())
    note('WL-13.1.a', 'height-error', {
      ...named(unit),
      dice: [die],
      modifiers: [],
      total: die,
      needed: HEIGHT_ERROR,
    })
  const near = ANYWHERE.filter(option => distance(option.square, square) <= SHIFT)
  const shifted = yield* choose(enemyOf(unit.side), 'vector.shift', near, about)
  unit.vector = shifted.square
  if (noted() && shifted.square !== square)
    note('WL-13.1.a', 'vector-shifted', {
      ...named(unit),
      from: nameOf(square),
      square: nameOf(shifted.square),
    })
}

const CLUTTERED = 6
const NO_MORE: ControlOption = { id: 'done', ends: true }

/** WL-9.2.4.f Ground control may try once for each of its units in the Administration Phase. */
export function* rollVectors(battle: Battle, side: Side): Procedure {
  const { gci } = forceOf(battle, side)
  if (gci === undefined) return
  const tried: UnitNo[] = []
  for (;;) {
    const options = [NO_MORE]
    for (const unit of battle.units)
      if (unit.side === side && !tried.includes(unit.no) && canBeVectored(battle, unit))
        options.push({ id: `control/${unit.id}`, on: [`unit:${unit.no}`], rolls: true, unit: unit.no })
    const { unit: no } = yield* choose(side, 'vector.control', options)
    const unit = no === undefined ? undefined : battle.units[no]
    if (unit === undefined) return
    tried.push(unit.no)
    const needed = dieForControl(battle, unit)
    const die = yield* d6('vector.control', [`unit:${unit.no}`], needed)
    const success = die >= needed
    if (noted())
      note('WL-9.2.4.f', 'control', {
        ...named(unit),
        dice: [die],
        modifiers: [],
        total: die,
        needed,
        success,
      })
    if (success) yield* placeVector(battle, unit)
  }
}

/** WL-9.2.4.f What the die must show at least. WL-9.4.2.d In a cluttered net only a 6 gets through. */
export function dieForControl(battle: Battle, unit: Unit): number {
  return isCluttered(battle, unit.net) ? CLUTTERED : (forceOf(battle, unit.side).gci?.rating ?? CLUTTERED)
}

/** WL-9.2.4.h In a wing ground control speaks to the leader alone. */
function canBeVectored(battle: Battle, unit: Unit): boolean {
  return (
    unit.at === 'map' &&
    isInterceptor(unit) &&
    unit.tally === undefined &&
    !unit.broken &&
    unit.home === undefined &&
    isUnderGci(battle, unit) &&
    hasOwnVector(battle, unit)
  )
}
