import type { Model } from '../../pack/components.ts'
import { packOf } from '../../pack/index.ts'
import type { Force, ModelId, ScenarioSpec, Side, UnitLine } from '../../pack/types.ts'
import type { Battle, Deeds, Facing, Square, Unit, UnitNo } from '../../state.ts'

/** The words of the game for its units, used by every chapter. */

export function unitAt(battle: Battle, no: UnitNo): Unit {
  return battle.units[no] as Unit
}

export function enemyOf(side: Side): Side {
  return side === 'raider' ? 'defender' : 'raider'
}

export function scenarioOf(battle: Battle): ScenarioSpec {
  return packOf(battle).scenario(battle.scenario)
}

/** WL-1.1.k WL-5.1.f WL-5.1.g Its edge, its doctrine, its units. */
export function forceOf(battle: Battle, side: Side): Force {
  return scenarioOf(battle)[side]
}

export function lineOf(battle: Battle, unit: Unit): UnitLine {
  return forceOf(battle, unit.side).units[unit.line] as UnitLine
}

export function modelOf(battle: Battle, unit: Unit): Model {
  return packOf(battle).model(unit.model)
}

/** WL-5.1.n Rule 15 is in force. */
export function hasBombing(battle: Battle): boolean {
  return scenarioOf(battle).bombing
}

export function isOnMap(unit: Unit): boolean {
  return unit.at === 'map'
}

/** WL-1.1.e WL-3.2.1.a By mission, not by class. */
export function isBomber(unit: Pick<Unit, 'mission'>): boolean {
  const { mission } = unit
  return mission === 'bombing' || mission === 'transport' || mission === 'strafing' || mission === 'recce'
}

/** WL-1.1.f WL-3.2.1.d WL-Q-15 Going home changes nothing. */
export function isFighter(unit: Pick<Unit, 'mission'>): boolean {
  return !isBomber(unit)
}

/** WL-9.2.2.a WL-9.2.2.1.a Close escorts differ only in where they set up. */
export function isEscort(unit: Pick<Unit, 'mission'>): boolean {
  return unit.mission === 'escort' || unit.mission === 'close-escort'
}

/** WL-9.2.4.1.a CAP is an intercept without a Vector at set-up. */
export function isInterceptor(unit: Pick<Unit, 'mission'>): boolean {
  return unit.mission === 'intercept' || unit.mission === 'cap'
}

/** WL-1.1.g A fighter-class unit with its load still on: a bomber until it is gone. */
export function isFighterBomber(battle: Battle, unit: Unit): boolean {
  return (
    unit.load !== undefined &&
    (unit.mission === 'bombing' || unit.mission === 'strafing') &&
    modelOf(battle, unit).class === 'fighter' &&
    lineOf(battle, unit).kamikaze !== true
  )
}

/** WL-1.1.d WL-1.1.n Unbroken, and no enemy in its square holds a tally on it. */
export function isAvailable(battle: Battle, unit: Unit): boolean {
  if (unit.broken) return false
  for (const other of battle.units)
    if (other.tally === unit.no && other.at === 'map' && other.square === unit.square) return false
  return true
}

/** An enemy on the map in the unit's square. */
export function sharesSquareWithEnemy(battle: Battle, unit: Unit): boolean {
  for (const other of battle.units)
    if (other.side !== unit.side && other.at === 'map' && other.square === unit.square) return true
  return false
}

/** A unit as a note names it: the words need no board. */
export interface NamedUnit {
  readonly unit: UnitNo
  readonly id: string
  readonly model: ModelId
  readonly side: Side
}

export function named(unit: Unit): NamedUnit {
  return { unit: unit.no, id: unit.id, model: unit.model, side: unit.side }
}

/** What a unit has done this turn: nothing yet. */
export function freshDeeds(square: Square, facing: Facing): Deeds {
  return {
    rolledTally: false,
    droppedTally: false,
    mayNotRoll: false,
    began: square,
    beganFacing: facing,
    beganMixed: false,
    ordinal: undefined,
    track: [],
    pointedDown: false,
    onProfile: false,
    reacted: undefined,
    fought: false,
    flak: false,
    directFlak: false,
    tookOff: false,
    attacked: false,
    brokenOff: undefined,
    flakLegs: undefined,
    overTarget: undefined,
    ordered: false,
  }
}
