import { seasonAt } from '../../rules/01-campaign/season.ts'
import type { Campaign } from '../../state.ts'

/** The seasons of the campaign so far, each with the missions it has in all. */
export function seasonsFlown(
  campaign: Campaign,
): readonly { readonly index: number; readonly missions: number }[] {
  const indices = [...new Set([...campaign.log.map(({ season }) => season), campaign.season])]
  return indices.map(index => ({
    index,
    missions:
      campaign.length === 'training'
        ? 1
        : Math.max(
            seasonAt(campaign, index).missions,
            campaign.log.filter(({ season }) => season === index).length,
          ),
  }))
}
