import type { BoardProps } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'

export function TrackScene({ state: campaign }: BoardProps<Campaign>) {
  return (
    <section className="sab-track" aria-label="Track">
      {campaign.scenario}
    </section>
  )
}
