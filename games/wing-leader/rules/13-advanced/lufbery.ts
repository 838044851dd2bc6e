import type { Procedure } from '@tallyho/engine'
import type { Battle, Flight, Unit } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { isEscort, isFighter, named } from '../01-words/units.ts'
import { isSingle } from '../03-aircraft/ratings.ts'
import { facingOptions } from '../08-movement/move-options.ts'
import { POINT } from '../08-movement/points.ts'
import { levelFacings, owesDive } from '../09-command/conduct.ts'
import { changeMission } from '../09-command/missions.ts'

/** The Lufbery circle (13.4.3). */

/** WL-8.3.g In and out. */
export const LUFBERY_COST = 2 * POINT

/** WL-13.4.3.a WL-7.1.f Alerted, unbroken fighters; WL-13.4.3.c not one that has met an enemy in this move. */
export function canEnterLufbery(unit: Unit, flight: Flight): boolean {
  if (flight.left < LUFBERY_COST || flight.metEnemy || flight.passing || owesDive(unit, flight)) return false
  if (!isFighter(unit) || !unit.alerted || unit.lufbery || unit.profile !== undefined) return false
  // WL-13.4.3.d WL-9.2.6.e WL-13.6.b
  return !unit.broken && unit.home === undefined && !isSingle(unit)
}

/** Level, and round and round for the rest of the move. */
export function* enterLufbery(battle: Battle, unit: Unit, flight: Flight): Procedure {
  const options = facingOptions(levelFacings(unit))
  unit.facing = (yield* choose(unit.side, 'move.face', options, [`unit:${unit.no}`])).facing
  unit.lufbery = true
  unit.circling = false
  flight.spent += flight.left
  flight.left = 0
  flight.over = true
  unit.deeds.track.push({ square: unit.square, how: 'circled' })
  note('WL-13.4.3.a', 'lufbery', named(unit))
  // WL-9.2.2.2.c WL-13.4.3.e
  if (isEscort(unit)) changeMission(battle, unit, 'sweep')
}
