import { counted } from '@tallyho/engine'
import type { Level } from '../../pack/types.ts'
import { isTired, ROW_TO_HOSPITAL } from './tired.ts'

/** Signs of the squadron's book. All of them are spelled out where they stand. */

const LEVEL_PATHS: Readonly<Record<Level, string>> = {
  green: 'M2 12L7 3L12 12Z',
  regular: 'M1 4.500h12v5H1z',
  veteran: 'M7 0L9 5L14 5L10 8.300L11.500 13.500L7 10.500L2.500 13.500L4 8.300L0 5L5 5Z',
}

export function LevelMark({ level }: { readonly level: Level }) {
  return (
    <svg className="sab-level" data-level={level} viewBox="-1 -1 16 16" aria-hidden="true">
      <path d={LEVEL_PATHS[level]} />
    </svg>
  )
}

/** SAB-PIL-09 SAB-PIL-11 Patrols in a row: a box for each, filled; the fourth sends a man to hospital. */
export function InARow({ inARow }: { readonly inARow: number }) {
  return (
    <svg className="sab-in-a-row" data-tired={isTired({ inARow })} viewBox="0 0 34 11" aria-hidden="true">
      <title>{`${counted(inARow, 'patrol')} in a row; two tire a man, four send him to hospital`}</title>
      {Array.from({ length: ROW_TO_HOSPITAL }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes of a row
          key={i}
          x={i * 8.5 + 0.5}
          y="0.500"
          width="6.500"
          height="10"
          className={i < inARow ? 'sab-row-flown' : undefined}
        />
      ))}
    </svg>
  )
}

export function Moon() {
  return (
    <svg className="sab-moon" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M10 1A6.500 6.500 0 1 0 13 9A5.500 5.500 0 0 1 10 1Z" />
    </svg>
  )
}

/** SAB-PIL-12 Kills as they are chalked up: bombers as bars, fighters as crosses' arms, five to a bundle. */
export function Tally({ kills }: { readonly kills: number }) {
  const marks = Array.from({ length: kills }, (_, i) => {
    const x = Math.floor(i / 5) * 22 + 1.5
    return i % 5 === 4 ? `M${x - 1} 10.500L${x + 14} 1.500` : `M${x + (i % 5) * 4.2} 1V11`
  })
  const width = Math.max(4, Math.floor((kills - 1) / 5) * 22 + Math.min(18, ((kills - 1) % 5) * 4.2 + 4))
  return (
    <svg
      className="sab-kills"
      viewBox={`0 0 ${width} 12`}
      style={{ aspectRatio: `${width} / 12` }}
      aria-hidden="true"
    >
      <path d={marks.join('')} />
    </svg>
  )
}

export function Cross() {
  return (
    <svg className="sab-airman-badge" viewBox="0 0 22 22" aria-hidden="true">
      <circle cx="11" cy="11" r="10" fill="#fff" stroke="#2b2018" />
      <path d="M11 4V18M4 11H18" stroke="#a3352b" strokeWidth="5" />
    </svg>
  )
}

export function Parachute() {
  return (
    <svg className="sab-airman-badge" viewBox="0 0 22 22" aria-hidden="true">
      <path
        d="M3 10A8 8 0 0 1 19 10L11 19ZM8 10L11 19L14 10"
        fill="#f0e8d4"
        stroke="#2b2018"
        strokeWidth="1.300"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function Roundel() {
  return (
    <svg className="sab-roundel" viewBox="0 0 46 46" aria-hidden="true">
      <circle cx="23" cy="23" r="22" fill="#24406b" />
      <circle cx="23" cy="23" r="15" fill="#f3ead6" />
      <circle cx="23" cy="23" r="8" fill="#9c2f2a" />
    </svg>
  )
}
