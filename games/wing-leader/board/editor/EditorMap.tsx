import { standard } from '../../pack/index.ts'
import { type ScenarioSpec, SIDES, type Side, type Start } from '../../pack/types.ts'
import { ALTITUDES, altitudeOf, COLUMNS, columnOf, nameOf, squareAt } from '../../rules/geometry.ts'
import { squaresOf } from '../../rules/sky.ts'
import type { Square } from '../../state.ts'
import type { Tool } from './pages.tsx'

const CELL = 40
const MARGIN = 26

/** The map on squared paper: what is placed, and a square to click for each place. */
export function EditorMap({
  scenario,
  tool,
  onSquare,
}: {
  readonly scenario: ScenarioSpec
  readonly tool: Tool
  onSquare(square: Square): void
}) {
  const { sky, surface, balloons } = scenario
  return (
    <svg
      viewBox={`0 0 ${MARGIN + COLUMNS * CELL} ${ALTITUDES * CELL + MARGIN}`}
      role="img"
      aria-label="The map of the scenario"
    >
      <Grid />
      {sky.haze !== undefined && <Layer from={0} to={sky.haze} className="wl-haze" />}
      {sky.contrails !== undefined && <Layer from={sky.contrails} to={19} className="wl-contrails" />}
      {sky.cloud.flatMap(({ type, squares }) =>
        known(squares).map(square => (
          <Cell key={`${type}${square}`} square={square} className={`wl-cloud-${type}`} />
        )),
      )}
      {surface.map(({ name, column, type }) => (
        <text
          key={`${column} ${name}`}
          className="wl-map-surface"
          x={MARGIN + (column.charCodeAt(0) - 65 || 0) * CELL + CELL / 2}
          y={top(0) + CELL - 4}
        >
          {standard.surface.find(({ id }) => id === type)?.kind ?? name}
        </text>
      ))}
      {known(balloons.map(({ square }) => square)).map(square => (
        <circle
          key={square}
          className="wl-map-balloon"
          cx={left(square) + CELL / 2}
          cy={top(square) + CELL / 2}
          r={CELL / 4}
        />
      ))}
      {SIDES.map(side => (
        <Starts key={side} side={side} scenario={scenario} tool={tool} />
      ))}
      {tool.use !== 'none' && <Targets onSquare={onSquare} />}
    </svg>
  )
}

function Grid() {
  return (
    <g>
      <rect x={MARGIN} y={0} width={COLUMNS * CELL} height={ALTITUDES * CELL} className="wl-map-sky" />
      {Array.from({ length: COLUMNS }, (_, column) => (
        <text
          key={nameOf(squareAt(column, 0))}
          className="wl-map-label"
          x={MARGIN + column * CELL + CELL / 2}
          y={ALTITUDES * CELL + 18}
        >
          {String.fromCharCode(65 + column)}
        </text>
      ))}
      {Array.from({ length: ALTITUDES }, (_, altitude) => (
        <g key={nameOf(squareAt(0, altitude))}>
          <text className="wl-map-label" x={MARGIN / 2} y={top(altitude) + CELL / 2 + 4}>
            {altitude}
          </text>
          <line
            className="wl-map-line"
            x1={MARGIN}
            x2={MARGIN + COLUMNS * CELL}
            y1={top(altitude)}
            y2={top(altitude)}
          />
        </g>
      ))}
    </g>
  )
}

/** Where each line of an order of battle may begin on the map. */
function Starts({
  side,
  scenario,
  tool,
}: {
  readonly side: Side
  readonly scenario: ScenarioSpec
  readonly tool: Tool
}) {
  return scenario[side].units.flatMap((line, i) => {
    const chosen = tool.use === 'start' && tool.side === side && tool.line === i
    return known(squaresAtStart(line.start)).map(square => (
      <g key={`${side}${line.name}${square}`} className={`wl-map-start wl-map-${side}`} data-chosen={chosen}>
        <rect x={left(square) + 3} y={top(square) + 8} width={CELL - 6} height={CELL - 16} rx={3} />
        <text x={left(square) + CELL / 2} y={top(square) + CELL / 2 + 3}>
          {line.count > 1 ? `${line.count}× ` : ''}
          {line.model.slice(0, 7)}
        </text>
      </g>
    ))
  })
}

function squaresAtStart(start: Start): readonly string[] {
  return 'squares' in start ? start.squares : []
}

/** A square to click for every place: only while a tool is in hand. */
function Targets({ onSquare }: { onSquare(square: Square): void }) {
  return (
    <g className="wl-map-targets">
      {Array.from({ length: COLUMNS * ALTITUDES }, (_, square) => (
        // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
        <rect
          key={nameOf(square)}
          role="button"
          tabIndex={-1}
          aria-label={nameOf(square)}
          data-square={nameOf(square)}
          x={left(square)}
          y={top(square)}
          width={CELL}
          height={CELL}
          onClick={() => onSquare(square)}
          onKeyDown={({ key }) => key === 'Enter' && onSquare(square)}
        />
      ))}
    </g>
  )
}

function Cell({ square, className }: { readonly square: Square; readonly className: string }) {
  return <rect className={className} x={left(square)} y={top(square)} width={CELL} height={CELL} />
}

function Layer(props: { readonly from: number; readonly to: number; readonly className: string }) {
  const height = (props.to - props.from + 1) * CELL
  return (
    <rect className={props.className} x={MARGIN} y={top(props.to)} width={COLUMNS * CELL} height={height} />
  )
}

/** The squares of ranges as they are typed; what is no range yet is left out. */
function known(ranges: readonly string[]): Square[] {
  return ranges.filter(range => /^[A-Z]\d{1,2}(-[A-Z]\d{1,2})?$/.test(range)).flatMap(squaresOf)
}

function left(square: Square): number {
  return MARGIN + columnOf(square) * CELL
}

function top(square: Square): number {
  return (ALTITUDES - 1 - altitudeOf(square)) * CELL
}
