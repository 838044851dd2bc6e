import type { BoardProps } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'

export function HomeScene({ state: campaign }: BoardProps<Campaign>) {
  return (
    <section className="sab-home" aria-label="Home">
      {campaign.scenario}
    </section>
  )
}
