import type { Campaign } from '../../state.ts'
import { OperationsDesk } from './OperationsDesk.tsx'
import { SetUpTable } from './SetUpTable.tsx'
import { SituationCard } from './SituationCard.tsx'

/** The mission being laid out: what Operations Points buy, the set-up dice, which grow, and the situation as it has been read. */
export function MissionSheet({ campaign }: { readonly campaign: Campaign }) {
  const { mission, length } = campaign
  const training = length === 'training'
  return (
    <section className="sr-mission" aria-label="Next mission">
      {mission && !training && <OperationsDesk campaign={campaign} />}
      {!training && <SetUpTable campaign={campaign} />}
      {mission && <SituationCard campaign={campaign} />}
    </section>
  )
}
