import { noted, type Option, type Procedure } from '@tallyho/engine'
import type { Battle, Flight, Profile, Surface, SurfaceNo, Unit } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { altitudeOf, distance } from '../01-words/geometry.ts'
import { hasBombing, lineOf, modelOf, named } from '../01-words/units.ts'
import { POINT, sweepAllowance } from '../08-movement/points.ts'
import { columnsBetween, surfaceAt } from '../14-surface/surface.ts'
import { flyOver, isInPosition } from './approach.ts'
import { dropLoad } from './attacks.ts'
import { attackConduct, canStrafe, goHome, isOnTheAttack, mayBeginCircling } from './bombing-missions.ts'
import { canDesignate, headingTo, type ProfileKind, profilesOpenTo } from './prerequisites.ts'

export { afterLeg, mustDiveOn, profileBars, profileGivesBonus } from './approach.ts'

/** What a unit may do about surface targets in the course of its move, at no cost in points (15.2, 15.3). */

export type ProfileAction =
  | DesignateAction
  | DropAction
  | (Option & { readonly act: 'break-off' | 'begin-circling' | 'leave-circle' | 'go-home' })

export interface DesignateAction extends Option {
  readonly act: 'designate'
  readonly kind: ProfileKind
  readonly target: SurfaceNo
}

export interface DropAction extends Option {
  readonly act: 'drop'
  /** With the guns as well (15.5.5). */
  readonly withGuns: boolean
}

const NONE: readonly ProfileAction[] = []
const BREAK_OFF: ProfileAction = { id: 'break-off', act: 'break-off' }
const BEGIN_CIRCLING: ProfileAction = { id: 'begin-circling', act: 'begin-circling' }
const LEAVE_CIRCLE: ProfileAction = { id: 'leave-circle', act: 'leave-circle' }
const GO_HOME: ProfileAction = { id: 'go-home', act: 'go-home', rare: true }

/** Everything open to the unit at this moment of its move. */
export function profileActions(battle: Battle, unit: Unit): readonly ProfileAction[] {
  if (!hasBombing(battle)) return NONE
  const attacks = isOnTheAttack(battle, unit)
  if (!attacks && unit.mission !== 'sweep') return NONE
  const actions: ProfileAction[] = []
  if (unit.circling && attacks) {
    if (isMoveStart(battle, unit)) actions.push(LEAVE_CIRCLE)
    return actions
  }
  if (unit.profile !== undefined) {
    addDrops(battle, unit, unit.profile, actions)
    actions.push(BREAK_OFF)
    return actions
  }
  addDesignations(battle, unit, actions)
  if (!attacks) return actions
  if (mayBeginCircling(battle, unit) && hasWholePoint(battle)) actions.push(BEGIN_CIRCLING)
  // WL-15.2.1.1.a Strafers go home when they like; so does a recce unit that has nothing to jettison.
  if ((unit.mission === 'strafing' || unit.mission === 'recce') && unit.deeds.overTarget === undefined)
    actions.push(GO_HOME)
  return actions
}

function isMoveStart({ flight }: Battle, unit: Unit): boolean {
  return flight?.unit === unit.no && flight.spent === 0
}

function hasWholePoint({ flight }: Battle): boolean {
  return flight !== undefined && flight.left >= 2
}

/** WL-15.3.b WL-15.3.c WL-15.2.5.a Any enemy surface unit within reach of a profile, from either side. */
function addDesignations(battle: Battle, unit: Unit, actions: ProfileAction[]): void {
  if (unit.dogfight !== undefined || unit.lufbery || unit.deeds.overTarget !== undefined) return
  let kinds: readonly ProfileKind[] | undefined
  for (const target of battle.surface) {
    if (target.side === unit.side || columnsBetween(unit.square, target.square) > 4) continue
    kinds ??= profilesOpenTo(battle, unit)
    for (const kind of kinds)
      if (canDesignate(battle, unit, kind, target) && !hasBrokenOff(unit, kind, target))
        actions.push({
          id: `designate/${kind}/${target.no}`,
          on: [`surface:${target.no}`],
          act: 'designate',
          kind,
          target: target.no,
        })
  }
}

/** WL-Q-90 */
function hasBrokenOff(unit: Unit, kind: ProfileKind, target: Surface): boolean {
  return unit.deeds.brokenOff?.includes(`${kind}/${target.no}`) === true
}

/** WL-15.3.a WL-15.3.j One attack a turn, where the profile ends. */
function addDrops(battle: Battle, unit: Unit, profile: Profile, actions: ProfileAction[]): void {
  if (unit.deeds.attacked || !isInPosition(battle, unit)) return
  const on = [`surface:${profile.target}`]
  actions.push({ id: 'drop', on, act: 'drop', withGuns: false })
  if (mayStrafeToo(battle, unit, profile))
    actions.push({ id: 'drop-and-strafe', on, act: 'drop', withGuns: true })
}

/** WL-15.5.5.a In the target's own square, by a unit that could strafe it. */
function mayStrafeToo(battle: Battle, unit: Unit, { kind, target }: Profile): boolean {
  if (kind !== 'atgr' && kind !== 'parafrag' && kind !== 'skip') return false
  return unit.square === surfaceAt(battle, target).square && canStrafe(battle, unit)
}

