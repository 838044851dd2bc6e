import { capital } from '@tallyho/engine'
import { Chart, EventCard, Modifiers, Outcome } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { type Pack, WEATHERS } from '../../pack/types.ts'
import { ROW_FOR } from '../../text/14-bombing.ts'
import { AIRCRAFT_NAMES, TARGET_NAMES, WEATHER_NAMES } from '../pieces/names.ts'
import { type Card, sumLines } from './EventCard.tsx'

/** Strengths that each column of the Bomb Damage Chart stands for. */
export function bombColumns(columns: Pack['bombDamage']['columns']): string[] {
  return columns.map((from, i) => {
    const next = columns[i + 1]
    if (next === undefined) return `${from}+`
    return next - 1 === from ? String(from) : `${from}–${next - 1}`
  })
}

/** THD-14.2 Strength by group, the chart's column and row, and what was added or taken. */
export function BombingCard({ note, facts, state, onRule }: Card<'bombing'>) {
  const { pack, target, group } = packOf(state)
  const { points, column, shifted } = facts
  const spec = target(facts.target)
  return (
    <EventCard
      note={note}
      title={`Raid ${facts.raid} bombs ${spec.name}, ${TARGET_NAMES[spec.type].toLowerCase()}`}
      onRule={onRule}
    >
      <div className="event-columns">
        <Modifiers
          lines={facts.strengths.map(({ group: id, by }) => ({
            what: `${id}, ${AIRCRAFT_NAMES[group(id).type]}`,
            by,
            plain: true,
          }))}
          total={facts.strength}
          totalName="Bombing strength"
        />
        <Modifiers
          lines={[{ what: 'From the chart', by: facts.chart, plain: true }, ...sumLines(facts.modifiers)]}
          total={points}
          totalName="Bomb damage points"
        />
      </div>
      <Chart
        corner="strength"
        columns={bombColumns(pack.bombDamage.columns)}
        rows={WEATHERS.map(weather => ({
          name: WEATHER_NAMES[weather],
          cells: pack.bombDamage.rows[weather],
        }))}
        litRow={WEATHERS.indexOf(facts.row)}
        litColumn={column >= 0 ? column : undefined}
      />
      {facts.rowFor && <p>{capital(ROW_FOR[facts.rowFor])}, whatever the weather.</p>}
      {shifted > 0 && <p>Low in clear weather: {shifted} columns to the right.</p>}
      <Outcome>{points === 1 ? 'One point of bomb damage.' : `${points} points of bomb damage.`}</Outcome>
    </EventCard>
  )
}
