import type { Ref } from '@tallyho/engine'
import { sameBut, usePlace, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { type EscortType, STATIONS, type Station } from '../../pack/types.ts'
import { escortsIn, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, EscortMarker, Fighter } from '../../state.ts'
import { ESCORT_NAMES, STATION_NAMES } from '../../text/names.ts'
import { useNow } from '../now.ts'
import { Pile } from '../pieces/Pieces.tsx'
import { StationTip } from '../tips.tsx'
import { ESCORT_DISPLAY, GONE, RESERVE, type Rect, roomIn, stationRect } from './layout.ts'

const OUT: readonly Fighter['at'][] = ['exited', 'fate', 'home', 'lost']

/** The Escort Display, and fighters that are not on the map. */
export const Stations = memo(function Stations({ campaign }: { readonly campaign: Campaign }) {
  const mission = missionOf(campaign)
  const { type, strength } = mission.escort
  const { x, y, width, height } = ESCORT_DISPLAY
  return (
    <>
      <g className="sr-display">
        <rect x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx="5" />
        <text className="sr-display-title" x={x + 4} y={y + 13}>
          Escort
        </text>
        <text className="sr-display-state" x={x + width - 4} y={y + 13} textAnchor="end">
          {type ? `${strength === 'heavy' ? 'Heavy' : 'Light'} ${ESCORT_NAMES[type].split(' ')[0]}` : 'none'}
        </text>
        {STATIONS.map(station => (
          <StationPlace
            key={station}
            campaign={campaign}
            station={station}
            markers={escortsIn(mission, station)}
            type={type}
          />
        ))}
      </g>
      <Bench
        campaign={campaign}
        title="Not yet entered"
        box="box:reserve"
        room={RESERVE}
        fighters={mission.fighters.filter(({ at }) => at === 'reserve')}
      />
      <Bench
        campaign={campaign}
        title="Out of the fight"
        box="box:exited"
        room={GONE}
        fighters={mission.fighters.filter(({ at }) => OUT.includes(at))}
      />
    </>
  )
})

interface StationProps {
  readonly campaign: Campaign
  readonly station: Station
  readonly markers: readonly EscortMarker[]
  readonly type: EscortType | undefined
}

const StationPlace = memo(function StationPlace({ campaign, station, markers, type }: StationProps) {
  const now = useNow()
  const name = STATION_NAMES[station]
  const place = usePlace(`station:${station}`, `${name} station, ${markers.length} escorts`)
  const tip = useTip(() => <StationTip campaign={now()} station={station} />)
  const rect = stationRect(station)
  const { x, y, width, height } = rect
  return (
    <g className="sr-station" {...place} {...tip}>
      <rect className="sr-station-paper" x={x} y={y} width={width} height={height} rx="3" />
      <rect className="sr-box-mark" x={x} y={y} width={width} height={height} rx="3" />
      <text x={x + 5} y={y + 11.5}>
        {name}
      </text>
      <Pile
        campaign={campaign}
        room={{ ...roomIn(rect), y: y + 13, height: height - 14 }}
        fighters={[]}
        markers={markers}
        type={type}
        largest={42}
      />
    </g>
  )
}, sameBut('campaign'))

interface BenchProps {
  readonly campaign: Campaign
  readonly title: string
  readonly box: Ref
  readonly room: Rect
  readonly fighters: readonly Fighter[]
}

/** Fighters beside the map; nothing is drawn while there are none. */
const Bench = memo(function Bench({ campaign, title, box, room, fighters }: BenchProps) {
  const place = usePlace(box, `${title}: ${fighters.length}`)
  if (fighters.length === 0) return undefined
  const { x, y, width, height } = room
  return (
    <g className="sr-bench" {...place}>
      <rect className="sr-bench-paper" x={x} y={y} width={width} height={height} rx="4" />
      <rect className="sr-box-mark" x={x} y={y} width={width} height={height} rx="4" />
      <text x={x + 6} y={y + 12}>
        {title}
      </text>
      <Pile campaign={campaign} room={roomIn(room)} fighters={fighters} />
    </g>
  )
}, sameBut('campaign'))
