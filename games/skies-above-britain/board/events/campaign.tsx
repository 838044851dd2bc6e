import { capital, counted } from '@tallyho/engine'
import { type CardProps, DieChart, EventCard, type EventCards, Outcome, Rolled } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { packOf } from '../../pack/index.ts'
import { levelOf } from '../../rules/01-general/fighters.ts'
import { tablesOf } from '../../rules/01-general/terms.ts'
import { chapterOf } from '../../rules/10-campaign/chapter.ts'
import { available } from '../../rules/10-campaign/roster.ts'
import type { Campaign } from '../../state.ts'
import { SKILL_WORDS } from '../../text/cards.ts'
import { DAY_EVENTS, HOSPITALS, LEVELS } from '../../text/chapters/10-campaign.ts'
import { ALTITUDE_NAMES, LEVEL_NAMES, stationName, VISIBILITY_NAMES, ZONE_NAMES } from '../../text/names.ts'
import { LEVEL_MEANS } from '../../text/stories.ts'
import type { CampaignNotes } from '../../vocabulary/campaign.ts'
import { Curve } from '../book/Curve.tsx'
import { dayName, dayOf } from '../book/dates.ts'
import '../book/style/log.css'
import '../book/style/man.css'
import { goalOf } from '../book/goals.ts'
import { LevelMark } from '../book/marks.tsx'
import { isTired } from '../book/tired.ts'
import { Portrait } from '../pieces/Portrait.tsx'
import './campaign.css'

type Card<K extends keyof CampaignNotes> = CardProps<Campaign, CampaignNotes[K]>

/** SAB-CMP-03 */
function Muster({ note, facts, state, onRule }: Card<'muster'>) {
  const { die, green, regular, veteran } = facts
  return (
    <EventCard note={note} title="The squadron musters" onRule={onRule}>
      <Rolled dice={[die]} sides={12} label="Pilots" />
      <DieChart
        table={chapterOf(state).pilots.assignment}
        say={one => `${one.veteran} Veterans, ${one.green} novices`}
        die={die}
        tall
      />
      <Outcome>
        {veteran} Veterans, {regular} Regulars and {green} novices.
      </Outcome>
      <div className="sab-faces">
        {state.pilots.map(pilot => (
          <span key={pilot.no}>
            <Portrait pilot={pilot} />
            <LevelMark level={levelOf(pilot)} />
          </span>
        ))}
      </div>
    </EventCard>
  )
}

/** SAB-CMP-01 */
function PatrolBegins({ note, facts, state, onRule }: Card<'patrol-begins'>) {
  const { patrols, points, won, of } = goalOf(state)
  const fit = available(state)
  const tired = fit.filter(isTired).length
  const day = dayName(dayOf(state, facts.chapter, facts.patrol), true)
  return (
    <EventCard
      note={note}
      title={patrols > 1 ? `${day}: patrol ${facts.patrol} of ${patrols}` : day}
      onRule={onRule}
    >
      <Outcome>
        {counted(fit.length, 'man', 'men')} fit to fly{tired > 0 && `, ${tired} of them tired`}.{' '}
        {counted(points, 'point')} of the {won} that win the {of}.
      </Outcome>
    </EventCard>
  )
}

/** SAB-A-100 */
function RandomEvent({ note, facts, state, onRule }: Card<'random-event'>) {
  const { die, event, name } = facts
  return (
    <EventCard note={note} title="What the day brings" onRule={onRule}>
      <Rolled dice={[die]} sides={12} label="The day" />
      <DieChart
        table={packOf(state).pack.optionals.events}
        say={one => capital(DAY_EVENTS[one])}
        die={die}
        tall
      />
      <Outcome>
        {name ? `${name} is decorated, and misses this patrol.` : `${capital(DAY_EVENTS[event])}.`}
      </Outcome>
    </EventCard>
  )
}

/** SAB-A-101 */
function BigWing({ note, facts, onRule }: Card<'big-wing'>) {
  const { station, die, number, held } = facts
  return (
    <EventCard note={note} title={`The second squadron and ${stationName(station)}`} onRule={onRule}>
      <Rolled dice={[die]} sides={12} label={`${number} or more`} />
      <Outcome bad={!held}>{held ? 'It holds them: they are suppressed.' : 'They get past it.'}</Outcome>
    </EventCard>
  )
}

/** A card about one man: his face, and what there is to say. */
function Man({
  note,
  facts,
  state,
  onRule,
  title,
  children,
}: CardProps<Campaign, { readonly pilot: number; readonly name: string }> & {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <EventCard note={note} title={title} onRule={onRule}>
      <div className="sab-of-a-man">
        <Portrait
          pilot={state.pilots.find(({ no }) => no === facts.pilot) ?? { no: facts.pilot, name: facts.name }}
        />
        <div>{children}</div>
      </div>
    </EventCard>
  )
}

