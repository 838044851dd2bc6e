import { type GameModule, type Scenario, scenariosOf } from '@tallyho/engine'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useApp } from '../app/context.ts'
import { gameHash, rulesHash } from '../app/route.ts'
import { loadModule } from '../games.ts'
import { seatWords } from '../seats.ts'
import { packWords, registerPacks, type StoredPack } from '../store/packs.ts'
import { beginGame, nameOf } from '../table/keeper.ts'
import type { Player } from '../table/shown.ts'
import type { Terms } from './last.ts'

/** Scenario, optional rules, dice, seats: everything agreed before the first counter is placed. */
export function NewGame(props: {
  readonly game: string
  readonly packs: readonly StoredPack[]
  /** What was agreed on last, and is kept as it changes. */
  readonly terms: Terms
  onTerms(change: Partial<Terms>): void
  /** Somebody has just said what to play: a new object each time. */
  readonly ready: object | undefined
}) {
  const { game: id, ...rest } = props
  const { shelf } = useApp()
  const [module, setModule] = useState<GameModule>()
  const [trouble, setTrouble] = useState<string>()

  useEffect(() => {
    let gone = false
    loadModule(id).then(
      async loaded => {
        await registerPacks(shelf, loaded)
        if (!gone) setModule(loaded)
      },
      error => !gone && setTrouble(`This game could not be loaded: ${error.message}`),
    )
    return () => {
      gone = true
    }
  }, [id, shelf])

  if (trouble) return <p role="alert">{trouble}</p>
  if (!module) return <p className="quiet">Unpacking the box.</p>
  return <Agreement module={module} {...rest} />
}

function Agreement({
  module,
  packs,
  terms,
  onTerms,
  ready,
}: Omit<Parameters<typeof NewGame>[0], 'game'> & { readonly module: GameModule }) {
  const { shelf, tell } = useApp()
  const { game } = module
  const { standard } = game.packs
  const solitaire = game.seats.length === 1
  const wanted = packs.find(({ id }) => id === terms.pack)
  const isPlayable = wanted !== undefined && game.packs.has(wanted.id)
  const pack = isPlayable ? wanted.id : standard.id
  const scenarios = scenariosOf(game, pack)
  const chosen = scenarios.find(({ id }) => id === terms.scenario) ?? scenarios[0]
  const scenario = chosen?.id ?? ''
  const options = Object.fromEntries(
    game.optionalRules.map(({ id, default: on }) => [id, terms.options[id] ?? on]),
  )
  const seating: Record<string, Player> = Object.fromEntries(
    game.seats.map((seat, i) => [seat, terms.seating[seat] ?? (i === 0 ? 'person' : 'machine')]),
  )
  const { ownDice, practice } = terms
  const begin = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (ready) begin.current?.focus()
  }, [ready])

  const start = async () => {
    const setup = { scenario, pack, options }
    location.hash = gameHash(
      await beginGame(shelf, {
        game: game.id,
        setup,
        name: nameOf(chosen),
        seating,
        ownDice,
        practice: practice && solitaire,
      }),
    )
  }

  return (
    <form
      className="agreement"
      onSubmit={event => {
        event.preventDefault()
        start().catch(error => tell(error.message))
      }}
    >
      <fieldset>
        <legend>Scenario</legend>
        {wanted && !isPlayable && (
          <p className="banner" role="alert">
            {packWords(wanted)} does not fit this Tallyho: export it and import it again to see its mistakes.
          </p>
        )}
        <ScenarioList
          key={pack}
          scenarios={scenarios}
          chosen={scenario}
          onChoose={id => onTerms({ scenario: id })}
        />
      </fieldset>
      <div className="terms">
        {game.optionalRules.length > 0 && (
          <fieldset>
            <legend>Optional rules</legend>
            {game.optionalRules.map(({ id, title }) => (
              <Check
                key={id}
                title={title}
                on={options[id] === true}
                onChange={value => onTerms({ options: { ...terms.options, [id]: value } })}
              />
            ))}
          </fieldset>
        )}
        <fieldset>
          <legend>Seats</legend>
          {game.seats.map(seat => (
            <p key={seat} className="field">
              <label htmlFor={`seat-${seat}`}>{seatWords(module, chosen, seat)}</label>
              <select
                id={`seat-${seat}`}
                value={seating[seat]}
                onChange={event =>
                  onTerms({ seating: { ...terms.seating, [seat]: event.target.value as Player } })
                }
              >
                <option value="person">a person plays</option>
                <option value="machine">the machine plays</option>
              </select>
            </p>
          ))}
        </fieldset>
        <fieldset>
          <legend>At the table</legend>
          <Check
            title="Own dice: I roll and draw, and enter what came up"
            on={ownDice}
            onChange={on => onTerms({ ownDice: on })}
          />
          {solitaire && (
            <Check
              title="Practice: undo may go back over dice"
              on={practice}
              onChange={on => onTerms({ practice: on })}
            />
          )}
        </fieldset>
        {packs.length > 0 && (
          <p className="field">
            <label htmlFor="pack">Components</label>
            <select id="pack" value={pack} onChange={event => onTerms({ pack: event.target.value })}>
              <option value={standard.id}>those of this table</option>
              {packs
                .filter(({ id }) => game.packs.has(id))
                .map(own => (
                  <option key={own.id} value={own.id}>
                    {packWords(own)}
                  </option>
                ))}
            </select>
          </p>
        )}
        <a className="way" href={rulesHash(game.id)} data-testid="read-rules">
          Read the rules first
        </a>
      </div>
      <div className="lobby-foot">
        <p className="quiet">
          {game.title}
          {isPlayable && ` · ${packWords(wanted)}`}
        </p>
        <button type="submit" className="primary" ref={begin} data-testid="start">
          Begin {chosen?.title}
        </button>
      </div>
    </form>
  )
}

function ScenarioList(props: {
  readonly scenarios: readonly Scenario[]
  readonly chosen: string
  onChoose(id: string): void
}) {
  return (
    <div className="scenario-list">
      {props.scenarios.map((one, i) => (
        <Fragment key={one.id}>
          {one.group && one.group !== props.scenarios[i - 1]?.group && <h4>{one.group}</h4>}
          <ScenarioChoice
            scenario={one}
            chosen={one.id === props.chosen}
            onChoose={() => props.onChoose(one.id)}
          />
        </Fragment>
      ))}
    </div>
  )
}

function ScenarioChoice(props: { readonly scenario: Scenario; readonly chosen: boolean; onChoose(): void }) {
  const { id, title, date, blurb, difficulty } = props.scenario
  return (
    <label className="scenario" data-testid={`scenario-${id}`}>
      <input type="radio" name="scenario" checked={props.chosen} onChange={props.onChoose} />
      <strong>{title}</strong>
      {difficulty !== undefined && (
        <span className="difficulty" role="img" aria-label={`difficulty ${difficulty} of ${HARDEST}`}>
          {'●'.repeat(difficulty)}
          {'○'.repeat(HARDEST - difficulty)}
        </span>
      )}
      {!title.includes(date) && <time dateTime={isDay(date) ? date : undefined}>{dateWords(date)}</time>}
      <p>{blurb}</p>
    </label>
  )
}

const HARDEST = 5

function Check(props: { readonly title: string; readonly on: boolean; onChange(on: boolean): void }) {
  return (
    <label className="check">
      <input type="checkbox" checked={props.on} onChange={event => props.onChange(event.target.checked)} />
      {props.title}
    </label>
  )
}

function dateWords(date: string): string {
  if (!isDay(date)) return date
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** `1940-08-18`; a season or a span of years is no day. */
function isDay(date: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(date)
}