/** Carries out one of them. */
export function* takeProfileAction(battle: Battle, unit: Unit, action: ProfileAction): Procedure {
  switch (action.act) {
    case 'designate':
      return designate(battle, unit, action)
    case 'break-off':
      return breakOff(battle, unit)
    case 'drop':
      if (unit.profile) yield* dropLoad(battle, unit, unit.profile, action.withGuns)
      return
    case 'begin-circling':
      return beginCircling(battle, unit)
    case 'leave-circle':
      return leaveCircle(battle, unit)
    case 'go-home':
      yield* goHome(battle, unit)
  }
}

/** WL-15.3.b An attack that is open even with the last point spent, or a run that would end where it begins. */
export function isOnTheSpot(battle: Battle, unit: Unit, action: ProfileAction): boolean {
  if (action.act !== 'designate') return action.act === 'drop'
  if (action.kind === 'recce')
    return columnsBetween(unit.square, surfaceAt(battle, action.target).square) === 0
  return !unit.deeds.attacked && isInPosition(battle, unit, profileFor(battle, unit, action))
}

function profileFor(battle: Battle, unit: Unit, { kind, target }: DesignateAction): Profile {
  const facing = headingTo(unit, surfaceAt(battle, target))
  return { kind, target, facing, aimed: 0, dived: 0, weather: 0 }
}

function designate(battle: Battle, unit: Unit, action: DesignateAction): void {
  const { kind, target } = action
  const surface = surfaceAt(battle, target)
  unit.profile = profileFor(battle, unit, action)
  // WL-15.3.f
  unit.deeds.onProfile = true
  // WL-15.2.1.3.a Circling comes before the first profile or not at all.
  unit.hasCircled = true
  // WL-15.3.5.1.a
  if (kind === 'torpedo' && modelOf(battle, unit).abilities.torpedo?.slow) unit.slow = true
  if (unit.mission === 'sweep') takeUpStrafing(battle, unit)
  if (noted())
    note('WL-15.3.b', 'profile', {
      ...named(unit),
      kind,
      target,
      name: surface.name,
      altitude: altitudeOf(unit.square),
    })
  if (kind === 'recce' && columnsBetween(unit.square, surface.square) === 0) flyOver(unit, surface)
}

/** WL-15.2.3.b From its first strafing profile a sweep moves 3 points. */
function takeUpStrafing({ flight }: Battle, unit: Unit): void {
  unit.strafing = true
  unit.circling = false
  if (flight?.unit !== unit.no) return
  const more = Math.max(0, 6 - flight.allowance)
  flight.allowance += more
  flight.left += more
}

/** WL-15.3.b WL-Q-90 Given up at any time; the limits of the way to the target are back. */
function breakOff(battle: Battle, unit: Unit): void {
  const { profile, deeds } = unit
  if (profile === undefined) return
  deeds.brokenOff = [...(deeds.brokenOff ?? []), `${profile.kind}/${profile.target}`]
  if (profile.kind === 'torpedo') unit.slow = false
  unit.profile = undefined
  if (noted()) note('WL-15.3.b', 'break-off', { ...named(unit), kind: profile.kind, target: profile.target })
  const { flight } = battle
  if (flight?.unit !== unit.no) return
  if (unit.mission === 'sweep') resumeSweep(battle, unit, flight)
  // WL-15.2.1.e
  else if (flight.bonus) takeBack(flight, POINT)
}

/** WL-15.2.3.b WL-15.3.7.e Nobody strafes on who has not strafed: its sweep goes on, and at the pace of a sweep. */
function resumeSweep(battle: Battle, unit: Unit, flight: Flight): void {
  const { kind } = flight.conduct
  if (kind === 'strafe' && unit.strafes > 0) return
  unit.strafing = undefined
  unit.circling = kind === 'circle'
  if (kind === 'strafe') flight.conduct = { kind: 'straight', edge: lineOf(battle, unit).facing }
  if (kind === 'strafe' || kind === 'straight' || kind === 'circle')
    takeBack(flight, flight.allowance - sweepAllowance(battle, unit))
}

/** Points that came with a run, as far as they are not spent. */
function takeBack(flight: Flight, points: number): void {
  flight.allowance -= points
  flight.left = Math.max(0, flight.left - points)
  flight.bonus = false
}

/** WL-15.2.1.3.a */
function beginCircling({ flight }: Battle, unit: Unit): void {
  unit.circling = true
  unit.hasCircled = true
  if (flight) flight.conduct = { kind: 'circle' }
  note('WL-15.2.1.3.a', 'began-circling', named(unit))
}

function leaveCircle(battle: Battle, unit: Unit): void {
  unit.circling = false
  if (battle.flight) battle.flight.conduct = attackConduct(battle, unit)
  note('WL-15.2.1.3.a', 'left-circle', named(unit))
}

/**
 * WL-15.3.6.a WL-15.3.7.b WL-15.5.3.b WL-9.2.5.a WL-9.2.5.c A profile by the shortest route, from the turn in which it is
 * begun: given up by a move that did not bring it nearer, or lower while it is above its target.
 */
export function keepToRoute(battle: Battle, unit: Unit): void {
  const { profile, deeds, square } = unit
  if (profile === undefined) return
  if (profile.kind !== 'atgr' && profile.kind !== 'strafing' && profile.kind !== 'kamikaze') return
  const target = surfaceAt(battle, profile.target).square
  const nearer = distance(square, target) < distance(deeds.began, target)
  const lower = altitudeOf(deeds.began) === 0 || altitudeOf(square) < altitudeOf(deeds.began)
  if (!nearer || !lower) breakOff(battle, unit)
}
