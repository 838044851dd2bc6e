import type { Option } from '@tallyho/engine'
import type { Edge } from '../../pack/types.ts'
import type { Battle, Conduct, Square, Unit, UnitNo } from '../../state.ts'
import { hasBombing, isBomber, isEscort, isInterceptor, lineOf, unitAt } from '../01-words/units.ts'
import { hasTally } from '../07-tallies/tallies.ts'
import {
  bomberAllowance,
  fighterAllowance,
  isRocketPlane,
  POINT,
  sweepAllowance,
} from '../08-movement/points.ts'
import {
  attackConduct,
  fliesBetweenStrafes,
  isOnTheAttack,
  mayMoveThree,
} from '../15-bombing/bombing-missions.ts'
import { hasCharges, nearestBomber } from '../15-bombing/station.ts'
import { wingOf } from './wings.ts'

/** What a unit may set out to do at the start of its move (9.2). WL-9.2.a Its mission offers nothing else. */

export interface PlanOption extends Option {
  readonly plan: Plan
  readonly conduct: Conduct
  readonly allowance: number
  /** The friend whom it flies to support. */
  readonly supports?: UnitNo
}

export type Plan =
  /** Straight on, as its mission asks. */
  | 'continue'
  /** Where it likes, after its tally or out of an enemy's square. */
  | 'free'
  | 'support'
  | 'home'
  | 'form-up'
  | 'vector'
  | 'circle'
  | 'lufbery'
  /** With bombers that may turn or change height. */
  | 'station'
  /** Toward a surface target. */
  | 'attack'
  | 'strafe'

/** Those that a move does not tell by itself. */
export type ToldPlan = 'support' | 'form-up' | 'strafe'

export const isTold = (plan: Plan): plan is ToldPlan =>
  plan === 'support' || plan === 'form-up' || plan === 'strafe'

const FREE: Conduct = { kind: 'free' }
const CIRCLE: Conduct = { kind: 'circle' }

function planned(plan: Plan, conduct: Conduct, allowance: number): PlanOption {
  return { id: plan, plan, conduct, allowance }
}

/** Everything its mission lets it do this turn; never nothing. */
export function plansFor(battle: Battle, unit: Unit): PlanOption[] {
  const plans = isBomber(unit) ? bomberPlans(battle, unit) : fighterPlans(battle, unit)
  // WL-13.4.3.b A Lufbery circles on; whatever else it does begins with leaving it.
  if (unit.lufbery) plans.push(planned('lufbery', CIRCLE, fighterAllowance(battle, unit)))
  return plans
}

/** Straight on, if its mission is content with that. */
export function straightPlanOf(battle: Battle, unit: Unit): PlanOption | undefined {
  return plansFor(battle, unit).find(({ conduct }) => conduct.kind === 'straight')
}

/** The side of the map for which it set out. */
function farEdge(battle: Battle, unit: Unit): Edge {
  return lineOf(battle, unit).facing
}

function bomberPlans(battle: Battle, unit: Unit): PlanOption[] {
  const allowance = bomberAllowance(battle, unit)
  if (goesHome(battle, unit)) return [homePlan(unit, allowance)]
  // WL-9.2.1.a WL-9.2.1.b WL-9.2.1.2.a
  if (!isOnTheAttack(battle, unit)) return [straightPlan(battle, unit, allowance)]
  // WL-15.2.1.a
  const attack = planned('attack', attackConduct(battle, unit), allowance)
  // WL-8.2.c WL-15.2.4.g
  if (!mayMoveThree(battle, unit)) return [attack]
  return [attack, { ...attack, id: 'attack/fast', allowance: 3 * POINT }]
}

function straightPlan(battle: Battle, unit: Unit, allowance: number): PlanOption {
  return planned('continue', { kind: 'straight', edge: farEdge(battle, unit) }, allowance)
}

/** The edge is asked for when it sets out for home (9.2.6.c). */
function homePlan(unit: Unit, allowance: number): PlanOption {
  return planned('home', { kind: 'home', edge: unit.home ?? 'left' }, allowance)
}

/** Declared or forced to go home: nothing else is open to it. */
function goesHome(battle: Battle, unit: Unit): boolean {
  if (unit.home !== undefined) return true
  // WL-9.2.1.1.c
  if (isBomber(unit)) return unit.mission === 'bombing' && unit.load === undefined
  // WL-13.8.2.f
  const spent = isRocketPlane(battle, unit) && unit.fuel === 0 && !hasTally(unit)
  return unit.broken || spent
}

function fighterPlans(battle: Battle, unit: Unit): PlanOption[] {
  const allowance = fighterAllowance(battle, unit)
  // WL-9.2.7.a WL-9.2.3.b WL-9.2.4.d WL-9.2.6.a After its tally it flies as it likes.
  if (hasTally(unit)) return [planned('free', FREE, allowance)]
  const plans = missionPlans(battle, unit, allowance)
  // WL-9.2.7.b WL-9.2.7.c WL-EX-21 Out of an enemy's square it flies as it likes, this turn.
  if (unit.alerted && unit.deeds.beganMixed && !unit.broken)
    plans.push(planned('free', FREE, isEscort(unit) ? escortAllowance(battle, unit) : allowance))
  return plans
}

