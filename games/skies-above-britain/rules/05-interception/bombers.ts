import type { Procedure } from '@tallyho/engine'
import type { FighterId, Station } from '../../pack/types.ts'
import { type Campaign, type Entry, type Formation, SQUADRON } from '../../state.ts'
import type { StationOption } from '../../vocabulary/interception.ts'
import { choose, note } from '../../vocabulary.ts'
import { spendFuel } from '../01-general/acts.ts'
import { fighter } from '../01-general/fighters.ts'
import { isInSun, patrolOf, tablesOf } from '../01-general/terms.ts'
import { dogfights } from '../03-dogfight/dogfight.ts'
import { bomberRound } from '../04-bombers/round.ts'
import { placeBombers } from '../07-raid-vector/contact.ts'
import { leaveMap, nextWith, removeMarker } from './escort.ts'
import {
  bomberNumber,
  escortOf,
  fightersIn,
  foremost,
  opposite,
  placeOf,
  unescorted,
  unsuppressed,
} from './map.ts'
import { attempt } from './rolls.ts'

/** SAB-ESC-01 Bombers orders after Escort orders. */
export function* interceptBombers(campaign: Campaign): Procedure<'intercept-bombers' | 'cruise'> {
  const formation = yield* nextWith(campaign, 'bombers')
  if (!formation) return 'cruise'
  yield* bombersOrder(campaign, formation)
  return 'intercept-bombers'
}

/** SAB-IBM-05 From Low, or from the Tail at High. */
export function bombersCostFuel(formation: Formation): boolean {
  const { position, altitude } = placeOf(formation)
  return altitude === 'low' || position === 'tail'
}

function* bombersOrder(campaign: Campaign, formation: Formation): Procedure<void> {
  const { stations, number } = inTheWay(campaign, formation)
  const station = stations.length > 0 ? yield* chooseStation(formation, stations, number) : undefined
  if (bombersCostFuel(formation)) spendFuel(campaign, 'SAB-IBM-05', formation.sections, 'bombers')
  // SAB-IBM-08 Whatever station is in the sun too.
  const inSun = isInSun(patrolOf(campaign), formation.at)
  const outOfTheSun = inSun && (yield* choosesSurprise(formation))
  const success = yield* attempt(campaign, formation, {
    order: 'bombers',
    number,
    twoDice: inSun && !outOfTheSun,
    again: 'fuel',
    ...(station && { station }),
  })
  if (success) return yield* reachBombers(campaign, formation, outOfTheSun)
  if (station) return yield* caught(campaign, formation, station)
  // SAB-IBM-12
  if (patrolOf(campaign).visibility === 'clouds') leaveMap(campaign, 'SAB-IBM-12', formation)
  else flyPast(campaign, formation)
}

/** SAB-IBM-01 SAB-IBM-02 The stations with the highest number, 109s first, and that number; SAB-IBM-03 or nobody. */
export function inTheWay(campaign: Campaign, formation: Formation) {
  const at = placeOf(formation)
  const stations = unsuppressed(campaign)
  if (stations.length === 0) return { stations, number: unescorted(campaign, at) }
  const number = Math.max(...stations.map(station => bomberNumber(campaign, at, station)))
  const highest = stations.filter(station => bomberNumber(campaign, at, station) === number)
  return { stations: foremost(campaign, highest), number }
}

/** The player says whom of them he would rather meet. */
export function* chooseStation(
  { id }: Formation,
  stations: readonly Station[],
  number: number,
): Procedure<Station | undefined> {
  const options: StationOption[] = stations.map(station => ({
    id: station,
    station,
    number,
    on: [`station:${station}`],
  }))
  return (yield* choose(SQUADRON, 'intercept.station', options, [`formation:${id}`])).station
}

/** SAB-IBM-07 Two dice, or no Hits in the first round. */
function* choosesSurprise({ id }: Formation): Procedure<boolean> {
  const options = [
    { id: 'two-dice', rolls: true as const },
    { id: 'no-hits', rolls: true as const },
  ]
  return (yield* choose(SQUADRON, 'bombers.sun', options, [`formation:${id}`])).id === 'no-hits'
}

/** SAB-ORD-11 SAB-IBM-09 SAB-BMB-06 SAB-BMB-07 They are among the bombers, and play one round at once. */
function* reachBombers(campaign: Campaign, formation: Formation, outOfTheSun: boolean): Procedure<void> {
  const { position, altitude } = placeOf(formation)
  const entry: Entry = { from: position, altitude, outOfTheSun }
  const fighters = fightersIn(campaign, formation)
  // SAB-BMB-04 In clouds nobody has seen them before.
  yield* placeBombers(campaign)
  enterArea(campaign, fighters, entry)
  removeMarker(campaign, formation)
  note('SAB-IBM-09', 'into-the-bombers', { formation: formation.id, fighters, from: position, altitude })
  yield* bomberRound(campaign, fighters)
}

/** SAB-FRM-18 SAB-FRM-22 Among the bombers every fighter is on its own. */
export function enterArea(campaign: Campaign, ids: readonly FighterId[], entry: Entry): void {
  for (const id of ids) {
    const one = fighter(campaign, id)
    one.at = 'bombers'
    one.entry = entry
  }
}

/** SAB-IBM-10 The escort of that station has them. */
function* caught(campaign: Campaign, formation: Formation, station: Station): Procedure<void> {
  leaveMap(campaign, 'SAB-IBM-10', formation)
  yield* dogfights(campaign, formation.sections, { deck: 'luftwaffe', ...escortOf(campaign, station) })
}

/** SAB-IBM-11 Past unescorted bombers: to the other side and altitude. */
function flyPast(campaign: Campaign, formation: Formation): void {
  const { position, altitude } = placeOf(formation)
  formation.at = { position: tablesOf(campaign).missed[position], altitude: opposite(altitude) }
  formation.order = undefined
  note('SAB-IBM-11', 'formation-moves', { formation: formation.id, ...formation.at })
}
