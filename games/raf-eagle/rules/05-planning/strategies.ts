import type { Procedure, Step } from '@tallyho/engine'
import { rowFrom } from '../../pack/index.ts'
import type { Campaign } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { drawCard } from '../02-decks.ts'
import { kindsOf, tablesOf } from '../02-terms.ts'
import { AUG_11 } from '../03-set-up.ts'

/** RE-4.I.2 Strategy cards, never on 11 August: RE-3.c a Prelude sees none. */
export function* drawStrategies(campaign: Campaign): Procedure<Step> {
  const count = campaign.day === AUG_11 ? 0 : strategyCount(campaign)
  while (campaign.strategies.length < count) {
    const card = yield* drawCard(campaign, 'strategy')
    if (card === undefined) break
    campaign.strategies.push(card)
  }
  if (campaign.strategies.length > 0)
    note('RE-15.1.a', 'strategies', { cards: kindsOf(campaign, campaign.strategies) })
  return 'targets'
}

/** RE-15.1.a RE-15.1.b RE-A-82 By the VP total; RE-19.5.k one alone after a Press. */
function strategyCount(campaign: Campaign): number {
  if (campaign.advanced && campaign.pressed) return 1
  return rowFrom(tablesOf(campaign).strategies, campaign.vp).cards
}
