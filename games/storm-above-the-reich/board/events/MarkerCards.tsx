import type { Facts } from '@tallyho/engine'
import { EventCard, Outcome } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { HIT_NAMES, MODE_NAMES, nameIn, plain } from '../../text/names.ts'
import { type EventProps, Needs } from './EventCard.tsx'
import { figure, isTrue, text } from './facts.ts'
import { MarkerById } from './MarkerFaces.tsx'

/** Markers out of the cups: damage to bombers, hits on fighters, near misses. */

const bomberOf = (facts: Facts): string => `B-24 ${text(facts, 'bomber')}`

/** SR-DMG-01 */
export function Damaged({ note, state, onRule }: EventProps) {
  const { facts } = note
  const components = packOf(state)
  const bomber = state.mission?.bombers.find(({ id }) => id === text(facts, 'bomber'))
  return (
    <EventCard note={note} title={`${bomberOf(facts)} is damaged`} onRule={onRule}>
      <div className="sr-drawn">
        <MarkerById components={components} id={text(facts, 'marker')} />
        <Outcome>
          {plain(text(facts, 'part'))}, {figure(facts, 'damage')} points.
          {bomber &&
            bomber.damage.length > 1 &&
            ` ${bomber.damage.length} markers lie on it: ten points destroy it.`}
        </Outcome>
      </div>
    </EventCard>
  )
}

/** SR-DMG-02 */
export function Catastrophe({ note, state, onRule }: EventProps) {
  const { facts } = note
  const [die, number] = [figure(facts, 'die') ?? 0, figure(facts, 'number') ?? 0]
  const effect = text(facts, 'effect')
  const triggered = isTrue(facts, 'triggered')
  return (
    <EventCard
      note={note}
      title={triggered ? `${bomberOf(facts)} ${EFFECTS[effect] ?? effect}` : `${bomberOf(facts)} flies on`}
      onRule={onRule}
    >
      <div className="sr-drawn">
        <MarkerById components={packOf(state)} id={text(facts, 'marker')} />
        <Needs
          die={die}
          label="Catastrophe"
          good={face => face >= number}
          yes={plain(effect)}
          no="damaged only"
        />
      </div>
    </EventCard>
  )
}

const EFFECTS: Readonly<Record<string, string>> = {
  fallen: 'falls out of the formation',
  destroyed: 'is destroyed',
}

/** SR-DMG-07 SR-PIL-23 SR-PIL-13 Two were drawn, one counts. */
export function OneOfTwo({ note, state, onRule }: EventProps) {
  const { facts } = note
  const components = packOf(state)
  const who = text(facts, 'name') || bomberOf(facts)
  return (
    <EventCard note={note} title={`${who}: one marker of two`} onRule={onRule}>
      <div className="sr-drawn">
        <figure>
          <MarkerById components={components} id={text(facts, 'kept')} />
          <figcaption>kept</figcaption>
        </figure>
        <figure>
          <MarkerById components={components} id={text(facts, 'other')} faded />
          <figcaption>back to the cup</figcaption>
        </figure>
      </div>
    </EventCard>
  )
}

/** SR-HIT-01 */
export function Struck({ note, state, onRule }: EventProps) {
  const { facts } = note
  const number = figure(facts, 'number') ?? 0
  return (
    <EventCard note={note} title={`${text(facts, 'name')} is hit`} onRule={onRule}>
      <div className="sr-drawn">
        <MarkerById components={packOf(state)} id={text(facts, 'marker')} />
        <Outcome bad>
          {nameIn(HIT_NAMES, text(facts, 'type'))}. At Recovery a die below {number} means it is serious.
        </Outcome>
      </div>
    </EventCard>
  )
}

const CANCELLED: Readonly<Record<string, string>> = {
  luck: 'by luck',
  rotte: 'the Rotte covers him',
  position: 'they come from too many sides at once',
  sun: 'the gunners are blinded by the Sun',
}

