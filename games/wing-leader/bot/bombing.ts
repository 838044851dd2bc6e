import { altitudeOf, columnOf, distance, rise, run } from '../rules/01-words/geometry.ts'
import type { MoveOption } from '../rules/08-movement/move-options.ts'
import { POINT } from '../rules/08-movement/points.ts'
import { headingTo } from '../rules/09-command/conduct.ts'
import { columnsBetween, surfaceAt } from '../rules/14-surface/surface.ts'
import { isAimed } from '../rules/15-bombing/approach.ts'
import type { DesignateAction } from '../rules/15-bombing/profiles.ts'
import type { Battle, Flight, Profile, Surface, Unit } from '../state.ts'
import type { ChapterDecisions } from './subject.ts'
import { type Aim, attackWorth, bestAim, heightFor } from './targets.ts'

/** Bombers, strafers and recce on their way: to the best target at the right height, and over it the drop. */

const NEVER = Number.NEGATIVE_INFINITY

/** What each option of a bomber's move is worth at this moment. */
export function bomberStep(battle: Battle, unit: Unit, flight: Flight): (option: MoveOption) => number {
  const { profile } = unit
  if (profile !== undefined) return option => onProfile(battle, unit, flight, profile, option)
  const { conduct } = flight
  if (conduct.kind === 'home') {
    const way = run(headingTo(conduct.edge))
    return option => homeward(unit, option, way)
  }
  const way = run(unit.facing) || 1
  const aim = bestAim(battle, unit, way)
  return option => enRoute(battle, unit, flight, option, aim)
}

function homeward(unit: Unit, option: MoveOption, way: number): number {
  if (option.act !== 'step') return option.act === 'bonus' ? NEVER : -50
  if (option.square === undefined) return 100
  return (
    10 * (columnOf(option.square) - columnOf(unit.square)) * way - option.cost - Math.abs(rise(option.facing))
  )
}

/** Before the profile: toward the target, at the height that its attack asks for. */
function enRoute(
  battle: Battle,
  unit: Unit,
  flight: Flight,
  option: MoveOption,
  aim: Aim | undefined,
): number {
  switch (option.act) {
    case 'designate':
      return designation(battle, unit, flight, option, aim)
    case 'step': {
      if (option.square === undefined) return 60
      if (aim === undefined) return rise(option.facing) === 0 ? 1 : 0
      const columns = columnsBetween(option.square, aim.target.square)
      const levels = Math.abs(altitudeOf(option.square) - heightFor(aim.kind, unit))
      return 20 - 5 * columns - 2 * levels - 0.5 * option.cost
    }
    case 'go-home':
      return aim === undefined ? 50 : NEVER
    case 'leave-circle':
      return 50
    case 'begin-circling':
    case 'break-off':
    case 'bonus':
      return NEVER
    case 'circle':
      return aim === undefined ? 2 : 20 - 5 * columnsBetween(unit.square, aim.target.square) - 4
    default:
      return -100
  }
}

/** Squares that a move has left. */
function reachOf(flight: Flight): number {
  return Math.floor(flight.left / POINT)
}

/** Turns to a target that a strafer needs, this one included. */
function turnsTo(unit: Unit, flight: Flight, { square }: Surface): number {
  const after = distance(unit.square, square) - Math.max(1, reachOf(flight))
  return 1 + Math.ceil(Math.max(0, after) / 3)
}

/** Is this the moment to begin the run? */
function designation(
  battle: Battle,
  unit: Unit,
  flight: Flight,
  { kind, target }: DesignateAction,
  aim: Aim | undefined,
): number {
  if (aim === undefined || unit.deeds.attacked) return NEVER
  const surface = surfaceAt(battle, target)
  const columns = columnsBetween(unit.square, surface.square)
  const height = altitudeOf(unit.square)
  // Another target of the same sort may lie nearer: as good as the best is good enough.
  if (attackWorth(battle, unit, kind, surface) < 0.8 * aim.worth) return NEVER
  const now = 100 + attackWorth(battle, unit, kind, surface)
  switch (kind) {
    case 'level':
    case 'torpedo':
    case 'parafrag':
    case 'skip':
    case 'recce':
      return now
    case 'dive':
      return height >= 5 ? now : NEVER
    case 'steep':
      return height >= 4 ? now : NEVER
    case 'glide':
      return now
    case 'atgr':
    case 'strafing':
      // One level a turn: it must be down when it is there.
      return height <= turnsTo(unit, flight, surface) ? now : NEVER
    case 'kamikaze':
      return columns <= 4 ? now : NEVER
  }
}

/** A fighter strafes what comes under its guns, if nobody in the air is nearer. */
export function strafeWorth(battle: Battle, unit: Unit, flight: Flight, option: DesignateAction): number {
  return designation(battle, unit, flight, option, bestAim(battle, unit, run(unit.facing) || 1))
}

/** On the run: nearer to the target, and the drop as soon as it is aimed. */
function onProfile(battle: Battle, unit: Unit, flight: Flight, profile: Profile, option: MoveOption): number {
  const target = surfaceAt(battle, profile.target)
  switch (option.act) {
    case 'drop':
      return isTime(battle, unit, profile) ? 200 + (option.withGuns ? 1 : 0) : NEVER
    case 'step': {
      if (option.square === undefined) return NEVER
      const columns = columnsBetween(option.square, target.square)
      return 50 - 5 * columns - (isSteep(profile) ? 2 : 1) * altitudeOf(option.square) - 0.1 * option.cost
    }
    case 'bonus':
      return wantsMore(unit, flight, profile, target) ? 100 : NEVER
    case 'stop':
      return 0
    case 'break-off':
      return flight.left >= POINT ? -10 : -20
    default:
      return -100
  }
}

/** A point more for a dive that would not reach the bottom this turn, or a last dash that would fall short. */
function wantsMore(unit: Unit, flight: Flight, profile: Profile, { square }: Surface): boolean {
  if (isSteep(profile)) return altitudeOf(unit.square) > reachOf(flight) * 2
  return profile.kind === 'kamikaze' && distance(unit.square, square) > reachOf(flight)
}

function isSteep({ kind }: Profile): boolean {
  return kind === 'dive' || kind === 'steep'
}

/** Aimed, and as near as the profile brings it; or there is no more to be gained. */
function isTime(battle: Battle, unit: Unit, profile: Profile): boolean {
  const columns = columnsBetween(unit.square, surfaceAt(battle, profile.target).square)
  switch (profile.kind) {
    case 'torpedo':
      return columns === 0
    case 'steep':
      return isAimed(profile) || altitudeOf(unit.square) <= 1
    default:
      return true
  }
}

export const bombing = {
  'bombing.next': () => 0,
  'bombing.seven': () => 0,
} satisfies ChapterDecisions
