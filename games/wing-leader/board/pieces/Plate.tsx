import { LEFT_MARGIN, RIGHT_EDGE, type Spot } from '../sky/places.ts'

const LETTER = 7.1
const LINE = 17

/** Some lines on a card beside a spot: above it, or below where there is no room. */
export function Plate({ at, lines }: { readonly at: Spot; readonly lines: readonly string[] }) {
  const width = Math.max(...lines.map(line => line.length)) * LETTER + 18
  const height = lines.length * LINE + 9
  const x = Math.min(Math.max(at.x - width / 2, LEFT_MARGIN + 4), RIGHT_EDGE - width - 4)
  const y = at.y > height + 70 ? at.y - height - 32 : at.y + 32
  return (
    <g className="wl-plate" transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="4" />
      {lines.map((line, i) => (
        <text
          key={line}
          className={i === 0 ? 'wl-plate-title' : undefined}
          x="9"
          y={17 + i * LINE}
          fontSize="14"
        >
          {line}
        </text>
      ))}
    </g>
  )
}
