import { capital, counted } from '@tallyho/engine'
import { Chit, EventCard, Outcome, signed } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { PrioritisedType, Priority, ReplacementTrack } from '../../pack/types.ts'
import { found, tablesOf } from '../../rules/02-terms.ts'
import { gateTold } from '../../text/14-calendar.ts'
import { DAY_EVENT_WORDS } from '../../text/cards.ts'
import { dateName, leadName, pointsMark, squadronName } from '../../text/names.ts'
import type { SealionOutcome } from '../../vocabulary/calendar.ts'
import { PRIORITY, TYPE } from '../charts/labels.ts'
import { Band, type Card } from './card.tsx'

const TRACKS: Readonly<Record<ReplacementTrack | 'pilots', string>> = {
  Spitfire: 'Spitfire',
  Hurricane: 'Hurricane',
  Blenheim: 'Blenheim',
  pilots: 'Experienced pilots',
  fighter: 'German fighters',
  bomber: 'German bombers',
}

/** RE-4.IV.3.b The card that says how long it is to the next raids. */
export function DayAdvanceCard({ note, facts, state, onRule }: Card<'day-advance'>) {
  const { card, days, day } = facts
  const { replacements, repair, reinforcement, event } = found(
    packOf(state).dayCard.get(card),
    'day card',
    card,
  )
  return (
    <EventCard
      note={note}
      title={`${counted(days, 'day passes', 'days pass')}: ${dateName(day)}`}
      onRule={onRule}
    >
      <Chit kind={`Day event ${card}`} title={DAY_EVENT_WORDS[event.event].title} tone="yellow">
        {DAY_EVENT_WORDS[event.event].text}
      </Chit>
      <dl className="eagle-facts">
        <div>
          <dt>Replacements</dt>
          <dd>
            Spitfire {signed(replacements.Spitfire)}, Hurricane {signed(replacements.Hurricane)}, fighters{' '}
            {signed(replacements.fighter)}, bombers {signed(replacements.bomber)}
          </dd>
        </div>
        <div>
          <dt>Repair chance</dt>
          <dd>{repair}</dd>
        </div>
        {reinforcement && (
          <div>
            <dt>Fighter Command</dt>
            <dd>a squadron comes</dd>
          </div>
        )}
      </dl>
    </EventCard>
  )
}

function DayCardLeft(props: Card<'day-disregarded' | 'day-returned'> & { readonly title: string }) {
  const { note, facts, onRule, title } = props
  return (
    <EventCard note={note} title={title} onRule={onRule}>
      <Outcome>
        Card {facts.card}, {counted(facts.days, 'day', 'days')}.
      </Outcome>
    </EventCard>
  )
}

/** RE-4.IV.3.a */
export function DayDisregardedCard(props: Card<'day-disregarded'>) {
  return <DayCardLeft {...props} title="Drawn again" />
}

/** RE-19.5.c */
export function DayReturnedCard(props: Card<'day-returned'>) {
  return <DayCardLeft {...props} title="The other card goes back" />
}

/** RE-14.5 */
export function DayEventCard({ note, facts, onRule }: Card<'day-event'>) {
  const { title, text } = DAY_EVENT_WORDS[facts.event]
  return (
    <EventCard note={note} title="Day event" onRule={onRule}>
      <Chit kind="Event" title={title} tone={facts.effect ? 'yellow' : 'paper'}>
        {text}
      </Chit>
      <Outcome>{facts.effect ? 'It takes effect.' : 'No effect.'}</Outcome>
    </EventCard>
  )
}

const LEVELS: readonly Priority[] = ['low', 'medium', 'high']

