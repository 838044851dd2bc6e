import type { Battle, Facing, Flight, Square, Unit } from '../state.ts'
import { barsCircling, endsWell } from './conduct.ts'
import { FACINGS } from './geometry.ts'
import { advance, canFinishAfter, mustStop, pointsFor } from './paths.ts'
import { NEVER, POINT } from './points.ts'

/** Every place a move can end, for the board to show. */

export interface Path {
  readonly square: Square
  readonly facing: Facing
  /** Half points spent on the way. */
  readonly cost: number
  /** Squares in the order they are entered. */
  readonly squares: readonly Square[]
}

/** The cheapest way to each square where the move under way may end; nothing if the unit is not moving now. */
export function pathsFrom(battle: Battle, unit: Unit): Path[] {
  if (battle.flight?.unit !== unit.no) return []
  // The search flies a copy.
  const copy: Unit = { ...unit, deeds: { ...unit.deeds, track: [...unit.deeds.track] } }
  const units = battle.units.map(one => (one === unit ? copy : one))
  const flight: Flight = { ...battle.flight }
  const found = new Map<Square, Path>()
  explore({ ...battle, units, flight }, copy, flight, [], found)
  return [...found.values()]
}

function explore(
  battle: Battle,
  unit: Unit,
  flight: Flight,
  squares: Square[],
  found: Map<Square, Path>,
): void {
  if (mayEnd(battle, unit, flight)) keep(unit, flight, squares, found)
  if (mustStop(battle, unit, flight)) return
  for (const facing of FACINGS) {
    const cost = pointsFor(battle, unit, flight, facing)
    if (cost === NEVER || !canFinishAfter(battle, unit, flight, facing, cost)) continue
    const before = { ...unit }
    const then = { ...flight }
    const left = advance(unit, flight, facing, cost)
    if (left === undefined) {
      squares.push(unit.square)
      explore(battle, unit, flight, squares, found)
      squares.pop()
    }
    Object.assign(unit, before)
    Object.assign(flight, then)
  }
}

function mayEnd(battle: Battle, unit: Unit, flight: Flight): boolean {
  const spent = flight.left < POINT || mustStop(battle, unit, flight)
  return (spent || !barsCircling(battle, unit, flight)) && endsWell(battle, unit, flight)
}

function keep(unit: Unit, flight: Flight, squares: readonly Square[], found: Map<Square, Path>): void {
  const cost = flight.allowance - flight.left
  const known = found.get(unit.square)
  if (known !== undefined && known.cost <= cost) return
  found.set(unit.square, { square: unit.square, facing: unit.facing, cost, squares: [...squares] })
}
