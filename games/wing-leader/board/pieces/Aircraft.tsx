import type { Facing } from '../../state.ts'
import { SILHOUETTES, type SilhouetteKey } from '../silhouettes.ts'

/** One aircraft from the side, turned to its facing and always right side up. */
export function Aircraft(props: {
  readonly silhouette: SilhouetteKey
  readonly facing: Facing
  readonly size: number
  /** Hung below it: a bomb, a torpedo. */
  readonly load?: string | undefined
}) {
  const { silhouette, facing, size, load } = props
  const { body, glass, engines, lines, props: propellers } = SILHOUETTES[silhouette]
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
