import { Chart, SourceBadge, signed } from '@tallyho/kit'
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
    <Chart
      corner="Card"
      columns={['Approach', 'Target', 'Source']}
      rows={pack.raidEvents.map(card => ({
        name: card.card,
        cells: [
          card.approach ? raidEventTitle(card.approach) : 'nothing',
          card.target ? raidEventTitle(card.target) : 'nothing',
          <SourceBadge key="source" of={card} />,
        ],
      }))}
    />
  )
}

export function DayCardSheet({ pack }: { readonly pack: Pack }) {
  return (
    <Chart
      corner="Card"
      columns={['Event', 'Days', 'Repair', 'Replacements', 'Squadron', 'Source']}
      rows={pack.dayEvents.map(card => ({
        name: card.card,
        cells: [
          DAY_EVENT_WORDS[card.event.event].title,
          card.days,
          `1–${card.repair}`,
          Object.entries(card.replacements)
            .map(([track, points]) => `${track} ${signed(points)}`)
            .join(', '),
          card.reinforcement ? 'one comes' : 'none',
          <SourceBadge key="source" of={card} />,
        ],
      }))}
    />
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
