import { fetched } from '@tallyho/kit'
import { memo } from 'react'
import type { Load, Nation, Quality, Size } from '../../pack/types.ts'
import type { Facing, Unit } from '../../state.ts'

/** The counter is there at once; what flies on it is drawn a moment later. */
export const OnCounter = fetched(async () => (await import('./Aircraft.tsx')).OnCounter)

/** What is printed on a unit's counter, and its state, which has a form each. */
export interface FaceProps {
  readonly nation: Nation
  readonly letter: string
  readonly silhouette: string
  readonly size: Size
  readonly facing: Facing
  /** Undefined for a bomber, which has no alert side. */
  readonly alerted: boolean | undefined
  readonly broken: boolean
  readonly disrupted: boolean
  readonly losses: number
  readonly maxLosses: number
  readonly straggler: boolean
  /** Undefined where nobody asks: a bomber with its belts full. */
  readonly ammo: Unit['ammo'] | undefined
  readonly load: Load | undefined
  /** An Experte, or the leader of a wing. */
  readonly star: boolean
  readonly quality: Quality
  readonly badge: Badge | undefined
  /** Printed below the aircraft; beside a counter that is drawn small it stands elsewhere. */
  readonly name: string | undefined
}

export type Badge = 'climb' | 'dive' | 'slow-climb' | 'slow' | 'lufbery' | 'circling'

/** To whom nothing has happened. */
export const FRESH = {
  alerted: undefined,
  broken: false,
  disrupted: false,
  losses: 0,
  maxLosses: 0,
  straggler: false,
  ammo: undefined,
  load: undefined,
  star: false,
  quality: 'trained',
  badge: undefined,
} as const

const AXIS: readonly Nation[] = ['germany', 'italy', 'japan', 'finland', 'hungary', 'romania']

/** Friend and foe have corners of their own: round for the Allies, cut for the Axis. A torn corner is a disruption. */
function outlineOf(nation: Nation, torn: boolean): string {
  const edge = torn ? 'M6 -20L8 -14L14 -13L16 -8L21 -5' : undefined
  return AXIS.includes(nation)
    ? `${edge ?? 'M15 -20L21 -14'}V14L15 20H-15L-21 14V-14L-15 -20Z`
    : `${edge ?? 'M15 -20Q21 -20 21 -14'}V14Q21 20 15 20H-15Q-21 20 -21 14V-14Q-21 -20 -15 -20Z`
}

const TEAR = 'M6 -20L8 -14L14 -13L16 -8L21 -5'
const CRACK = 'M17 -21L8 -13L10 -6L-1 -4L-4 3L-13 2L-22 8'
const STAR = 'M0 -8L2.300 -2.500H8L3.500 1.200L5.200 7L0 3.600L-5.200 7L-3.500 1.200L-8 -2.500H-2.300Z'
const CARTRIDGE = 'M0 5V-1Q1.600 -5 3.200 -1V5Z'
const BOMB = 'M-8 13C-4 9.500 8 9.500 13 13C8 16.500 -4 16.500 -8 13L-13 10V16Z'
const TORPEDO = 'M-22 15C-20 12 16 12 20 15C16 18 -20 18 -22 15L-26 11V19Z'

/** A counter, its middle at 0: outline, aircraft, letter, name, and all that has happened to it. */
export const UnitFace = memo(function UnitFace(face: FaceProps) {
  const { nation, silhouette, size, facing, broken, disrupted, letter, badge, star, name, load } = face
  const isPair = size === 'squadron'
  const steep = facing % 4 !== 0
  const outline = outlineOf(nation, disrupted && !broken)
  const hung = load === undefined || load === 'cargo' ? undefined : load === 'torpedo' ? TORPEDO : BOMB
  // The aircraft stands clear of the name.
  const lift = name === undefined ? 3 : -2
  return (
    <g className={`wl-counter wl-of-${nation}${broken ? ' wl-broken' : ''}`}>
      <path
        className="wl-nose"
        d="M17 -6.500L24 0L17 6.500Z"
        transform={`rotate(${-45 * facing}) translate(${facing % 2 === 0 ? 0 : 4} 0)`}
      />
      <path className="wl-shadow" d={outline} transform="translate(1.500 2.500)" />
      <path className="wl-plaque" d={outline} />
      <g transform={`translate(0 ${lift})`}>
        {isPair && (
          <g className="wl-second" transform={`translate(${steep ? 8 : 6} ${steep ? -6 : -10})`}>
            <OnCounter silhouette={silhouette} facing={facing} size={0.82} load={hung} />
          </g>
        )}
        <g transform={isPair ? `translate(${steep ? -5 : 0} ${steep ? -2 : -1.5})` : 'translate(1.5 -3.5)'}>
          <OnCounter silhouette={silhouette} facing={facing} size={isPair ? 1 : 1.1} load={hung} />
        </g>
      </g>
      <Tab nation={nation} letter={letter} hollow={face.alerted === false} />
      <Crew star={star} quality={face.quality} />
      {face.ammo && <Ammo left={face.ammo} low={disrupted && !broken} wide={letter.length > 1} />}
      {name && (
        <text
          className="wl-type"
          y="17"
          {...(name.length > 6 && { textLength: 36, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {name}
        </text>
      )}
      {disrupted && !broken && <path className="wl-tear" d={TEAR} />}
      {broken && (
        <>
          <path className="wl-crack-gap" d={CRACK} />
          <path className="wl-tear wl-crack" d={CRACK} />
        </>
      )}
      <Losses {...face} />
      <path className="wl-edge" d={outline} />
      {badge && (
        <g transform="translate(17.500 -17)">
          <MarkerBadge badge={badge} />
        </g>
      )}
    </g>
  )
})

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

/** The marker letter in the corner, as the corner is cut; hollow while unalerted. */
function Tab({
  nation,
  letter,
  hollow,
}: {
  readonly nation: Nation
  readonly letter: string
  readonly hollow: boolean
}) {
  const right = letter.length > 1 ? -2 : -6
  const corner = AXIS.includes(nation) ? 'M-21 -14L-15 -20' : 'M-21 -14Q-21 -20 -15 -20'
  return (
    <g className={hollow ? 'wl-tag wl-tag-hollow' : 'wl-tag'}>
      <path d={`${corner}H${right}V-6H-21Z`} />
      <text x={(right - 21) / 2} y="-8.500">
        {letter}
      </text>
    </g>
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

/** A counter outside the sky, in an svg of its own. Whatever holds it names it. */
export function UnitSvg({ wide, face }: { readonly wide: number; readonly face: FaceProps }) {
  return (
    <svg
      className="wl-unit-svg"
      viewBox="-29 -27 58 55"
      width={wide}
      height={(wide * 55) / 58}
      aria-hidden="true"
    >
      <UnitFace {...face} name={undefined} />
    </svg>
  )
}
