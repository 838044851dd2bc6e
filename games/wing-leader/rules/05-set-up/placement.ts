import { noted, type Option, type Procedure, type Step } from '@tallyho/engine'
import type { Side, Start } from '../../pack/types.ts'
import type { Battle, Square, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { ALTITUDES, altitudeOf, COLUMNS, distance, nameOf, refsOf } from '../01-words/geometry.ts'
import { freshDeeds, isBomber, lineOf, modelOf, named } from '../01-words/units.ts'
import { squaresOfAll } from '../04-sky.ts'
import { escortStations } from '../09-command/escorts.ts'
import { hasOwnVector, placeVector } from '../09-command/vectors.ts'
import { leadsWing } from '../09-command/wings.ts'
import { hasCharges, nearestBomber } from '../15-bombing/station.ts'
import { setUpOrder } from './set-up.ts'

/** Placing units on the map (5.3). */

export interface PlaceOption extends Option {
  readonly unit: UnitNo
  readonly square: Square
}

/** One unit that starts on the map, with its Vector. */
export function* placeForces(battle: Battle): Procedure<Step> {
  for (const side of setUpOrder(battle)) {
    const unit = nextToPlace(battle, side, startsOnMap)
    if (unit === undefined) continue
    yield* placeUnit(battle, unit)
    return 'placement'
  }
  return 'entry'
}

function startsOnMap(battle: Battle, unit: Unit): boolean {
  const start = startOf(battle, unit)
  return 'near' in start ? hasCharges(battle, unit.side, undefined) : !('turn' in start)
}

export function startOf(battle: Battle, unit: Unit): Start {
  return lineOf(battle, unit).start
}

/** Bombers before their escorts, and wing leaders before their wings: the first of the side that is due. */
export function nextToPlace(
  battle: Battle,
  side: Side,
  isDue: (battle: Battle, unit: Unit) => boolean,
): Unit | undefined {
  let next: Unit | undefined
  for (const unit of battle.units) {
    if (unit.side !== side || unit.at !== 'waiting' || !isDue(battle, unit)) continue
    if (next === undefined || comesBefore(battle, unit, next)) next = unit
  }
  return next
}

function comesBefore(battle: Battle, a: Unit, b: Unit): boolean {
  if (isBomber(a) || isBomber(b)) return isBomber(a) && !isBomber(b)
  const [near, other] = ['near' in startOf(battle, a), 'near' in startOf(battle, b)]
  return near === other ? leadsWing(battle, a) && !leadsWing(battle, b) : other
}

/** WL-5.3.b WL-5.3.1.b The owner chooses among the squares that the scenario gives. */
export function* placeUnit(battle: Battle, unit: Unit): Procedure {
  const options: PlaceOption[] = []
  for (const square of squaresFor(battle, unit))
    options.push({
      id: `place/${unit.id}/${nameOf(square)}`,
      on: refsOf(square),
      unit: unit.no,
      square,
    })
  const { square } = yield* choose(unit.side, 'placement.square', options, [`unit:${unit.no}`])
  unit.at = 'map'
  settle(battle, unit, square)
  // WL-5.3.d WL-5.3.e Escorts face as their bombers do.
  if ('near' in startOf(battle, unit)) unit.facing = nearestBomber(battle, unit)?.facing ?? unit.facing
  if (noted()) note('WL-5.3.b', 'placed', { ...named(unit), square: nameOf(square) })
  yield* placeFirstVector(battle, unit)
}

/** WL-5.3.c WL-5.3.1.e Intercepts alone: WL-9.2.4.1.a patrols have none, WL-9.5.3.a nor have wing mates. */
export function* placeFirstVector(battle: Battle, unit: Unit): Procedure {
  if (unit.mission === 'intercept' && hasOwnVector(battle, unit)) yield* placeVector(battle, unit)
}

/** Where it starts fixes what its load is worth (WL-3.3.c WL-Q-30). */
export function settle(battle: Battle, unit: Unit, square: Square): void {
  unit.square = square
  unit.deeds = freshDeeds(square, unit.facing)
  if (unit.load === undefined || unit.load === 'cargo') return
  const printed = modelOf(battle, unit).bombs[altitudeOf(square)]
  // WL-3.3.d Too high for a load: it comes without.
  if (printed === undefined) unit.load = undefined
  // WL-3.3.m
  else unit.bombValue = lineOf(battle, unit).bombValue ?? printed
}

/** WL-3.3.d Squares where its load can be carried come first. */
function squaresFor(battle: Battle, unit: Unit): readonly Square[] {
  const squares = wingSquares(battle, unit)
  if (unit.load === undefined || unit.load === 'cargo') return squares
  const { bombs } = modelOf(battle, unit)
  const light = squares.filter(square => bombs[altitudeOf(square)] !== undefined)
  return light.length > 0 ? light : squares
}

/** WL-5.3.f WL-9.5.1.a A wing sets up in formation with its leader; the listed square is his. */
function wingSquares(battle: Battle, unit: Unit): readonly Square[] {
  const listed = listedSquares(battle, unit)
  if (unit.wing === undefined) return listed
  const mates = battle.units.filter(
    one => one.wing === unit.wing && one.at === 'map' && one.facing === unit.facing,
  )
  if (mates.length === 0) return listed
  const beside = everySquare(square => mates.some(mate => distance(mate.square, square) <= 1))
  const bound = listed.length > 1 || !mates.some(mate => mate.square === listed[0])
  const both = bound ? beside.filter(square => listed.includes(square)) : beside
  return both.length > 0 ? both : beside
}

function listedSquares(battle: Battle, unit: Unit): readonly Square[] {
  const start = startOf(battle, unit)
  if ('squares' in start) return squaresOfAll(start.squares)
  if (!('near' in start)) return []
  // WL-5.3.d WL-5.3.e
  return unit.mission === 'close-escort'
    ? everySquare(square => holdsBomber(battle, unit, square))
    : escortStations(battle, unit.side)
}

function holdsBomber(battle: Battle, { side }: Unit, square: Square): boolean {
  return battle.units.some(
    unit => unit.side === side && unit.at === 'map' && unit.square === square && isBomber(unit),
  )
}

function everySquare(isFit: (square: Square) => boolean): Square[] {
  const squares: Square[] = []
  for (let square = 0; square < COLUMNS * ALTITUDES; square++) if (isFit(square)) squares.push(square)
  return squares
}
