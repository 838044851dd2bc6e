import type { Fault } from '@tallyho/engine'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApp } from '../app/context.ts'
import { readImport } from '../exchange/files.ts'
import { loadModule } from '../games.ts'
import { addPack } from '../store/packs.ts'
import { importGame } from '../table/keeper.ts'

const SHOWN_FAULTS = 20
/** What the foot of the lobby covers, and a little air. */
const FOOT = 100

/** Takes a game file or a pack file, chosen or dropped anywhere on the page. */
export function Import({ onChange }: { onChange(): void }) {
  const { shelf, tell } = useApp()
  const [trouble, setTrouble] = useState<string>()
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const section = useRef<HTMLElement>(null)
  const alert = useRef<HTMLDivElement>(null)

  // Wherever the file was dropped: what is wrong with it comes into view, and is read out.
  useEffect(() => {
    if (trouble === undefined) return
    const place = section.current
    const fits = place !== null && place.offsetHeight < innerHeight - FOOT
    place?.scrollIntoView({ block: fits ? 'nearest' : 'start' })
    alert.current?.focus({ preventScroll: true })
  }, [trouble])

  const take = async (file: Blob) => {
    setTrouble(undefined)
    setFaults([])
    try {
      const found = await readImport(file)
      if (found.kind === 'game') {
        const { trouble: carried } = await importGame(shelf, found.record, found.name)
        tell(carried ?? 'The game is on the shelf.')
      } else {
        const mistakes = await addPack(shelf, await loadModule(found.game), found.data)
        setFaults(mistakes)
        if (mistakes.length > 0) setTrouble('This pack cannot be played with yet. Its mistakes:')
        else tell('The pack is on the shelf, among your own: press Play there.')
      }
      onChange()
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    }
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
    <section aria-label="Import" className="import-place" ref={section}>
      <h2>Import</h2>
      <label className="import">
        A game or pack file; or drop it anywhere
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
