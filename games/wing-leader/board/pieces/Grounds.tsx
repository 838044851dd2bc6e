import { memo } from 'react'
import type { Square } from '../../state.ts'
import { CELL, type Spot } from '../sky/places.ts'
import type { Fan, Group, Layout } from './layout.ts'

const HALF = CELL / 2

/** What lies under the counters: the ring of a dogfight, and the corners of a square that several share. */
export function Grounds({ layout }: { readonly layout: Layout }) {
  return layout.groups.map(({ key, edge, whirls, units, at, ring, fans }) =>
    fans ? (
      <FanGround key={key} at={at} fans={fans} />
    ) : edge !== undefined || (units.length < 2 && !whirls) ? undefined : (
      <GroundOf key={key} x={at.x} y={at.y} dogfight={whirls} ring={ring} />
    ),
  )
}

/** The square, the rings and trays that it is fanned out into, and what joins them. */
function FanGround({ at, fans }: { readonly at: Spot; readonly fans: readonly Fan[] }) {
  const drawn = fans.map(({ at: { x, y }, wide, high, isRing }) => ({
    isRing,
    right: x - at.x,
    down: y - at.y,
    box: { x: x - at.x - wide, y: y - at.y - high, width: 2 * wide, height: 2 * high, rx: isRing ? wide : 8 },
    turn: wide / HALF,
  }))
  const home = <rect x={1 - HALF} y={1 - HALF} width={CELL - 2} height={CELL - 2} rx="3" />
  return (
    <g className="wl-fan" transform={`translate(${at.x} ${at.y})`}>
      <g className="wl-fan-tint">
        {home}
        {drawn.map(({ isRing, right, down, box }) => (
          <g key={String(isRing)}>
            <path d={jointTo(right, down)} />
            <rect {...box} />
          </g>
        ))}
      </g>
      {home}
      {drawn.map(({ isRing, right, down, box, turn }) => (
        <g key={String(isRing)} className={isRing ? 'wl-fan-rim wl-dogfight' : 'wl-fan-rim'}>
          {/* One alone in its square has no tray. */}
          {box.width > CELL && <rect {...box} />}
          {isRing && (
            <path className="wl-swirl" transform={`translate(${right} ${down}) scale(${turn})`} d={SWIRL} />
          )}
        </g>
      ))}
    </g>
  )
}

/** From the middle of the square, growing wider. */
function jointTo(right: number, down: number): string {
  const far = Math.hypot(right, down)
  if (far === 0) return ''
  const [x, y] = [-down / far, right / far]
  const ends = [
    [9 * x, 9 * y],
    [right + 24 * x, down + 24 * y],
    [right - 24 * x, down - 24 * y],
    [-9 * x, -9 * y],
  ]
  return `M${ends.map(end => end.map(one => one.toFixed(1)).join(' ')).join('L')}Z`
}

const GroundOf = memo(function GroundOf(props: {
  readonly x: number
  readonly y: number
  readonly dogfight: boolean
  readonly ring: number
}) {
  const { x, y, dogfight, ring } = props
  return (
    <g className={dogfight ? 'wl-ground wl-dogfight' : 'wl-ground'} transform={`translate(${x} ${y})`}>
      <rect x={-HALF} y={-HALF} width={CELL} height={CELL * ring} rx={dogfight ? 7 : 3} />
      {dogfight && (
        <path className="wl-swirl" transform={`translate(0 ${HALF * (ring - 1)}) scale(${ring})`} d={SWIRL} />
      )}
    </g>
  )
})

/** Three trails that turn about each other. */
const SWIRL = [0, 1, 2]
  .map(i => {
    const at = (turn: number, far: number) => {
      const angle = ((i * 120 + turn) * Math.PI) / 180
      return `${(Math.cos(angle) * HALF * far).toFixed(1)} ${(Math.sin(angle) * HALF * far).toFixed(1)}`
    }
    return `M${at(0, 0.93)}Q${at(50, 0.98)} ${at(80, 0.55)}T${at(110, 0.12)}`
  })
  .join('')

/** The group that lies in a square. */
export function groupAt(layout: Layout, square: Square | undefined): Group | undefined {
  return layout.groups.find(group => group.square === square && group.edge === undefined)
}
