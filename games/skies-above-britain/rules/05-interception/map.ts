import type { StationCell } from '../../pack/index.ts'
import { stationRow } from '../../pack/index.ts'
import {
  type Altitude,
  type GermanType,
  type Position,
  type Side,
  STATIONS,
  type Station,
  type StationColumn,
} from '../../pack/types.ts'
import type { Campaign, EscortMarker, Formation } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { membersOf } from '../01-general/formations.ts'
import { found, isStationInSun, patrolOf, tablesOf } from '../01-general/terms.ts'

/** The Interception Map: stations around the bombers, positions around those. */

export type MapPlace = NonNullable<Formation['at']>

export function placeOf({ at, id }: Formation): MapPlace {
  return found(at, 'place on the map for', id)
}

/** SAB-A-03 */
export function sideOf(position: Position): Side {
  return position === 'nose' || position === 'tail' ? position : 'flank'
}

/** SAB-ESC-03 The column of a station, seen from a position: a flank station is on its side, or on the other. */
export function columnOf(position: Position, station: Station): StationColumn {
  if (station !== 'port' && station !== 'starboard') return station
  return station === position ? 'same' : 'other'
}

/** SAB-ESC-03 The cell for a target; undefined where it is prohibited. */
export function escortCell(
  campaign: Campaign,
  { position, altitude }: MapPlace,
  station: Station,
  type: GermanType,
): StationCell | undefined {
  return cell(tablesOf(campaign).escort[sideOf(position)][altitude][type], position, station)
}

/** SAB-IBM-01 The number by which a station keeps a formation from the bombers. */
export function bomberNumber(campaign: Campaign, { position, altitude }: MapPlace, station: Station): number {
  const { type } = markerIn(campaign, station)
  return cell(tablesOf(campaign).bombers[sideOf(position)][altitude][type], position, station)?.number ?? 0
}

/** SAB-IBM-03 */
export function unescorted(campaign: Campaign, { position, altitude }: MapPlace): number {
  return tablesOf(campaign).bombers[sideOf(position)][altitude].none
}

const ROWS = new Map<string, ReturnType<typeof stationRow>>()

function cell(row: string, position: Position, station: Station): StationCell | undefined {
  const known = ROWS.get(row) ?? stationRow(row)
  ROWS.set(row, known)
  return known[columnOf(position, station)]
}

// ---- escort markers

export function markerIn(campaign: Campaign, station: Station): EscortMarker {
  return found(patrolOf(campaign).escort[station], 'escort in', station)
}

export function occupied(campaign: Campaign): readonly Station[] {
  const { escort } = patrolOf(campaign)
  return STATIONS.filter(station => escort[station])
}

/** SAB-SUP-07 A suppressed station counts as empty. */
export function unsuppressed(campaign: Campaign): readonly Station[] {
  return occupied(campaign).filter(station => !markerIn(campaign, station).suppressed)
}

/** SAB-IBM-02 SAB-A-97 Of stations with the same number those of 109s come first. */
export function foremost(campaign: Campaign, stations: readonly Station[]): readonly Station[] {
  const by109 = stations.filter(station => markerIn(campaign, station).type === '109')
  return by109.length > 0 ? by109 : stations
}

/** SAB-SUP-04 Heavy becomes light, light is removed. */
export function reduceEscort(campaign: Campaign, rule: string, station: Station): void {
  const { escort } = patrolOf(campaign)
  const marker = markerIn(campaign, station)
  const { type } = marker
  const size = marker.size === 'heavy' ? 'light' : 'gone'
  if (size === 'gone') delete escort[station]
  else marker.size = size
  note(rule, 'escort-reduced', { station, type, size })
}

/** SAB-DOG-07 SAB-ADV-05 SAB-ADV-06 SAB-ADV-07 SAB-ADV-14 What an Advantage Card depends on when the escort of a station fights. */
export function escortOf(campaign: Campaign, station: Station) {
  const { type, size } = markerIn(campaign, station)
  return { type, heavy: size === 'heavy', sun: isStationInSun(patrolOf(campaign), station) }
}

// ---- formations

export function fightersIn(campaign: Campaign, { sections }: Formation) {
  return sections.flatMap(section => membersOf(campaign, section))
}

/** SAB-ORD-04 SAB-ORD-06 These alone get orders: nothing that has lost contact, no fighter on its own. */
export function formationsOnMap(campaign: Campaign): readonly Formation[] {
  return patrolOf(campaign).formations.filter(({ at }) => at !== undefined)
}

export function formationNamed(campaign: Campaign, id: string): Formation {
  return found(
    patrolOf(campaign).formations.find(one => one.id === id),
    'formation',
    id,
  )
}

export function opposite(altitude: Altitude): Altitude {
  return altitude === 'high' ? 'low' : 'high'
}
