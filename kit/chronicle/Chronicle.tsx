import { dayText } from '../events/numbers.ts'
import './chronicle.css'
import type { DiaryEntry, Fallen } from './chronicle.ts'

interface ChronicleProps {
  readonly diary: readonly DiaryEntry[]
  readonly wall: readonly Fallen[]
  /** What its titles are on the page that it stands on. */
  readonly title: 'h2' | 'h3'
}

/** A campaign as it is remembered: its diary, and the wall of those whom it cost. */
export function Chronicle({ diary, wall, title: Title }: ChronicleProps) {
  return (
    <>
      {diary.length > 0 && (
        <section className="chronicle" aria-labelledby="chronicle-diary" data-testid="diary">
          <Title id="chronicle-diary">The diary</Title>
          <ol className="diary">
            {diary.map(entry => (
              <Day key={`${entry.when} ${entry.where}`} {...entry} />
            ))}
          </ol>
        </section>
      )}
      {wall.length > 0 && (
        <section className="chronicle" aria-labelledby="chronicle-wall" data-testid="wall">
          <Title id="chronicle-wall">
            {wall.some(({ end }) => end === 'captured') ? 'The dead and the prisoners' : 'The dead'}
          </Title>
          <ol className="wall">
            {wall.map(man => (
              <Plate key={man.no} {...man} />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

/** What happened to us, and in the war. */
function Day({ when, where, text, event }: DiaryEntry) {
  return (
    <li>
      <p className="diary-when">
        <b>{when}</b> <small>{where}</small>
      </p>
      <p>{text}</p>
      {event && (
        <p className="diary-event">
          <b>{dayText(event.date)}.</b> {event.text} <cite>{event.source}</cite>
        </p>
      )}
    </li>
  )
}

function Plate({ name, rank, kills, when, where, how, end }: Fallen) {
  return (
    <li data-end={end}>
      <b>{name}</b> <small>{kills ? `${rank}, ${kills}` : rank}</small>
      <span>
        {when}. {where}: {how}.
      </span>
    </li>
  )
}
