import type { BoardProps } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'

export function DogfightScene({ state: campaign }: BoardProps<Campaign>) {
  return (
    <section className="sab-dogfight" aria-label="Dogfight">
      {campaign.scenario}
    </section>
  )
}
