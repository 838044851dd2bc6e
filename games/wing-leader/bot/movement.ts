import { best, named } from '@tallyho/engine'
import {
  altitudeOf,
  columnOf,
  distance,
  facingTo,
  rise,
  run,
  turnBetween,
} from '../rules/01-words/geometry.ts'
import { enemyOf, isBomber, unitAt } from '../rules/01-words/units.ts'
import { targetSquare } from '../rules/07-tallies/tallies.ts'
import type { MoveOption } from '../rules/08-movement/move-options.ts'
import { headingTo } from '../rules/09-command/conduct.ts'
import { isSuppressed } from '../rules/14-surface/surface.ts'
import type { Battle, Facing, Flight, Square, Unit } from '../state.ts'
import { bomberStep, strafeWorth } from './bombing.ts'
import { chargesSquare } from './forecast.ts'
import { huntValue, roamValue } from './hunting.ts'
import { plan } from './plan.ts'
import { bestEndAfter } from './search.ts'
import { stationWorth } from './set-up.ts'
import { type Answer, type ChapterDecisions, subjectOf } from './subject.ts'
import { hasBombersAbout, nearestEnemy } from './worth.ts'

/** Movement: the way to wherever the unit is bound. */

const NEVER = Number.NEGATIVE_INFINITY

const step: Answer<'move.step'> = (battle, choice) => {
  const { flight } = battle
  if (!flight) return 0
  const unit = unitAt(battle, flight.unit)
  const value = stepValue(battle, unit, flight)
  return best(choice, option => freebie(battle, unit, flight, option) ?? value(option))
}

/** On its course, unless somebody is near enough to dive away from. */
const course: Answer<'move.course'> = (battle, choice) => {
  const unit = subjectOf(battle, choice)
  const dives = unit?.home !== undefined && mayDiveAway(battle, unit)
  return named(choice, dives ? 'steer' : 'on')
}

/** What costs no points and is done, or left alone, at once. */
function freebie(battle: Battle, unit: Unit, flight: Flight, option: MoveOption): number | undefined {
  switch (option.act) {
    case 'break':
    case 'lufbery':
      return NEVER
    case 'jettison':
      return isBomber(unit) ? undefined : NEVER
    case 'drop-tanks': {
      const enemy = nearestEnemy(battle, unit)
      return enemy !== undefined && distance(enemy.square, unit.square) <= 7 ? 1000 : NEVER
    }
    case 'step':
      return option.leavesWing ? NEVER : undefined
    case 'designate':
      return isBomber(unit) ? undefined : strafeWorth(battle, unit, flight, option)
    default:
      return undefined
  }
}

function stepValue(battle: Battle, unit: Unit, flight: Flight): (option: MoveOption) => number {
  const { conduct } = flight
  if (isBomber(unit) || unit.profile !== undefined || conduct.kind === 'strafe')
    return bomberStep(battle, unit, flight)
  const quarry = targetSquare(battle, unit)
  switch (conduct.kind) {
    case 'free': {
      const goal = unit.square === quarry && flight.passing ? undefined : quarry
      const value = quarry === undefined ? roamValue(battle, unit) : huntValue(battle, unit, quarry)
      return option => bestEndAfter(battle, unit, flight, option, goal, value)
    }
    case 'toward':
      return option => towardValue(unit, option, conduct.goal)
    case 'home':
      return option => homeValue(battle, unit, option, headingTo(conduct.edge))
    case 'station': {
      const goal = chargesSquare(battle, unit) ?? unit.square
      return option => stationStep(unit, option, goal)
    }
    default:
      return option => (option.act === 'circle' ? 1 : option.act === 'step' ? 2 : 0)
  }
}

/** By the shortest way, climbing early rather than late, and never past the goal while there is height to be made up. */
function towardValue(unit: Unit, option: MoveOption, goal: Square): number {
  switch (option.act) {
    case 'step': {
      const to = option.square
      if (to === undefined) return NEVER
      const levels = Math.abs(altitudeOf(goal) - altitudeOf(to))
      const columns = Math.abs(columnOf(goal) - columnOf(to))
      return -10 * distance(to, goal) - 3 * levels - columns - option.cost
    }
    case 'slow-climb':
      return -10 * distance(option.square, goal) - (altitudeOf(goal) > altitudeOf(unit.square) ? -2 : 6)
    case 'circle':
      return unit.square === goal ? 0 : -10 * distance(unit.square, goal) - 8
    case 'bonus':
      // Down in a hurry.
      return altitudeOf(unit.square) - altitudeOf(goal) >= 3 ? 0 : NEVER
    default:
      return -1000
  }
}

