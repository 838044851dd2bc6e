import type { ViewBox } from '@tallyho/kit'
import type { Battle, Square, Unit } from '../../state.ts'
import type { Ring } from '../asked/attack.ts'
import { points } from '../names.ts'
import { CELL, centreOf } from '../sky/places.ts'
import { groupAt } from './Grounds.tsx'
import type { Layout } from './layout.ts'
import { Plate, wrapped } from './Plate.tsx'

const HALF = CELL / 2

/** Over counters that lie where a move may lead: that it may, what it costs, and whether its prey is there. */
export function Over(props: {
  readonly battle: Battle
  readonly layout: Layout
  readonly squares: readonly Square[]
  readonly costs: ReadonlyMap<Square, number>
  readonly mover: Unit | undefined
  readonly ring: Ring | undefined
  /** The pointer, or the answer under it, is on the ring. */
  readonly aimed: boolean
  readonly ink: number
  /** The part of the sky in the window. */
  readonly seen: ViewBox
}) {
  const { battle, layout, squares, costs, mover, ring, aimed } = props
  const prey = mover?.tally === undefined ? undefined : battle.units[mover.tally]
  const marks = squares.map(square => {
    const group = groupAt(layout, square)
    if (!group || square === mover?.square) return undefined
    const { x, y } = centreOf(square)
    const cost = costs.get(square)
    return (
      <g key={square} className="wl-over" transform={`translate(${x} ${y})`}>
        <rect x={1 - HALF} y={1 - HALF} width={CELL - 2} height={CELL - 2} rx="3" />
        {prey?.at === 'map' && prey.square === square && cost !== undefined && (
          <path className="wl-prey" d="M0 -15A15 15 0 1 1 -0.010 -15M0 -20V-9M0 20V9M-20 0H-9M20 0H9" />
        )}
        {cost !== undefined && (
          <g transform={`translate(${HALF - 9} ${9 - HALF})`}>
            <circle r="8.500" />
            <text y="4.400" fontSize="12.500" textAnchor="middle">
              {points(cost)}
            </text>
          </g>
        )}
      </g>
    )
  })
  return (
    <>
      {marks}
      {aimed && ring && <Promised layout={layout} ring={ring} ink={props.ink} seen={props.seen} />}
    </>
  )
}

/** Beside the ring: what the attack promises, and those who may still come into it. */
function Promised(props: {
  readonly layout: Layout
  readonly ring: Ring
  readonly ink: number
  readonly seen: ViewBox
}) {
  const { layout, ring, ink, seen } = props
  const at = centreOf(ring.square)
  return (
    <g className="wl-promised">
      {ring.late.map(no => {
        const spot = layout.spots.get(no)
        return spot && <circle key={no} className="wl-late" cx={spot.x} cy={spot.y} r={HALF} />
      })}
      <Plate
        at={at}
        lines={ring.words.split('; ').flatMap(wrapped)}
        ink={ink}
        seen={seen}
        // Not over those whom it warns of.
        below={ring.late.some(no => (layout.spots.get(no)?.y ?? 0) < at.y)}
      />
    </g>
  )
}
