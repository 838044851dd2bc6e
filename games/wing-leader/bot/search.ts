import { FACINGS, neighbour } from '../rules/01-words/geometry.ts'
import type { MoveOption } from '../rules/08-movement/move-options.ts'
import { advance } from '../rules/08-movement/paths.ts'
import { NEVER, POINT, stepCost, turnCost } from '../rules/08-movement/points.ts'
import type { Battle, Facing, Flight, Square, Unit } from '../state.ts'

/** Looking through what is left of a move: the best place it can end after each of the first steps. */

/** What an end of the move is worth: the unit as it would stand there, and the square it came from. */
export type EndValue = (unit: Unit, flight: Flight, from: Square) => number

interface Search {
  readonly battle: Battle
  readonly unit: Unit
  readonly flight: Flight
  readonly value: EndValue
  /** Where the move ends at once: the target's square. */
  readonly goal: Square | undefined
}

/** The best end that a first option leaves open; the board itself is not touched. */
export function bestEndAfter(
  battle: Battle,
  unit: Unit,
  flight: Flight,
  option: MoveOption,
  goal: Square | undefined,
  value: EndValue,
): number {
  const search: Search = { battle, unit: { ...unit }, flight: { ...flight }, value, goal }
  switch (option.act) {
    case 'step': {
      if (option.square === undefined) return Number.NEGATIVE_INFINITY
      advance(search.unit, search.flight, option.facing, option.cost)
      return bestEnd(search, unit.square)
    }
    case 'circle':
      search.flight.left -= POINT
      search.flight.circled = true
      return bestEnd(search, unit.square)
    case 'bonus':
      search.flight.left += POINT
      search.flight.bonus = true
      return bestEnd(search, unit.square) - 0.1
    case 'stop':
      return value(search.unit, search.flight, unit.square)
    case 'slow-climb':
      search.unit.square = option.square
      search.flight.climbed = 1
      return value(search.unit, search.flight, unit.square)
    default:
      return Number.NEGATIVE_INFINITY
  }
}

function bestEnd(search: Search, from: Square): number {
  const { battle, unit, flight, goal } = search
  if (unit.square === goal && !flight.circled) return worthHere(search, from)
  let most = worthHere(search, from)
  if (flight.left < POINT) return most
  const { square, facing: nose } = unit
  const { left, climbed, dived, circled } = flight
  for (const facing of FACINGS) {
    if (neighbour(square, facing) === undefined) continue
    const cost = costOf(battle, unit, flight, facing)
    if (cost > left) continue
    advance(unit, flight, facing, cost)
    most = Math.max(most, bestEnd(search, square))
    unit.square = square
    unit.facing = nose
    flight.left = left
    flight.climbed = climbed
    flight.dived = dived
    flight.circled = circled
  }
  return most
}

function costOf(battle: Battle, unit: Unit, flight: Flight, facing: Facing): number {
  const step = stepCost(battle, unit, flight, facing)
  return step === NEVER ? NEVER : step + turnCost(battle, unit, flight, facing)
}

/** A claimed dive must have been flown. */
function worthHere({ unit, flight, value }: Search, from: Square): number {
  return flight.bonus && flight.dived === 0 ? Number.NEGATIVE_INFINITY : value(unit, flight, from)
}
