import { useState } from 'react'
import { useApp } from '../app/context.ts'
import { gameHash, RECORD_HASH, reportHash } from '../app/route.ts'
import { download, fileName, gameFile } from '../exchange/files.ts'
import { type DamagedGame, isDamaged, type OnShelf, type StoredGame } from '../store/game-row.ts'
import { loadGame, renameGame } from '../store/games.ts'
import { catalogued } from './catalogue.ts'
import { Delete } from './Delete.tsx'
import { Picture } from './Picture.tsx'

/** So many are shown at first; all that are finished are in the record. */
const LATEST = 3

/** Games under way, and the latest that were played out. */
export function ShelfList({ games, onChange }: { readonly games: readonly OnShelf[]; onChange(): void }) {
  const damaged = games.filter(isDamaged)
  const whole = games.filter((game): game is StoredGame => !isDamaged(game))
  const running = whole.filter(({ outcome }) => !outcome)
  const finished = whole.filter(({ outcome }) => outcome)
  return (
    <>
      <section aria-label="Continue" className="go-on" data-empty={running.length === 0 || undefined}>
        <h2>
          Go on <small>{running.length > 0 && `${running.length} under way`}</small>
        </h2>
        {running.length === 0 && <p className="quiet">No game is under way.</p>}
        <ShelfRows games={running.slice(0, LATEST)} onChange={onChange} />
        {running.length > LATEST && (
          <details>
            <summary>{running.length - LATEST} more under way</summary>
            <ShelfRows games={running.slice(LATEST)} onChange={onChange} />
          </details>
        )}
      </section>
      {finished.length > 0 && (
        <section aria-label="Finished" className="go-on">
          <h2>
            Finished <small>{finished.length} in all</small>
            <a className="way" href={RECORD_HASH}>
              my record
            </a>
          </h2>
          <ShelfRows games={finished.slice(0, LATEST)} onChange={onChange} />
        </section>
      )}
      {damaged.length > 0 && (
        <section aria-label="Damaged" className="go-on">
          <h2>Damaged</h2>
          <ul className="shelf">
            {damaged.map(game => (
              <Damaged key={game.id} game={game} onChange={onChange} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export function ShelfRows(props: { readonly games: readonly StoredGame[]; onChange(): void }) {
  return (
    <ul className="shelf">
      {props.games.map(game => (
        <ShelfRow key={game.id} game={game} onChange={props.onChange} />
      ))}
    </ul>
  )
}

/** Whose move it is, in words. */
export function moveWords({ seating, turn, guided }: StoredGame): string {
  if (guided) return 'Your lesson'
  const persons = Object.values(seating).filter(who => who === 'person').length
  if (persons === 0) return 'The machine plays, and you watch'
  return persons > 1 && turn ? `${turn} to move` : 'Your move'
}

/** Where it stands. What its player has not seen happen yet is not given away. */
export function standsWords({ outcome, progress, standing, seen, guided }: StoredGame): string {
  if (outcome) return `${outcome.level}, ${standing ?? `score ${outcome.score}`}`
  if (guided) return 'A lesson: every step of it can be taken back'
  return seen === undefined && standing ? `${progress} · ${standing}` : progress
}

/** A game on the shelf: its picture, where it stands, and what can be done with it. */
function ShelfRow({ game, onChange }: { readonly game: StoredGame; onChange(): void }) {
  const { shelf, tell } = useApp()
  const [name, setName] = useState<string>()
  const { id, outcome, record } = game
  const day = new Date(game.updated).toLocaleDateString(undefined, { dateStyle: 'medium' })
  const exportGame = async () => {
    const whole = await loadGame(shelf, id)
    if (whole && !isDamaged(whole)) download(fileName(game.name), gameFile(whole.record, game.name))
    else if (whole) download(fileName(`damaged ${id}`), JSON.stringify(whole.damaged))
  }
  const rename = async () => {
    const next = name?.trim()
    setName(undefined)
    if (next) await renameGame(shelf, id, next)
    onChange()
  }
  return (
    <li className="shelf-row" data-testid={`stored-${id}`} data-running={!outcome || undefined}>
      <Picture game={record.game} small />
      {name === undefined ? (
        <a className="shelf-name" href={gameHash(id)} data-testid={`continue-${id}`}>
          {game.name}
        </a>
      ) : (
        <form
          onSubmit={event => {
            event.preventDefault()
            rename()
          }}
        >
          <input
            // biome-ignore lint/a11y/noAutofocus: the player asked to type here
            autoFocus
            aria-label="Name of the game"
            maxLength={80}
            value={name}
            onChange={event => setName(event.target.value)}
            onBlur={rename}
          />
        </form>
      )}
      <p className="quiet">
        {catalogued(record.game).title}
        {!game.name.startsWith(game.scenario) && ` · ${game.scenario}`}
        {record.practice && !game.guided && ' · practice: everything can be taken back'}
      </p>
      <p className="stands">{standsWords(game)}</p>
      {!outcome && <p className="move">{moveWords(game)}</p>}
      <p className="row quiet deeds">
        {/* Many are named after the day on which they were begun. */}
        {!game.name.endsWith(day) && <time dateTime={new Date(game.updated).toISOString()}>{day}</time>}
        <span className="spacer" />
        {outcome && (
          <a
            className="way"
            href={reportHash(id)}
            data-testid={`report-${id}`}
            aria-label={`Report of ${game.name}`}
          >
            Report
          </a>
        )}
        <button type="button" className="plain" onClick={() => setName(game.name)}>
          Rename
        </button>
        <button
          type="button"
          className="plain"
          data-testid={`export-${id}`}
          onClick={() => exportGame().catch(error => tell(String(error.message)))}
        >
          Export
        </button>
        <Delete id={id} what={game.name} onDelete={() => shelf.remove('games', id).then(onChange)} />
      </p>
    </li>
  )
}

function Damaged({ game, onChange }: { readonly game: DamagedGame; onChange(): void }) {
  const { shelf } = useApp()
  return (
    <li className="shelf-row" data-testid={`damaged-${game.id}`}>
      <p>{game.reason}</p>
      <p className="row quiet">
        <button
          type="button"
          className="plain"
          onClick={() => download(fileName(`damaged ${game.id}`), JSON.stringify(game.damaged) ?? '')}
        >
          Export it as it is
        </button>
        <Delete
          id={game.id}
          what="this damaged game"
          onDelete={() => shelf.remove('games', game.id).then(onChange)}
        />
      </p>
    </li>
  )
}
