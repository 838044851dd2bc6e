import { capital, counted, listed } from '@tallyho/engine'
import { EventCard, FaceChart, Modifiers, Outcome, Rolled } from '@tallyho/kit'
import type { TargetId, TargetType } from '../../pack/types.ts'
import { tablesOf } from '../../rules/02-terms.ts'
import { bombsTold, raidPoints } from '../../text/10-bombing.ts'
import { damageMeans } from '../../text/charts.ts'
import { clockName, leadName, placeName, squadronName, squadronNames } from '../../text/names.ts'
import { SHIFT_REASON } from '../charts/labels.ts'
import { BombingTable } from '../charts/RaidCharts.tsx'
import { Points } from '../pieces/Points.tsx'
import { type Card, Why } from './card.tsx'

/** RE-10.h Strengths, column, every shift, die and damage. */
export function BombingCard({ note, facts, state, onRule }: Card<'bombing'>) {
  const { target, strengths, strength, column, shifts, shifted, die, result, vp } = facts
  const { bombing } = tablesOf(state)
  return (
    <EventCard note={note} title={`Bombs on ${target}`} onRule={onRule}>
      <Rolled dice={[die]} tone="luftwaffe" label="bombing" />
      <Why>
        <Modifiers
          lines={strengths.map(({ gruppe, by }) => ({ what: gruppe, by, plain: true }))}
          total={strength}
          totalName="Bombing strength"
        />
        <Modifiers
          lines={[
            { what: 'Column for the strength', by: column + 1, plain: true },
            ...shifts.map(({ why, by }) => ({ what: SHIFT_REASON[why], by })),
          ]}
          total={shifted + 1}
          totalName="Column"
        />
        <BombingTable bombing={bombing} die={die} column={shifted} />
      </Why>
      {facts.doubled && <p>This target counts double.</p>}
      {facts.nonEssential && <p>Non-essential: one point less.</p>}
      {facts.forward && result === 'H' && (
        <p className="event-told">Forward airfields have no heavy damage to suffer: 2.</p>
      )}
      <Outcome>
        {bombsTold(facts)} {vp !== 0 && <Points by={-vp} />}
      </Outcome>
    </EventCard>
  )
}

export function NoBombsCard({ note, facts, onRule }: Card<'no-bombs'>) {
  return (
    <EventCard note={note} title={`No bombs on ${facts.target}`} onRule={onRule}>
      <Outcome>Nobody in the Bomber Box can hurt it.</Outcome>
    </EventCard>
  )
}

export function NoDamageCard({ note, facts, onRule }: Card<'no-damage'>) {
  return (
    <EventCard note={note} title={`${facts.target} works on`} onRule={onRule}>
      <Outcome>What was hit there is not essential.</Outcome>
    </EventCard>
  )
}

/** RE-10.2 */
export function HeavyDamageCard({ note, facts, onRule }: Card<'heavy-damage'>) {
  return (
    <EventCard note={note} title={`Heavy damage at ${facts.target}`} onRule={onRule}>
      <Rolled dice={[facts.die]} tone="luftwaffe" label="how much" />
      <Outcome>{counted(facts.points, 'point', 'points')} of damage.</Outcome>
    </EventCard>
  )
}

function outOfAction(target: TargetId, type: TargetType): string {
  if (type === 'airfield') return `${target}: the control room is hit`
  return type === 'radar' ? `${target} is blinded` : `${target} is out of action`
}

/** RE-10.21.a RE-10.23.a RE-10.25.b What can no longer be done there, and for how long. */
export function DamagedCard({ note, facts, onRule }: Card<'damaged'>) {
  return (
    <EventCard note={note} title={outOfAction(facts.target, facts.type)} onRule={onRule}>
      <Outcome>{capital(damageMeans(facts.type, facts.marker))}.</Outcome>
      {facts.chain && <Outcome>With it the whole radar chain is blind.</Outcome>}
      <p>A {facts.marker} damage marker lies there.</p>
    </EventCard>
  )
}

/** RE-10.22.a */
export function DispersedCard({ note, facts, onRule }: Card<'dispersed'>) {
  return (
    <EventCard note={note} title={`Dispersed at ${facts.target}`} onRule={onRule}>
      <Outcome>
        {squadronName(facts.squadron)} goes from {placeName(facts.from)} to {placeName('landing')}.
      </Outcome>
    </EventCard>
  )
}

