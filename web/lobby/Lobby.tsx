import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import { SettingsDrawer } from '../drawers/Settings.tsx'
import { GAME_IDS } from '../games.ts'
import { listGames, type OnShelf } from '../store/games.ts'
import { listPacks, type StoredPack } from '../store/packs.ts'
import { catalogued } from './catalogue.tsx'
import { Import } from './Import.tsx'
import { agreed, BEGIN_HASH, loadLast, saveLast, type Terms, termsOf } from './last.ts'
import { NewGame } from './NewGame.tsx'
import { PackList } from './PackList.tsx'
import { ShelfList } from './ShelfList.tsx'
import './lobby.css'

/** The first page: games to begin, games to go on with. */
export function Lobby() {
  const { shelf } = useApp()
  const [last, setLast] = useState(loadLast)
  const chosen = last.game
  const [ready, setReady] = useState<object | undefined>(() =>
    location.hash === BEGIN_HASH ? {} : undefined,
  )
  const [games, setGames] = useState<readonly OnShelf[]>([])
  const [packs, setPacks] = useState<readonly StoredPack[]>([])
  const [settings, setSettings] = useState(false)

  const refresh = useCallback(async () => {
    setGames(await listGames(shelf))
    setPacks(await listPacks(shelf))
  }, [shelf])
  useEffect(() => {
    refresh()
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [refresh])

  const agree = (game: string, change: Partial<Terms>) => {
    const next = agreed(last, game, change)
    saveLast(next)
    setLast(next)
  }
  const play = ({ game, id }: StoredPack) => {
    agree(game, { pack: id })
    setReady({})
  }

  return (
    <div className="lobby" data-testid="lobby">
      <title>Tallyho</title>
      <header className="lobby-head">
        <h1>Tallyho</h1>
        <p>Board games of the air war of 1939-45 on one table.</p>
        <button type="button" className="plain" onClick={() => setSettings(!settings)}>
          Settings
        </button>
      </header>
      {settings && <SettingsDrawer onClose={() => setSettings(false)} />}
      <main className="lobby-body">
        <section aria-label="Begin a game">
          <h2>On the table</h2>
          <div className="game-cards">
            {GAME_IDS.map(id => {
              const { title, line, emblem } = catalogued(id)
              return (
                <button
                  key={id}
                  type="button"
                  className="game-card"
                  aria-pressed={id === chosen}
                  data-testid={`game-card-${id}`}
                  onClick={() => {
                    setReady(undefined)
                    agree(id, {})
                  }}
                >
                  {emblem}
                  <strong>{title}</strong>
                  <span>{line}</span>
                </button>
              )
            })}
          </div>
          <NewGame
            key={chosen}
            game={chosen}
            packs={packs.filter(({ game }) => game === chosen)}
            terms={termsOf(last, chosen)}
            onTerms={change => agree(chosen, change)}
            ready={ready}
          />
        </section>
        <aside className="lobby-side">
          <ShelfList games={games} onChange={refresh} />
          <PackList game={chosen} packs={packs} onChange={refresh} onPlay={play} />
          <Import onChange={refresh} />
        </aside>
      </main>
    </div>
  )
}
