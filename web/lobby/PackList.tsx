import { useApp } from '../app/context.ts'
import { editorHash } from '../app/route.ts'
import { download, fileName, ownPack, packFile } from '../exchange/files.ts'
import { loadModule } from '../games.ts'
import { packWords, removePack, type StoredPack } from '../store/packs.ts'
import { catalogued } from './catalogue.ts'
import { Delete } from './Delete.tsx'
import { contentWords, holdsScenariosAlone } from './own.ts'

/** The player's own scenarios and packs. Games that use one carry it with them. */
export function PackList(props: {
  /** The game whose page this is: its components can be exported, and scenarios be made for it. */
  readonly game?: string | undefined
  readonly packs: readonly StoredPack[]
  onChange(): void
  /** Puts a pack on the table, to begin a game with it. */
  onPlay(pack: StoredPack): void
}) {
  const { game, packs, onChange, onPlay } = props
  return (
    <section aria-label="Your own" data-testid="own">
      <h2>Your own scenarios and packs</h2>
      {packs.length === 0 && (
        <p className="quiet">
          None yet. {game === undefined && 'They are made on the page of a game, or come as files.'}
        </p>
      )}
      <ul className="shelf">
        {packs.map(pack => (
          <Row key={`${pack.game}/${pack.id}`} pack={pack} onChange={onChange} onPlay={() => onPlay(pack)} />
        ))}
      </ul>
      {game !== undefined && <Make game={game} />}
    </section>
  )
}

function Make({ game }: { readonly game: string }) {
  const { tell } = useApp()
  const { title } = catalogued(game)
  const exportStandard = async () => {
    const { standard } = (await loadModule(game)).game.packs
    download(fileName(`${title} pack`), packFile(ownPack(standard)))
  }
  return (
    <>
      <p className="row own-begin">
        <button
          type="button"
          data-testid="standard-export"
          onClick={() => exportStandard().catch(error => tell(error.message))}
        >
          Export the components of {title}
        </button>
      </p>
      <p className="quiet">Change them in the file, import it, and it is a pack of your own.</p>
    </>
  )
}

function Row(props: { readonly pack: StoredPack; onChange(): void; onPlay(): void }) {
  const { shelf } = useApp()
  const { pack, onChange, onPlay } = props
  const { title, makesScenarios } = catalogued(pack.game)
  const isEditable = makesScenarios && holdsScenariosAlone(pack.data)
  const name = pack.title || pack.id
  return (
    <li className="shelf-row" data-testid={`pack-${pack.id}`}>
      <p className="own-name">{packWords(pack)}</p>
      <p className="quiet">
        {title} · {contentWords(pack.data)}
      </p>
      <p className="row">
        <button type="button" data-testid={`play-${pack.id}`} aria-label={`Play ${name}`} onClick={onPlay}>
          Play
        </button>
        {isEditable && (
          <a className="button plain" href={editorHash(pack.game, pack.id)} aria-label={`Edit ${name}`}>
            Edit
          </a>
        )}
        <button
          type="button"
          className="plain"
          data-testid={`export-${pack.id}`}
          aria-label={`Export ${name}`}
          onClick={() => download(fileName(name), packFile(pack.data))}
        >
          Export
        </button>
        <Delete id={pack.id} what={name} onDelete={() => removePack(shelf, pack).then(onChange)} />
      </p>
    </li>
  )
}
