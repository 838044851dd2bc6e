import type { Logged, Pause } from '@tallyho/engine'
import { Chart } from '@tallyho/kit'
import type { ReactNode } from 'react'
import type { Pack, Tables } from '../../pack/types.ts'
import { depletionLevel } from '../../rules/02-terms.ts'
import { combatIn } from '../../rules/09-combat/combat.ts'
import { bombsOn } from '../../rules/10-bombing/bombing.ts'
import type { Campaign } from '../../state.ts'
import { boxOf } from '../../text/08-combat.ts'
import { dateName, MARKS, pointsMark } from '../../text/names.ts'
import type { Notes } from '../../vocabulary.ts'
import { factsIn } from '../../vocabulary.ts'
import { storyOf } from '../raid/story.ts'
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

/** What a chart is drawn from: in play the table and its log light what was last read in it. */
interface Drawn {
  readonly tables: Tables
  readonly campaign?: Campaign
  readonly notes: readonly Logged[]
  /** The roll that is waited for: where it is read is lit before it falls. */
  readonly pause?: Pause | undefined
}

/** What was told of the raid that is in the air: another one has read other lines. */
const toldOf = <K extends keyof Notes>({ notes }: Drawn, key: K) => factsIn(storyOf(notes).told)(key).at(-1)

/** RE-9.1.c The fight that the die is about to fall for; else the last one of this raid. */
function fightIn(
  drawn: Drawn,
): (Pick<Notes['combat'], 'gruppen' | 'row'> & { readonly die?: number }) | undefined {
  const { campaign, pause } = drawn
  if (!campaign || pause?.kind !== 'chance' || pause.what !== 'combat') return toldOf(drawn, 'combat')
  const { gruppen, row } = combatIn(campaign, boxOf(pause))
  return { gruppen: gruppen.length, row }
}

/** RE-10.b The same of the bombs. */
function bombsIn(drawn: Drawn): (Pick<Notes['bombing'], 'shifted'> & { readonly die?: number }) | undefined {
  const { campaign, pause } = drawn
  const isNow = campaign?.flight && pause?.kind === 'chance' && pause.what === 'bombing'
  return isNow ? { shifted: bombsOn(campaign).shifted } : toldOf(drawn, 'bombing')
}

/** One chart of the box: where its numbers come from, and how it looks. */
interface ChartOfBox {
  readonly title: string
  readonly of: keyof Pack['sources'] & keyof Tables
  /** What it is for, in a sentence. */
  readonly says: string
  draw(drawn: Drawn): ReactNode
}

