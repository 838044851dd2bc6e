import type { Procedure } from '@tallyho/engine'
import type { CardNumber } from '../pack/types.ts'
import type { Campaign, DeckName } from '../state.ts'
import { pick } from '../vocabulary.ts'

/**
 * RE-2.3.a The top card of a deck: nobody knows the order, so chance decides now. AMB-14 AMB-100 A deck that has run out
 * is made anew of its discards; whatever is held stays out. Nothing is drawn if there are no discards either.
 */
export function* drawCard(campaign: Campaign, name: DeckName): Procedure<CardNumber | undefined> {
  const deck = campaign.decks[name]
  if (deck.left.length === 0) [deck.left, deck.discards] = [deck.discards, []]
  if (deck.left.length === 0) return undefined
  const { id } = yield* pick(
    `draw.${name}`,
    deck.left.map(card => ({ id: String(card) })),
  )
  const drawn = Number(id)
  deck.left = deck.left.filter(card => card !== drawn)
  return drawn
}

export function discard(campaign: Campaign, name: DeckName, ...cards: readonly CardNumber[]): void {
  campaign.decks[name].discards.push(...cards)
}
