import type { BoardProps } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import { EnglandMap } from '../map/EnglandMap.tsx'

export function CampaignPage({ state }: BoardProps<Campaign>) {
  return <EnglandMap campaign={state} />
}
