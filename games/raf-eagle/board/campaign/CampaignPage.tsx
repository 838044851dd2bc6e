import type { BoardProps } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'

export function CampaignPage({ state }: BoardProps<Campaign>) {
  return <p>Victory points: {state.vp}</p>
}
