import { Chart, EventCard, Modifiers, minus, Outcome } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { type EventProps, NotedUnit, noted, Pair, Roll, rowFor, rowNames } from './EventCard.tsx'
import { dice, figure, list, modifierLines, record, records, text } from './facts.ts'

/** Cards of an air combat: who meets whom, both rolls, hits, cohesion, dogfights. */

const STYLES: Readonly<Record<string, string>> = {
  turning: 'A turning fight: turn ratings count',
  'hit-and-run': 'Hit-and-run: speed ratings count',
}

/** WL-10.5.a */
export function AttackCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const [attacker, defender] = [record(facts, 'attacker'), record(facts, 'defender')]
  const traits = [
    facts.dogfight === true && 'in a dogfight',
    facts.headOn === true && 'head-on',
    facts.bounce === true && 'a bounce',
    facts.rockets === true && 'rockets are fired',
    facts.standoff === true && 'from out of reach of the guns',
    facts.evading === true && 'the defender evades',
    facts.lufbery === true && 'against a Lufbery circle',
  ].filter(Boolean)
  return (
    <EventCard
      note={note}
      title={`${noted(state, attacker)} attacks ${noted(state, defender)} at ${text(facts, 'square')}`}
      onRule={onRule}
    >
      <Pair battle={state} first={attacker} second={defender} />
      <Outcome>
        {STYLES[text(facts, 'style')]}
        {traits.length > 0 && `; ${traits.join(', ')}`}.
      </Outcome>
    </EventCard>
  )
}

const COLUMNS = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const

/** The Air Combat Table with its row and column lit. */
export function AirCombatChart({
  battle,
  total,
  column,
}: {
  readonly battle: { readonly pack: string }
  readonly total?: number
  readonly column?: number
}) {
  const { rows } = packOf(battle).pack.tables.airCombat
  const names = rowNames(rows)
  return (
    <Chart
      corner="total"
      columns={COLUMNS.map(one => (one > 0 ? `+${one}` : minus(one)))}
      rows={rows.map(({ hits }, i) => ({
        name: names[i],
        cells: hits.map(count => (count === 0 ? '–' : count)),
      }))}
      litRow={total === undefined ? undefined : rowFor(rows, total)}
      litColumn={column === undefined ? undefined : COLUMNS.indexOf(column as 0)}
    />
  )
}

/** WL-10.5.1.b One side's roll. */
export function CombatRollCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const [own, enemy, column] = [figure(facts, 'own'), figure(facts, 'enemy'), figure(facts, 'column')]
  const balloon = note.what === 'balloon-attack'
  const parts = modifierLines(facts, 'parts').map((line, i) => ({ ...line, plain: i === 0 }))
  const enemyParts = modifierLines(facts, 'enemyParts').map((line, i) => ({ ...line, plain: i === 0 }))
  const hits = figure(facts, 'hits')
  return (
    <EventCard
      note={note}
      title={
        balloon
          ? `${noted(state, facts)} shoots at a balloon`
          : `${noted(state, facts)} ${text(facts, 'role') === 'attacker' ? 'attacks' : 'fires back'}`
      }
      onRule={onRule}
    >
      <div className="event-columns">
        <NotedUnit battle={state} facts={facts} />
        <Modifiers
          lines={parts}
          total={balloon ? parts.reduce((sum, { by }) => sum + by, 0) : own}
          totalName="Combat value"
        />
        {!balloon && <Modifiers lines={enemyParts} total={enemy} totalName="Enemy’s value" />}
      </div>
      <div className="event-columns">
        <Roll facts={facts} label="air combat" />
        <AirCombatChart battle={state} total={figure(facts, 'total')} column={column} />
      </div>
      <Outcome>
        Column {column > 0 ? `+${column}` : minus(column)}
        {facts.edge === true && ' (Edge: one to the right)'}: {hits === 1 ? 'one hit' : `${hits} hits`}
        {facts.highSpeed === true && `, half of ${figure(facts, 'rolled')} at high speed`}.
      </Outcome>
    </EventCard>
  )
}

const OUTCOMES: Readonly<Record<string, string>> = {
  nothing: 'no effect',
  straggler: 'a straggler: the next one is a loss',
  loss: 'an aircraft is lost',
}

