import { memo } from 'react'
import type { ScenarioSpec, Side } from '../../pack/types.ts'
import { ALTITUDES, COLUMNS } from '../../rules/01-words/geometry.ts'
import type { Square } from '../../state.ts'
import { type Air, airOf, puffsOf, rainOf, wispsOf } from './clouds.ts'
import { Ground } from './Ground.tsx'
import {
  BOX,
  CELL,
  feetText,
  GROUND,
  GROUND_LINE,
  LEFT_MARGIN,
  leftOf,
  RIGHT_EDGE,
  SKY_HEIGHT,
  SKY_WIDTH,
  strewn,
  TOP_MARGIN,
  topOf,
} from './places.ts'
import { Sun } from './Sun.tsx'

/** What is printed on the map: sky, Sun, cloud, haze, ground, grid and scales. Drawn once for a scenario. */
export const SkyBase = memo(function SkyBase({ scenario }: { readonly scenario: ScenarioSpec }) {
  const { sky } = scenario
  return (
    <g className="wl-sky">
      <defs>
        <linearGradient id="wl-heaven" x1="0" y1="0" x2="0" y2="1">
          <stop className="wl-heaven-1" offset="0" />
          <stop className="wl-heaven-2" offset="0.42" />
          <stop className="wl-heaven-3" offset="0.8" />
          <stop className="wl-heaven-4" offset="1" />
        </linearGradient>
        <linearGradient id="wl-murk" x1="0" y1="0" x2="0" y2="1">
          <stop className="wl-murk-1" offset="0" />
          <stop className="wl-murk-2" offset="1" />
        </linearGradient>
        <clipPath id="wl-window">
          <rect x={LEFT_MARGIN} y={TOP_MARGIN} width={SKY_WIDTH} height={SKY_HEIGHT + GROUND} />
        </clipPath>
      </defs>
      <rect className="wl-margin" x="-900" y="-900" width={BOX.width + 1800} height={BOX.height + 1800} />
      <rect x={LEFT_MARGIN} y={TOP_MARGIN} width={SKY_WIDTH} height={SKY_HEIGHT} fill="url(#wl-heaven)" />
      <g clipPath="url(#wl-window)">
        {sky.sun && <Sun arc={sky.sun} />}
        {sky.contrails !== undefined && <Contrails from={sky.contrails} />}
        <Ground kind={sky.ground} />
        <Cloud air={airOf(scenario)} />
        {sky.haze !== undefined && (
          <rect
            className="wl-haze"
            x={LEFT_MARGIN}
            y={topOf(sky.haze)}
            width={SKY_WIDTH}
            height={GROUND_LINE - topOf(sky.haze)}
            fill="url(#wl-murk)"
          />
        )}
      </g>
      <Grid />
      <Layers scenario={scenario} />
      <Scales />
      <EdgeStrip scenario={scenario} side="raider" />
      <EdgeStrip scenario={scenario} side="defender" />
      <rect
        className="wl-frame"
        x={LEFT_MARGIN}
        y={TOP_MARGIN}
        width={SKY_WIDTH}
        height={SKY_HEIGHT + GROUND}
      />
    </g>
  )
})

function Cloud({ air }: { readonly air: ReadonlyMap<Square, Air> }) {
  const of = (kind: Air) => [...air].filter(([, found]) => found === kind).map(([square]) => square)
  const banks = (['dense', 'broken'] as const).map(kind => ({
    kind,
    puffs: of(kind).flatMap(square => puffsOf(square, kind)),
  }))
  return (
    <>
      <path className="wl-rain" d={of('rain').map(rainOf).join('')} />
      <path className="wl-wispy" d={of('wispy').map(wispsOf).join('')} />
      {banks.map(({ kind, puffs }) => (
        // The outlines first, then the fill over them: what is left is the outline of the whole bank.
        <g key={kind} className={`wl-bank wl-bank-${kind}`}>
          {puffs.map(({ x, y, r }) => (
            <circle key={`${x}/${y}`} className="wl-bank-line" cx={x} cy={y} r={r} />
          ))}
          {puffs.map(({ x, y, r }) => (
            <circle key={`${x}/${y}`} className="wl-bank-fill" cx={x} cy={y} r={r} />
          ))}
          {puffs.map(({ x, y, r }, i) => (
            <path
              key={`${x}/${y}`}
              className="wl-bank-shade"
              d={
                i % 3 === 0 ? `M${x - r * 0.55} ${y + r * 0.35}a${r * 0.7} ${r * 0.7} 0 0 0 ${r * 1.1} 0` : ''
              }
            />
          ))}
        </g>
      ))}
    </>
  )
}

