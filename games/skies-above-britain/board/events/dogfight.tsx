import { capital, read } from '@tallyho/engine'
import { EventCard, type EventCards, Outcome, Rolled } from '@tallyho/kit'
import type { DogfightIcon } from '../../pack/types.ts'
import { tablesOf } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { EVENT_WORDS, iconTitle, MADNESS_WORDS } from '../../text/cards.ts'
import { ATTITUDE_NAMES, germanName, typeName } from '../../text/german-names.ts'
import { iconFor, whyStruck } from '../../text/icons.ts'
import { fighterNames, fighterWithPilot, sectionName, unitCalled, unitNames } from '../../text/names.ts'
import type { DogfightNotes } from '../../vocabulary/dogfight.ts'
import { AdvantageFace, DogfightFace } from '../dogfight/CardFace.tsx'
import { DogfightIconSvg } from '../pieces/icons/CardIcons.tsx'
import type { Card } from './card.tsx'
import { DieScale } from './DieScale.tsx'
import './events.css'

/** SAB-DOG-22 SAB-DOG-23 The card with its cell lit, and its icons in words: what they mean here, or why they do not count. */
function DogfightCard({ note, facts, state, onRule }: Card<'dogfight-card' | 'card-drawn'>) {
  const { unit, card, attitude, row, column, icons, struck } = facts
  const applied = icons.filter(icon => !struck.includes(icon))
  return (
    <EventCard
      note={note}
      title={`${unitCalled(state, unit)}: ${typeName(column)} ${ATTITUDE_NAMES[attitude]}`}
      onRule={onRule}
    >
      <DogfightFace campaign={state} card={card} cell={{ attitude, row, column }} struck={struck} />
      <ul className="sab-icons">
        {icons.map((icon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an icon may be on a card twice
          <IconLine key={i} icon={icon} struck={struck.includes(icon)}>
            {struck.includes(icon) ? whyStruck(state, unit, icon, applied) : iconFor(state, unit, icon)}
          </IconLine>
        ))}
      </ul>
      {icons.length === 0 && <Outcome>Nothing happens.</Outcome>}
    </EventCard>
  )
}

function IconLine(props: {
  readonly icon: DogfightIcon
  readonly struck: boolean
  readonly children: string
}) {
  const { icon, struck, children } = props
  return (
    <li data-struck={struck}>
      <DogfightIconSvg icon={icon} struck={struck} />
      <span>
        <b>{iconTitle(icon)}</b>: {children}.
      </span>
    </li>
  )
}

/** SAB-ADV-01 SAB-ADV-02 */
function AdvantageCard({ note, facts, state, onRule }: Card<'advantage'>) {
  const { unit, deck, card, type, event, applies } = facts
  return (
    <EventCard note={note} title={deck === 'raf' ? 'We see them first' : 'They see us first'} onRule={onRule}>
      <p>
        {unitCalled(state, unit)} meets {typeName(type)}.
      </p>
      <AdvantageFace campaign={state} card={card} deck={deck} applies={applies} />
      {event && (
        <Outcome bad={applies && !GOOD_FOR_US.includes(event)}>
          {applies ? 'The event happens.' : `${EVENT_WORDS[event].title} ${WHY_NOT[event]}`}
        </Outcome>
      )}
    </EventCard>
  )
}

const GOOD_FOR_US: readonly string[] = ['steady', 'stay-on-them']

/** SAB-ADV-04 to SAB-ADV-25 Why the text of a card means nothing here. */
const WHY_NOT: Readonly<Record<keyof typeof EVENT_WORDS, string>> = {
  'behind-you': 'needs heavy escort: nothing happens.',
  'blast-em': 'needs heavy escort: nothing happens.',
  bounced: 'needs heavy escort: nothing happens.',
  'fingers-off': 'needs a novice with ammunition: nothing happens.',
  'hun-in-the-sun': 'needs Germans in the sun: nothing happens.',
  madness: 'needs a Section with a novice: nothing happens.',
  scatter: 'nothing happens.',
  'stay-on-them': 'needs 110s and a Veteran: nothing happens.',
  'stay-tight': 'needs a Section with a novice: nothing happens.',
  steady: 'needs a Veteran: nothing happens.',
  'where-are-you': 'needs a novice: nothing happens.',
}

/** SAB-ICO-09 */
function CollisionCard({ note, facts, state, onRule }: Card<'collision'>) {
  const { fighter, die, fatigued, collides } = facts
  const value = die - (fatigued ? 1 : 0)
  return (
    <EventCard note={note} title={`Collision? ${fighterWithPilot(state, fighter)}`} onRule={onRule}>
      <Rolled
        dice={[die]}
        sides={12}
        label="Do they touch?"
        {...(fatigued && { lines: [{ what: 'Tired', by: -1 }] })}
      />
      <DieScale
        label="Collision"
        value={value}
        isGood={face => face > 1}
        good="a near miss"
        bad="both are lost"
      />
      <Outcome bad={collides}>{collides ? 'They collide: both are lost.' : 'A near miss.'}</Outcome>
    </EventCard>
  )
}

