import { signed } from '@tallyho/kit'
import { packOf, rowFrom } from '../../pack/index.ts'
import type { DayCard, PriorityRow } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { DAY_EVENT_WORDS } from '../../text/cards.ts'
import { dateName, leadSpans } from '../../text/names.ts'

/** RE-2.33.a The Day Event card in use, with the row that counts lit. */
export function DayCardFace({ campaign }: { readonly campaign: Campaign }) {
  const { dayCard } = campaign
  const card = dayCard === undefined ? undefined : packOf(campaign).dayCard.get(dayCard)
  if (!card)
    return (
      <article className="eagle-war-day-card eagle-day-card-none">
        <header>Day event</header>
        <p>No card has been drawn yet. The first one comes when the day is over.</p>
      </article>
    )
  const { title, text } = DAY_EVENT_WORDS[card.event.event]
  return (
    <article className="eagle-war-day-card">
      <header>
        Day event <span>{card.card}</span>
      </header>
      <h3>{title}</h3>
      <p>{text}</p>
      {'rows' in card.event && (
        <Rows
          rows={card.event.rows}
          by={card.event.event === 'priorities-by-date' ? 'date' : 'vp'}
          now={card.event.event === 'priorities-by-date' ? campaign.day : campaign.vp}
        />
      )}
      <Numbers card={card} vp={campaign.vp} />
    </article>
  )
}

const TYPES = ['airfield', 'radar', 'port', 'industry', 'city'] as const
const SHORT = { airfield: 'airf.', radar: 'radar', port: 'ports', industry: 'ind.', city: 'cities' } as const
const LEVEL = { high: 'high', medium: 'med.', low: 'low' } as const

function Rows(props: {
  readonly rows: readonly PriorityRow[]
  readonly by: 'date' | 'vp'
  readonly now: number
}) {
  const { rows, by, now } = props
  const lit = rowFrom(rows, now)
  const names = by === 'vp' ? leadSpans(rows.map(({ from }) => from)) : rows.map(({ from }) => dateFrom(from))
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{by === 'vp' ? 'lead' : 'from'}</th>
          {TYPES.map(type => (
            <th key={type} scope="col">
              {SHORT[type]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={row.from} className={row === lit ? 'eagle-war-row-lit' : ''}>
            <th scope="row">
              {names[i]}
              {row.terror && ' ☠'}
            </th>
            {row.to === 'free' ? (
              <td colSpan={5}>Free Choice</td>
            ) : (
              TYPES.map(type => <td key={type}>{row.to !== 'free' && LEVEL[row.to[type]]}</td>)
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const dateFrom = (day: number): string => (day <= 0 ? 'at first' : dateName(day).replace(/(\w{3})\w*$/, '$1'))

function Numbers({ card, vp }: { readonly card: DayCard; readonly vp: number }) {
  const { days, repair, reinforcement, replacements, pilots } = card
  const gains = [
    ['fighters', replacements.fighter],
    ['bombers', replacements.bomber],
    ['Spitfires', replacements.Spitfire],
    ['Hurricanes', replacements.Hurricane],
    ['pilots', rowFrom(pilots, vp).points],
  ] as const
  return (
    <footer>
      <p>
        <b>{days}</b> {days === 1 ? 'day passes' : 'days pass'} · repair <b>1–{repair}</b>
        {reinforcement && ' · a squadron comes south'}
      </p>
      <p>
        {gains
          .filter(([, points]) => points > 0)
          .map(([name, points]) => `${signed(points)} ${name}`)
          .join(', ')}
      </p>
    </footer>
  )
}
