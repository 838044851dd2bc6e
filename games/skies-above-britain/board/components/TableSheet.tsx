import { capital } from '@tallyho/engine'
import { BoxTable, Chart, DieChart } from '@tallyho/kit'
import type { ReactNode } from 'react'
import {
  AIRCRAFT,
  BOMBERS,
  DAMAGE_TYPES,
  HIT_TYPES,
  LEVELS,
  type Pack,
  POSITIONS,
  type Tables,
} from '../../pack/types.ts'
import { MADNESS_WORDS } from '../../text/cards.ts'
import { HOSPITALS, RECOVERIES } from '../../text/chapters/10-campaign.ts'
import { FATES, PILOT_FATES } from '../../text/fates.ts'
import { BOMBER_NAMES, DAMAGE_NAMES, POSITION_NAMES } from '../../text/german-names.ts'
import { AIRCRAFT_NAMES, HIT_NAMES, LEVEL_NAMES, stationName } from '../../text/names.ts'
import { Bombers, Circle, Cruise, Stations, Suppression } from './InterceptionCharts.tsx'
import { Chase, Contact, Sun, Track } from './RaidCharts.tsx'

/** Every table of the box, under its name and with its source. */
export function TableSheet({ pack: { tables, sources } }: { readonly pack: Pack }) {
  const drawn: readonly (readonly [keyof Tables, string, ReactNode])[] = [
    ['escort', 'Intercept the escort', <Stations key="e" of={tables.escort} />],
    ['bombers', 'Intercept the bombers', <Bombers key="b" of={tables.bombers} />],
    [
      'missed',
      'Where a formation ends up that misses bombers without escort',
      <Chart
        key="m"
        corner="from"
        columns={['to']}
        rows={POSITIONS.map(at => ({ name: POSITION_NAMES[at], cells: [POSITION_NAMES[tables.missed[at]]] }))}
      />,
    ],
    [
      'circle',
      `Do 110s form a circle? (${tables.circle.schwarms} groups of four)`,
      <Circle key="c" of={tables.circle} />,
    ],
    ['suppression', 'Escort suppression', <Suppression key="s" of={tables.suppression} />],
    ['cruise', 'Cruise checks', <Cruise key="cr" of={tables.cruise} />],
    ['chase', 'Chase', <Chase key="ch" of={tables.chase} />],
    ['sun', 'The sun', <Sun key="su" of={tables.sun} />],
    ['contact', 'Contact', <Contact key="co" of={tables.contact} />],
    ['fate', 'Fate Boxes', <FateBoxes key="f" of={tables.fate} />],
    ['fuel', 'Fuel Track', <Fuel key="fu" of={tables.fuel} />],
    ['track', 'Raid Track', <Track key="t" of={tables.track} />],
    [
      'recovery',
      'Down in the Channel',
      LEVELS.map(level => (
        <DieChart
          key={level}
          name={LEVEL_NAMES[level]}
          table={tables.recovery[level]}
          say={is => RECOVERIES[is]}
        />
      )),
    ],
    ['hospital', 'Hospital', <DieChart key="h" table={tables.hospital} say={is => HOSPITALS[is]} />],
    ['madness', 'Madness', <DieChart key="ma" table={tables.madness} say={is => MADNESS_WORDS[is]} />],
    [
      'limits',
      'Damage markers that destroy a bomber',
      <Chart
        key="l"
        columns={DAMAGE_TYPES.map(type => DAMAGE_NAMES[type])}
        rows={BOMBERS.map(type => ({
          name: BOMBER_NAMES[type],
          cells: DAMAGE_TYPES.map(part => tables.limits[type][part]),
        }))}
      />,
    ],
    [
      'distance',
      'Which stations are near',
      <Chart
        key="d"
        corner="from"
        columns={['nearest first']}
        rows={POSITIONS.map(at => ({
          name: POSITION_NAMES[at],
          cells: [
            tables.distance[at]
              .map(group => group.map(one => stationName(one).replace(/^the | station$/g, '')).join(' or '))
              .join(', '),
          ],
        }))}
      />,
    ],
  ]
  return (
    <div className="sab-box-sheet">
      {drawn.map(([id, title, drawing]) => (
        <BoxTable key={id} title={title} of={sources[id]}>
          <div className="sab-box-tables">{drawing}</div>
        </BoxTable>
      ))}
    </div>
  )
}

function FateBoxes({ of }: { readonly of: Tables['fate'] }) {
  return HIT_TYPES.map(hit => (
    <div key={hit}>
      {AIRCRAFT.map(aircraft => (
        <DieChart
          key={aircraft}
          title={`${capital(HIT_NAMES[hit])}, ${AIRCRAFT_NAMES[aircraft]}`}
          table={of[hit][aircraft]}
          say={is => FATES[is]}
        />
      ))}
      {(['crashes', 'fire', 'green'] as const).map(row => (
        <DieChart
          key={row}
          title={
            row === 'green'
              ? 'The man, if he is a novice'
              : `The man, if it ${row === 'fire' ? 'burns' : 'crashes'}`
          }
          table={of[hit][row]}
          say={is => PILOT_FATES[is]}
        />
      ))}
    </div>
  ))
}

function Fuel({ of: { checks, full } }: { readonly of: Tables['fuel'] }) {
  return (
    <Chart
      corner={`Full: Hurricanes on ${full.hurricane + 1}, Spitfires on ${full.spitfire + 1}`}
      columns={checks.map((_, i) => i + 1)}
      rows={[{ name: 'lands from', cells: checks.map(number => (number === 0 ? '–' : number)) }]}
    />
  )
}
