import { counted } from '@tallyho/engine'
import { DieChart, EventCard, Outcome } from '@tallyho/kit'
import type { ReactNode } from 'react'
import type { Erosion } from '../../pack/types.ts'
import { seasonAt } from '../../rules/01-campaign/season.ts'
import type { Became } from '../../rules/23-fate-and-tally/debriefing.ts'
import type { Campaign, PilotNo } from '../../state.ts'
import { ITEM_NAMES, TYPE_NAMES, wholeOf } from '../../text/names.ts'
import type { Notes } from '../../vocabulary.ts'
import { SetUpChart } from '../campaign/SetUpChart.tsx'
import { type Card, CheckCard, RollOf } from './EventCard.tsx'

/** Dice of the campaign: set-up, hospital, erosion, the end of a mission and of a season. */

/** SR-SET-01 */
export function SetUpRolled({ note, facts, state, onRule }: Card<'setup.rolled'>) {
  const { item, die } = facts
  return (
    <EventCard note={note} title={`Set-up: ${ITEM_NAMES[item]}`} onRule={onRule}>
      <RollOf roll={{ die }} label={ITEM_NAMES[item]} />
      <SetUpChart campaign={state} item={item} die={die} tall />
    </EventCard>
  )
}

/** SR-CMD-01 */
export function Commanded({ note, facts, onRule }: Card<'setup.commanded'>) {
  return (
    <EventCard note={note} title="Staffel Command" onRule={onRule}>
      <Outcome>
        For {facts.cost} Experience Points of the staffel the {ITEM_NAMES[facts.item]} is set; {facts.ep} EP
        are left.
      </Outcome>
    </EventCard>
  )
}

/** SR-PIL-31 */
export function HospitalRolled(props: Card<'hospital.roll'>) {
  return (
    <CheckCard
      {...props}
      title={`Is ${props.facts.name} fit to fly?`}
      label="Wounded Box"
      yes="back with the staffel"
      no="stays in hospital"
    />
  )
}

const EROSIONS: Readonly<Record<Erosion, string>> = {
  none: 'All is well.',
  illness: 'falls ill.',
  posting: 'is posted away.',
  experience: 'Experience of the staffel is lost.',
  serviceability: 'Machines are unserviceable: fewer OP next time.',
}

/** SR-CAM-13 */
export function Eroded({ note, facts, state, onRule }: Card<'erosion'>) {
  return (
    <EventCard note={note} title="Staffel Erosion" onRule={onRule}>
      <RollOf roll={{ die: facts.die }} label="Erosion" />
      <DieChart table={seasonAt(state, state.season).erosion} say={is => is} die={facts.die} />
      <Outcome>
        {facts.name} {EROSIONS[facts.result]}
      </Outcome>
    </EventCard>
  )
}

const namesOf = ({ pilots }: Campaign, numbers: readonly PilotNo[]): string =>
  numbers.map(no => pilots[no]?.name).join(', ') || 'nobody'

/** What is asked on the left, the answer on the right. */
function Answers({ of }: { readonly of: readonly (readonly [question: ReactNode, answer: ReactNode])[] }) {
  return (
    <dl className="sr-questions">
      {of.map(([question, answer], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has happened does not change
        <div key={i}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}

const BECAME: Readonly<Record<Became, string>> = {
  home: 'Home',
  landed: 'Home in a shot-up machine',
  'bailed-out': 'Bailed out, unhurt',
  wounded: 'Wounded',
  killed: 'Killed',
  fate: 'Dropped out with a serious hit',
}

/** SR-SEQ-09 What became of one pilot. */
export function PilotDebriefed({ note, facts, onRule }: Card<'mission.pilot'>) {
  const { name, became, fallen, destroyed, escorts } = facts
  return (
    <EventCard note={note} title={name} onRule={onRule}>
      <Outcome bad={became === 'killed' || became === 'wounded' || became === 'fate'}>
        {became === 'killed' && '✝ '}
        {BECAME[became]}
      </Outcome>
      <Answers
        of={[
          ['B-24s fallen out / destroyed', `${fallen} / ${destroyed}`],
          ['Escorts', escorts],
        ]}
      />
    </EventCard>
  )
}

const KILLED: Readonly<Record<string, string>> = {
  collision: 'Killed in a collision.',
  escort: 'Shot down by the escort: he did not get out.',
  blackout: 'He blacked out as he pulled away.',
}

/** SR-PIL-02 */
export function PilotKilled({ note, facts, state, onRule }: Card<'pilot.killed'>) {
  const pilot = state.pilots[facts.pilot]
  return (
    <EventCard note={note} title={`${facts.name} is dead`} onRule={onRule}>
      <Outcome bad>✝ {KILLED[facts.how] ?? 'He did not get out.'}</Outcome>
      {pilot && (
        <Answers
          of={[
            ['Missions', pilot.missions],
            ['B-24s fallen out / destroyed', `${pilot.fallen} / ${pilot.destroyed}`],
          ]}
        />
      )}
    </EventCard>
  )
}

/** SR-CAM-10 */
export function MissionLogged({ note, facts, state, onRule }: Card<'mission.logged'>) {
  return (
    <EventCard
      note={note}
      title={
        state.length === 'training'
          ? 'The training mission is over'
          : `Mission ${facts.no}: ${counted(facts.vp, 'Victory Point')}`
      }
      onRule={onRule}
    >
      <p className="sr-manner">
        Map {facts.map}, {TYPE_NAMES[facts.type]}
        {facts.aborted ? ', aborted' : `, ${counted(facts.turns, 'turn')}`}
      </p>
      <Answers
        of={[
          ['Bombers fallen out / destroyed', `${facts.fallen} / ${facts.destroyed}`],
          ...(facts.training ? [] : [['Experience of the staffel (EP)', facts.ep] as const]),
          ['Killed', namesOf(state, facts.killed)],
          ['Wounded', namesOf(state, facts.wounded)],
        ]}
      />
    </EventCard>
  )
}

/** SR-TRN-02 */
export function TrainingOver({ note, facts, onRule }: Card<'training.over'>) {
  return (
    <EventCard
      note={note}
      title={facts.outcome === 'trained' ? 'Training passed' : 'Training not passed'}
      onRule={onRule}
    >
      <Answers
        of={[
          ['A bomber is damaged', facts.damaged ? 'Yes' : 'No'],
          ['No fighter lost or seriously hit', facts.stricken ? 'No' : 'Yes'],
        ]}
      />
    </EventCard>
  )
}

const OUTCOMES = { won: 'is won', lost: 'is lost', between: 'is neither won nor lost' } as const

/** SR-CAM-08 What was asked for, and what there is. */
export function Goals({ of: { win, lose, vp, available, killed } }: { readonly of: Notes['season.over'] }) {
  return (
    <Answers
      of={[
        [`Victory Points: ${win.vp} win, below ${lose.vp} lose`, vp],
        [`Available pilots: ${win.pilots} to win`, available],
        [`Pilots killed: more than ${lose.killed} lose`, killed],
      ]}
    />
  )
}

/** SR-CAM-08 */
export function SeasonOver({ note, facts, state, onRule }: Card<'season.over'>) {
  const { name } = seasonAt(state, state.season)
  const title = `The end of ${state.length === 'mission' ? 'the mission' : name}`
  return (
    <EventCard note={note} title={title} onRule={onRule}>
      <Goals of={facts} />
      <Outcome bad={facts.outcome === 'lost'}>
        The {wholeOf(state.length)} {OUTCOMES[facts.outcome]}.
      </Outcome>
    </EventCard>
  )
}
