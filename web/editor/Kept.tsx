import { useEffect, useRef } from 'react'
import { LOBBY_HASH } from '../app/route.ts'
import { packWords, type StoredPack } from '../store/packs.ts'
import './editor.css'

/** What may be done with a scenario that has just been put on the shelf. */
export function Kept(props: { readonly pack: StoredPack; onPlay(): void; onEdit(): void }) {
  const { pack, onPlay, onEdit } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className="kept" ref={dialog} aria-labelledby="kept-title" data-testid="kept" onClose={onEdit}>
      <h2 id="kept-title">The scenario is on your shelf</h2>
      <p>{packWords(pack)}. The lobby lists it among your own.</p>
      <div className="kept-ways">
        <button type="button" className="primary" data-testid="play-now" onClick={onPlay}>
          Play now
        </button>
        <button type="button" data-testid="edit-on" onClick={() => dialog.current?.close()}>
          Go on editing
        </button>
        <a className="button" href={LOBBY_HASH} data-testid="kept-lobby">
          To the lobby
        </a>
      </div>
    </dialog>
  )
}
