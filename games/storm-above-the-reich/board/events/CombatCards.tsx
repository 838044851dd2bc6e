import type { Facts } from '@tallyho/engine'
import { Chart, EventCard, Outcome } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import {
  ESCORT_TYPES,
  type EscortType,
  FIGHTER_KINDS,
  type FighterKind,
  HIT_TYPES,
  STATIONS,
  type Station,
} from '../../pack/types.ts'
import {
  boxName,
  ESCORT_NAMES,
  HIT_NAMES,
  listed,
  nameIn,
  plain,
  STATION_NAMES,
  stationName,
} from '../../text/names.ts'
import { AerialChart } from './AerialChart.tsx'
import { DieChart } from './DieChart.tsx'
import { type EventProps, Needs, Rolled } from './EventCard.tsx'
import { BAIL_OUT_NAMES, BailOutChart, FATE_NAMES, FateChart } from './FateChart.tsx'
import { figure, isTrue, list, record, text, texts } from './facts.ts'
import { MarkerById } from './MarkerFaces.tsx'
import { stationResult } from './station-words.ts'

/** Fights with the escort, and what becomes of fighters that are hit. */

const isKind = (id: string): id is FighterKind => (FIGHTER_KINDS as readonly string[]).includes(id)
const isEscort = (id: string): id is EscortType => (ESCORT_TYPES as readonly string[]).includes(id)
const isStation = (id: string): id is Station => (STATIONS as readonly string[]).includes(id)

const LETTERS: Readonly<Record<string, string>> = {
  B: 'Break off: the fighters leave the fight, and one escort with them.',
  D: 'Dogfight: they circle until the next Escort Phase.',
  R: 'Return: the fighters get away to Tail Low, Evasive Return; one escort leaves.',
  S: 'Shaken: the fighters leave the fight; the escort drops to Below Trailing.',
}

const SMALL: Readonly<Record<string, string>> = {
  e: 'An escort fighter goes down.',
  x: 'One of ours is shot down.',
}

/** `De` in words. */
export function resultWords(result: string): string {
  return [LETTERS[result.charAt(0)], SMALL[result.charAt(1)]].filter(Boolean).join(' ')
}

/** SR-ACB-03 The two questions, the die with its modifiers, the row of the table, the result in words. */
export function CombatRolled({ note, state, onRule }: EventProps) {
  const { facts } = note
  const [row, escort] = [text(facts, 'row'), text(facts, 'escort')]
  const [higher, more] = [isTrue(facts, 'higher'), isTrue(facts, 'more')]
  const count = list(facts, 'fighters').length
  const box = text(facts, 'box')
  return (
    <EventCard
      note={note}
      title={`${listed(texts(facts, 'names'))} against ${isEscort(escort) ? ESCORT_NAMES[escort] : 'the escort'}`}
      onRule={onRule}
    >
      <p className="sr-manner">{box === 'space' ? 'Bounced among the bombers' : boxName(box)}</p>
      <dl className="sr-questions">
        <div>
          <dt>Are we higher?</dt>
          <dd>{higher ? 'Yes' : 'No'}</dd>
        </div>
        <div>
          <dt>
            Are we more? {count} against {figure(facts, 'escortNumber')}
          </dt>
          <dd>{more ? 'Yes' : 'No'}</dd>
        </div>
      </dl>
      <Rolled facts={facts} label="Aerial combat" />
      {isKind(row) && isEscort(escort) && (
        <AerialChart
          components={packOf(state)}
          fighter={row}
          escort={escort}
          lit={{ higher, more, die: figure(facts, 'total') ?? figure(facts, 'die') ?? 1 }}
        />
      )}
      <Outcome bad={text(facts, 'result').includes('x')}>
        {text(facts, 'result')}: {resultWords(text(facts, 'result'))}
      </Outcome>
    </EventCard>
  )
}

/** SR-ACB-24 */
export function ShotDown({ note, state, onRule }: EventProps) {
  const { facts } = note
  const outcome = text(facts, 'outcome')
  return (
    <EventCard note={note} title={`${text(facts, 'name')} is shot down`} onRule={onRule}>
      <Rolled facts={facts} label="Bail out" />
      <BailOutChart
        title="Does he get out?"
        table={packOf(state).pack.combat.bailOut}
        die={figure(facts, 'total') ?? figure(facts, 'die')}
      />
      <Outcome bad={outcome === 'no'}>{nameIn(BAIL_OUT_NAMES, outcome)}.</Outcome>
    </EventCard>
  )
}

