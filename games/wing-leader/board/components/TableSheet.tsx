import { capital, plain } from '@tallyho/engine'
import { BoxTable, Chart, signed } from '@tallyho/kit'
import type { Components } from '../../pack/index.ts'
import { BOMBSIGHTS, PROFILES } from '../../pack/types.ts'
import type { ModifierId } from '../../rules/01-words/dice.ts'
import { MODIFIER_WORDS } from '../../text/modifiers.ts'
import { BombingChart, FlakChart } from '../events/BombingCards.tsx'
import { AirCombatChart, CohesionChart } from '../events/CombatCards.tsx'
import { PROFILE_NAMES } from '../names.ts'

/** Every table of the Combat Card and the Bombing Card, with the values in force. */
export function TableSheet({ components: { pack } }: { readonly components: Components }) {
  const { tables } = pack
  const battle = { pack: pack.id }
  return (
    <div className="wl-tables">
      <BoxTable title="Sighting" of={tables.tally}>
        <p>One die and the modifiers must beat the distance.</p>
        <Values of={tables.tally} keys={['behind', 'inTheSun', 'radioCall', 'contrails']} />
      </BoxTable>
      <BoxTable title="Weather" of={tables.weather}>
        <p>Taken off rolls; only the worst counts. Rain counts as broken cloud.</p>
        <Values of={tables.weather} keys={['wispy', 'broken', 'dense', 'haze']} whole />
      </BoxTable>
      <BoxTable title="Reaction" of={tables.reaction}>
        <p>
          Two dice: late from {tables.reaction.late}, successful from {tables.reaction.successful}.
        </p>
        <Values of={tables.reaction.modifiers} />
      </BoxTable>
      <BoxTable title="Air combat: hits by column" of={tables.airCombat}>
        <AirCombatChart battle={battle} />
        <Values of={tables.airCombat.modifiers} />
      </BoxTable>
      <BoxTable title="Holding together: how often it is shaken" of={tables.cohesion}>
        <CohesionChart battle={battle} />
        <Values of={tables.cohesion.modifiers} />
      </BoxTable>
      <BoxTable title="Flak" of={tables.flak}>
        <p>C: it must hold together; a number: hits, then the same; d6: as many hits as a die shows.</p>
        <FlakChart battle={battle} />
        <Chart
          corner="target"
          columns={['modifier']}
          rows={[
            ...tables.flak.modifiers.speed.map(({ from, to, by }) => ({
              name: `speed ${from}–${to}`,
              cells: [signed(by)],
            })),
            ...tables.flak.modifiers.altitude.map(({ from, to, by }) => ({
              name: `altitude ${from}–${to}, direct fire`,
              cells: [signed(by)],
            })),
            { name: 'each point of strength', cells: [signed(tables.flak.modifiers.strength)] },
            { name: 'each supporting flak unit', cells: [signed(tables.flak.modifiers.support)] },
            { name: 'improved fire direction', cells: [signed(tables.flak.modifiers.improvedFireDirection)] },
            { name: 'proximity fuse', cells: [signed(tables.flak.modifiers.proximityFuse)] },
          ]}
        />
      </BoxTable>
      <BoxTable title="Bombing" of={tables.bombing}>
        <BombingChart battle={battle} />
        <Chart
          corner="attack"
          columns={['modifier']}
          rows={[
            ...PROFILES.map(kind => ({
              name: PROFILE_NAMES[kind],
              cells: [signed(tables.bombing.profile[kind])],
            })),
            { name: 'Steep with the S sight', cells: [signed(tables.bombing.swedish.steep)] },
            { name: 'Glide with the S sight', cells: [signed(tables.bombing.swedish.glide)] },
          ]}
        />
        <Values of={tables.bombing.modifiers} />
      </BoxTable>
      <BoxTable title="Altitude of a bombing attack" of={tables.altitude}>
        <Chart
          corner="altitude"
          columns={BOMBSIGHTS}
          rows={tables.altitude.rows.map(row => ({
            name: `${row.from}–${row.to}`,
            cells: BOMBSIGHTS.map(sight => signed(row[sight])),
          }))}
        />
      </BoxTable>
    </div>
  )
}

/** `lowAmmo` as `low-ammo`, which the words for modifiers know. */
const dashed = (key: string): string => key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const isModifier = (id: string): id is ModifierId => Object.hasOwn(MODIFIER_WORDS, id)

function nameOf(key: string): string {
  const id = [key, dashed(key)].find(isModifier)
  return id ? capital(MODIFIER_WORDS[id]) : plain(dashed(key))
}

function Values<T extends object>({
  of,
  keys = Object.keys(of) as (keyof T & string)[],
  whole = false,
}: {
  readonly of: T
  readonly keys?: readonly (keyof T & string)[]
  readonly whole?: boolean
}) {
  return (
    <Chart
      corner="modifier"
      columns={['']}
      rows={keys.map(key => {
        const value: unknown = of[key]
        return { name: nameOf(key), cells: [whole ? Number(value) : signed(Number(value))] }
      })}
    />
  )
}
