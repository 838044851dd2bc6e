import { isSame } from '@tallyho/kit'
import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import { memo } from 'react'
import type { Point } from '../map/index.ts'
import { CARD, SquadronFace } from '../pieces/SquadronFace.tsx'
import type { SquadronShown } from '../pieces/shown.ts'

/** Somebody who has moved in this step: where he stood, and where he is. */
export interface Trail {
  readonly id: string
  readonly from: Point
  readonly to: Point
  /** His empty place on the ground line, with the counter that stood there. */
  readonly ghost: { readonly at: Rect; readonly squadron: SquadronShown } | undefined
}

/** Dotted ways of those who have decided, with a ghost on the ground that they left. */
export const Trails = memo(function Trails({ trails }: { readonly trails: readonly Trail[] }) {
  return (
    <g className="trails">
      {trails.map(({ id, from, to, ghost }) => (
        <g key={id}>
          {ghost && (
            <g
              className="ghost"
              transform={`translate(${ghost.at.x + ghost.at.width / 2} ${ghost.at.y + ghost.at.height / 2}) scale(${(ghost.at.width / CARD).toFixed(4)})`}
            >
              <SquadronFace {...ghost.squadron} />
            </g>
          )}
          <path className="trail" d={bow(from, to)} />
        </g>
      ))}
    </g>
  )
}, isSame)

/** From a squadron to the place that the pointer rests on. */
export function Move({ from, to }: { readonly from: Point; readonly to: Point }) {
  return <path className="move-to" d={bow(from, to)} />
}

/** A way that bends a little. */
function bow(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [x, y] = [from.x + dx / 2 - dy * 0.14, from.y + dy / 2 + dx * 0.14]
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`
}
