import { capital } from '@tallyho/engine'
import { BoxTable, Chart, dayText, namesUpTo, signed } from '@tallyho/kit'
import type { CombatResult, Damage, DamageRow, Pack } from '../../pack/types.ts'
import { COMBAT_RESULTS, DAMAGE_ROWS, REGIONS, SCENARIOS, SECTIONS, WEATHERS } from '../../pack/types.ts'
import { bombColumns } from '../events/BombingCard.tsx'
import {
  EVADE_NAMES,
  FORCE_NAMES,
  INTELLIGENCE_NAMES,
  regionName,
  SECTION_NAMES,
  trackName,
  WARNING_NAMES,
  WEATHER_NAMES,
} from '../pieces/names.ts'

/** Letters of the printed table; the chart below it says what each does. */
const RESULT_NAMES: Readonly<Record<CombatResult, string>> = {
  none: '–',
  D: 'D disrupted',
  A: 'A abort',
  L: 'L light loss',
  H: 'H heavy loss',
}

/** Every table as a paper chart. */
export function Tables({ pack }: { readonly pack: Pack }) {
  return (
    <div className="tables">
      <Crossing pack={pack} />
      <Detection pack={pack} />
      <Results pack={pack} />
      <DamageChart pack={pack} />
      <Bombing pack={pack} />
      <Placement pack={pack} />
      <Force pack={pack} />
      <Targets pack={pack} />
    </div>
  )
}

const FACES = [1, 2, 3, 4, 5, 6] as const

function Crossing({ pack: { crossing } }: { readonly pack: Pack }) {
  return (
    <BoxTable title="Coast Crossing Table" of={crossing}>
      <Chart
        corner="die"
        columns={FACES}
        rows={SCENARIOS.flatMap(scenario =>
          REGIONS.map(region => ({
            name: `${dayText(scenario)}, ${regionName(region)}`,
            cells: crossing.rows[scenario][region].split(''),
          })),
        )}
      />
    </BoxTable>
  )
}

function Detection({ pack: { detection } }: { readonly pack: Pack }) {
  const names = namesUpTo(detection.rows.map(({ upTo }) => upTo))
  return (
    <BoxTable title="Detection Table" of={detection}>
      <Chart
        corner="total"
        columns={['warning', 'intelligence']}
        rows={detection.rows.map((row, i) => ({
          name: names[i],
          cells: [WARNING_NAMES[row.warning], INTELLIGENCE_NAMES[row.intelligence]],
        }))}
      />
      <p>
        Each operating net {signed(detection.perNet)}; major raid {signed(detection.major)};{' '}
        {WEATHERS.map(
          weather => `${WEATHER_NAMES[weather].toLowerCase()} ${signed(detection.weather[weather])}`,
        ).join('; ')}
        .
      </p>
    </BoxTable>
  )
}

function Results({ pack: { combatResults } }: { readonly pack: Pack }) {
  const column = (title: string, rows: Pack['combatResults']['german']) => (
    <Chart
      title={title}
      corner="total"
      columns={['result']}
      rows={rows.map(({ result }, i) => ({
        name: namesUpTo(rows.map(({ upTo }) => upTo))[i],
        cells: [RESULT_NAMES[result]],
      }))}
    />
  )
  return (
    <BoxTable title="Combat Results Table" of={combatResults}>
      <div className="table-pair">
        {column('On the group', combatResults.german)}
        {column('On the squadron', combatResults.british)}
      </div>
    </BoxTable>
  )
}

const ROW_NAMES: Readonly<Record<DamageRow, string>> = {
  'squadron-hunt': 'Squadron, Hunt Box',
  'squadron-attacked': 'Squadron attacked by an escort',
  'squadron-own': 'Squadron, own attack on bombers',
  'group-hunt': 'Group, Hunt Box',
  'group-escort': 'Group, Close Escort Box',
  'group-bomber': 'Group, Bomber Box',
}
const PLACES = {
  bomber: 'to Bomber Box',
  inflight: 'in flight',
  light: 'light loss',
  heavy: 'heavy loss',
} as const