function missionPlans(battle: Battle, unit: Unit, allowance: number): PlanOption[] {
  // WL-9.2.6.b
  if (goesHome(battle, unit)) return [homePlan(unit, allowance)]
  if (isEscort(unit)) return escortPlans(battle, unit)
  return isInterceptor(unit) ? interceptPlans(battle, unit, allowance) : sweepPlans(battle, unit, allowance)
}

/** WL-8.2.b WL-9.2.2.a WL-Q-25 As fast as the bombers it flies with. */
function escortAllowance(battle: Battle, unit: Unit): number {
  const bomber = nearestBomber(battle, unit)
  return bomber === undefined ? 2 * POINT : bomberAllowance(battle, bomber)
}

/** WL-9.2.6.f WL-9.2.6.g With those that go on or with those that go home, as its owner likes. */
function escortPlans(battle: Battle, unit: Unit): PlanOption[] {
  const allowance = escortAllowance(battle, unit)
  const plans: PlanOption[] = []
  for (const edge of ['left', 'right'] as const)
    if (hasCharges(battle, unit.side, edge))
      plans.push({ ...planned('station', { kind: 'station', edge }, allowance), id: `station/${edge}` })
  const on = hasCharges(battle, unit.side, undefined)
  // WL-15.2.2.a Bombers on the attack change height as they like.
  if (on && hasBombing(battle)) plans.push(planned('station', { kind: 'station' }, allowance))
  else if (on || plans.length === 0) plans.push(straightPlan(battle, unit, allowance))
  return plans
}

/** WL-9.2.4.a WL-9.2.4.1.a */
function interceptPlans(battle: Battle, unit: Unit, allowance: number): PlanOption[] {
  const goal = vectorOf(battle, unit)
  // WL-9.2.4.b
  if (goal !== undefined && goal !== unit.square)
    return [planned('vector', { kind: 'toward', goal }, allowance)]
  // WL-9.2.4.e WL-8.3.1.a
  const circle = planned('circle', CIRCLE, allowance)
  return goal === undefined ? [circle, homePlan(unit, allowance)] : [circle]
}

/** Its own Vector, or WL-9.5.3.a that of the leader whose wing it flies in; once it is off, where it has led him. */
function vectorOf(battle: Battle, unit: Unit): Square | undefined {
  const no = wingOf(battle, unit)?.leader
  if (unit.vector !== undefined || no === undefined || no === unit.no) return unit.vector
  const leader = unitAt(battle, no)
  const wentThere = leader.circling && leader.square !== leader.deeds.began
  return leader.vector ?? (wentThere ? leader.square : undefined)
}

function sweepPlans(battle: Battle, unit: Unit, allowance: number): PlanOption[] {
  // WL-9.2.3.a WL-9.2.3.d
  const plans = [straightPlan(battle, unit, sweepAllowance(battle, unit))]
  addSupport(battle, unit, allowance, plans)
  // WL-9.2.3.e WL-Q-100
  plans.push(homePlan(unit, allowance))
  // WL-9.2.3.f WL-9.2.2.2.f
  if (unit.exEscort && nearestBomber(battle, unit) !== undefined)
    plans.push(planned('form-up', { kind: 'toward', goal: unit.square }, allowance))
  if (!hasBombing(battle)) return plans
  // WL-15.2.3.b WL-15.3.7.e
  if (fliesBetweenStrafes(battle, unit)) plans.push(planned('strafe', { kind: 'strafe' }, allowance))
  if (mayCircle(battle, unit)) plans.push(planned('circle', CIRCLE, sweepAllowance(battle, unit)))
  return plans
}

/** WL-9.2.3.c WL-Q-100 Toward a friendly fighter on its net that has a tally. */
function addSupport(battle: Battle, unit: Unit, allowance: number, plans: PlanOption[]): void {
  if (unit.net === undefined) return
  for (const other of battle.units) {
    if (other === unit || other.side !== unit.side || other.net !== unit.net || other.at !== 'map') continue
    if (other.tally === undefined || isBomber(other)) continue
    const conduct: Conduct = { kind: 'toward', goal: other.square }
    plans.push({
      ...planned('support', conduct, allowance),
      id: `support/${other.id}`,
      on: [`unit:${other.no}`],
      supports: other.no,
    })
  }
}

/** WL-15.2.3.a WL-8.3.1.a A wing circles together, or not at all. */
function mayCircle(battle: Battle, unit: Unit): boolean {
  if (unit.wing === undefined) return true
  for (const mate of battle.units)
    if (mate !== unit && mate.wing === unit.wing && mate.deeds.ordinal !== undefined && !mate.circling)
      return false
  return true
}
