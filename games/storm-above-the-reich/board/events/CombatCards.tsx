import { counted, listed, plain } from '@tallyho/engine'
import { Chart, DieChart, EventCard, Outcome } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { STATIONS } from '../../pack/types.ts'
import { meets } from '../../rules/05-map/dice.ts'
import { AERIAL_WORDS } from '../../text/10-combat.ts'
import { boxName, ESCORT_NAMES, HIT_NAMES, STATION_NAMES } from '../../text/names.ts'
import { AerialChart } from './AerialChart.tsx'
import { type Card, Check, RollOf } from './EventCard.tsx'
import { BAIL_OUT_NAMES, BailOutChart, FATE_NAMES, FateChart } from './FateChart.tsx'
import { MarkerById } from './MarkerFaces.tsx'
import { stationResult } from './station-words.ts'

/** Fights with the escort, and what becomes of fighters that are hit. */

/** What the letters of the table stand for. */
const LEGEND =
  'B break off, D dogfight, R return, S scattered; with e an escort is shot down, with x one of ours.'

/** `De` in words. */
export function resultWords(result: string): string {
  const signs: Readonly<Record<string, string>> = AERIAL_WORDS
  return [...result].flatMap(sign => signs[sign] ?? []).join(' ')
}

/** SR-ACB-03 The two questions, the die with its modifiers, the row of the table, the result in words. */
export function CombatRolled({ note, facts, state, onRule }: Card<'combat.rolled'>) {
  const { names, escort, box, row, higher, more, result } = facts
  return (
    <EventCard
      note={note}
      title={`${listed(names)} against ${counted(facts.escortNumber, ESCORT_NAMES[escort])}`}
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
            Are we more? {facts.fighters.length} against {facts.escortNumber}
          </dt>
          <dd>{more ? 'Yes' : 'No'}</dd>
        </div>
      </dl>
      <RollOf roll={facts} label="Aerial combat" />
      <AerialChart
        components={packOf(state)}
        fighter={row}
        escort={escort}
        lit={{ higher, more, die: facts.total }}
      />
      <p className="sr-manner">{LEGEND}</p>
      <Outcome bad={result.includes('x')}>
        {result}: {resultWords(result)}
      </Outcome>
    </EventCard>
  )
}

/** SR-ACB-24 */
export function ShotDown({ note, facts, state, onRule }: Card<'combat.bail-out'>) {
  return (
    <EventCard note={note} title={`${facts.name} is shot down`} onRule={onRule}>
      <RollOf roll={facts} label="Bail out" />
      <BailOutChart title="Does he get out?" table={packOf(state).pack.combat.bailOut} die={facts.total} />
      <Outcome bad={facts.outcome === 'no'}>{BAIL_OUT_NAMES[facts.outcome]}.</Outcome>
    </EventCard>
  )
}

/** SR-REC-02 */
export function Recovered({ note, facts, state, onRule }: Card<'recovery.rolled'>) {
  const { name, marker, hit, number, serious, die, needs } = facts
  return (
    <EventCard note={note} title={`How bad is it, ${name}?`} onRule={onRule}>
      <div className="sr-drawn">
        <MarkerById components={packOf(state)} id={marker} />
        <Check die={die} needs={needs} label={`Recovery against ${number}`} yes="serious" no="a scratch" />
      </div>
      <Outcome bad={serious}>
        {serious
          ? `Serious: he drops out. What becomes of him (${HIT_NAMES[hit]}) is decided when the mission is over.`
          : 'A scratch: he is not out by it.'}
      </Outcome>
    </EventCard>
  )
}

/** SR-ESC-12 */
export function StationRolled({ note, facts, state, onRule }: Card<'station.rolled'>) {
  const { station, die, result } = facts
  return (
    <EventCard note={note} title={`The escort, ${boxName(station)}`} onRule={onRule}>
      <RollOf roll={facts} label="Station check" />
      <DieChart
        table={packOf(state).pack.escorts.stations[station]}
        say={stationResult}
        name="one goes to"
        tall
        die={die}
      />
      <Outcome>One fighter of the escort: {stationResult(result)}.</Outcome>
    </EventCard>
  )
}

/** SR-SET-20 */
export function EscortPlaced({ note, facts, onRule }: Card<'escort.placed'>) {
  return (
    <EventCard note={note} title="Where is the escort?" onRule={onRule}>
      <RollOf roll={facts} label={`${plain(facts.strength)} escort`} />
      <Chart
        corner="station"
        columns={['markers']}
        rows={STATIONS.map(station => ({
          name: STATION_NAMES[station],
          cells: [facts.places[station] ?? 0],
        }))}
      />
    </EventCard>
  )
}

/** SR-FAT-01 */
export function FateRolled({ note, facts, state, onRule }: Card<'fate.rolled'>) {
  const { name, box, column, total, fate } = facts
  return (
    <EventCard note={note} title={`The fate of ${name}`} onRule={onRule}>
      <RollOf roll={facts} label={`Fate: ${HIT_NAMES[box]} hit`} />
      <FateChart table={packOf(state).pack.fate[box]} lit={{ column, die: total }} />
      <Outcome bad={fate !== 'lands'}>
        {FATE_NAMES[fate]}
        {fate === 'lands' ? ': he brings it home.' : ': the aircraft is lost.'}
      </Outcome>
    </EventCard>
  )
}

/** SR-FAT-05 */
export function BailedOut({ note, facts, state, onRule }: Card<'fate.bailed-out'>) {
  const { name, box, column, total, bailOut } = facts
  return (
    <EventCard note={note} title={`Does ${name} get out?`} onRule={onRule}>
      <RollOf roll={facts} label="Bail out" />
      <BailOutChart
        title={FATE_NAMES[column]}
        table={packOf(state).pack.fate[box].bailOut[column]}
        die={total}
      />
      <Outcome bad={bailOut === 'no'}>{BAIL_OUT_NAMES[bailOut]}.</Outcome>
    </EventCard>
  )
}

const BLACKOUTS = {
  killed: 'He never comes to.',
  exits: 'He comes to far below, and goes home.',
  awake: 'He holds on to his senses.',
} as const

/** SR-PIL-19 */
export function BlackedOut({ note, facts, onRule }: Card<'break-away.blackout'>) {
  const { name, die, killed, exits, outcome } = facts
  return (
    <EventCard note={note} title={`${name} pulls hard`} onRule={onRule}>
      <Check
        die={die}
        needs={exits}
        label="Blackout"
        yes={meets(killed, die) ? 'killed' : 'leaves the fight; the lowest dice kill'}
        no="stays awake"
      />
      <Outcome bad={outcome !== 'awake'}>{BLACKOUTS[outcome]}</Outcome>
    </EventCard>
  )
}
