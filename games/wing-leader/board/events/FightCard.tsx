import { Chart, EventCard, Outcome, Rolled } from '@tallyho/kit'
import type { Held as HeldRoll } from '../../rules/10-air-combat/cohesion.ts'
import { fared, fightTold, fireTold } from '../../text/fight.ts'
import { signed } from '../../text/names.ts'
import { type Card, leastToHit, NotedUnit, noted } from './EventCard.tsx'

/** The film of a combat, page by page, as it can be wound to and fro. */
const PAGES = ['the attack', 'the dice', 'the outcome', 'dogfight'] as const

export function Pages({ now }: { readonly now: (typeof PAGES)[number] }) {
  return (
    <ol className="wl-pages" aria-label="The combat, page by page">
      {PAGES.map(page => (
        <li key={page} aria-current={page === now ? 'step' : undefined}>
          {page}
        </li>
      ))}
    </ol>
  )
}

/** WL-10.7.a The dice, what was added, and what it took. */
function Held({ held: { dice, total, needed } }: { readonly held: HeldRoll }) {
  const added = total - dice.reduce((sum, face) => sum + face, 0)
  return (
    <>
      <span className="wl-faces" aria-hidden="true">
        {dice.map(face => String.fromCodePoint(FACE_ONE + face - 1)).join(' ')}
      </span>{' '}
      {added !== 0 && `${signed(added)} = `}
      {total}
      {needed !== undefined && `, needs ${needed}`}
    </>
  )
}

/** The sign for a die that shows one. */
const FACE_ONE = 0x2680

/** WL-10.2.e What a fight came to: both fires side by side, then how each has fared. */
export function FightCard({ note, facts, state, onRule }: Card<'fight-over'>) {
  const { square, fires, units } = facts
  return (
    <EventCard note={note} title={`The fight at ${square}`} onRule={onRule}>
      <div className="event-columns">
        {fires.map(fire => (
          <div key={fire.role} className="wl-roller">
            <NotedUnit battle={state} of={fire} />
            <Rolled dice={fire.dice} label={`${fireTold(fire, units, leastToHit(state, fire))}.`} />
          </div>
        ))}
      </div>
      <Chart
        corner="after it"
        columns={['this fight', 'to hold together', 'lost in all']}
        rows={units.map(unit => ({
          name: noted(state, unit),
          cells: [
            fared(unit),
            unit.held ? <Held key="held" held={unit.held} /> : '–',
            `${unit.losses} of ${unit.maxLosses}`,
          ],
        }))}
      />
      <Outcome>{fightTold(units, () => '')}</Outcome>
      <Pages now="the outcome" />
    </EventCard>
  )
}
