import type { Campaign } from '../../state.ts'
import './mission.css'
import { BoughtList, OperationsDesk } from './OperationsDesk.tsx'
import { SetUpTable } from './SetUpTable.tsx'
import { SituationCard } from './SituationCard.tsx'

/** The mission being laid out: what Operations Points buy, the set-up dice, which grow, and the situation as it has been read. */
export function MissionSheet({ campaign }: { readonly campaign: Campaign }) {
  const { mission, length } = campaign
  const training = length === 'training'
  // SR-SET-13 The escort is rolled for when all is bought: from then on the summary is what one decides by.
  const isBought = mission?.dice.some(({ item }) => item === 'escort') ?? false
  return (
    <section className="sr-mission" aria-label="Next mission">
      {mission && isBought && <SituationCard campaign={campaign} />}
      {mission && isBought && <BoughtList campaign={campaign} />}
      {mission && !isBought && !training && <OperationsDesk campaign={campaign} />}
      {!training && <SetUpTable campaign={campaign} />}
      {mission && !isBought && <SituationCard campaign={campaign} />}
    </section>
  )
}
