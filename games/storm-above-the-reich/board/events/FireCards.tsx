import { EventCard, Outcome, TenDie } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { Mode } from '../../state.ts'
import { counted, MODE_NAMES, nameIn } from '../../text/names.ts'
import { LevelSum } from './AttackCards.tsx'
import { type EventProps, Needs } from './EventCard.tsx'
import { FireCardFace } from './FireCardFace.tsx'
import { figure, isTrue, text } from './facts.ts'

/** On the way out: the gunners fire on, and something happens. */

/** SR-CF-01 */
export function FireCardDrawn({ note, state, onRule }: EventProps) {
  const { facts } = note
  return (
    <EventCard note={note} title={`${text(facts, 'name')} under continuing fire`} onRule={onRule}>
      <FireCardFace components={packOf(state)} id={text(facts, 'card')} />
    </EventCard>
  )
}

/** SR-CF-04 */
export function FireTableRead({ note, state, onRule }: EventProps) {
  const { facts } = note
  const hits = figure(facts, 'hits') ?? 0
  return (
    <EventCard
      note={note}
      title={`${text(facts, 'name')}: ${hits === 0 ? 'out unharmed' : counted(hits, 'Hit')}`}
      onRule={onRule}
    >
      <p className="sr-manner">{nameIn(MODE_NAMES, text(facts, 'mode'))}</p>
      <FireCardFace
        components={packOf(state)}
        id={text(facts, 'card')}
        lit={{ level: figure(facts, 'column') ?? 0, mode: text(facts, 'mode') as Mode }}
        only
      />
      <LevelSum facts={facts} />
    </EventCard>
  )
}

/** SR-EVT-07 */
export function DebrisRolled({ note, onRule }: EventProps) {
  const { facts } = note
  return (
    <EventCard note={note} title={`Debris around ${text(facts, 'name')}`} onRule={onRule}>
      <Needs
        die={figure(facts, 'die') ?? 0}
        label="Debris"
        good={face => face % 2 === 0}
        yes="damages the nearest bomber"
        no="a Hit that nothing cancels"
      />
    </EventCard>
  )
}

/** SR-EVT-10 */
export function FriendlyFireRolled({ note, onRule }: EventProps) {
  const { facts } = note
  return (
    <EventCard note={note} title="The gunners fire across their own formation" onRule={onRule}>
      <Needs
        die={figure(facts, 'die') ?? 0}
        label="Friendly fire"
        good={face => face % 2 === 0}
        yes="the nearest bomber is damaged"
        no="they cease fire"
      />
    </EventCard>
  )
}

/** SR-EVT-13 */
export function StrafeRolled({ note, onRule }: EventProps) {
  const { facts } = note
  return (
    <EventCard note={note} title={`${text(facts, 'name')} strafes as he goes`} onRule={onRule}>
      <figure className="sr-die">
        <TenDie face={figure(facts, 'red') ?? 0} label="First die" tone="red" />
        <TenDie face={figure(facts, 'black') ?? 0} label="Second die" tone="black" />
        <figcaption>one even die is enough</figcaption>
      </figure>
      <Outcome>{isTrue(facts, 'strikes') ? 'He strikes a bomber.' : 'He misses.'}</Outcome>
    </EventCard>
  )
}
