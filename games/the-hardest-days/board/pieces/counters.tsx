import { type AircraftType, CounterFace, CounterSvg, SILHOUETTES, usePick, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { AIRCRAFT_NAMES, squadronName } from './names.ts'
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

/** Smaller type for long names, so that every designation fits its counter. */
function fit(text: string, room: number, largest: number): number {
  return Math.min(largest, (room / text.length) * 1.5)
}

function AltitudeMark({ marker }: { readonly marker: 'advantage' | 'disadvantage' }) {
  const up = marker === 'advantage'
  return (
    <g className="altitude-mark" transform="translate(33 8)">
      <circle r="7" />
      <path d={up ? 'M0 -4.5L4 2.5H-4Z' : 'M0 4.5L4 -2.5H-4Z'} />
    </g>
  )
}

export function SquadronFace({ id, type, letter, reduced, rating, marker }: Omit<SquadronShown, 'pack'>) {
  return (
    <CounterFace shape="round" tone="raf" reduced={reduced}>
      <text x="4" y="12.5" fontSize={fit(id, 19, 12)}>
        {id}
      </text>
      <text className="counter-letter" x="36" y="12" fontSize="10" textAnchor="end">
        {letter}
      </text>
      <Silhouette type={type} x={20} y={23} size={24} />
      <text x="4.5" y="36.5" fontSize="12">
        {rating}
      </text>
      {marker && <AltitudeMark marker={marker} />}
    </CounterFace>
  )
}

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
      <text x="20" y="10" fontSize={fit(id, 33, 9.5)} textAnchor="middle">
        {id}
      </text>
      <Silhouette type={type} x={20} y={21.5} size={22} />
      <text x="3.5" y="36.5" fontSize="12">
        {rating}
      </text>
      <text className="counter-letter" x="20" y="37.5" fontSize="8" textAnchor="middle">
        {letter}
      </text>
      <g className="bomb-load" transform="translate(32.5 31)">
        <rect x="-5.5" y="-6" width="11" height="12" rx="5" />
        <text y="4" fontSize="10.5" textAnchor="middle">
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
        <g className="tactics-mark" transform="translate(8 18)">
          <rect x="-7" y="-6" width="14" height="12" rx="2" />
          <text y="4" fontSize="9.5" textAnchor="middle">
            {tactics > 0 ? `+${tactics}` : `−${-tactics}`}
          </text>
        </g>
      )}
    </CounterFace>
  )
}

export function squadronLabel({
  id,
  type,
  letter,
  reduced,
  rating,
  marker,
}: Omit<SquadronShown, 'pack'>): string {
  const face = reduced ? ', reduced' : ''
  const mark = marker ? `, altitude ${marker}` : ''
  return `${squadronName(id)}, ${AIRCRAFT_NAMES[type]}, letter ${letter}, combat ${rating}${face}${mark}`
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
        <SquadronFace {...squadron} />
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
