import type { BoardProps } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'

export function CircleScene({ state: campaign }: BoardProps<Campaign>) {
  return (
    <section className="sab-circle" aria-label="Circle">
      {campaign.scenario}
    </section>
  )
}