/** SR-HIT-02 */
export function HitCancelled({ note, onRule }: EventProps) {
  const { facts } = note
  return (
    <EventCard note={note} title={`${text(facts, 'name')} gets away with it`} onRule={onRule}>
      <Outcome>A Hit is cancelled: {CANCELLED[text(facts, 'by')] ?? text(facts, 'by')}.</Outcome>
    </EventCard>
  )
}

/** SR-HIT-03 */
export function SunRolled({ note, onRule }: EventProps) {
  const { facts } = note
  return (
    <EventCard note={note} title={`${text(facts, 'name')} comes out of the Sun`} onRule={onRule}>
      <Needs
        die={figure(facts, 'die') ?? 0}
        label="Out of the Sun"
        good={face => face % 2 === 0}
        yes="the Hit is cancelled"
        no="it stands"
      />
    </EventCard>
  )
}

/** SR-DMG-11 */
export function JamRolled({ note, onRule }: EventProps) {
  const { facts } = note
  return (
    <EventCard note={note} title={`Do ${text(facts, 'name')}’s guns fire?`} onRule={onRule}>
      <Needs
        die={figure(facts, 'die') ?? 0}
        label="Jammed guns"
        good={face => face % 2 === 0}
        yes="they fire"
        no="no damage"
      />
    </EventCard>
  )
}

/** SR-COL-04 */
export function Near({ note, state, onRule }: EventProps) {
  const { facts } = note
  const evasive = text(facts, 'mode') === 'evasive'
  const face = text(facts, 'face')
  return (
    <EventCard note={note} title={`${text(facts, 'name')}: Collision Check`} onRule={onRule}>
      <div className="sr-drawn">
        <MarkerById components={packOf(state)} id={text(facts, 'marker')} />
        <Outcome bad={!evasive && face !== 'clear' && face !== 'clear-twice'}>
          {nameIn(MODE_NAMES, text(facts, 'mode'))}.{' '}
          {evasive && face !== 'escape' ? EVADED : (FACES[face] ?? '')}
        </Outcome>
      </div>
    </EventCard>
  )
}

const EVADED = 'He jinks clear: no effect.'

const FACES: Readonly<Record<string, string>> = {
  clear: 'Clear of the others.',
  'clear-twice': 'Clear, but a second marker stays among the bombers.',
  escape: 'He must get out: pay Tactical Points to break away, or leave the fight.',
  veer: 'He swerves: a die below the number of fighters in the element is a Hit.',
  hit: 'Something strikes him.',
  impact: 'Is it a collision?',
}

/** SR-COL-10 */
export function Veered({ note, onRule }: EventProps) {
  const { facts } = note
  const count = figure(facts, 'fighters') ?? 0
  return (
    <EventCard note={note} title={`${text(facts, 'name')} veers`} onRule={onRule}>
      <Needs
        die={figure(facts, 'die') ?? 0}
        label={`Below ${count}, the fighters in the element`}
        good={face => face < count}
        yes="hit"
        no="all in the space break away"
      />
    </EventCard>
  )
}

/** SR-COL-12 */
export function Impact({ note, onRule }: EventProps) {
  const { facts } = note
  const number = figure(facts, 'number') ?? 0
  return (
    <EventCard
      note={note}
      title={`${text(facts, 'name')}: ${isTrue(facts, 'collides') ? 'a collision!' : 'a hair’s breadth'}`}
      onRule={onRule}
    >
      <Needs
        die={figure(facts, 'die') ?? 0}
        label={`Impact on less than ${number}`}
        good={face => face < number}
        yes="collision"
        no="avoided"
      />
    </EventCard>
  )
}

/** SR-COL-13 */
export function Crashed({ note, onRule }: EventProps) {
  const { facts } = note
  return (
    <EventCard note={note} title={`${text(facts, 'name')} collides`} onRule={onRule}>
      <Needs
        die={figure(facts, 'die') ?? 0}
        label="Collision"
        good={face => face % 2 === 0}
        yes="with a bomber: four Damage markers"
        no="with another fighter"
      />
      <Outcome bad>There is no bailing out.</Outcome>
    </EventCard>
  )
}
