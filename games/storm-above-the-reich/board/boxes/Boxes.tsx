import { sameBut, usePlace, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { BoxId, EscortType } from '../../pack/types.ts'
import { BOXES } from '../../rules/05-map/boxes.ts'
import { escortsIn, fightersIn, formation, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, EscortMarker, Fighter } from '../../state.ts'
import { useNow } from '../now.ts'
import { SunMark } from '../pieces/FighterFace.tsx'
import { Pile } from '../pieces/Pieces.tsx'
import { boxLabel } from '../shown.ts'
import { BoxTip } from '../tips.tsx'
import { type Rect, rectOf, roomIn } from './layout.ts'

/** Every box with whatever lies in it. */
export const Boxes = memo(function Boxes({ campaign }: { readonly campaign: Campaign }) {
  const { highBombing } = formation(campaign).map
  const mission = missionOf(campaign)
  return BOXES.filter(({ id }) => id !== 'high-bombing' || highBombing).map(({ id }) => (
    <BoxPlace
      key={id}
      campaign={campaign}
      id={id}
      anchored={mission.anchored.some(one => one === id)}
      sun={mission.sun === id}
      fighters={fightersIn(mission, id)}
      markers={escortsIn(mission, id)}
      type={mission.escort.type}
    />
  ))
})

interface BoxProps {
  readonly campaign: Campaign
  readonly id: BoxId
  readonly anchored: boolean
  readonly sun: boolean
  readonly fighters: readonly Fighter[]
  readonly markers: readonly EscortMarker[]
  readonly type: EscortType | undefined
}

const BoxPlace = memo(function BoxPlace(props: BoxProps) {
  const { campaign, id, anchored, sun, fighters, markers, type } = props
  const place = usePlace(`box:${id}`, boxLabel(campaign, id))
  const now = useNow()
  const tip = useTip(() => <BoxTip campaign={now()} id={id} />)
  const { x, y, width, height } = rectOf(id)
  return (
    <g className="sr-box" {...place} {...tip}>
      <rect className="sr-box-mark" x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} rx="4" />
      {anchored && <Anchored {...rectOf(id)} />}
      {sun && <SunMark x={x + width - 17} y={y + 30} r={7.5} />}
      {id === 'dogfight' ? (
        <Dogfights {...props} />
      ) : (
        <Pile
          campaign={campaign}
          room={roomIn(rectOf(id))}
          fighters={fighters}
          markers={markers}
          type={type}
        />
      )}
    </g>
  )
}, sameBut('campaign'))

/** Closed to fighters: a neighbouring formation flies there. */
function Anchored({ x, y, width, height }: Rect) {
  return (
    <g className="sr-anchored">
      <rect x={x + 1} y={y + 15} width={width - 2} height={height - 16} fill="url(#sr-hatch)" />
      <rect
        className="sr-anchored-plate"
        x={x + width / 2 - 31}
        y={y + height - 30}
        width="62"
        height="15"
        rx="3"
      />
      <text x={x + width / 2} y={y + height - 19} textAnchor="middle">
        Anchored
      </text>
    </g>
  )
}

/** SR-ACB-18 Each group fights by itself. */
function Dogfights({ campaign, fighters, markers, type }: BoxProps) {
  const room = roomIn(rectOf('dogfight'))
  const groups = [...new Set([...fighters, ...markers].map(({ group }) => group))].sort((a, b) => a - b)
  const across = groups.length > 2 ? 2 : 1
  const rows = Math.ceil(groups.length / across)
  return groups.map((group, i) => {
    const part: Rect = {
      x: room.x + ((i % across) * room.width) / across,
      y: room.y + (Math.floor(i / across) * room.height) / rows,
      width: room.width / across,
      height: room.height / rows,
    }
    return (
      <g key={group} className="sr-group">
        <rect x={part.x + 2} y={part.y + 2} width={part.width - 4} height={part.height - 4} rx="6" />
        <text x={part.x + 8} y={part.y + 14}>
          {group}
        </text>
        <Pile
          campaign={campaign}
          room={{ ...part, x: part.x + 14, width: part.width - 18, y: part.y + 4, height: part.height - 8 }}
          fighters={fighters.filter(one => one.group === group)}
          markers={markers.filter(one => one.group === group)}
          type={type}
        />
      </g>
    )
  })
}
