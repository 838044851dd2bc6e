import { BoxTable, Chart } from '@tallyho/kit'
import type { Pack } from '../../pack/types.ts'
import { dateName, MARKS, pointsMark } from '../../text/names.ts'
import '../charts/charts.css'
import { CombatResultsTable, DamageChart } from '../charts/CombatCharts.tsx'
import { RaidPriorityTable, StrategyCounts, WeatherTable } from '../charts/DayCharts.tsx'
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
} from '../charts/RaidCharts.tsx'
import { NightTables } from './NightTables.tsx'

/** Every table of the box. */
export function TableSheet({ pack: { tables, sources } }: { readonly pack: Pack }) {
  return (
    <div className="eagle-box-sheet">
      <BoxTable title="Raid priority" of={sources.raidPriority}>
        <RaidPriorityTable table={tables.raidPriority} />
      </BoxTable>
      <BoxTable title="Strategy cards" of={sources.strategies}>
        <StrategyCounts rows={tables.strategies} vp={0} />
      </BoxTable>
      <BoxTable title="Weather" of={sources.weather}>
        <WeatherTable rows={tables.weather} />
      </BoxTable>
      <BoxTable title="Channel Patrol" of={sources.channelPatrol}>
        <ChannelPatrolChart steps={tables.channelPatrol} />
      </BoxTable>
      <BoxTable title="Detection" of={sources.detection}>
        <DetectionTrack track={tables.detection.track} />
        <DetectionSizeChart steps={tables.detection.size} />
      </BoxTable>
      <BoxTable title="Rendezvous" of={sources.rendezvous}>
        <RendezvousCheck rows={tables.rendezvous.check} />
        <RendezvousFailure rows={tables.rendezvous.failure} />
      </BoxTable>
      <BoxTable title="Response" of={sources.response}>
        <PriorityBand steps={tables.response.priority} />
        <RemovalChart removed={tables.response.removed} />
        <PriorityModifiers response={tables.response} />
      </BoxTable>
      <BoxTable title="Tactics" of={sources.tactics}>
        {(['1A', '1B', '2', '3', '4'] as const).map(chart => (
          <TacticsOf key={chart} tactics={tables.tactics} chart={chart} />
        ))}
      </BoxTable>
      <BoxTable title="Combat results" of={sources.combat}>
        <CombatResultsTable table={tables.combat} depletion={0} />
      </BoxTable>
      <BoxTable title="Combat damage" of={sources.damage}>
        <DamageChart damage={tables.damage} />
      </BoxTable>
      <BoxTable title="Bombing" of={sources.bombing}>
        <BombingTable bombing={tables.bombing} />
      </BoxTable>
      <BoxTable title="Sealion" of={sources.sealion}>
        <Chart
          title={`Values by day (${MARKS})`}
          corner="day"
          columns={['begins at', 'called off at']}
          rows={tables.sealion.map(({ day, start, cancel }) => ({
            name: dateName(day),
            cells: [`${pointsMark(start)} or more`, `${pointsMark(cancel)} or more`],
          }))}
        />
      </BoxTable>
      <BoxTable title="Tops of the replacement tracks" of={sources.trackTop}>
        <Chart
          title="Tracks"
          corner="track"
          columns={['top']}
          rows={Object.entries(tables.trackTop).map(([name, top]) => ({ name, cells: [top] }))}
        />
      </BoxTable>
      <BoxTable title="Fighter-bombers" of={sources.jabo}>
        <Chart
          title="Jabo"
          corner=""
          columns={['full', 'reduced']}
          rows={[
            { name: 'combat', cells: [...tables.jabo.rating] },
            { name: 'bombs', cells: [...tables.jabo.bombing] },
          ]}
        />
      </BoxTable>
      <BoxTable title="Night" of={sources.night}>
        <NightTables night={tables.night} />
      </BoxTable>
    </div>
  )
}
