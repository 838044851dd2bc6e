import { CLOCK } from '../../rules/02-terms/terms.ts'

const COLOURS = ['red', 'yellow', 'blue'] as const

const at = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
}

/** A smaller dial has no figures: they could not be read. */
const LEGIBLE = 110

/** The sector clock: five-minute segments in red, yellow and blue; the hands show the two-hour segment of the day. */
export function SectorClock({ segment, size }: { readonly segment: number; readonly size: number }) {
  const hour = 6 + 2 * segment
  const name = CLOCK[segment] ?? ''
  return (
    <svg
      className="sector-clock"
      viewBox="-52 -52 104 104"
      width={size}
      height={size}
      role="img"
      aria-label={`Clock: ${name}`}
    >
      <circle className="clock-rim" r="50" />
      <circle className="clock-face" r="46" />
      {Array.from({ length: 12 }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a dial does not change
          key={i}
          className={`clock-${COLOURS[i % 3]}`}
          d={`M${at((i + 0.5) / 12, 22)}L${at(i / 12, 45)}A45 45 0 0 1 ${at((i + 1) / 12, 45)}Z`}
        />
      ))}
      <circle className="clock-middle" r="27" />
      {size >= LEGIBLE &&
        [12, 3, 6, 9].map(number => (
          <text
            key={number}
            transform={`translate(${at(number / 12, 20)})`}
            y="4"
            fontSize="11"
            textAnchor="middle"
          >
            {number}
          </text>
        ))}
      <path className="clock-hand" strokeWidth="5" d={`M0 0L${at((hour % 12) / 12, 27)}`} />
      <path className="clock-hand" strokeWidth="3" d="M0 6L0 -41" />
      <circle className="clock-pin" r="4" />
    </svg>
  )
}
