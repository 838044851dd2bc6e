import { usePick, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { Rect } from '../map/index.ts'
import { squadronLabel } from '../pieces/counters.tsx'
import type { SquadronShown } from '../pieces/shown.ts'
import { SquadronTip } from '../pieces/tips.tsx'

/** Width of a digit as a share of its height. */
const DIGIT = 0.66
/** A token lower than this has room for the number alone. */
const LOW = 20

/**
 * A squadron in a box on the map: its number as large as it can be, its type by outline (the Spitfire's is round),
 * shade and letter, the letter of its section, and a dashed bar if it is reduced.
 */
export const SquadronToken = memo(function SquadronToken({
  x,
  y,
  width,
  height,
  ...squadron
}: SquadronShown & Rect) {
  const { id, type, letter, reduced } = squadron
  const pick = usePick(`squadron:${id}`, squadronLabel(squadron))
  const tip = useTip(() => <SquadronTip {...squadron} />)
  const low = height < LOW
  const size = Math.min(low ? 15 : 16.5, (width / id.length) * 1.9)
  const room = width - 3
  const card = { width, height, rx: type === 'Spitfire' ? Math.min(9, height / 2) : 1.5 }
  return (
    <g className={`token token-${type}`} data-piece={`squadron:${id}`} {...pick} {...tip}>
      <g transform={`translate(${x} ${y})`}>
        <rect className="token-card" {...card} />
        {!low && (
          <text className="token-letter" x={width / 2} y="12.3" fontSize="13.5" textAnchor="middle">
            {type.charAt(0)} {letter}
          </text>
        )}
        <text
          x={width / 2}
          y={low ? height / 2 + size * 0.36 : height - 2.8}
          fontSize={size}
          textAnchor="middle"
          {...(id.length * size * DIGIT > room && { textLength: room, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {id}
        </text>
        {reduced && <path className="token-reduced" d={`M4 ${height - 1.4}H${width - 4}`} />}
        <rect className="token-edge" {...card} />
      </g>
    </g>
  )
})
