import type { Words } from '@tallyho/engine'
import { EventOf } from '@tallyho/kit'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { type ReactNode, useState } from 'react'
import { toldNow } from './told.ts'
import type { Film } from './useFilm.ts'

/**
 * What happens, in a place of its own: the card of the roll or draw that the film has come to, or a line where there is
 * none. On a phone it is one line above the question that opens at a tap.
 */
export function Dock(props: {
  readonly board: BoardModule<unknown>
  readonly film: Film<unknown>
  readonly words: Words
  /** Dice lie ready: what was rolled before is over. */
  readonly rolls: boolean
  onRule(id: string): void
  /** Above it. */
  readonly children?: ReactNode
}) {
  const { board, film, words, onRule } = props
  const [open, setOpen] = useState(false)
  const { note, after } = toldNow(film, board.events, props.rolls)
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
      {props.children}
      <button type="button" className="happened-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.note(after.at(-1) ?? note)}
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
        {after.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes its place
          <p key={i}>{words.note(one)}</p>
        ))}
      </div>
    </section>
  )
}
