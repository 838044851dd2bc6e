import { capital, counted, listed } from '@tallyho/engine'
import { Chart, EventCard, type EventCards, Outcome, Rolled } from '@tallyho/kit'
import type { EscortSize, GermanType, Station, Visibility } from '../../pack/types.ts'
import { tablesOf } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { vectorText, vectorTitle } from '../../text/cards.ts'
import { stillHidden } from '../../text/chapters/07-vector.ts'
import { BOMBER_NAMES, bomberNames, POSITION_NAMES, typeName } from '../../text/german-names.ts'
import { FACES } from '../../text/meeting.ts'
import {
  ALTITUDE_NAMES,
  fighterNames,
  placeName,
  SIZE_NAMES,
  STATION_NAMES,
  stationName,
  unitName,
  unitNames,
  VISIBILITY_NAMES,
} from '../../text/names.ts'
import type { VectorNotes } from '../../vocabulary/vector.ts'
import { EscortGroup } from '../map/Stations.tsx'
import { Aircraft } from '../pieces/Aircraft.tsx'
import '../track/scene.css'
import { VectorGlyph } from '../track/VectorSign.tsx'
import './interception.css'
import { ChaseCard, ChasePlaceCard, spanOf } from './ChaseCards.tsx'
import { type Card, NumberCard } from './NumberCard.tsx'
import { ReactionFace } from './ReactionFace.tsx'

/** SAB-RVS-11 A marker is turned up: what each icon brings. */
function VectorMarkerCard({ note, facts, onRule }: Card<'vector-marker'>) {
  return (
    <EventCard note={note} title="A marker is turned up" onRule={onRule}>
      <ul className="sab-event-vectors">
        {facts.icons.map((icon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: icons of one marker do not change
          <li key={i}>
            <VectorGlyph icon={icon} />
            <span>
              <strong>{vectorTitle(icon)}</strong>
              {vectorText(icon)}
            </span>
          </li>
        ))}
      </ul>
      {facts.left > 0 && <p>{stillHidden(facts.left)}</p>}
    </EventCard>
  )
}

/** SAB-RVS-21 The escort as it takes its stations. */
function EscortSeenCard({ note, facts, onRule }: Card<'escort-seen'>) {
  const { markers, die } = facts
  return (
    <EventCard note={note} title="The escort is seen" onRule={onRule}>
      <Rolled dice={[die]} sides={12} label="how strong it is" />
      <ul className="sab-event-escort">
        {markers.map(marker => {
          const [station, type, size] = marker.split(' ') as [Station, GermanType, EscortSize]
          return (
            <li key={marker}>
              <EscortGroup type={type} size={size} />
              <span>
                <strong>{STATION_NAMES[station]}</strong>
                {type}s, {SIZE_NAMES[size]}
              </span>
            </li>
          )
        })}
      </ul>
      {markers.length === 0 && <Outcome>Nobody guards them.</Outcome>}
    </EventCard>
  )
}

function SunCard({ note, facts, onRule }: Card<'sun'>) {
  return (
    <EventCard note={note} title="The sun" onRule={onRule}>
      {facts.die !== undefined && <Rolled dice={[facts.die]} sides={12} label="where it stands" />}
      <Outcome>
        {facts.at
          ? `At ${POSITION_NAMES[facts.at]} of the raid: who attacks from there, High, rolls two dice.`
          : 'Hidden by clouds.'}
      </Outcome>
    </EventCard>
  )
}

const WEATHER: Readonly<Record<Visibility, string>> = {
  clear: 'The escort is seen as soon as the raid is.',
  haze: 'A raid that is lost is harder to find again.',
  clouds: 'No sun, bombers unseen until they are reached, and they may get away.',
}

function VisibilityCard({ note, facts, onRule }: Card<'visibility'>) {
  return (
    <EventCard note={note} title={`The weather: ${VISIBILITY_NAMES[facts.visibility]}`} onRule={onRule}>
      <Outcome>{WEATHER[facts.visibility]}</Outcome>
    </EventCard>
  )
}

function FlakCard({ note, facts, onRule }: Card<'flak'>) {
  const { number, bombers, fighters, waiting } = facts
  const told = [
    ...(bombers.length > 0 ? [`damage at ${bomberNames(bombers)}`] : []),
    ...(fighters.length > 0 ? [`our own hit: ${fighterNames(fighters)}`] : []),
    ...(waiting > 0 ? [`${counted(waiting, 'burst')} kept for the raid, which is not seen yet`] : []),
  ]
  return (
    <EventCard note={note} title={`Flak ${number}`} onRule={onRule}>
      <Outcome bad={fighters.length > 0}>{capital(listed(told, 'no harm done'))}.</Outcome>
    </EventCard>
  )
}

