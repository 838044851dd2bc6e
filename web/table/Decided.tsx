import { useState } from 'react'
import type { OpenGame } from './useGame.ts'

/** What is left can change little: the machine may fly everybody home. Offered once. */
export function Decided({
  game,
  shown,
}: {
  readonly game: OpenGame
  readonly shown: OpenGame['session']['shown']
}) {
  const { session, board } = game
  const [declined, setDeclined] = useState(false)
  if (declined || shown.over || shown.running || shown.locked || !shown.question) return undefined
  if (!board.manners.decided?.(shown.state, shown.seat)) return undefined
  return (
    <section className="decided" aria-label="The battle is decided" data-testid="decided">
      <p>
        The battle is decided<span className="decided-more">: what is left can change little</span>.
      </p>
      <button type="button" data-testid="fly-home" onClick={() => session.machineOn()}>
        The machine flies them home
      </button>
      <button type="button" className="plain" onClick={() => setDeclined(true)}>
        I play on
      </button>
    </section>
  )
}
