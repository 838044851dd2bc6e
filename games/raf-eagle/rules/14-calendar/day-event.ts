import type { Procedure } from '@tallyho/engine'
import { packOf, rowFrom } from '../../pack/index.ts'
import type { CardNumber, DayNumber, PrioritisedType, Priority, PriorityRow } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { LUFTWAFFE } from '../02-terms.ts'
import { DEEPER_TARGETS } from '../03-set-up.ts'
import { dayCardOf } from './day-advance.ts'

const AUG_21: DayNumber = 10
const SEPT_10: DayNumber = 30

/** RE-4.IV.4 */
export function* dayEvent(campaign: Campaign): Procedure<'replacement-points'> {
  const { event } = dayCardOf(campaign)
  // RE-CP.D4.a Of the upcoming day alone.
  campaign.haze = event.event === 'haze'
  if (event.event === 'lf3-to-lf2') moveLuftflotte(campaign)
  else if (event.event === 'priorities-by-date') yield* changePriorities(campaign, event, campaign.day)
  else if (event.event === 'priorities-by-vp') yield* changePriorities(campaign, event, campaign.vp)
  else {
    // RE-CP.D1.a The raid on industry is in the numbers of its card.
    const rule = campaign.haze ? 'RE-CP.D4.a' : 'RE-CP.D1.a'
    note(rule, 'day-event', { event: event.event, effect: true })
  }
  return 'replacement-points'
}

/** RE-CP.D3.a RE-CP.D3.b RE-A-88 RE-A-89 Begun by the date after the advance; ended when drawn after Sept 10. */
function moveLuftflotte(campaign: Campaign): void {
  const before = campaign.lf3ToLf2
  if (campaign.day > SEPT_10) campaign.lf3ToLf2 = false
  else if (campaign.day >= AUG_21) campaign.lf3ToLf2 = true
  const rule = campaign.day > SEPT_10 ? 'RE-CP.D3.b' : 'RE-CP.D3.a'
  note(rule, 'day-event', { event: 'lf3-to-lf2', effect: campaign.lf3ToLf2 !== before })
}

interface PriorityEvent {
  readonly event: 'priorities-by-date' | 'priorities-by-vp'
  readonly rows: readonly PriorityRow[]
}

/** RE-CP.D2.a RE-13.1.a The row of the date, or of the points, as they stand after the advance. */
function* changePriorities(
  campaign: Campaign,
  { event, rows }: PriorityEvent,
  number: number,
): Procedure<void> {
  // RE-13.1.b
  const frozen = campaign.sealion.preparing
  note(frozen ? 'RE-13.1.b' : 'RE-CP.D2.a', 'day-event', { event, effect: !frozen })
  if (frozen) return
  const { to, terror } = rowFrom(rows, number)
  campaign.priorities = to === 'free' ? yield* freeChoice() : { ...to }
  note(to === 'free' ? 'RE-13.2.a' : 'RE-CP.D2.a', 'priorities', { priorities: { ...campaign.priorities } })
  if (terror) beginTerror(campaign)
}

const TYPES: readonly PrioritisedType[] = ['airfield', 'city', 'industry', 'port', 'radar']
/** RE-13.2.a Two high, one medium; the others are low. */
const TO_GIVE: readonly Priority[] = ['high', 'high', 'medium']

/** RE-13.2.a */
function* freeChoice(): Procedure<Record<PrioritisedType, Priority>> {
  const chosen: Record<PrioritisedType, Priority> = {
    airfield: 'low',
    city: 'low',
    industry: 'low',
    port: 'low',
    radar: 'low',
  }
  for (const priority of TO_GIVE) {
    const left = TYPES.filter(type => chosen[type] === 'low')
    const options = left.map(id => ({ id, priority, on: [`priority:${id}`] }))
    const { id } = yield* choose(LUFTWAFFE, 'free-choice', options)
    chosen[id] = priority
  }
  return chosen
}

/** RE-13.3.a RE-A-90 The cards come in once, and stay. */
function beginTerror(campaign: Campaign): void {
  if (campaign.terror) return
  campaign.terror = true
  addTargets(campaign, 'RE-13.3.a', DEEPER_TARGETS + 1, Number.POSITIVE_INFINITY)
}

/** RE-A-74 New target cards are shuffled into the undrawn deck; the discards stay out. */
export function addTargets(campaign: Campaign, rule: string, from: CardNumber, to: CardNumber): void {
  const cards = packOf(campaign).pack.targetCards.map(({ card }) => card)
  const added = cards.filter(card => card >= from && card <= to)
  campaign.decks.target.left.push(...added)
  note(rule, 'targets-added', { cards: added })
}
