import { noted, type Option, type Procedure } from '@tallyho/engine'
import type { Battle, Conduct, Flight, Square, Unit } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { nameOf, refsOf } from '../01-words/geometry.ts'
import { isBomber, named, unitAt } from '../01-words/units.ts'
import { isSteady } from '../06-turn/move-order.ts'
import { cameHeadOn, targetSquare } from '../07-tallies/tallies.ts'
import { escortStations } from '../09-command/escorts.ts'
import { isTold, type PlanOption, plansFor, straightPlanOf } from '../09-command/plans.ts'
import { leaveLufbery } from '../10-air-combat/cohesion.ts'
import { LUFBERY_COST } from '../13-advanced.ts'
import { goHome } from '../15-bombing/bombing-missions.ts'
import { aboutUnit } from './move-options.ts'
import { bomberAllowance, fighterAllowance } from './points.ts'

/** A move that has not begun yet. */
export function newFlight(unit: Unit, conduct: Conduct, allowance: number): Flight {
  return {
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
}

function beginFlight(battle: Battle, unit: Unit, conduct: Conduct, allowance: number): Flight {
  const flight = newFlight(unit, conduct, allowance)
  battle.flight = flight
  return flight
}

/** Where the unit is bound this turn, and with how many points. */
export function* setOut(battle: Battle, unit: Unit): Procedure<Flight> {
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
  if (noted() && isTold(plan.plan)) note('WL-9.2.a', 'plan', { ...named(unit), plan: plan.plan })
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

/** WL-9.2.4.c WL-Q-32 The Vector comes off where it was to lead, and the unit circles. */
export function reachVector(unit: Unit, flight: Flight): void {
  if (unit.vector !== unit.square) return
  if (flight.conduct.kind !== 'toward' && flight.conduct.kind !== 'circle') return
  unit.vector = undefined
  unit.circling = true
  flight.conduct = { kind: 'circle' }
  if (noted()) note('WL-9.2.4.c', 'vector-reached', { ...named(unit), square: nameOf(unit.square) })
}

/** WL-8.5.c The first point spent takes last turn's marker off. */
export function spend(unit: Unit, flight: Flight, points: number): void {
  if (flight.spent === 0) unit.marker = undefined
  flight.spent += points
  flight.left -= points
}

/** A fighter-bomber that has turned fighter goes on with the points it had (15.2.4.e). */
export function* replan(battle: Battle, unit: Unit, flight: Flight): Procedure {
  const plans = plansFor(battle, unit)
  const plan = yield* choose(unit.side, 'move.plan', plans, aboutUnit(unit))
  flight.conduct = plan.conduct
  yield* adopt(battle, unit, flight, plan)
}
