import type { Procedure, Step } from '@tallyho/engine'
import type { Battle, Facing, Flight, Leg, Movement, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { neighbour } from '../01-words/geometry.ts'
import { isBomber, named, sharesSquareWithEnemy, unitAt } from '../01-words/units.ts'
import { takeSlot } from '../06-turn/move-order.ts'
import { entersHeadOn, targetSquare } from '../07-tallies/tallies.ts'
import { isBalbo, leaveWing } from '../09-command/wings.ts'
import { dropTanks } from '../10-air-combat/aftermath.ts'
import { breakAndTurn } from '../10-air-combat/cohesion.ts'
import { joinCombat, reactToEntry, tellClosing } from '../10-air-combat/reaction.ts'
import { enterLufbery, setThrottle } from '../13-advanced.ts'
import { jettison } from '../15-bombing/attacks.ts'
import { canStrafe } from '../15-bombing/bombing-missions.ts'
import { afterLeg, type ProfileAction, takeProfileAction } from '../15-bombing/profiles.ts'
import { courseAmong, courseOptions } from './course.ts'
import { enterMap, leaveMap } from './edges.ts'
import { clearMarker, endMove, face, mayTurnInPlace } from './end-of-move.ts'
import { aboutUnit, actionsOpen, type MoveOption, movesOpen, type StepOption } from './move-options.ts'
import { advance } from './paths.ts'
import { isRocketPlane, POINT, turnCost } from './points.ts'
import { reachVector, replan, setOut, spend } from './set-out.ts'
import { climbSlowly, type SlowClimbOption } from './slow-climb.ts'

/** One unit's whole move (8.0). WL-8.0.a Nobody is in anybody's way. */
export function* fly(battle: Battle): Procedure<Step> {
  const movement = battle.movement as Movement
  const unit = unitAt(battle, movement.queue.shift() as UnitNo)
  takeSlot(movement, unit)
  yield* moveUnit(battle, unit)
  battle.flight = undefined
  movement.followed.push(unit.no)
  return 'move-order'
}

function* moveUnit(battle: Battle, unit: Unit): Procedure {
  const rocket = isRocketPlane(battle, unit)
  // WL-13.7.e All points go into the take-off.
  if (unit.deeds.tookOff && !rocket) unit.deeds.track.push({ square: unit.square, how: 'circled' })
  else {
    if (rocket && !(yield* setThrottle(battle, unit))) return
    const flight = yield* setOut(battle, unit)
    if (unit.at === 'edge' && !enterMap(battle, unit, flight)) return
    lookRound(battle, unit, flight)
    while (!flight.over) yield* flyOn(battle, unit, flight)
    clearMarker(unit, flight)
    if (mayTurnInPlace(unit, flight)) yield* face(battle, unit, flight)
  }
  yield* endMove(battle, unit)
}

/** One decision of the move, and what comes of it. */
function* flyOn(battle: Battle, unit: Unit, flight: Flight): Procedure {
  const { options, waived } = movesOpen(battle, unit, flight)
  flight.waived = waived
  const course = courseAmong(flight, options)
  const isForced = options.length === 1
  if (course !== undefined && !isForced && !flight.steady && flight.spent === 0)
    yield* askForCourse(unit, flight, course)
  const option =
    course !== undefined && (isForced || flight.steady)
      ? course
      : yield* choose(unit.side, 'move.step', options, aboutUnit(unit))
  if (option.act === 'step') yield* step(battle, unit, flight, option)
  else yield* take(battle, unit, flight, option)
  if (unit.at !== 'map') flight.over = true
  // The attack itself costs no points.
  else if (flight.left === 0 && actionsOpen(battle, unit, flight).length === 0) flight.over = true
}

/** Once in a move: a unit that is bound to a course flies on, or its player steers it. */
function* askForCourse(unit: Unit, flight: Flight, course: MoveOption): Procedure {
  const options = courseOptions(unit, flight, course)
  const { steer } = yield* choose(unit.side, 'move.course', options, aboutUnit(unit))
  flight.steady = !steer
}

/** Everything but a step. */
function* take(
  battle: Battle,
  unit: Unit,
  flight: Flight,
  option: Exclude<MoveOption, StepOption>,
): Procedure {
  switch (option.act) {
    case 'circle':
      return circle(battle, unit, flight)
    case 'stop':
      flight.over = true
      return
    case 'bonus':
      return claimBonus(battle, unit, flight)
    case 'slow-climb':
      return yield* climbOn(battle, unit, flight, option)
    case 'lufbery':
      return yield* enterLufbery(battle, unit, flight)
    case 'jettison':
      return yield* dropEverything(battle, unit, flight)
    case 'drop-tanks':
      return dropTanks(unit)
    case 'break':
      return yield* scatter(battle, unit, flight)
    default:
      return yield* attackTargets(battle, unit, flight, option)
  }
}

/** WL-8.1.a WL-8.1.1.a Turns, and flies into the square ahead. */
function* step(
  battle: Battle,
  unit: Unit,
  flight: Flight,
  option: Pick<StepOption, 'facing' | 'cost' | 'leavesWing'>,
): Procedure {
  const { facing, cost } = option
  const from = unit.square
  // WL-9.5.6.e
  if (option.leavesWing) leaveWing(battle, unit)
  const headOn = entersHeadOn(battle, unit, facing)
  // WL-14.2.3.a
  if (turnCost(battle, unit, flight, facing) > 0) log(battle, unit, { square: from, how: 'reversed' })
  const late = attacks(battle, unit, facing) ? yield* meetEscorts(battle, unit, flight, facing) : NOBODY
  if (flight.over) return
  spend(unit, flight, cost)
  const edge = advance(unit, flight, facing, 0)
  if (edge !== undefined) return leaveMap(battle, unit, flight, edge)
  arrive(battle, unit, flight, { square: unit.square, how: 'entered', from }, headOn)
  if (late.length === 0) return
  // WL-10.4.3.a
  tellClosing(battle, unit, from)
  yield* joinCombat(battle, late, unit.square)
}

/** The whole move goes into a slow climb, which may end in its target's square as well. */
function* climbOn(battle: Battle, unit: Unit, flight: Flight, option: SlowClimbOption): Procedure {
  const { facing } = option
  const comesIn = option.square !== unit.square && attacks(battle, unit, facing)
  const late = comesIn ? yield* meetEscorts(battle, unit, flight, facing) : NOBODY
  if (flight.over) return
  log(battle, unit, climbSlowly(unit, flight, option))
  reachVector(unit, flight)
  yield* joinCombat(battle, late, unit.square)
}

const NOBODY: readonly Unit[] = []

/** WL-10.4.a WL-10.4.d It is about to fly into its target's square, and not head-on. */
function attacks(battle: Battle, unit: Unit, facing: Facing): boolean {
  if (unit.tally === undefined || entersHeadOn(battle, unit, facing)) return false
  return neighbour(unit.square, facing) === unitAt(battle, unit.tally).square
}

/** WL-10.4.a WL-EX-40 Escorts react to an attack; returns those who will be late. */
function* meetEscorts(
  battle: Battle,
  unit: Unit,
  flight: Flight,
  facing: Facing,
): Procedure<readonly Unit[]> {
  unit.facing = facing
  const { reaction, reactors } = yield* reactToEntry(battle, unit, unitAt(battle, unit.tally as UnitNo))
  if (reaction !== 'successful') return reactors
  // WL-10.4.2.b WL-Q-45 It halts where it is; the points it had left are lost.
  flight.over = true
  yield* joinCombat(battle, reactors, unit.square)
  return NOBODY
}

/** A square entered: markers, profile, what is found there. */
function arrive(battle: Battle, unit: Unit, flight: Flight, leg: Leg, headOn: boolean): void {
  // WL-8.5.b
  if (flight.climbed > 0) unit.marker = 'climb'
  if (flight.dived > 0) unit.marker = 'dive'
  // WL-9.5.6.b WL-9.5.6.e
  if (flight.climbed + flight.dived > 1 && isBalbo(battle, unit)) leaveWing(battle, unit)
  log(battle, unit, leg)
  lookRound(battle, unit, flight)
  reachVector(unit, flight)
  if (unit.square !== targetSquare(battle, unit)) return
  // WL-7.2.3.a WL-7.2.3.c
  if (headOn) flight.passing = true
  else flight.over = true
}

function log(battle: Battle, unit: Unit, leg: Leg): void {
  unit.deeds.track.push(leg)
  afterLeg(battle, unit, leg)
}

/** WL-13.4.3.c Has it ever shared a square with an enemy in this move? */
function lookRound(battle: Battle, unit: Unit, flight: Flight): void {
  if (!flight.metEnemy) flight.metEnemy = sharesSquareWithEnemy(battle, unit)
}

/** WL-8.3.f */
function circle(battle: Battle, unit: Unit, flight: Flight): void {
  spend(unit, flight, POINT)
  flight.circled = true
  log(battle, unit, { square: unit.square, how: 'circled' })
}

/** WL-8.2.e WL-9.5.6.c WL-9.5.6.e A point more for whoever will dive; a balbo is no place for that. */
function claimBonus(battle: Battle, unit: Unit, flight: Flight): void {
  flight.bonus = true
  flight.left += POINT
  flight.allowance += POINT
  if (isBalbo(battle, unit)) leaveWing(battle, unit)
  note('WL-8.2.e', 'dive-bonus', named(unit))
}

/** WL-9.2.1.1.a WL-9.2.1.1.c */
function* dropEverything(battle: Battle, unit: Unit, flight: Flight): Procedure {
  yield* jettison(battle, unit)
  if (!isBomber(unit)) yield* replan(battle, unit, flight)
}

/**
 * Bombing profiles and attacks (15.3); WL-15.2.4.e a fighter-bomber that has dropped its load is a sweep for the rest, and
 * WL-15.3.7.e so is a strafer without ammunition.
 */
function* attackTargets(battle: Battle, unit: Unit, flight: Flight, action: ProfileAction): Procedure {
  const wasBomber = isBomber(unit)
  yield* takeProfileAction(battle, unit, action)
  if (isBomber(unit) || unit.home !== undefined || flight.left === 0) return
  if (wasBomber || (action.act === 'drop' && !canStrafe(battle, unit))) yield* replan(battle, unit, flight)
}

/** WL-10.7.1.a WL-Q-98 Its player breaks it up; a fighter turns for home at once. */
function* scatter(battle: Battle, unit: Unit, flight: Flight): Procedure {
  yield* breakAndTurn(battle, unit)
  flight.passing = false
}
