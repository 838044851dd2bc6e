import { usePlace, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { STATIONS, type Station } from '../../pack/types.ts'
import { escortsIn, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign } from '../../state.ts'
import { ESCORT_NAMES, STATION_NAMES } from '../../text/names.ts'
import { Pile } from '../pieces/Pieces.tsx'
import { StationTip } from '../tips.tsx'
import { ESCORT_DISPLAY, GONE, RESERVE, type Rect, roomIn, stationRect } from './layout.ts'

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
          <StationPlace key={station} campaign={campaign} station={station} />
        ))}
      </g>
      <Bench campaign={campaign} title="Not yet entered" room={RESERVE} of={['reserve']} />
      <Bench
        campaign={campaign}
        title="Out of the fight"
        room={GONE}
        of={['exited', 'fate', 'home', 'lost']}
      />
    </>
  )
})

function StationPlace({ campaign, station }: { readonly campaign: Campaign; readonly station: Station }) {
  const mission = missionOf(campaign)
  const markers = escortsIn(mission, station)
  const name = STATION_NAMES[station]
  const place = usePlace(`station:${station}`, `${name} station, ${markers.length} escorts`)
  const tip = useTip(() => <StationTip campaign={campaign} station={station} />)
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
        type={mission.escort.type}
        largest={42}
      />
    </g>
  )
}

/** Fighters beside the map; nothing is drawn while there are none. */
function Bench({
  campaign,
  title,
  room,
  of,
}: {
  readonly campaign: Campaign
  readonly title: string
  readonly room: Rect
  readonly of: readonly string[]
}) {
  const fighters = missionOf(campaign).fighters.filter(({ at }) => of.includes(at))
  const place = usePlace(`box:${of[0]}`, `${title}: ${fighters.length}`)
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
}