/** SAB-RVS-16 SAB-RVS-17 The table by what the die shows, as before it was thrown. */
function ContactCard({ note, facts, state, onRule }: Card<'contact'>) {
  const { die, total, same, positions, altitude } = facts
  const by = total - die
  const table = tablesOf(state)
    .contact[same ? 'same' : 'adjacent'].map(({ to, is }) => ({ to: Math.min(FACES, to - by), is }))
    .filter(({ to }, i, all) => to > (all[i - 1]?.to ?? 0))
  return (
    <EventCard note={note} title="Contact" onRule={onRule}>
      <Rolled dice={[die]} sides={12} label={same ? 'in the same zone' : 'in the next zone'} />
      <Chart
        corner="the die shows"
        columns={['the squadron comes to']}
        rows={table.map(({ to, is }, i) => ({
          name: spanOf(table[i - 1]?.to, to, i === table.length - 1),
          cells: [
            `${listed(is.positions.map(capital), '')}, ${is.altitude === 'same' ? 'same height' : ALTITUDE_NAMES[is.altitude]}`,
          ],
        }))}
        litRow={table.findIndex(({ to }) => die <= to)}
      />
      <Outcome bad={positions.every(position => position === 'tail')}>
        {capital(positions.map(position => placeName(position, altitude)).join(' or '))}.
      </Outcome>
    </EventCard>
  )
}

/** SAB-REA-01 The card as it lies on the table. */
function ReactionEvent({ note, facts, state, onRule }: Card<'reaction'>) {
  return (
    <EventCard note={note} title="The escort reacts" onRule={onRule}>
      <ReactionFace campaign={state} card={facts.card} />
    </EventCard>
  )
}

function CloudsEscapeCard({ facts, state: _, ...of }: Card<'clouds-escape'>) {
  const { number, die, escapes } = facts
  return (
    <NumberCard
      of={of}
      title="Do they get away in the clouds?"
      dice={[die]}
      number={number}
      bad={escapes}
      outcome={escapes ? 'They do: nobody outside can find them again.' : 'No, still in sight.'}
    />
  )
}

/** SAB-PAT-04 */
function EscortExitCard({ facts, state: _, ...of }: Card<'escort-exit'>) {
  const { station, type, number, die, leaves } = facts
  return (
    <NumberCard
      of={of}
      title={`Are the ${typeName(type)} in ${STATION_NAMES[station]} short of fuel?`}
      dice={[die]}
      number={number}
      outcome={leaves ? 'Their red lamps light: some turn for home.' : 'They stay.'}
      bad={!leaves}
    />
  )
}

/** SAB-PAT-07 */
function ChannelPatrolCard({ facts, state: _, ...of }: Card<'channel-patrol'>) {
  const { number, die, unit } = facts
  return (
    <NumberCard
      of={of}
      title="Do other 109s patrol over the Channel?"
      dice={[die]}
      number={number}
      bad={unit !== undefined}
      outcome={unit ? `They fall on ${unitName(unit)}.` : 'Nobody comes.'}
    />
  )
}

function StragglerCard({ note, facts, onRule }: Card<'straggler'>) {
  const { type, attackers } = facts
  return (
    <EventCard note={note} title={`A straggler: ${BOMBER_NAMES[type]}`} onRule={onRule}>
      <div className="sab-event-group">
        <svg viewBox="-60 -44 120 88" aria-hidden="true">
          <Aircraft type={type} heading={24} size={92} />
        </svg>
      </div>
      <Outcome>
        {attackers.length > 0 ? `${unitNames(attackers)} after it, and then home.` : 'Let go.'}
      </Outcome>
    </EventCard>
  )
}

function HelpCard({ note, facts, onRule }: Card<'help'>) {
  return (
    <EventCard note={note} title="Help for the bombers" onRule={onRule}>
      <Outcome bad>
        {typeName(facts.type)} of {stationName(facts.station)} come down on {fighterNames([facts.fighter])}.
      </Outcome>
    </EventCard>
  )
}

export const vectorCards = {
  'vector-marker': VectorMarkerCard,
  'escort-seen': EscortSeenCard,
  sun: SunCard,
  visibility: VisibilityCard,
  flak: FlakCard,
  contact: ContactCard,
  reaction: ReactionEvent,
  'clouds-escape': CloudsEscapeCard,
  chase: ChaseCard,
  'chase-place': ChasePlaceCard,
  'escort-exit': EscortExitCard,
  'channel-patrol': ChannelPatrolCard,
  straggler: StragglerCard,
  help: HelpCard,
} satisfies EventCards<Campaign, VectorNotes>
