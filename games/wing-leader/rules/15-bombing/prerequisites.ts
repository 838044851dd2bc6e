import type { Battle, Profile, Surface, Unit } from '../../state.ts'
import { altitudeOf, columnOf, LEFT, RIGHT, run } from '../01-words/geometry.ts'
import { isFighterBomber, lineOf, modelOf } from '../01-words/units.ts'
import { canSee } from '../04-sky.ts'
import { columnsBetween, isShip } from '../14-surface/surface.ts'
import { canStrafe } from './bombing-missions.ts'

/** Who may fly which profile, and where a target may be designated (15.3.1 to 15.5.4). */

export type ProfileKind = Profile['kind']

const NOTHING: readonly ProfileKind[] = []
const RECCE: readonly ProfileKind[] = ['recce']
const KAMIKAZE: readonly ProfileKind[] = ['kamikaze']

/** What its load, its abilities and its mission let a unit fly, against some target or other. */
export function profilesOpenTo(battle: Battle, unit: Unit): readonly ProfileKind[] {
  // WL-15.2.1.2.a
  if (unit.mission === 'recce') return RECCE
  // WL-15.5.3.a
  if (lineOf(battle, unit).kamikaze) return unit.load === undefined ? NOTHING : KAMIKAZE
  const strafes = canStrafe(battle, unit)
  // WL-15.2.1.1.b Pods take the place of bombs.
  const loaded = unit.load !== undefined && unit.pod === undefined
  if (!loaded) return strafes ? ['strafing'] : NOTHING
  const kinds = profilesOfLoad(battle, unit)
  return strafes ? [...kinds, 'strafing'] : kinds
}

/** WL-15.1.a WL-15.1.e WL-15.1.f Each special load is good for its own attack alone. */
function profilesOfLoad(battle: Battle, unit: Unit): readonly ProfileKind[] {
  const { abilities } = modelOf(battle, unit)
  switch (unit.load) {
    case 'torpedo':
      return abilities.torpedo ? ['torpedo'] : NOTHING
    case 'atgr':
      return abilities.atgr === undefined ? NOTHING : ['atgr']
    case 'parafrag':
      return ['parafrag']
    case 'bomb':
      return bombProfiles(battle, unit)
    default:
      return NOTHING
  }
}

function bombProfiles(battle: Battle, unit: Unit): ProfileKind[] {
  const { abilities, class: type } = modelOf(battle, unit)
  const line = lineOf(battle, unit)
  // WL-15.3.1.a
  const kinds: ProfileKind[] = ['level']
  // WL-15.3.2.a
  if (abilities.diveBrakes) kinds.push('dive')
  // WL-15.3.3.a WL-3.3.v
  if (abilities.diveBrakes || abilities.speedBrakes || isFighterBomber(battle, unit)) kinds.push('steep')
  // WL-15.3.4.a
  const clumsy = type === 'medium-bomber' || type === 'heavy-bomber'
  if (!clumsy || unit.size === 'flight' || line.glide) kinds.push('glide')
  // WL-15.5.4.a
  if (line.skipTrained) kinds.push('skip')
  return kinds
}

/** WL-15.3.b Where the unit is now, it may designate this target for this profile. */
export function canDesignate(battle: Battle, unit: Unit, kind: ProfileKind, target: Surface): boolean {
  const columns = columnsBetween(unit.square, target.square)
  const altitude = altitudeOf(unit.square)
  switch (kind) {
    case 'level':
      return columns <= 2 && isHeadingFor(unit, target)
    case 'recce':
      // WL-15.2.1.2.a
      return columns <= 2 && isHeadingFor(unit, target) && canSee(battle, unit.square, target.square)
    case 'parafrag':
      // WL-15.5.2.a
      return columns <= 2 && altitude <= 1 && isHeadingFor(unit, target)
    case 'skip':
      // WL-15.5.4.a
      return columns <= 2 && altitude === 0 && isShip(battle, target) && isHeadingFor(unit, target)
    case 'torpedo':
      // WL-15.3.5.a
      return columns <= 2 && altitude === 0 && isShip(battle, target) && isHeadingFor(unit, target)
    case 'dive':
    case 'steep':
      // WL-15.3.2.a WL-15.3.3.a
      return columns <= 1 && altitude >= 2 && altitude <= 10 && canSee(battle, unit.square, target.square)
    case 'glide':
      // WL-15.3.4.b
      return columns === 2 && altitude >= 2 && canSee(battle, unit.square, target.square)
    case 'atgr':
    case 'strafing':
    case 'kamikaze':
      // WL-15.3.6.a WL-15.3.7.b WL-15.5.3.b
      return columns <= 4
  }
}

/** Not turned away from it: profiles without a turn begin with the nose that way, or over the target. */
function isHeadingFor(unit: Unit, target: Surface): boolean {
  return (
    columnOf(unit.square) === columnOf(target.square) || run(unit.facing) !== -run(headingTo(unit, target))
  )
}

/** Level toward the target; over it, level the way it flies. */
export function headingTo(unit: Unit, target: Surface): typeof LEFT | typeof RIGHT {
  const way = columnOf(target.square) - columnOf(unit.square) || run(unit.facing)
  return way < 0 ? LEFT : RIGHT
}
