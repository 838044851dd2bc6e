import { usePick, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { TargetType } from '../../pack/types.ts'
import type { RaidShown } from '../pieces/shown.ts'
import { RaidTip } from '../raid/RaidTip.tsx'

/** Markers that lie on the map: raids, targets, weather. Shapes tell kinds apart, not colours alone. */

export function raidLabel({
  number,
  effort,
  altitude,
  deployed,
  size,
  recovering,
  target,
}: RaidShown): string {
  const groups = size === undefined ? '' : `, ${size} groups`
  const height = deployed ? `, ${altitude}` : ''
  return `Raid ${number}, ${effort}${groups}${height}${target ? `, target ${target}` : ''}${recovering ? ', recovering' : ''}`
}

/** A raid as a plotted marker: an arrow block, solid for a major raid, hollow for a minor one; turned home it points down. */
export const RaidMarker = memo(function RaidMarker({
  x,
  y,
  ...raid
}: RaidShown & { readonly x: number; readonly y: number }) {
  const pick = usePick(`raid:${raid.number}`, raidLabel(raid))
  const tip = useTip(() => <RaidTip {...raid} />)
  const { number, effort, recovering, size, deployed } = raid
  return (
    <g className={`raid raid-${effort}`} data-piece={`raid:${number}`} {...pick} {...tip}>
      <g transform={`translate(${x} ${y})`}>
        <path
          className="raid-block"
          d={recovering ? 'M-15 -14H14V6L0 14L-15 6Z' : 'M-15 14H14V-6L0 -14L-15 -6Z'}
        />
        <text x={size === undefined ? 0 : -5} y={recovering ? 5 : 9} fontSize="18" textAnchor="middle">
          {number}
        </text>
        {size !== undefined && (
          <text className="raid-size" x="6" y={recovering ? 4 : 8} fontSize="14.6" textAnchor="middle">
            {size}
          </text>
        )}
        {!deployed && <path className="raid-unknown" d="M-10 12H10" />}
      </g>
    </g>
  )
})

const SYMBOLS: Readonly<Record<TargetType, string>> = {
  // a field with crossed runways
  airfield: 'M-7 0A7 7 0 1 0 7 0A7 7 0 1 0 -7 0ZM-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5',
  // an anchor
  port: 'M0 -3.5A2 2 0 1 0 0 -7.5A2 2 0 1 0 0 -3.5ZM0 -3.5V7M-3.5 -1H3.5M-6 2C-5 7 5 7 6 2',
  // a mast with its cross-arms
  radar: 'M-5 8L0 -8L5 8M-6 -4H6M-4.5 1H4.5M-3.5 3L4.5 8M3.5 3L-4.5 8',
  // saw-tooth roof and chimney
  industry: 'M-8 7V-1L-3 -4V-1L2 -4V-1H3.5L4.5 -8H6.5L7.5 7Z',
  // roofs and a dome
  city: 'M-8 7V0H-4V-3H-1A3.5 3.5 0 0 1 6 -3V0H8V7ZM2.5 -6.5V-9',
  // a flag
  headquarters: 'M-5 8V-8L6 -4.5L-5 -1',
}

export function TargetSymbol({ type }: { readonly type: TargetType }) {
  return <path className={`target-symbol target-${type}`} d={SYMBOLS[type]} />
}

/** A burst: what bombs left. */
export function DamageMark() {
  return (
    <path
      className="damage-mark"
      d="M0 -13L3 -5.5L11 -8L7 -1L13 4L5 5L4 13L-1 6.5L-8 10L-6 3L-13 0L-6 -3L-8 -11L-2.5 -6Z"
    />
  )
}

/** Number of the raid that a target belongs to. */
export function TargetFlag({ number }: { readonly number: number }) {
  return (
    <g className="target-flag" transform="translate(2 -7) scale(1.25)">
      <path d="M0 0V-16H15L11.5 -11.5L15 -7H0" />
      <text x="6" y="-7.2" fontSize="11.7" textAnchor="middle">
        {number}
      </text>
    </g>
  )
}
