import { Chart, EventCard, Modifiers, minus, Outcome } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { PROFILE_NAMES } from '../names.ts'
import { type EventProps, NotedUnit, noted, Roll, rowFor, rowNames } from './EventCard.tsx'
import { dice, figure, modifierLines, text } from './facts.ts'

/** Cards of flak and bombs. */

const MODES = ['barrage', 'direct'] as const

const RESULTS: Readonly<Record<string, string>> = {
  '-': 'It flies through unharmed.',
  C: 'Shaken: a cohesion check.',
  d6: 'As many hits as a die shows, then a cohesion check.',
}

export function FlakChart({
  battle,
  total,
  mode,
}: {
  readonly battle: { readonly pack: string }
  readonly total?: number
  readonly mode?: string
}) {
  const { rows } = packOf(battle).pack.tables.flak
  const names = rowNames(rows)
  return (
    <Chart
      corner="total"
      columns={['barrage', 'direct', 'bomb']}
      rows={rows.map((row, i) => ({
        name: names[i],
        cells: [
          ...MODES.map(one => (row[one] === '-' ? '–' : row[one])),
          row.bomb === 0 ? '–' : minus(row.bomb),
        ],
      }))}
      litRow={total === undefined ? undefined : rowFor(rows, total)}
      litColumn={mode === undefined ? undefined : MODES.indexOf(mode as 'direct')}
    />
  )
}

/** WL-14.2.5.a */
export function FlakCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const result = text(facts, 'result')
  const bomb = figure(facts, 'bomb')
  return (
    <EventCard note={note} title={`${text(facts, 'source')} fires at ${noted(state, facts)}`} onRule={onRule}>
      <div className="event-columns">
        <NotedUnit battle={state} facts={facts} />
        <Roll facts={facts} label={text(facts, 'mode') === 'direct' ? 'direct fire' : 'barrage'} />
        <FlakChart battle={state} total={figure(facts, 'total')} mode={text(facts, 'mode')} />
      </div>
      <Outcome>
        {RESULTS[result] ?? `${result} ${result === '1' ? 'hit' : 'hits'}, then a cohesion check.`}
        {bomb !== 0 && ` Its bomb aiming suffers: ${minus(bomb)}.`}
      </Outcome>
    </EventCard>
  )
}

export function BombingChart({
  battle,
  total,
}: {
  readonly battle: { readonly pack: string }
  readonly total?: number
}) {
  const { rows } = packOf(battle).pack.tables.bombing
  const names = rowNames(rows)
  return (
    <Chart
      corner="total"
      columns={names}
      rows={[{ name: 'per cent', cells: rows.map(({ percent }) => percent) }]}
      litRow={0}
      litColumn={total === undefined ? undefined : rowFor(rows, total)}
    />
  )
}

/** WL-15.4.a */
export function BombingCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const modifiers = modifierLines(facts)
  const [sum, hits] = [figure(facts, 'sum'), figure(facts, 'hits')]
  const kind = PROFILE_NAMES[text(facts, 'kind') as keyof typeof PROFILE_NAMES] ?? ''
  const cut = sum - modifiers.reduce((all, { by }) => all + by, 0)
  const lines = cut === 0 ? modifiers : [...modifiers, { what: 'No more than 6 either way', by: cut }]
  return (
    <EventCard note={note} title={`${noted(state, facts)} attacks ${text(facts, 'name')}`} onRule={onRule}>
      <div className="event-columns">
        <NotedUnit battle={state} facts={facts} />
        {dice(facts).length > 0 ? (
          <Roll facts={facts} label={kind.toLowerCase()} lines={lines} />
        ) : (
          <Modifiers
            lines={[{ what: 'Taken instead of a roll', by: 7, plain: true }, ...lines]}
            total={figure(facts, 'total')}
            totalName="Total"
          />
        )}
      </div>
      <BombingChart battle={state} total={figure(facts, 'total')} />
      <Outcome>
        {kind}
        {facts.strafing === true && ' and strafing'}: {figure(facts, 'percent')}% of {figure(facts, 'value')}{' '}
        makes {hits === 1 ? 'one hit' : `${hits} hits`}.
      </Outcome>
    </EventCard>
  )
}
