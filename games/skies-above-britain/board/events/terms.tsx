import { EventCard, type EventCards, Outcome, Rolled } from '@tallyho/kit'
import type { FighterId } from '../../pack/types.ts'
import { fighter, isFatigued } from '../../rules/01-general/fighters.ts'
import { hitOf } from '../../rules/03-dogfight/effects.ts'
import type { Campaign } from '../../state.ts'
import { PRIVILEGE_NAMES, PRIVILEGE_TEXTS, SKILL_WORDS } from '../../text/cards.ts'
import { fighterName, fighterWithPilot, HIT_NAMES, pilotIn } from '../../text/names.ts'
import type { TermsNotes } from '../../vocabulary/terms.ts'
import { DogfightIconSvg } from '../pieces/icons/CardIcons.tsx'
import { Cartridges } from '../pieces/PilotTag.tsx'
import type { Card } from './card.tsx'
import { DieScale } from './DieScale.tsx'
import { SoFarCard } from './SoFar.tsx'
import './events.css'

/** SAB-ICO-16 The marker that was drawn, and what will save him. */
function HitCard({ note, facts, state, onRule }: Card<'hit'>) {
  const { type, number } = hitOf(state, facts.marker)
  const needs = number + (isFatigued(state, facts.fighter) ? 1 : 0)
  return (
    <EventCard note={note} title={`${fighterWithPilot(state, facts.fighter)} is hit`} onRule={onRule}>
      <div className="sab-event-row">
        <span className="sab-marker">
          <b>{number}</b>
          {HIT_NAMES[type]}
        </span>
        <p>
          Checked at the end of the round:{' '}
          {needs > 12 ? 'no die will save him' : `${needs} or more is a scratch`}. Until then his unit cannot
          maneuver.
        </p>
      </div>
    </EventCard>
  )
}

/** SAB-DOG-33 SAB-DOG-34 SAB-DOG-35 */
function HitCheckCard({ note, facts, state, onRule }: Card<'hit-check'>) {
  const { fighter, type, number, die, fatigued, severe } = facts
  return (
    <EventCard note={note} title={`How bad? ${fighterWithPilot(state, fighter)}`} onRule={onRule}>
      <Rolled
        dice={[die]}
        sides={12}
        label={`Hit in the ${HIT_NAMES[type]}: ${number} or more`}
        {...(fatigued && { lines: [{ what: 'Tired', by: -1 }] })}
      />
      <DieScale
        label="Hit Check"
        value={die - (fatigued ? 1 : 0)}
        isGood={face => face >= number}
        good="a scratch"
        bad="badly hit"
      />
      <Outcome bad={severe}>
        {severe
          ? `${pilotIn(state, fighter)} is badly hit and out of the fight. His fate is open: it is rolled on the way home.`
          : 'A scratch: he flies on.'}
      </Outcome>
    </EventCard>
  )
}

function LowAmmoCard({ note, facts, state, onRule }: Card<'low-ammo'>) {
  return (
    <EventCard
      note={note}
      title={facts.ammo === 'low' ? 'Low on ammunition' : 'Out of ammunition'}
      onRule={onRule}
    >
      <GunsRow campaign={state} id={facts.fighter} />
      {facts.ammo === 'none' && <Outcome bad>He cannot shoot any more.</Outcome>}
    </EventCard>
  )
}

function JammedCard({ note, facts, state, onRule }: Card<'jammed'>) {
  return (
    <EventCard note={note} title="Guns jammed" onRule={onRule}>
      <GunsRow campaign={state} id={facts.fighter} />
      <Outcome bad>They fire on an even die only, until an odd one clears them.</Outcome>
    </EventCard>
  )
}

/** SAB-ICO-18 SAB-ICO-24 */
function GunsRow({ campaign, id }: { readonly campaign: Campaign; readonly id: FighterId }) {
  const { ammo, jammed } = fighter(campaign, id)
  return (
    <div className="sab-event-row">
      <Cartridges ammo={ammo} jammed={jammed} />
      <p>{fighterWithPilot(campaign, id)}</p>
    </div>
  )
}

function JamClearedCard({ note, facts, state, onRule }: Card<'jam-cleared'>) {
  return (
    <EventCard note={note} title={`Jammed guns: ${fighterWithPilot(state, facts.fighter)}`} onRule={onRule}>
      <Rolled dice={[facts.die]} sides={12} label="odd: no burst" />
      <Outcome>The burst is lost, but the guns are cleared.</Outcome>
    </EventCard>
  )
}

function BailsOutCard({ note, facts, onRule }: Card<'bails-out'>) {
  return (
    <EventCard note={note} title={`${facts.name} bails out`} onRule={onRule}>
      <Outcome bad>
        {fighterName(facts.fighter)} is lost; he hangs under his parachute over{' '}
        {facts.channel ? 'the Channel' : 'land'}.
      </Outcome>
    </EventCard>
  )
}

function AircraftLostCard({ note, facts, onRule }: Card<'aircraft-lost'>) {
  return (
    <EventCard note={note} title={`${fighterName(facts.fighter)} is destroyed`} onRule={onRule}>
      <Outcome bad>{facts.name} is killed.</Outcome>
    </EventCard>
  )
}

/** SAB-VET-01 */
function PrivilegeCard({ note, facts, state, onRule }: Card<'privilege'>) {
  return (
    <EventCard note={note} title={PRIVILEGE_NAMES[facts.privilege]} onRule={onRule}>
      <Outcome>
        {fighterWithPilot(state, facts.fighter)} {PRIVILEGE_TEXTS[facts.privilege]}.
      </Outcome>
      <p>That was his one favour of this patrol.</p>
    </EventCard>
  )
}

/** SAB-ACE-01 */
function SkillCard({ note, facts, state, onRule }: Card<'skill'>) {
  return (
    <EventCard note={note} title={SKILL_WORDS[facts.skill].title} onRule={onRule}>
      <Outcome>{fighterWithPilot(state, facts.fighter)} uses his skill.</Outcome>
      <p>{SKILL_WORDS[facts.skill].text}.</p>
    </EventCard>
  )
}

/** SAB-PIL-13 */
function KillCard({ note, facts, onRule }: Card<'kill'>) {
  return (
    <EventCard
      note={note}
      title={facts.of === 'bomber' ? 'A bomber goes down' : 'One of them goes down'}
      onRule={onRule}
    >
      <div className="sab-event-row">
        <DogfightIconSvg icon="damage" size={36} />
        <Outcome>
          It is {facts.name}’s ({fighterName(facts.fighter)}).
        </Outcome>
      </div>
    </EventCard>
  )
}

export const termsCards = {
  rolled: SoFarCard,
  hit: HitCard,
  'hit-check': HitCheckCard,
  'low-ammo': LowAmmoCard,
  jammed: JammedCard,
  'jam-cleared': JamClearedCard,
  'bails-out': BailsOutCard,
  'aircraft-lost': AircraftLostCard,
  privilege: PrivilegeCard,
  skill: SkillCard,
  kill: KillCard,
} satisfies EventCards<Campaign, TermsNotes>