function mayDiveAway(battle: Battle, unit: Unit): boolean {
  const enemy = nearestEnemy(battle, unit)
  return enemy !== undefined && distance(enemy.square, unit.square) <= 4 && altitudeOf(unit.square) > 3
}

function homeValue(battle: Battle, unit: Unit, option: MoveOption, way: Facing): number {
  if (option.act === 'bonus') return mayDiveAway(battle, unit) ? 50 : NEVER
  if (option.act !== 'step') return -100
  if (option.square === undefined) return 100
  const progress = (columnOf(option.square) - columnOf(unit.square)) * run(way)
  return 10 * progress - option.cost - (rise(option.facing) > 0 ? 2 : 0)
}

/** Beside the bombers when they have moved: in their square, or a level above. */
function stationStep(unit: Unit, option: MoveOption, goal: Square): number {
  const square = option.act === 'step' || option.act === 'slow-climb' ? option.square : unit.square
  if (square === undefined) return NEVER
  if (option.act === 'bonus') return NEVER
  const above = altitudeOf(square) - altitudeOf(goal)
  const turn = option.act === 'step' ? turnBetween(unit.facing, option.facing) : 1
  return -10 * distance(square, goal) - (above < 0 ? 4 : above > 1 ? 1 : 0) - 0.5 * turn
}

/** The nose toward whoever may come. */
const face: Answer<'move.face'> = (battle, choice) => {
  const unit = subjectOf(battle, choice)
  const threat = unit && (unit.tally === undefined ? nearestEnemy(battle, unit) : unitAt(battle, unit.tally))
  if (!unit || !threat) return 0
  const way = facingTo(unit.square, threat.square)
  return best(choice, ({ facing }) => -turnBetween(facing, way))
}

const formUp: Answer<'move.form-up'> = (battle, choice) => {
  const unit = subjectOf(battle, choice)
  if (!unit) return 0
  return best(choice, ({ square }) => stationWorth(battle, unit, square) - distance(square, unit.square))
}

/** Rocket planes burn their fuel to reach somebody, and glide when there is nobody. */
const throttle: Answer<'move.throttle'> = (battle, choice) => {
  const unit = subjectOf(battle, choice)
  if (!unit) return 0
  const hunting = unit.tally !== undefined || hasBombersAbout(battle, enemyOf(unit.side))
  const wants = hunting && !unit.broken && unit.home === undefined ? 'full' : 'none'
  return best(choice, option => (option.throttle === wants ? 1 : 0))
}

export const movement = {
  'movement.dogfights': () => 0,
  'movement.next': () => 0,
  'move.plan': plan,
  'move.course': course,
  'move.step': step,
  'move.face': face,
  'move.form-up': formUp,
  'move.throttle': throttle,
  'bombing.home': (battle, choice) => {
    const unit = subjectOf(battle, choice)
    return unit ? named(choice, `home/${nearerEdge(battle, unit)}`) : 0
  },
} satisfies ChapterDecisions

/** The nearer way out, unless enemies wait there. */
function nearerEdge(battle: Battle, unit: Unit): 'left' | 'right' {
  let left = columnOf(unit.square)
  let right = 25 - left
  for (const enemy of battle.units) {
    if (enemy.side === unit.side || enemy.at !== 'map' || enemy.broken || isBomber(enemy)) continue
    if (columnOf(enemy.square) < columnOf(unit.square)) left += 3
    else right += 3
  }
  for (const surface of battle.surface)
    if (surface.side !== unit.side && !isSuppressed(battle, surface)) {
      const guns = surface.guns.reduce((sum, { channels }) => sum + channels, 0)
      if (columnOf(surface.square) < columnOf(unit.square)) left += guns
      else if (columnOf(surface.square) > columnOf(unit.square)) right += guns
    }
  return left <= right ? 'left' : 'right'
}
