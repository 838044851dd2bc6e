import { SILHOUETTES } from '@tallyho/kit'
import { memo } from 'react'
import type { BomberType, Aircraft as British, GermanType } from '../../pack/types.ts'

/** Everything that flies in this game. */
type Flyer = British | GermanType | BomberType

const OUTLINES: Readonly<Record<Flyer, string>> = {
  // As they are told apart in the air: a thick straight wing with blunt tips, and an ellipse that ends in points.
  hurricane:
    'M0 -39C5 -38 6 -33 6.5 -27L7 -4L5.5 14L3 33L0 39ZM0 -39C-5 -38 -6 -33 -6.5 -27L-7 -4L-5.5 14L-3 33L0 39ZM5 -17L42 -16C49 -15 50 -11 50 -8C50 -4 49 -1 42 0L20 7L5 8ZM-5 -17L-42 -16C-49 -15 -50 -11 -50 -8C-50 -4 -49 -1 -42 0L-20 7L-5 8ZM1 24L13 25C17 26 18 28 18 30C18 33 16 35 12 35L1 36ZM-1 24L-13 25C-17 26 -18 28 -18 30C-18 33 -16 35 -12 35L-1 36Z',
  spitfire:
    'M0 -43C3 -42 4 -37 4.5 -30L4.5 -8L3.6 14L1.8 36L0 41ZM0 -43C-3 -42 -4 -37 -4.5 -30L-4.5 -8L-3.6 14L-1.8 36L0 41ZM4 -20C22 -25 43 -17 50 -5C42 6 22 10 4 8ZM-4 -20C-22 -25 -43 -17 -50 -5C-42 6 -22 10 -4 8ZM1 26C9 25 15 29 16 32C14 36 8 38 1 37ZM-1 26C-9 25 -15 29 -16 32C-14 36 -8 38 -1 37Z',
  '109': SILHOUETTES.Me109,
  '110': SILHOUETTES.Me110,
  dornier: SILHOUETTES.Do17,
  heinkel: SILHOUETTES.He111,
  junkers: SILHOUETTES.Ju88,
  // One engine, a wing with a bend, and wheels that only just show before it: larger ones look like engines from above.
  stuka:
    'M0 -42C3 -41 4.5 -37 5 -30L5.5 -6L4.2 16L2.6 36L0 40ZM0 -42C-3 -41 -4.5 -37 -5 -30L-5.5 -6L-4.2 16L-2.6 36L0 40ZM5 -13L17 -16L47 -8C50 -7 50 -2 47 -1L17 9L5 5ZM-5 -13L-17 -16L-47 -8C-50 -7 -50 -2 -47 -1L-17 9L-5 5ZM14.5 -14L15.2 -18C15.6 -19.5 18 -19.5 18.4 -18L19 -14ZM-14.5 -14L-15.2 -18C-15.6 -19.5 -18 -19.5 -18.4 -18L-19 -14ZM1 26L17 26.5L18.5 28L18.5 35L17 36L1 37ZM-1 26L-17 26.5L-18.5 28L-18.5 35L-17 36L-1 37Z',
}

const EARTH =
  'M-52 -22L-30 -20C-26 -10 -36 -6 -30 10L-52 6ZM-18 -24C-8 -14 -16 -2 -6 6L-4 -6C2 -16 4 -30 -2 -46L-10 -40ZM10 -22C20 -16 12 -4 24 8L34 6C28 -6 36 -10 30 -22ZM44 -20L54 -16L52 4L42 4C46 -6 40 -10 44 -20ZM-8 12C2 8 4 18 8 22L-2 30C-4 24 -10 20 -8 12ZM4 30L18 28L18 40L2 42ZM-18 26L-8 28L-6 40L-18 38Z'
const SPLINTER =
  'M-52 -8L-35 -16L-23 2L-40 12ZM-18 -20L-6 -18L-11 11L-25 6ZM10 -18L25 -16L17 9L7 10ZM34 -13L54 -6L49 9L31 6ZM-5 11L6 17L3 31L-4 25ZM8 24L22 28L12 40Z'
