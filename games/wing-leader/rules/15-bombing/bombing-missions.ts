import { noted, type Option, type Procedure } from '@tallyho/engine'
import { EDGES, type Edge } from '../../pack/types.ts'
import type { Battle, Conduct, Facing, Flight, Square, SurfaceNo, Unit } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { altitudeOf, columnOf, distance, neighbour, rise, run } from '../01-words/geometry.ts'
import { forceOf, hasBombing, isBomber, isFighterBomber, modelOf, named } from '../01-words/units.ts'
import { asksCompany } from '../09-command/conduct.ts'
import { isNearEnemySurface, surfaceAt, typeOf } from '../14-surface/surface.ts'

/** Bombing, strafing and recce missions under rule 15 (15.2). */

/** WL-15.2.1.a WL-Q-85 Flies to attack surface units: transports and units on their way home do not. */
export function isOnTheAttack(battle: Battle, unit: Unit): boolean {
  return hasBombing(battle) && isBomber(unit) && unit.mission !== 'transport' && unit.home === undefined
}

/** How a bomber flies that is not on its way home; its profile, if it has one, goes before this (15.2.1.f). */
export function attackConduct(battle: Battle, unit: Unit): Conduct {
  if (unit.circling) return { kind: 'circle' }
  if (fliesBetweenStrafes(battle, unit)) return { kind: 'strafe' }
  return { kind: 'en-route', levels: formationLevels(battle, unit) }
}

/** WL-15.2.1.b WL-15.2.1.c WL-15.2.1.d WL-15.2.5.a What the way to the target forbids, for the next step. */
export function enRouteBars(battle: Battle, unit: Unit, flight: Flight, facing: Facing | 'circle'): boolean {
  // WL-15.2.1.3.a Circling is begun as an action of its own.
  if (facing === 'circle') return true
  const way = run(facing)
  if (way === 0 || neighbour(unit.square, facing) === undefined) return true
  const climbs = rise(facing)
  if (climbs !== 0 && !mayChangeHeight(flight, climbs)) return true
  // WL-15.2.5.a It turns back only for a target that it has reached or passed.
  return way !== run(unit.facing) && !hasTargetThatWay(battle, unit, way)
}

function mayChangeHeight(flight: Flight, climbs: number): boolean {
  const { climbed, dived, conduct } = flight
  if (climbed + dived > 0) return false
  const levels = conduct.kind === 'en-route' && asksCompany(flight) ? conduct.levels : undefined
  return levels === undefined || levels === climbs
}

function hasTargetThatWay(battle: Battle, unit: Unit, way: number): boolean {
  for (const surface of battle.surface)
    if (surface.side !== unit.side && (columnOf(surface.square) - columnOf(unit.square)) * way >= 0)
      return true
  return false
}

/** WL-15.2.1.d WL-Q-31 A move that keeps to the formation's change of height; asked when it ends. */
export function keepsFormationHeight({ climbed, dived, conduct }: Flight): boolean {
  const levels = conduct.kind === 'en-route' ? conduct.levels : undefined
  return levels === undefined || levels === Math.sign(climbed - dived)
}

/** WL-15.2.1.d WL-Q-31 How bombers of its formation that moved before it changed height; undefined if none has moved. */
export function formationLevels(battle: Battle, unit: Unit): number | undefined {
  const formation: Unit[] = [unit]
  for (let i = 0; i < formation.length; i++) {
    const member = formation[i] as Unit
    for (const other of battle.units) {
      if (!beganBeside(member, other) || !isOnTheAttack(battle, other) || formation.includes(other)) continue
      formation.push(other)
    }
  }
  // WL-15.2.1.f One on a profile goes its own way.
  for (const other of formation)
    if (other !== unit && other.deeds.track.length > 0 && !other.deeds.onProfile)
      return Math.sign(altitudeOf(other.square) - altitudeOf(other.deeds.began))
  return undefined
}

function beganBeside(a: Unit, b: Unit): boolean {
  return (
    a.side === b.side &&
    b.at === 'map' &&
    !b.circling &&
    a.deeds.beganFacing === b.deeds.beganFacing &&
    distance(a.deeds.began, b.deeds.began) <= 1
  )
}

const BOMBERS_IN_A_SQUARE = 2

/** WL-15.2.1.g WL-Q-89 Two friendly bombers at most where a bomber ends; those that have yet to move will be gone. */
export function mayEndHere(battle: Battle, unit: Unit, square: Square): boolean {
  if (!isBomber(unit) || !hasBombing(battle)) return true
  let bombers = 1
  for (const other of battle.units)
    if (
      other.no !== unit.no &&
      other.side === unit.side &&
      other.at === 'map' &&
      other.square === square &&
      isBomber(other) &&
      (other.circling || other.deeds.track.length > 0)
    )
      bombers += 1
  return bombers <= BOMBERS_IN_A_SQUARE
}

