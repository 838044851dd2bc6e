import type { BlastDiagram, Vector } from '../../pack/types.ts'
import { cellX, cellY } from './Thumb.tsx'
import './pictures.css'

/** SR-BLA-11 The diagram of an element's shape: where each number of each colour bursts, from 2 to 10. */
export function BlastPicture({
  diagram,
  lit,
  width = 190,
}: {
  readonly diagram: BlastDiagram
  readonly lit?: { readonly colour: 'red' | 'black'; readonly number: number } | undefined
  readonly width?: number
}) {
  const cells = cellsOf(diagram)
  const xs = cells.map(({ at: [a, b] }) => cellX(a, b))
  const ys = cells.map(({ at: [a, b] }) => cellY(a, b))
  const [left, top] = [Math.min(...xs) - 1.15, Math.min(...ys) - 1.15]
  const [wide, high] = [Math.max(...xs) + 1.15 - left, Math.max(...ys) + 1.15 - top]
  return (
    <svg
      className="sr-blast"
      viewBox={`${left} ${top} ${wide} ${high}`}
      width={width}
      role="img"
      aria-label={lit ? `Blast diagram: ${lit.colour} ${lit.number}` : 'Blast diagram'}
    >
      {cells.map(({ at: [a, b], red, black }) => {
        const [x, y] = [cellX(a, b), cellY(a, b)]
        const here = lit !== undefined && (lit.colour === 'red' ? red : black).includes(lit.number)
        return (
          <g key={`${a}.${b}`} className={here ? 'sr-blast-here' : undefined}>
            <path d={`M${x} ${y - 1}l1 1-1 1-1-1Z`} />
            <text className="sr-blast-red" x={x} y={y - 0.08}>
              {red.join(' ')}
            </text>
            <text className="sr-blast-black" x={x} y={y + 0.5}>
              {black.join(' ')}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

interface Cell {
  readonly at: Vector
  readonly red: number[]
  readonly black: number[]
}

function cellsOf(diagram: BlastDiagram): readonly Cell[] {
  const cells = new Map<string, Cell>()
  for (const colour of ['red', 'black'] as const)
    for (const [i, at] of diagram[colour].entries()) {
      const key = at.join('.')
      const cell = cells.get(key) ?? { at, red: [], black: [] }
      cell[colour].push(i + 2)
      cells.set(key, cell)
    }
  return [...cells.values()]
}