const YELLOW_NOSE = 'M-8 -48H8V-36L-8 -34ZM-2 38H2V46H-2Z'

/** How each is painted: camouflage, cockpit or glazing, where the crosses and the propellers are. */
const PAINT: Readonly<
  Record<
    Flyer,
    {
      body: string
      bands: string
      camouflage: string
      glass: string
      propellers: readonly (readonly [number, number, number])[]
      mark: readonly [x: number, y: number, size: number]
      nose?: string
    }
  >
> = {
  hurricane: {
    body: '#7a6340',
    bands: '#47543a',
    camouflage: EARTH,
    glass: 'M-2.8 -13C-2.8 -17 2.8 -17 2.8 -13V-1C2.8 3 -2.8 3 -2.8 -1Z',
    propellers: [[0, -41, 15]],
    mark: [32, -6.5, 7.6],
  },
  spitfire: {
    body: '#7a6340',
    bands: '#47543a',
    camouflage: EARTH,
    glass: 'M-2.6 -10C-2.6 -14 2.6 -14 2.6 -10V2C2.6 6 -2.6 6 -2.6 2Z',
    propellers: [[0, -43, 15]],
    mark: [31, -7.5, 7.4],
  },
  '109': {
    body: '#6d7564',
    bands: '#4b5646',
    camouflage: SPLINTER,
    glass: 'M-2.6 -13L2.6 -13L2.4 2L-2.4 2Z',
    propellers: [[0, -45, 15]],
    mark: [34, -5.8, 6.2],
    nose: YELLOW_NOSE,
  },
  '110': {
    body: '#717a6b',
    bands: '#4d574c',
    camouflage: SPLINTER,
    glass: 'M-2.6 -22H2.6L2.3 4H-2.3Z',
    propellers: [
      [-14.5, -29, 9],
      [14.5, -29, 9],
    ],
    mark: [34, -3.5, 5],
  },
  dornier: {
    body: '#6f7768',
    bands: '#4d5849',
    camouflage: SPLINTER,
    glass: 'M0 -44C4.600 -44 5.600 -39 5.600 -33H-5.600C-5.600 -39 -4.600 -44 0 -44ZM-2.2 -22H2.2V-12H-2.2Z',
    propellers: [
      [-15.5, -27, 9],
      [15.5, -27, 9],
    ],
    mark: [36, -2.5, 5],
  },
  heinkel: {
    body: '#6f7768',
    bands: '#4d5849',
    camouflage: SPLINTER,
    glass: 'M0 -34C4.8 -33 6 -27 6.2 -21L2 -18H-2L-6.2 -21C-6 -27 -4.8 -33 0 -34ZM-2.4 -8H2.4V0H-2.4Z',
    propellers: [
      [-14, -25.5, 9.5],
      [14, -25.5, 9.5],
    ],
    mark: [36, -1, 5],
  },
  junkers: {
    body: '#6f7768',
    bands: '#4d5849',
    camouflage: SPLINTER,
    glass: 'M0 -38C4.6 -38 6 -33 6.2 -27L5 -14H-5L-6.2 -27C-6 -33 -4.6 -38 0 -38Z',
    propellers: [
      [-16.5, -37, 9],
      [16.5, -37, 9],
    ],
    mark: [36, -1, 4.6],
  },
  stuka: {
    body: '#6d7564',
    bands: '#4b5646',
    camouflage: SPLINTER,
    glass: 'M-2.8 -16H2.8L2.4 8H-2.4Z',
    propellers: [[0, -41, 15]],
    mark: [35, -4, 5.6],
  },
}

const isBritish = (type: Flyer): boolean => type === 'hurricane' || type === 'spitfire'

/** The painted aircraft, once on the page: every drawing refers to them. */
export const AircraftPaint = memo(function AircraftPaint() {
  return (
    <svg className="sab-paint" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="sab-lit-left" x2="1" y2="0">
          <stop offset="0" stopColor="#fff" stopOpacity=".32" />
          <stop offset=".48" stopColor="#fff" stopOpacity="0" />
          <stop offset=".52" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".38" />
        </linearGradient>
        {(Object.keys(PAINT) as Flyer[]).map(type => (
          <Painted key={type} type={type} />
        ))}
      </defs>
    </svg>
  )
})

