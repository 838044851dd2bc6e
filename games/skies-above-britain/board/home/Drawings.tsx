import { SILHOUETTES } from '@tallyho/kit'
import type { ReactNode } from 'react'
import type { Fate } from './reckoning.ts'

/** Small drawings of what becomes of a man, each in a square of 48. */

const plane = (turn: number, x = 24, y = 24, scale = 0.36) => (
  <path
    className="sab-d-raf"
    d={SILHOUETTES.Hurricane}
    transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
  />
)

const HANGAR = (
  <>
    <path className="sab-d-wash" d="M4 42V22Q24 4 44 22V42Z" />
    <path className="sab-d-line" d="M4 42V22Q24 4 44 22V42ZM10 42V26H38V42M17 26V42M31 26V42" />
  </>
)

const CANOPY = (
  <>
    <path className="sab-d-wash" d="M8 20Q24 -4 40 20Z" />
    <path className="sab-d-line" d="M8 20Q24 -4 40 20ZM8 20L24 36L40 20M18 20L24 36L30 20" />
    <circle className="sab-d-ink" cx="24" cy="38" r="3" />
    <path className="sab-d-line" d="M24 40V46" />
  </>
)

const WAVES = (
  <path className="sab-d-sea" d="M2 38Q8 34 14 38T26 38T38 38T48 37M0 44Q6 40 12 44T24 44T36 44T48 43" />
)

const DINGHY = (
  <>
    {WAVES}
    <path className="sab-d-yellow" d="M10 32H38Q36 40 24 40T10 32Z" />
    <circle className="sab-d-ink" cx="24" cy="24" r="4" />
    <path className="sab-d-line" d="M24 28V33M24 29L32 20" />
  </>
)

const CROSS = (
  <>
    <path className="sab-d-wash" d="M6 44Q24 34 42 44Z" />
    <path className="sab-d-bold" d="M24 8V40M13 18H35" />
  </>
)

const DRAWN: Readonly<Record<Fate, ReactNode>> = {
  flying: plane(40),
  'on-the-way': (
    <>
      {plane(70, 28, 20)}
      <path className="sab-d-dots" d="M2 40Q8 28 16 24" />
    </>
  ),
  'shot-up': (
    <>
      <path className="sab-d-smoke" d="M26 26Q14 30 16 38T6 46" />
      {plane(50, 28, 20)}
    </>
  ),
  down: (
    <>
      <path className="sab-d-smoke" d="M26 24Q20 14 24 8T18 0" />
      {plane(160, 26, 28)}
    </>
  ),
  landed: (
    <>
      {HANGAR}
      {plane(0, 24, 38, 0.24)}
    </>
  ),
  'landed-hurt': (
    <>
      {HANGAR}
      {plane(0, 24, 38, 0.24)}
      <path className="sab-d-red" d="M14 36L34 46M34 36L14 46" />
    </>
  ),
  parachute: CANOPY,
  dinghy: DINGHY,
  rescued: (
    <>
      {DINGHY}
      <path className="sab-d-line" d="M3 18H15L13 24H5ZM9 18V8M9 9L15 16" />
    </>
  ),
  hospital: (
    <>
      <path className="sab-d-wash" d="M6 12H42V42H6Z" />
      <path className="sab-d-line" d="M6 12H42V42H6Z" />
      <path className="sab-d-red" strokeWidth="7" d="M24 17V37M14 27H34" />
    </>
  ),
  captured: (
    <>
      <path className="sab-d-line" d="M6 46V10M42 46V10" />
      <path
        className="sab-d-line"
        d="M2 18H46M2 28H46M2 38H46M12 15L16 21M16 15L12 21M30 25L34 31M34 25L30 31M18 35L22 41M22 35L18 41"
      />
    </>
  ),
  killed: CROSS,
}

export function FateDrawing({ fate, size = 48 }: { readonly fate: Fate; readonly size?: number }) {
  return (
    <svg className="sab-d" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {DRAWN[fate]}
    </svg>
  )
}
