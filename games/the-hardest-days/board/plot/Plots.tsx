import { isSame } from '@tallyho/kit'
import { memo } from 'react'
import type { Point } from '../map/index.ts'
import { BURST } from './markers.tsx'
import type { Plot } from './plots.ts'

const COLOURS = ['red', 'yellow', 'blue'] as const

/** Where raids have been, in the colours of the sector clock, and where they are bound, as dashes. Under everything that stands. */
export const Plots = memo(function Plots({ plots }: { readonly plots: readonly Plot[] }) {
  return plots.map(plot => <OnePlot key={plot.number} {...plot} />)
}, isSame)

const line = (points: readonly Point[]): string =>
  points.length < 2 ? '' : `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

const turnTo = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90

function OnePlot({ past, ahead, aimed, fights, flash }: Plot) {
  const end = ahead.at(-1)
  const before = ahead.at(-2)
  const here = past.at(-1)
  return (
    <g className="plots">
      <path className="plot-past" d={line(past)} />
      <path className={aimed ? 'plot-ahead plot-aimed' : 'plot-ahead'} d={line(ahead)} />
      {end && before && (
        <path
          className="plot-head"
          d="M0 -7L5 5H-5Z"
          transform={`translate(${end.x} ${end.y}) rotate(${turnTo(before, end).toFixed(0)})${aimed ? ' translate(0 15)' : ''}`}
        />
      )}
      {past.map((at, i) => {
        const to = past[i + 1] ?? ahead[1] ?? at
        const age = past.length - 1 - i
        return (
          <path
            key={`${at.x} ${at.y}`}
            className={`dart dart-${COLOURS[i % 3]}`}
            opacity={Math.max(0.35, 1 - age * 0.17)}
            d="M0 -12L7.500 7.500L0 3.500L-7.500 7.500Z"
            transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${turnTo(at, to).toFixed(0)})`}
          />
        )
      })}
      {fights && here && (
        <g transform={`translate(${here.x} ${here.y}) scale(1.500)`}>
          <path className={flash ? 'burst burst-flash' : 'burst'} d={BURST} />
        </g>
      )}
    </g>
  )
}
