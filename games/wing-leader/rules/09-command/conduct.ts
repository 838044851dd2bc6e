import type { Edge } from '../../pack/types.ts'
import type { Battle, Facing, Flight, Square, Unit } from '../../state.ts'
import {
  altitudeOf,
  COLUMNS,
  columnOf,
  distance,
  FACINGS,
  isLevel,
  LEFT,
  RIGHT,
  rise,
  run,
} from '../01-words/geometry.ts'
import { isInterceptor, unitAt } from '../01-words/units.ts'
import { inThought } from '../08-movement/paths.ts'
import {
  enRouteBars,
  escortMayCircle,
  keepsFormationHeight,
  mayEndHere,
  strafeBars,
} from '../15-bombing/bombing-missions.ts'
import { profileBars } from '../15-bombing/profiles.ts'
import { changesHeightTooMuch, closesUp, keepsStation } from '../15-bombing/station.ts'
import { wingOf } from './wings.ts'

/**
 * What a mission asks of a move (9.2): which steps it bars, and how the move may end. WL-Q-23 What no move can give is
 * waived rather than the move blocked, in this order: its place beside others, the change of height, the approach
 * (height asked again), both, the conduct as a whole, and last the room in a square (WL-Q-89).
 */
const ALL_WAIVED = 6

export const asksCompany = ({ waived }: Flight) => waived < 1
const asksHeight = ({ waived }: Flight) => waived < 2 || waived === 3
const asksApproach = ({ waived }: Flight) => waived < 3
const asksConduct = ({ waived }: Flight) => waived < 5
const asksRoom = ({ waived }: Flight) => waived < ALL_WAIVED

/** Gives up one more of the mission's demands; false when there is nothing left to give up. */
export function waive(flight: Flight): boolean {
  if (flight.waived === ALL_WAIVED) return false
  flight.waived += 1
  return true
}

/** WL-Q-89 With no other way out a unit stops short. */
export function mayStopShort(flight: Flight): boolean {
  return !asksConduct(flight)
}

/** The level facing toward an edge. */
export function headingTo(edge: Edge): Facing {
  return edge === 'left' ? LEFT : RIGHT
}

/** Columns to fly before the one at the edge. */
function columnsTo(edge: Edge, square: Square): number {
  return edge === 'left' ? columnOf(square) : COLUMNS - 1 - columnOf(square)
}

const STRAIGHT: Readonly<Record<Edge, readonly Facing[]>> = { left: [LEFT], right: [RIGHT] }
const HOMEWARD: Readonly<Record<Edge, readonly Facing[]>> = {
  left: FACINGS.filter(facing => run(facing) <= 0),
  right: FACINGS.filter(facing => run(facing) >= 0),
}
const NONE: readonly Facing[] = []

/** Directions in which the mission lets a step lead at all: in the others there is nothing to try. */
export function facingsOpen(unit: Unit, flight: Flight): readonly Facing[] {
  if (unit.profile !== undefined || !asksConduct(flight)) return FACINGS
  const { conduct } = flight
  switch (conduct.kind) {
    case 'straight':
      return STRAIGHT[conduct.edge]
    case 'home':
      return HOMEWARD[conduct.edge]
    case 'circle':
      return NONE
    default:
      return FACINGS
  }
}

/** Does the mission bar a step to a square of the map? */
export function barsStep(battle: Battle, unit: Unit, flight: Flight, facing: Facing, to: Square): boolean {
  if (unit.profile !== undefined) return profileBars(battle, unit, facing)
  if (!asksConduct(flight)) return false
  const { conduct } = flight
  switch (conduct.kind) {
    case 'free':
      return false
    case 'straight':
      // WL-8.4.b WL-9.2.1.a WL-9.2.2.a WL-9.2.3.a WL-Q-29
      return facing !== headingTo(conduct.edge)
    case 'toward':
      return barsDetour(battle, unit, flight, facing, to, conduct.goal)
    case 'home':
      // WL-9.2.6.b At the edge the next square is beyond it.
      return (
        columnsTo(conduct.edge, unit.square) === 0 ||
        columnsTo(conduct.edge, to) > columnsTo(conduct.edge, unit.square)
      )
    case 'circle':
      return true
    case 'en-route':
      return enRouteBars(battle, unit, flight, facing)
    case 'station':
      return changesHeightTooMuch(battle, unit, flight, to)
    case 'strafe':
      return strafeBars(battle, unit, facing)
  }
}