/** SAB-RTB-12 */
function Hospital(card: Card<'hospital'>) {
  const { name, die, result } = card.facts
  return (
    <Man {...card} title={`${name}, in hospital`}>
      <Rolled dice={[die]} sides={12} label="Hospital" />
      <DieChart table={tablesOf(card.state).hospital} say={one => HOSPITALS[one]} die={die} tall />
      <Outcome bad={result === 'discharged'}>
        {capital(HOSPITALS[result])}
        {result === 'returns' && ', from the next patrol on'}.
      </Outcome>
    </Man>
  )
}

/** SAB-RVS-05 */
function VisibilitySet({ note, facts, state, onRule }: Card<'visibility-set'>) {
  const { die, visibility } = facts
  return (
    <EventCard note={note} title="The weather" onRule={onRule}>
      <Rolled dice={[die]} sides={12} label="Weather" />
      <DieChart table={chapterOf(state).visibility} say={one => capital(VISIBILITY_NAMES[one])} die={die} />
      <Outcome>
        {capital(VISIBILITY_NAMES[visibility])}
        {state.event === 'bad-weather' && ', a step worse than rolled'}.
      </Outcome>
    </EventCard>
  )
}

/** SAB-RVS-07 */
function Climb({ note, facts, state, onRule }: Card<'climb-to-station'>) {
  const { die, zone, altitude, fuel } = facts
  return (
    <EventCard note={note} title="The climb" onRule={onRule}>
      <Rolled dice={[die]} sides={12} label="Climb" />
      <DieChart
        table={chapterOf(state).climb}
        say={one => `${capital(ZONE_NAMES[one.zone])}, ${ALTITUDE_NAMES[one.altitude]}, ${one.fuel} Fuel`}
        die={die}
        tall
      />
      <Outcome>
        The squadron waits over {ZONE_NAMES[zone]} at {ALTITUDE_NAMES[altitude]}
        {fuel > 0 ? `; the climb has cost every Section ${fuel} Fuel` : ''}.
      </Outcome>
    </EventCard>
  )
}

/** SAB-PIL-05 SAB-PIL-06 */
function Promoted(card: Card<'promoted'>) {
  const { name, level } = card.facts
  return (
    <Man {...card} title={name}>
      <Outcome>
        A {LEVEL_NAMES[level]} now. {LEVEL_MEANS[level]}
      </Outcome>
    </Man>
  )
}

/** SAB-ACE-01 */
function GainsSkill(card: Card<'gains-skill'>) {
  const { name, skill } = card.facts
  return (
    <Man {...card} title={`${name}, an Ace`}>
      <Outcome>
        {SKILL_WORDS[skill].title}: {SKILL_WORDS[skill].text}.
      </Outcome>
    </Man>
  )
}

/** SAB-PIL-02 */
function Replacement(card: Card<'replacement'>) {
  const { name, gone, patrols } = card.facts
  return (
    <Man {...card} title={`${name} joins the squadron`}>
      <Outcome>
        For {gone}.{' '}
        {patrols > 0
          ? `He has flown ${counted(patrols, 'patrol')} elsewhere.`
          : 'A novice: he comes straight from school.'}
      </Outcome>
    </Man>
  )
}

/** SAB-CMP-01 */
function ChapterOver({ note, facts, state, onRule }: Card<'chapter-over'>) {
  const { title, victory } = chapterOf({ ...state, chapter: facts.chapter })
  return (
    <EventCard note={note} title={`${title}: the end of the chapter`} onRule={onRule}>
      <Outcome bad={facts.level === 'lost'}>
        {counted(facts.vp, 'point')}; {victory.won} win it, below {victory.lost} it is lost.{' '}
        {LEVELS[facts.level]}.
      </Outcome>
      <Curve campaign={state} />
    </EventCard>
  )
}

function CampaignOver({ note, facts, onRule }: Card<'campaign-over'>) {
  return (
    <EventCard note={note} title="It is over" onRule={onRule}>
      <Outcome bad={facts.level === 'lost'}>
        {counted(facts.vp, 'point')}. {LEVELS[facts.level]}.
      </Outcome>
    </EventCard>
  )
}

/** SAB-BMB-10 */
function ScenarioRound({ note, facts, onRule }: Card<'scenario-round'>) {
  const { round, of } = facts
  const left = of - round
  return (
    <EventCard note={note} title={`Round ${round} of ${of}`} onRule={onRule}>
      <Outcome>
        {left === 0
          ? 'The last one: then everybody goes home.'
          : `${counted(left, 'more round')} after this one.`}
      </Outcome>
    </EventCard>
  )
}

/** On the ground, and what frames a patrol. Who was assigned to what is seen in the book. */
export const campaignCards = {
  muster: Muster,
  'patrol-begins': PatrolBegins,
  'random-event': RandomEvent,
  'big-wing': BigWing,
  hospital: Hospital,
  'visibility-set': VisibilitySet,
  'climb-to-station': Climb,
  promoted: Promoted,
  'gains-skill': GainsSkill,
  replacement: Replacement,
  'chapter-over': ChapterOver,
  'campaign-over': CampaignOver,
  'scenario-round': ScenarioRound,
} satisfies EventCards<Campaign, CampaignNotes>
