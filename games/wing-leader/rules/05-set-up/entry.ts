import { noted, type Procedure, type Step } from '@tallyho/engine'
import type { Edge, Side } from '../../pack/types.ts'
import type { Battle, Unit } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { altitudeOf, COLUMNS, nameOf, squareAt } from '../01-words/geometry.ts'
import { freshDeeds, modelOf, named } from '../01-words/units.ts'
import { beginTallies } from '../07-tallies/tally-phase.ts'
import { checkWings } from '../09-command/wings.ts'
import { takeOff } from '../13-advanced.ts'
import { hasCharges } from '../15-bombing/station.ts'
import { nextToPlace, type PlaceOption, placeFirstVector, placeUnit, settle, startOf } from './placement.ts'
import { setUpOrder } from './set-up.ts'

/** The Set-up Phase of a turn: units that enter play (5.3.1). */

/** WL-6.0.a A turn begins with the units that come in now. */
export function* enter(battle: Battle): Procedure<Step> {
  for (const unit of battle.units) unit.deeds = freshDeeds(unit.square, unit.facing)
  for (const base of battle.surface) base.launched = false
  note('WL-6.0.a', 'turn-begins', { turn: battle.turn })
  // WL-5.3.1.a
  for (const side of setUpOrder(battle)) yield* bringIn(battle, side)
  checkWings(battle)
  beginTallies(battle)
  return 'raider-tally'
}

function* bringIn(battle: Battle, side: Side): Procedure {
  for (let unit = nextToPlace(battle, side, isDue); unit; unit = nextToPlace(battle, side, isDue)) {
    const start = startOf(battle, unit)
    if ('edge' in start) yield* waitAtEdge(battle, unit, start.edge, start.altitudes)
    else yield* placeUnit(battle, unit)
  }
  yield* takeOff(battle, side)
}

function isDue(battle: Battle, unit: Unit): boolean {
  const start = startOf(battle, unit)
  if ('near' in start) return hasCharges(battle, unit.side, undefined)
  return 'turn' in start && start.turn <= battle.turn && !('takeOffFrom' in start)
}

/** WL-5.3.1.c Beside its entry square, which counts as its place until it moves in. */
function* waitAtEdge(battle: Battle, unit: Unit, edge: Edge, altitudes: readonly number[]): Procedure {
  const options: PlaceOption[] = entryAltitudes(battle, unit, altitudes).map(altitude => {
    const square = squareAt(edge === 'left' ? 0 : COLUMNS - 1, altitude)
    return {
      id: `enter/${unit.id}/${nameOf(square)}`,
      on: [`square:${nameOf(square)}`],
      unit: unit.no,
      square,
    }
  })
  const { square } = yield* choose(unit.side, 'entry.square', options, [`unit:${unit.no}`])
  unit.at = 'edge'
  settle(battle, unit, square)
  if (noted()) note('WL-5.3.1.c', 'at-edge', { ...named(unit), square: nameOf(square), edge })
  yield* placeFirstVector(battle, unit)
}

/** Those where its load can be carried, and beside its wing, if there are such (WL-3.3.d WL-5.3.f). */
function entryAltitudes(battle: Battle, unit: Unit, altitudes: readonly number[]): readonly number[] {
  const { bombs } = modelOf(battle, unit)
  const loaded = unit.load !== undefined && unit.load !== 'cargo'
  const light = altitudes.filter(altitude => !loaded || bombs[altitude] !== undefined)
  const open = light.length > 0 ? light : altitudes
  const mates = battle.units.filter(
    one => unit.wing !== undefined && one.wing === unit.wing && one.at === 'edge',
  )
  const beside = open.filter(altitude =>
    mates.some(({ square }) => Math.abs(altitudeOf(square) - altitude) <= 1),
  )
  return beside.length > 0 ? beside : open
}