/** WL-15.2.4.g WL-8.2.c May move 3 points instead of 2; asked at the start of its move. */
export function mayMoveThree(battle: Battle, unit: Unit): boolean {
  return hasBombing(battle) && isFighterBomber(battle, unit) && isNearEnemySurface(battle, unit)
}

/** WL-15.3.7.a Guns, ammunition, the right mission and no tally. */
export function canStrafe(battle: Battle, unit: Unit): boolean {
  const { mission, ammo, strafes, home } = unit
  if (mission !== 'strafing' && mission !== 'sweep') return false
  if (ammo === 'depleted' || home !== undefined || unit.tally !== undefined || unit.balloon !== undefined)
    return false
  // WL-15.2.1.1.a
  if (mission === 'strafing' && strafes >= 2) return false
  return modelOf(battle, unit).firepower !== undefined
}

/** WL-15.3.7.e Between two strafing runs it flies as it likes near surface targets. */
export function fliesBetweenStrafes(battle: Battle, unit: Unit): boolean {
  return unit.strafing === true && canStrafe(battle, unit) && isNearEnemySurface(battle, unit)
}

/** WL-15.3.7.e */
export function strafeBars(battle: Battle, unit: Unit, facing: Facing | 'circle'): boolean {
  if (facing === 'circle') return false
  const to = neighbour(unit.square, facing)
  return to === undefined || !isNearEnemySurface(battle, unit, to)
}

/** WL-15.2.1.3.a Once, and before its first profile. */
export function mayBeginCircling(battle: Battle, unit: Unit): boolean {
  return !unit.hasCircled && !unit.circling && unit.profile === undefined && isOnTheAttack(battle, unit)
}

export const ESCORT_REACH = 3

/** WL-15.2.1.3.a WL-15.2.2.a Escorts move first: they may circle by bombers that circle or may begin to this phase. */
export function escortMayCircle(battle: Battle, escort: Unit): boolean {
  if (!hasBombing(battle)) return false
  for (const other of battle.units)
    if (
      other.side === escort.side &&
      other.at === 'map' &&
      distance(other.square, escort.square) <= ESCORT_REACH &&
      (other.circling ? isBomber(other) : mayBeginCircling(battle, other))
    )
      return true
  return false
}

export interface EdgeOption extends Option {
  readonly edge: Edge
}

/** WL-15.2.1.a WL-9.2.6.c WL-Q-83 Turns for home: with rule 15 bombers and raiders choose an edge, others have their own. */
export function* goHome(battle: Battle, unit: Unit, declared?: Edge): Procedure {
  const free = hasBombing(battle) && (unit.side === 'raider' || isBomber(unit))
  // WL-9.2.6.c Once declared an edge stays.
  const edges = declared !== undefined ? [declared] : free ? EDGES : [forceOf(battle, unit.side).edge]
  const options = edges.map((edge): EdgeOption => ({ id: `home/${edge}`, on: [`edge:${edge}`], edge }))
  const { edge } = yield* choose(unit.side, 'bombing.home', options, [`unit:${unit.no}`])
  unit.home = edge
  unit.circling = false
  unit.strafing = undefined
  unit.profile = undefined
  if (noted()) note('WL-9.2.6.b', 'turned-home', { ...named(unit), edge })
  if (battle.flight?.unit === unit.no) battle.flight.conduct = { kind: 'home', edge }
}

/** Reconnaissance (15.2.1.2). */

/** WL-15.2.1.2.b WL-Q-87 At the end of a move over the target, after the barrage: an unbroken unit has its pictures. */
export function* reconnoitre(battle: Battle, unit: Unit, target: SurfaceNo): Procedure {
  if (unit.recce !== undefined || unit.at !== 'map' || unit.broken) return
  unit.recce = target
  if (noted())
    note('WL-15.2.1.2.b', 'recce', { ...named(unit), target, name: surfaceAt(battle, target).name })
  // WL-15.2.1.2.c
  yield* goHome(battle, unit)
}

/** WL-15.2.1.2.c WL-14.1.1.g VP of a unit that brings its pictures home, broken or not; the target takes no damage. */
export function recceVP(battle: Battle, unit: Unit): number {
  if (unit.recce === undefined || (unit.at !== 'exited' && unit.at !== 'escaped')) return 0
  return typeOf(battle, surfaceAt(battle, unit.recce)).vp
}
