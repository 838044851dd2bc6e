import { memo } from 'react'
import type { Unit } from '../../state.ts'
import type { Badge, FaceProps } from './face.ts'

/** What happens to a unit, on its counter: its crew and its ammunition, whom it has lost, how it flies. */
export const Marks = memo(function Marks(face: FaceProps) {
  const { ammo, disrupted, broken, letter, badge } = face
  return (
    <>
      <Crew star={face.star} quality={face.quality} />
      {ammo && <Ammo left={ammo} low={disrupted && !broken} wide={letter.length > 1} />}
      <Losses {...face} />
      {badge && (
        <g transform="translate(17.500 -17)">
          <MarkerBadge badge={badge} />
        </g>
      )}
    </>
  )
})

const STAR = 'M0 -8L2.300 -2.500H8L3.500 1.200L5.200 7L0 3.600L-5.200 7L-3.500 1.200L-8 -2.500H-2.300Z'
const CARTRIDGE = 'M0 5V-1Q1.600 -5 3.200 -1V5Z'

const CHEVRONS = 'M-4.500 2L0 -1.500L4.500 2M-4.500 5L0 1.500L4.500 5'
const RING = 'M-2.600 2A2.600 2.600 0 1 1 2.600 2A2.600 2.600 0 1 1 -2.600 2'

/** Who flies it, down the left side, whatever else is marked: a star for an ace, chevrons for veterans, a ring for the green. */
function Crew({ star, quality }: Pick<FaceProps, 'star' | 'quality'>) {
  return (
    <>
      {star && <path className="wl-star" transform="translate(-14.500 0.500) scale(.68)" d={STAR} />}
      {quality !== 'trained' && (
        <g className={`wl-crew wl-crew-${quality}`} transform={`translate(${star ? -4.5 : -14.5} 1)`}>
          <path className="wl-crew-rim" d={quality === 'veteran' ? CHEVRONS : RING} />
          <path d={quality === 'veteran' ? CHEVRONS : RING} />
        </g>
      )}
    </>
  )
}

const CARTRIDGES: Readonly<Record<Unit['ammo'], number>> = { full: 2, low: 1, depleted: 0 }

/** Two cartridges: as many full as there is ammunition. */
function Ammo({
  left,
  low,
  wide,
}: {
  readonly left: Unit['ammo'] /** A torn corner leaves it no room. */
  readonly low: boolean
  /** The letter beside it takes more room than one. */
  readonly wide: boolean
}) {
  return [0, 1].map(i => (
    <path
      key={i}
      className={i < CARTRIDGES[left] ? 'wl-round' : 'wl-round wl-round-spent'}
      d={CARTRIDGE}
      transform={low ? `translate(${10.5 + i * 4.4} 1)` : `translate(${(wide ? 0.5 : -3.5) + i * 4.4} -14)`}
    />
  ))
}

const MOST_MARKS = 6

/** Below the edge: a cross for each aircraft lost, a stroke for a straggler, a ring for each that is left to lose. */
function Losses({ losses, maxLosses, straggler }: FaceProps) {
  if (losses === 0 && !straggler) return undefined
  const count = Math.max(maxLosses, losses)
  if (count > MOST_MARKS)
    return (
      <text className="wl-lost-count" y="27">
        {losses}/{maxLosses}
      </text>
    )
  return (
    <g className="wl-losses">
      {Array.from({ length: count }, (_, i) => {
        const x = (i - (count - 1) / 2) * 7.5
        if (i < losses) return <path key={x} className="wl-lost" d={`M${x - 3} 18.500l6 6m0 -6l-6 6`} />
        if (straggler && i === losses)
          return <path key={x} className="wl-lost" d={`M${x - 2.5} 24.500l5 -6`} />
        return <circle key={x} className="wl-left" cx={x} cy="21.500" r="2.600" />
      })}
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
    <g className={`wl-marker wl-marker-${badge}`}>
      <circle r="6.200" />
      <path d={BADGES[badge]} />
    </g>
  )
}