/** RE-10.22.c RE-10.24.a */
export function AircraftLostCard({ note, facts, onRule }: Card<'aircraft-lost'>) {
  const { of, points, lost } = facts
  return (
    <EventCard
      note={note}
      title={of === 'airfield' ? 'Aircraft lost on the ground' : 'Aircraft lost in the factories'}
      onRule={onRule}
    >
      {lost.length > 0 ? (
        <Modifiers
          lines={lost.map(({ type, by }) => ({ what: `${type} replacement points`, by: -by }))}
          total={-lost.reduce((all, { by }) => all + by, 0)}
          totalName={`For ${counted(points, 'point', 'points')} of damage`}
        />
      ) : (
        <Outcome>None: there is nothing to lose.</Outcome>
      )}
    </EventCard>
  )
}

/** RE-4.II.12 When the fighters are available again. */
export function RecoveryCard({ note, facts, onRule }: Card<'recovery'>) {
  const back = facts.gruppen.filter(one => one.back !== undefined)
  const home = facts.gruppen.filter(one => one.back === undefined).map(({ gruppe }) => gruppe)
  return (
    <EventCard note={note} title="Back in France" onRule={onRule}>
      <dl className="eagle-facts">
        {[...new Set(back.map(one => one.back ?? 0))].sort().map(segment => (
          <div key={segment}>
            <dt>ready at {clockName(segment)}</dt>
            <dd>{listed(back.filter(one => one.back === segment).map(({ gruppe }) => gruppe))}</dd>
          </div>
        ))}
        {home.length > 0 && (
          <div>
            <dt>done for today</dt>
            <dd>{listed(home)}</dd>
          </div>
        )}
      </dl>
    </EventCard>
  )
}

/** What came of a raid, before the next one takes off. */
export function RaidOverCard({ note, facts, onRule }: Card<'raid-over'>) {
  const { target, by, vp, gruppen, squadrons } = facts
  return (
    <EventCard note={note} title={`The raid on ${target} is over`} onRule={onRule}>
      <dl className="eagle-facts">
        <div>
          <dt>Gruppen lost</dt>
          <dd>{gruppen.length > 0 ? listed(gruppen) : 'none'}</dd>
        </div>
        <div>
          <dt>squadrons lost</dt>
          <dd>{squadronNames(squadrons, 'none')}</dd>
        </div>
      </dl>
      <Outcome>
        {capital(raidPoints(facts))}
        {by !== 0 && (
          <>
            {' '}
            <Points by={by} short />
          </>
        )}
        ; {leadName(vp)}.
      </Outcome>
    </EventCard>
  )
}

/** RE-4.III.1 */
export function TurnaroundCard({ note, facts, onRule }: Card<'turnaround'>) {
  const { spaces, squadrons, held } = facts
  return (
    <EventCard
      note={note}
      title={`Squadrons turn around: ${counted(spaces, 'stage', 'stages')}`}
      onRule={onRule}
    >
      <table className="eagle-pool">
        <tbody>
          {(['landing', 're-arm', 'sector'] as const).map(to => {
            const units = squadrons.filter(one => one.to === to).map(one => one.squadron)
            return (
              units.length > 0 && (
                <tr key={to}>
                  <th scope="row">{placeName(to)}</th>
                  <td>{squadronNames(units)}</td>
                </tr>
              )
            )
          })}
        </tbody>
      </table>
      {held !== undefined && <p>Sector {held}: its squadrons stay in flight.</p>}
    </EventCard>
  )
}

/** RE-10.3.c The die against the chance of the day card. */
export function RepairCard({ note, facts, onRule }: Card<'repair-check'>) {
  const { target, die, chance, left } = facts
  return (
    <EventCard note={note} title={`Repair of ${target}`} onRule={onRule}>
      <Rolled dice={[die]} tone="raf" label={`chance ${chance}`} />
      <FaceChart
        name="left"
        die={die}
        say={face => (face < chance ? 'none' : face === chance ? 'light' : 'heavy')}
      />
      <Outcome>{left ? `Still ${left} damage.` : 'Repaired.'}</Outcome>
    </EventCard>
  )
}

export function LightRepairedCard({ note, facts, onRule }: Card<'light-damage-repaired'>) {
  return (
    <EventCard note={note} title="Light damage is repaired" onRule={onRule}>
      <Outcome>{facts.targets.join(', ')}</Outcome>
    </EventCard>
  )
}
