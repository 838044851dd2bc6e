import type { Edge } from '../../pack/types.ts'
import type { Battle, Facing, Flight, Square, Unit } from '../../state.ts'
import { DOWN, FACINGS, facingTo, neighbour, rise, run, turnBetween, UP } from '../01-words/geometry.ts'
import { entersHeadOn, targetSquare } from '../07-tallies/tallies.ts'
import {
  barsCircling,
  barsExit,
  barsStep,
  endsWell,
  facingsOpen,
  headingTo,
  levelsOwed,
  owesDive,
} from '../09-command/conduct.ts'
import { isTooHighForLoad, NEVER, POINT, stepCost, turnCost } from './points.ts'

/** Looking ahead in a move: what a step costs, and whether the move can still be finished after it. */

/** A move flown in thought: the unit that moves and its flight as copies, which the board knows nothing of. */
export interface Thought {
  readonly unit: Unit
  readonly flight: Flight
}

export function inThought(mover: Unit, flown: Flight): Thought {
  return { unit: { ...mover }, flight: { ...flown } }
}

/**
 * Points for turning to a direction and flying one square that way; NEVER if the step is not open to the unit.
 * WL-8.1.a WL-8.1.1.a WL-8.2.h WL-8.4.a
 */
export function pointsFor(battle: Battle, unit: Unit, flight: Flight, facing: Facing): number {
  // WL-7.2.3.c WL-Q-18 One that passes its target head-on leaves at once, without a half circle first.
  if (flight.passing && turnBetween(unit.facing, facing) === 4) return NEVER
  const turn = turnCost(battle, unit, flight, facing)
  if (turn + 1 > flight.left) return NEVER
  const to = neighbour(unit.square, facing)
  if (to === undefined) {
    // WL-8.4.1.c WL-Q-27
    if (!isOffSide(unit.square, facing) || barsExit(unit, flight, facing)) return NEVER
    return turn + POINT > flight.left ? NEVER : turn + POINT
  }
  if (barsStep(battle, unit, flight, facing, to)) return NEVER
  const cost = turn + stepCost(battle, unit, flight, facing)
  return cost > flight.left || isTooHighForLoad(battle, unit, to) ? NEVER : cost
}

/** Beyond the left or right edge, not above or below the map. */
function isOffSide(square: Square, facing: Facing): boolean {
  const level = run(facing) > 0 ? FACINGS[0] : FACINGS[4]
  return run(facing) !== 0 && neighbour(square, level as Facing) === undefined
}

/** WL-8.2.g All points spent, but for a half, in a place where the mission lets the move end. In thought. */
export function canFinish(battle: Battle, unit: Unit, flight: Flight): boolean {
  // A profile can be given up or flown to its end, whichever lets the move go on.
  if (unit.profile !== undefined) return flight.left >= POINT || endsWell(battle, unit, flight)
  const stops = mustStop(battle, unit, flight)
  if ((stops || flight.passing || flight.left < POINT) && endsWell(battle, unit, flight)) return true
  if (stops || missesHeight(battle, unit, flight)) return false
  if (flight.left >= POINT && !flight.passing && canCircleOut(battle, unit, flight)) return true
  const likely = likelyWay(unit, flight)
  if (canGoOn(battle, unit, flight, likely)) return true
  for (const facing of facingsOpen(unit, flight))
    if (facing !== likely && canGoOn(battle, unit, flight, facing)) return true
  return false
}

/** The level that is asked of it costs more than it has left: no use to look for a way. */
function missesHeight(battle: Battle, unit: Unit, flight: Flight): boolean {
  const levels = levelsOwed(battle, unit, flight)
  return levels !== 0 && stepCost(battle, unit, flight, levels > 0 ? UP : DOWN) > flight.left
}

function canGoOn(battle: Battle, unit: Unit, flight: Flight, facing: Facing): boolean {
  const cost = pointsFor(battle, unit, flight, facing)
  return cost !== NEVER && canFinishAfter(battle, unit, flight, facing, cost)
}

/** Where to look first: most moves can be finished that way. */
function likelyWay(unit: Unit, flight: Flight): Facing {
  if (owesDive(unit, flight)) return DOWN
  const { conduct } = flight
  if (conduct.kind === 'home') return headingTo(conduct.edge)
  return conduct.kind === 'toward' ? facingTo(unit.square, conduct.goal) : unit.facing
}

/** Free as a bird: it can always circle out what is left. */
export function isUnbound(unit: Unit, flight: Flight): boolean {
  return flight.conduct.kind === 'free' && unit.profile === undefined
}

/** Spending all that is left on circling, in thought. */
function canCircleOut(battle: Battle, unit: Unit, flight: Flight): boolean {
  if (barsCircling(battle, unit, flight)) return false
  const { circled } = flight
  flight.circled = true
  const can = endsWell(battle, unit, flight)
  flight.circled = circled
  return can
}

/** WL-7.2.3.a WL-7.2.3.b In its target's square, unless it passes head-on. */
export function mustStop(battle: Battle, unit: Unit, flight: Flight): boolean {
  return !flight.passing && unit.square === targetSquare(battle, unit)
}

/** Flies the step in thought, and comes back to try the next. */
export function canFinishAfter(
  battle: Battle,
  unit: Unit,
  flight: Flight,
  facing: Facing,
  cost: number,
): boolean {
  if (isUnbound(unit, flight) && !owesDive(unit, flight)) return true
  const { square, facing: nose } = unit
  const { left, climbed, dived, circled, passing } = flight
  const passes = entersHeadOn(battle, unit, facing)
  const off = advance(unit, flight, facing, cost)
  flight.passing = passes
  // Off the map a dive that was claimed must have been flown; a glide need not.
  const can = off === undefined ? canFinish(battle, unit, flight) : flight.dived > 0 || !flight.bonus
  unit.square = square
  unit.facing = nose
  flight.left = left
  flight.climbed = climbed
  flight.dived = dived
  flight.circled = circled
  flight.passing = passing
  return can
}

/** Moves the counter one square and pays for it; returns the edge by which it left the map, if it did. */
export function advance(unit: Unit, flight: Flight, facing: Facing, cost: number): Edge | undefined {
  const to = neighbour(unit.square, facing)
  unit.facing = facing
  flight.left -= cost
  flight.circled = false
  flight.passing = false
  if (to === undefined) return run(facing) < 0 ? 'left' : 'right'
  unit.square = to
  if (rise(facing) > 0) flight.climbed += 1
  if (rise(facing) < 0) flight.dived += 1
  return undefined
}
