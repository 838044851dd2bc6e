import { Chart, EventCard, Outcome, Rolled } from '@tallyho/kit'
import { fared, fightTold, fireTold } from '../../text/fight.ts'
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
        columns={['this fight', 'lost in all']}
        rows={units.map(unit => ({
          name: noted(state, unit),
          cells: [fared(unit), `${unit.losses} of ${unit.maxLosses}`],
        }))}
      />
      <Outcome>{fightTold(units)}</Outcome>
      <Pages now="the outcome" />
    </EventCard>
  )
}
