import type { Logged } from '@tallyho/engine'
import { Tabs } from '@tallyho/kit'
import { type ReactNode, useState } from 'react'
import { depletionLevel, tablesOf } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { CombatResultsTable, DamageChart } from './CombatCharts.tsx'
import {
  NightBombingChart,
  NightCommitChart,
  NightInterceptionChart,
  NightPatrolChart,
  PointsSummary,
  RaidPriorityTable,
  RaidSizes,
  StrategyCounts,
  WeatherTable,
} from './DayCharts.tsx'
import { lastOf } from './last.ts'
import {
  BombingTable,
  ChannelPatrolChart,
  DetectionSizeChart,
  DetectionTrack,
  PriorityBand,
  PriorityModifiers,
  RemovalChart,
  RendezvousCheck,
  RendezvousFailure,
  TacticsOf,
} from './RaidCharts.tsx'
import './charts.css'

interface ChartsProps {
  readonly campaign: Campaign
  readonly notes: readonly Logged[]
}

/** Every chart of the box, and which note shows what was last read in it. */
const CHARTS = {
  combat: { title: 'Combat', draw: combat },
  damage: { title: 'Damage', draw: ({ campaign }) => <DamageChart damage={tablesOf(campaign).damage} /> },
  bombing: { title: 'Bombing', draw: bombing },
  detection: { title: 'Detection', draw: detection },
  response: { title: 'Response', draw: response },
  tactics: { title: 'Tactics', draw: tactics },
  patrol: { title: 'Channel Patrol', draw: patrol },
  rendezvous: { title: 'Rendezvous', draw: rendezvous },
  weather: { title: 'Weather', draw: weather },
  night: { title: 'Night', draw: night },
  points: { title: 'Points', draw: points },
  raids: { title: 'Raids', draw: raids },
} satisfies Record<string, { title: string; draw(props: ChartsProps): ReactNode }>

type ChartId = keyof typeof CHARTS

/** All charts on demand, one behind each tab. */
export function Charts(props: ChartsProps) {
  const [open, setOpen] = useState<ChartId>('combat')
  const ids = Object.keys(CHARTS) as ChartId[]
  return (
    <Tabs<ChartId>
      label="Charts"
      className="eagle-charts"
      open={open}
      onOpen={setOpen}
      tabs={ids.map(id => ({
        id,
        title: CHARTS[id].title,
        draw: () => <div className="eagle-chart-page">{CHARTS[id].draw(props)}</div>,
      }))}
    />
  )
}

function combat({ campaign, notes }: ChartsProps) {
  const last = lastOf(notes, 'combat')
  return (
    <CombatResultsTable
      table={tablesOf(campaign).combat}
      depletion={last?.depletion ?? depletionLevel(campaign)}
      gruppen={last?.gruppen}
      row={last?.row}
      die={last?.die}
    />
  )
}

function bombing({ campaign, notes }: ChartsProps) {
  const last = lastOf(notes, 'bombing')
  return (
    <>
      <BombingTable bombing={tablesOf(campaign).bombing} die={last?.die} column={last?.shifted} />
      <p className="eagle-chart-note">
        Columns are bombing strengths. Patchy clouds shift one to the left, broken clouds and navigational
        errors two; Ju 87s alone, an unopposed raid and pathfinders two to the right each.
      </p>
    </>
  )
}

function detection({ campaign, notes }: ChartsProps) {
  const { track, size } = tablesOf(campaign).detection
  return (
    <>
      <DetectionTrack track={track} at={lastOf(notes, 'detection')?.result} />
      <DetectionSizeChart steps={size} />
    </>
  )
}

function response({ campaign, notes }: ChartsProps) {
  const { response: chart } = tablesOf(campaign)
  const last = lastOf(notes, 'priority')
  return (
    <>
      <PriorityBand steps={chart.priority} total={last?.total} />
      <RemovalChart removed={chart.removed} priority={last?.priority} pool={last?.pool} />
      <PriorityModifiers response={chart} />
    </>
  )
}

function tactics({ campaign, notes }: ChartsProps) {
  const last = lastOf(notes, 'tactics')
  return (['1A', '1B', '2', '3', '4'] as const).map(chart => (
    <TacticsOf
      key={chart}
      tactics={tablesOf(campaign).tactics}
      chart={chart}
      against={last?.chart === chart ? last.against : undefined}
    />
  ))
}

function patrol({ campaign }: ChartsProps) {
  return <ChannelPatrolChart steps={tablesOf(campaign).channelPatrol} />
}

function rendezvous({ campaign, notes }: ChartsProps) {
  const tables = tablesOf(campaign).rendezvous
  return (
    <>
      <RendezvousCheck rows={tables.check} die={lastOf(notes, 'rendezvous-check')?.die} />
      <RendezvousFailure rows={tables.failure} die={lastOf(notes, 'rendezvous-failure')?.die} />
    </>
  )
}

function weather({ campaign, notes }: ChartsProps) {
  return <WeatherTable rows={tablesOf(campaign).weather} die={lastOf(notes, 'forecast')?.die} />
}

function night({ campaign, notes }: ChartsProps) {
  const tables = tablesOf(campaign).night
  const { city, industry } = campaign.priorities
  const met = lastOf(notes, 'night-interception')
  const bombs = lastOf(notes, 'night-bombing')
  return (
    <>
      <NightCommitChart commit={tables.commit} city={city} industry={industry} />
      <NightPatrolChart patrol={tables.patrol} day={campaign.day} die={lastOf(notes, 'night-patrol')?.die} />
      <NightInterceptionChart rows={tables.interception} patrol={met?.patrol} raiders={met?.raiders} />
      <NightBombingChart rows={tables.bombing} raiders={bombs?.raiders} die={bombs?.die} />
    </>
  )
}

function points({ campaign }: ChartsProps) {
  return (
    <>
      <StrategyCounts rows={tablesOf(campaign).strategies} vp={campaign.vp} />
      <PointsSummary />
    </>
  )
}

function raids({ campaign }: ChartsProps) {
  return (
    <>
      <RaidPriorityTable table={tablesOf(campaign).raidPriority} />
      <RaidSizes raids={campaign.plan.length} />
    </>
  )
}
