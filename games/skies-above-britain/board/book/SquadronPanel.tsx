import type { BoardProps } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'

export function SquadronPanel({ state: campaign }: BoardProps<Campaign>) {
  return <section className="sab-squadron">{campaign.aircraft}</section>
}
