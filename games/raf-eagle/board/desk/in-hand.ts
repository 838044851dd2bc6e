import { counted, idIn, kindOf, type Ref } from '@tallyho/engine'
import type { Sheet } from './plan.ts'
import { laidAt } from './survey.ts'

/** What has gone elsewhere meanwhile, by the list beside the board or by Undo, is no longer held. */
export function stillHeld(
  held: readonly Ref[],
  pieces: ReadonlySet<Ref>,
  now: Sheet,
  takenFrom: Sheet = now,
): readonly Ref[] {
  return held.filter(piece => pieces.has(piece) && laidAt(now, piece) === laidAt(takenFrom, piece))
}

/** Nothing that was picked up is left behind without a word. */
export function inHandWords(held: readonly Ref[]): string | undefined {
  if (held.length === 0) return undefined
  const gruppen = held.filter(piece => kindOf(piece) === 'gruppe').length
  const what = gruppen > 0 ? counted(gruppen, 'Gruppe', 'Gruppen') : 'A card'
  return `${what} still in your hand: choose where ${held.length === 1 ? 'it goes' : 'they go'}, or let go (Esc).`
}

/** What had to go back for what was laid. */
export function lostWords(lost: readonly Ref[]): string | undefined {
  const gruppen = lost.filter(piece => kindOf(piece) === 'gruppe').map(idIn)
  return gruppen.length > 0 ? `No longer room for ${gruppen.join(', ')}: back at their airbases.` : undefined
}
