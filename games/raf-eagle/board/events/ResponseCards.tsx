import { capital, counted } from '@tallyho/engine'
import { EventCard, Outcome, Rolled } from '@tallyho/kit'
import type { ResponsePriority } from '../../pack/types.ts'
import { tablesOf } from '../../rules/02-terms.ts'
import { warningName } from '../../text/charts.ts'
import { does, raidName, sectorName, squadronNames } from '../../text/names.ts'
import { PRIORITY_REASON, RESPONSE } from '../charts/labels.ts'
import { RemovalChart, TacticsOf } from '../charts/RaidCharts.tsx'
import { Band, type Card } from './card.tsx'

const PRIORITIES = Object.keys(RESPONSE) as ResponsePriority[]

/** RE-7.1.b Every sector, what it may send and who comes. */
export function PoolCard({ note, facts, state, onRule }: Card<'pool'>) {
  const { warning, sectors, green, ace, size } = facts
  return (
    <EventCard note={note} title={`Response pool: ${raidName(state, facts.raid)}`} onRule={onRule}>
      <table className="eagle-pool">
        <thead>
          <tr>
            <th scope="col">Sector</th>
            <th scope="col">may send</th>
            <th scope="col">squadrons</th>
          </tr>
        </thead>
        <tbody>
          {sectors.map(({ sector, most, squadrons }) => (
            <tr key={sector}>
              <th scope="row">{sectorName(state, sector)}</th>
              <td>{most}</td>
              <td>
                {squadrons.length > 0
                  ? squadrons.map(id => (green.includes(id) ? `${id} green` : id)).join(', ')
                  : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ace.length > 0 && <p>And an ace squadron, besides all others.</p>}
      <Outcome>
        {capital(warningName(warning))}: {counted(size, 'squadron')} could come.
      </Outcome>
    </EventCard>
  )
}

/** RE-7.2.a */
export function PriorityCard({ note, facts, state, onRule }: Card<'priority'>) {
  const { die, modifiers, modifier, total, priority, pool, removed, less } = facts
  const lines = modifiers.map(({ why, by }) => ({ what: PRIORITY_REASON[why], by }))
  const sum = lines.reduce((all, { by }) => all + by, 0)
  // RE-7.21.a Never below nothing.
  if (modifier !== sum) lines.push({ what: 'Not below 0', by: modifier - sum })
  const held = Math.max(0, removed - less)
  return (
    <EventCard note={note} title="Response priority" onRule={onRule}>
      <Rolled dice={[die]} tone="raf" label="priority" lines={lines} total={total} />
      <Band label="Priority" words={PRIORITIES.map(one => RESPONSE[one])} at={PRIORITIES.indexOf(priority)} />
      <RemovalChart removed={tablesOf(state).response.removed} priority={priority} pool={pool} />
      {less > 0 && <p>Green squadrons in the pool: {less} fewer.</p>}
      <Outcome>
        {held > 0
          ? `${counted(held, 'squadron is', 'squadrons are')} held back of ${pool}.`
          : `All ${pool} may go.`}
      </Outcome>
    </EventCard>
  )
}

/** RE-7.2.c */
export function StandsDownCard({ note, facts, onRule }: Card<'stands-down'>) {
  return (
    <EventCard note={note} title="Held back for other raids" onRule={onRule}>
      <Outcome>{squadronNames(facts.squadrons)} stay with their sectors.</Outcome>
    </EventCard>
  )
}

/** RE-7.3 */
export function TacticsCard({ note, facts, state, onRule }: Card<'tactics'>) {
  const { chart, pool, against, needed, responds } = facts
  return (
    <EventCard note={note} title="Response tactics" onRule={onRule}>
      <TacticsOf tactics={tablesOf(state).tactics} chart={chart} against={against} />
      <p>
        {counted(pool, 'squadron', 'squadrons')} in the pool, {needed} needed.
      </p>
      <Outcome>{responds ? 'The squadrons go.' : 'By this chart they stay down.'}</Outcome>
    </EventCard>
  )
}

/** RE-7.31.a */
export function ResponseLimitCard({ note, facts, onRule }: Card<'response-limit'>) {
  return (
    <EventCard note={note} title="No more than two to a Gruppe" onRule={onRule}>
      <Outcome>
        {counted(facts.gruppen, 'Gruppe', 'Gruppen')}: {facts.limit} squadrons at most.
      </Outcome>
    </EventCard>
  )
}

/** RE-7.4.a */
export function RespondsCard({ note, facts, onRule }: Card<'responds'>) {
  const { squadrons } = facts
  const nobody = squadrons.length === 0
  const who = nobody
    ? 'No squadron climbs'
    : `${squadronNames(squadrons)} ${does(squadrons, 'climbs', 'climb')}`
  return (
    <EventCard note={note} title={nobody ? 'Nobody scrambles' : 'Squadrons scramble'} onRule={onRule}>
      <Outcome>{who} to meet the raid.</Outcome>
      {facts.returned.length > 0 && <p>Back to their sectors: {squadronNames(facts.returned)}.</p>}
    </EventCard>
  )
}

/** RE-A-51 */
export function DecoyResponseCard({ note, facts, onRule }: Card<'decoy-response'>) {
  return (
    <EventCard note={note} title="They fly for nothing" onRule={onRule}>
      <Outcome>{squadronNames(facts.squadrons)} look for a raid that is not there.</Outcome>
    </EventCard>
  )
}

/** RE-7.13.a RE-7.22.a */
export function NoResponseCard({ note, facts, state, onRule }: Card<'no-response'>) {
  return (
    <EventCard note={note} title="Nobody responds" onRule={onRule}>
      <Outcome>The pool for {raidName(state, facts.raid)} is empty.</Outcome>
    </EventCard>
  )
}
