import type { Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { CardNumber, DayCard } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { note, stop } from '../../vocabulary.ts'
import { discard, drawCard, takeOut, topCard } from '../02-decks.ts'
import { found, LUFTWAFFE, score } from '../02-terms.ts'
import { checkSealion, OCT_1 } from '../16-victory.ts'

/** RE-4.IV.3.a RE-4.IV.3.b */
export function* advanceDay(campaign: Campaign): Procedure<'day-event' | undefined> {
  const press = campaign.advanced && (yield* pressOrRest())
  const card = yield* campaign.advanced ? drawTwo(campaign, press) : drawValid(campaign)
  // RE-19.5.g For the upcoming day.
  campaign.pressed = press
  if (campaign.dayCard !== undefined) discard(campaign, 'day-event', campaign.dayCard)
  campaign.dayCard = card.card
  campaign.day = Math.min(campaign.day + card.days, OCT_1)
  note('RE-4.IV.3.b', 'day-advance', { card: card.card, days: card.days, day: campaign.day })
  score(campaign, press ? 'RE-19.5.e' : 'RE-4.IV.3.b', card.days * pointsPerDay(campaign), 'days')
  // RE-16.1.a After the points for days.
  if (!campaign.ended) yield* checkSealion(campaign)
  return campaign.ended ? undefined : 'day-event'
}

/** RE-4.IV.3.b RE-19.5.e Press doubles the points, but three a day is the most while preparations run. */
function pointsPerDay({ sealion, pressed }: Campaign): number {
  if (sealion.preparing) return 3
  return pressed ? 2 : 1
}

/** The Day Event card in use. */
export function dayCardOf(campaign: Campaign): DayCard {
  return dayCard(campaign, campaign.dayCard)
}

function dayCard(campaign: Campaign, number: CardNumber | undefined): DayCard {
  return found(packOf(campaign).dayCard.get(number ?? 0), `day card ${number}`)
}

/** RE-4.IV.3.a RE-A-77 Two short or two long waits in a row are drawn again, as long as another card can be found. */
function* drawValid(campaign: Campaign): Procedure<DayCard> {
  const deck = campaign.decks['day-event']
  for (;;) {
    const card = dayCard(campaign, yield* drawCard(campaign, 'day-event'))
    const others = [...deck.left, ...deck.discards]
    if (follows(campaign, card) || !others.some(one => follows(campaign, dayCard(campaign, one)))) return card
    discard(campaign, 'day-event', card.card)
    note('RE-4.IV.3.a', 'day-disregarded', { card: card.card, days: card.days })
  }
}

function follows(campaign: Campaign, { days }: DayCard): boolean {
  if (campaign.dayCard === undefined) return true
  const before = dayCardOf(campaign).days
  return !(days === 1 && before === 1) && !(isLong(days) && isLong(before))
}

function isLong(days: number): boolean {
  return days === 5 || days === 6
}

/** RE-19.5.a */
function* pressOrRest(): Procedure<boolean> {
  const press = (yield* stop(LUFTWAFFE, 'press-or-rest', [{ id: 'press' }, { id: 'rest' }])).id === 'press'
  note('RE-19.5.a', 'press-or-rest', { press })
  return press
}

/**
 * RE-19.5.a RE-19.5.b RE-19.5.d Of two cards the shorter for Press, the longer for Rest. RE-19.5.c Only the one that is
 * used leaves the deck.
 */
function* drawTwo(campaign: Campaign, press: boolean): Procedure<DayCard> {
  const first = dayCard(campaign, yield* topCard(campaign, 'day-event'))
  const second = dayCard(campaign, yield* topCard(campaign, 'day-event', first.card))
  const other = press ? second.days < first.days : second.days > first.days
  const [used, unused] = other ? [second, first] : [first, second]
  takeOut(campaign, 'day-event', used.card)
  note('RE-19.5.c', 'day-returned', { card: unused.card, days: unused.days })
  return used
}
