import { SourceBadge, signed } from '@tallyho/kit'
import type { Pack } from '../../pack/types.ts'
import { DAY_EVENT_WORDS, raidEventTitle } from '../../text/cards.ts'
import { CardDetails, StrategyFace } from '../pieces/cards.tsx'

/** The four decks. */

export function TargetCardSheet({ pack }: { readonly pack: Pack }) {
  return (
    <div className="eagle-box-sheet">
      {pack.targetCards.map(spec => (
        <article key={spec.card} className="eagle-card eagle-box-card">
          <header>
            <h4>{spec.target}</h4>
            <small>{spec.card}</small> <SourceBadge of={spec} />
          </header>
          <CardDetails spec={spec} />
        </article>
      ))}
    </div>
  )
}

export function RaidEventSheet({ pack }: { readonly pack: Pack }) {
  return (
    <table className="chart">
      <thead>
        <tr>
          <th scope="col">Card</th>
          <th scope="col">Approach</th>
          <th scope="col">Target</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {pack.raidEvents.map(card => (
          <tr key={card.card}>
            <th scope="row">{card.card}</th>
            <td>{card.approach ? raidEventTitle(card.approach) : 'nothing'}</td>
            <td>{card.target ? raidEventTitle(card.target) : 'nothing'}</td>
            <td>
              <SourceBadge of={card} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function DayCardSheet({ pack }: { readonly pack: Pack }) {
  return (
    <table className="chart">
      <thead>
        <tr>
          <th scope="col">Card</th>
          <th scope="col">Event</th>
          <th scope="col">Days</th>
          <th scope="col">Repair</th>
          <th scope="col">Replacements</th>
          <th scope="col">Squadron</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {pack.dayEvents.map(card => (
          <tr key={card.card}>
            <th scope="row">{card.card}</th>
            <td>{DAY_EVENT_WORDS[card.event.event].title}</td>
            <td>{card.days}</td>
            <td>1–{card.repair}</td>
            <td>
              {Object.entries(card.replacements)
                .map(([track, points]) => `${track} ${signed(points)}`)
                .join(', ')}
            </td>
            <td>{card.reinforcement ? 'one comes' : 'none'}</td>
            <td>
              <SourceBadge of={card} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function StrategySheet({ pack }: { readonly pack: Pack }) {
  return (
    <div className="eagle-box-sheet">
      {pack.strategies.map(card => (
        <div key={card.card} className="eagle-box-card">
          <StrategyFace card={card} />
          <SourceBadge of={card} long />
        </div>
      ))}
    </div>
  )
}
