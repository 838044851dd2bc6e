import { capital } from '@tallyho/engine'
import { Chart, EventCard, type EventCards, Outcome, Rolled } from '@tallyho/kit'
import type { DogfightIcon } from '../../pack/types.ts'
import { ALTITUDES, ESCORT_SIZES } from '../../pack/types.ts'
import { tablesOf } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { iconText, iconTitle } from '../../text/cards.ts'
import { typeName } from '../../text/german-names.ts'
import {
  ALTITUDE_NAMES,
  escortName,
  fighterName,
  formationName,
  SIZE_NAMES,
  STATION_NAMES,
  stationName,
} from '../../text/names.ts'
import { upFrom } from '../../text/stakes.ts'
import type { InterceptionNotes } from '../../vocabulary/interception.ts'
import { EscortGroup } from '../map/Stations.tsx'
import './interception.css'
import { BombersTable, CruiseTable, EscortTable } from './InterceptTables.tsx'
import { type Card, changed, NumberCard } from './NumberCard.tsx'

const WENT: Readonly<Record<'escort' | 'bombers' | 'cruise', readonly [well: string, badly: string]>> = {
  escort: ['On our terms: we open the fight.', 'They see us first: they open the fight.'],
  bombers: ['Through, in among the bombers.', 'Not through.'],
  cruise: ['Nobody stops them.', 'Seen: they have to fight.'],
}

/** SAB-ESC-04 SAB-IBM-04 SAB-CRZ-06 */
function InterceptCard({ facts, state, ...of }: Card<'intercept'>) {
  const { formation, order, station, number, dice, pluck, total, success } = facts
  const at = state.patrol?.formations.find(({ id }) => id === formation)?.at
  const title = {
    escort: station ? `At the escort: ${STATION_NAMES[station]}` : 'At the escort',
    bombers: 'At the bombers',
    cruise: 'Past the escort',
  }[order]
  return (
    <NumberCard
      of={of}
      title={`${capital(formationName(formation))}. ${title}`}
      dice={dice}
      number={number}
      twoDice={dice.length > 1}
      lines={changed({ Pluck: pluck })}
      total={total}
      bad={!success}
      outcome={WENT[order][success ? 0 : 1]}
    >
      {dice.length > 1 && <p>Out of the sun: two dice, added.</p>}
      {at && order === 'escort' && <EscortTable campaign={state} at={at} station={station} />}
      {at && order === 'bombers' && <BombersTable campaign={state} at={at} station={station} />}
      {order === 'cruise' && <CruiseTable campaign={state} number={number} />}
      {order === 'bombers' && station && <p>{capital(escortName(state, station))} stand in the way.</p>}
    </NumberCard>
  )
}

/** SAB-SUP-02 SAB-SUP-03 */
function SuppressionCard({ facts, state, ...of }: Card<'suppression'>) {
  const { station, row, fighters, die, modifiers, red, blue, reduced, gone, suppressed } = facts
  const table = tablesOf(state).suppression
  const rows = [...ESCORT_SIZES, 'circle'] as const
  const columns = table[row]
  const column = columns.findIndex(({ upTo }) => fighters <= upTo)
  const outcome = gone
    ? 'Driven off for good.'
    : reduced
      ? 'Half of it is driven off, the rest pinned for this turn.'
      : suppressed
        ? 'Pinned: it guards nothing this turn.'
        : 'Not impressed: it guards as before.'
  return (
    <NumberCard
      of={of}
      title={`Is ${stationName(station)} kept busy?`}
      dice={[die]}
      number={blue}
      lines={changed({ 'Germans shot down': modifiers.destroyed, Pluck: modifiers.pluck })}
      bad={!suppressed}
      outcome={outcome}
    >
      <Chart
        corner="our fighters"
        columns={columns.map(({ upTo }, i) => `${(columns[i - 1]?.upTo ?? 0) + 1}-${upTo}`)}
        rows={rows.map(name => ({
          name: name === 'circle' ? '110s in a circle' : name,
          cells: table[name].map(cell => `${upFrom(cell.blue)}, ${upFrom(cell.red)} for good`),
        }))}
        litRow={rows.indexOf(row)}
        litColumn={column < 0 ? columns.length - 1 : column}
      />
      <p>
        Pinned on {upFrom(blue)}; on {upFrom(red)} a heavy escort becomes light too, and a light one leaves.
      </p>
    </NumberCard>
  )
}

const CRUISE_WORDS = {
  nothing: 'Nobody follows.',
  shift: 'One station shifts nearer.',
  break: 'A heavy escort sends half of itself.',
} as const