/** SAB-ADV-16 */
function MadnessCard({ note, facts, state, onRule }: Card<'madness'>) {
  const { section, die, result } = facts
  const { madness } = tablesOf(state)
  return (
    <EventCard note={note} title={`Madness in ${sectionName(section)}`} onRule={onRule}>
      <Rolled dice={[die]} sides={12} label="A novice loses his head" />
      <DieScale
        label="Madness"
        value={die}
        isGood={face => read(madness, face) === 'nothing'}
        good={MADNESS_WORDS.nothing}
        bad="he fires on his own, or breaks away"
      />
      <Outcome bad={result !== 'nothing'}>{capital(MADNESS_WORDS[result])}.</Outcome>
    </EventCard>
  )
}

/** SAB-VET-09 */
function BreakCard({ note, facts, onRule }: Card<'break'>) {
  const { section, die, even } = facts
  return (
    <EventCard note={note} title={`${sectionName(section)} breaks`} onRule={onRule}>
      <Rolled dice={[die]} sides={12} label={even ? 'even' : 'odd'} />
      <Outcome bad={!even}>
        {even ? 'One Element is behind a half of them.' : 'Both Elements have Germans behind them.'}
      </Outcome>
    </EventCard>
  )
}

/** SAB-VET-05 SAB-ACE-02 */
function IconCancelledCard({ note, facts, state, onRule }: Card<'icon-cancelled'>) {
  return (
    <EventCard note={note} title={`${fighterWithPilot(state, facts.by)} steps in`} onRule={onRule}>
      <div className="sab-event-row">
        <DogfightIconSvg icon={facts.icon} size={36} struck />
        <Outcome>{iconTitle(facts.icon)} is cancelled.</Outcome>
      </div>
    </EventCard>
  )
}

function EventCancelledCard({ note, facts, state, onRule }: Card<'event-cancelled'>) {
  return (
    <EventCard note={note} title={`${fighterWithPilot(state, facts.by)} steps in`} onRule={onRule}>
      <Outcome>{EVENT_WORDS[facts.event].title} It does not happen.</Outcome>
    </EventCard>
  )
}

/** SAB-MAN-05 SAB-MAN-07 The Maneuver came off. */
function SlipsCard({ note, facts, state, onRule }: Card<'slips'>) {
  return (
    <EventCard note={note} title="The Slip comes off" onRule={onRule}>
      <Outcome>
        {fighterWithPilot(state, facts.fighter)} is behind {germanName(state, facts.german)}, alone.
      </Outcome>
    </EventCard>
  )
}

function TightTurnCard({ note, facts, state, onRule }: Card<'tight-turn'>) {
  return (
    <EventCard note={note} title="The turn comes off" onRule={onRule}>
      <Outcome>
        {unitCalled(state, facts.unit)} meets {germanName(state, facts.german)} head-on in the next round.
      </Outcome>
    </EventCard>
  )
}

/** SAB-DOG-38 How a dogfight ended: read off the fighters themselves. */
function DogfightOverCard({ note, facts, state, onRule }: Card<'dogfight-over'>) {
  const { germanFighters, aircraftLost } = state.patrol?.score ?? { germanFighters: 0, aircraftLost: 0 }
  return (
    <EventCard
      note={note}
      title={state.patrol?.dogfights.length ? 'Out of the fight' : 'The sky is empty'}
      onRule={onRule}
    >
      <Outcome bad={facts.lost.length > 0}>
        The dogfight of {unitNames(facts.units)} is over
        {facts.lost.length > 0 && `; shot down: ${fighterNames(facts.lost)}`}.
      </Outcome>
      <p>
        So far: {germanFighters} {germanFighters === 1 ? 'German' : 'Germans'} destroyed, {fateSaid(state)}
        {aircraftLost > 0 && `, ${aircraftLost} of ours lost`}.
      </p>
    </EventCard>
  )
}

/** SAB-DOG-36 Those in a Fate Box are not lost yet: their fate is rolled at home. */
function fateSaid({ patrol }: Campaign): string {
  const hit = Object.values(patrol?.fighters ?? {}).filter(({ at }) => at === 'fate').length
  return hit === 0 ? 'nobody badly hit' : `${hit} of ours badly hit`
}

export const dogfightCards = {
  advantage: AdvantageCard,
  'dogfight-card': DogfightCard,
  // The same, as it came up: somebody may still change what it does.
  'card-drawn': DogfightCard,
  slips: SlipsCard,
  'tight-turn': TightTurnCard,
  collision: CollisionCard,
  madness: MadnessCard,
  break: BreakCard,
  'icon-cancelled': IconCancelledCard,
  'event-cancelled': EventCancelledCard,
  'dogfight-over': DogfightOverCard,
} satisfies EventCards<Campaign, DogfightNotes>
