import { capital, type DieTable } from '@tallyho/engine'
import {
  type CardProps,
  DieChart,
  EventCard,
  type EventCards,
  Modifiers,
  Outcome,
  Rolled,
} from '@tallyho/kit'
import type { Fate, PilotFate, Recovery } from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { tablesOf } from '../../rules/01-general/terms.ts'
import { scoreItems } from '../../rules/08-return/points.ts'
import type { Campaign } from '../../state.ts'
import { eachSaid, itemSaid } from '../../text/home.ts'
import { AIRCRAFT_NAMES, fighterName, fighterWithPilot, HIT_NAMES, LEVEL_NAMES } from '../../text/names.ts'
import type { CampaignNotes } from '../../vocabulary/campaign.ts'
import { FateDrawing } from '../home/Drawings.tsx'
import '../home/home.css'
import './bombers.css'

/** The way home: Fate Boxes, Fuel, the Channel, and the points of the patrol. */

type Card<K extends keyof CampaignNotes> = CardProps<Campaign, CampaignNotes[K]>

const FATES: Readonly<Record<Fate, string>> = { hangar: 'gets home', crashes: 'crashes', fire: 'burns' }
const PILOT_FATES: Readonly<Record<PilotFate, string>> = {
  'bails-out': 'bails out',
  wounded: 'wounded',
  killed: 'killed',
}
const RECOVERIES: Readonly<Record<Recovery, string>> = {
  rescued: 'rescued',
  captured: 'captured',
  killed: 'drowned',
}

interface Modified {
  readonly die: number
  readonly modifiers: { readonly fatigued: number; readonly pluck: number }
}

function linesOf({ modifiers: { fatigued, pluck } }: Modified) {
  return [
    ...(fatigued === 0 ? [] : [{ what: 'tired', by: fatigued }]),
    ...(pluck === 0 ? [] : [{ what: 'Pluck', by: pluck }]),
  ]
}

/** SAB-RTB-03 Never below 1. */
function totalOf({ die, modifiers: { fatigued, pluck } }: Modified): number {
  return Math.max(1, die + fatigued + pluck)
}

/** A die with what changes it, and the table that it is read on. */
function Read<T>(props: {
  readonly of: Modified
  readonly label: string
  readonly table: DieTable<T>
  say(is: T): string
}) {
  const { of, label, table, say } = props
  return (
    <>
      <Rolled dice={[of.die]} sides={12} label={label} lines={linesOf(of)} total={totalOf(of)} />
      <DieChart table={table} say={say} die={totalOf(of)} />
    </>
  )
}

/** SAB-RTB-03 What becomes of an aircraft in a Fate Box. */
function AircraftFate({ note, facts, state, onRule }: Card<'fate'>) {
  const { fighter: id, name, box, fate } = facts
  return (
    <EventCard note={note} title={`${name}, hit in the ${HIT_NAMES[box]}`} onRule={onRule}>
      <Read
        of={facts}
        label={AIRCRAFT_NAMES[state.aircraft]}
        table={tablesOf(state).fate[box][state.aircraft]}
        say={is => FATES[is]}
      />
      <div className="event-columns">
        <FateDrawing fate={fate === 'hangar' ? 'landed-hurt' : 'down'} />
        <Outcome bad={fate !== 'hangar'}>
          {fighterName(id)}{' '}
          {fate === 'hangar' ? 'limps home into the hangar.' : `${FATES[fate]}: the aircraft is lost.`}
        </Outcome>
      </div>
    </EventCard>
  )
}

const ROWS = { crashes: 'from a crash', fire: 'from a fire', green: 'a Green pilot' } as const

