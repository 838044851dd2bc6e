import type { Option } from '@tallyho/engine'
import type { Battle, Facing, Flight, Square, Unit } from '../../state.ts'
import { altitudeOf, FACINGS, neighbour, refsOf, run } from '../01-words/geometry.ts'
import { isBomber } from '../01-words/units.ts'
import {
  barsCircling,
  endsWell,
  facingsOpen,
  followsLeader,
  mayStopShort,
  waive,
} from '../09-command/conduct.ts'
import { canEnterLufbery } from '../13-advanced.ts'
import { canJettison } from '../15-bombing/attacks.ts'
import {
  isOnTheSpot,
  mustDiveOn,
  type ProfileAction,
  profileActions,
  profileGivesBonus,
} from '../15-bombing/profiles.ts'
import { canFinish, canFinishAfter, inThought, isUnbound, mustStop, pointsFor } from './paths.ts'
import { NEVER, POINT, paysForBalbo } from './points.ts'
import { type SlowClimbOption, slowClimbs } from './slow-climb.ts'

/** What is open to a unit at one moment of its move. WL-8.2.g Only what leaves the move a proper end. */

export interface StepOption extends Option {
  readonly act: 'step'
  readonly facing: Facing
  /** Half points, turn and all. */
  readonly cost: number
  /** Undefined: off the map. */
  readonly square?: Square | undefined
  /** Turns as if it were in no balbo, and is out of its wing (9.5.6). */
  readonly leavesWing?: true
}

export type MoveOption =
  | StepOption
  | (Option & { readonly act: 'circle' | 'stop' | 'bonus' | 'lufbery' | 'jettison' | 'drop-tanks' | 'break' })
  | SlowClimbOption
  | ProfileAction

export const CIRCLE: MoveOption = { id: 'circle', act: 'circle' }
export const STOP: MoveOption = { id: 'stop', act: 'stop', ends: true }
/** WL-7.2.3.c In the square of its prey to stop is to attack: that ends nothing. */
const ATTACK: MoveOption = { id: STOP.id, act: 'stop' }
export const BONUS: MoveOption = { id: 'dive-bonus', act: 'bonus' }
const LUFBERY: MoveOption = { id: 'lufbery', act: 'lufbery', rare: true }
const JETTISON: MoveOption = { id: 'jettison', act: 'jettison', rare: true }
const DROP_TANKS: MoveOption = { id: 'drop-tanks', act: 'drop-tanks' }
const BREAK: MoveOption = { id: 'break', act: 'break', rare: true }

const STEP_IDS = FACINGS.map(facing => `step/${facing}`)
const LEAVE_IDS = FACINGS.map(facing => `step/${facing}/leave`)
const LEFT_EDGE = ['edge:left']
const RIGHT_EDGE = ['edge:right']

const UNIT_REFS: (readonly string[])[] = []

/** What lights up beside the options: the unit itself. */
export function aboutUnit({ no }: Unit): readonly string[] {
  const known = UNIT_REFS[no]
  if (known !== undefined) return known
  const refs = [`unit:${no}`]
  UNIT_REFS[no] = refs
  return refs
}

export interface FaceOption extends Option {
  readonly facing: Facing
}

const FACE_OPTIONS: readonly FaceOption[] = FACINGS.map(facing => ({
  id: `face/${facing}`,
  on: [`facing:${facing}`],
  facing,
}))

/** The ways in which the nose may point at the end of a move. */
export function facingOptions(facings: readonly Facing[]): readonly FaceOption[] {
  if (facings === FACINGS) return FACE_OPTIONS
  return FACE_OPTIONS.filter(({ facing }) => facings.includes(facing))
}

/** Everything the unit may do now; never nothing. */
export function optionsFor(battle: Battle, unit: Unit, flight: Flight): MoveOption[] {
  return movesOpen(battle, unit, flight).options
}

/** The same, and what the mission has to waive for it: see rules/09-command/conduct.ts. */
export function movesOpen(
  battle: Battle,
  mover: Unit,
  flown: Flight,
): { readonly options: MoveOption[]; readonly waived: number } {
  const { unit, flight } = inThought(mover, flown)
  const options: MoveOption[] = []
  addMoves(battle, unit, flight, options)
  // WL-Q-23 WL-Q-89 Rather less than the mission asks than no move at all; a profile can always be given up instead.
  while (options.length === 0 && unit.profile === undefined && waive(flight))
    addMoves(battle, unit, flight, options)
  for (const action of actionsOpen(battle, unit, flight)) options.push(action)
  if (options.length === 0) options.push(STOP)
  addExtras(battle, unit, flight, options)
  return { options, waived: flight.waived }
}

/** Ways to spend points, or to end the move; from here on in thought. */
function addMoves(battle: Battle, unit: Unit, flight: Flight, options: MoveOption[]): void {
  const held = mustStop(battle, unit, flight)
  if (!held) addSteps(battle, unit, flight, options)
  if (flight.left >= POINT && !flight.passing && canCircle(battle, unit, flight)) options.push(CIRCLE)
  if (mayStop(battle, unit, flight)) options.push(flight.passing ? ATTACK : STOP)
  if (!held && flight.spent === 0) options.push(...slowClimbs(battle, unit, flight))
}

