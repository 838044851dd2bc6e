import type { Briefing } from '@tallyho/kit/board.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useApp } from '../../app/context.ts'
import { useFetched } from '../../app/useFetched.ts'
import { scenarioIn, seatWords } from '../../seats.ts'
import type { Shown } from '../session/shown.ts'
import { hasDecided } from '../session/thoughts.ts'
import type { OpenGame } from '../useGame.ts'

/** Who the player is, what wins, how points come, and the levels of the end. */
export function BriefingText({ briefing }: { readonly briefing: Briefing }) {
  const { you, aim, points, levels = [] } = briefing
  return (
    <>
      <p className="briefing-you">{you}</p>
      <p>{aim}</p>
      {points.length > 0 && <h3>How points come</h3>}
      <ul>
        {points.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {levels.length > 0 && <h3>How it may end</h3>}
      <ol className="briefing-levels">
        {levels.map(level => (
          <li key={level}>{level}</li>
        ))}
      </ol>
    </>
  )
}

/** One calm card before the first question. Enter, Escape, the button or a tap beside it put it away. */
function BriefingCard(props: {
  readonly title: string
  readonly seat: string
  readonly briefing: Briefing
  onClose(): void
}) {
  const { title, seat, briefing, onClose } = props
  const card = useRef<HTMLDialogElement>(null)
  useEffect(() => card.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the browser
    <dialog
      ref={card}
      className="briefing"
      aria-labelledby="briefing-title"
      data-testid="briefing"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <form method="dialog">
        <header>
          <h2 id="briefing-title">{title}</h2>
          <small>{seat}</small>
        </header>
        <div className="briefing-body">
          <BriefingText briefing={briefing} />
        </div>
        <footer>
          <span className="quiet">Help shows this again.</span>
          <span className="spacer" />
          <button type="submit" className="primary" data-testid="briefing-ok">
            To the table
          </button>
        </footer>
      </form>
    </dialog>
  )
}

/**
 * What a player is told before he decides anything in his seat: a card as long as it is to be read, during which nothing
 * else goes on.
 */
export function useBriefing({ module, board, session, stored }: OpenGame, shown: Shown<unknown>): ReactNode {
  const { settings } = useApp()
  const [read, setRead] = useState<readonly string[]>([])
  // Looked for once: the game is opened at its first decisions for it.
  const [decided, setDecided] = useState<readonly string[]>([])
  const { seat, curtain, locked, running, over, lesson } = shown
  const { setup } = session.match
  const { value: briefingOf, failed } = useFetched(board.briefing)
  if (!settings.lessons || lesson || read.includes(seat) || curtain || locked || running || over)
    return undefined
  if (decided.includes(seat)) return undefined
  // Whoever wants to be asked everything has decided that himself too.
  if (hasDecided(session.match, seat, settings.askRare ? {} : board.manners)) {
    setDecided([...decided, seat])
    return undefined
  }
  if (!board.briefing || failed || (session.seating[seat] ?? 'person') !== 'person') return undefined
  // On its way: nothing goes on before it.
  if (!briefingOf) return null
  const briefing = briefingOf(setup, seat)
  if (!briefing) return undefined
  const scenario = scenarioIn(module, setup)
  return (
    <BriefingCard
      key={seat}
      title={scenario?.title ?? stored.name}
      seat={`${module.game.title} · ${seatWords(module, scenario, seat)}`}
      briefing={briefing}
      onClose={() => setRead([...read, seat])}
    />
  )
}
