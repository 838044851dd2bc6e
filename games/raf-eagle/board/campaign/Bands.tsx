import { LEVELS } from '../../text/14-calendar.ts'
import type { Level } from '../../vocabulary/calendar.ts'
import type { Chart } from './scale.ts'

/** RE-12.b RE-17.1.d What the total will be worth, level by level. */
export function Bands(props: {
  readonly chart: Chart
  readonly rows: readonly { readonly from: number; readonly level: Level }[]
}) {
  const { chart, rows } = props
  const { left, right, y, british, german } = chart
  return (
    <g className="eagle-war-bands">
      {rows.map(({ from, level }, i) => {
        const [top, bottom] = [y(Math.max(from, german)), y(Math.min(rows[i + 1]?.from ?? british, british))]
        if (bottom - top < 2) return undefined
        return (
          <g key={level} className={`eagle-war-band-${i}`}>
            <rect x={left} y={top} width={right - left} height={bottom - top} />
            {bottom - top > 13 && (
              <text x={right - 6} y={(top + bottom) / 2 + 4} textAnchor="end">
                {LEVELS[level]}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
