import { minus } from '@tallyho/kit'
import { memo, type ReactNode } from 'react'
import { packOf } from '../../pack/index.ts'
import type { ScenarioSpec } from '../../pack/types.ts'
import { ALTITUDES, COLUMNS } from '../../rules/01-words/geometry.ts'
import { SUN_NAMES } from '../names.ts'
import { banksOf } from './banks.ts'
import {
  BOX,
  CELL,
  GROUND_LINE,
  LEFT_MARGIN,
  LEVELS,
  leftOf,
  RIGHT_EDGE,
  SUN_AT,
  TOP_MARGIN,
  topOf,
} from './places.ts'

const ticks = Array.from({ length: (COLUMNS + 1) * (ALTITUDES + 1) }, (_, i) => {
  const [x, y] = [leftOf(i % (COLUMNS + 1)), TOP_MARGIN + Math.floor(i / (COLUMNS + 1)) * CELL]
  return `M${x - 3} ${y}h6M${x} ${y - 3}v6`
}).join('')

/** What is printed over the sky: corners of squares, heights, and the names of what lies in it. Drawn once for a scenario. */
export const SkyBase = memo(function SkyBase(props: {
  readonly scenario: ScenarioSpec
  readonly pack: string
}) {
  const { scenario, pack } = props
  const { sky } = scenario
  const { weather } = packOf({ pack }).pack.tables
  return (
    <g className="wl-sky">
      <path className="wl-ticks" d={ticks} />
      <path className="wl-level" d={LEVELS.map(level => `M0 ${topOf(level - 1)}H${BOX.width}`).join('')} />
      {banksOf(scenario).map(({ type, x, y, width, height }) => (
        <g key={`${x}/${y}`} className="wl-bank">
          <path
            d={`M${x} ${y + 7}v-7h7M${x + width - 7} ${y}h7v7M${x + width} ${y + height - 7}v7h-7M${x + 7} ${y + height}h-7v-7`}
          />
          {/* In the middle: there it is seen whole most often. */}
          <text x={x + width / 2} y={y + height + 13} fontSize="13.500" textAnchor="middle">
            {type} cloud {minus(-weather[type])}
          </text>
        </g>
      ))}
      {sky.haze !== undefined && (
        <Layer y={topOf(sky.haze)} below>
          haze up to {sky.haze} · {minus(-weather.haze)}
        </Layer>
      )}
      {sky.contrails !== undefined && (
        <Layer y={topOf(sky.contrails) + CELL}>contrails from {sky.contrails} up</Layer>
      )}
      {sky.rain && (
        <text className="wl-layer" x={LEFT_MARGIN + 8} y={GROUND_LINE - 8} fontSize="13.500">
          rain below the dense cloud
        </text>
      )}
      {sky.sun && (
        <text
          className="wl-layer"
          x={Math.min(Math.max(SUN_AT[sky.sun].x, 64), BOX.width - 64)}
          y={SUN_AT[sky.sun].y + 42}
          fontSize="13.500"
          textAnchor="middle"
        >
          Sun {SUN_NAMES[sky.sun]}
        </text>
      )}
    </g>
  )
})

/** The name of a layer of air, at its edge. */
function Layer(props: { readonly y: number; readonly below?: boolean; readonly children: ReactNode }) {
  const { y, below = false, children } = props
  return (
    <g className="wl-layer">
      <path d={`M0 ${y}H${BOX.width}`} />
      <text x={RIGHT_EDGE - 6} y={below ? y + 15 : y - 6} fontSize="13.500" textAnchor="end">
        {children}
      </text>
    </g>
  )
}
