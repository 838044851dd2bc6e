import type { BoardProps } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'

export function MapScene({ state: campaign }: BoardProps<Campaign>) {
  return (
    <section className="sab-map" aria-label="Map">
      {campaign.scenario}
    </section>
  )
}
