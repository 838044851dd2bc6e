import { playerOf, type Thinking } from '@tallyho/engine'
import { bombers } from './bot/bombers.ts'
import { campaign, uses } from './bot/campaign.ts'
import { dogfight } from './bot/dogfight.ts'
import { interception } from './bot/interception.ts'
import { vector } from './bot/vector.ts'
import { priceOfLosses } from './bot/worth.ts'
import { standing } from './rules/08-return/points.ts'
import type { Campaign } from './state.ts'
import type { Asks } from './vocabulary.ts'

/**
 * A competent squadron leader: meets the raid from where the charts promise most, keeps the escort busy where that opens the way, goes
 * for what the cards left in the decks make easiest, and goes home before the tanks run dry.
 */
export const heuristic = playerOf<Asks, Campaign>({
  ...campaign,
  ...uses,
  ...vector,
  ...interception,
  ...dogfight,
  ...bombers,
})

/** A patrol is judged when its last pilot is down: by its points, less what its losses will cost. */
export const thinking: Thinking<Campaign> = {
  until: ['assign'],
  sure: 0.7,
  second: 180,
  slips: 20,
  worth: campaign => standing(campaign) - priceOfLosses(campaign),
}
