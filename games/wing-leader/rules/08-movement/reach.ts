import type { Battle, Facing, Flight, Square, Unit } from '../../state.ts'
import { FACINGS } from '../01-words/geometry.ts'
import { entersHeadOn } from '../07-tallies/tallies.ts'
import { barsCircling, endsWell } from '../09-command/conduct.ts'
import { advance, canFinishAfter, inThought, mustStop, pointsFor, type Thought } from './paths.ts'
import { NEVER, POINT } from './points.ts'

/** Every place a move can end, for the board to show. */

export interface Path {
  readonly square: Square
  readonly facing: Facing
  /** Half points spent from the start of the move. */
  readonly cost: number
  /** Squares in the order they are entered. */
  readonly squares: readonly Square[]
}

interface Search extends Thought {
  readonly battle: Battle
  readonly squares: Square[]
  readonly seen: Set<number>
  readonly found: Map<Square, Path>
}

/** The cheapest way to each square where the move under way may end; nothing if the unit is not moving now. */
export function pathsFrom(battle: Battle, mover: Unit): Path[] {
  if (battle.flight?.unit !== mover.no || mover.at !== 'map') return []
  const found = new Map<Square, Path>()
  explore({ battle, ...inThought(mover, battle.flight), squares: [], seen: new Set(), found })
  return [...found.values()]
}

function explore(search: Search): void {
  const { battle, unit, flight } = search
  if (mayEnd(battle, unit, flight)) keep(search)
  if (mustStop(battle, unit, flight)) return
  for (const facing of FACINGS) {
    const cost = pointsFor(battle, unit, flight, facing)
    if (cost !== NEVER && canFinishAfter(battle, unit, flight, facing, cost)) follow(search, facing, cost)
  }
}

function follow(search: Search, facing: Facing, cost: number): void {
  const { battle, unit, flight, squares } = search
  const { square, facing: nose } = unit
  const { left, climbed, dived, circled, passing } = flight
  const passes = entersHeadOn(battle, unit, facing)
  const isOff = advance(unit, flight, facing, cost) !== undefined
  flight.passing = passes
  if (!isOff && isNew(search)) {
    squares.push(unit.square)
    explore(search)
    squares.pop()
  }
  unit.square = square
  unit.facing = nose
  Object.assign(flight, { left, climbed, dived, circled, passing })
}

/** Has it come here before with as many points, facing as now? */
function isNew({ unit, flight, seen }: Search): boolean {
  const change = flight.climbed > 0 ? 2 + Math.min(flight.climbed, 2) : Math.min(flight.dived, 2)
  const state = ((unit.square * 8 + unit.facing) * 8 + change) * 32 + flight.left
  if (seen.has(state)) return false
  seen.add(state)
  return true
}

function mayEnd(battle: Battle, unit: Unit, flight: Flight): boolean {
  const spent = flight.left < POINT || flight.passing || mustStop(battle, unit, flight)
  return (spent || !barsCircling(battle, unit, flight)) && endsWell(battle, unit, flight)
}

function keep({ unit, flight, squares, found }: Search): void {
  const cost = flight.allowance - flight.left
  const known = found.get(unit.square)
  if (known !== undefined && known.cost <= cost) return
  found.set(unit.square, { square: unit.square, facing: unit.facing, cost, squares: [...squares] })
}
