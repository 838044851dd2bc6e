import { counted } from '@tallyho/engine'
import { EventCard, Outcome, Rolled } from '@tallyho/kit'
import { tablesOf } from '../../rules/02-terms.ts'
import { clockName, squadronNames } from '../../text/names.ts'
import {
  NightBombingChart,
  NightInterceptionChart,
  NightPatrolChart,
  WeatherTable,
} from '../charts/DayCharts.tsx'
import { WEATHER } from '../charts/labels.ts'
import { Points } from '../pieces/Points.tsx'
import type { Card } from './card.tsx'

/** RE-4.I.8.b */
export function ForecastCard({ note, facts, state, onRule }: Card<'forecast'>) {
  const { die, weather } = facts
  return (
    <EventCard note={note} title="The weather of the day" onRule={onRule}>
      <div className="event-columns">
        <Rolled dice={[die]} label="weather" />
        <WeatherTable rows={tablesOf(state).weather} die={die} />
      </div>
      <Outcome>
        Luftflotte 2 {WEATHER[weather[2]].toLowerCase()}, Luftflotte 3 {WEATHER[weather[3]].toLowerCase()}.
      </Outcome>
    </EventCard>
  )
}

/** RE-4.II.13.c */
export function ClockCard({ note, facts, onRule }: Card<'clock'>) {
  return (
    <EventCard note={note} title={`The clock: ${clockName(facts.segment)}`} onRule={onRule}>
      <Outcome>{counted(facts.spaces, 'space', 'spaces')} on.</Outcome>
    </EventCard>
  )
}

/** RE-18.2.a */
export function NightPatrolCard({ note, facts, state, onRule }: Card<'night-patrol'>) {
  const { die, squadrons } = facts
  return (
    <EventCard note={note} title="Night patrol" onRule={onRule}>
      <Rolled dice={[die]} tone="raf" label="Blenheims" />
      <NightPatrolChart patrol={tablesOf(state).night.patrol} day={state.day} die={die} />
      <Outcome>{squadronNames(squadrons)} on patrol tonight.</Outcome>
    </EventCard>
  )
}

/** RE-18.3.b */
export function NightInterceptionCard({ note, facts, state, onRule }: Card<'night-interception'>) {
  const { patrol, raiders, chance, die, intercepting } = facts
  return (
    <EventCard note={note} title="Night interception" onRule={onRule}>
      <Rolled dice={[die]} tone="raf" label={`${chance} or less`} />
      <NightInterceptionChart rows={tablesOf(state).night.interception} patrol={patrol} raiders={raiders} />
      <Outcome bad={intercepting > 0}>
        {intercepting > 0
          ? `${counted(intercepting, 'Blenheim finds a Gruppe', 'Blenheims find a Gruppe each')}.`
          : 'Nobody is found in the dark.'}
      </Outcome>
    </EventCard>
  )
}

/** RE-18.5.a */
export function NightBombingCard({ note, facts, state, onRule }: Card<'night-bombing'>) {
  const { raiders, die, vp } = facts
  return (
    <EventCard note={note} title="Night bombing" onRule={onRule}>
      <Rolled dice={[die]} tone="luftwaffe" label={counted(raiders, 'Gruppe', 'Gruppen')} />
      <NightBombingChart rows={tablesOf(state).night.bombing} raiders={raiders} die={die} />
      <Outcome>{vp > 0 ? <Points by={-vp} /> : 'Nothing that counts is hit.'}</Outcome>
    </EventCard>
  )
}

/** RE-18.4.c */
export function NightTurnedBackCard({ note, facts, onRule }: Card<'night-turned-back'>) {
  return (
    <EventCard note={note} title="Turned back" onRule={onRule}>
      <Outcome bad>{facts.gruppe} goes home and drops no bombs.</Outcome>
    </EventCard>
  )
}

/** RE-18.5.c */
export function LandingAccidentCard({ note, facts, onRule }: Card<'landing-accident'>) {
  return (
    <EventCard note={note} title="Accidents on landing" onRule={onRule}>
      <Outcome bad>
        {facts.gruppe} is a light loss. <Points by={1} />
      </Outcome>
    </EventCard>
  )
}
