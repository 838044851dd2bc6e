import { noted, type Procedure, read } from '@tallyho/engine'
import { ALTITUDES, POSITIONS, type Position, STATIONS, type Station } from '../../pack/types.ts'
import { type Campaign, type Formation, SQUADRON } from '../../state.ts'
import { choose, d12, note, pick } from '../../vocabulary.ts'
import { isInSun, isStationInSun, patrolOf, tablesOf } from '../01-general/terms.ts'
import { dogfights } from '../03-dogfight/dogfight.ts'
import { chooseStation } from './bombers.ts'
import { leaveMap, nextWith } from './escort.ts'
import { escortOf, foremost, type MapPlace, markerIn, placeOf, unsuppressed } from './map.ts'
import { type Attempt, attempt } from './rolls.ts'

/** SAB-ESC-01 Cruise orders last. */
export function* cruise(campaign: Campaign): Procedure<'cruise' | 'entropy-bombers'> {
  const formation = yield* nextWith(campaign, 'cruise')
  if (!formation) return 'entropy-bombers'
  yield* cruiseOrder(campaign, formation)
  return 'cruise'
}

/** SAB-CRZ-12 No Fuel is spent on it. */
function* cruiseOrder(campaign: Campaign, formation: Formation): Procedure<void> {
  const to = yield* destination(formation)
  formation.order = undefined
  // SAB-CRZ-01
  if (unsuppressed(campaign).length === 0) return move(formation, 'SAB-CRZ-01', to)
  const what = cruiseAttempt(campaign, placeOf(formation), to)
  if (what) return yield* checkA(campaign, formation, to, what)
  // SAB-CRZ-08
  move(formation, 'SAB-CRZ-08', to)
  yield* checkB(campaign, formation)
}

/** SAB-ORD-08 SAB-ORD-12 Another position, another altitude, both, or neither. */
function* destination(formation: Formation): Procedure<MapPlace> {
  const options = POSITIONS.flatMap(position =>
    ALTITUDES.map(altitude => ({
      id: `${position}/${altitude}`,
      position,
      altitude,
      on: [`position:${position}/${altitude}`],
    })),
  )
  const { position, altitude } = yield* choose(SQUADRON, 'cruise.to', options, [`formation:${formation.id}`])
  return { position, altitude }
}

function move(formation: Formation, rule: string, to: MapPlace): void {
  formation.at = to
  if (noted()) note(rule, 'formation-moves', { formation: formation.id, ...to })
}

/** SAB-CRZ-02 Those who call for Table A: at High, on the flanks, at Low, and any in the sun. */
function watchers(campaign: Campaign): readonly Station[] {
  const patrol = patrolOf(campaign)
  return unsuppressed(campaign).filter(
    station => ['high', 'port', 'starboard', 'low'].includes(station) || isStationInSun(patrol, station),
  )
}

/** SAB-CRZ-03 */
function numberOf(campaign: Campaign, station: Station): number {
  const { type } = markerIn(campaign, station)
  const { high, flank } = tablesOf(campaign).cruise.a[type]
  return station === 'high' || isStationInSun(patrolOf(campaign), station) ? high : flank
}

/** SAB-CRZ-02 SAB-CRZ-04 SAB-CRZ-05 SAB-A-50 What a formation rolls to get there unseen; nothing where nobody watches. */
export function cruiseAttempt(campaign: Campaign, from: MapPlace, to: MapPlace): Attempt | undefined {
  const watching = watchers(campaign)
  if (watching.length === 0) return undefined
  const descends = from.altitude === 'high' && to.altitude === 'low'
  return {
    order: 'cruise',
    number: Math.max(...watching.map(station => numberOf(campaign, station))),
    twoDice: isInSun(patrolOf(campaign), from),
    again: from.position === 'nose' || descends ? 'free' : 'never',
  }
}

/** SAB-CRZ-06 SAB-CRZ-07 They move if nobody stops them. */
function* checkA(campaign: Campaign, formation: Formation, to: MapPlace, what: Attempt): Procedure<void> {
  if (yield* attempt(campaign, formation, what)) return move(formation, 'SAB-CRZ-06', to)
  const tied = foremost(
    campaign,
    watchers(campaign).filter(station => numberOf(campaign, station) === what.number),
  )
  const station = (yield* chooseStation(formation, tied, what.number)) as Station
  leaveMap(campaign, 'SAB-CRZ-07', formation)
  yield* dogfights(campaign, formation.sections, { deck: 'luftwaffe', ...escortOf(campaign, station) })
}

/** SAB-CRZ-08 SAB-CRZ-09 The escort may come nearer. */
function* checkB(campaign: Campaign, formation: Formation): Procedure<void> {
  const clouds = patrolOf(campaign).visibility === 'clouds'
  const heavies = unsuppressed(campaign).filter(station => markerIn(campaign, station).size === 'heavy')
  const column = heavies.length > 0 ? 'heavy' : 'light'
  const die = yield* d12('cruise.b', [`formation:${formation.id}`])
  const result = read(tablesOf(campaign).cruise.b[column], die - (clouds ? 2 : 0))
  note('SAB-CRZ-08', 'cruise', { formation: formation.id, die, clouds, column, result })
  const { position } = placeOf(formation)
  if (result === 'shift') yield* comeNearer(campaign, position, unsuppressed(campaign), false)
  if (result === 'break') yield* comeNearer(campaign, position, heavies, true)
}

/** SAB-CRZ-10 SAB-CRZ-11 The farthest of them goes to the nearest empty station, or sends half of itself there. */
function* comeNearer(
  campaign: Campaign,
  position: Position,
  from: readonly Station[],
  breaks: boolean,
): Procedure<void> {
  const { escort } = patrolOf(campaign)
  const empty = STATIONS.filter(station => !escort[station])
  if (empty.length === 0) return
  const source = yield* one(farthest(campaign, position, from))
  const goal = yield* one(nearest(campaign, position, empty))
  const marker = markerIn(campaign, source)
  if (breaks) {
    marker.size = 'light'
    escort[goal] = { type: marker.type, size: 'light', suppressed: false }
  } else {
    delete escort[source]
    escort[goal] = marker
  }
  note(breaks ? 'SAB-CRZ-11' : 'SAB-CRZ-10', 'escort-moves', {
    from: source,
    to: goal,
    type: marker.type,
    breaks,
  })
}

/** SAB-A-52 Ties are decided by chance. */
function* one(stations: readonly Station[]): Procedure<Station> {
  return (yield* pick(
    'escort.station',
    stations.map(id => ({ id })),
  )).id as Station
}

function nearest(campaign: Campaign, position: Position, among: readonly Station[]): readonly Station[] {
  const groups = tablesOf(campaign).distance[position].map(group =>
    group.filter(station => among.includes(station)),
  )
  return groups.find(group => group.length > 0) ?? []
}

function farthest(campaign: Campaign, position: Position, among: readonly Station[]): readonly Station[] {
  const groups = tablesOf(campaign).distance[position].map(group =>
    group.filter(station => among.includes(station)),
  )
  return groups.findLast(group => group.length > 0) ?? []
}
