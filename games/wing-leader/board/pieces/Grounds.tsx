import { memo } from 'react'
import type { Square } from '../../state.ts'
import { CELL } from '../sky/places.ts'
import type { Group, Layout } from './layout.ts'

const HALF = CELL / 2

/** What lies under the counters: the ring of a dogfight, and the corners of a square that several share. */
export function Grounds({ layout }: { readonly layout: Layout }) {
  return layout.groups.map(({ key, edge, whirls, units, at, ring }) =>
    edge !== undefined || (units.length < 2 && !whirls) ? undefined : (
      <GroundOf key={key} x={at.x} y={at.y} dogfight={whirls} ring={ring} />
    ),
  )
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