/** Thin white lines, where the air is cold enough for them. */
function Contrails({ from }: { readonly from: number }) {
  const bottom = topOf(from) + CELL
  const lines: string[] = []
  for (let y = TOP_MARGIN + 14, row = 0; y < bottom; y += 26, row++)
    lines.push(`M${LEFT_MARGIN - 260 * strewn(row)} ${y}H${RIGHT_EDGE}`)
  return <path className="wl-contrail-lines" d={lines.join('')} />
}

function Grid() {
  const fine: string[] = []
  const strong: string[] = []
  for (let column = 1; column < COLUMNS; column++)
    fine.push(`M${leftOf(column)} ${TOP_MARGIN}V${GROUND_LINE + GROUND}`)
  for (let altitude = -1; altitude < ALTITUDES - 1; altitude++) {
    const lines = altitude % 5 === 4 ? strong : fine
    lines.push(`M${LEFT_MARGIN} ${topOf(altitude)}H${RIGHT_EDGE}`)
  }
  return (
    <>
      <path className="wl-grid" d={fine.join('')} />
      <path className="wl-grid wl-grid-strong" d={strong.join('')} />
    </>
  )
}

/** Names of the layers, along the right side. */
function Layers({ scenario: { sky } }: { readonly scenario: ScenarioSpec }) {
  return (
    <>
      {sky.haze !== undefined && (
        <g className="wl-layer" transform={`translate(${RIGHT_EDGE} ${topOf(sky.haze)})`}>
          <path d={`M0 0H${-SKY_WIDTH}`} />
          <text x="-6" y="13" fontSize="12" textAnchor="end">
            haze from {sky.haze} down
          </text>
        </g>
      )}
      {sky.contrails !== undefined && (
        <g className="wl-layer" transform={`translate(${RIGHT_EDGE} ${topOf(sky.contrails) + CELL})`}>
          <path d={`M0 0H${-SKY_WIDTH}`} />
          <text x="-6" y="-5" fontSize="12" textAnchor="end">
            contrails from {sky.contrails} up
          </text>
        </g>
      )}
    </>
  )
}

const ALL_ALTITUDES = Array.from({ length: ALTITUDES }, (_, altitude) => altitude)
const ALL_COLUMNS = Array.from({ length: COLUMNS }, (_, column) => column)

/** Altitude on both sides, in thousands of feet on the left, column letters below. */
function Scales() {
  return (
    <g className="wl-scale">
      {ALL_ALTITUDES.map(altitude => (
        <g key={altitude} transform={`translate(0 ${topOf(altitude) + CELL / 2})`}>
          <path d={`M${LEFT_MARGIN} 0h-4M${RIGHT_EDGE} 0h4`} />
          <text x={LEFT_MARGIN - 7} y="5" fontSize="15" textAnchor="end">
            {altitude}
          </text>
          <text x={RIGHT_EDGE + 7} y="5" fontSize="15">
            {altitude}
          </text>
          {altitude % 5 === 0 && altitude > 0 && (
            <text className="wl-feet" x={LEFT_MARGIN + 5} y={CELL / 2 - 4} fontSize="12.5">
              {feetText(altitude)}
            </text>
          )}
        </g>
      ))}
      {ALL_COLUMNS.map(column => (
        <text
          key={column}
          x={leftOf(column) + CELL / 2}
          y={GROUND_LINE + GROUND + 17}
          fontSize="15"
          textAnchor="middle"
        >
          {String.fromCharCode(65 + column)}
        </text>
      ))}
    </g>
  )
}

const STRIP = 15

/** The side's own edge in its colour, with its name. */
function EdgeStrip({ scenario, side }: { readonly scenario: ScenarioSpec; readonly side: Side }) {
  const { edge, nation, name } = scenario[side]
  const left = edge === 'left'
  const x = left ? 0 : BOX.width - STRIP
  return (
    <g className={`wl-edge wl-of-${nation}`}>
      <rect className="wl-edge-strip" x={x} y={TOP_MARGIN} width={STRIP} height={SKY_HEIGHT} />
      <text
        transform={`translate(${x + (left ? 11.5 : 3.5)} ${TOP_MARGIN + SKY_HEIGHT / 2}) rotate(${left ? -90 : 90})`}
        fontSize="12"
        textAnchor="middle"
      >
        {name}
      </text>
    </g>
  )
}
