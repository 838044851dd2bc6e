import type { SunArc } from '../../pack/types.ts'
import { CELL, LEFT_MARGIN, RIGHT_EDGE, SKY_WIDTH, type Spot, TOP_MARGIN, topOf } from './places.ts'

const MIDDLE = LEFT_MARGIN + SKY_WIDTH / 2

const PLACES: Readonly<Record<SunArc, Spot>> = {
  'left-horizon': { x: LEFT_MARGIN + CELL * 0.2, y: topOf(7) },
  'left-upper': { x: LEFT_MARGIN + CELL * 0.6, y: TOP_MARGIN + CELL * 0.6 },
  above: { x: MIDDLE, y: TOP_MARGIN + CELL * 0.25 },
  'right-upper': { x: RIGHT_EDGE - CELL * 0.6, y: TOP_MARGIN + CELL * 0.6 },
  'right-horizon': { x: RIGHT_EDGE - CELL * 0.2, y: topOf(7) },
}

const RAYS = 24
const rays = Array.from({ length: RAYS }, (_, i) => {
  const angle = (i / RAYS) * Math.PI * 2
  const [inner, outer] = [46, i % 2 === 0 ? 128 : 84]
  const [width, tip] = [0.045, outer]
  const at = (turn: number, far: number) =>
    `${(Math.cos(angle + turn) * far).toFixed(1)} ${(Math.sin(angle + turn) * far).toFixed(1)}`
  return `M${at(-width, inner)}L${at(0, tip)}L${at(width, inner)}Z`
}).join('')

/** The Sun at the side of the sky that blinds. */
export function Sun({ arc }: { readonly arc: SunArc }) {
  const { x, y } = PLACES[arc]
  return (
    <g className="wl-sun" transform={`translate(${x} ${y})`}>
      <defs>
        <radialGradient id="wl-glow">
          <stop className="wl-glow-1" offset="0.1" />
          <stop className="wl-glow-2" offset="0.5" />
          <stop className="wl-glow-3" offset="1" />
        </radialGradient>
      </defs>
      <circle r="320" fill="url(#wl-glow)" />
      <path className="wl-sun-rays" d={rays} />
      <circle className="wl-sun-disc" r="34" />
      <circle className="wl-sun-ring" r="40" />
    </g>
  )
}
