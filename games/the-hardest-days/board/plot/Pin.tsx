import type { Altitude } from '../../pack/types.ts'
import { ALTITUDES } from '../../pack/types.ts'
import { spaceOf } from '../../rules/02-terms/terms.ts'
import type { Raid } from '../../state.ts'
import type { Point, Stand } from '../map/index.ts'

/** Between ticks, and from the counter to the first. */
const TICK = 6.5
const FIRST = 4

interface PinProps {
  readonly level: Altitude
  readonly top: Point
  readonly foot: Point
  readonly hostile?: boolean
  /** The height is not known. */
  readonly unknown?: boolean
}

/** A pin in the map: one, two or three ticks are LOW, MED and HIGH; the word stands beside it. */
export function Pin({ level, top, foot, hostile = false, unknown = false }: PinProps) {
  const length = Math.hypot(foot.x - top.x, foot.y - top.y) || 1
  const [ux, uy] = [(foot.x - top.x) / length, (foot.y - top.y) / length]
  const ticks = unknown ? 0 : ALTITUDES.indexOf(level) + 1
  const bars = Array.from({ length: ticks }, (_, i) => {
    const [x, y] = [top.x + ux * (FIRST + i * TICK), top.y + uy * (FIRST + i * TICK)]
    return `M${x - uy * 5} ${y + ux * 5}L${x + uy * 5} ${y - ux * 5}`
  })
  return (
    <g className={hostile ? 'pin pin-hostile' : 'pin'}>
      <ellipse className="pin-shadow" cx={foot.x + 5} cy={foot.y + 0.5} rx="10" ry="3" />
      <path className="pin-stalk" d={`M${top.x} ${top.y}L${foot.x} ${foot.y}${bars.join('')}`} />
      <circle className="pin-foot" cx={foot.x} cy={foot.y} r="2.400" />
    </g>
  )
}

/** The word beside a pin: over halos and ghosts, so that a height is always read. */
export function PinLevel({
  level,
  top,
  text,
  unknown = false,
}: Pick<PinProps, 'level' | 'top' | 'unknown'> & { readonly text: number }) {
  return (
    <text className="pin-level" x={top.x + 8} y={top.y + text * 0.98 + 3} fontSize={text}>
      {unknown ? '?' : level}
    </text>
  )
}

/** Over England a raid has a pin of its own; on its track a line leads to its stop. */
export function RaidPin({ raid, stand }: { readonly raid: Raid; readonly stand: Stand }) {
  const { top, foot } = stand
  if (spaceOf(raid) === undefined)
    return <path className="raid-leader" d={`M${top.x} ${top.y}L${foot.x} ${foot.y}`} />
  return <Pin level={raid.altitude} unknown={!raid.deployed} hostile top={top} foot={foot} />
}
