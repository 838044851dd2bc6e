import { usePick } from '@tallyho/kit'
import { memo } from 'react'
import { nameOf } from '../../rules/01-words/geometry.ts'
import type { Square } from '../../state.ts'
import {
  CELL,
  centreOf,
  GROUND_LINE,
  LEFT_MARGIN,
  RIGHT_EDGE,
  SKY_HEIGHT,
  TOP_MARGIN,
} from '../sky/places.ts'

/** What is chosen on the sky besides squares, never in the first question: corners, edges of the map, facings. */

/** A corner is the point to the right of and above its square. */
export const LitCorner = memo(function LitCorner({ corner }: { readonly corner: Square }) {
  const pick = usePick(`corner:${nameOf(corner)}`, `Corner right of and above ${nameOf(corner)}`)
  const { x, y } = centreOf(corner)
  return (
    <g className="wl-corner" transform={`translate(${x + CELL / 2} ${y - CELL / 2})`} {...pick}>
      <circle className="wl-corner-hand" r="19" />
      <circle r="12" />
      <path d="M-6 0H6M0 -6V6" />
    </g>
  )
})

export const LitEdge = memo(function LitEdge({ edge }: { readonly edge: string }) {
  const pick = usePick(`edge:${edge}`, `The ${edge} edge of the map`)
  const left = edge === 'left'
  const x = left ? LEFT_MARGIN - 48 : RIGHT_EDGE + 4
  const middle = (TOP_MARGIN + GROUND_LINE) / 2
  return (
    <g className="wl-way-out" {...pick}>
      <rect x={x} y={TOP_MARGIN + 4} width="44" height={SKY_HEIGHT - 8} rx="6" />
      <path d={left ? `M${x + 8} ${middle}l26 -22v44Z` : `M${x + 36} ${middle}l-26 -22v44Z`} />
    </g>
  )
})

const WAYS = ['right', 'up and right', 'up', 'up and left', 'left', 'down and left', 'down', 'down and right']

/** The facings to choose from, as arrows round the unit that turns. */
export function Facings(props: {
  readonly at: { readonly x: number; readonly y: number }
  readonly facings: readonly number[]
  readonly ink: number
}) {
  const { at, facings, ink } = props
  return (
    <g className="wl-rose" transform={`translate(${at.x} ${at.y}) scale(${ink})`}>
      {facings.map(facing => (
        <FacingArrow key={facing} facing={facing} />
      ))}
    </g>
  )
}

function FacingArrow({ facing }: { readonly facing: number }) {
  const pick = usePick(`facing:${facing}`, `Face ${WAYS[facing]}`)
  return (
    <g className="wl-rose-arrow" transform={`rotate(${-45 * facing})`} {...pick}>
      <path d="M40 -9H52V-18L74 0L52 18V9H40Z" />
    </g>
  )
}
