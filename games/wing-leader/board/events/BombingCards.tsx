import { counted } from '@tallyho/engine'
import { Chart, EventCard, Modifiers, minus, namesFrom, Outcome, Rolled } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { FlakResult } from '../../pack/types.ts'
import { sumOf } from '../../rules/01-words/dice.ts'
import { PROFILE_NAMES } from '../names.ts'
import { type Card, NotedUnit, noted, RollOf, rowFor, sumLines, TotalChart } from './EventCard.tsx'

/** Cards of flak and bombs. */

const MODES = ['barrage', 'direct'] as const

export function FlakChart(props: {
  readonly battle: { readonly pack: string }
  readonly total?: number
  readonly mode?: (typeof MODES)[number]
}) {
  const { battle, total, mode } = props
  return (
    <TotalChart
      rows={packOf(battle).pack.tables.flak.rows}
      columns={[...MODES, 'bomb']}
      cells={row => [
        ...MODES.map(one => (row[one] === '-' ? '–' : row[one])),
        row.bomb === 0 ? '–' : minus(row.bomb),
      ]}
      total={total}
      column={mode && MODES.indexOf(mode)}
    />
  )
}

function resultWords(result: FlakResult): string {
  if (result === '-') return 'It flies through unharmed.'
  if (result === 'C') return 'It must hold together.'
  if (result === 'd6') return 'As many hits as a die shows; then it must hold together.'
  return `${counted(Number(result), 'hit')}, then it must hold together.`
}

/** WL-14.2.5.a */
export function FlakCard({ note, facts, state, onRule }: Card<'flak'>) {
  const { mode, bomb } = facts
  return (
    <EventCard note={note} title={`Flak of ${facts.source} at ${noted(state, facts)}`} onRule={onRule}>
      <div className="event-columns">
        <NotedUnit battle={state} of={facts} />
        <RollOf roll={facts} label={mode === 'direct' ? 'direct fire' : 'barrage'} />
        <FlakChart battle={state} total={facts.total} mode={mode} />
      </div>
      <Outcome>
        {resultWords(facts.result)}
        {bomb !== 0 && ` Its bomb aiming suffers: ${minus(bomb)}.`}
      </Outcome>
    </EventCard>
  )
}

export function BombingChart(props: { readonly battle: { readonly pack: string }; readonly total?: number }) {
  const { rows } = packOf(props.battle).pack.tables.bombing
  return (
    <Chart
      corner="total"
      columns={namesFrom(rows.map(({ total }) => total))}
      rows={[{ name: 'per cent', cells: rows.map(({ percent }) => percent) }]}
      litRow={0}
      litColumn={props.total === undefined ? undefined : rowFor(rows, props.total)}
    />
  )
}

/** WL-15.4.a */
export function BombingCard({ note, facts, state, onRule }: Card<'bombing'>) {
  const { dice, modifiers, sum, total } = facts
  const kind = PROFILE_NAMES[facts.kind]
  const cut = sum - sumOf(modifiers)
  const changes = sumLines(modifiers)
  const lines = cut === 0 ? changes : [...changes, { what: 'No more than 6 either way', by: cut }]
  return (
    <EventCard note={note} title={`${noted(state, facts)} attacks ${facts.name}`} onRule={onRule}>
      <div className="event-columns">
        <NotedUnit battle={state} of={facts} />
        {dice.length > 0 ? (
          <Rolled dice={dice} label={kind.toLowerCase()} lines={lines} total={total} />
        ) : (
          <Modifiers
            lines={[{ what: 'Taken instead of a roll', by: total - sum, plain: true }, ...lines]}
            total={total}
            totalName="Total"
          />
        )}
      </div>
      <BombingChart battle={state} total={total} />
      <Outcome>
        {kind}
        {facts.strafing && ' and strafing'}: {facts.percent}% of {facts.value} makes{' '}
        {counted(facts.hits, 'hit')}.
      </Outcome>
    </EventCard>
  )
}
