import { memo } from 'react'
import { CELL } from '../sky/places.ts'
import type { Strip } from './layout.ts'
import { type FaceProps, OnCounter } from './UnitFace.tsx'

/** What one letter and two take up on its tab; what a letter of its name does, and a name that is still read on what is left. */
const TAB = [12, 15] as const
const LETTER = 6.5
const NAME = 6

/** A unit in a stack: its letter, its type, and along its foot what it has lost; torn and cracked as its counter is. */
export const StripFace = memo(function StripFace(props: FaceProps & Strip) {
  const { wide, high, nation, letter, name = '', broken, disrupted, losses, maxLosses } = props
  const [left, top] = [-wide / 2, -high / 2]
  // Of two columns the letter is all that there is room for.
  const tab = wide < CELL / 2 ? wide : TAB[letter.length > 1 ? 1 : 0]
  const [middle, room] = [left + (tab + wide) / 2, wide - tab]
  return (
    <g className={`wl-counter wl-of-${nation}${broken ? ' wl-broken' : ''}`}>
      {/* The room of a counter, for the ring of the focus: a thumb takes the stack, whose lens has counters. */}
      <rect className="wl-strip-room" x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} />
      <rect className="wl-plaque" x={left} y={top} width={wide} height={high} rx="2" />
      {room > 0 && name.length > NAME && (
        <g transform={`translate(${middle} 0) scale(.8)`}>
          <OnCounter silhouette={props.silhouette} facing={props.facing} size={1} />
        </g>
      )}
      {room > 0 && name.length <= NAME && (
        <text
          className="wl-type"
          x={middle}
          y="4.500"
          {...(name.length * LETTER > room - 2 && { textLength: room - 3, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {name}
        </text>
      )}
      <g className={props.alerted === false ? 'wl-tag wl-tag-hollow' : 'wl-tag'}>
        <path d={`M${left} ${top}h${tab}v${high}h${-tab}Z`} />
        <text x={left + tab / 2} y="4.800">
          {letter}
        </text>
      </g>
      {broken && (
        <path
          className="wl-tear"
          d={`M${left + tab} ${top}l${room / 2} ${high * 0.6}l2 -${high * 0.3}l${room / 2 - 2} ${high * 0.7}`}
        />
      )}
      {disrupted && !broken && <path className="wl-tear" d={`M${-left - 9} ${top}l3 5l3 -1l3 5`} />}
      {losses > 0 && (
        <path className="wl-lost" d={`M${left + 2} ${-top - 1.5}h${((wide - 4) * losses) / maxLosses}`} />
      )}
      <rect className="wl-edge" x={left} y={top} width={wide} height={high} rx="2" />
    </g>
  )
})
