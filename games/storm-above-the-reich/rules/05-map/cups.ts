import type { Cup, Outcome, Procedure, Ref } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Campaign, Cups, Decks } from '../../state.ts'
import { chance, note } from '../../vocabulary.ts'
import { missionOf } from './table.ts'

/** Decks and cups: what is left in them is known, its order is not. */

/** What chance is asked for, by cup. */
const DRAWN = {
  hits: 'hit.draw',
  damage: 'damage.draw',
  proximity: 'proximity.draw',
} as const satisfies Record<keyof Cups, string>

const CARDS = {
  nose: 'card.nose',
  tail: 'card.tail',
  oblique: 'card.oblique',
  fire: 'card.fire',
} as const satisfies Record<keyof Decks, string>

/** SR-ATK-04 The id of a card. SR-Q-24 A deck that is used up is made anew from its discards. */
export function* drawCard(campaign: Campaign, deck: keyof Decks, about?: readonly Ref[]): Procedure<string> {
  const cards = missionOf(campaign).decks[deck]
  let outcomes = outcomesOf(cards)
  if (outcomes.length === 0) {
    Object.assign(cards, packOf(campaign).decks[deck])
    note('SR-Q-24', 'deck.shuffled', { deck })
    outcomes = outcomesOf(cards)
  }
  return take(cards, (yield* chance(CARDS[deck], outcomes, about)).id)
}

/** The id of a marker, taken out of its cup and in the hand until it is laid down. SR-Q-24 Nothing if the cup is empty. */
export function* drawMarker(
  campaign: Campaign,
  cup: keyof Cups,
  about?: readonly Ref[],
): Procedure<string | undefined> {
  const { cups, hand } = missionOf(campaign)
  const markers = cups[cup]
  const outcomes = outcomesOf(markers)
  if (outcomes.length === 0) {
    note('SR-Q-24', 'cup.empty', { cup })
    return undefined
  }
  const drawn = take(markers, (yield* chance(DRAWN[cup], outcomes, about)).id)
  hand.push(drawn)
  return drawn
}

/** Out of the hand: whoever calls puts it on a piece. */
export function layDown(campaign: Campaign, id: string): void {
  const { hand } = missionOf(campaign)
  hand.splice(hand.indexOf(id), 1)
}

/** Out of the hand and back into its cup. */
export function putBack(campaign: Campaign, id: string): void {
  layDown(campaign, id)
  returnMarker(campaign, id)
}

/** From a piece back into the cup it came from: ids are unique over all cups. */
export function returnMarker(campaign: Campaign, id: string): void {
  const { hits, damage, proximity } = missionOf(campaign).cups
  const cup = Object.hasOwn(hits, id) ? hits : Object.hasOwn(damage, id) ? damage : proximity
  cup[id] = (cup[id] ?? 0) + 1
}

/** One frozen outcome for each id and count, shared by all draws. */
const KNOWN = new Map<string, Outcome[]>()

function outcomesOf(cup: Cup): Outcome[] {
  const outcomes: Outcome[] = []
  for (const id in cup) {
    const count = cup[id] as number
    if (count > 0) outcomes.push(outcome(id, count))
  }
  return outcomes
}

function outcome(id: string, count: number): Outcome {
  let counts = KNOWN.get(id)
  if (counts === undefined) {
    counts = []
    KNOWN.set(id, counts)
  }
  let known = counts[count]
  if (known === undefined) {
    known = Object.freeze({ id, weight: count })
    counts[count] = known
  }
  return known
}

function take(cup: Cup, id: string): string {
  cup[id] = (cup[id] as number) - 1
  return id
}
