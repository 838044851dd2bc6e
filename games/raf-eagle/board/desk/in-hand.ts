import { counted, idIn, kindOf, type Ref } from '@tallyho/engine'

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
