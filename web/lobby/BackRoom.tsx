import { useEffect, useState } from 'react'
import { beginHash } from '../app/route.ts'
import type { StoredPack } from '../store/packs.ts'
import { Import } from './Import.tsx'
import { agreed, loadLast, saveLast } from './last.ts'
import { PackList } from './PackList.tsx'

/** What a player has made or brought himself, and where files come in: open as soon as there is something to see. */
export function BackRoom(props: {
  /** The game whose page this is. */
  readonly game?: string
  readonly packs: readonly StoredPack[]
  onChange(): void
}) {
  const { game, packs, onChange } = props
  const [isOpen, setOpen] = useState(false)
  const holds = packs.length > 0
  useEffect(() => setOpen(holds), [holds])
  const play = (pack: StoredPack) => {
    saveLast(agreed(loadLast(), pack.game, { pack: pack.id, scenario: undefined }))
    location.hash = beginHash(pack.game)
    onChange()
  }
  return (
    <details
      className="back-room"
      data-testid="back-room"
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>Your own scenarios and packs, and files from elsewhere</summary>
      <div className="back-room-body">
        <PackList game={game} packs={packs} onChange={onChange} onPlay={play} />
        <Import onChange={onChange} onTrouble={() => setOpen(true)} />
      </div>
    </details>
  )
}
