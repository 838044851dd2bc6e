import { Chart } from '@tallyho/kit'
import type { StationCell } from '../../pack/index.ts'
import { stationRow } from '../../pack/index.ts'
import { GERMANS, STATION_COLUMNS, type Station, type StationColumn } from '../../pack/types.ts'
import { tablesOf } from '../../rules/01-general/terms.ts'
import { columnOf, type MapPlace, sideOf } from '../../rules/05-interception/map.ts'
import type { Campaign } from '../../state.ts'
import { SIDE_NAMES, typeName } from '../../text/german-names.ts'
import { ALTITUDE_NAMES } from '../../text/names.ts'
import { upFrom } from '../../text/stakes.ts'

/** The Intercept tables as they lie beside the map, with what counted lit. */

interface At {
  readonly campaign: Campaign
  readonly at: MapPlace
  readonly station: Station | undefined
}

const COLUMNS: Readonly<Record<StationColumn, string>> = {
  lead: 'Lead',
  ahead: 'Ahead',
  same: 'our side',
  other: 'far side',
  high: 'High',
  low: 'Low',
  trailing: 'Trail',
}

const columns = STATION_COLUMNS.map(column => COLUMNS[column])

function cells(row: string): readonly string[] {
  const known = stationRow(row)
  return STATION_COLUMNS.map(column => cellText(known[column]))
}

function cellText(cell: StationCell | undefined): string {
  return cell ? `${upFrom(cell.number)}${cell.fuel ? ' Fuel' : ''}` : '–'
}

function lit({ campaign, at, station }: At) {
  const marker = station && campaign.patrol?.escort[station]
  if (!marker) return {}
  return {
    litRow: GERMANS.indexOf(marker.type),
    litColumn: STATION_COLUMNS.indexOf(columnOf(at.position, station)),
  }
}

function corner({ position, altitude }: MapPlace): string {
  return `from the ${SIDE_NAMES[sideOf(position)]}, ${ALTITUDE_NAMES[altitude]}`
}

/** SAB-ESC-03 Some cost 1 Fuel. */
export function EscortTable(props: At) {
  const { campaign, at } = props
  const table = tablesOf(campaign).escort[sideOf(at.position)][at.altitude]
  return (
    <Chart
      corner={corner(at)}
      columns={columns}
      rows={GERMANS.map(type => ({ name: typeName(type), cells: cells(table[type]) }))}
      {...lit(props)}
    />
  )
}

/** SAB-IBM-01 SAB-IBM-03 */
export function BombersTable(props: At) {
  const { campaign, at, station } = props
  const table = tablesOf(campaign).bombers[sideOf(at.position)][at.altitude]
  const unescorted = { name: 'no escort', cells: columns.map((_, i) => (i === 0 ? upFrom(table.none) : '')) }
  return (
    <Chart
      corner={corner(at)}
      columns={columns}
      rows={[...GERMANS.map(type => ({ name: typeName(type), cells: cells(table[type]) })), unescorted]}
      {...(station ? lit(props) : { litRow: GERMANS.length })}
    />
  )
}

/** SAB-CRZ-03 The highest number of those who watch counts. */
export function CruiseTable({ campaign, number }: { readonly campaign: Campaign; readonly number: number }) {
  const { a } = tablesOf(campaign).cruise
  const rows = [
    { name: 'in High, or in the sun', numbers: GERMANS.map(type => a[type].high) },
    { name: 'on a flank, or Low', numbers: GERMANS.map(type => a[type].flank) },
  ]
  const litRow = rows.findIndex(({ numbers }) => numbers.includes(number))
  return (
    <Chart
      corner="the highest counts"
      columns={GERMANS.map(typeName)}
      rows={rows.map(({ name, numbers }) => ({ name, cells: numbers.map(one => upFrom(one)) }))}
      litRow={litRow}
      litColumn={rows[litRow]?.numbers.indexOf(number)}
    />
  )
}
