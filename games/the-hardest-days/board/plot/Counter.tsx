import { usePick, useTip } from '@tallyho/kit'
import type { Rect } from '@tallyho/kit/labels.ts'
import { memo } from 'react'
import { CARD, SquadronFace, squadronLabel } from '../pieces/SquadronFace.tsx'
import type { SquadronShown } from '../pieces/shown.ts'
import { SquadronTip } from '../pieces/tips.tsx'

interface CounterProps {
  readonly at: Rect
  /** Pilots run: it stands at a slant. */
  readonly tilted?: boolean
  /** It has decided in this step. */
  readonly decided?: boolean
}

/** A squadron on the map: number, type, the letter of its section, and its rating in the roundel. */
export const MapCounter = memo(function MapCounter({
  at,
  tilted = false,
  decided = false,
  ...squadron
}: SquadronShown & CounterProps) {
  const { id } = squadron
  const pick = usePick(
    `squadron:${id}`,
    `${squadronLabel(squadron)}${tilted ? ', scrambling' : ''}${decided ? ', has decided' : ''}`,
  )
  const tip = useTip(() => <SquadronTip {...squadron} />)
  const k = at.width / CARD
  const turn = tilted ? ' rotate(-7)' : ''
  return (
    <g className="mapped" data-piece={`squadron:${id}`} {...pick} {...tip}>
      <g
        transform={`translate(${at.x + at.width / 2} ${at.y + at.height / 2}) scale(${k.toFixed(4)})${turn}`}
      >
        <rect className="mapped-halo" x="-25" y="-25" width="50" height="50" rx="11" />
        <SquadronFace {...squadron} />
        {decided && (
          <g className="mapped-tick" transform="translate(-18.500 -19)">
            <circle r="6.500" />
            <path d="M-3.200 .2l2.300 2.600l4.300 -5" />
          </g>
        )}
      </g>
    </g>
  )
})
