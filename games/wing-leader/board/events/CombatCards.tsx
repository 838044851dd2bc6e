import { capital, counted, SIX } from '@tallyho/engine'
import { Chart, EventCard, Modifiers, Outcome, span } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { sumOf } from '../../rules/01-words/dice.ts'
import { forceOf } from '../../rules/01-words/units.ts'
import { breakingPoint } from '../../rules/10-air-combat/cohesion.ts'
import type { HitOutcome } from '../../rules/10-air-combat/losses.ts'
import { heldIn } from '../../text/fight.ts'
import { shaken, signed } from '../../text/names.ts'
import type { Rolled as Roll } from '../../vocabulary.ts'
import { type Card, leastToHit, NotedUnit, noted, Pair, RollOf, sumLines, TotalChart } from './EventCard.tsx'
import { Pages } from './FightCard.tsx'

/** Cards of an air combat: who meets whom, both rolls, hits, cohesion, dogfights. */

const STYLES = {
  turning: 'A turning fight: turn ratings count',
  'hit-and-run': 'Hit-and-run: speed ratings count',
} as const

/** WL-10.5.a */
export function AttackCard({ note, facts, state, onRule }: Card<'air-attack'>) {
  const { attacker, defender, square, style } = facts
  const traits = [
    facts.dogfight && 'in a dogfight',
    facts.headOn && 'head-on',
    facts.bounce && 'a bounce',
    facts.rockets && 'rockets are fired',
    facts.standoff && 'from out of reach of the guns',
    facts.evading && 'the defender evades',
    facts.lufbery && 'against a Lufbery circle',
  ].filter(Boolean)
  return (
    <EventCard
      note={note}
      title={`${noted(state, attacker)} attacks ${noted(state, defender)} at ${square}`}
      onRule={onRule}
    >
      <Pair battle={state} first={attacker} second={defender} />
      <Outcome>
        {STYLES[style]}
        {traits.length > 0 && `; ${traits.join(', ')}`}.
      </Outcome>
      <Pages now="the attack" />
    </EventCard>
  )
}

/** WL-10.7.3.a WL-10.6.b */
export function LeaderLostCard({ note, facts, state, onRule }: Card<'leader-lost'>) {
  const { leader, experte } = facts
  return (
    <EventCard
      note={note}
      title={`${noted(state, facts)} loses its ${leader ? 'wing leader' : 'ace'}`}
      onRule={onRule}
    >
      <NotedUnit battle={state} of={facts} />
      <Outcome>
        {experte && 'Its hits are one point weaker from now on. '}
        {leader && 'Nobody is left to give its wing orders.'}
      </Outcome>
    </EventCard>
  )
}

interface ChartOf {
  readonly battle: { readonly pack: string }
  readonly total?: number
}

const COLUMNS: readonly number[] = [-4, -3, -2, -1, 0, 1, 2, 3, 4]

/** The Air Combat Table with its row and column lit. */
export function AirCombatChart({ battle, total, column }: ChartOf & { readonly column?: number }) {
  return (
    <TotalChart
      rows={packOf(battle).pack.tables.airCombat.rows}
      columns={COLUMNS.map(signed)}
      cells={({ hits }) => hits.map(count => (count === 0 ? '–' : count))}
      total={total}
      column={column === undefined ? undefined : COLUMNS.indexOf(column)}
    />
  )
}

/** WL-10.5.1.b One side's roll. */
export function CombatRollCard({ note, facts, state, onRule }: Card<'combat-roll'>) {
  const { column, hits, total } = facts
  const needed = leastToHit(state, facts)
  return (
    <EventCard
      note={note}
      title={`${noted(state, facts)} ${facts.role === 'attacker' ? 'attacks' : 'fires back'}`}
      onRule={onRule}
    >
      <div className="event-columns">
        <NotedUnit battle={state} of={facts} />
        <Modifiers lines={sumLines(facts.parts, 'value')} total={facts.own} totalName="Combat value" />
        <Modifiers
          lines={sumLines(facts.enemyParts, 'value')}
          total={facts.enemy}
          totalName="Enemy’s value"
        />
      </div>
      <div className="event-columns">
        <RollOf roll={facts} label="air combat" />
        <AirCombatChart battle={state} total={total} column={column} />
      </div>
      <Outcome>
        {total}
        {needed !== undefined && `, ${needed} or more needed in column ${signed(column)}`}
        {facts.edge && ' (Edge: one to the right)'}: {hits === 0 ? 'no hit' : counted(hits, 'hit')}
        {facts.highSpeed && `, half of ${facts.rolled} at high speed`}.
      </Outcome>
      <Pages now="the dice" />
    </EventCard>
  )
}

/** WL-14.3.a */
export function BalloonAttackCard({ note, facts, state, onRule }: Card<'balloon-attack'>) {
  const { parts, column, hits } = facts
  return (
    <EventCard note={note} title={`${noted(state, facts)} shoots at a balloon`} onRule={onRule}>
      <div className="event-columns">
        <NotedUnit battle={state} of={facts} />
        <Modifiers lines={sumLines(parts, 'value')} total={sumOf(parts)} totalName="Combat value" />
      </div>
      <div className="event-columns">
        <RollOf roll={facts} label="air combat" />
        <AirCombatChart battle={state} total={facts.total} column={column} />
      </div>
      <Outcome>
        Column {signed(column)}: {counted(hits, 'hit')}.
      </Outcome>
    </EventCard>
  )
}

const OUTCOMES = {
  nothing: 'no effect',
  straggler: 'a straggler: the next one is a loss',
  loss: 'an aircraft is lost',
} as const

