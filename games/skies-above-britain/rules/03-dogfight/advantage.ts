import { noted, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { type Campaign, type CardId, SQUADRON } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { choose, note } from '../../vocabulary.ts'
import { drawCard } from '../01-general/acts.ts'
import { dogfightOf, found } from '../01-general/terms.ts'
import { acesOf, spendSkill, whoUses } from '../09-pilots/privileges.ts'
import type { Trigger } from './dogfight.ts'
import { applyEvent, eventApplies, isSparedEvent } from './events.ts'
import { engage, type Fray, STRENGTH } from './germans.ts'

/** SAB-DOG-02 SAB-ADV-01 SAB-ADV-02 An Advantage Card: the Germans of its left side, then the event of its right side. */
export function* drawAdvantage(
  campaign: Campaign,
  fray: Fray,
  unit: Unit,
  trigger: Trigger,
): Procedure<void> {
  const { deck, card } = yield* seen(campaign, unit, trigger)
  const { number, attitude, event } = packOf(campaign).advantage(card)
  const applies = event !== undefined && eventApplies(campaign, unit, event, trigger)
  const { type } = trigger
  if (noted()) note('SAB-ADV-01', 'advantage', { unit, deck, card, type, ...(event && { event }), applies })
  // SAB-ADV-22 The card is put aside for one of the other deck.
  if (applies && event === 'stay-on-them')
    return yield* drawAdvantage(campaign, fray, unit, { ...trigger, deck: 'raf' })
  const dogfight = found(dogfightOf(campaign, unit), 'dogfight of', unit)
  const german = engage(campaign, 'SAB-ADV-01', fray, dogfight, type, STRENGTH[number], attitude)
  if (applies && !(yield* isSparedEvent(campaign, unit, event, card)))
    yield* applyEvent({ campaign, fray, dogfight, german }, event)
}

/** SAB-ADV-26 SAB-ACE-05 With Vision the RAF has the advantage; if it has it already, there are two cards to choose from. */
function* seen(
  campaign: Campaign,
  unit: Unit,
  { deck }: Trigger,
): Procedure<{ deck: Trigger['deck']; card: CardId }> {
  const able = acesOf(campaign, unit, 'vision')
  const by = able.length > 0 ? yield* whoUses('use.vision', able) : undefined
  if (!by) return { deck, card: yield* drawCard(campaign, deck) }
  spendSkill(campaign, 'SAB-ACE-05', by, 'vision')
  const card = yield* drawCard(campaign, 'raf')
  if (deck === 'luftwaffe') return { deck: 'raf', card }
  const other = yield* drawCard(campaign, 'raf', [card])
  note('SAB-ACE-05', 'two-cards', { unit, deck: 'raf', cards: [card, other] })
  const options = [card, other].map(id => ({ id, card: id, on: [`card:${id}`], rolls: true as const }))
  return { deck, card: (yield* choose(SQUADRON, 'dogfight.vision-card', options, [`unit:${unit}`])).card }
}
