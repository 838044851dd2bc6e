import { memo } from 'react'
import type { Altitude, FighterKind } from '../../pack/types.ts'
import type { Fighter, Maneuver, Mode } from '../../state.ts'
import { Aircraft } from './Aircraft.tsx'

/** An aircraft with the name of its pilot, and the markers that lie on it. */
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

/** How large it is drawn, in pixels. */
export interface FaceSize {
  readonly width: number
  readonly height: number
  readonly plane: number
  readonly print: number
}

const ALTITUDE_MARKS: Readonly<Record<Altitude, string>> = {
  high: 'M-4 2.800L0 -4.200L4 2.800Z',
  level: 'M-4.200 -1.400H4.200V1.400H-4.200Z',
  low: 'M-4 -2.800L0 4.200L4 -2.800Z',
}

/** Of a narrow letter, in parts of its size. */
const LETTER = 0.47

export const FighterFace = memo(function FighterFace({
  size,
  turnedBy,
  ...face
}: FighterFaceProps & {
  readonly size: FaceSize
  /** Degrees by which it has turned since it was last drawn. */
  readonly turnedBy: number
}) {
  const { kind, name, heading, mode, maneuver, spent } = face
  const { width, height, plane, print } = size
  const strip = print + 3.5
  // Who looks down the page has his name behind him, so that his nose is free.
  const isOver = isNameOver(heading)
  const foot = isOver ? -height / 2 + 0.5 : height / 2 - strip - 0.5
  const middle = planeOff(size, heading)
  const text = print - 0.5
  const wide = Math.min(width - 2, name.length * text * LETTER + 9)
  return (
    <g className="sr-face">
      <g transform={`translate(0 ${middle})`}>
        {maneuver && <ManeuverArrow maneuver={maneuver} heading={heading} plane={plane} />}
        <g key={heading} className="sr-turning" style={{ '--turned': `${-turnedBy}deg` } as object}>
          <Aircraft type={kind} size={plane} heading={heading} />
        </g>
        {face.out === 'lost' && <path className="sr-lost" d="M-15 -13L15 13M15 -13L-15 13" />}
      </g>
      <rect
        className={mode === 'evasive' ? 'sr-plate sr-plate-evasive' : 'sr-plate'}
        x={-wide / 2}
        y={foot}
        width={wide}
        height={strip}
      />
      <text
        className={mode === 'evasive' ? 'sr-name sr-name-evasive' : 'sr-name'}
        y={foot + strip - 3.8}
        fontSize={text}
        {...(name.length * text * LETTER > width - 6 && {
          textLength: width - 7,
          lengthAdjust: 'spacingAndGlyphs',
        })}
      >
        {name}
      </text>
      <Markers {...face} size={size} foot={foot} isOver={isOver} />
      {spent && <Fired y={isOver ? foot - 2.5 : foot + strip + text * 0.95} size={text} />}
    </g>
  )
})

const isNameOver = (heading: number): boolean => heading === 180

/** How far below its middle the aircraft of a piece is drawn. */
export function planeOff({ height, plane }: FaceSize, heading: number): number {
  const up = -height / 2 + plane / 2 + 1
  return isNameOver(heading) ? -up : up
}

/** It has attacked in this wave: said, not only seen, on the far side of its name. */
function Fired({ y, size }: { readonly y: number; readonly size: number }) {
  return (
    <text className="sr-fired" y={y} fontSize={size}>
      fired
    </text>
  )
}

/** Hits, guns, loads, the Sun, altitude and mode: round the aircraft. */
function Markers({
  size: { width, height, print },
  foot: plate,
  isOver,
  altitude,
  mode,
  ammo,
  hits,
  loads,
  sun,
  out,
}: Pick<FighterFaceProps, 'altitude' | 'mode' | 'ammo' | 'hits' | 'loads' | 'sun' | 'out'> & {
  readonly size: FaceSize
  readonly foot: number
  /** The name stands above. */
  readonly isOver: boolean
}) {
  const text = print - 0.5
  const strip = print + 3.5
  const [left, right] = [-width / 2 + 7, width / 2 - 7]
  const top = isOver ? plate + strip + 7 : -height / 2 + 7.5
  const foot = isOver ? height / 2 : plate
  const down = text * 0.36
  return (
    <>
      {sun && <SunMark x={0} y={top - 2} r={4} />}
      {altitude && (
        <g className="sr-altitude" transform={`translate(${left} ${top})`}>
          <circle r="6.800" />
          <path d={ALTITUDE_MARKS[altitude]} />
        </g>
      )}
      {mode && (
        <g className={`sr-mode sr-mode-${mode}`} transform={`translate(${right} ${top})`}>
          <ModeMark mode={mode} />
        </g>
      )}
      {out === 'fate' && (
        <g className="sr-fate" transform={`translate(${right} ${top})`}>
          <circle r="7.500" />
          <text y={down} fontSize={text}>
            ?
          </text>
        </g>
      )}
      {loads && (
        <text className="sr-loads" x={-width / 2} y={foot - 2.5} fontSize={text}>
          {loads}
        </text>
      )}
      {ammo !== 'full' && (
        <g className="sr-ammo" transform={`translate(${left} ${loads ? foot - 20 : foot - 7})`}>
          <rect x="-6" y="-6.500" width="12" height="13" rx="2" />
          <text y={down} fontSize={text}>
            {ammo === 'jam' ? 'J' : '0'}
          </text>
        </g>
      )}
      {hits > 0 && (
        <g className="sr-hits" transform={`translate(${right} ${foot - 7})`}>
          <circle r="8" />
          <text y={down} fontSize={text}>
            {hits}
          </text>
        </g>
      )}
    </>
  )
}

/** Straight at them, or weaving: no letter, for a D is something else in every table. */
export function ModeMark({ mode }: { readonly mode: Mode }) {
  return (
    <>
      <rect x="-6.800" y="-6.800" width="13.600" height="13.600" rx={mode === 'evasive' ? 6.8 : 1.5} />
      <path
        d={
          mode === 'determined'
            ? 'M-4 0H4M0 -4V4M-2.500 0A2.500 2.500 0 1 0 2.500 0A2.500 2.500 0 1 0 -2.500 0'
            : 'M-4.500 1.500C-3 -3.500 -1.500 -3.500 0 0C1.500 3.500 3 3.500 4.500 -1.500'
        }
      />
    </>
  )
}

export function SunMark({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <g className="sr-sun" transform={`translate(${x} ${y})`}>
      <circle r={r * 1.7} fill="url(#sr-sunlight)" />
      <circle className="sr-sun-disc" r={r} />
    </g>
  )
}

/** From the nose: on ahead, or curving to the side of the roll. Solid climbs, hollow dives. */
function ManeuverArrow({
  maneuver,
  heading,
  plane,
}: {
  readonly maneuver: Maneuver
  readonly heading: number
  readonly plane: number
}) {
  const side = maneuver.endsWith('left') ? -1 : maneuver.endsWith('right') ? 1 : 0
  const shaft = side === 0 ? 'M0 -20V-28' : `M0 -20C0 -25 ${4 * side} -27 ${11 * side} -27`
  const head = side === 0 ? 'M-5 -27L0 -34L5 -27Z' : `M${10 * side} -32L${17 * side} -27L${10 * side} -22Z`
  return (
    <g
      className={`sr-maneuver sr-maneuver-${maneuver.startsWith('climb') ? 'climb' : 'dive'}`}
      transform={`rotate(${heading}) scale(${plane / 42})`}
    >
      <path className="sr-maneuver-shaft" d={shaft} />
      <path className="sr-maneuver-head" d={head} />
    </g>
  )
}
