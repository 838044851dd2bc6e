import { type GameModule, type Scenario, scenariosOf } from '@tallyho/engine'
import { useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import { editorHash, gameHash, rulesHash } from '../app/route.ts'
import { loadModule } from '../games.ts'
import { seatWords } from '../seats.ts'
import { packWords, registerPacks, type StoredPack } from '../store/packs.ts'
import { beginGame } from '../table/keeper.ts'
import type { Player } from '../table/shown.ts'
import { catalogued } from './catalogue.tsx'

/** Scenario, optional rules, dice, seats: everything agreed before the first counter is placed. */
export function NewGame({
  game: id,
  packs,
}: {
  readonly game: string
  readonly packs: readonly StoredPack[]
}) {
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
  return <Agreement module={module} packs={packs} />
}

function Agreement({
  module,
  packs,
}: {
  readonly module: GameModule
  readonly packs: readonly StoredPack[]
}) {
  const { shelf, tell } = useApp()
  const { game } = module
  const solitaire = game.seats.length === 1
  const [options, setOptions] = useState<Record<string, boolean>>({})
  const [pack, setPack] = useState(game.packs.standard.id)
  const scenarios = scenariosOf(game, game.packs.has(pack) ? pack : game.packs.standard.id)
  const [wanted, setScenario] = useState('')
  const chosen = scenarios.find(({ id }) => id === wanted) ?? scenarios[0]
  const scenario = chosen?.id ?? ''
  const [ownDice, setOwnDice] = useState(false)
  const [practice, setPractice] = useState(false)
  const [seating, setSeating] = useState<Record<string, Player>>(() =>
    Object.fromEntries(game.seats.map((seat, i) => [seat, i === 0 ? 'person' : 'machine'])),
  )

  const start = async () => {
    const setup = { scenario, pack, options }
    const name = [chosen?.title, new Date().toLocaleDateString(undefined, { dateStyle: 'medium' })].join(', ')
    location.hash = gameHash(
      await beginGame(shelf, {
        game: game.id,
        setup,
        name,
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
        <div className="scenario-list">
          {scenarios.map(one => (
            <ScenarioChoice
              key={one.id}
              scenario={one}
              chosen={one.id === scenario}
              onChoose={() => setScenario(one.id)}
            />
          ))}
        </div>
      </fieldset>
      <div className="terms">
        {game.optionalRules.length > 0 && (
          <fieldset>
            <legend>Optional rules</legend>
            {game.optionalRules.map(({ id, title, default: on }) => (
              <Check
                key={id}
                title={title}
                on={options[id] ?? on}
                onChange={value => setOptions({ ...options, [id]: value })}
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
                onChange={event => setSeating({ ...seating, [seat]: event.target.value as Player })}
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
            onChange={setOwnDice}
          />
          {solitaire && (
            <Check title="Practice: undo may go back over dice" on={practice} onChange={setPractice} />
          )}
        </fieldset>
        {packs.length > 0 && (
          <p className="field">
            <label htmlFor="pack">Components</label>
            <select id="pack" value={pack} onChange={event => setPack(event.target.value)}>
              <option value={game.packs.standard.id}>those of this table</option>
              {packs.map(own => (
                <option key={own.id} value={own.id}>
                  {packWords(own)}
                </option>
              ))}
            </select>
          </p>
        )}
        <button type="submit" className="primary" data-testid="start">
          Begin {chosen?.title}
        </button>
        <a href={rulesHash(game.id)} data-testid="read-rules">
          Read the rules first
        </a>
        {catalogued(game.id).makesScenarios && (
          <a href={editorHash(game.id)} data-testid="make-scenario">
            Make a scenario of your own
          </a>
        )}
      </div>
    </form>
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
