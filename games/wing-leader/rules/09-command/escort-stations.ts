import { foremost } from '@tallyho/engine'
import type { Side } from '../../pack/types.ts'
import type { Battle, Square, Unit } from '../../state.ts'
import {
  ALTITUDES,
  altitudeOf,
  COLUMNS,
  columnOf,
  isAhead,
  rise,
  run,
  squareAt,
  TOP,
} from '../01-words/geometry.ts'
import { isBomber, unitAt } from '../01-words/units.ts'
import { formationOf } from './formations.ts'

/** Where escorts set up and form up: near their bombers (5.3, 9.2.2). */

const REACH = 3

/** WL-5.3.e WL-9.2.2.b WL-9.2.2.2.f Every square that suits an escort of some bomber on the map. */
export function escortStations(battle: Battle, side: Side): Square[] {
  const fits = new Uint8Array(COLUMNS * ALTITUDES)
  for (const unit of battle.units)
    if (unit.side === side && unit.at === 'map' && isBomber(unit)) markStations(battle, unit, fits)
  const squares: Square[] = []
  for (let square = 0; square < fits.length; square++) if (fits[square]) squares.push(square)
  return squares
}

export function isEscortStation(battle: Battle, side: Side, square: Square): boolean {
  return escortStations(battle, side).includes(square)
}

/** Not ahead of the lead bomber, not more than one level below the lowest of the formation. */
function markStations(battle: Battle, bomber: Unit, fits: Uint8Array): void {
  const bombers = formationOf(battle, bomber)
    .map(no => unitAt(battle, no))
    .filter(isBomber)
  const leads = foremost(bombers, unit => -wayAlong(unit))
  const lowest = Math.min(...bombers.map(unit => altitudeOf(unit.square))) - 1
  const [column, altitude] = [columnOf(bomber.square), altitudeOf(bomber.square)]
  for (let x = Math.max(0, column - REACH); x <= Math.min(COLUMNS - 1, column + REACH); x++)
    for (let y = Math.max(lowest, 0, altitude - REACH); y <= Math.min(TOP, altitude + REACH); y++) {
      const square = squareAt(x, y)
      if (!leads.some(unit => isAhead(unit.square, unit.facing, square))) fits[square] = 1
    }
}

/** How far a unit has come in the direction in which it flies. */
function wayAlong({ square, facing }: Unit): number {
  return columnOf(square) * run(facing) + altitudeOf(square) * rise(facing)
}
