import { Chart, EventCard, FaceChart, namesFrom, Outcome } from '@tallyho/kit'
import { dieForTally } from '../../rules/07-tallies/tally-phase.ts'
import { isOutOfReach, toStop } from '../../text/11-escape.ts'
import { thrown } from '../../text/thrown.ts'
import { type Card, NotedUnit, noted, Pair, RollOf } from './EventCard.tsx'

/** Rolls to see, to be sent, to react and to get away. */

const DISTANCES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** WL-7.2.1.a */
export function TallyCard({ note, facts, state, onRule }: Card<'tally-roll'>) {
  const { target, total, distance } = facts
  return (
    <EventCard note={note} title={`${noted(state, facts)} looks for ${noted(state, target)}`} onRule={onRule}>
      <div className="event-columns">
        <Pair battle={state} first={facts} second={target} />
        <RollOf roll={facts} label="to sight it" />
      </div>
      <Chart
        corner="distance"
        columns={DISTANCES}
        rows={[{ name: `total ${total}`, cells: DISTANCES.map(one => (total > one ? '✓' : '–')) }]}
        litRow={0}
        litColumn={distance}
      />
      <Outcome>
        {thrown(facts, dieForTally(distance, facts.modifiers))}: {facts.success ? 'sighted!' : 'not found.'}
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
export function ReactionCard({ note, facts, state, onRule }: Card<'reaction'>) {
  const { intruder, bomber, late, successful, reaction } = facts
  const names = namesFrom([0, late, successful])
  const came = REACTIONS.findIndex(([id]) => id === reaction)
  return (
    <EventCard
      note={note}
      title={`${noted(state, facts)} reacts to ${noted(state, intruder)}`}
      onRule={onRule}
    >
      <div className="event-columns">
        <Pair battle={state} first={facts} second={intruder} />
        <RollOf roll={facts} label="reaction" />
        <Chart
          corner="total"
          columns={['result']}
          rows={REACTIONS.map(([, name], i) => ({ name: names[i], cells: [name] }))}
          litRow={came}
        />
      </div>
      <Outcome>
        The escort of {noted(state, bomber)}: {REACTIONS[came]?.[1].toLowerCase()}.
      </Outcome>
    </EventCard>
  )
}

/** WL-11.0.f */
export function EscapeCard({ note, facts, state, onRule }: Card<'escape'>) {
  // Where no die could stop it none is shown.
  if (!facts.hunter || isOutOfReach(facts))
    return (
      <EventCard note={note} title={`${noted(state, facts)} leaves the map`} onRule={onRule}>
        <NotedUnit battle={state} of={facts} />
        <Outcome>
          {facts.hunter
            ? `${noted(state, facts.hunter)} is too far away to stop it.`
            : 'No enemy fighter is free to stop it.'}
        </Outcome>
      </EventCard>
    )
  const { hunter } = facts
  return (
    <EventCard
      note={note}
      title={`${noted(state, hunter)} tries to stop ${noted(state, facts)}`}
      onRule={onRule}
    >
      <div className="event-columns">
        <Pair battle={state} first={hunter} second={facts} />
        <RollOf roll={facts} label="pursuit" />
      </div>
      <Outcome>
        {thrown(facts, toStop(facts))}:{' '}
        {facts.escaped ? 'it leaves the map.' : 'it is stopped, and stays on the map.'}
      </Outcome>
    </EventCard>
  )
}

/** WL-9.2.4.f */
export function ControlCard({ note, facts, state, onRule }: Card<'control'>) {
  const { needed, total } = facts
  return (
    <EventCard note={note} title={`Ground control calls ${noted(state, facts)}`} onRule={onRule}>
      <div className="event-columns">
        <NotedUnit battle={state} of={facts} />
        <RollOf roll={facts} label="ground control" />
      </div>
      <FaceChart name={`needs ${needed}`} die={total} say={face => (face >= needed ? 'flag' : '–')} />
      <Outcome>
        {thrown(facts, needed)}:{' '}
        {facts.success ? 'it gets a new flag.' : 'nobody answers, and its flag stays.'}
      </Outcome>
    </EventCard>
  )
}

/** WL-13.1.a */
export function HeightErrorCard({ note, facts, state, onRule }: Card<'height-error'>) {
  return (
    <EventCard note={note} title={`Radar reads the height for ${noted(state, facts)}`} onRule={onRule}>
      <RollOf roll={facts} label="radar" />
      <Outcome>Wrong: the enemy may shift its flag by up to two squares.</Outcome>
    </EventCard>
  )
}
