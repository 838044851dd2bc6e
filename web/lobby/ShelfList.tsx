import { useState } from 'react'
import { useApp } from '../app/context.ts'
import { gameHash } from '../app/route.ts'
import { download, fileName, gameFile } from '../exchange/files.ts'
import {
  type DamagedGame,
  isDamaged,
  loadGame,
  type OnShelf,
  renameGame,
  type StoredGame,
} from '../store/games.ts'
import { catalogued } from './catalogue.tsx'
import { Delete } from './Delete.tsx'

/** Games under way and games played out. */
export function ShelfList({ games, onChange }: { readonly games: readonly OnShelf[]; onChange(): void }) {
  const damaged = games.filter(isDamaged)
  const whole = games.filter((game): game is StoredGame => !isDamaged(game))
  const running = whole.filter(({ outcome }) => !outcome)
  const finished = whole.filter(({ outcome }) => outcome)
  return (
    <>
      <section aria-label="Continue">
        <h2>Continue</h2>
        {running.length === 0 && <p className="quiet">No game is under way.</p>}
        <ul className="shelf">
          {running.map(game => (
            <Row key={game.id} game={game} onChange={onChange} />
          ))}
        </ul>
      </section>
      {finished.length > 0 && (
        <section aria-label="Finished">
          <h2>Finished</h2>
          <ul className="shelf">
            {finished.map(game => (
              <Row key={game.id} game={game} onChange={onChange} />
            ))}
          </ul>
        </section>
      )}
      {damaged.length > 0 && (
        <section aria-label="Damaged">
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

function Row({ game, onChange }: { readonly game: StoredGame; onChange(): void }) {
  const { shelf, tell } = useApp()
  const [name, setName] = useState<string>()
  const { id, outcome, record } = game
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
    <li className="shelf-row" data-testid={`stored-${id}`}>
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
        {catalogued(record.game).title} · {game.scenario}
        {record.practice && ' · practice'}
      </p>
      <p>{outcome ? `${outcome.level}, score ${outcome.score}` : game.progress}</p>
      <p className="row quiet">
        <time dateTime={new Date(game.updated).toISOString()}>
          {new Date(game.updated).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        <span className="spacer" />
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
