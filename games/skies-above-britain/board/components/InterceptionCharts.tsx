import { capital } from '@tallyho/engine'
import { Chart, DieChart } from '@tallyho/kit'
import { ALTITUDES, ESCORT_SIZES, GERMANS, SIDES, type Tables } from '../../pack/types.ts'
import { SIDE_NAMES } from '../../text/german-names.ts'
import { ALTITUDE_NAMES } from '../../text/names.ts'

const COLUMNS = ['Lead', 'Ahead', 'same flank', 'other flank', 'High', 'Low', 'Trailing']

export function Stations({ of }: { readonly of: Tables['escort'] }) {
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

export function Bombers({ of }: { readonly of: Tables['bombers'] }) {
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

export function Circle({ of: { forms } }: { readonly of: Tables['circle'] }) {
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

export function Suppression({ of }: { readonly of: Tables['suppression'] }) {
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

export function Cruise({ of: { a, b } }: { readonly of: Tables['cruise'] }) {
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
