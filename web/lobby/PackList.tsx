import { useApp } from '../app/context.ts'
import { editorHash } from '../app/route.ts'
import { packWords, removePack, type StoredPack } from '../store/packs.ts'
import { catalogued } from './catalogue.tsx'

/** The player's own component packs. Games that use one carry it with them. */
export function PackList({ packs, onChange }: { readonly packs: readonly StoredPack[]; onChange(): void }) {
  const { shelf } = useApp()
  if (packs.length === 0) return undefined
  return (
    <section aria-label="Packs">
      <h2>Packs</h2>
      <ul className="shelf">
        {packs.map(pack => (
          <li key={`${pack.game}/${pack.id}`} className="shelf-row row">
            <span>
              {packWords(pack)} <span className="quiet">for {catalogued(pack.game).title}</span>
            </span>
            <span className="spacer" />
            {catalogued(pack.game).makesScenarios && <a href={editorHash(pack.game, pack.id)}>Edit</a>}
            <button type="button" className="plain" onClick={() => removePack(shelf, pack).then(onChange)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
