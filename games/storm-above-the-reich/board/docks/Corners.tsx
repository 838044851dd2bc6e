import type { Ref } from '@tallyho/engine'
import { sameBut, usePlace, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { type EscortType, STATIONS, type Station } from '../../pack/types.ts'
import { escortsIn, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, EscortMarker, Fighter, Mission } from '../../state.ts'
import { ESCORT_NAMES, STATION_NAMES } from '../../text/names.ts'
import { useNow } from '../now.ts'
import type { FaceSize } from '../pieces/FighterFace.tsx'
import { Pile } from '../pieces/Pieces.tsx'
import { StationTip } from '../tips.tsx'
import { goneOf, type Layout, lineOf, reserveOf } from './layout.ts'
import type { Rect, Sheet } from './sheet.ts'

/** SR-MAP-07 The Escort Display, and fighters that are not on the map. */
export const Corners = memo(function Corners({
  campaign,
  layout: { sheet, escort, stations, reserve, gone },
}: {
  readonly campaign: Campaign
  readonly layout: Layout
}) {
  const mission = missionOf(campaign)
  const { type } = mission.escort
  return (
    <>
      <g className="sr-display">
        <rect {...escort} rx="3" />
        <text
          className="sr-display-title"
          x={escort.x + 7}
          y={escort.y + sheet.print + 3}
          fontSize={sheet.print}
        >
          {displayTitle(mission)}
        </text>
        {STATIONS.map(station => {
          const rect = stations.get(station)
          return (
            rect && (
              <StationPlace
                key={station}
                campaign={campaign}
                sheet={sheet}
                station={station}
                rect={rect}
                markers={escortsIn(mission, station)}
                type={type}
              />
            )
          )
        })}
      </g>
      <Bench
        campaign={campaign}
        sheet={sheet}
        title="Not yet entered"
        box="box:reserve"
        rect={reserve}
        size={sheet.piece}
        fighters={reserveOf(mission)}
      />
      <Bench
        campaign={campaign}
        sheet={sheet}
        title="Out of the fight"
        box="box:exited"
        rect={gone}
        size={sheet.far}
        fighters={goneOf(mission)}
      />
    </>
  )
})

/** `P-40 Kittyhawk: from turn 5`, as long as it is not here; `until turn 4`; or how strong it is. */
function displayTitle({ escort, type: mission }: Mission): string {
  const { type, strength, status, turn } = escort
  if (type === undefined) return 'No escort'
  const name = ESCORT_NAMES[type]
  if (status === 'gone') return `${name}: gone home`
  if (turn === undefined || (mission === 'outbound' && status !== 'due'))
    return `${strength === 'heavy' ? 'Heavy' : 'Light'} escort: ${name}`
  return `${name}: ${mission === 'outbound' ? 'from' : 'until'} turn ${turn}`
}

interface StationProps {
  readonly campaign: Campaign
  readonly sheet: Sheet
  readonly station: Station
  readonly rect: Rect
  readonly markers: readonly EscortMarker[]
  readonly type: EscortType | undefined
}

const StationPlace = memo(function StationPlace(props: StationProps) {
  const { campaign, sheet, station, rect, markers, type } = props
  const now = useNow()
  const name = STATION_NAMES[station]
  const place = usePlace(`station:${station}`, `${name} station, ${markers.length} escorts`)
  const tip = useTip(() => <StationTip campaign={now()} station={station} />)
  const line = lineOf(sheet) - 1
  return (
    <g className="sr-station" {...place} {...tip}>
      <rect className="sr-station-paper" {...rect} />
      <path className="sr-station-line" d={`M${rect.x + 6} ${rect.y}H${rect.x + rect.width - 6}`} />
      <text x={rect.x + 7} y={rect.y + sheet.print + 2} fontSize={sheet.print}>
        {name}
      </text>
      <Pile
        campaign={campaign}
        sheet={sheet}
        room={{ x: rect.x + 3, y: rect.y + line, width: rect.width - 6, height: rect.height - line }}
        fighters={[]}
        markers={markers}
        type={type}
      />
    </g>
  )
}, sameBut('campaign'))

interface BenchProps {
  readonly campaign: Campaign
  readonly sheet: Sheet
  readonly title: string
  readonly box: Ref
  readonly rect: Rect
  readonly size: FaceSize
  readonly fighters: readonly Fighter[]
}

/** Fighters beside the map; nothing is drawn while there are none. */
const Bench = memo(function Bench({ campaign, sheet, title, box, rect, size, fighters }: BenchProps) {
  const place = usePlace(box, `${title}: ${fighters.length}`)
  if (fighters.length === 0) return undefined
  const line = lineOf(sheet)
  return (
    <g className="sr-bench" {...place}>
      <rect {...rect} rx="3" />
      <text x={rect.x + 7} y={rect.y + sheet.print + 3} fontSize={sheet.print}>
        {title}
      </text>
      <Pile
        campaign={campaign}
        sheet={sheet}
        size={size}
        room={{ x: rect.x + 3, y: rect.y + line, width: rect.width - 6, height: rect.height - line - 2 }}
        fighters={fighters}
      />
    </g>
  )
}, sameBut('campaign'))
