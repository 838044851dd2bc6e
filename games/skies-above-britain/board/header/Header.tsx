import { type BoardProps, Header } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { Campaign } from '../../state.ts'

/** One line for ever: what is flown, and how it stands. */
export function PatrolHeader({ state: campaign }: BoardProps<Campaign>) {
  const { title, date } = packOf(campaign).scenario(campaign.scenario)
  return <Header title={title} subtitle={date} />
}
