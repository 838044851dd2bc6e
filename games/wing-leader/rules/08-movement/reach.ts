import type { Battle, Facing, Flight, Square, Unit } from '../../state.ts'
import { entersHeadOn } from '../07-tallies/tallies.ts'
import { barsCircling, endsWell, facingsOpen } from '../09-command/conduct.ts'
import { type MoveOption, optionsFor } from './move-options.ts'
import { advance, canFinishAfter, inThought, mustStop, pointsFor, type Thought } from './paths.ts'
import { NEVER, POINT } from './points.ts'

/** Every place a move can end, however far. */

export interface Path {
  readonly square: Square
  /** Half points from here. */
  readonly cost: number
  /** Step by step. */
  readonly facings: readonly Facing[]
}

interface Search extends Thought {
  readonly battle: Battle
  readonly from: number
  readonly facings: Facing[]
  readonly seen: Set<number>
  readonly found: Map<Square, Path>
}

/** The cheapest way to each square where the move may end, from where it has come to. */
export function pathsFrom(battle: Battle, mover: Unit, flown: Flight): Path[] {
  const found = new Map<Square, Path>()
  const { left: from } = flown
  explore({ battle, ...inThought(mover, flown), from, facings: [], seen: new Set(), found })
  return [...found.values()]
}

/** WL-8.2.g Farther squares than the next where the move may end, for whoever knows where he is bound. */
export function farPaths(
  battle: Battle,
  mover: Unit,
  flown: Flight,
  options: readonly MoveOption[],
): readonly Path[] {
  const next = new Set(options.flatMap(option => (option.act === 'step' ? [option.square] : [])))
  if (flown.left <= POINT || next.size === 0 || options.filter(({ rare }) => !rare).length === 1) return []
  return pathsFrom(battle, mover, flown).filter(
    ({ square, facings }) => facings.length > 1 && !next.has(square),
  )
}

/** The answers that fly a path, step by step; a step that is the only thing open is asked of nobody. */
export function answersAlong(
  battle: Battle,
  mover: Unit,
  flown: Flight,
  { facings }: Path,
): readonly string[] {
  const { unit, flight } = inThought(mover, flown)
  return facings.flatMap(facing => {
    const options = optionsFor(battle, unit, flight)
    const step = options.find(option => option.act === 'step' && option.facing === facing)
    if (step?.act !== 'step') return []
    flight.spent += step.cost
    advance(unit, flight, facing, step.cost)
    return options.length > 1 ? [step.id] : []
  })
}

function explore(search: Search): void {
  const { battle, unit, flight } = search
  if (mayEnd(battle, unit, flight)) keep(search)
  if (mustStop(battle, unit, flight)) return
  for (const facing of facingsOpen(unit, flight)) {
    const cost = pointsFor(battle, unit, flight, facing)
    if (cost !== NEVER && canFinishAfter(battle, unit, flight, facing, cost)) follow(search, facing, cost)
  }
}

function follow(search: Search, facing: Facing, cost: number): void {
  const { battle, unit, flight, facings } = search
  const { square, facing: nose } = unit
  const { left, climbed, dived, circled, passing } = flight
  const passes = entersHeadOn(battle, unit, facing)
  const isOff = advance(unit, flight, facing, cost) !== undefined
  flight.passing = passes
  if (!isOff && isNew(search)) {
    facings.push(facing)
    explore(search)
    facings.pop()
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

function keep({ unit, flight, from, facings, found }: Search): void {
  const cost = from - flight.left
  const known = found.get(unit.square)
  if (known !== undefined && known.cost <= cost) return
  found.set(unit.square, { square: unit.square, cost, facings: [...facings] })
}