function effect({ reduced, to }: Damage): string {
  return [reduced && 'reduced', to && PLACES[to]].filter(Boolean).join(', ') || 'stays'
}

function DamageChart({ pack: { combatDamage } }: { readonly pack: Pack }) {
  return (
    <BoxTable title="Combat Damage Chart" of={combatDamage}>
      <Chart
        corner="unit and face"
        columns={COMBAT_RESULTS.map(result => RESULT_NAMES[result])}
        rows={DAMAGE_ROWS.flatMap(row =>
          (['full', 'reduced'] as const).map(face => ({
            name: `${ROW_NAMES[row]}, ${face}`,
            cells: COMBAT_RESULTS.map(result => effect(combatDamage.rows[row][face][result])),
          })),
        )}
      />
    </BoxTable>
  )
}

function Bombing({ pack: { bombDamage } }: { readonly pack: Pack }) {
  return (
    <BoxTable title="Bomb Damage Chart" of={bombDamage}>
      <Chart
        corner="strength"
        columns={bombColumns(bombDamage.columns)}
        rows={WEATHERS.map(weather => ({ name: WEATHER_NAMES[weather], cells: bombDamage.rows[weather] }))}
      />
    </BoxTable>
  )
}

function Placement({ pack: { placement } }: { readonly pack: Pack }) {
  const sections = SECTIONS.map(section => SECTION_NAMES[section])
  return (
    <BoxTable title="Placement in the displays" of={placement}>
      <div className="table-pair">
        <Chart
          title="Squadrons, Hunt Box"
          corner="die"
          columns={[...sections, 'evade']}
          rows={placement.hunt.map(({ letters, evade }, i) => ({
            name: i + 1,
            cells: [
              ...letters.split(''),
              evade ? `${EVADE_NAMES[evade.when]}: ${SECTION_NAMES[evade.section].toLowerCase()}` : '–',
            ],
          }))}
        />
        <Chart
          title="Bombers, Bomber Box"
          corner="die"
          columns={sections}
          rows={placement.bomber.map((letters, i) => ({ name: i + 1, cells: letters.split('') }))}
        />
      </div>
      <p>
        Hunters and close escorts:{' '}
        {placement.fixed
          .split('')
          .map((letter, i) => `${letter} ${sections[i]?.toLowerCase()}`)
          .join(', ')}
        .
      </p>
    </BoxTable>
  )
}

function Force({ pack: { force } }: { readonly pack: Pack }) {
  return (
    <BoxTable title="Raid Force Chart" of={force}>
      {Object.entries(force.rows).map(([letter, lists]) => (
        <Chart
          key={letter}
          title={`Force ${letter}`}
          corner="die"
          columns={Array.from({ length: Math.max(...lists.map(list => list.length)) }, (_, i) => i + 1)}
          rows={lists.map((list, i) => ({ name: i + 1, cells: list.map(entry => FORCE_NAMES[entry]) }))}
        />
      ))}
      <p>e: flies as close escort; cp: flies channel patrol.</p>
    </BoxTable>
  )
}

function Targets({ pack: { targetChart, targets, tracks } }: { readonly pack: Pack }) {
  const names = new Map(
    targets.map(({ id, name, type }) => [id, `${name} (${type === 'headquarters' ? 'HQ' : type})`]),
  )
  return (
    <BoxTable title="Raid Target Chart" of={targetChart}>
      {SCENARIOS.map(scenario => (
        <Chart
          key={scenario}
          title={dayText(scenario)}
          corner="die"
          columns={FACES}
          rows={tracks.map(({ id }) => ({
            name: capital(trackName(id)),
            cells: targetChart.rows[scenario][id].map(target => names.get(target) ?? target),
          }))}
        />
      ))}
    </BoxTable>
  )
}
