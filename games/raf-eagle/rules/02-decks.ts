import { after, known, type Outcome, onceByNumber, type Procedure } from '@tallyho/engine'
import type { CardNumber } from '../pack/types.ts'
import type { Campaign, DeckName } from '../state.ts'
import { chance } from '../vocabulary.ts'

/** RE-2.3.a The top card of a deck leaves it. Nothing is drawn if there are no discards to make a deck of either. */
export function drawCard(campaign: Campaign, name: DeckName): Procedure<CardNumber | undefined> {
  return after(topCard(campaign, name), drawn => {
    if (drawn !== undefined) takeOut(campaign, name, drawn)
    return drawn
  })
}

/**
 * RE-2.3.a Nobody knows the order of a deck, so chance decides now what lies on top of it, apart from a card that has
 * been drawn and not taken out yet. RE-A-14 RE-A-100 A deck that has run out is made anew of its discards; whatever is
 * held stays out.
 */
export function topCard(
  campaign: Campaign,
  name: DeckName,
  except?: CardNumber,
): Procedure<CardNumber | undefined> {
  const deck = campaign.decks[name]
  if (deck.left.length === 0 || (deck.left.length === 1 && deck.left[0] === except)) {
    deck.left.push(...deck.discards)
    deck.discards = []
  }
  const cards = except === undefined ? deck.left : deck.left.filter(card => card !== except)
  if (cards.length === 0) return known(undefined)
  return after(chance(`draw.${name}`, cards.map(onTop)), ({ id }) => Number(id))
}

/** Each card is as likely as another. */
const onTop = onceByNumber((card): Outcome => ({ id: String(card), weight: 1 }))

export function takeOut({ decks }: Campaign, name: DeckName, card: CardNumber): void {
  const { left } = decks[name]
  const at = left.indexOf(card)
  if (at >= 0) left.splice(at, 1)
}

export function discard(campaign: Campaign, name: DeckName, ...cards: readonly CardNumber[]): void {
  campaign.decks[name].discards.push(...cards)
}
