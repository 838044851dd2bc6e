import { CounterFace } from '@tallyho/kit'
import { memo } from 'react'
import type { Nation, Side, Size } from '../../pack/types.ts'
import type { Facing } from '../../state.ts'
import { SILHOUETTES, type SilhouetteKey } from '../silhouettes.ts'

/** What is printed on a unit's counter, and the markers that lie on it. */
export interface FaceProps {
  readonly side: Side
  readonly nation: Nation
  readonly letter: string
  readonly silhouette: SilhouetteKey
  readonly size: Size
  readonly facing: Facing
  /** Undefined for a bomber, which has no alert side. */
  readonly alerted: boolean | undefined
  readonly broken: boolean
  readonly disrupted: boolean
  readonly losses: number
  readonly badge: Badge | undefined
}

export type Badge = 'climb' | 'dive' | 'slow-climb' | 'slow' | 'lufbery' | 'circling'

/** One aircraft from the side, turned to its facing and always right side up. */
export function Aircraft({
  silhouette,
  facing,
  size,
}: {
  readonly silhouette: SilhouetteKey
  readonly facing: Facing
  readonly size: number
}) {
  const { body, glass, engines, lines, props } = SILHOUETTES[silhouette]
  const left = facing >= 3 && facing <= 5
  // Mirrored, a climb to the left is a climb to the right.
  const angle = left ? (facing - 4) * 45 : -45 * facing
  return (
    <g className="wl-aircraft" transform={`scale(${left ? -size : size} ${size}) rotate(${angle})`}>
      <path className="wl-aircraft-halo" d={body} />
      <path className="wl-aircraft-body" d={body} />
      {glass && <path className="wl-aircraft-glass" d={glass} />}
      {engines && <path className="wl-aircraft-engines" d={engines} />}
      {lines && <path className="wl-aircraft-lines" d={lines} />}
      {props?.map(([x, top, bottom]) => (
        <path key={x} className="wl-aircraft-prop" d={`M${x} ${top}V${bottom}`} />
      ))}
    </g>
  )
}

/** Length of a single-engined fighter on a counter 40 wide, and the longest that fits. */
const LENGTH = 35
const LONGEST = 41

function scaleOf(silhouette: SilhouetteKey): number {
  return Math.min(LENGTH * SILHOUETTES[silhouette].size, LONGEST) / 100
}

/** A squadron is two aircraft, a flight one. */
export const UnitFace = memo(function UnitFace(face: FaceProps) {
  const { side, nation, letter, silhouette, size, facing, alerted, broken, disrupted, losses, badge } = face
  const scale = scaleOf(silhouette)
  const isPair = size === 'squadron'
  const steep = facing === 2 || facing === 6
  return (
    <CounterFace shape={side === 'raider' ? 'cut' : 'round'} tone={`wl-${nation}`} reduced={broken}>
      <path
        className="wl-nose"
        d="M-3.500 -21L0 -25.500L3.500 -21Z"
        transform={`translate(20 20) rotate(${90 - facing * 45})`}
      />
      {isPair && (
        <g transform={`translate(${steep ? 28 : 23} ${steep ? 19 : 16.5})`}>
          <Aircraft silhouette={silhouette} facing={facing} size={scale * 0.8} />
        </g>
      )}
      <g transform={`translate(${isPair ? (steep ? 14 : 18.5) : 20} ${isPair ? (steep ? 22 : 27) : 23})`}>
        <Aircraft silhouette={silhouette} facing={facing} size={isPair ? scale * 0.94 : scale} />
      </g>
      <LetterTag side={side} letter={letter} hollow={alerted === false} />
      {badge && <MarkerBadge badge={badge} />}
      {losses > 0 && (
        <g className="wl-losses" transform="translate(6.5 33.500)">
          <rect x="-6" y="-6.500" width="13" height="13" rx="2" />
          <text y="4.400" x="0.500" fontSize="12.500" textAnchor="middle">
            {losses}
          </text>
        </g>
      )}
      {(broken || disrupted) && (
        <g className="wl-shaken" transform="translate(33 33)">
          <circle r="6" />
          {broken ? (
            <path d="M-3 -3L3 3M3 -3L-3 3" />
          ) : (
            <text y="4.400" fontSize="12.500" textAnchor="middle">
              !
            </text>
          )}
        </g>
      )}
    </CounterFace>
  )
})

/** The marker letter: on a disc for the defender, on a lozenge for the raider; hollow while unalerted. */
function LetterTag({
  side,
  letter,
  hollow,
}: {
  readonly side: Side
  readonly letter: string
  readonly hollow: boolean
}) {
  const width = letter.length > 1 ? 20 : 15
  return (
    <g className={hollow ? 'wl-tag wl-tag-hollow' : 'wl-tag'} transform="translate(0.500 0.500)">
      {side === 'defender' ? (
        <rect width={width} height="15" rx="7.500" />
      ) : (
        <path d={`M4 0H${width - 4}L${width} 4V11L${width - 4} 15H4L0 11V4Z`} />
      )}
      <text x={width / 2} y="11.900" fontSize="12.500" textAnchor="middle">
        {letter}
      </text>
    </g>
  )
}

const BADGES: Readonly<Record<Badge, string>> = {
  climb: 'M0 -4.500L4.500 2.500H-4.500Z',
  dive: 'M0 4.500L4.500 -2.500H-4.500Z',
  // a hollow arrow: half a climb
  'slow-climb': 'M0 -4.500L4.500 2.500H-4.500ZM-4 4.500H4',
  // a bar: no speed left
  slow: 'M-4 -1.600H4V1.600H-4Z',
  // aircraft chasing each other's tails
  lufbery:
    'M-4.200 -1A4.300 4.300 0 0 1 3.500 -2.600M4.200 1A4.300 4.300 0 0 1 -3.500 2.600M3.800 -4.800V-2.300H1.300M-3.800 4.800V2.300H-1.300',
  circling: 'M4 -1.800A4.300 4.300 0 1 0 4.300 1.200M4.600 -4.600V-1.600H1.600',
}

function MarkerBadge({ badge }: { readonly badge: Badge }) {
  return (
    <g className={`wl-marker wl-marker-${badge}`} transform="translate(33 7)">
      <circle r="6.600" />
      <path d={BADGES[badge]} />
    </g>
  )
}
