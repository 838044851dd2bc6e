import type { Battle, Facing, Flight, Square, Unit } from '../../state.ts'
import { distance, isAhead, isBehind, isLevel } from '../01-words/geometry.ts'
import { isBomber } from '../01-words/units.ts'
import { entersHeadOn, targetSquare } from '../07-tallies/tallies.ts'
import { barsCircling, endsWell, facingsOpen } from '../09-command/conduct.ts'
import { courseAmong, STEER } from './course.ts'
import { BONUS, CIRCLE, type MoveOption, optionsFor, STOP } from './move-options.ts'
import { advance, canFinishAfter, inThought, mustStop, pointsFor, type Thought } from './paths.ts'
import { NEVER, POINT } from './points.ts'

/** Every place a move can end, however far. */

export interface Path {
  readonly square: Square
  /** Half points from here. */
  readonly cost: number
  /** Step by step. */
  readonly facings: readonly Facing[]
  /** WL-8.2.e A dive is declared first. */
  readonly bonus?: true
  /** On the way: the move cannot end there. */
  readonly passes?: true
}

interface Search extends Thought {
  readonly battle: Battle
  readonly from: number
  readonly facings: Facing[]
  readonly seen: Set<number>
  keep(path: Path, way: Thought): void
}

/** The cheapest way to each square where the move may end, from where it has come to; of those the one with the better end. */
export function pathsFrom(battle: Battle, mover: Unit, flown: Flight): Path[] {
  const found = new Map<Square, Path>()
  const worth = endsWorth(battle, mover)
  search(battle, mover, flown, path => keep(found, path.square, path, worth))
  return [...found.values()]
}

/** WL-7.2.1.c Whichever way it comes by, a bomber is best level, a fighter with its prey, or the nearest enemy, before its nose. */
function endsWorth(battle: Battle, mover: Unit): (path: Path) => number {
  const enemies = battle.units.filter(
    ({ at, side, broken }) => at === 'map' && side !== mover.side && !broken,
  )
  const prey = targetSquare(battle, mover)
  return ({ square, facings }) => {
    const facing = facings.at(-1) ?? mover.facing
    const level = isLevel(facing) ? 1 : 0
    if (isBomber(mover)) return level
    const goal = prey ?? nearestOf(enemies, square)
    if (goal === undefined || goal === square) return level
    return level + (isAhead(square, facing, goal) ? 4 : isBehind(square, facing, goal) ? 0 : 2)
  }
}

function nearestOf(units: readonly Unit[], to: Square): Square | undefined {
  let [near, least]: [Square | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const { square } of units) {
    const away = distance(square, to)
    if (away < least) [near, least] = [square, away]
  }
  return near
}

function search(battle: Battle, mover: Unit, flown: Flight, keep: Search['keep']): void {
  const { left: from } = flown
  explore({ battle, ...inThought(mover, flown), from, facings: [], seen: new Set(), keep })
}

function keep<K>(found: Map<K, Path>, key: K, path: Path, worth?: (path: Path) => number): void {
  const known = found.get(key)
  const isBetter = (than: Path) =>
    path.cost < than.cost || (path.cost === than.cost && worth !== undefined && worth(path) > worth(than))
  if (known === undefined || isBetter(known)) found.set(key, path)
}

/**
 * WL-10.1.1.a Ways into the square of its prey, which are not all alike: the cheapest from each direction, level, climbing or diving,
 * WL-8.2.e and those that only a declared dive opens.
 */
export function waysToPrey(
  battle: Battle,
  mover: Unit,
  flown: Flight,
  options: readonly MoveOption[],
): readonly Path[] {
  const goal = targetSquare(battle, mover)
  if (goal === undefined || mover.square === goal) return []
  const found = new Map<string, Path>()
  const into = (flight: Flight, bonus?: true) =>
    search(battle, mover, flight, (path, { flight: { climbed, dived } }) => {
      const key = `${path.facings.at(-1)}/${dived > 0 ? 'dive' : climbed > 0 ? 'climb' : 'level'}`
      if (path.square === goal) keep(found, key, bonus ? { ...path, bonus } : path)
    })
  into(flown)
  if (opensDive(mover, options)) into(withBonus(flown), true)
  return [...found.values()]
}

const opensDive = ({ wing }: Unit, options: readonly MoveOption[]): boolean =>
  options.some(({ act }) => act === 'bonus') && wing === undefined

/**
 * WL-8.2.g Farther squares than the next, for whoever knows where he is bound: those where the move may end, WL-8.2.e those
 * where it may end after a dive is declared, and those straight on.
 */