/** SAB-CRZ-08 */
function CruiseCard({ note, facts, state, onRule }: Card<'cruise'>) {
  const { formation, die, clouds, column, result } = facts
  const table = tablesOf(state).cruise.b
  const total = die - (clouds ? 2 : 0)
  const row = table[column].findIndex(({ to }) => total <= to)
  return (
    <EventCard note={note} title={`Does the escort follow ${formationName(formation)}?`} onRule={onRule}>
      <Rolled
        dice={[die]}
        sides={12}
        label={`${SIZE_NAMES[column]} escort`}
        lines={changed({ Clouds: clouds ? -2 : 0 })}
      />
      <Chart
        corner="die"
        columns={[SIZE_NAMES[column]]}
        rows={table[column].map(({ to, is }, i) => ({
          name: `${Math.max(1, (table[column][i - 1]?.to ?? 0) + 1)}-${to}`,
          cells: [CRUISE_WORDS[is]],
        }))}
        litRow={row}
      />
      <Outcome bad={result !== 'nothing'}>{CRUISE_WORDS[result]}</Outcome>
    </EventCard>
  )
}

/** SAB-ESC-15 */
function CircleCard({ facts, state, ...of }: Card<'circle'>) {
  const { number, die, forms } = facts
  const table = tablesOf(state).circle.forms
  return (
    <NumberCard
      of={of}
      title="Do the 110s form a circle?"
      dice={[die]}
      number={number}
      bad={forms}
      outcome={forms ? 'They do: each guards the next one’s tail.' : 'They do not: a dogfight.'}
    >
      <Chart
        corner="we come from"
        columns={['Section', 'Flight', 'squadron']}
        rows={ALTITUDES.map(altitude => ({
          name: ALTITUDE_NAMES[altitude],
          cells: [table[altitude].section, table[altitude].flight, table[altitude].squadron].map(one =>
            upFrom(one),
          ),
        }))}
      />
    </NumberCard>
  )
}

function EscortReducedCard({ note, facts, onRule }: Card<'escort-reduced'>) {
  const { station, type, size } = facts
  return (
    <EventCard note={note} title={`${STATION_NAMES[station]}: fewer ${typeName(type)}`} onRule={onRule}>
      {size !== 'gone' && (
        <div className="sab-event-group">
          <EscortGroup type={type} size={size} />
        </div>
      )}
      <Outcome>{size === 'gone' ? 'Gone: nobody guards there now.' : 'A light escort is left.'}</Outcome>
    </EventCard>
  )
}

function EscortMovesCard({ note, facts, onRule }: Card<'escort-moves'>) {
  const { from, to, type, breaks } = facts
  return (
    <EventCard note={note} title={`${capital(typeName(type))} come nearer`} onRule={onRule}>
      <Outcome bad>
        {breaks ? 'Half of them go' : 'They go'} from {STATION_NAMES[from]} to {STATION_NAMES[to]}.
      </Outcome>
    </EventCard>
  )
}

/** SAB-CIR-10 What the card says, icon by icon. */
function CircleDrawCard({ note, facts, onRule }: Card<'circle-card'>) {
  const { fighter, icons, struck } = facts
  return (
    <EventCard note={note} title={`${fighterName(fighter)} attacks the circle`} onRule={onRule}>
      {icons.length === 0 && <Outcome>Nothing comes of it.</Outcome>}
      <ul className="sab-event-icons">
        {icons.map((icon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: icons of one card do not change
          <li key={i} data-struck={struck.includes(icon as DogfightIcon)}>
            <strong>{iconTitle(icon)}</strong>{' '}
            {struck.includes(icon) ? 'does not count here' : iconText(icon)}
          </li>
        ))}
      </ul>
    </EventCard>
  )
}

function CircleDisruptedCard({ note, facts, onRule }: Card<'circle-disrupted'>) {
  const { schwarm, needs, count, falls } = facts
  return (
    <EventCard note={note} title={`Group ${schwarm + 1} of the circle is pressed`} onRule={onRule}>
      <p>
        {count} of {needs} needed: fighters and losses beside it.
      </p>
      <Outcome>{falls ? 'It falls out of the circle.' : 'It holds.'}</Outcome>
    </EventCard>
  )
}

export const interceptionCards = {
  intercept: InterceptCard,
  suppression: SuppressionCard,
  cruise: CruiseCard,
  circle: CircleCard,
  'escort-reduced': EscortReducedCard,
  'escort-moves': EscortMovesCard,
  'circle-card': CircleDrawCard,
  'circle-disrupted': CircleDisruptedCard,
} satisfies EventCards<Campaign, InterceptionNotes>
