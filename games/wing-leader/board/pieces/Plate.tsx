import type { ViewBox } from '@tallyho/kit'
import { LEFT_MARGIN, RIGHT_EDGE, type Spot, TOP_MARGIN } from '../sky/places.ts'

const LETTER = 7.1
const LINE = 17

/** Some lines on a card beside a spot, inside the window: above it, or below where there is no room. */
export function Plate(props: {
  readonly at: Spot
  readonly lines: readonly string[]
  /** By how much smaller it is drawn, the closer the eye is. */
  readonly ink: number
  /** The part of the sky in the window. */
  readonly seen: ViewBox
  /** Rather below it. */
  readonly below?: boolean
}) {
  const { at, lines, ink, seen } = props
  const width = (Math.max(...lines.map(line => line.length)) * LETTER + 18) * ink
  const height = (lines.length * LINE + 9) * ink
  const left = Math.max(LEFT_MARGIN, seen.x) + 4
  const right = Math.min(RIGHT_EDGE, seen.x + seen.width) - 4
  const x = Math.max(left, Math.min(at.x - width / 2, right - width))
  const top = at.y - height - 32
  const fits = top > Math.max(TOP_MARGIN, seen.y) + 4
  const y = fits && !props.below ? top : at.y + 32
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

/** Letters. */
const READABLE = 40

/** In lines of a readable length. */
export function wrapped(text: string): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= READABLE) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
