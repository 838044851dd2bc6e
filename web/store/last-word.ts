import type { GameChange, Shelf } from './db.ts'
import { isDamaged } from './game-row.ts'
import { loadHead, Overtaken, putGame, type Written } from './games.ts'

/** A game as it stood when its page was closed before the database had taken the last answers: it is kept whole. */
interface LastWord extends Omit<Written, 'change' | 'reviews'> {
  readonly change: Omit<GameChange, 'head'>
  readonly lastWriter: string
}

const PLACE = 'tallyho/last-word/'

/** The one store of a browser that is written at once, and so still by a page that is being closed. */
export function leaveLastWord(word: LastWord): void {
  try {
    localStorage.setItem(PLACE + word.game.id, JSON.stringify(word))
  } catch {
    // Nothing else can be written by a page that goes.
  }
}

/** Calls `act` when the page may be about to go: a phone ends hidden pages without another word. */
export function whenLeaving(act: () => void): () => void {
  addEventListener('pagehide', act)
  document.addEventListener('visibilitychange', act)
  return () => {
    removeEventListener('pagehide', act)
    document.removeEventListener('visibilitychange', act)
  }
}

/** Puts on the shelf what closed pages left, unless it got there meanwhile or another tab has gone on. */
export async function heedLastWords(shelf: Shelf): Promise<void> {
  for (const [place, text] of wordsLeft()) {
    try {
      await heed(shelf, text)
    } catch (error) {
      console.warn('A last word could not be kept:', error)
      // What the database does not take now is tried again by the next page.
      if (error instanceof DOMException) continue
    }
    localStorage.removeItem(place)
  }
}

async function heed(shelf: Shelf, text: string): Promise<void> {
  const { change, lastWriter, ...written } = JSON.parse(text) as LastWord
  const { id, updated } = written.game
  const there = await loadHead(shelf, id)
  if (!there || isDamaged(there) || there.updated >= updated) return
  await putGame(shelf, { ...written, change: () => change }, lastWriter).catch(error => {
    if (!(error instanceof Overtaken)) throw error
  })
}

function wordsLeft(): readonly (readonly [place: string, text: string])[] {
  try {
    return Object.entries(localStorage).filter(([place]) => place.startsWith(PLACE))
  } catch {
    return []
  }
}
