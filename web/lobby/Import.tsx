import type { Fault } from '@tallyho/engine'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApp } from '../app/context.ts'
import { readImport } from '../exchange/files.ts'
import { loadModule } from '../games.ts'
import { addPack } from '../store/packs.ts'
import type { Settings } from '../store/settings.ts'

const SHOWN_FAULTS = 20
/** What the foot of the lobby covers, and a little air. */
const FOOT = 150

/** Takes a game, a pack or everything that was kept elsewhere, chosen or dropped anywhere on the page. */
export function Import(props: { onChange(): void; onTrouble(): void }) {
  const { onChange, onTrouble } = props
  const { shelf, tell, setSettings } = useApp()
  const [trouble, setTrouble] = useState<string>()
  const [offered, setOffered] = useState<Settings>()
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const alert = useRef<HTMLDivElement>(null)

  // Wherever the file was dropped: what is wrong with it comes into view, and is read out.
  useEffect(() => {
    if (trouble === undefined) return
    const place = alert.current
    const fits = place !== null && place.offsetHeight < innerHeight - FOOT
    place?.scrollIntoView({ block: fits ? 'nearest' : 'start' })
    place?.focus({ preventScroll: true })
  }, [trouble])

  const take = async (file: Blob) => {
    setTrouble(undefined)
    setFaults([])
    setOffered(undefined)
    try {
      const found = await readImport(file)
      if (found.kind === 'everything') {
        const { bring, broughtWords } = await import('../record/everything.ts')
        const brought = await bring(shelf, found.data)
        setOffered(brought.settings)
        if (brought.refused.length > 0) refuse(broughtWords(brought))
        else tell(broughtWords(brought))
      } else if (found.kind === 'game') {
        const { importGame } = await import('../table/session/add-game.ts')
        const { trouble: carried } = await importGame(shelf, found.record, found.name)
        tell(carried ?? 'The game is on the shelf.')
      } else {
        const mistakes = await addPack(shelf, await loadModule(found.game), found.data)
        setFaults(mistakes)
        if (mistakes.length > 0) refuse('This pack cannot be played with yet. Its mistakes:')
        else tell('The pack is on the shelf, among your own: press Play there.')
      }
      onChange()
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error))
    }
  }
  const refuse = (words: string) => {
    onTrouble()
    setTrouble(words)
  }

  const onDrop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    if (file) take(file)
  })
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => onDrop(event)
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
    }
  }, [])

  return (
    <section aria-label="Import" className="import-place">
      <h2>Import</h2>
      <label className="import">
        A game, a pack, or all that was kept; or drop the file anywhere
        <input
          type="file"
          accept=".json,application/json"
          data-testid="import"
          onChange={event => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) take(file)
          }}
        />
      </label>
      {offered && (
        <p className="row" data-testid="offered-settings">
          The settings in the file were left as they are here.
          <button
            type="button"
            onClick={() => {
              setSettings(offered)
              setOffered(undefined)
            }}
          >
            Take those of the file
          </button>
        </p>
      )}
      {trouble && (
        <div
          className="banner import-trouble"
          role="alert"
          tabIndex={-1}
          ref={alert}
          data-testid="import-trouble"
        >
          <p>{trouble}</p>
          {faults.length > 0 && <FaultList faults={faults} />}
        </div>
      )}
    </section>
  )
}

/** Each mistake by the name of what it is in, what is wrong there, and the place in the file. */
function FaultList({ faults }: { readonly faults: readonly Fault[] }) {
  return (
    <ul className="faults">
      {faults.slice(0, SHOWN_FAULTS).map(({ path, where, message }) => (
        <li key={`${path} ${message}`}>
          <strong>{where ?? path}</strong> {message} {where !== undefined && <code>{path}</code>}
        </li>
      ))}
      {faults.length > SHOWN_FAULTS && <li>and {faults.length - SHOWN_FAULTS} more</li>}
    </ul>
  )
}
