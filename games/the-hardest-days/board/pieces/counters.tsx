import { type AircraftType, CounterFace, CounterSvg, SILHOUETTES, usePick, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { AIRCRAFT_NAMES } from './names.ts'
import { SquadronFace, squadronLabel } from './SquadronFace.tsx'
import type { GroupShown, SquadronShown } from './shown.ts'
import { GroupTip, SquadronTip } from './tips.tsx'

const Silhouette = ({
  type,
  x,
  y,
  size,
}: {
  readonly type: AircraftType
  readonly x: number
  readonly y: number
  readonly size: number
}) => (
  <path
    className="silhouette"
    d={SILHOUETTES[type]}
    transform={`translate(${x} ${y}) scale(${size / 100})`}
  />
)

/** Names longer than this are drawn together, to so much: within the frame, and between the cut corners of a bomber. */
const LONG = 5
const WITHIN = { fighter: 31, bomber: 28.5 } as const

export function GroupFace({
  id,
  type,
  letter,
  elite,
  reduced,
  rating,
  bombing,
  tactics,
}: Omit<GroupShown, 'pack'>) {
  const fighter = type === 'Me109' || type === 'Me110'
  return (
    <CounterFace shape={fighter ? 'square' : 'cut'} tone={fighter ? 'fighter' : 'bomber'} reduced={reduced}>
      <text
        x="20"
        y="11.200"
        fontSize={SMALL}
        textAnchor="middle"
        {...(id.length > LONG && {
          textLength: WITHIN[fighter ? 'fighter' : 'bomber'],
          lengthAdjust: 'spacingAndGlyphs',
        })}
      >
        {id}
      </text>
      <Silhouette type={type} x={20} y={20.5} size={20} />
      <text x="3.500" y="37" fontSize="12.500">
        {rating}
      </text>
      <text className="counter-letter" x="18.500" y="37" fontSize={SMALL} textAnchor="middle">
        {letter}
      </text>
      <g className="bomb-load" transform="translate(32 30.500)">
        <rect x="-6" y="-6.500" width="12" height="13" rx="5.500" />
        <text y="4" fontSize={SMALL} textAnchor="middle">
          {bombing}
        </text>
      </g>
      {elite && (
        <path
          className="elite-mark"
          d="M36 14l1 2.2 2.3.2-1.800 1.5.6 2.3-2.100-1.3-2.100 1.3.6-2.3-1.800-1.5 2.3-.2Z"
        />
      )}
      {tactics !== undefined && (
        <g className="tactics-mark" transform="translate(9 20)">
          <rect x="-8" y="-6.500" width="16" height="13" rx="2" />
          <text y="4" fontSize={SMALL} textAnchor="middle">
            {tactics > 0 ? `+${tactics}` : `−${-tactics}`}
          </text>
        </g>
      )}
    </CounterFace>
  )
}

/** The smallest print on a counter: twelve pixels where counters lie on displays. */
const SMALL = 10.5

/** The counter of a squadron in the 40 units of all counters. */
export function SquadronCard(squadron: Omit<SquadronShown, 'pack'>) {
  return (
    <g transform="translate(20 20) scale(.88)">
      <SquadronFace {...squadron} />
    </g>
  )
}

function groupLabel({ id, type, letter, elite, reduced, rating, bombing }: Omit<GroupShown, 'pack'>): string {
  const face = `${elite ? ', elite' : ''}${reduced ? ', reduced' : ''}`
  return `${id}, ${AIRCRAFT_NAMES[type]}, letter ${letter}, combat ${rating}, bombing ${bombing}${face}`
}

/** A squadron counter on a display or on the Tote Board. */
export const SquadronCounter = memo(function SquadronCounter({
  size,
  ...squadron
}: SquadronShown & { readonly size: number }) {
  const pick = usePick(`squadron:${squadron.id}`, squadronLabel(squadron))
  const tip = useTip(() => <SquadronTip {...squadron} />)
  return (
    <div className="piece" data-piece={`squadron:${squadron.id}`} {...pick} {...tip}>
      <CounterSvg size={size}>
        <SquadronCard {...squadron} />
      </CounterSvg>
    </div>
  )
})

export const GroupCounter = memo(function GroupCounter({
  size,
  ...group
}: GroupShown & { readonly size: number }) {
  const pick = usePick(`group:${group.id}`, groupLabel(group))
  const tip = useTip(() => <GroupTip {...group} />)
  return (
    <div className="piece" data-piece={`group:${group.id}`} {...pick} {...tip}>
      <CounterSvg size={size}>
        <GroupFace {...group} />
      </CounterSvg>
    </div>
  )
})
