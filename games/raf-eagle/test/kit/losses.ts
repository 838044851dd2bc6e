import type { Campaign } from '../../state.ts'
import { aCampaign, lay } from './table.ts'

/** A campaign with these points and nothing else, and units where the words say. */
export function lost(places: string, points: Partial<Campaign['points']> = {}, more: Partial<Campaign> = {}) {
  const none = { Spitfire: 0, Hurricane: 0, Blenheim: 0, fighter: 0, bomber: 0, pilots: 0 }
  const campaign = aCampaign({ night: true, points: { ...none, ...points } })
  Object.assign(campaign, more)
  lay(campaign, places)
  return campaign
}
