import { useState } from 'react'
import { chooseHash, RECORD_HASH, rulesHash } from '../app/route.ts'
import { SettingsDrawer } from '../drawers/Settings.tsx'
import { GAME_IDS } from '../games.ts'
import { BackRoom } from './BackRoom.tsx'
import { catalogued } from './catalogue.ts'
import { SHEETS, Sheets, useFirst } from './Sheets.tsx'
import { ShelfList } from './ShelfList.tsx'
import { useShelf } from './useShelf.ts'
import './styles/lobby.css'
import './styles/shelf.css'
import './styles/lobby-sizes.css'

/** What somebody begins with who has never seen any of it. */
const NEWCOMERS = 'storm-above-the-reich'

/** The first page: games to begin, games to go on with. */
export function Lobby() {
  const { games, isRead, packs, refresh } = useShelf()
  const [settings, setSettings] = useState(false)
  return (
    <div className="lobby" data-testid="lobby">
      <title>Tallyho</title>
      <header className="lobby-head">
        <h1>Tallyho</h1>
        <p className="tag">Five board games of the air war, 1939 to 1945, laid out on one table.</p>
        <NewHere />
      </header>
      <div className="neat" aria-hidden="true" />
      {settings && <SettingsDrawer onClose={() => setSettings(false)} />}
      <main className="lobby-body">
        <Sheets games={games} />
        {isRead && <ShelfList games={games} onChange={refresh} />}
      </main>
      <footer className="lobby-end">
        <nav aria-label="More">
          <a href={RECORD_HASH} data-testid="to-record">
            My record, and a copy of everything
          </a>
          <button type="button" className="plain" onClick={() => setSettings(!settings)}>
            Settings
          </button>
          <details className="rules-ways">
            <summary>The rules, game by game</summary>
            <ul>
              {SHEETS.map(id => (
                <li key={id}>
                  <a href={rulesHash(id)}>{catalogued(id).title}</a>
                </li>
              ))}
            </ul>
          </details>
          <span className="spacer" />
          {GAME_IDS.filter(id => catalogued(id).forBuilders).map(id => (
            <a key={id} href={chooseHash(id)} data-testid={`game-card-${id}`}>
              For builders: {catalogued(id).title}
            </a>
          ))}
        </nav>
        <BackRoom packs={packs} onChange={refresh} />
      </footer>
    </div>
  )
}

function NewHere() {
  const { title } = catalogued(NEWCOMERS)
  return (
    <button type="button" className="new-here" data-testid="start" onClick={useFirst(NEWCOMERS)}>
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <circle cx="30" cy="30" r="28" className="dial" />
        <path
          className="ticks"
          d="M7 30a23 23 0 1 0 46 0a23 23 0 1 0 -46 0M30 4V12M30 48V56M4 30H12M48 30H56"
        />
        <path
          className="plane"
          transform="translate(30 30) rotate(38) scale(.42)"
          d="M0 -40C4 -39 5 -34 5.500 -28L6 -18L37 -14.500C45 -13.500 50 -10 50 -6.500C50 -3 46 0 38 1.500L5.500 7L3 25L11 27C15 28 16 30 16 31.500C16 34 14 35 10 35.500L1.500 36L0 40L-1.500 36L-10 35.500C-14 35 -16 34 -16 31.500C-16 30 -15 28 -11 27L-3 25L-5.500 7L-38 1.500C-46 0 -50 -3 -50 -6.500C-50 -10 -45 -13.500 -37 -14.500L-6 -18L-5.500 -28C-5 -34 -4 -39 0 -40Z"
        />
      </svg>
      <span>
        <b>New here? Start</b>
        <span className="new-here-words">
          {title}: two fighters meet a formation of bombers, and everything can be taken back.
        </span>
      </span>
      <span className="arrow" aria-hidden="true">
        →
      </span>
    </button>
  )
}
