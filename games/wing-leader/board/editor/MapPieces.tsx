import { standard } from '../../pack/index.ts'
import { type ScenarioSpec, SIDES, type Side, type UnitLine } from '../../pack/types.ts'
import { altitudeOf, columnOf, squareAt, squareNamed, TOP } from '../../rules/01-words/geometry.ts'
import type { Square } from '../../state.ts'
import { BALLOON, SURFACE_SHAPES } from '../pieces/surface/surface-shapes.ts'
import { CELL, centreOf, GROUND_LINE, LEFT_MARGIN, leftOf, RIGHT_EDGE, topOf } from '../sky/places.ts'
import { LineFace } from './Counters.tsx'
import { squaresIn } from './draft.ts'
import type { Tool } from './tools.ts'

/** What a scenario puts on the map, drawn as the board draws it. */

interface PiecesProps {
  readonly scenario: ScenarioSpec
  readonly tool: Tool
}

const FIRST = 'A'.charCodeAt(0)

export function GroundPieces({ scenario, tool }: PiecesProps) {
  const placed = new Map<number, number>()
  return scenario.surface.map((spec, i) => {
    const column = spec.column.charCodeAt(0) - FIRST
    const type = standard.surface.find(({ id }) => id === spec.type)
    if (!(column >= 0 && column <= 25) || spec.column.length !== 1 || !type) return undefined
    const before = placed.get(column) ?? 0
    placed.set(column, before + 1)
    const { nation } = scenario[spec.side ?? 'defender']
    const chosen = tool.use === 'surface' && tool.no === i
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: a ground unit is its number
        key={i}
        className={`wl-surface wl-of-${nation}`}
        data-mark={chosen ? 'hovered' : 'plain'}
        transform={`translate(${leftOf(column) + CELL / 2 + before * 7} ${GROUND_LINE + 36 + before * 22})`}
      >
        <rect className="wl-surface-mark" x="-40" y="-31" width="80" height="34" rx="3" />
        <path className="wl-surface-body" d={SURFACE_SHAPES[type.kind]} />
      </g>
    )
  })
}

export function BalloonPieces({ scenario }: { readonly scenario: ScenarioSpec }) {
  return scenario.balloons.map(({ square, side }) => {
    if (squaresIn([square]).length !== 1) return undefined
    const { x, y } = centreOf(squareNamed(square))
    const drop = GROUND_LINE + 6 - y
    return (
      <g
        key={square}
        className={`wl-balloon wl-of-${scenario[side ?? 'defender'].nation}`}
        transform={`translate(${x} ${y})`}
      >
        <path className="wl-cable" d={`M0 6L-3 ${drop}M8 8L7 ${drop}M-9 8L-11 ${drop}`} />
        <path className="wl-balloon-bag" d={BALLOON} transform="scale(1.25)" />
      </g>
    )
  })
}

/** Where each line of an order of battle begins: its counter, and every square its owner may choose. */
export function StartPieces({ scenario, tool }: PiecesProps) {
  const used = new Map<Square, number>()
  return SIDES.flatMap(side =>
    scenario[side].units.map((line, i) => {
      const squares = squaresOf(line)
      const [first] = squares
      if (first === undefined) return undefined
      const before = used.get(first) ?? 0
      used.set(first, before + 1)
      return (
        <Start
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          key={`${side}${i}`}
          scenario={scenario}
          side={side}
          no={i}
          line={line}
          squares={squares}
          shift={before * 5}
          chosen={tool.use === 'start' && tool.side === side && tool.line === i}
        />
      )
    }),
  )
}

function Start(props: {
  readonly scenario: ScenarioSpec
  readonly side: Side
  readonly no: number
  readonly line: UnitLine
  readonly squares: readonly Square[]
  readonly shift: number
  readonly chosen: boolean
}) {
  const { scenario, side, no, line, squares, shift, chosen } = props
  const { nation } = scenario[side]
  const [first] = squares
  if (first === undefined) return undefined
  const entersAt = 'edge' in line.start ? line.start.edge : undefined
  const { y } = centreOf(first)
  const x = entersAt === undefined ? centreOf(first).x : entersAt === 'left' ? LEFT_MARGIN : RIGHT_EDGE
  return (
    <g className={`wl-ed-start wl-of-${nation}`} data-chosen={chosen}>
      {squares.map(square => (
        <rect
          key={square}
          className="wl-ed-start-square"
          x={leftOf(columnOf(square)) + 2}
          y={topOf(altitudeOf(square)) + 2}
          width={CELL - 4}
          height={CELL - 4}
          rx="3"
        />
      ))}
      <g transform={`translate(${x + shift} ${y + shift})`}>
        <LineFace line={line} no={no} nation={nation} />
        {'turn' in line.start && (
          <g className="wl-ed-start-turn" transform="translate(12 24)">
            <rect x="-12" y="-6.500" width="24" height="14" rx="3" />
            <text y="4.500" fontSize="11" textAnchor="middle">
              T{line.start.turn}
            </text>
          </g>
        )}
        {line.count > 1 && (
          <g className="wl-ed-start-turn" transform="translate(-12 24)">
            <rect x="-9" y="-6.500" width="18" height="14" rx="3" />
            <text y="4.500" fontSize="11" textAnchor="middle">
              ×{line.count}
            </text>
          </g>
        )}
      </g>
    </g>
  )
}

/** Squares in which a line may begin, and those of the edge by which it comes in. */
function squaresOf({ start }: UnitLine): readonly Square[] {
  if ('squares' in start) return squaresIn(start.squares)
  if (!('edge' in start)) return []
  return start.altitudes
    .filter(altitude => Number.isInteger(altitude) && altitude >= 0 && altitude <= TOP)
    .map(altitude => squareAt(start.edge === 'left' ? 0 : 25, altitude))
}
