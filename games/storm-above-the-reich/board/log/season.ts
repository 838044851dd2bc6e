import { packOf } from '../../pack/index.ts'
import type { Season } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'

export function seasonAt(campaign: Campaign, index: number): Season {
  const season = packOf(campaign).pack.seasons[index]
  if (season === undefined) throw new Error(`The pack has no season ${index}`)
  return season
}

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
