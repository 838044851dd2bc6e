import { useSize } from '@tallyho/kit'
import { useRef } from 'react'
import { SEGMENTS } from '../../rules/02-terms.ts'
import { levelRows } from '../../rules/16-victory.ts'
import type { Campaign } from '../../state.ts'
import { clockName, leadName, pointsMark } from '../../text/names.ts'
import { Axis } from './Axis.tsx'
import { Bands } from './Bands.tsx'
import type { History } from './history.ts'
import { chartOf } from './scale.ts'

const ROOM = { width: 1000, height: 236 } as const

/** One Raid Day by the clock: what every hour brought, and which level of victory it comes to. */
export function RaidDay({ campaign, history }: { readonly campaign: Campaign; readonly history: History }) {
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame, ROOM)
  const steps = history.days.flatMap(day => day.steps)
  const totals = steps.map(({ vp }) => vp)
  const chart = chartOf(width, height, [0, 6], [Math.max(13, ...totals) + 2, Math.min(-19, ...totals) - 2])
  const { x, y, step } = chart
  const points = steps.map(({ segment, vp }, i) => {
    const here = steps.filter(other => other.segment === segment)
    const share = (here.indexOf(steps[i] ?? here[0] ?? { segment, vp }) + 1) / (here.length + 1)
    return `${(x(segment) + step * share).toFixed(1)} ${y(vp)}`
  })
  const last = points.at(-1) ?? `${x(0)} ${y(0)}`
  const [endX = 0, endY = 0] = last.split(' ').map(Number)
  return (
    <div className="eagle-war-season" ref={frame}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={`Victory points through the day: now ${leadName(campaign.vp)}`}
      >
        <Bands chart={chart} rows={levelRows(campaign) ?? []} />
        <g className="eagle-war-season-grid">
          <Axis chart={chart} />
        </g>
        <path className="eagle-war-season-curve" d={`M${[`${x(0)} ${y(0)}`, ...points].join('L')}`} />
        <path className="eagle-war-season-now" d={`M${endX} ${endY}m0 -8l8 8l-8 8l-8 -8Z`} />
        <text className="eagle-war-season-total" x={endX + 13} y={endY + 6}>
          {pointsMark(campaign.vp)}
        </text>
        <g>
          {SEGMENTS.map(segment => (
            <g
              key={segment}
              className={`eagle-war-day eagle-war-day-${segment === campaign.clock ? 'now' : 'day'}`}
            >
              <rect
                className="eagle-war-day-box"
                x={x(segment) + 1}
                y={chart.bottom + 19}
                width={step - 2}
                height="22"
                rx="2"
              />
              <text x={x(segment) + step / 2} y={chart.bottom + 34.5} textAnchor="middle">
                {clockName(segment)}
              </text>
            </g>
          ))}
        </g>
      </svg>
    </div>
  )
}
