import type { EventCards } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import type { CampaignNotes } from '../../vocabulary/campaign.ts'

export const campaignCards = {} satisfies EventCards<Campaign, CampaignNotes>
