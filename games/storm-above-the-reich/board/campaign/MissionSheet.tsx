import type { Campaign, SetUpItem } from '../../state.ts'
import { OperationsDesk } from './OperationsDesk.tsx'
import { SetUpTable } from './SetUpTable.tsx'
import { SituationCard } from './SituationCard.tsx'

/** The mission being laid out: the set-up dice, what Operations Points buy, the situation as it has been read. */
export function MissionSheet({ campaign }: { readonly campaign: Campaign }) {
  const { mission, length } = campaign
  const training = length === 'training'
  // What can be done now comes first.
  const isRolled = (item: SetUpItem) => mission?.dice.some(die => die.item === item) ?? false
  const buying = isRolled('operations') && !isRolled('escort')
  return (
    <section className="sr-mission" aria-label="Next mission">
      {buying && <OperationsDesk campaign={campaign} />}
      {!training && <SetUpTable campaign={campaign} />}
      {mission && !training && !buying && <OperationsDesk campaign={campaign} />}
      {mission && <SituationCard campaign={campaign} />}
    </section>
  )
}
