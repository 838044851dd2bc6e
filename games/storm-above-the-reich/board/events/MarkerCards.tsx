import { counted } from '@tallyho/engine'
import { EventCard, Outcome } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { packOf } from '../../pack/index.ts'
import type { ProximityFace } from '../../pack/types.ts'
import { HIT_NAMES, MODE_NAMES } from '../../text/names.ts'
import { type Card, Check, CheckCard } from './EventCard.tsx'
import { MarkerById } from './MarkerFaces.tsx'

/** Markers out of the cups: damage to bombers, hits on fighters, near misses. */

/** A card with the marker that was drawn, and what it means. */
function MarkerCard(
  props: Pick<Card<'hit.marker'>, 'note' | 'state' | 'onRule'> & {
    readonly title: string
    readonly marker: string
    readonly children: ReactNode
  },
) {
  const { note, state, onRule, title, marker, children } = props
  return (
    <EventCard note={note} title={title} onRule={onRule}>
      <div className="sr-drawn">
        <MarkerById components={packOf(state)} id={marker} />
        {children}
      </div>
    </EventCard>
  )
}

/** SR-DMG-01 SR-DMG-06 */
export function Damaged(props: Card<'damage.marker'>) {
  const { bomber, marker, part, damage, total, most } = props.facts
  const { catastrophe } = packOf(props.state).damage(marker)
  return (
    <MarkerCard {...props} title={`B-24\u00a0${bomber} is hit: ${part}`} marker={marker}>
      <Outcome>
        {catastrophe
          ? `With ${catastrophe.number} or more on a die it ${EFFECTS[catastrophe.effect]}, else ${counted(damage, 'point')} of damage.`
          : `${counted(damage, 'point')} of damage.`}
        {total > damage && ` ${makes({ total, most })}`}
      </Outcome>
    </MarkerCard>
  )
}

/** SR-DMG-06 `That makes 7; 10 destroy it.` */
const makes = ({ total, most }: Pick<Card<'damage.marker'>['facts'], 'total' | 'most'>): string =>
  `That makes ${total}; ${most} destroy it.`

const EFFECTS = { fallen: 'falls out of the formation', destroyed: 'is destroyed' } as const

/** SR-DMG-02 */
export function Catastrophe(props: Card<'damage.catastrophe'>) {
  const { bomber, marker, part, effect, triggered, die, needs, total, most } = props.facts
  // SR-SIT-03 What was wrong with the formation before take-off.
  const isBefore = props.state.mission?.turn === 0
  const { damage } = packOf(props.state).damage(marker)
  return (
    // What comes of it is said below, when the die lies.
    <MarkerCard {...props} title={`B-24\u00a0${bomber} is hit: ${part}`} marker={marker}>
      <Check
        die={die}
        needs={needs}
        label="Does it go down"
        yes={EFFECTS[effect]}
        no={`${counted(damage, 'point')} of damage`}
      />
      <Outcome>
        {triggered
          ? `B-24\u00a0${bomber} ${EFFECTS[effect]}!${isBefore ? ' It is not your work, and no point.' : ''}`
          : total < most
            ? `B-24\u00a0${bomber} flies on, with ${counted(damage, 'point')} of damage more.`
            : `${counted(damage, 'point')} of damage. ${makes({ total, most })}`}
      </Outcome>
    </MarkerCard>
  )
}

/** SR-DMG-07 SR-PIL-23 SR-PIL-13 Two were drawn, one counts. */
export function OneOfTwo({
  note,
  facts,
  state,
  onRule,
}: Card<'damage.two' | 'hit.rookie' | 'collision.flyer'>) {
  const components = packOf(state)
  const who = 'name' in facts ? facts.name : `B-24\u00a0${facts.bomber}`
  return (
    <EventCard note={note} title={`${who}: one marker of two`} onRule={onRule}>
      <div className="sr-drawn">
        <figure>
          <MarkerById components={components} id={facts.kept} />
          <figcaption>kept</figcaption>
        </figure>
        <figure>
          <MarkerById components={components} id={facts.other} faded />
          <figcaption>back to the cup</figcaption>
        </figure>
      </div>
    </EventCard>
  )
}

