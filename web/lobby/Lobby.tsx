import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import { SettingsDrawer } from '../drawers/Settings.tsx'
import { GAME_IDS } from '../games.ts'
import { listGames, type OnShelf } from '../store/games.ts'
import { listPacks, type StoredPack } from '../store/packs.ts'
import { catalogued } from './catalogue.tsx'
import { Import } from './Import.tsx'
import { NewGame } from './NewGame.tsx'
import { PackList } from './PackList.tsx'
import { ShelfList } from './ShelfList.tsx'
import './lobby.css'

/** The first page: games to begin, games to go on with. */
export function Lobby() {
  const { shelf } = useApp()
  const [chosen, setChosen] = useState(GAME_IDS[0] ?? '')
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
                  onClick={() => setChosen(id)}
                >
                  {emblem}
                  <strong>{title}</strong>
                  <span>{line}</span>
                </button>
              )
            })}
          </div>
          <NewGame key={chosen} game={chosen} packs={packs.filter(({ game }) => game === chosen)} />
        </section>
        <aside className="lobby-side">
          <ShelfList games={games} onChange={refresh} />
          <Import onChange={refresh} />
          <PackList packs={packs} onChange={refresh} />
        </aside>
      </main>
    </div>
  )
}
