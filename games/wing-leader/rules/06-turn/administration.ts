import type { Option, Procedure, Step } from '@tallyho/engine'
import { SIDES, type Side } from '../../pack/types.ts'
import type { Battle, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { distance } from '../01-words/geometry.ts'
import { isAvailable, isBomber, isOnMap, named, unitAt } from '../01-words/units.ts'
import { hasTally } from '../07-tallies/tallies.ts'
import { changeMission, isEscortStation, releaseEscorts } from '../09-command/escorts.ts'
import { rollVectors } from '../09-command/vectors.ts'
import { checkWings } from '../09-command/wings.ts'
import { placeBarrages } from '../14-surface/barrage.ts'
import { ESCORT_REACH } from '../15-bombing/bombing-missions.ts'

/** WL-6.0.h The Administration Phase after the escapes: vectors, escorts, barrages. */

export function* controlVectors(battle: Battle): Procedure<Step> {
  for (const side of SIDES) yield* rollVectors(battle, side)
  return 'escorts'
}

export function* reviewEscorts(battle: Battle): Procedure<Step> {
  for (const side of SIDES) yield* markEscorts(battle, side)
  for (const side of SIDES) yield* releaseEscorts(battle, side)
  return 'barrages'
}

export function* placeFlak(battle: Battle): Procedure<Step> {
  for (const side of SIDES) yield* placeBarrages(battle, side)
  checkWings(battle)
  return 'end'
}

export interface EscortOption extends Option {
  readonly unit?: UnitNo
}

const NOBODY: EscortOption = { id: 'nobody', ends: true }

/** WL-9.2.2.2.g Former escorts that have formed up take their marker again, if their player likes. */
function* markEscorts(battle: Battle, side: Side): Procedure {
  for (;;) {
    const options = [NOBODY]
    for (const unit of battle.units)
      if (unit.side === side && hasFormedUp(battle, unit))
        options.push({ id: unit.id, unit: unit.no, on: [`unit:${unit.no}`] })
    const { unit: no } = yield* choose(side, 'escort.mark', options)
    if (no === undefined) return
    const unit = unitAt(battle, no)
    changeMission(battle, unit, 'escort')
    unit.exEscort = false
    note('WL-9.2.2.2.g', 'escort-again', named(unit))
  }
}

/** In the square it chose, facing as the bombers do, with nothing on its hands. WL-13.4.3.e Not in a Lufbery. */
function hasFormedUp(battle: Battle, unit: Unit): boolean {
  return (
    unit.exEscort &&
    isOnMap(unit) &&
    unit.mission === 'sweep' &&
    unit.home === undefined &&
    unit.formUp === unit.square &&
    !unit.lufbery &&
    !hasTally(unit) &&
    isAvailable(battle, unit) &&
    isEscortStation(battle, unit.side, unit.square) &&
    facesAsTheBombers(battle, unit)
  )
}

function facesAsTheBombers(battle: Battle, unit: Unit): boolean {
  for (const bomber of battle.units)
    if (
      bomber.side === unit.side &&
      isOnMap(bomber) &&
      isBomber(bomber) &&
      bomber.facing === unit.facing &&
      distance(bomber.square, unit.square) <= ESCORT_REACH
    )
      return true
  return false
}
