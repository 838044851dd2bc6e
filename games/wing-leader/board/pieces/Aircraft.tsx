import type { Facing } from '../../state.ts'
import { shapeOf } from '../silhouettes.ts'

interface AircraftProps {
  /** As its card has it. */
  readonly silhouette: string
  readonly facing: Facing
  readonly size: number
  /** Hung below it: a bomb, a torpedo. */
  readonly load?: string | undefined
}

/** One aircraft from the side, turned to its facing and always right side up. */
export function Aircraft(props: AircraftProps) {
  const { silhouette, facing, size, load } = props
  const { body, glass, engines, lines, props: propellers } = shapeOf(silhouette)
  const left = facing >= 3 && facing <= 5
  // Mirrored, a climb to the left is a climb to the right.
  const angle = left ? (facing - 4) * 45 : -45 * facing
  return (
    <g className="wl-aircraft" transform={`scale(${left ? -size : size} ${size}) rotate(${angle})`}>
      <path className="wl-aircraft-halo" d={body} />
      <path className="wl-aircraft-body" d={body} />
      {load && <path className="wl-aircraft-load" d={load} />}
      {glass && <path className="wl-aircraft-glass" d={glass} />}
      {engines && <path className="wl-aircraft-engines" d={engines} />}
      {lines && <path className="wl-aircraft-lines" d={lines} />}
      {propellers?.map(([x, top, bottom]) => (
        <path key={x} className="wl-aircraft-prop" d={`M${x} ${top}V${bottom}`} />
      ))}
    </g>
  )
}

/** As large as a counter has room for: large types larger, who climbs or dives smaller. */
export function OnCounter(props: AircraftProps) {
  const isSteep = props.facing % 4 !== 0
  const scale = Math.min(0.306 * shapeOf(props.silhouette).size, 0.345) * (isSteep ? 0.84 : 1)
  return <Aircraft {...props} size={props.size * scale} />
}
