import { sameBut, usePlace, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { BoxId, EscortType } from '../../pack/types.ts'
import { BOXES, type Box, box as boxNamed } from '../../rules/05-map/boxes.ts'
import { escortsIn, fightersIn, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, EscortMarker, Fighter } from '../../state.ts'
import { ALTITUDE_NAMES, POSITION_NAMES } from '../../text/names.ts'
import { useNow } from '../now.ts'
import { SunMark } from '../pieces/FighterFace.tsx'
import { Pile } from '../pieces/Pieces.tsx'
import { boxLabel } from '../shown.ts'
import { HEADINGS } from '../sky/headings.ts'
import { BoxTip } from '../tips.tsx'
import type { Dock } from './edges.ts'
import { outlineOf } from './frames.ts'
import type { Group, Layout } from './layout.ts'
import { middleOf, type Rect, type Sheet } from './sheet.ts'

/** Every box with whatever is in it. */
export const Docks = memo(function Docks({
  campaign,
  layout,
}: {
  readonly campaign: Campaign
  readonly layout: Layout
}) {
  const mission = missionOf(campaign)
  return BOXES.map(({ id }) => {
    const dock = layout.docks.get(id)
    return (
      dock && (
        <DockPlace
          key={id}
          campaign={campaign}
          sheet={layout.sheet}
          dock={dock}
          label={boxLabel(campaign, id)}
          anchored={mission.anchored.some(one => one === id)}
          sun={mission.sun === id}
          fighters={fightersIn(mission, id)}
          markers={escortsIn(mission, id)}
          groups={id === 'dogfight' ? layout.groups : undefined}
          type={mission.escort.type}
        />
      )
    )
  })
})

interface DockProps {
  readonly campaign: Campaign
  readonly sheet: Sheet
  readonly dock: Dock
  readonly label: string
  readonly anchored: boolean
  readonly sun: boolean
  readonly fighters: readonly Fighter[]
  readonly markers: readonly EscortMarker[]
  /** Of the Dogfight Box alone. */
  readonly groups: readonly Group[] | undefined
  readonly type: EscortType | undefined
}

const DockPlace = memo(function DockPlace(props: DockProps) {
  const { campaign, sheet, dock, label, anchored, sun, fighters, markers, groups, type } = props
  const { id, rect, room } = dock
  const place = usePlace(`box:${id}`, label)
  const now = useNow()
  const tip = useTip(() => <BoxTip campaign={now()} id={id} />)
  const box = boxNamed(id)
  const held = fighters.length + markers.length > 0
  return (
    <g className={`sr-dock sr-dock-${box.kind}`} data-held={held || undefined} {...place} {...tip}>
      <path className="sr-dock-paper" d={outlineOf(box, rect)} />
      {anchored && <rect {...rect} fill="url(#sr-hatch)" />}
      {anchored && <Anchor {...markSpot(box, rect, sheet)} />}
      {sun && <SunMark {...markSpot(box, rect, sheet)} r={8} />}
      <Title box={box} dock={dock} sheet={sheet} held={held} marked={anchored || sun} />
      {groups ? (
        groups.map(group => (
          <Dogfight key={group.group} campaign={campaign} sheet={sheet} {...group} type={type} />
        ))
      ) : (
        <Pile
          campaign={campaign}
          sheet={sheet}
          room={room}
          fighters={fighters}
          markers={markers}
          type={type}
          heading={box.position ? HEADINGS[box.position] : 0}
        />
      )}
    </g>
  )
}, sameBut('campaign'))

/** Room of the Sun or an anchor beside a name. */
const SIGN = 18

/** SR-MAP-04 Boxes to come back by: from there in the next turn, and who flew Evasive a turn later. */
const BACK = { return: 'Return', evasive: 'Evasive' } as const

/** What is written in a box: its name, or a sign where there is no room for one. */
function Title({
  box,
  dock: { rect, named },
  sheet: { print, slim, named: room },
  held,
  marked,
}: {
  readonly box: Box
  readonly dock: Dock
  readonly sheet: Sheet
  readonly held: boolean
  /** The Sun or an anchor stands in it: the name makes room. */
  readonly marked: boolean
}) {
  const { x } = middleOf(rect)
  const middle = middleOf(rect).y
  const row = box.position === 'nose' || box.position === 'tail'
  // Over pieces it has the room that they leave.
  const line = row && !held ? slim : print + 6
  const y = box.position === 'tail' ? rect.y + rect.height - line / 2 : rect.y + line / 2
  if (box.kind === 'return' || box.kind === 'evasive')
    return (
      <>
        <text className="sr-dock-title" x={x} y={(held || row ? y : middle) + print * 0.36} fontSize={print}>
          {rect.width > slim && BACK[box.kind]}
        </text>
        {!held && rect.height > slim + print && (
          <text
            className="sr-dock-title sr-dock-exit"
            x={x}
            y={row ? 2 * middle - y + print * 0.36 : middle + print * 1.7}
            fontSize={print}
          >
            {titleOf(box, false)}
          </text>
        )}
      </>
    )
  if (!named) {
    const deep = Math.min(rect.width, rect.height) > 30
    return (
      <>
        <path
          className="sr-dock-in"
          d="M-9 3.500L0 -4L9 3.500"
          transform={`translate(${x} ${middle}) rotate(${HEADINGS[box.position ?? 'nose']})`}
          visibility={held || deep ? 'hidden' : undefined}
        />
        {deep && !held && (
          <text className="sr-dock-title" x={x} y={middle - print * 0.1} fontSize={print}>
            Go in
          </text>
        )}
      </>
    )
  }
  const corner = box.position === undefined
  const middling = marked ? rect.y + rect.height - line / 2 : middle
  return (
    <text
      className="sr-dock-title"
      x={corner ? rect.x + 7 : row && marked && !held ? x + 8 : x}
      y={(corner || held || row ? y : middling) + print * 0.36}
      fontSize={print}
      textAnchor={corner ? 'start' : 'middle'}
    >
      {titleOf(box, rect.width >= room + (marked && !held ? SIGN : 0))}
    </text>
  )
}

function titleOf({ id, position, altitude }: Box, wide: boolean): string {
  if (id === 'dogfight') return 'Dogfight'
  if (id === 'high-bombing') return 'High Bombing'
  const height = altitude ? ALTITUDE_NAMES[altitude] : ''
  return wide && position ? `${POSITION_NAMES[position].replace(' Flank', '')} ${height}` : height
}

/** Where the Sun or an anchor stands in a box: before its name, above it, or in a corner where pieces are and no name. */
function markSpot(
  { position }: Box,
  { x, y, width, height }: Rect,
  { slim, flank }: Sheet,
): { x: number; y: number } {
  if (height <= slim + 2) return { x: x + 9, y: y + height / 2 }
  if (width <= flank + 2 && position !== 'nose') return { x: x + width / 2, y: y + 15 }
  return { x: x + width - 11, y: position === 'nose' ? y + height - 12 : y + 12 }
}

/** Closed to fighters: a neighbouring formation flies there. */
function Anchor({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      className="sr-anchored"
      transform={`translate(${x} ${y}) scale(0.8)`}
      d="M0 -8V9M-5 -3H5M-9 3C-8 8 -4 9 0 9C4 9 8 8 9 3M-2.400 -10.400A2.400 2.400 0 1 0 2.400 -10.400A2.400 2.400 0 1 0 -2.400 -10.400"
    />
  )
}

/** SR-ACB-18 A fight of its own: they turn about each other. */
function Dogfight({
  campaign,
  sheet,
  rect,
  group,
  fighters,
  markers,
  type,
}: Group & {
  readonly campaign: Campaign
  readonly sheet: Sheet
  readonly type: EscortType | undefined
}) {
  const { x, y } = middleOf(rect)
  const [rx, ry] = [rect.width / 2 - 6, rect.height / 2 - 5]
  return (
    <g className="sr-group">
      <path
        d={`M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx * 0.7} ${y - ry * 0.7}M${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx * 0.7} ${y + ry * 0.7}`}
      />
      <text x={rect.x + 2} y={rect.y + sheet.print} fontSize={sheet.print}>
        {group}
      </text>
      <Pile
        campaign={campaign}
        sheet={sheet}
        room={{ ...rect, x: rect.x + 8, width: rect.width - 10 }}
        fighters={fighters}
        markers={markers}
        type={type}
        heading={(group * 97 + 30) % 360}
      />
    </g>
  )
}

/** The boxes of a flank have no room for its name: it stands above them. */
export const FlankNames = memo(function FlankNames({ layout }: { readonly layout: Layout }) {
  const { sheet, docks } = layout
  return (['left', 'right'] as const).map(position => {
    const first = docks.get(`${position}/evasive/high` satisfies BoxId)
    return (
      first && (
        <text
          key={position}
          className="sr-flank-name"
          x={position === 'left' ? first.rect.x : first.rect.x + first.rect.width}
          y={first.rect.y - 5}
          fontSize={sheet.print}
          textAnchor={position === 'left' ? 'start' : 'end'}
        >
          {POSITION_NAMES[position].replace('-', '–')}
        </text>
      )
    )
  })
})
