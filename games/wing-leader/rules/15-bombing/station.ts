import type { Edge, Side } from '../../pack/types.ts'
import type { Battle, Flight, Square, Unit } from '../../state.ts'
import { altitudeOf, columnOf, distance, run } from '../01-words/geometry.ts'
import { hasBombing, isBomber } from '../01-words/units.ts'
import { bomberAllowance, POINT } from '../08-movement/points.ts'
import { isNearEnemySurface } from '../14-surface/surface.ts'
import { isLevelProfile } from './approach.ts'
import { isOnTheAttack } from './bombing-missions.ts'
import { profilesOpenTo } from './prerequisites.ts'

/** An escort's place beside bombers: where it may form up, and how it keeps up with them (9.2.2, 9.2.6, 15.2.2). */

const REACH = 3

/** Bombers of a side on the map; those on their way home by an edge, or those that go on. */
function isCharge(unit: Unit, side: Side, edge: Edge | undefined): boolean {
  return unit.side === side && unit.at === 'map' && isBomber(unit) && unit.home === edge
}

export function hasCharges(battle: Battle, side: Side, edge: Edge | undefined): boolean {
  for (const unit of battle.units) if (isCharge(unit, side, edge)) return true
  return false
}

/** The bomber that an escort flies with: the nearest. */
export function nearestBomber(battle: Battle, escort: Unit): Unit | undefined {
  let nearest: Unit | undefined
  for (const unit of battle.units) {
    if (unit.side !== escort.side || unit.at !== 'map' || !isBomber(unit)) continue
    if (
      nearest === undefined ||
      distance(unit.square, escort.square) < distance(nearest.square, escort.square)
    )
      nearest = unit
  }
  return nearest
}

/** WL-9.2.6.d WL-15.2.1.f WL-15.2.2.a Homeward, on a profile that dives, or near a target on which it may yet begin one. */
function mayDive(battle: Battle, bomber: Unit): boolean {
  if (bomber.home !== undefined) return true
  if (bomber.profile !== undefined) return !isLevelProfile(bomber.profile.kind)
  if (!isOnTheAttack(battle, bomber) || !isNearEnemySurface(battle, bomber)) return false
  return !profilesOpenTo(battle, bomber).every(isLevelProfile)
}

/** Where a bomber may be when it has moved: columns ahead of it, and levels up and down. */
function reachOf(battle: Battle, bomber: Unit): { squares: number; up: number; down: number } {
  const squares = bomberAllowance(battle, bomber) / POINT
  if (mayDive(battle, bomber)) return { squares: squares + 1, up: 1, down: 2 * (squares + 1) }
  // WL-15.2.1.c
  return hasBombing(battle) ? { squares, up: 1, down: 1 } : { squares, up: 0, down: 0 }
}

/** WL-9.2.6.f WL-15.2.2.a WL-Q-31 No more change of height than the bombers could make, matching theirs. */
export function changesHeightTooMuch(battle: Battle, escort: Unit, flight: Flight, to: Square): boolean {
  const edge = flight.conduct.kind === 'station' ? flight.conduct.edge : undefined
  const change = altitudeOf(to) - altitudeOf(escort.deeds.began)
  for (const bomber of battle.units) {
    if (!isCharge(bomber, escort.side, edge)) continue
    const { up, down } = reachOf(battle, bomber)
    if (change <= up && -change <= down) return false
  }
  return true
}

/** WL-9.2.6.f WL-15.2.2.a WL-Q-31 Within three squares of where some bomber may end, not ahead of it, not far below. */
export function keepsStation(battle: Battle, escort: Unit, flight: Flight): boolean {
  const edge = flight.conduct.kind === 'station' ? flight.conduct.edge : undefined
  for (const bomber of battle.units)
    if (isCharge(bomber, escort.side, edge) && isBeside(battle, escort, bomber)) return true
  return false
}

/** WL-Q-31 Out of station it comes nearer to some bomber of its charge. */
export function closesUp(battle: Battle, escort: Unit, flight: Flight): boolean {
  const edge = flight.conduct.kind === 'station' ? flight.conduct.edge : undefined
  for (const bomber of battle.units)
    if (
      isCharge(bomber, escort.side, edge) &&
      distance(escort.square, bomber.square) < distance(escort.deeds.began, bomber.square)
    )
      return true
  return false
}

function isBeside(battle: Battle, escort: Unit, bomber: Unit): boolean {
  const { squares, up, down } = reachOf(battle, bomber)
  const way = bomber.home === undefined ? run(bomber.facing) : bomber.home === 'left' ? -1 : 1
  const lead = (columnOf(escort.square) - columnOf(bomber.square)) * way
  const height = altitudeOf(escort.square) - altitudeOf(bomber.square)
  // Bombers that circle stay; one that has moved already is where it is.
  const most = bomber.deeds.ordinal === undefined ? squares : 0
  return lead <= most && lead >= -REACH && height <= up + REACH && height >= -down - 1
}
