import type { BoardProps } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'

export function BombersScene({ state: campaign }: BoardProps<Campaign>) {
  return (
    <section className="sab-bombers" aria-label="Bombers">
      {campaign.scenario}
    </section>
  )
}