function Painted({ type }: { readonly type: Flyer }) {
  const { body, bands, camouflage, glass, propellers, mark, nose } = PAINT[type]
  return (
    <>
      <clipPath id={`sab-clip-${type}`}>
        <path d={OUTLINES[type]} />
      </clipPath>
      <g id={`sab-${type}`}>
        <path className="sab-aircraft-rim" d={OUTLINES[type]} />
        <path d={OUTLINES[type]} fill={body} stroke="#15130f" strokeWidth="2.4" strokeLinejoin="round" />
        <g clipPath={`url(#sab-clip-${type})`}>
          <path d={camouflage} fill={bands} />
          {nose && <path d={nose} fill="#d9ae2e" />}
        </g>
        {isBritish(type) ? <Roundels at={mark} /> : <Crosses at={mark} />}
        <path d={glass} fill="#cfe3ea" stroke="#22251f" strokeWidth=".8" />
        {propellers.map(([x, y, wide]) => (
          <ellipse key={x} cx={x} cy={y} rx={wide} ry="1.8" fill="#fff" opacity=".38" />
        ))}
        <path d={OUTLINES[type]} fill="url(#sab-lit-left)" />
      </g>
    </>
  )
}

type MarkAt = readonly [x: number, y: number, size: number]

function Roundels({ at: [x, y, size] }: { readonly at: MarkAt }) {
  return [-x, x].map(side => (
    <g key={side}>
      <circle cx={side} cy={y} r={size} fill="#24406b" />
      <circle cx={side} cy={y} r={size * 0.41} fill="#9c2f2a" />
    </g>
  ))
}

function Crosses({ at: [x, y, size] }: { readonly at: MarkAt }) {
  const cross = [-x, x].map(at => `M${at} ${y - size}V${y + size}M${at - size} ${y}H${at + size}`).join('')
  return (
    <>
      <path d={cross} stroke="#f4f0e2" strokeWidth={size * 0.92} />
      <path d={cross} stroke="#191a18" strokeWidth={size * 0.52} />
    </>
  )
}

interface Flown {
  readonly type: Flyer
  readonly x?: number
  readonly y?: number
  /** Degrees; 0 flies up the page. */
  readonly heading?: number
  /** Degrees; one that turns leans into it. */
  readonly bank?: number
  /** Span in units of the drawing. */
  readonly size: number
}

/** A painted aircraft in plan view with its shadow; part of a drawing. */
export function Aircraft({ type, x = 0, y = 0, heading = 0, bank = 0, size }: Flown) {
  const lean = leaning(heading, bank, size)
  return (
    <g className="sab-aircraft" transform={`translate(${x} ${y})`}>
      <path
        className="sab-aircraft-shadow"
        d={OUTLINES[type]}
        transform={`translate(${size * 0.2} ${size * 0.28}) ${lean}`}
      />
      <use href={`#sab-${type}`} transform={lean} />
    </g>
  )
}

/** Where one was, or could be. */
export function Ghost({ type, x = 0, y = 0, heading = 0, bank = 0, size }: Flown) {
  return (
    <path
      className="sab-ghost"
      data-side={isBritish(type) ? 'raf' : 'luftwaffe'}
      d={OUTLINES[type]}
      transform={`translate(${x} ${y}) ${leaning(heading, bank, size)}`}
    />
  )
}

/** One colour, for signs and lists. */
export function Silhouette({ type, x = 0, y = 0, heading = 0, size }: Flown) {
  return (
    <path
      className="sab-silhouette"
      d={OUTLINES[type]}
      transform={`translate(${x} ${y}) ${leaning(heading, 0, size)}`}
    />
  )
}

function leaning(heading: number, bank: number, size: number): string {
  const scale = size / 100
  const narrow = scale * Math.cos((bank * Math.PI) / 180)
  return `rotate(${heading}) skewY(${(bank * 0.28).toFixed(1)}) scale(${narrow.toFixed(3)} ${scale.toFixed(3)})`
}