/** WL-10.6.a One hit on one unit, or on a balloon. */
export function ConfirmationCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const balloon = note.what === 'balloon-hit'
  const [die = 0] = dice(facts)
  const total = figure(facts, 'total')
  const protection = balloon ? [0] : list(facts, 'protection').map(Number)
  const [low, high] = [Math.min(...protection), Math.max(...protection)]
  const rows = [
    ['natural 1', 'nothing'],
    [`below ${low}`, 'nothing'],
    [low === high ? `${low}` : `${low}–${high}`, 'straggler'],
    [`above ${high}`, 'loss'],
    ['natural 6', 'loss'],
  ] as const
  const litRow = die === 1 ? 0 : die === 6 ? 4 : total < low ? 1 : total > high ? 3 : 2
  return (
    <EventCard
      note={note}
      title={
        balloon
          ? 'A hit on the balloon'
          : `Hit ${figure(facts, 'hit')} of ${figure(facts, 'hits')} on ${noted(state, facts)}`
      }
      onRule={onRule}
    >
      <div className="event-columns">
        {!balloon && <NotedUnit battle={state} facts={facts} />}
        <Roll facts={facts} label="confirmation" />
        <Chart
          corner="total"
          columns={['result']}
          rows={rows.map(([name, cell]) => ({ name, cells: [cell] }))}
          litRow={litRow}
        />
      </div>
      <Outcome>
        {capital(OUTCOMES[text(facts, 'outcome')] ?? '')}
        {!balloon && `; ${figure(facts, 'losses')} of ${figure(facts, 'maxLosses')} lost`}.
      </Outcome>
    </EventCard>
  )
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const COHESION_COLUMNS = ['fighter', 'bomber', 'flak'] as const
const DISRUPTIONS = ['–', '1', '2'] as const

export function CohesionChart({
  battle,
  total,
  column,
}: {
  readonly battle: { readonly pack: string }
  readonly total?: number
  readonly column?: string
}) {
  const { rows } = packOf(battle).pack.tables.cohesion
  const names = rowNames(rows)
  return (
    <Chart
      corner="total"
      columns={COHESION_COLUMNS}
      rows={rows.map((row, i) => ({
        name: names[i],
        cells: COHESION_COLUMNS.map(one => DISRUPTIONS[row[one]]),
      }))}
      litRow={total === undefined ? undefined : rowFor(rows, total)}
      litColumn={column === undefined ? undefined : COHESION_COLUMNS.indexOf(column as 'flak')}
    />
  )
}

/** WL-10.7.a */
export function CohesionCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const [now, inAll] = [figure(facts, 'disruptions'), figure(facts, 'inAll')]
  return (
    <EventCard note={note} title={`Does ${noted(state, facts)} hold together?`} onRule={onRule}>
      <div className="event-columns">
        <NotedUnit battle={state} facts={facts} />
        <Roll facts={facts} label="cohesion" />
        <CohesionChart battle={state} total={figure(facts, 'total')} column={text(facts, 'column')} />
      </div>
      <Outcome>
        {now === 0
          ? 'It holds together.'
          : `${now === 1 ? 'One disruption' : 'Two disruptions'}, ${inAll} in all: a flight breaks at 1, a squadron at 2.`}
      </Outcome>
    </EventCard>
  )
}

/** WL-10.8.i */
export function DogfightRollsCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const [willing, refusing] = [record(facts, 'willing'), record(facts, 'refusing')]
  return (
    <EventCard note={note} title={`Can ${noted(state, refusing)} break away?`} onRule={onRule}>
      <div className="event-columns">
        {[willing, refusing].map((roller, i) => (
          <div key={text(roller, 'id')} className="wl-roller">
            <NotedUnit battle={state} facts={roller} />
            <Roll facts={roller} label={i === 0 ? 'wants the dogfight' : 'wants away'} />
          </div>
        ))}
      </div>
      <Outcome>
        {facts.begins
          ? `${figure(willing, 'total')} reaches ${figure(refusing, 'total')}: the dogfight is on.`
          : `${figure(willing, 'total')} is less than ${figure(refusing, 'total')}: they get away.`}
      </Outcome>
    </EventCard>
  )
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** WL-10.8.2.a */
export function DogfightMoveCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const [from, to] = [text(facts, 'from'), text(facts, 'to')]
  return (
    <EventCard note={note} title={`The dogfight at ${from}`} onRule={onRule}>
      <div className="wl-pair">
        {records(facts, 'units').map(unit => (
          <NotedUnit key={text(unit, 'id')} battle={state} facts={unit} />
        ))}
      </div>
      <Roll facts={facts} label="who steers it" />
      <Chart
        corner="die"
        columns={FACES}
        rows={[{ name: 'steers', cells: FACES.map(face => (face <= 3 ? 'raider' : 'defender')) }]}
        litRow={0}
        litColumn={figure(facts, 'total') - 1}
      />
      <Outcome>{from === to ? 'It stays where it is.' : `It drifts to ${to}.`}</Outcome>
    </EventCard>
  )
}
