import type { Option, Outcome } from '@tallyho/engine'

export interface CampaignAsks {
  'campaign.todo': Option
}

export interface CampaignNotes {
  'campaign.todo': { readonly what: string }
}

export interface CampaignRolls {
  'campaign.todo': Outcome
}
