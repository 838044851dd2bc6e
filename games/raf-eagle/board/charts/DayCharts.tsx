import { Chart } from '@tallyho/kit'
import type { DayNumber, Priorities, Priority, Tables } from '../../pack/types.ts'
import { FULL_EFFORT, MAJOR, MINOR } from '../../rules/05-planning/limits.ts'
import { dateName, leadSpans, MARKS, pointsMark } from '../../text/names.ts'
import { Points } from '../pieces/Points.tsx'
import { PRIORITY, RAID_CLASS, WEATHER } from './labels.ts'
import { stepIndex, stepNames } from './RaidCharts.tsx'

const PRIORITIES: readonly Priority[] = ['low', 'medium', 'high']

/** RE-4.I.8.b */
export function WeatherTable(props: { readonly rows: Tables['weather']; readonly die?: number | undefined }) {
  return (
    <Chart
      corner="die"
      columns={['Luftflotte 2', 'Luftflotte 3']}
      rows={props.rows.map((row, i) => ({ name: i + 1, cells: [WEATHER[row[2]], WEATHER[row[3]]] }))}
      litRow={props.die === undefined ? undefined : props.die - 1}
    />
  )
}

/** RE-18.11.a */
export function NightCommitChart(props: {
  readonly commit: Tables['night']['commit']
  readonly priorities?: Priorities | undefined
}) {
  const { priorities } = props
  return (
    <Chart
      title="Gruppen for the night"
      corner="cities"
      columns={PRIORITIES.map(one => `industry ${one}`)}
      rows={PRIORITIES.map(city => ({
        name: PRIORITY[city],
        cells: PRIORITIES.map(industry => props.commit[city][industry].join(' to ')),
      }))}
      litRow={priorities && PRIORITIES.indexOf(priorities.city)}
      litColumn={priorities && PRIORITIES.indexOf(priorities.industry)}
    />
  )
}

/** RE-18.2.a */
export function NightPatrolChart(props: {
  readonly patrol: Tables['night']['patrol']
  readonly day?: DayNumber | undefined
  readonly die?: number | undefined
}) {
  const { patrol, day, die } = props
  return (
    <Chart
      title="Blenheims on night patrol"
      corner="from"
      columns={[1, 2, 3, 4, 5, 6].map(face => `die ${face}`)}
      rows={patrol.map(({ from, byDie }) => ({ name: dateName(from), cells: byDie }))}
      litRow={day === undefined ? undefined : patrol.findLastIndex(({ from }) => from <= day)}
      litColumn={die === undefined ? undefined : die - 1}
    />
  )
}

/** RE-18.3.a The highest die that finds a Gruppe. */
export function NightInterceptionChart(props: {
  readonly rows: Tables['night']['interception']
  readonly patrol?: number | undefined
  readonly raiders?: number | undefined
}) {
  const { rows, patrol, raiders } = props
  const ends = [...new Set(rows.flatMap(row => row.map(({ upTo }) => upTo)))].sort((a, b) => a - b)
  const all = ends.map(upTo => ({ upTo, is: upTo }))
  return (
    <Chart
      title="Found with this die or less, by Gruppen"
      corner="Blenheims"
      columns={stepNames(all)}
      rows={rows.map((row, i) => ({
        name: i === rows.length - 1 ? `${i + 1}+` : i + 1,
        cells: ends.map(end => row[stepIndex(row, end) ?? 0]?.is || '–'),
      }))}
      litRow={patrol === undefined ? undefined : Math.min(patrol, rows.length) - 1}
      litColumn={stepIndex(all, raiders)}
    />
  )
}

/** RE-18.5.a */
export function NightBombingChart(props: {
  readonly rows: Tables['night']['bombing']
  readonly raiders?: number | undefined
  readonly die?: number | undefined
}) {
  const { rows, raiders, die } = props
  const [first = []] = rows
  return (
    <Chart
      title="Points for the Luftwaffe, by Gruppen; * an accident"
      corner="die"
      columns={stepNames(first)}
      rows={rows.map((row, i) => ({
        name: i + 1,
        cells: row.map(({ is: { vp, accident } }) => `${pointsMark(-vp)}${accident ? ' *' : ''}`),
      }))}
      litRow={die === undefined ? undefined : die - 1}
      litColumn={stepIndex(first, raiders)}
    />
  )
}

/** RE-2.1.p What the total of points is good for. */
export function StrategyCounts(props: {
  readonly rows: Tables['strategies']
  readonly vp?: number | undefined
}) {
  const { rows, vp } = props
  return (
    <Chart
      title={`Strategy cards in the morning (${MARKS})`}
      corner="lead"
      columns={leadSpans(rows.map(({ from }) => from))}
      rows={[{ name: 'cards', cells: rows.map(({ cards }) => cards) }]}
      litRow={vp === undefined ? undefined : 0}
      litColumn={vp === undefined ? undefined : rows.findLastIndex(({ from }) => from <= vp)}
    />
  )
}

/** RE-9.22.a RE-4.IV.3.b What points are scored for, and by whom. */
export function PointsSummary() {
  const rows: readonly (readonly [string, number])[] = [
    ['Gruppe lost, light', 1],
    ['Gruppe lost, heavy', 2],
    ['Squadron lost, light', -1],
    ['Squadron lost, heavy', -2],
    ['Each day that passes', 1],
    ['Each point of bomb damage, as the table says', -1],
  ]
  return (
    <Chart
      title="Victory points"
      columns={['points']}
      rows={rows.map(([name, by]) => ({ name, cells: [<Points key={name} by={by} />] }))}
    />
  )
}

/** RE-5.1.b */
export function RaidPriorityTable({ table }: { readonly table: Tables['raidPriority'] }) {
  return (
    <Chart
      title="What a target card allows"
      corner="priority"
      columns={[1, 2, 3].map(value => `value ${value}`)}
      rows={PRIORITIES.map(one => ({ name: PRIORITY[one], cells: table[one].map(raid => RAID_CLASS[raid]) }))}
    />
  )
}

/** RE-5.4 The most Gruppen of a raid. */
export function RaidSizes({ raids }: { readonly raids: number }) {
  return (
    <Chart
      title="The most Gruppen of a raid"
      corner="raids of the day"
      columns={[...stepNames(MAJOR)]}
      rows={[
        { name: 'Minor', cells: MAJOR.map(() => MINOR) },
        { name: 'Major', cells: MAJOR.map(({ is }) => is) },
        { name: 'Major, coordinated or depleted', cells: MAJOR.map(() => FULL_EFFORT) },
      ]}
      litColumn={raids > 0 ? stepIndex(MAJOR, raids) : undefined}
    />
  )
}
