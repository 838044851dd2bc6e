import { capital } from '@tallyho/engine'
import { type CardProps, EventCard, Modifiers, Outcome } from '@tallyho/kit'
import { scoreItems } from '../../rules/08-return/points.ts'
import type { Campaign } from '../../state.ts'
import { cutOffTold } from '../../text/chapters/04-bombers.ts'
import { bomberName, tileName } from '../../text/german-names.ts'
import type { BombersNotes, Pressure } from '../../vocabulary/bombers.ts'
import { letterOf } from '../bombers/shown.ts'
import { BomberIconFace } from '../pieces/icons/bombers.tsx'

/** Does the formation hold? Counts and what they do. */

type Card<K extends keyof BombersNotes> = CardProps<Campaign, BombersNotes[K]>

/** What one of these scores. */
export function eachOf(campaign: Campaign, what: 'bombers' | 'isolated'): number {
  const items = scoreItems(campaign, { bombers: 1, isolated: 1, germanFighters: 0, aircraftLost: 0 })
  return items.find(item => item.what === what)?.vp ?? 0
}

export function pointsSaid(points: number): string {
  return points === 1 ? '1 point.' : `${points} points.`
}

const COUNTED: readonly (readonly [keyof Pressure, string])[] = [
  ['fighters', 'Our fighters on them'],
  ['damage', 'Damage markers'],
  ['fallen', 'Fallen out'],
  ['destroyed', 'Shot down'],
]

function Count({ of, total }: { readonly of: Pressure; readonly total: number }) {
  const lines = COUNTED.filter(([kind]) => of[kind] > 0).map(([kind, what]) => ({
    what,
    by: of[kind],
    plain: true,
  }))
  return <Modifiers lines={lines} total={total} totalName="Pressure" />
}

/** SAB-ICO-10 */
export function Disruption({ note, facts, onRule }: Card<'disruption'>) {
  const { tile, needs, count, of, tiles, isolated } = facts
  return (
    <EventCard note={note} title={`Is ${tileName(tile)} cut off?`} onRule={onRule}>
      <div className="event-columns">
        <div className="sab-bmarker">
          <BomberIconFace icon={`disruption:${needs}`} />
          <small>{needs} needed</small>
        </div>
        <Count of={of} total={count} />
      </div>
      <p>
        {tiles.length > 1
          ? `Ketten that hold together count as one: ${tiles.map(letterOf).sort().join(', ')}.`
          : 'Only its own kette counts.'}
      </p>
      <Outcome>
        {count} of {needs}: {isolated ? `${tileName(tile)} is cut off.` : 'it holds.'}
      </Outcome>
    </EventCard>
  )
}

/** SAB-ICO-12 */
export function Distress({ note, facts, onRule }: Card<'distress'>) {
  const { bomber, needs, count, of, falls } = facts
  return (
    <EventCard note={note} title={`Does ${bomberName(bomber)} keep up?`} onRule={onRule}>
      <div className="event-columns">
        <div className="sab-bmarker">
          <BomberIconFace icon={`distress:${needs}`} />
          <small>{needs} needed</small>
        </div>
        <Count of={of} total={count} />
      </div>
      <p>Only its own kette counts.</p>
      <Outcome>
        {count} of {needs}: {falls ? 'it falls out.' : 'it keeps up.'}
      </Outcome>
    </EventCard>
  )
}

/** SAB-ICO-11 SAB-VP-03 */
export function Isolated({ note, facts, state, onRule }: Card<'tile-isolated'>) {
  const { tile, scores } = facts
  return (
    <EventCard note={note} title={`${capital(tileName(tile))} is cut off`} onRule={onRule}>
      <p>{capital(cutOffTold(facts))}: only its own gunners cover its bombers now.</p>
      <Outcome>
        {scores
          ? `${pointsSaid(eachOf(state, 'isolated'))} It counts on the way in, with our fighters among them.`
          : 'No point: it counts only on the way in, with our fighters among them.'}
      </Outcome>
    </EventCard>
  )
}
