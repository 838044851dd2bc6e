import type { GameModule } from '@tallyho/engine'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../app/context.ts'
import { LOBBY_HASH } from '../app/route.ts'
import { loadModule } from '../games.ts'
import { registerPacks } from '../store/packs.ts'
import { Agreement } from './Agreement.tsx'
import { BackRoom } from './BackRoom.tsx'
import { catalogued } from './catalogue.ts'
import { agreed, loadLast, saveLast, type Terms, termsOf } from './last.ts'
import { nextOf, playedOf } from './played.ts'
import { useShelf } from './useShelf.ts'
import './styles/lobby.css'
import './styles/shelf.css'
import './styles/lobby-sizes.css'
import './styles/choose.css'
import './styles/terms.css'

/** The second page: what of a game is played, and who sits where. */
export function ChoosePage({ game, ready }: { readonly game: string; readonly ready: boolean }) {
  const { shelf } = useApp()
  const { games, packs, refresh } = useShelf()
  const [last, setLast] = useState(loadLast)
  const [module, setModule] = useState<GameModule>()
  const [trouble, setTrouble] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, choose, first } = catalogued(game)
  const played = playedOf(games, game)
  const terms = termsOf(last, game)

  useEffect(() => {
    if (!ready) heading.current?.focus({ preventScroll: true })
  }, [ready])

  useEffect(() => {
    let gone = false
    loadModule(game).then(
      async loaded => {
        await registerPacks(shelf, loaded)
        if (!gone) setModule(loaded)
      },
      error => !gone && setTrouble(`This game could not be loaded: ${error.message}`),
    )
    return () => {
      gone = true
    }
  }, [game, shelf])

  const agree = (change: Partial<Terms>) => {
    const next = agreed(last, game, change)
    saveLast(next)
    setLast(next)
  }

  return (
    <div className="lobby choose" data-testid="choose" data-game={game}>
      <title>{`${title} · Tallyho`}</title>
      <header className="choose-head">
        <a className="back" href={LOBBY_HASH} data-testid="all-games">
          ‹ All games
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="tag">{choose}, then who sits where.</p>
      </header>
      <div className="neat" aria-hidden="true" />
      <main className="choose-body">
        {trouble && <p role="alert">{trouble}</p>}
        {!trouble && !module && <p className="quiet">Unpacking the box.</p>}
        {module && (
          <Agreement
            module={module}
            packs={packs.filter(pack => pack.game === game)}
            played={played}
            terms={{ ...terms, scenario: terms.scenario ?? nextOf(module.game, played, first?.scenario) }}
            onTerms={agree}
            ready={ready}
          />
        )}
      </main>
      <footer className="lobby-end">
        <BackRoom
          game={game}
          packs={packs}
          onChange={() => {
            refresh()
            setLast(loadLast())
          }}
        />
      </footer>
    </div>
  )
}