/** RE-13.2 */
export function PrioritiesCard({ note, facts, onRule }: Card<'priorities'>) {
  const types = Object.keys(TYPE) as PrioritisedType[]
  return (
    <EventCard note={note} title="What is to be bombed" onRule={onRule}>
      <table className="eagle-pool">
        <tbody>
          {types.map(type => (
            <tr key={type}>
              <th scope="row">{TYPE[type]}</th>
              <td>
                <Band
                  label={TYPE[type]}
                  words={LEVELS.map(level => PRIORITY[level])}
                  at={LEVELS.indexOf(facts.priorities[type])}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </EventCard>
  )
}

/** RE-4.IV.5 What every track stands at now. */
export function ReplacementsCard({ note, facts, state, onRule }: Card<'replacement-points'>) {
  const { trackTop } = tablesOf(state)
  const tracks = Object.keys(TRACKS) as (keyof typeof TRACKS)[]
  return (
    <EventCard note={note} title="Replacements" onRule={onRule}>
      <table className="eagle-pool">
        <tbody>
          {tracks.map(track => (
            <tr key={track}>
              <th scope="row">{TRACKS[track]}</th>
              <td className="eagle-meter">
                <meter min={0} max={trackTop[track]} value={facts.points[track]} aria-label={TRACKS[track]} />
              </td>
              <td>{facts.points[track]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </EventCard>
  )
}

/** RE-14.6.a */
export function StabilizationCard({ note, facts, onRule }: Card<'stabilization'>) {
  return (
    <EventCard note={note} title="Stabilization" onRule={onRule}>
      <Outcome>
        {counted(facts.squadrons, 'squadron gives', 'squadrons give')} up their pilots: {facts.pilots}{' '}
        experienced pilots now.
      </Outcome>
    </EventCard>
  )
}

/** RE-14.2.a RE-14.2.b */
export function SquadronReplacedCard({ note, facts, onRule }: Card<'squadron-replaced'>) {
  return (
    <EventCard note={note} title={`${squadronName(facts.squadron)} is back`} onRule={onRule}>
      <Outcome>{facts.green ? 'Without experienced pilots: green.' : 'At full strength.'}</Outcome>
    </EventCard>
  )
}

/** RE-14.2.c RE-14.2.e */
export function GruppeReplacedCard({ note, facts, onRule }: Card<'gruppe-replaced'>) {
  return (
    <EventCard note={note} title={`${facts.gruppe} is brought up to strength`} onRule={onRule}>
      <Outcome bad={facts.depletion !== undefined}>
        {facts.depletion === undefined
          ? 'With a replacement point.'
          : `Depletion rises to ${facts.depletion}.`}
      </Outcome>
    </EventCard>
  )
}

const SEALION: Readonly<Record<SealionOutcome, string>> = {
  cancelled: 'Sealion is called off.',
  delayed: 'Sealion is put off by a day.',
  preparations: 'Sealion is prepared.',
}

/** RE-16.1 The total of points between the two values of the calendar. */
export function SealionCard({ note, facts, onRule }: Card<'sealion'>) {
  const { outcome, start, cancel, day } = facts
  const at = ['preparations', 'delayed', 'cancelled'].indexOf(outcome)
  return (
    <EventCard note={note} title="Operation Sealion" onRule={onRule}>
      <Band
        label="Sealion"
        words={[
          `begins: ${pointsMark(start)} or more`,
          'put off',
          `called off: ${pointsMark(cancel)} or more`,
        ]}
        at={at}
      />
      <p>{capital(gateTold(facts))}.</p>
      <Outcome bad={outcome === 'cancelled'}>
        {SEALION[outcome]} The marker lies on {dateName(day)}.
      </Outcome>
    </EventCard>
  )
}

/** RE-16.11.a */
export function DDayCard({ note, facts, onRule }: Card<'d-day'>) {
  const { vp, start, cancel } = facts
  const at = vp >= cancel ? 2 : vp > start ? 1 : 0
  return (
    <EventCard note={note} title="D-Day" onRule={onRule}>
      <Band
        label="D-Day"
        words={[`${pointsMark(start)} or more`, 'between', `${pointsMark(cancel)} or more`]}
        at={at}
      />
      <Outcome>{capital(leadName(vp))}.</Outcome>
    </EventCard>
  )
}
