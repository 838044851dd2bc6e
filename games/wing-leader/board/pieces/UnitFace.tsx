import { fetched } from '@tallyho/kit'
import { memo } from 'react'
import type { Nation } from '../../pack/types.ts'
import type { FaceProps } from './face.ts'

export type { Badge, FaceProps } from './face.ts'

/** The counter is there at once; what flies on it is drawn a moment later. */
export const OnCounter = fetched(async () => (await import('./Aircraft.tsx')).OnCounter)
const Marks = fetched(async () => (await import('./Marks.tsx')).Marks)

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
const BOMB = 'M-8 13C-4 9.500 8 9.500 13 13C8 16.500 -4 16.500 -8 13L-13 10V16Z'
const TORPEDO = 'M-22 15C-20 12 16 12 20 15C16 18 -20 18 -22 15L-26 11V19Z'

/** A counter, its middle at 0: outline, aircraft, letter, name, and all that has happened to it. */
export const UnitFace = memo(function UnitFace(face: FaceProps) {
  const { nation, silhouette, size, facing, broken, disrupted, letter, name, load } = face
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
      <path className="wl-edge" d={outline} />
      <Marks {...face} />
    </g>
  )
})

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
