import { LEFT_MARGIN, RIGHT_EDGE, type Spot } from '../sky/places.ts'

const LETTER = 7.1
const LINE = 17

/** Some lines on a card beside a spot: above it, or below where there is no room. */
export function Plate(props: {
  readonly at: Spot
  readonly lines: readonly string[]
  /** By how much smaller it is drawn, the closer the eye is. */
  readonly ink: number
}) {
  const { at, lines, ink } = props
  const width = (Math.max(...lines.map(line => line.length)) * LETTER + 18) * ink
  const height = (lines.length * LINE + 9) * ink
  const x = Math.min(Math.max(at.x - width / 2, LEFT_MARGIN + 4), RIGHT_EDGE - width - 4)
  const y = at.y > height + 70 ? at.y - height - 32 : at.y + 32
  return (
    <g className="wl-plate" transform={`translate(${x} ${y}) scale(${ink})`}>
      <rect width={width / ink} height={height / ink} rx="4" />
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