/** SR-REC-02 */
export function Recovered({ note, state, onRule }: EventProps) {
  const { facts } = note
  const number = figure(facts, 'number') ?? 0
  const serious = isTrue(facts, 'serious')
  return (
    <EventCard note={note} title={`How bad is it, ${text(facts, 'name')}?`} onRule={onRule}>
      <div className="sr-drawn">
        <MarkerById components={packOf(state)} id={text(facts, 'marker')} />
        <Needs
          die={figure(facts, 'die') ?? 0}
          label={`Recovery against ${number}`}
          good={face => face >= number}
          yes="trivial"
          no="serious"
        />
      </div>
      <Outcome bad={serious}>
        {serious
          ? `Serious: he turns for home, and the ${nameIn(HIT_NAMES, text(facts, 'hit'))} Fate Box waits.`
          : 'Trivial: nothing that matters was struck.'}
      </Outcome>
    </EventCard>
  )
}

/** SR-ESC-12 */
export function StationRolled({ note, state, onRule }: EventProps) {
  const { facts } = note
  const station = text(facts, 'station')
  return (
    <EventCard note={note} title={`The escort, ${stationName(station)}`} onRule={onRule}>
      <Rolled facts={facts} label="Station check" />
      {isStation(station) && (
        <DieChart
          table={packOf(state).pack.escorts.stations[station]}
          say={stationResult}
          name="one goes to"
          tall
          die={figure(facts, 'die')}
        />
      )}
      <Outcome>One fighter of the escort: {stationResult(text(facts, 'result'))}.</Outcome>
    </EventCard>
  )
}

/** SR-SET-20 */
export function EscortPlaced({ note, onRule }: EventProps) {
  const { facts } = note
  const places = record(facts, 'places')
  return (
    <EventCard note={note} title="Where is the escort?" onRule={onRule}>
      <Rolled facts={facts} label={`${plain(text(facts, 'strength'))} escort`} />
      <Chart
        corner="station"
        columns={['markers']}
        rows={STATIONS.map(station => ({
          name: STATION_NAMES[station],
          cells: [figure(places, station) ?? 0],
        }))}
      />
    </EventCard>
  )
}

const fateBox = (facts: Facts) => HIT_TYPES.find(type => type === text(facts, 'box'))

/** SR-FAT-01 */
export function FateRolled({ note, state, onRule }: EventProps) {
  const { facts } = note
  const box = fateBox(facts)
  const fate = text(facts, 'fate')
  return (
    <EventCard note={note} title={`The fate of ${text(facts, 'name')}`} onRule={onRule}>
      <Rolled facts={facts} label={box ? `Fate Box: ${HIT_NAMES[box]}` : 'Fate'} />
      {box && (
        <FateChart
          table={packOf(state).pack.fate[box]}
          lit={{
            column: text(facts, 'column'),
            die: figure(facts, 'total') ?? figure(facts, 'die') ?? 1,
          }}
        />
      )}
      <Outcome bad={fate !== 'lands'}>
        {nameIn(FATE_NAMES, fate)}
        {fate === 'lands' ? ': he brings it home.' : ': the aircraft is lost.'}
      </Outcome>
    </EventCard>
  )
}

/** SR-FAT-05 */
export function BailedOut({ note, state, onRule }: EventProps) {
  const { facts } = note
  const box = fateBox(facts)
  const fate = text(facts, 'column')
  const out = text(facts, 'bailOut')
  const table =
    box && (fate === 'fire' || fate === 'crashes' || fate === 'explodes')
      ? packOf(state).pack.fate[box].bailOut[fate]
      : undefined
  return (
    <EventCard note={note} title={`Does ${text(facts, 'name')} get out?`} onRule={onRule}>
      <Rolled facts={facts} label="Bail out" />
      {table && (
        <BailOutChart
          title={nameIn(FATE_NAMES, fate)}
          table={table}
          die={figure(facts, 'total') ?? figure(facts, 'die')}
        />
      )}
      <Outcome bad={out === 'no'}>{nameIn(BAIL_OUT_NAMES, out)}.</Outcome>
    </EventCard>
  )
}

const BLACKOUTS: Readonly<Record<string, string>> = {
  killed: 'He never comes to.',
  exits: 'He comes to far below, and goes home.',
}

/** SR-PIL-19 */
export function BlackedOut({ note, onRule }: EventProps) {
  const { facts } = note
  const die = figure(facts, 'die') ?? 0
  return (
    <EventCard note={note} title={`${text(facts, 'name')} pulls hard`} onRule={onRule}>
      <Needs
        die={die}
        label="Blackout"
        good={face => face > 3}
        yes="stays awake"
        no="1 killed, 2–3 leaves the fight"
      />
      <Outcome bad={die <= 3}>{BLACKOUTS[text(facts, 'outcome')] ?? 'He holds on to his senses.'}</Outcome>
    </EventCard>
  )
}