/** SAB-RTB-05 SAB-RTB-06 */
function ManFate({ note, facts, state, onRule }: Card<'pilot-fate'>) {
  const { fighter: id, name, row, fate } = facts
  const box = fighter(state, id).fate
  const channel = fighter(state, id).channel
  const drawn =
    fate === 'bails-out' ? (channel ? 'dinghy' : 'parachute') : fate === 'wounded' ? 'hospital' : 'killed'
  return (
    <EventCard note={note} title={`${name}: does he get out?`} onRule={onRule}>
      {box ? (
        <Read
          of={facts}
          label={ROWS[row]}
          table={tablesOf(state).fate[box][row]}
          say={is => PILOT_FATES[is]}
        />
      ) : (
        <Rolled
          dice={[facts.die]}
          sides={12}
          label={ROWS[row]}
          lines={linesOf(facts)}
          total={totalOf(facts)}
        />
      )}
      <div className="event-columns">
        <FateDrawing fate={drawn} />
        <Outcome bad={fate !== 'bails-out'}>{capital(PILOT_FATES[fate])}.</Outcome>
      </div>
    </EventCard>
  )
}

/** SAB-RTB-13 */
function Fuel({ note, facts, state, onRule }: Card<'fuel-check'>) {
  const { fighter: id, number, die, lands } = facts
  return (
    <EventCard note={note} title={`${fighterWithPilot(state, id)} is short of fuel`} onRule={onRule}>
      <Rolled dice={[die]} sides={12} label={`${number} or more, and he lands`} />
      <div className="event-columns">
        <FateDrawing fate={lands ? 'landed' : 'down'} />
        <Outcome bad={!lands}>
          {lands ? 'He lands with dry tanks.' : 'The tank is dry: he has to jump.'}
        </Outcome>
      </div>
    </EventCard>
  )
}

/** SAB-RTB-15 */
function Channel({ note, facts, state, onRule }: Card<'recovery'>) {
  const { name, level, die, result } = facts
  return (
    <EventCard note={note} title={`${name} is down in the Channel`} onRule={onRule}>
      <Rolled dice={[die]} sides={12} label={LEVEL_NAMES[level]} />
      <DieChart table={tablesOf(state).recovery[level]} say={is => RECOVERIES[is]} die={die} />
      <div className="event-columns">
        <FateDrawing fate={result} />
        <Outcome bad={result !== 'rescued'}>{capital(RECOVERIES[result])}.</Outcome>
      </div>
    </EventCard>
  )
}

const LOST = {
  killed: 'He is killed.',
  captured: 'He is a prisoner of war.',
  discharged: 'He will not fly again.',
  posted: 'He is posted to another squadron.',
} as const

/** SAB-PIL-02 */
function Lost({ note, facts, onRule }: Card<'pilot-lost'>) {
  const { name, to } = facts
  return (
    <EventCard note={note} title={name} onRule={onRule}>
      <div className="event-columns">
        <FateDrawing fate={to === 'killed' || to === 'captured' ? to : 'hospital'} />
        <Outcome bad={to !== 'posted'}>{LOST[to]}</Outcome>
      </div>
    </EventCard>
  )
}

/** SAB-RTB-11 SAB-PIL-11 */
function Wounded({ note, facts, onRule }: Card<'wounded'>) {
  return (
    <EventCard note={note} title={facts.name} onRule={onRule}>
      <div className="event-columns">
        <FateDrawing fate="hospital" />
        <Outcome bad>
          {facts.exhausted
            ? 'Four patrols in a row: he is worn out and goes to hospital.'
            : 'He is wounded and goes to hospital.'}
        </Outcome>
      </div>
    </EventCard>
  )
}

/** SAB-VP-01 */
function Points({ note, facts, state, onRule }: Card<'points'>) {
  const { vp, lost, ...score } = facts
  const items = scoreItems(state, { ...score, aircraftLost: lost })
  return (
    <EventCard note={note} title="What the patrol was worth" onRule={onRule}>
      <Modifiers
        lines={items.map(item => ({ what: `${itemSaid(item)} (${eachSaid(item)})`, by: item.vp }))}
        total={vp}
        totalName="Points"
      />
    </EventCard>
  )
}

export const homeCards = {
  fate: AircraftFate,
  'pilot-fate': ManFate,
  'fuel-check': Fuel,
  recovery: Channel,
  'pilot-lost': Lost,
  wounded: Wounded,
  points: Points,
} satisfies EventCards<Campaign, CampaignNotes>
