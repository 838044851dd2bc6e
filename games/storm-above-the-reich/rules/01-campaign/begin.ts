import type { Setup } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Campaign } from '../../state.ts'
import { freshCampaign } from '../05-map/fresh.ts'
import { holdBack } from './erosion.ts'
import { campaignOptions, planOf } from './scenarios.ts'

/** The table before the first decision. */
export function begin(setup: Setup): Campaign {
  const { length, season } = planOf(packOf(setup).pack, setup.scenario)
  const campaign = freshCampaign(setup.pack, setup.scenario, length, season, campaignOptions(setup.options))
  holdBack(campaign)
  return campaign
}
