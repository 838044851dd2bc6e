import type { Campaign } from '../../state.ts'
import './mission.css'
import { OperationsDesk } from './OperationsDesk.tsx'
import { SetUpTable } from './SetUpTable.tsx'
import { SituationCard } from './SituationCard.tsx'

/** The mission being laid out: what Operations Points buy, the set-up dice, which grow, and the situation as it has been read. */
export function MissionSheet({ campaign }: { readonly campaign: Campaign }) {
  const { mission, length } = campaign
  const training = length === 'training'
  // When all is rolled, the summary is what one decides by.
  const isSet = mission?.dice.some(({ item }) => item === 'limit') ?? false
  return (
    <section className="sr-mission" aria-label="Next mission">
      {mission && isSet && <SituationCard campaign={campaign} />}
      {mission && !training && <OperationsDesk campaign={campaign} />}
      {!training && <SetUpTable campaign={campaign} />}
      {mission && !isSet && <SituationCard campaign={campaign} />}
    </section>
  )
}
