import { type BoardProps, Header } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'

export function CampaignHeader({ state: campaign }: BoardProps<Campaign>) {
  return <Header title="RAF: Eagle" subtitle={`VP ${campaign.vp}`} />
}
