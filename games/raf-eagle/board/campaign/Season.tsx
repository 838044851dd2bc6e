import { useSize } from '@tallyho/kit'
import { useLayoutEffect, useRef } from 'react'
import { packOf } from '../../pack/index.ts'
import type { DayNumber } from '../../pack/types.ts'
import { levelRows, OCT_1, SEPT_22 } from '../../rules/16-victory.ts'
import type { Campaign } from '../../state.ts'
import { dateName, leadName, pointsMark } from '../../text/names.ts'
import { Axis } from './Axis.tsx'
import { Bands } from './Bands.tsx'
import { Calendar } from './Calendar.tsx'
import { Gate } from './Gate.tsx'
import type { History, WarDay } from './history.ts'
import { type Chart, chartOf } from './scale.ts'

const ROOM = { width: 1000, height: 236 } as const

/** The calendar and the total of victory points as one drawing: German successes go up, days that pass go down. */
export function Season({ campaign, history }: { readonly campaign: Campaign; readonly history: History }) {
  const frame = useRef<HTMLDivElement>(null)
  const { width: seen, height } = useSize(frame, ROOM)
  const [first, last] = daysShown(campaign)
  // Where not all days find room the sheet is wider than its frame, and begins at today.
  const width = Math.max(seen, AXIS + LEAST * (last - first + 1))
  const chart = chartOf(width, height, [first, last], totalsShown(campaign, history))
  const rows = levelRows(campaign)
  const today = chart.x(campaign.day)
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollLeft = today - seen * 0.6
  }, [today, seen])
  return (
    <div className="eagle-war-season" ref={frame}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={`Victory points by day: ${history.days.map(({ day, after }) => `${dateName(day)} ${leadName(after)}`).join(', ')}`}
      >
        <Grid chart={chart} />
        {rows ? <Bands chart={chart} rows={rows} /> : <Gate chart={chart} campaign={campaign} />}
        <Curve chart={chart} campaign={campaign} days={history.days} />
        <Calendar chart={chart} campaign={campaign} days={history.days} />
      </svg>
    </div>
  )
}

/** Room beside the days, and for each of them at least, in px. */
const AXIS = 62
const LEAST = 17

function daysShown({ scenario, day }: Campaign): readonly [first: DayNumber, last: DayNumber] {
  return [scenario === 'thin-blue-line' ? 16 : 0, scenario === 'hardest-days' ? Math.max(13, day + 3) : OCT_1]
}

/** From the highest British total to the highest German one, with some room. */
function totalsShown(campaign: Campaign, { days }: History): readonly [british: number, german: number] {
  const totals = [campaign.vp, ...days.flatMap(({ before, after }) => [before, after])]
  const sealion = levelRows(campaign) ? [] : packOf(campaign).pack.tables.sealion
  const gate = sealion.filter(({ day }) => day <= SEPT_22)
  return [
    Math.max(14, ...totals, ...gate.map(({ cancel }) => cancel)) + 5,
    Math.min(-18, ...totals, ...gate.map(({ start }) => start)) - 4,
  ]
}

function Grid({ chart }: { readonly chart: Chart }) {
  const { left, right, y, british, german } = chart
  return (
    <g className="eagle-war-season-grid">
      {chart.sundays.map(day => (
        <rect
          key={day}
          className="eagle-war-season-sunday"
          x={chart.x(day)}
          y={chart.top}
          width={chart.step}
          height={chart.bottom - chart.top}
        />
      ))}
      <Axis chart={chart} />
      {german < -35 && <path className="eagle-war-season-won" d={`M${left} ${y(-35)}H${right}`} />}
      {british > 35 && <path className="eagle-war-season-lost" d={`M${left} ${y(35)}H${right}`} />}
    </g>
  )
}

/** What every Raid Day brought, and what the days between cost. */
function Curve(props: {
  readonly chart: Chart
  readonly campaign: Campaign
  readonly days: readonly WarDay[]
}) {
  const { chart, campaign } = props
  const { x, y, step } = chart
  const days = props.days.filter(({ day }) => chart.days.includes(day))
  const mid = (day: DayNumber) => x(day) + step / 2
  const points = [
    ...days.flatMap(({ day, before, after }) => [
      [mid(day), y(before)],
      [mid(day), y(after)],
    ]),
    [mid(campaign.day), y(campaign.vp)],
  ] as const
  const line = points.map(([px, py]) => `${px} ${py}`).join('L')
  const first = points[0]
  return (
    <g>
      <path
        className="eagle-war-season-area"
        d={`M${first?.[0] ?? 0} ${y(0)}L${line}L${mid(campaign.day)} ${y(0)}Z`}
      />
      <path className="eagle-war-season-curve" d={`M${line}`} />
      {days.map(({ day, before, after }) => (
        <g key={day}>
          <path
            className={
              after > before ? 'eagle-war-season-jump eagle-war-season-cost' : 'eagle-war-season-jump'
            }
            d={`M${mid(day)} ${y(before)}V${y(after)}`}
          />
          <circle className="eagle-war-season-knob" cx={mid(day)} cy={y(after)} r="4" />
        </g>
      ))}
      <Events chart={chart} days={days} />
      <path
        className="eagle-war-season-now"
        d={`M${mid(campaign.day)} ${y(campaign.vp)}m0 -8l8 8l-8 8l-8 -8Z`}
      />
      <text
        className="eagle-war-season-total"
        x={mid(campaign.day) + 13}
        y={y(campaign.vp) + (campaign.vp < 0 ? 20 : -9)}
        textAnchor="start"
      >
        {pointsMark(campaign.vp)}
      </text>
    </g>
  )
}

/** The hardest blow of a day, written over it where there is room. */
function Events({ chart, days }: { readonly chart: Chart; readonly days: readonly WarDay[] }) {
  const taken: { readonly from: number; readonly to: number; readonly row: number }[] = []
  return days.map(({ day, after, bombed }) => {
    const best = bombed.toSorted((a, b) => b.vp - a.vp)[0]
    if (!best || best.vp === 0) return undefined
    const at = chart.x(day) + chart.step / 2
    const half = best.target.length * 3.6 + 4
    const from = Math.max(chart.left, at - half)
    const row = [0, 1, 2].find(
      one => !taken.some(t => t.row === one && t.to > from && t.from < from + 2 * half),
    )
    if (row === undefined || from + 2 * half > chart.right) return undefined
    taken.push({ from, to: from + 2 * half, row })
    const top = chart.top + 12 + row * 17
    return (
      <g key={day} className="eagle-war-season-event">
        <path d={`M${at} ${top + 4}V${Math.max(top + 4, chart.y(after) - 6)}`} />
        <text x={from + half} y={top} textAnchor="middle">
          {best.target}
        </text>
      </g>
    )
  })
}
