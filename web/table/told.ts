import type { Logged } from '@tallyho/engine'
import { isEvent } from '@tallyho/kit'
import type { Film } from './useFilm.ts'

/** So many lines are told after a card. */
const LINES = 4

/** What is told in the dock: a note, with its card if it has one, and lines after it. */
interface Told {
  readonly note: Logged | undefined
  readonly after: readonly Logged[]
}

/**
 * What the film has come to. Once all has been shown: the last card of the last answer, which has the figures, and what
 * was told after it; or the last lines, if there was no card. Where dice lie ready, what was rolled before is over.
 */
export function toldNow(
  film: Pick<Film<unknown>, 'at' | 'note' | 'notes' | 'fresh'>,
  cards: object,
  rolls: boolean,
): Told {
  if (film.at !== 'rest') return { note: film.note, after: [] }
  const last = film.notes.at(-1)
  const fresh = film.notes.slice(film.notes.length - Math.max(1, film.fresh))
  const at = rolls ? -1 : fresh.findLastIndex(one => isEvent(cards, one))
  if (at >= 0) return { note: fresh[at], after: fresh.slice(at + 1).slice(-LINES) }
  const lines = fresh.slice(-LINES)
  return rolls || lines.length === 0 ? { note: last, after: [] } : { note: lines[0], after: lines.slice(1) }
}
