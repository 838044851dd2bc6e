import { noted } from '@tallyho/engine'
import type { Battle, Facing, Flight, Leg, Profile, Square, Surface, Unit } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { altitudeOf, DOWN, distance, facingTo, neighbour, rise } from '../01-words/geometry.ts'
import { named } from '../01-words/units.ts'
import { canSee, weatherAt } from '../04-sky.ts'
import { columnsBetween, surfaceAt } from '../14-surface/surface.ts'
import type { ProfileKind } from './prerequisites.ts'

/** Flying a profile: the way to the target, aim, and the place of the attack (15.3.1 to 15.5.4). */

/** WL-15.3.g Profiles that change height may claim the dive bonus; WL-15.2.1.e on the way to one there is none. */
export function profileGivesBonus({ profile }: Unit): boolean {
  return profile !== undefined && !isLevelProfile(profile.kind)
}

export function isLevelProfile(kind: ProfileKind): boolean {
  return kind === 'level' || kind === 'parafrag' || kind === 'skip' || kind === 'torpedo' || kind === 'recce'
}

/** What the profile forbids for the next step; nothing if none is flown. */
export function profileBars(battle: Battle, unit: Unit, facing: Facing | 'circle'): boolean {
  const { profile } = unit
  if (profile === undefined) return false
  // WL-15.3.e
  if (facing === 'circle') return true
  const to = neighbour(unit.square, facing)
  if (to === undefined) return true
  const target = surfaceAt(battle, profile.target).square
  const columns = columnsBetween(unit.square, target)
  switch (profile.kind) {
    case 'dive':
    case 'steep':
      return barsInDive(profile.kind, facing, columns, to, target)
    case 'glide':
      // WL-15.3.4.b One level down for each column.
      return rise(facing) !== -1 || columnsBetween(to, target) >= columns
    case 'atgr':
    case 'strafing':
    case 'kamikaze':
      // WL-15.3.6.a WL-15.3.7.b WL-15.5.3.b By the shortest route.
      return rise(facing) > 0 || distance(to, target) > distance(unit.square, target)
    default:
      // WL-15.3.1.a WL-15.3.5.a Straight and level until it is over the target.
      return facing !== profile.facing || columnsBetween(to, target) >= columns
  }
}

const LOWEST_DROP = { dive: 0, steep: 1 } as const

function barsInDive(
  kind: 'dive' | 'steep',
  facing: Facing,
  columns: number,
  to: Square,
  target: Square,
): boolean {
  // WL-15.3.2.b WL-15.3.3.b Straight down, never below the lowest altitude of attack.
  if (columns === 0) return facing !== DOWN || altitudeOf(to) < LOWEST_DROP[kind]
  // WL-Q-81 From beside the column: one step into it, level or descending.
  return columnsBetween(to, target) > 0 || rise(facing) > 0
}

/** WL-15.3.2.b A dive takes every half point there is, as far as altitude 1. */
export function mustDiveOn(battle: Battle, unit: Unit, { left, climbed }: Flight): boolean {
  const { profile, square } = unit
  if (profile?.kind !== 'dive' || left === 0 || climbed > 0 || altitudeOf(square) <= 1) return false
  return columnsBetween(square, surfaceAt(battle, profile.target).square) === 0
}

/** After each square of a move: aim, weather, and the end of a profile that can no longer be flown. */
export function afterLeg(battle: Battle, unit: Unit, leg: Leg): void {
  const { profile, deeds } = unit
  // WL-15.3.2.d
  deeds.pointedDown = unit.facing === DOWN && (profile?.kind === 'dive' || deeds.pointedDown)
  if (profile === undefined || leg.how !== 'entered') return
  // WL-15.3.f
  deeds.onProfile = true
  // WL-4.7.c
  profile.weather = Math.max(profile.weather, weatherAt(battle, leg.square))
  if (leg.from !== undefined && altitudeOf(leg.square) < altitudeOf(leg.from)) profile.dived += 1
  const target = surfaceAt(battle, profile.target)
  // WL-15.3.1.b WL-15.3.5.b Squares flown straight and level count; elsewhere the last square alone.
  profile.aimed = isLevelProfile(profile.kind) ? profile.aimed + 1 : Number(isOnTarget(unit, profile, target))
  if (profile.kind === 'recce') watchTarget(battle, unit, target)
}

/** WL-15.3.6.c WL-15.3.7.g WL-15.5.3.b In the target's square; rockets also beside it with the nose on it. */
function isOnTarget(unit: Unit, { kind }: Profile, target: Surface): boolean {
  if (unit.square === target.square) return true
  return (
    kind === 'atgr' &&
    distance(unit.square, target.square) === 1 &&
    unit.facing === facingTo(unit.square, target.square)
  )
}

/** WL-15.2.1.2.a WL-Q-87 Never out of sight; over the target the run is flown, and the end of the move decides. */
function watchTarget(battle: Battle, unit: Unit, target: Surface): void {
  if (!canSee(battle, unit.square, target.square)) {
    unit.profile = undefined
    if (noted()) note('WL-15.2.1.2.a', 'lost-sight', { ...named(unit), target: target.no, name: target.name })
  } else if (columnsBetween(unit.square, target.square) === 0) flyOver(unit, target)
}

export function flyOver(unit: Unit, target: Surface): void {
  unit.deeds.overTarget = target.no
  unit.profile = undefined
}

/** WL-15.3.d */
export function isAimed({ kind, aimed, dived }: Profile): boolean {
  switch (kind) {
    case 'dive':
      // WL-15.3.2.c
      return dived >= 4
    case 'steep':
      // WL-15.3.3.c
      return dived >= 3
    case 'glide':
      // WL-15.3.4.c
      return dived === 2
    case 'atgr':
    case 'strafing':
    case 'kamikaze':
      return aimed > 0
    default:
      // WL-15.3.1.b WL-15.3.5.b
      return aimed >= 2
  }
}

/** WL-15.3.j The profile is flown to the end: here and now the attack may be made. */
export function isInPosition(battle: Battle, unit: Unit, profile = unit.profile): boolean {
  if (profile === undefined) return false
  const target = surfaceAt(battle, profile.target).square
  const columns = columnsBetween(unit.square, target)
  const altitude = altitudeOf(unit.square)
  switch (profile.kind) {
    case 'recce':
      return false
    case 'dive':
      // WL-15.3.2.b
      return columns === 0 && altitude <= 1
    case 'steep':
      // WL-15.3.3.b
      return columns === 0 && profile.dived > 0
    case 'torpedo':
      // WL-15.3.5.c
      return columns <= 1
    case 'atgr':
      // WL-15.3.6.b WL-Q-82
      return columns <= 1 && altitude === 0 && hasDivedLittle(unit)
    case 'strafing':
      return profile.aimed > 0 && hasJustEntered(unit) && hasDivedLittle(unit)
    case 'kamikaze':
      return profile.aimed > 0 && hasJustEntered(unit)
    default:
      return columns === 0
  }
}

/** WL-15.3.7.g WL-15.5.3.b Not in a later turn, nor after anything else. */
function hasJustEntered({ deeds }: Unit): boolean {
  return deeds.track.at(-1)?.how === 'entered'
}

/** WL-15.3.6.a WL-15.3.7.f One level of dive at most on the turn of the attack. */
function hasDivedLittle({ square, deeds }: Unit): boolean {
  return altitudeOf(deeds.began) - altitudeOf(square) <= 1
}