/** What a confirmation roll means against this protection, which may be two numbers. */
function ConfirmationChart(props: {
  readonly facts: Roll & { readonly protection: readonly number[]; readonly outcome: HitOutcome }
}) {
  const { dice, total, protection, outcome } = props.facts
  const [low, high] = [Math.min(...protection), Math.max(...protection)]
  const byTotal = total < low ? 1 : total > high ? 3 : 2
  const rows = [
    ['natural 1', 'nothing'],
    [`below ${low}`, 'nothing'],
    [span(low, high), byTotal === 2 && outcome === 'loss' ? 'a second straggler: loss' : 'straggler'],
    [`above ${high}`, 'loss'],
    ['natural 6', 'loss'],
  ] as const
  return (
    <Chart
      corner="total"
      columns={['result']}
      rows={rows.map(([name, cell]) => ({ name, cells: [cell] }))}
      litRow={dice[0] === 1 ? 0 : dice[0] === 6 ? 4 : byTotal}
    />
  )
}

/** WL-10.6.a One hit on one unit. */
export function ConfirmationCard({ note, facts, state, onRule }: Card<'confirmation'>) {
  return (
    <EventCard
      note={note}
      title={`Hit ${facts.hit} of ${facts.hits} on ${noted(state, facts)}`}
      onRule={onRule}
    >
      <div className="event-columns">
        <NotedUnit battle={state} of={facts} />
        <RollOf roll={facts} label="confirmation" />
        <ConfirmationChart facts={facts} />
      </div>
      <Outcome>
        {facts.total} against protection {facts.protection.join('–')}: {OUTCOMES[facts.outcome]};{' '}
        {facts.losses} of {facts.maxLosses} lost.
      </Outcome>
      <Pages now="the outcome" />
    </EventCard>
  )
}

/** WL-10.6.a One hit on a balloon. */
export function BalloonHitCard({ note, facts, onRule }: Card<'balloon-hit'>) {
  return (
    <EventCard note={note} title="A hit on the balloon" onRule={onRule}>
      <div className="event-columns">
        <RollOf roll={facts} label="confirmation" />
        <ConfirmationChart facts={facts} />
      </div>
      <Outcome>{capital(OUTCOMES[facts.outcome])}.</Outcome>
    </EventCard>
  )
}

const COHESION_COLUMNS = ['fighter', 'bomber', 'flak'] as const
const SHAKEN = ['–', '1', '2'] as const

export function CohesionChart(props: ChartOf & { readonly column?: (typeof COHESION_COLUMNS)[number] }) {
  const { battle, total, column } = props
  return (
    <TotalChart
      rows={packOf(battle).pack.tables.cohesion.rows}
      columns={COHESION_COLUMNS}
      cells={row => COHESION_COLUMNS.map(one => SHAKEN[row[one]])}
      total={total}
      column={column && COHESION_COLUMNS.indexOf(column)}
    />
  )
}

/** WL-10.7.a */
export function CohesionCard({ note, facts, state, onRule }: Card<'cohesion'>) {
  const { disruptions, inAll, column } = facts
  const unit = state.units[facts.unit]
  return (
    <EventCard note={note} title={`Does ${noted(state, facts)} hold together?`} onRule={onRule}>
      <div className="event-columns">
        <NotedUnit battle={state} of={facts} />
        <RollOf roll={facts} label="to hold together" />
        <CohesionChart battle={state} total={facts.total} column={column} />
      </div>
      <Outcome>
        {heldIn(facts)}:{' '}
        {disruptions === 0
          ? 'it holds together.'
          : `${shaken(disruptions)}${unit ? `: ${inAll} of the ${breakingPoint(unit)} times that break it` : ''}.`}
      </Outcome>
      {column !== 'flak' && <Pages now="the outcome" />}
    </EventCard>
  )
}

/** WL-10.8.i */
export function DogfightRollsCard({ note, facts, state, onRule }: Card<'dogfight-rolls'>) {
  const { willing, refusing, begins } = facts
  return (
    <EventCard note={note} title={`Can ${noted(state, refusing)} stay out of the dogfight?`} onRule={onRule}>
      <div className="event-columns">
        {[willing, refusing].map(roller => (
          <div key={roller.unit} className="wl-roller">
            <NotedUnit battle={state} of={roller} />
            <RollOf roll={roller} label={roller === willing ? 'wants the dogfight' : 'wants away'} />
          </div>
        ))}
      </div>
      <Outcome>
        {begins
          ? `${willing.total} reaches ${refusing.total}: the dogfight is on.`
          : `${willing.total} is less than ${refusing.total}: they stay out of it.`}
      </Outcome>
      <Pages now="dogfight" />
    </EventCard>
  )
}

/** WL-10.8.2.a */
export function DogfightMoverCard({ note, facts, state, onRule }: Card<'dogfight-mover'>) {
  const { square, units, side, raiderUpTo } = facts
  return (
    <EventCard note={note} title={`The dogfight at ${square}`} onRule={onRule}>
      <div className="wl-pair">
        {units.map(unit => (
          <NotedUnit key={unit.unit} battle={state} of={unit} />
        ))}
      </div>
      <RollOf roll={facts} label="who steers it" />
      <Chart
        corner="die"
        columns={[span(1, raiderUpTo), span(raiderUpTo + 1, SIX.length)]}
        rows={[{ name: 'steers', cells: ['raider', 'defender'] }]}
        litRow={0}
        litColumn={facts.total <= raiderUpTo ? 0 : 1}
      />
      <Outcome>{forceOf(state, side).name} says where it drifts.</Outcome>
    </EventCard>
  )
}