function barsDetour(
  battle: Battle,
  unit: Unit,
  flight: Flight,
  facing: Facing,
  to: Square,
  goal: Square,
): boolean {
  if (followsLeader(battle, unit, flight)) return false
  // WL-9.2.5.a Never farther off.
  if (distance(to, goal) > distance(unit.square, goal)) return true
  // WL-9.2.5.d
  const level = altitudeOf(unit.deeds.began) === altitudeOf(goal)
  return level && rise(facing) !== 0 && asksHeight(flight)
}

/** WL-8.4.1.c WL-Q-27 Does the mission bar leaving the map in this direction? */
export function barsExit(unit: Unit, flight: Flight, facing: Facing): boolean {
  if (run(facing) === 0 || unit.profile !== undefined) return true
  if (!asksConduct(flight)) return false
  const { conduct } = flight
  switch (conduct.kind) {
    case 'free':
      return false
    case 'straight':
      return facing !== headingTo(conduct.edge)
    case 'home':
      return run(facing) !== run(headingTo(conduct.edge))
    case 'station':
      // WL-9.2.6.f Out with the bombers.
      return conduct.edge === undefined || run(facing) !== run(headingTo(conduct.edge))
    default:
      return true
  }
}

/** Does the mission bar circling? */
export function barsCircling(battle: Battle, unit: Unit, flight: Flight): boolean {
  if (unit.profile !== undefined) return profileBars(battle, unit, 'circle')
  if (!asksConduct(flight)) return false
  switch (flight.conduct.kind) {
    case 'straight':
    case 'home':
      // WL-9.2.6.b WL-Q-26 With too few points to come round it does at least turn.
      return asksApproach(flight)
    case 'en-route':
      return enRouteBars(battle, unit, flight, 'circle')
    case 'station':
      // WL-15.2.1.3.a
      return flight.conduct.edge !== undefined || !escortMayCircle(battle, unit)
    default:
      return false
  }
}

/** A dive that must be made before the move ends. WL-8.2.e WL-13.8.2.e */
export function owesDive(unit: Unit, flight: Flight): boolean {
  return flight.dived === 0 && (flight.bonus || unit.throttle === 'none') && flight.waived < ALL_WAIVED
}

/** May the move end here and now, as far as the mission goes? */
export function endsWell(battle: Battle, unit: Unit, flight: Flight): boolean {
  if (owesDive(unit, flight)) return false
  if (asksRoom(flight) && !mayEndHere(battle, unit, unit.square)) return false
  if (unit.profile !== undefined) return true
  if (asksCompany(flight) && !keepsCompany(battle, unit, flight)) return false
  const { conduct } = flight
  switch (conduct.kind) {
    case 'toward':
      return followsLeader(battle, unit, flight) || hasApproached(unit, flight, conduct.goal)
    case 'home':
      return hasTurnedHome(unit, flight, conduct.edge)
    case 'straight':
      return asksApproach(flight) || facesEdge(unit, flight, conduct.edge)
    case 'station':
      return asksCompany(flight) || !asksApproach(flight) || closesUp(battle, unit, flight)
    default:
      return true
  }
}

/** WL-Q-31 Where others are to be kept company: the wing, the bombers of a formation, an escort's charges. */
function keepsCompany(battle: Battle, unit: Unit, flight: Flight): boolean {
  if (flight.conduct.kind === 'station') return keepsStation(battle, unit, flight)
  if (flight.conduct.kind === 'en-route') return keepsFormationHeight(flight)
  return !isBoundToWing(unit, flight) || keepsWing(battle, unit, flight)
}

