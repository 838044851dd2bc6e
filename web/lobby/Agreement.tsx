import { type GameModule, optionalRulesIn, scenariosOf } from '@tallyho/engine'
import { useEffect, useRef } from 'react'
import { useApp } from '../app/context.ts'
import { editorHash, gameHash } from '../app/route.ts'
import { lengthOf } from '../record/machine.ts'
import { packWords, type StoredPack } from '../store/packs.ts'
import { beginGame, nameOf } from '../table/session/add-game.ts'
import type { Player } from '../table/session/shown.ts'
import { catalogued } from './catalogue.ts'
import type { Terms } from './last.ts'
import { ScenarioList } from './ScenarioList.tsx'
import { Story } from './Story.tsx'
import { TermsOf } from './TermsOf.tsx'
import { tableWords } from './words.ts'

/** Scenario, optional rules, dice, seats: everything agreed before the first counter is placed. */
export function Agreement(props: {
  readonly module: GameModule
  readonly packs: readonly StoredPack[]
  /** Scenarios of this game that were played to their end, and lie on the shelf. */
  readonly played: ReadonlySet<string>
  /** What was agreed on last, and is kept as it changes. */
  readonly terms: Terms
  onTerms(change: Partial<Terms>): void
  /** Somebody has just said what to play. */
  readonly ready: boolean
}) {
  const { module, packs, played, terms, onTerms, ready } = props
  const { shelf, tell } = useApp()
  const { game } = module
  const { standard } = game.packs
  const wanted = packs.find(({ id }) => id === terms.pack)
  const isPlayable = wanted !== undefined && game.packs.has(wanted.id)
  const pack = isPlayable ? wanted.id : standard.id
  const scenarios = scenariosOf(game, pack)
  const chosen = scenarios.find(({ id }) => id === terms.scenario) ?? scenarios[0]
  const options = Object.fromEntries(
    optionalRulesIn(game, chosen).map(({ id, default: on }) => [id, terms.options[id] ?? on]),
  )
  // Who comes for the first time sits where the lesson put him.
  const mine = catalogued(game.id).first?.seat ?? game.seats[0]
  const seating: Record<string, Player> = Object.fromEntries(
    game.seats.map(seat => [seat, terms.seating[seat] ?? (seat === mine ? 'person' : 'machine')]),
  )
  // Whoever plays with somebody else takes nothing back that the other has seen.
  const isAlone = Object.values(seating).filter(player => player === 'person').length === 1
  const begin = useRef<HTMLButtonElement>(null)
  const seats = useRef<HTMLDivElement>(null)
  // The shelf is read after the page stands: what was just kept there is focused with it.
  const isThere = terms.pack === undefined || wanted !== undefined
  useEffect(() => {
    if (ready && isThere) begin.current?.focus()
  }, [ready, isThere])

  const start = async () => {
    const setup = { scenario: chosen?.id ?? '', pack, options }
    location.hash = gameHash(
      await beginGame(shelf, {
        game: game.id,
        setup,
        name: nameOf(chosen),
        seating,
        ownDice: terms.ownDice,
        practice: terms.practice && isAlone,
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
      <Story module={module} scenario={chosen} pack={isPlayable ? wanted : undefined} />
      <fieldset className="choose-list">
        <legend className="sr-only">Scenario</legend>
        {wanted && !isPlayable && (
          <p className="banner" role="alert">
            {packWords(wanted)} does not fit this Tallyho: export it and import it again to see its mistakes.
          </p>
        )}
        <ScenarioList
          key={pack}
          seats={game.seats}
          scenarios={scenarios}
          played={played}
          lengthOf={scenario => (pack === standard.id ? lengthOf(game.id, scenario) : undefined)}
          chosen={chosen?.id ?? ''}
          onChoose={scenario => onTerms({ scenario })}
        />
        {catalogued(game.id).makesScenarios && (
          <p>
            <a className="way" href={editorHash(game.id)} data-testid="make-scenario">
              Make a scenario of your own
            </a>
          </p>
        )}
      </fieldset>
      <TermsOf
        ref={seats}
        module={module}
        scenario={chosen}
        packs={packs}
        pack={pack}
        terms={{ ...terms, options, seating }}
        isAlone={isAlone}
        onTerms={onTerms}
      />
      <div className="lobby-foot">
        <p>
          <button
            type="button"
            className="plain"
            data-testid="who-plays"
            onClick={() => seats.current?.scrollIntoView({ block: 'center' })}
          >
            {tableWords(module, chosen, seating)}
          </button>
          {isPlayable && ` ${packWords(wanted)}.`}
        </p>
        <button type="submit" className="primary" ref={begin} data-testid="start">
          Begin {chosen?.title}
        </button>
      </div>
    </form>
  )
}
