import { noted } from '@tallyho/engine'
import type { Edge } from '../../pack/types.ts'
import type { Battle, Flight, Unit } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { nameOf } from '../01-words/geometry.ts'
import { lineOf, named } from '../01-words/units.ts'
import { removeUnit } from '../12-end/end.ts'
import { POINT } from './points.ts'

/** Flying onto the map and off it (8.4.1). */

/** WL-8.4.1.a The entry square is the first it moves into. False if it has to wait for the next turn. */
export function enterMap(battle: Battle, unit: Unit, flight: Flight): boolean {
  // WL-8.4.1.b WL-Q-28 In trail each has a point less than the one before it.
  flight.left -= unitsAheadInTrail(battle, unit) * POINT
  if (flight.left < POINT) {
    if (noted()) note('WL-8.4.1.b', 'waits-in-trail', { ...named(unit), square: nameOf(unit.square) })
    return false
  }
  flight.left -= POINT
  flight.spent += POINT
  unit.at = 'map'
  unit.deeds.track.push({ square: unit.square, how: 'entered' })
  if (noted()) note('WL-8.4.1.a', 'entered-map', { ...named(unit), square: nameOf(unit.square) })
  return true
}

/** Units of the same line that came in by the same square this phase. */
function unitsAheadInTrail(battle: Battle, unit: Unit): number {
  const { start } = lineOf(battle, unit)
  if (!('inTrail' in start) || !start.inTrail) return 0
  let ahead = 0
  for (const other of battle.units) {
    const first = other.deeds.track[0]
    const sameLine = other !== unit && other.side === unit.side && other.line === unit.line
    if (sameLine && first?.square === unit.square && first.from === undefined && first.how === 'entered')
      ahead += 1
  }
  return ahead
}

/** WL-8.4.1.c Off the map for good. */
export function leaveMap(battle: Battle, unit: Unit, flight: Flight, edge: Edge): void {
  flight.over = true
  removeUnit(battle, unit, 'exited', edge)
}
