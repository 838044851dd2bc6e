import { Chart, EventCard, Outcome } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { type EventProps, NotedUnit, noted, Pair, Roll } from './EventCard.tsx'
import { dice, figure, record, text } from './facts.ts'

/** Rolls to see, to be sent, to react and to get away. */

const DISTANCES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** WL-7.2.1.a */
export function TallyCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const target = record(facts, 'target')
  const [total, far] = [figure(facts, 'total'), figure(facts, 'distance')]
  return (
    <EventCard note={note} title={`${noted(state, facts)} looks for ${noted(state, target)}`} onRule={onRule}>
      <div className="event-columns">
        <Pair battle={state} first={facts} second={target} />
        <Roll facts={facts} label="tally" />
      </div>
      <Chart
        corner="distance"
        columns={DISTANCES}
        rows={[{ name: `total ${total}`, cells: DISTANCES.map(one => (total > one ? '✓' : '–')) }]}
        litRow={0}
        litColumn={far}
      />
      <Outcome>
        {facts.success
          ? `${total} beats the distance of ${far}: tally-ho!`
          : `${total} does not beat the distance of ${far}: not seen.`}
      </Outcome>
    </EventCard>
  )
}

const REACTIONS = [
  ['none', 'No reaction'],
  ['late', 'Late: fights as defender'],
  ['successful', 'Successful: attacks the intruder'],
] as const

/** WL-10.4.f */
export function ReactionCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const { late, successful } = packOf(state).pack.tables.reaction
  const intruder = record(facts, 'intruder')
  const names = [
    `≤ ${late - 1}`,
    late === successful - 1 ? `${late}` : `${late}–${successful - 1}`,
    `${successful} +`,
  ]
  const reaction = text(facts, 'reaction')
  return (
    <EventCard
      note={note}
      title={`${noted(state, facts)} reacts to ${noted(state, intruder)}`}
      onRule={onRule}
    >
      <div className="event-columns">
        <Pair battle={state} first={facts} second={intruder} />
        <Roll facts={facts} label="reaction" />
        <Chart
          corner="total"
          columns={['result']}
          rows={REACTIONS.map(([, name], i) => ({ name: names[i], cells: [name] }))}
          litRow={Math.max(
            0,
            REACTIONS.findIndex(([id]) => id === reaction),
          )}
        />
      </div>
      <Outcome>
        The escort of {noted(state, record(facts, 'bomber'))}:{' '}
        {(REACTIONS.find(([id]) => id === reaction) ?? REACTIONS[0])[1].toLowerCase()}.
      </Outcome>
    </EventCard>
  )
}

/** WL-11.0.f */
export function EscapeCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const hunter = record(facts, 'hunter')
  if (dice(facts).length === 0)
    return (
      <EventCard note={note} title={`${noted(state, facts)} slips away`} onRule={onRule}>
        <NotedUnit battle={state} facts={facts} />
        <Outcome>No enemy fighter is free to stop it: it escapes.</Outcome>
      </EventCard>
    )
  const [total, far] = [figure(facts, 'total'), figure(facts, 'distance')]
  return (
    <EventCard
      note={note}
      title={`${noted(state, hunter)} tries to stop ${noted(state, facts)}`}
      onRule={onRule}
    >
      <div className="event-columns">
        <Pair battle={state} first={hunter} second={facts} />
        <Roll facts={facts} label="pursuit" />
      </div>
      <Outcome>
        {facts.escaped
          ? `${total} is less than the distance of ${far}: it escapes.`
          : `${total} reaches the distance of ${far}: it is held on the map.`}
      </Outcome>
    </EventCard>
  )
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** WL-9.2.4.f */
export function ControlCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const needed = figure(facts, 'needed')
  return (
    <EventCard note={note} title={`Ground control calls ${noted(state, facts)}`} onRule={onRule}>
      <div className="event-columns">
        <NotedUnit battle={state} facts={facts} />
        <Roll facts={facts} label="ground control" />
      </div>
      <Chart
        corner="die"
        columns={FACES}
        rows={[{ name: `needs ${needed}`, cells: FACES.map(face => (face >= needed ? 'Vector' : '–')) }]}
        litRow={0}
        litColumn={figure(facts, 'total') - 1}
      />
      <Outcome>{facts.success ? 'It may place a new Vector.' : 'The message does not get through.'}</Outcome>
    </EventCard>
  )
}

/** WL-13.1.a */
export function HeightErrorCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  return (
    <EventCard note={note} title={`How good was the plot for ${noted(state, facts)}?`} onRule={onRule}>
      <Roll facts={facts} label="height error" />
      <Chart
        corner="die"
        columns={FACES}
        rows={[{ name: 'plot', cells: FACES.map(face => (face === 6 ? 'error' : 'good')) }]}
        litRow={0}
        litColumn={figure(facts, 'total') - 1}
      />
      <Outcome>
        {facts.error
          ? 'Wrong: the enemy may shift the Vector by up to two squares.'
          : 'The Vector stays where it is.'}
      </Outcome>
    </EventCard>
  )
}
