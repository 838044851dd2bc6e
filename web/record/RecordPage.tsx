import type { GameModule } from '@tallyho/engine'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../app/context.ts'
import { LOBBY_HASH } from '../app/route.ts'
import { download } from '../exchange/files.ts'
import { GAME_IDS, loadModule } from '../games.ts'
import { catalogued } from '../lobby/catalogue.ts'
import { Import } from '../lobby/Import.tsx'
import { Picture } from '../lobby/Picture.tsx'
import { ShelfRows } from '../lobby/ShelfList.tsx'
import { useShelf } from '../lobby/useShelf.ts'
import { isDamaged, type OnShelf, type StoredGame } from '../store/game-row.ts'
import { Lines } from './Lines.tsx'
import { MEASURED, rulesOf } from './machine.ts'
import { recordOf } from './record.ts'
import '../lobby/styles/lobby.css'
import '../lobby/styles/shelf.css'
import '../lobby/styles/lobby-sizes.css'
import './record.css'

export type Modules = Readonly<Record<string, GameModule>>

/** Finished games added up, beside what the machine makes of the same; and everything kept, as one file. */
export function RecordPage() {
  const { games, isRead, refresh } = useShelf()
  const finished = games.filter((game): game is StoredGame => !isDamaged(game) && game.outcome !== undefined)
  const modules = useModules(finished)
  const { lines, watched } = recordOf(games, game => modules?.[game]?.game.seats ?? [])
  const isOlder = Object.entries(modules ?? {}).some(([id, { game }]) => game.version !== rulesOf(id))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="lobby record" data-testid="record">
      <title>My record · Tallyho</title>
      <header className="choose-head">
        <a className="back" href={LOBBY_HASH} data-testid="all-games">
          ‹ All games
        </a>
        <h1 ref={heading} tabIndex={-1}>
          My record
        </h1>
        <p className="tag">{finished.length > 0 && counted(finished.length, 'game', 'played to the end')}</p>
      </header>
      <div className="neat" aria-hidden="true" />
      <main className="record-body">
        {isRead && finished.length === 0 && (
          <p data-testid="no-record">
            Nothing has been played to its end yet. What you finish is added up here, by scenario, side and
            opponent.
          </p>
        )}
        {modules &&
          GAME_IDS.filter(id => lines.some(({ game }) => game === id)).map(id => (
            <section key={id} className="record-game" aria-label={catalogued(id).title}>
              <header>
                <Picture game={id} small />
                <h2>{catalogued(id).title}</h2>
              </header>
              <Lines module={modules[id]} lines={lines.filter(({ game }) => game === id)} />
            </section>
          ))}
        {lines.length > 0 && (
          <p className="quiet measured">
            Scores are those of the side you played: the higher, the better. {MEASURED} Where there is no
            figure nothing was measured: scenarios and components of your own.{' '}
            {isOlder && 'It played before the latest small changes to rules and components.'}
            {watched > 0 && ` ${counted(watched, 'game', 'that only the machine played')} not counted.`}
          </p>
        )}
        {finished.length > 0 && (
          <details className="every-game">
            <summary>Every finished game</summary>
            <ShelfRows games={finished} onChange={refresh} />
          </details>
        )}
        <Everything games={games} onChange={refresh} />
      </main>
    </div>
  )
}

/** The games that were finished, loaded for the names of their seats. */
function useModules(finished: readonly StoredGame[]): Modules | undefined {
  const [modules, setModules] = useState<Modules>()
  const ids = [...new Set(finished.map(({ record }) => record.game))].filter(id => GAME_IDS.includes(id))
  const wanted = ids.sort().join(' ')
  useEffect(() => {
    let gone = false
    const load = async () => {
      const found = await Promise.all(
        wanted
          .split(' ')
          .filter(id => id !== '')
          .map(async id => [id, await loadModule(id)] as const),
      )
      if (!gone) setModules(Object.fromEntries(found))
    }
    load().catch(() => !gone && setModules({}))
    return () => {
      gone = true
    }
  }, [wanted])
  return modules
}

/** One file for all that is kept, out and in. */
function Everything({ games, onChange }: { readonly games: readonly OnShelf[]; onChange(): void }) {
  const { shelf, tell } = useApp()
  const write = async () => {
    const { gathered } = await import('./everything.ts')
    const day = new Date().toISOString().slice(0, 10)
    download(`tallyho-everything-${day}.tallyho.json`, await gathered(shelf))
  }
  return (
    <section className="everything" aria-label="Everything kept">
      <div>
        <h2>Everything kept, in one file</h2>
        <p>
          {counted(games.length, 'game', '')}, your packs and your settings: to move to another browser, or to
          be sure.
        </p>
        <button
          type="button"
          data-testid="export-everything"
          onClick={() => write().catch(error => tell(error instanceof Error ? error.message : String(error)))}
        >
          Export everything
        </button>
      </div>
      <Import onChange={onChange} onTrouble={() => undefined} />
    </section>
  )
}

function counted(count: number, what: string, more: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}${more && ` ${more}`}`
}
