import { Chart, EventCard, Modifiers, Outcome, type SumLine } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { type Pack, WEATHERS, type Weather } from '../../pack/types.ts'
import { changesOf, numberOf, textOf } from '../facts.ts'
import { AIRCRAFT_NAMES, reasonName, TARGET_NAMES, WEATHER_NAMES } from '../names.ts'
import type { EventProps } from './EventCard.tsx'

/** Strengths that each column of the Bomb Damage Chart stands for. */
export function bombColumns(columns: Pack['bombDamage']['columns']): string[] {
  return columns.map((from, i) => {
    const next = columns[i + 1]
    if (next === undefined) return `${from}+`
    return next - 1 === from ? String(from) : `${from}–${next - 1}`
  })
}

/** THD-14.2 Strength by group, the chart's column and row, and what was added or taken. */
export function BombingCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const { pack, target, group } = packOf(state)
  const spec = target(textOf(facts, 'target'))
  const points = numberOf(facts, 'points')
  const column = numberOf(facts, 'column')
  const shifted = numberOf(facts, 'shifted')
  const strengths = changesOf(facts, 'strengths').map(
    ({ why, by }): SumLine => ({ what: `${why}, ${AIRCRAFT_NAMES[group(why).type]}`, by, plain: true }),
  )
  const changes = changesOf(facts).map(({ why, by }) => ({ what: reasonName(why), by }))
  return (
    <EventCard
      note={note}
      title={`Raid ${textOf(facts, 'raid')} bombs ${spec.name}, ${TARGET_NAMES[spec.type].toLowerCase()}`}
      onRule={onRule}
    >
      <div className="event-columns">
        <Modifiers lines={strengths} total={numberOf(facts, 'strength')} totalName="Bombing strength" />
        <Modifiers
          lines={[{ what: 'From the chart', by: numberOf(facts, 'chart'), plain: true }, ...changes]}
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
        litRow={WEATHERS.indexOf(textOf(facts, 'row') as Weather)}
        litColumn={column >= 0 ? column : undefined}
      />
      {shifted > 0 && <p>Low in clear weather: {shifted} columns to the right.</p>}
      <Outcome>{points === 1 ? 'One point of bomb damage.' : `${points} points of bomb damage.`}</Outcome>
    </EventCard>
  )
}