export function farPaths(
  battle: Battle,
  mover: Unit,
  flown: Flight,
  options: readonly MoveOption[],
): readonly Path[] {
  const steps = options.filter(option => option.act === 'step')
  if (flown.left <= POINT || steps.length === 0 || options.filter(({ rare }) => !rare).length === 1) return []
  const dives = opensDive(mover, options)
  const all: readonly Path[] = [
    ...pathsFrom(battle, mover, flown),
    ...(dives
      ? pathsFrom(battle, mover, withBonus(flown)).map(path => ({ ...path, bonus: true as const }))
      : []),
    ...steps.flatMap(({ facing }) => straightOn(battle, mover, flown, facing)),
  ]
  const known = new Set<Square | undefined>(steps.map(({ square }) => square))
  return all.filter(({ square, facings }) => {
    const isNew = facings.length > 1 && !known.has(square)
    if (isNew) known.add(square)
    return isNew
  })
}

function withBonus(flown: Flight): Flight {
  return { ...flown, bonus: true, left: flown.left + POINT, allowance: flown.allowance + POINT }
}

/** As far as it can go on in one direction, wherever there is something to decide. */
function straightOn(battle: Battle, mover: Unit, flown: Flight, facing: Facing): readonly Path[] {
  const { unit, flight } = inThought(mover, flown)
  const facings: Facing[] = []
  const ways: Path[] = []
  for (;;) {
    const cost = pointsFor(battle, unit, flight, facing)
    if (cost === NEVER || !canFinishAfter(battle, unit, flight, facing, cost)) return ways
    const passes = entersHeadOn(battle, unit, facing)
    if (advance(unit, flight, facing, cost) !== undefined) return ways
    flight.spent += cost
    flight.passing = passes
    facings.push(facing)
    const path: Path = {
      square: unit.square,
      cost: flown.left - flight.left,
      facings: [...facings],
      passes: true,
    }
    if (optionsFor(battle, unit, flight).length > 1) ways.push(path)
    if (passes || mustStop(battle, unit, flight)) return ways
  }
}

/**
 * The answers that fly a path, step by step; a step that is the only thing open is asked of nobody. WL-7.2.3.c One that meets its prey
 * head-on stops there. WL-8.3.f Where points are left it circles at the end of its way.
 */
export function answersAlong(
  battle: Battle,
  mover: Unit,
  flown: Flight,
  { facings, bonus, passes: goesOn }: Path,
): readonly string[] {
  const { unit, flight } = inThought(mover, bonus ? withBonus(flown) : flown)
  const steps = facings.flatMap((facing, i) => {
    const options = optionsFor(battle, unit, flight)
    const step = options.find(option => option.act === 'step' && option.facing === facing)
    if (step?.act !== 'step') return []
    const steers = bonus && i === 0 && flight.spent === 0 && courseAmong(flight, options) !== undefined
    const passes = entersHeadOn(battle, unit, facing)
    flight.spent += step.cost
    advance(unit, flight, facing, step.cost)
    flight.passing = passes
    if (options.length === 1) return []
    return steers ? [STEER.id, step.id] : [step.id]
  })
  const ends = goesOn && !flight.passing ? [] : answersAtEnd(battle, unit, flight)
  return [...(bonus ? [BONUS.id] : []), ...steps, ...ends]
}

/** WL-8.3.f The answers that spend the whole move where it is; none where that is one answer, or the mission bars it. */
export function circlesOut(battle: Battle, mover: Unit, flown: Flight): readonly string[] {
  const { unit, flight } = inThought(mover, flown)
  const ids = mayEnd(battle, unit, flight) ? answersAtEnd(battle, unit, flight) : []
  return ids.length > 1 ? ids : []
}

/** What is answered at the end of a way, in thought, until nothing more is asked. */
function answersAtEnd(battle: Battle, unit: Unit, flight: Flight): readonly string[] {
  if (flight.left === 0 || mustStop(battle, unit, flight)) return []
  const options = optionsFor(battle, unit, flight)
  const wanted = !flight.passing && flight.left >= POINT ? CIRCLE.id : STOP.id
  const end = options.find(({ id }) => id === wanted)
  if (!end || options.length === 1) return []
  if (wanted === STOP.id) return [end.id]
  flight.left -= POINT
  flight.spent += POINT
  flight.circled = true
  return [end.id, ...answersAtEnd(battle, unit, flight)]
}

/** WL-8.3.f Whether points enough are left at the end of a way to circle there. */
export const circlesAfter = (flown: Flight, { cost, bonus, passes }: Path): boolean =>
  !passes && flown.left + (bonus ? POINT : 0) - cost >= POINT

function explore(search: Search): void {
  const { battle, unit, flight } = search
  if (mayEnd(battle, unit, flight)) reached(search)
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

function reached({ unit, flight, from, facings, keep }: Search): void {
  keep({ square: unit.square, cost: from - flight.left, facings: [...facings] }, { unit, flight })
}
