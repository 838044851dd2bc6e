import type { Words } from '@tallyho/engine'
import { EventOf, isEvent } from '@tallyho/kit'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { useState } from 'react'
import type { Film } from './useFilm.ts'

/**
 * What happens, in a place of its own: the card of the roll or draw that the film has come to, or a line where there is
 * none. On a phone it is one line above the question that opens at a tap.
 */
export function Dock(props: {
  readonly board: BoardModule<unknown>
  readonly film: Film<unknown>
  readonly words: Words
  onRule(id: string): void
}) {
  const { board, film, words, onRule } = props
  const [open, setOpen] = useState(false)
  // Once all has been shown, the last card stays: that is where the figures are.
  const note =
    film.at === 'rest' ? (film.notes.findLast(one => isEvent(board.events, one)) ?? film.note) : film.note
  if (!note) return undefined
  const line = words.note(note)
  return (
    <section
      className="happened"
      aria-label="What happened"
      data-testid="dock"
      data-open={open || undefined}
      data-rolling={film.rolling || undefined}
    >
      <button type="button" className="happened-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        {line}
      </button>
      <div className="happened-card">
        <EventOf
          key={`${note.at}/${note.what}/${film.at === 'rest' ? '' : film.number}`}
          events={board.events}
          note={note}
          state={film.state}
          onRule={onRule}
          told={<p>{line}</p>}
        />
      </div>
    </section>
  )
}
