import { noted, type Option, type Procedure, type Step } from '@tallyho/engine'
import type { Battle, Conduct, Facing, Flight, Leg, Movement, Square, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { nameOf, neighbour, refsOf } from '../01-words/geometry.ts'
import { isBomber, named, sharesSquareWithEnemy, unitAt } from '../01-words/units.ts'
import { isSteady, takeSlot } from '../06-turn/move-order.ts'
import { attackedBy, cameHeadOn, entersHeadOn, loseFarBalloon, targetSquare } from '../07-tallies/tallies.ts'
import { facingsAtEnd } from '../09-command/conduct.ts'
import { escortStations } from '../09-command/escorts.ts'
import { type PlanOption, plansFor, straightPlanOf } from '../09-command/plans.ts'
import { isBalbo, leaveWing } from '../09-command/wings.ts'
import { dropTanks } from '../10-air-combat/aftermath.ts'
import { breakAndTurn, leaveLufbery } from '../10-air-combat/cohesion.ts'
import { joinTargetsDogfight, tendDogfights } from '../10-air-combat/dogfights.ts'
import { isMet, joinCombat, reactToArrival, reactToEntry, tellClosing } from '../10-air-combat/reaction.ts'
import { enterLufbery, LUFBERY_COST, setThrottle } from '../13-advanced.ts'
import { hasGroundFire, sufferBarrage } from '../14-surface/barrage.ts'
import { jettison } from '../15-bombing/attacks.ts'
import { canStrafe, goHome } from '../15-bombing/bombing-missions.ts'
import { afterLeg, type ProfileAction, takeProfileAction } from '../15-bombing/profiles.ts'
import { courseAmong, courseOptions } from './course.ts'
import { enterMap, leaveMap } from './edges.ts'
import {
  aboutUnit,
  actionsOpen,
  facingOptions,
  type MoveOption,
  movesOpen,
  type StepOption,
} from './move-options.ts'
import { advance } from './paths.ts'
import { bomberAllowance, fighterAllowance, isRocketPlane, POINT, turnCost } from './points.ts'
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

function beginFlight(battle: Battle, unit: Unit, conduct: Conduct, allowance: number): Flight {
  const flight: Flight = {
    unit: unit.no,
    conduct,
    left: allowance,
    allowance,
    spent: 0,
    climbed: 0,
    dived: 0,
    bonus: false,
    slowClimb: undefined,
    steady: false,
    passing: false,
    circled: false,
    metEnemy: false,
    waived: 0,
    over: false,
  }
  battle.flight = flight
  return flight
}

/** Where the unit is bound this turn, and with how many points. */
function* setOut(battle: Battle, unit: Unit): Procedure<Flight> {
  if (unit.at === 'map' && unit.square === targetSquare(battle, unit)) return meetTarget(battle, unit)
  const straight = isSteady(battle, unit) ? straightPlanOf(battle, unit) : undefined
  const plan = straight ?? (yield* choose(unit.side, 'move.plan', plansFor(battle, unit), aboutUnit(unit)))
  const flight = beginFlight(battle, unit, plan.conduct, plan.allowance)
  flight.steady = straight !== undefined
  // WL-13.4.3.b WL-13.4.3.f
  if (unit.lufbery && plan.plan !== 'lufbery') {
    spend(unit, flight, LUFBERY_COST)
    yield* leaveLufbery(unit)
  }
  yield* adopt(battle, unit, flight, plan)
  if (noted()) note('WL-9.2.a', 'plan', { ...named(unit), plan: plan.plan, points: flight.left / POINT })
  return flight
}

/** WL-7.2.3.b Held by its target in the square; WL-7.2.3.e free to leave if that came head-on. */
function meetTarget(battle: Battle, unit: Unit): Flight {
  const target = unit.tally === undefined ? undefined : unitAt(battle, unit.tally)
  const allowance = isBomber(unit) ? bomberAllowance(battle, unit) : fighterAllowance(battle, unit)
  const passing = target !== undefined && cameHeadOn(unit, target)
  const flight = beginFlight(battle, unit, passing ? { kind: 'free' } : { kind: 'circle' }, allowance)
  flight.passing = passing
  return flight
}

/** What follows from the plan before the first point is spent. */
function* adopt(battle: Battle, unit: Unit, flight: Flight, { plan }: PlanOption): Procedure {
  // WL-15.2.3.b Whatever else it does, its strafing is over.
  if (plan !== 'strafe' && plan !== 'attack') {
    unit.strafing = undefined
    unit.profile = undefined
  }
  // WL-8.3.1.a WL-15.2.3.a
  if (!isBomber(unit)) unit.circling = plan === 'circle'
  // WL-9.2.6.c
  if (plan === 'home' && unit.home === undefined) yield* goHome(battle, unit)
  unit.formUp = undefined
  if (plan === 'form-up') yield* chooseStation(battle, unit, flight)
  reachVector(unit, flight)
}

export interface FormUpOption extends Option {
  readonly square: Square
}

/** WL-9.2.2.2.f The place beside the bombers for which an ex-escort makes. */
function* chooseStation(battle: Battle, unit: Unit, flight: Flight): Procedure {
  const options = escortStations(battle, unit.side).map(
    (square): FormUpOption => ({ id: `form-up/${nameOf(square)}`, on: refsOf(square), square }),
  )
  const { square } = yield* choose(unit.side, 'move.form-up', options, aboutUnit(unit))
  unit.formUp = square
  flight.conduct = { kind: 'toward', goal: square }
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

/** WL-9.2.4.c WL-Q-32 The Vector comes off where it was to lead, and the unit circles. */
function reachVector(unit: Unit, flight: Flight): void {
  if (unit.vector !== unit.square) return
  if (flight.conduct.kind !== 'toward' && flight.conduct.kind !== 'circle') return
  unit.vector = undefined
  unit.circling = true
  flight.conduct = { kind: 'circle' }
  note('WL-9.2.4.c', 'vector-reached', { ...named(unit), square: nameOf(unit.square) })
}

/** WL-8.5.c The first point spent takes last turn's marker off. */
function spend(unit: Unit, flight: Flight, points: number): void {
  if (flight.spent === 0) unit.marker = undefined
  flight.spent += points
  flight.left -= points
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

/** A fighter-bomber that has turned fighter goes on with the points it had (15.2.4.e). */
function* replan(battle: Battle, unit: Unit, flight: Flight): Procedure {
  const plans = plansFor(battle, unit)
  const plan = yield* choose(unit.side, 'move.plan', plans, aboutUnit(unit))
  flight.conduct = plan.conduct
  yield* adopt(battle, unit, flight, plan)
}

/** WL-10.7.1.a WL-Q-98 Its player breaks it up; a fighter turns for home at once. */
function* scatter(battle: Battle, unit: Unit, flight: Flight): Procedure {
  yield* breakAndTurn(battle, unit)
  flight.passing = false
}

/** WL-8.5.c WL-8.5.1.d The move is flown level: last turn's marker goes. */
function clearMarker(unit: Unit, flight: Flight): void {
  if (unit.at !== 'map') return
  if (flight.climbed === 0 && flight.dived === 0 && !flight.slowClimb) unit.marker = undefined
}

/** WL-8.1.1.b WL-8.3.1.a The nose of one that circled. */
function mayTurnInPlace(unit: Unit, flight: Flight): boolean {
  return flight.circled && unit.at === 'map' && !unit.lufbery && unit.dogfight === undefined
}

function* face(battle: Battle, unit: Unit, flight: Flight): Procedure {
  const options = facingOptions(facingsAtEnd(battle, unit, flight))
  unit.facing = (yield* choose(unit.side, 'move.face', options, aboutUnit(unit))).facing
}

/** What waits for it at the end of the move. */
function* endMove(battle: Battle, unit: Unit): Procedure {
  if (unit.at !== 'map') return
  if (noted())
    note('WL-8.2.g', 'moved', {
      ...named(unit),
      from: nameOf(unit.deeds.began),
      to: nameOf(unit.square),
      facing: unit.facing,
      marker: unit.marker,
      ...attackedBy(battle, unit),
    })
  if (hasGroundFire(battle)) yield* sufferBarrage(battle, unit)
  loseFarBalloon(battle, unit)
  joinTargetsDogfight(battle, unit)
  if (isMet(battle, unit)) yield* reactToArrival(battle, unit)
  if (battle.dogfights.length > 0) yield* tendDogfights(battle)
}