/** Every chart of the box. */
export const CHARTS = {
  combat: {
    title: 'Combat',
    of: 'combat',
    says: 'All ratings of both sides are added up. Gruppen find the column, the sum the row; the die gives a result for each letter.',
    draw: drawn => {
      const { tables, campaign } = drawn
      const fight = fightIn(drawn)
      return (
        <CombatResultsTable
          table={tables.combat}
          depletion={campaign ? depletionLevel(campaign) : 0}
          gruppen={fight?.gruppen}
          row={fight?.row}
          die={fight?.die}
        />
      )
    },
  },
  damage: {
    title: 'Damage',
    of: 'damage',
    says: 'What a result does to a unit, by the box it is in and the side of the counter that is up.',
    draw: ({ tables }) => <DamageChart damage={tables.damage} />,
  },
  bombing: {
    title: 'Bombing',
    of: 'bombing',
    says: 'Columns are bombing strengths. Patchy clouds shift one to the left, broken clouds and navigational errors two; Ju 87s alone, an unopposed raid and pathfinders two to the right each.',
    draw: drawn => {
      const bombs = bombsIn(drawn)
      return <BombingTable bombing={drawn.tables.bombing} die={bombs?.die} column={bombs?.shifted} />
    },
  },
  detection: {
    title: 'Detection',
    of: 'detection',
    says: 'The die and all modifiers come to a space: how early the British are warned, and how much they know.',
    draw: drawn => (
      <>
        <DetectionTrack track={drawn.tables.detection.track} at={toldOf(drawn, 'detection')?.result} />
        <DetectionSizeChart steps={drawn.tables.detection.size} />
      </>
    ),
  },
  response: {
    title: 'Response',
    of: 'response',
    says: 'How much the raid matters to Fighter Command, and how many squadrons of the pool it holds back for others.',
    draw: drawn => {
      const { response } = drawn.tables
      const last = toldOf(drawn, 'priority')
      return (
        <>
          <PriorityBand steps={response.priority} total={last?.total} />
          <RemovalChart removed={response.removed} priority={last?.priority} pool={last?.pool} />
          <PriorityModifiers response={response} />
        </>
      )
    },
  },
  tactics: {
    title: 'Tactics',
    of: 'tactics',
    says: 'How many squadrons the pool needs before it dares to meet the raid, by what is known of it.',
    draw: drawn => {
      const last = toldOf(drawn, 'tactics')
      return (['1A', '1B', '2', '3', '4'] as const).map(chart => (
        <TacticsOf
          key={chart}
          tactics={drawn.tables.tactics}
          chart={chart}
          against={last?.chart === chart ? last.against : undefined}
        />
      ))
    },
  },
  patrol: {
    title: 'Channel Patrol',
    of: 'channelPatrol',
    says: 'So many Me 109s must wait over the Channel to cover the way home of the bombers.',
    draw: ({ tables }) => <ChannelPatrolChart steps={tables.channelPatrol} />,
  },
  rendezvous: {
    title: 'Rendezvous',
    of: 'rendezvous',
    says: 'The first die asks whether the Gruppen find each other over the Channel; if not, the second says which letter suffers.',
    draw: drawn => {
      const { check, failure } = drawn.tables.rendezvous
      return (
        <>
          <RendezvousCheck rows={check} die={toldOf(drawn, 'rendezvous-check')?.die} />
          <RendezvousFailure rows={failure} die={toldOf(drawn, 'rendezvous-failure')?.die} />
        </>
      )
    },
  },
  weather: {
    title: 'Weather',
    of: 'weather',
    says: 'One die for the day: the sky over the targets of each Luftflotte.',
    draw: ({ tables, notes }) => (
      <WeatherTable rows={tables.weather} die={factsIn(notes)('forecast').at(-1)?.die} />
    ),
  },
  night: {
    title: 'Night',
    of: 'night',
    says: 'How many bombers wait for the night, how many Blenheims patrol, who is found, and what the bombs do.',
    draw: ({ tables: { night }, campaign, notes }) => {
      const met = factsIn(notes)('night-interception').at(-1)
      const bombs = factsIn(notes)('night-bombing').at(-1)
      return (
        <>
          <NightCommitChart commit={night.commit} priorities={campaign?.priorities} />
          <NightPatrolChart
            patrol={night.patrol}
            day={campaign?.day}
            die={factsIn(notes)('night-patrol').at(-1)?.die}
          />
          <NightInterceptionChart rows={night.interception} patrol={met?.patrol} raiders={met?.raiders} />
          <NightBombingChart rows={night.bombing} raiders={bombs?.raiders} die={bombs?.die} />
        </>
      )
    },
  },
  points: {
    title: 'Points',
    of: 'strategies',
    says: 'What victory points are scored for, and how many strategy cards a lead brings.',
    draw: ({ tables, campaign }) => (
      <>
        <StrategyCounts rows={tables.strategies} vp={campaign?.vp} />
        <PointsSummary />
      </>
    ),
  },
  raids: {
    title: 'Raids',
    of: 'raidPriority',
    says: 'A target card has a value: with the priority of its type it allows a minor raid, a major one, or none.',
    draw: ({ tables, campaign }) => (
      <>
        <RaidPriorityTable table={tables.raidPriority} />
        <RaidSizes raids={campaign?.plan.length ?? 0} />
      </>
    ),
  },
  sealion: {
    title: 'Sealion',
    of: 'sealion',
    says: 'The lead that begins the landing, and the one that ends all thought of it, by day.',
    draw: ({ tables }) => (
      <Chart
        title={`Values by day (${MARKS})`}
        corner="day"
        columns={['begins at', 'called off at']}
        rows={tables.sealion.map(({ day, start, cancel }) => ({
          name: dateName(day),
          cells: [`${pointsMark(start)} or more`, `${pointsMark(cancel)} or more`],
        }))}
      />
    ),
  },
  tracks: {
    title: 'Tracks',
    of: 'trackTop',
    says: 'More replacement points than this are lost.',
    draw: ({ tables }) => (
      <Chart
        title="Tops of the replacement tracks"
        corner="track"
        columns={['top']}
        rows={Object.entries(tables.trackTop).map(([name, top]) => ({ name, cells: [top] }))}
      />
    ),
  },
  jabo: {
    title: 'Fighter-bombers',
    of: 'jabo',
    says: 'What a Me 109 with bombs fights and bombs with.',
    draw: ({ tables }) => (
      <Chart
        title="Jabo"
        corner=""
        columns={['full', 'reduced']}
        rows={[
          { name: 'rating', cells: [...tables.jabo.rating] },
          { name: 'bombs', cells: [...tables.jabo.bombing] },
        ]}
      />
    ),
  },
} satisfies Record<string, ChartOfBox>

export type ChartId = keyof typeof CHARTS

export const CHART_IDS = Object.keys(CHARTS) as readonly ChartId[]

/** One of them, with what it is for above it. */
export function ChartPage({ id, ...drawn }: Drawn & { readonly id: ChartId }) {
  const chart: ChartOfBox = CHARTS[id]
  return (
    <>
      <p className="eagle-chart-note">{chart.says}</p>
      {chart.draw(drawn)}
    </>
  )
}
