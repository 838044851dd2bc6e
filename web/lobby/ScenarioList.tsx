import type { Scenario, Seat } from '@tallyho/engine'
import { Forces } from './Forces.tsx'
import { dateWords, firstSentence, hardWords, isDay } from './words.ts'

/** From so many on, scenarios without groups stand under how hard they are. */
const MANY = 12

interface Group {
  readonly title: string
  readonly scenarios: readonly Scenario[]
}

/** Scenarios that stand together: as the game says, or by how hard they are. */
export function grouped(scenarios: readonly Scenario[]): readonly Group[] {
  const isMany = scenarios.length >= MANY
  const titleOf = ({ group, difficulty }: Scenario) =>
    group ?? (isMany && difficulty !== undefined ? capital(hardWords(difficulty)) : '')
  const groups = new Map<string, Scenario[]>()
  for (const one of scenarios) {
    const title = titleOf(one)
    groups.set(title, [...(groups.get(title) ?? []), one])
  }
  return [...groups].map(([title, own]) => ({ title, scenarios: own }))
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function ScenarioList(props: {
  readonly seats: readonly Seat[]
  readonly scenarios: readonly Scenario[]
  readonly played: ReadonlySet<string>
  /** About how long one takes, where that is known. */
  lengthOf(scenario: Scenario): string | undefined
  readonly chosen: string
  onChoose(id: string): void
}) {
  const groups = grouped(props.scenarios)
  return (
    <div className="scenario-list">
      {groups.length > 1 && (
        <nav className="find" aria-label="Jump to">
          {groups.map(({ title }, i) => (
            <button
              key={title}
              type="button"
              className="plain"
              onClick={() => document.getElementById(`group-${i}`)?.scrollIntoView({ block: 'start' })}
            >
              {title}
            </button>
          ))}
        </nav>
      )}
      {groups.map(({ title, scenarios }, i) => (
        <section key={title} id={`group-${i}`} aria-label={title || undefined}>
          {title && <h2>{title}</h2>}
          <div className="scenario-cards">
            {scenarios.map(one => (
              <ScenarioChoice
                key={one.id}
                seats={props.seats}
                scenario={one}
                length={props.lengthOf(one)}
                played={props.played.has(one.id)}
                chosen={one.id === props.chosen}
                onChoose={() => props.onChoose(one.id)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function ScenarioChoice(props: {
  readonly seats: readonly Seat[]
  readonly scenario: Scenario
  readonly length: string | undefined
  readonly played: boolean
  readonly chosen: boolean
  onChoose(): void
}) {
  const { id, title, date, blurb, difficulty, place, forces } = props.scenario
  return (
    <label className="scenario" data-testid={`scenario-${id}`}>
      <span className="scenario-head">
        {!title.includes(date) && <time dateTime={isDay(date) ? date : undefined}>{dateWords(date)}</time>}
        {difficulty !== undefined && (
          <span className="difficulty">
            {hardWords(difficulty)}
            {props.length && <span> · {props.length}</span>}
          </span>
        )}
      </span>
      <input type="radio" name="scenario" checked={props.chosen} onChange={props.onChoose} />
      <strong>
        {title}
        {props.played && (
          <span className="played" role="img" aria-label="played to its end" title="Played to its end">
            ✓
          </span>
        )}
      </strong>
      {place && <span className="place">{place}</span>}
      {forces ? (
        <Forces seats={props.seats} forces={forces} />
      ) : (
        <span className="gist">{firstSentence(blurb)}</span>
      )}
      <span className="blurb">{blurb}</span>
    </label>
  )
}