/** SR-HIT-01 */
export function Struck(props: Card<'hit.marker' | 'hit.proximity'>) {
  const { name, marker, type, needs } = props.facts
  return (
    <MarkerCard {...props} title={`${name} is hit`} marker={marker}>
      <Outcome bad>
        {HIT_NAMES[type]}. Later a die says how bad it is: serious if {needsWords(needs)}.
      </Outcome>
    </MarkerCard>
  )
}

/** `below 5`, `3 or less`. */
function needsWords(needs: Card<'hit.marker'>['facts']['needs']): string {
  if ('below' in needs) return `below ${needs.below}`
  if ('upTo' in needs) return `${needs.upTo} or less`
  return 'atLeast' in needs ? `${needs.atLeast} or more` : 'even'
}

const CANCELLED: Readonly<Record<Card<'hit.cancelled'>['facts']['by'], string>> = {
  luck: 'by luck',
  rotte: 'the Rotte covers him',
  position: 'they come from too many sides at once',
  sun: 'the gunners are blinded by the Sun',
}

/** SR-HIT-02 */
export function HitCancelled({ note, facts, onRule }: Card<'hit.cancelled'>) {
  return (
    <EventCard note={note} title={`${facts.name} gets away with it`} onRule={onRule}>
      <Outcome>A Hit is cancelled: {CANCELLED[facts.by]}.</Outcome>
    </EventCard>
  )
}

/** SR-HIT-03 */
export function SunRolled(props: Card<'hit.sun'>) {
  return (
    <CheckCard
      {...props}
      title={`${props.facts.name} comes out of the Sun`}
      label="Out of the Sun"
      yes="the Hit is cancelled"
      no="it stands"
    />
  )
}

/** SR-DMG-11 */
export function JamRolled(props: Card<'damage.jam'>) {
  return (
    <CheckCard
      {...props}
      title={`Do ${props.facts.name}’s guns fire?`}
      label="Jammed guns"
      yes="they fire"
      no="no damage"
    />
  )
}

const EVADED = 'He jinks clear: no effect.'

const FACES: Readonly<Record<ProximityFace['face'], string>> = {
  clear: 'Clear of the others.',
  'clear-twice': 'Clear, but a second marker stays among the bombers.',
  escape: 'He must get out: pay Tactical Points to break away, or leave the fight.',
  veer: 'He swerves: a die below the number of fighters in the element is a Hit.',
  hit: 'Something strikes him.',
  impact: 'Is it a collision?',
}

/** SR-COL-04 */
export function Near(props: Card<'collision.check'>) {
  const { name, marker, face, mode } = props.facts
  const evades = mode === 'evasive' && face !== 'escape'
  return (
    <MarkerCard {...props} title={`${name}: Collision Check`} marker={marker}>
      <Outcome bad={mode !== 'evasive' && face !== 'clear' && face !== 'clear-twice'}>
        {MODE_NAMES[mode]}. {evades ? EVADED : FACES[face]}
      </Outcome>
    </MarkerCard>
  )
}

/** SR-COL-10 */
export function Veered(props: Card<'collision.veer'>) {
  return (
    <CheckCard
      {...props}
      title={`${props.facts.name} veers`}
      label={`Below ${props.facts.fighters}, the fighters in the element`}
      yes="hit"
      no="all in the space break away"
    />
  )
}

/** SR-COL-12 */
export function Impact(props: Card<'collision.impact'>) {
  const { name, number, collides } = props.facts
  return (
    <CheckCard
      {...props}
      title={`${name}: is it a collision?`}
      label={`Impact on less than ${number}`}
      yes="collision"
      no="avoided"
    >
      <Outcome bad={collides}>{collides ? 'A collision!' : 'He misses by a hair’s breadth.'}</Outcome>
    </CheckCard>
  )
}

/** SR-COL-13 */
export function Crashed(props: Card<'collision.crash'>) {
  return (
    <CheckCard
      {...props}
      title={`${props.facts.name} collides`}
      label="Collision"
      yes={`with a bomber: ${props.facts.damage} Damage markers`}
      no="with another fighter"
    >
      <Outcome bad>There is no bailing out.</Outcome>
    </CheckCard>
  )
}
