import type { Option, Procedure } from '@tallyho/engine'
import { foremost, noted } from '@tallyho/engine'
import type { Mission, Side } from '../../pack/types.ts'
import type { Battle, Square, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import {
  ALTITUDES,
  altitudeOf,
  COLUMNS,
  columnOf,
  distance,
  isAhead,
  rise,
  run,
  squareAt,
  TOP,
} from '../01-words/geometry.ts'
import { hasBombing, isBomber, isEscort, named, unitAt } from '../01-words/units.ts'
import { ESCORT_REACH } from '../15-bombing/bombing-missions.ts'
import { formationOf } from './wings.ts'

export interface ReleaseOption extends Option {
  readonly bombers?: readonly UnitNo[]
}

const KEEP: ReleaseOption = { id: 'keep', ends: true }

/** WL-15.2.2.b WL-9.2.2.2.d Administration Phase: once in a game each bomber formation may send all its escorts sweeping. */
export function* releaseEscorts(battle: Battle, side: Side): Procedure {
  if (!hasBombing(battle)) return
  for (;;) {
    const options = [KEEP]
    for (const bombers of bomberFormations(battle, side))
      if (mayRelease(battle, bombers))
        options.push({
          id: `release/${unitAt(battle, bombers[0] as UnitNo).id}`,
          on: bombers.map(no => `unit:${no}`),
          bombers,
        })
    const { bombers } = yield* choose(side, 'escorts.release', options)
    if (bombers === undefined) return
    release(battle, bombers)
  }
}

/** WL-9.1.a Of the units in formation, the bombers. */
function bomberFormations(battle: Battle, side: Side): UnitNo[][] {
  const formations: UnitNo[][] = []
  const seen: UnitNo[] = []
  for (const unit of battle.units) {
    if (unit.side !== side || unit.at !== 'map' || !isBomber(unit) || seen.includes(unit.no)) continue
    const bombers = formationOf(battle, unit).filter(no => isBomber(unitAt(battle, no)))
    seen.push(...bombers)
    formations.push(bombers)
  }
  return formations
}

function mayRelease(battle: Battle, bombers: readonly UnitNo[]): boolean {
  return !bombers.some(no => unitAt(battle, no).releasedEscorts) && escortsOf(battle, bombers).length > 0
}

/** Escorts as near to one of the bombers as an escort has to fly. */
function escortsOf(battle: Battle, bombers: readonly UnitNo[]): Unit[] {
  return battle.units.filter(
    unit =>
      isEscort(unit) &&
      unit.at === 'map' &&
      bombers.some(no => {
        const bomber = unitAt(battle, no)
        return bomber.side === unit.side && distance(bomber.square, unit.square) <= ESCORT_REACH
      }),
  )
}

function release(battle: Battle, bombers: readonly UnitNo[]): void {
  const escorts = escortsOf(battle, bombers)
  for (const no of bombers) unitAt(battle, no).releasedEscorts = true
  for (const escort of escorts) changeMission(battle, escort, 'sweep')
  note('WL-15.2.2.b', 'escorts-released', {
    bombers: bombers.map(no => named(unitAt(battle, no))),
    escorts: escorts.map(named),
  })
}

/** Missions: how they change (9.2). What they ask of a move is in conduct.ts. */

/** WL-9.2.a One mission at a time. */
export function changeMission(battle: Battle, unit: Unit, mission: Mission): void {
  if (unit.mission === mission) return
  const { mission: from } = unit
  const wasBomber = isBomber(unit)
  // WL-9.2.2.2.f An escort that leaves its charges may form up again.
  if (isEscort(unit)) unit.exEscort = true
  unit.mission = mission
  unit.formUp = undefined
  if (noted()) note('WL-9.2.a', 'mission', { ...named(unit), from, to: mission })
  if (wasBomber) sweepIfNoBombers(battle)
}

/** WL-9.2.2.2.e WL-EX-57 Escorts sweep when nobody is left to be escorted. */
export function sweepIfNoBombers(battle: Battle): void {
  for (const unit of battle.units)
    if (isEscort(unit) && isInPlay(unit) && !hasBombers(battle, unit.side))
      changeMission(battle, unit, 'sweep')
}

/** Bombers of a side on the map or still to come. */
function hasBombers(battle: Battle, side: Side): boolean {
  for (const unit of battle.units) if (unit.side === side && isBomber(unit) && isInPlay(unit)) return true
  return false
}

/** On the map, or still to enter. */
function isInPlay({ at }: Unit): boolean {
  return at === 'map' || at === 'edge' || at === 'waiting'
}

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