/** WL-9.5.3.a WL-9.5.4.a WL-Q-31 Interceptors on their way or on patrol; whoever moves freely or goes home may leave his wing. */
export function isBoundToWing(unit: Unit, { conduct }: Flight): boolean {
  return unit.wing !== undefined && isInterceptor(unit) && conduct.kind !== 'free' && conduct.kind !== 'home'
}

/** WL-Q-31 In formation with some unit of its wing that has moved. */
function keepsWing(battle: Battle, unit: Unit, flight: Flight): boolean {
  let alone = true
  for (const mate of battle.units) {
    if (
      mate.wing !== unit.wing ||
      mate.no === unit.no ||
      mate.at !== 'map' ||
      mate.deeds.ordinal === undefined
    )
      continue
    alone = false
    if (distance(mate.square, unit.square) <= 1 && (flight.circled || mate.facing === unit.facing))
      return true
  }
  return alone
}

/** WL-9.5.3.a Once its leader has moved an interceptor of his wing keeps formation, by whatever way; the Vector is his. */
export function followsLeader(battle: Battle, unit: Unit, flight: Flight): boolean {
  if (unit.vector !== undefined || !isInterceptor(unit) || !asksCompany(flight)) return false
  const no = wingOf(battle, unit)?.leader
  return no !== undefined && no !== unit.no && unitAt(battle, no).deeds.ordinal !== undefined
}

/** WL-9.2.5.a WL-9.2.5.b WL-9.2.5.c WL-EX-25 */
function hasApproached(unit: Unit, flight: Flight, goal: Square): boolean {
  const { began } = unit.deeds
  if (began === goal) return true
  if (asksApproach(flight) && distance(unit.square, goal) >= distance(began, goal)) return false
  return !asksHeight(flight) || owed(unit, flight, goal) === 0
}

/** WL-9.2.5.b WL-9.2.5.c Levels up or down to where it is bound, as long as it has not climbed or dived for them. */
function owed({ deeds }: Unit, { climbed, dived }: Flight, goal: Square): number {
  const levels = altitudeOf(goal) - altitudeOf(deeds.began)
  return (levels > 0 ? climbed : dived) > 0 ? 0 : levels
}

/** The climb or dive that the move needs before it ends. */
export function levelsOwed(battle: Battle, unit: Unit, flight: Flight): number {
  const { conduct } = flight
  if (conduct.kind !== 'toward' || unit.deeds.began === conduct.goal || !asksHeight(flight)) return 0
  return followsLeader(battle, unit, flight) ? 0 : owed(unit, flight, conduct.goal)
}

/** WL-9.2.6.b WL-Q-26 Nearer to the edge by a column, or at least with the nose that way. */
function hasTurnedHome(unit: Unit, flight: Flight, edge: Edge): boolean {
  if (asksApproach(flight)) return columnsTo(edge, unit.square) < columnsTo(edge, unit.deeds.began)
  return facesEdge(unit, flight, edge)
}

function facesEdge(unit: Unit, flight: Flight, edge: Edge): boolean {
  return flight.circled || !asksConduct(flight) || run(unit.facing) === run(headingTo(edge))
}

/** Facings that a unit which has circled may end its move with: any, unless others or an edge are to be faced. */
export function facingsAtEnd(battle: Battle, mover: Unit, flown: Flight): readonly Facing[] {
  const { kind } = flown.conduct
  if (kind !== 'home' && kind !== 'straight' && !isBoundToWing(mover, flown)) return FACINGS
  const { unit, flight } = inThought(mover, flown)
  flight.circled = false
  const proper = FACINGS.filter(facing => {
    unit.facing = facing
    return endsWell(battle, unit, flight)
  })
  return proper.length > 0 ? proper : FACINGS
}

/** The level facings, that of the nose first. */
export function levelFacings(unit: Unit): readonly Facing[] {
  if (isLevel(unit.facing)) return [unit.facing]
  const way = run(unit.facing)
  return way === 0 ? [RIGHT, LEFT] : [way > 0 ? RIGHT : LEFT]
}
