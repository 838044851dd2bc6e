import { noted, type Option } from '@tallyho/engine'
import type { Battle, Facing, Flight, Leg, Square, Unit } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { distance, isLevel, nameOf, neighbour, RIGHT } from '../01-words/geometry.ts'
import { named } from '../01-words/units.ts'
import { climbCost } from '../03-aircraft/ratings.ts'
import { barsCircling, barsStep, endsWell, levelFacings } from '../09-command/conduct.ts'
import { isTooHighForLoad } from './points.ts'

/** Climbing where the card says S: two turns for one level (8.5.1). WL-EX-24 */

export interface SlowClimbOption extends Option {
  readonly act: 'slow-climb'
  readonly facing: Facing
  /** Begun on the spot, or flying on; or the level is climbed. */
  readonly how: 'on' | 'stay' | 'up'
  /** Where the move ends. */
  readonly square: Square
}

/** Ways to spend the whole move on a slow climb; open before anything is spent. In thought. */
export function slowClimbs(battle: Battle, unit: Unit, flight: Flight): SlowClimbOption[] {
  const options: SlowClimbOption[] = []
  if (!mayClimbSlowly(battle, unit, flight)) return options
  // WL-Q-21 The nose comes level first.
  for (const facing of levelFacings(unit)) addBeginnings(battle, unit, flight, facing, options)
  if (unit.marker === 'slow-climb' && isLevel(unit.facing)) {
    // WL-8.5.1.b
    const facing = upward(unit.facing)
    const to = neighbour(unit.square, facing)
    if (to !== undefined && mayEndAt(battle, unit, flight, facing, to)) options.push(climb('up', facing, to))
  }
  return options
}

function mayClimbSlowly(battle: Battle, unit: Unit, flight: Flight): boolean {
  if (flight.spent > 0 || flight.bonus || flight.passing || unit.profile !== undefined) return false
  if (unit.throttle !== undefined || unit.lufbery || climbCost(battle, unit) > 0) return false
  return flight.conduct.kind !== 'straight' && flight.conduct.kind !== 'circle'
}

/** WL-8.5.1.a The first turn: level, on the spot or one square on. WL-8.5.1.c WL-Q-101 Every level anew, and again if it was not climbed. */
function addBeginnings(
  battle: Battle,
  unit: Unit,
  flight: Flight,
  facing: Facing,
  options: SlowClimbOption[],
): void {
  const ahead = neighbour(unit.square, facing)
  if (
    ahead !== undefined &&
    !climbsAway(flight, facing, ahead) &&
    mayEndAt(battle, unit, flight, facing, ahead)
  )
    options.push(climb('on', facing, ahead))
  if (climbsAway(flight, facing, unit.square)) return
  // WL-Q-22 Points spent in place are not circling where circling is barred for its own sake.
  if (mayStay(battle, unit, flight) && endsAt(battle, unit, flight, facing, unit.square))
    options.push(climb('stay', facing, unit.square))
}

/** WL-9.2.5.a Next turn's climb would take it farther from where it is bound: it has to turn round first. */
function climbsAway({ conduct }: Flight, facing: Facing, from: Square): boolean {
  if (conduct.kind !== 'toward') return false
  const up = neighbour(from, upward(facing))
  return up === undefined || distance(up, conduct.goal) > distance(from, conduct.goal)
}

/** Up and ahead. */
function upward(level: Facing): Facing {
  return level === RIGHT ? 1 : 3
}

function mayStay(battle: Battle, unit: Unit, flight: Flight): boolean {
  return flight.conduct.kind !== 'en-route' || !barsCircling(battle, unit, flight)
}

function climb(how: SlowClimbOption['how'], facing: Facing, square: Square): SlowClimbOption {
  const on = [`square:${nameOf(square)}`]
  return { id: `slow-climb/${how}/${facing}`, on, act: 'slow-climb', how, facing, square }
}

function mayEndAt(battle: Battle, unit: Unit, flight: Flight, facing: Facing, to: Square): boolean {
  if (isTooHighForLoad(battle, unit, to) || barsStep(battle, unit, flight, facing, to)) return false
  return endsAt(battle, unit, flight, facing, to)
}

/** The end of such a move, tried in thought: it counts as climbing (9.2.5.b). */
function endsAt(battle: Battle, unit: Unit, flight: Flight, facing: Facing, square: Square): boolean {
  const { square: from, facing: nose } = unit
  unit.square = square
  unit.facing = facing
  flight.climbed += 1
  const can = endsWell(battle, unit, flight)
  unit.square = from
  unit.facing = nose
  flight.climbed -= 1
  return can
}

/** WL-8.5.1.a WL-8.5.1.b All points go into the climb. WL-8.5.1.d Any other move ends it. */
export function climbSlowly(unit: Unit, flight: Flight, { facing, square }: SlowClimbOption): Leg {
  const from = unit.square
  unit.facing = facing
  unit.square = square
  flight.spent += flight.left
  flight.left = 0
  flight.over = true
  if (isLevel(facing)) {
    flight.slowClimb = true
    unit.marker = 'slow-climb'
  } else {
    flight.climbed += 1
    unit.marker = 'climb'
  }
  if (noted())
    note('WL-8.5.1.a', 'slow-climb', { ...named(unit), square: nameOf(square), up: !isLevel(facing) })
  return square === from ? { square, how: 'circled' } : { square, how: 'entered', from }
}
