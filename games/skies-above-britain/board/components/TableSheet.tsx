import { capital } from '@tallyho/engine'
import { BoxTable, Chart, DieChart } from '@tallyho/kit'
import type { ReactNode } from 'react'
import {
  AIRCRAFT,
  ALTITUDES,
  BOMBERS,
  DAMAGE_TYPES,
  ESCORT_SIZES,
  GERMANS,
  HIT_TYPES,
  LEVELS,
  type Pack,
  POSITIONS,
  SIDES,
  type Space,
  type Tables,
  VISIBILITIES,
  ZONES,
} from '../../pack/types.ts'
import { HOSPITALS, RECOVERIES } from '../../text/10-campaign.ts'
import { MADNESS_WORDS } from '../../text/cards.ts'
import { FATES, PILOT_FATES } from '../../text/fates.ts'
import {
  AIRCRAFT_NAMES,
  ALTITUDE_NAMES,
  BOMBER_NAMES,
  DAMAGE_NAMES,
  HIT_NAMES,
  LEVEL_NAMES,
  POSITION_NAMES,
  SIDE_NAMES,
  stationName,
  VISIBILITY_NAMES,
  ZONE_NAMES,
} from '../../text/names.ts'

const COLUMNS = ['Lead', 'Ahead', 'same flank', 'other flank', 'High', 'Low', 'Trailing']

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
      `Do 110s form a circle? (${tables.circle.schwarms} schwarms)`,
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

function Stations({ of }: { readonly of: Tables['escort'] }) {
  return SIDES.map(side => (
    <Chart
      key={side}
      title={`From the ${SIDE_NAMES[side]}`}
      columns={COLUMNS}
      rows={ALTITUDES.flatMap(altitude =>
        GERMANS.map(type => ({
          name: `${ALTITUDE_NAMES[altitude]}, Me ${type}`,
          cells: of[side][altitude][type].split(' '),
        })),
      )}
    />
  ))
}

function Bombers({ of }: { readonly of: Tables['bombers'] }) {
  return SIDES.map(side => (
    <Chart
      key={side}
      title={`From the ${SIDE_NAMES[side]}`}
      columns={[...COLUMNS, 'no escort']}
      rows={ALTITUDES.flatMap(altitude =>
        GERMANS.map(type => ({
          name: `${ALTITUDE_NAMES[altitude]}, Me ${type}`,
          cells: [...of[side][altitude][type].split(' '), of[side][altitude].none],
        })),
      )}
    />
  ))
}

function Circle({ of: { forms } }: { readonly of: Tables['circle'] }) {
  const sizes = ['section', 'flight', 'squadron'] as const
  return (
    <Chart
      corner="attacked by"
      columns={sizes.map(capital)}
      rows={ALTITUDES.map(altitude => ({
        name: ALTITUDE_NAMES[altitude],
        cells: sizes.map(size => `${forms[altitude][size]}+`),
      }))}
    />
  )
}

function Suppression({ of }: { readonly of: Tables['suppression'] }) {
  return ([...ESCORT_SIZES, 'circle'] as const).map(size => (
    <Chart
      key={size}
      title={capital(size)}
      corner="fighters"
      columns={of[size].map(({ upTo }) => `≤ ${upTo}`)}
      rows={[
        { name: 'red number', cells: of[size].map(({ red }) => red) },
        { name: 'blue number', cells: of[size].map(({ blue }) => blue) },
      ]}
    />
  ))
}

function Cruise({ of: { a, b } }: { readonly of: Tables['cruise'] }) {
  return (
    <>
      <Chart
        title="Is it seen?"
        columns={['High', 'flank']}
        rows={GERMANS.map(type => ({ name: `Me ${type}`, cells: [`${a[type].high}+`, `${a[type].flank}+`] }))}
      />
      {ESCORT_SIZES.map(size => (
        <DieChart key={size} title={`${capital(size)} escort`} table={b[size]} say={capital} />
      ))}
    </>
  )
}

function Chase({ of: { number, place } }: { readonly of: Tables['chase'] }) {
  const sizes = ['none', ...ESCORT_SIZES] as const
  return (
    <>
      <Chart
        corner="found from; Germans find us up to"
        columns={sizes.map(size => (size === 'none' ? 'no escort' : size))}
        rows={VISIBILITIES.map(sky => ({
          name: capital(VISIBILITY_NAMES[sky]),
          cells: sizes.map(size => `${number[sky][size].red}+; ${number[sky][size].green}`),
        }))}
      />
      <DieChart title="Where" table={place} say={at => POSITION_NAMES[at]} />
    </>
  )
}

function Sun({ of: { released, appears } }: { readonly of: Tables['sun'] }) {
  return (
    <>
      <Chart
        title="When the raid turns for home"
        corner="sun on"
        columns={['even', 'odd']}
        rows={POSITIONS.map(at => ({
          name: POSITION_NAMES[at],
          cells: [POSITION_NAMES[released[at].even], POSITION_NAMES[released[at].odd]],
        }))}
      />
      <DieChart title="When it comes out" table={appears} say={at => POSITION_NAMES[at]} />
    </>
  )
}

function Contact({ of }: { readonly of: Tables['contact'] }) {
  return (['same', 'adjacent'] as const).map(zone => (
    <DieChart
      key={zone}
      title={zone === 'same' ? 'In the zone of the raid' : 'From the next zone'}
      table={of[zone]}
      from={zone === 'same' ? 0 : -1}
      say={({ positions, altitude }) =>
        `${positions.map(at => POSITION_NAMES[at]).join(' or ')}, ${altitude === 'same' ? 'at its altitude' : ALTITUDE_NAMES[altitude]}`
      }
      tall
    />
  ))
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
              ? 'The man, if he is a novice (Green)'
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

function Track({ of: { inbound, turn, outbound } }: { readonly of: Tables['track'] }) {
  const rows: readonly (readonly [string, readonly Space[]])[] = [
    ['Inbound', inbound],
    ['Turn', [turn]],
    ...ZONES.map(zone => [`Home from ${ZONE_NAMES[zone]}`, outbound[zone]] as const),
  ]
  return rows.map(([title, spaces]) => (
    <Chart
      key={title}
      title={title}
      columns={spaces.map((_, i) => i + 1)}
      rows={[
        { name: 'zone', cells: spaces.map(({ zone }) => capital(zone)) },
        { name: '109s leave from', cells: spaces.map(({ exit109 }) => exit109 ?? '–') },
        { name: '110s leave from', cells: spaces.map(({ exit110 }) => exit110 ?? '–') },
        { name: 'Channel Patrol from', cells: spaces.map(({ patrol }) => patrol ?? '–') },
        { name: 'over the Channel', cells: spaces.map(({ channel }) => (channel ? 'yes' : '–')) },
      ]}
    />
  ))
}
