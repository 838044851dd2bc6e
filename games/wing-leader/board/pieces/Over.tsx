import type { ViewBox } from '@tallyho/kit'
import type { Battle, Square, Unit } from '../../state.ts'
import type { Ring } from '../asked/attack.ts'
import { points } from '../names.ts'
import { CELL, centreOf } from '../sky/places.ts'
import { besides } from './besides.ts'
import { groupAt } from './Grounds.tsx'
import type { Layout } from './layout.ts'
import { Plate, wrapped } from './Plate.tsx'

const HALF = CELL / 2
/** Half of what a cost takes up. */
const DISC = 9.5

/** Over counters and arrows: what each square costs where a move may lead, and whether its prey is there. */
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
    const cost = costs.get(square)
    // Where a flag may be set anywhere, whoever lies there is no target.
    if (cost === undefined) return undefined
    const { x, y } = centreOf(square)
    if (!group)
      return (
        // In the corner across from the key of its answer: the two are not taken for each other.
        <text
          key={square}
          className="wl-cost"
          x={x + HALF - 5}
          y={y + HALF - 5}
          fontSize="14"
          textAnchor="end"
        >
          {points(cost)}
        </text>
      )
    if (square === mover?.square) return undefined
    const [, at = { x, y }] = besides(battle, square, one => costs.has(one), DISC, DISC)
    const isPrey = prey?.at === 'map' && prey.square === square
    return (
      <g key={square} className="wl-over" transform={`translate(${x} ${y})`}>
        {isPrey ? (
          // Round its square: what stands on the counter is to be read.
          <path
            className="wl-prey"
            d="M-23 -11V-23H-11M11 -23H23V-11M23 11V23H11M-11 23H-23V11M0 -28V-20M0 28V20M-28 0H-20M28 0H20"
          />
        ) : (
          <rect x={1 - HALF} y={1 - HALF} width={CELL - 2} height={CELL - 2} rx="3" />
        )}
        {/* Outside the ring, which may be drawn round it; the first place is for the key of the answer. */}
        <g transform={`translate(${at.x - x} ${at.y - y})`}>
          <circle r={DISC} />
          <text y="4.400" fontSize="12.500" textAnchor="middle">
            {points(cost)}
          </text>
        </g>
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
