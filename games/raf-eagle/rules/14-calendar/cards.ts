import type { Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Campaign, DeckName } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { DEEPER_TARGETS, FIRST_TARGETS } from '../03-set-up.ts'
import { addTargets } from './day-event.ts'

/** RE-17.3.b The Raid Day after which targets lie deeper. */
export const DEEPER_AFTER = 4

/** RE-4.IV.9.c The Day Event deck is left as it is. */
export function* cardsAndNextDay(campaign: Campaign): Procedure<'night-planning'> {
  // RE-4.IV.9.a
  campaign.strategies = []
  campaign.decks.strategy = { left: packOf(campaign).pack.strategies.map(({ card }) => card), discards: [] }
  note('RE-4.IV.9.a', 'shuffled', { deck: 'strategy' })
  shuffleIfShort(campaign, 'target')
  shuffleIfShort(campaign, 'raid-event')
  // RE-A-75 Whether terror has begun or not.
  if (campaign.scenario === 'battle-of-britain' && campaign.raidDay === DEEPER_AFTER)
    addTargets(campaign, 'RE-17.3.b', FIRST_TARGETS + 1, DEEPER_TARGETS)
  beginDay(campaign)
  return 'night-planning'
}

/** RE-4.IV.9.b RE-A-73 Shorter than its discards: they are shuffled in. */
function shuffleIfShort(campaign: Campaign, name: DeckName): void {
  const deck = campaign.decks[name]
  if (deck.left.length >= deck.discards.length) return
  deck.left.push(...deck.discards)
  deck.discards = []
  note('RE-4.IV.9.b', 'shuffled', { deck: name })
}

/** RE-4.IV.9.d */
function beginDay(campaign: Campaign): void {
  campaign.raidDay += 1
  campaign.clock = 0
  campaign.offered = -1
  campaign.plan = []
  campaign.ultra = undefined
  note('RE-4.IV.9.d', 'next-day', { raidDay: campaign.raidDay, day: campaign.day })
}
