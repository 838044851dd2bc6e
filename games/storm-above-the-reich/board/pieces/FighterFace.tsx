import { CounterFace } from '@tallyho/kit'
import { memo } from 'react'
import type { Altitude, EscortType, FighterKind } from '../../pack/types.ts'
import type { Fighter, Maneuver, Mode } from '../../state.ts'
import { SILHOUETTES } from '../silhouettes.ts'

/** What is printed on a fighter's counter, and the markers that lie on it. */
export interface FighterFaceProps {
  readonly kind: FighterKind
  readonly name: string
  /** Degrees clockwise from the way the bombers fly. */
  readonly heading: number
  /** Only in a space. */
  readonly mode: Mode | undefined
  readonly altitude: Altitude | undefined
  readonly maneuver: Maneuver | undefined
  readonly hits: number
  readonly ammo: Fighter['ammo']
  readonly sun: boolean
  /** A letter for each attachment: Armor, Cannon, Rockets (`r`: fired), K for the cable. */
  readonly loads: string
  /** It has attacked in this wave. */
  readonly spent: boolean
  /** The aircraft is lost, or its fate is not yet known. */
  readonly out: 'lost' | 'fate' | undefined
}

const ALTITUDE_MARKS: Readonly<Record<Altitude, string>> = {
  high: 'M-3.600 2.600L0 -3.800L3.600 2.600Z',
  level: 'M-3.800 -1.200H3.800V1.200H-3.800Z',
  low: 'M-3.600 -2.600L0 3.800L3.600 -2.600Z',
}

/** Longer names are set closer. */
const NAME_WIDTH = 37

export const FighterFace = memo(function FighterFace(face: FighterFaceProps) {
  const { kind, name, heading, mode, altitude, maneuver, hits, ammo, sun, loads, spent, out } = face
  return (
    <>
      {maneuver && <ManeuverArrow maneuver={maneuver} heading={heading} />}
      <CounterFace shape="cut" tone={`sr-${kind === 'fw190' ? 'staffel' : 'auxiliary'}`} reduced={spent}>
        <path
          className="sr-plane"
          d={SILHOUETTES[kind]}
          transform={`translate(20 15.500) rotate(${heading}) scale(0.270)`}
        />
        <rect className="sr-name-strip" x="1.500" y="29" width="37" height="9.500" />
        <text
          className="sr-name"
          x="20"
          y="36.800"
          fontSize="9.500"
          textAnchor="middle"
          {...(name.length > 6 && { textLength: NAME_WIDTH - 2, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {name}
        </text>
        {loads && (
          <text className="sr-loads" x="3" y="27" fontSize="7.500">
            {loads}
          </text>
        )}
        {sun && <SunMark x={20} y={4.5} r={3} />}
        {altitude && (
          <g className="sr-altitude" transform="translate(6.500 6.500)">
            <circle r="5.600" />
            <path d={ALTITUDE_MARKS[altitude]} />
          </g>
        )}
        {mode && (
          <g className={`sr-mode sr-mode-${mode}`} transform="translate(33.500 6.500)">
            <rect x="-5.300" y="-5.300" width="10.600" height="10.600" rx={mode === 'evasive' ? 5.3 : 1} />
            <text y="3.200" fontSize="9" textAnchor="middle">
              {mode === 'determined' ? 'D' : 'E'}
            </text>
          </g>
        )}
        {ammo !== 'full' && (
          <g className="sr-ammo" transform="translate(33 16.500)">
            <rect x="-5" y="-4" width="10" height="8" rx="1.500" />
            <text y="2.700" fontSize="7.500" textAnchor="middle">
              {ammo === 'jam' ? 'J' : '0'}
            </text>
          </g>
        )}
        {out === 'lost' && <path className="sr-lost" d="M5 4L35 27M35 4L5 27" />}
        {out === 'fate' && (
          <g className="sr-fate" transform="translate(33 7)">
            <circle r="6.500" />
            <text y="3.800" fontSize="11" textAnchor="middle">
              ?
            </text>
          </g>
        )}
        {hits > 0 && (
          <g className="sr-hits" transform="translate(33.500 25.500)">
            <path d="M0 -7L1.900 -3.200L6 -4.600L4.400 -0.600L7.200 2.600L3 3L2.200 7L-0.700 4.200L-4.600 5.800L-4 1.600L-7.200 -1L-3.400 -2.800Z" />
            <text y="3" fontSize="8.500" textAnchor="middle">
              {hits}
            </text>
          </g>
        )}
      </CounterFace>
    </>
  )
})

export function SunMark({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  const ray = (i: number) => {
    const [sin, cos] = [Math.sin((i * Math.PI) / 4), Math.cos((i * Math.PI) / 4)]
    return `M${(sin * r * 1.35).toFixed(2)} ${(cos * r * 1.35).toFixed(2)}L${(sin * r * 2).toFixed(2)} ${(cos * r * 2).toFixed(2)}`
  }
  return (
    <g className="sr-sun" transform={`translate(${x} ${y})`}>
      <path d={Array.from({ length: 8 }, (_, i) => ray(i)).join('')} strokeWidth={r * 0.28} />
      <circle r={r} />
    </g>
  )
}

/** From the counter's middle: on ahead, or curving to the side of the roll. Solid climbs, hollow dives. */
function ManeuverArrow({ maneuver, heading }: { readonly maneuver: Maneuver; readonly heading: number }) {
  const side = maneuver.endsWith('left') ? -1 : maneuver.endsWith('right') ? 1 : 0
  const shaft = side === 0 ? 'M0 -20V-28' : `M0 -20C0 -25 ${4 * side} -27 ${11 * side} -27`
  const head = side === 0 ? 'M-5 -27L0 -34L5 -27Z' : `M${10 * side} -32L${17 * side} -27L${10 * side} -22Z`
  return (
    <g
      className={`sr-maneuver sr-maneuver-${maneuver.startsWith('climb') ? 'climb' : 'dive'}`}
      transform={`translate(20 20) rotate(${heading})`}
    >
      <path className="sr-maneuver-shaft" d={shaft} />
      <path className="sr-maneuver-head" d={head} />
    </g>
  )
}

export const EscortFace = memo(function EscortFace({
  type,
  number,
}: {
  readonly type: EscortType
  /** 0 while nobody has seen it. */
  readonly number: number
}) {
  return (
    <CounterFace shape="round" tone="sr-escort" reduced={false}>
      <path className="sr-plane" d={SILHOUETTES[type]} transform="translate(20 16) scale(0.290)" />
      <circle className="sr-escort-disc" cx="30.500" cy="30" r="8" />
      <text className="sr-escort-number" x="30.500" y="34" fontSize="12" textAnchor="middle">
        {number === 0 ? '?' : number}
      </text>
    </CounterFace>
  )
})
