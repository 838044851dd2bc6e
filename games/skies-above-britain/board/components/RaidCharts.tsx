import { capital } from '@tallyho/engine'
import { Chart, DieChart } from '@tallyho/kit'
import { ESCORT_SIZES, POSITIONS, type Space, type Tables, VISIBILITIES, ZONES } from '../../pack/types.ts'
import { POSITION_NAMES } from '../../text/german-names.ts'
import { ALTITUDE_NAMES, VISIBILITY_NAMES, ZONE_NAMES } from '../../text/names.ts'

export function Chase({ of: { number, place } }: { readonly of: Tables['chase'] }) {
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

export function Sun({ of: { released, appears } }: { readonly of: Tables['sun'] }) {
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

export function Contact({ of }: { readonly of: Tables['contact'] }) {
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

export function Track({ of: { inbound, turn, outbound } }: { readonly of: Tables['track'] }) {
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