function addSteps(battle: Battle, unit: Unit, flight: Flight, options: MoveOption[]): void {
  for (const facing of facingsOpen(unit, flight)) {
    const cost = pointsFor(battle, unit, flight, facing)
    if (cost !== NEVER && canFinishAfter(battle, unit, flight, facing, cost))
      options.push(stepTo(unit, facing, cost))
    if (unit.wing !== undefined) addCheapTurn(battle, unit, flight, facing, options)
  }
}

function stepTo(unit: Unit, facing: Facing, cost: number): StepOption {
  const square = neighbour(unit.square, facing)
  const edge = run(facing) < 0 ? LEFT_EDGE : RIGHT_EDGE
  const on = square === undefined ? edge : refsOf(square)
  return { id: STEP_IDS[facing] as string, on, act: 'step', facing, cost, square }
}

/** WL-9.5.6.d WL-9.5.6.e A balbo's unit may turn for nothing, and leaves the wing by it; WL-9.5.3.a not one that has to follow. */
function addCheapTurn(
  battle: Battle,
  unit: Unit,
  flight: Flight,
  facing: Facing,
  options: MoveOption[],
): void {
  if (!paysForBalbo(battle, unit, flight, facing) || followsLeader(battle, unit, flight)) return
  const alone: Unit = { ...unit, wing: undefined }
  const cost = pointsFor(battle, alone, flight, facing)
  if (cost === NEVER || !canFinishAfter(battle, alone, flight, facing, cost)) return
  options.push({ ...stepTo(unit, facing, cost), id: LEAVE_IDS[facing] as string, leavesWing: true })
}

/** WL-8.3.f A point spent in place, if the move can be finished after it. */
function canCircle(battle: Battle, unit: Unit, flight: Flight): boolean {
  if (barsCircling(battle, unit, flight)) return false
  const { circled } = flight
  flight.left -= POINT
  flight.circled = true
  const can = canFinish(battle, unit, flight)
  flight.left += POINT
  flight.circled = circled
  return can
}

/** WL-8.2.g WL-7.2.3.c Half a point may lapse, and a unit that met its target head-on may stay and fight. */
function mayStop(battle: Battle, unit: Unit, flight: Flight): boolean {
  if (flight.left >= POINT && !flight.passing && !mayStopShort(flight)) return false
  return endsWell(battle, unit, flight) && !mustDiveOn(battle, unit, flight)
}

/** What costs no points. */
function addExtras(battle: Battle, unit: Unit, flight: Flight, options: MoveOption[]): void {
  if (flight.left > 0 && mayClaimBonus(battle, unit, flight)) options.push(BONUS)
  if (canEnterLufbery(unit, flight)) options.push(LUFBERY)
  // WL-10.7.1.a WL-9.2.1.1.a WL-13.2.b Any time there is something to decide. Nobody is asked for this alone in mid-move:
  // flak waits for the end of the move and a halt ends it, so that such a unit knows no more than at its start.
  if (flight.steady || (flight.spent > 0 && options.length === 1)) return
  if (canJettison(battle, unit)) options.push(JETTISON)
  if (unit.tanks && unit.alerted) options.push(DROP_TANKS)
  if (!unit.broken) options.push(BREAK)
}

/** WL-8.2.e WL-8.2.f Whoever will dive, and whose mission lets him. */
function mayClaimBonus(battle: Battle, unit: Unit, flight: Flight): boolean {
  if (flight.bonus || flight.passing || flight.climbed > 0 || altitudeOf(unit.square) === 0) return false
  if (!givesBonus(unit, flight) || mustStop(battle, unit, flight)) return false
  if (isUnbound(unit, flight)) return true
  flight.bonus = true
  flight.left += POINT
  const can = canFinish(battle, unit, flight)
  flight.bonus = false
  flight.left -= POINT
  return can
}

function givesBonus(unit: Unit, { conduct }: Flight): boolean {
  // WL-15.3.g
  if (unit.profile !== undefined) return profileGivesBonus(unit)
  switch (conduct.kind) {
    case 'free':
    case 'home':
      return true
    case 'toward':
      // WL-9.2.5.b WL-9.2.5.d
      return altitudeOf(conduct.goal) < altitudeOf(unit.deeds.began)
    case 'station':
      return conduct.edge !== undefined
    case 'strafe':
      return !isBomber(unit)
    default:
      return false
  }
}

/** WL-15.3.b With the last point spent an attack may still be made on the spot. */
export function actionsOpen(battle: Battle, unit: Unit, flight: Flight): readonly ProfileAction[] {
  const actions = profileActions(battle, unit)
  return flight.left > 0 || actions.length === 0
    ? actions
    : actions.filter(action => isOnTheSpot(battle, unit, action))
}
