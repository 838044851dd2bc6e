import type { BoardProps } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'

export function BookScene({ state: campaign }: BoardProps<Campaign>) {
  return (
    <section className="sab-book" aria-label="Book">
      {campaign.scenario}
    </section>
  )
}
