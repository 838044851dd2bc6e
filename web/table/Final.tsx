import { counted, type Result, type Scenario, scenariosOf } from '@tallyho/engine'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useApp } from '../app/context.ts'
import { gameHash, LOBBY_HASH, reportHash } from '../app/route.ts'
import { ShareGame } from '../drawers/ThisGame.tsx'
import { ReviewControl } from '../report/ReviewControl.tsx'
import { isPersons, onlyPerson } from '../seats.ts'
import { readReviews } from '../store/reviews.ts'
import { beginGame, nameOf } from './session/add-game.ts'
import { Hands } from './session/hands.ts'
import type { Shown } from './session/shown.ts'
import type { OpenGame } from './useGame.ts'

/** The same again, and what comes after it in the list of scenarios: the next lesson, the next day. */
function Onward({
  game: { module, session, stored },
  lost,
}: {
  readonly game: OpenGame
  readonly lost: boolean
}) {
  const { shelf, tell } = useApp()
  const { setup, practice } = session.match
  const scenarios = scenariosOf(module.game, setup.pack)
  const at = scenarios.findIndex(({ id }) => id === setup.scenario)
  const begin = async (scenario: Scenario) => {
    const { seating, ownDice } = stored
    const plan = { game: module.game.id, setup: { ...setup, scenario: scenario.id }, name: nameOf(scenario) }
    location.hash = gameHash(await beginGame(shelf, { ...plan, seating, ownDice, practice }))
  }
  // After a defeat the first thing is to try again.
  const primary = lost ? 'final-again' : 'final-next'
  const way = (scenario: Scenario | undefined, words: string, id: string) =>
    scenario && (
      <button
        type="button"
        className={id === primary ? 'primary' : undefined}
        data-testid={id}
        onClick={() => begin(scenario).catch(error => tell(error.message))}
      >
        {words}
      </button>
    )
  const next = scenarios[at + 1]
  return (
    <>
      {way(scenarios[at], 'Play it again', 'final-again')}
      {way(at >= 0 ? next : undefined, `Next scenario: ${next?.title}`, 'final-next')}
    </>
  )
}

/** Whether the only person at this table has won; undefined for a draw, and where several play or none. */
function wonBy({ session }: OpenGame, { winner }: Result): string | undefined {
  const person = onlyPerson(session.seating)
  if (winner === undefined || person === undefined) return undefined
  return person === winner ? 'You won' : 'You lost'
}

/** How many of the players' decisions the machine or the staff took for them. */
function handedOver({ session: { match, seating, byMachine } }: OpenGame): string {
  const hands = new Hands(byMachine)
  const own = match.journal.flatMap((entry, at) => (isPersons(entry, seating) ? [at] : []))
  const given = own.filter(at => hands.isMachines(at)).length
  return given === 0 ? '' : `, ${given} of ${counted(own.length, 'decision')} by the machine`
}

/** Has the machine look through the game, for the only person at this table or the first seat. */
function Review({ game: { session, module, stored, record } }: { readonly game: OpenGame }) {
  const { match, seating } = session
  const { seats } = module.game
  const seat = seats.find(one => seating[one] === 'person') ?? seats[0] ?? ''
  const { reviews, pack } = record()
  const kept = readReviews(reviews, match.journal.length)
  return <ReviewControl id={stored.id} match={match} seat={seat} pack={pack} kept={kept} />
}

/** What can be done now, of one kind. */
function Ways({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a few buttons behind a word
    <div className="result-ways" role="group" aria-label={title}>
      <b aria-hidden="true">{title}</b>
      {children}
    </div>
  )
}

/** The end of the game: the score item by item, and what can be done now. */
export function Final(props: {
  readonly game: OpenGame
  readonly shown: Shown<unknown>
  readonly result: Result
  onReplay(): void
  onClose(): void
}) {
  const { game, shown, result } = props
  const { module, board } = game
  const won = wonBy(game, result)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className="result-sheet" aria-label="The result" data-testid="final" data-region="result">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {won && <span data-testid="won">{won}: </span>}
          {game.stored.outcome?.level ?? module.words.level(result.level)}
          <small>
            {module.words.score?.(result.score, onlyPerson(game.session.seating)) ?? `Score ${result.score}`}
            {game.session.match.rewinds > 0 &&
              `, dice taken back ${counted(game.session.match.rewinds, 'time')}`}
            {handedOver(game)}
          </small>
        </h2>
        <button type="button" className="plain" aria-label="Look at the board" onClick={props.onClose}>
          ×
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long page is scrolled by keys */}
      <div className="result-body" tabIndex={0}>
        <Suspense>
          <board.Final
            state={shown.state}
            result={result}
            words={module.words}
            notes={shown.notes}
            seat={onlyPerson(game.session.seating)}
          />
        </Suspense>
      </div>
      <footer>
        <Ways title="Look back">
          <a
            className="button"
            data-testid="final-report"
            title="The story, the score over time, the best and the worst, and how it really went"
            href={reportHash(game.stored.id)}
          >
            Report
          </a>
          <button
            type="button"
            data-testid="final-replay"
            title="See it happen again, moment by moment, and play on from any of them"
            onClick={props.onReplay}
          >
            Step through the game
          </button>
          {shown.noUndo === undefined && (
            <button
              type="button"
              data-testid="final-undo"
              title="In practice, and only until this page is closed: then the game stays as it was played"
              onClick={() => game.session.undo()}
            >
              Take the last decision back
            </button>
          )}
          <ShareGame game={{ stored: game.stored, match: game.session.match, record: game.record }} />
          {/* Last: what it tells while it goes on moves no other button. */}
          <Review game={game} />
        </Ways>
        <Ways title="Play">
          <Onward game={game} lost={won === 'You lost'} />
          <a className="button" href={LOBBY_HASH}>
            Another game
          </a>
        </Ways>
      </footer>
    </section>
  )
}
