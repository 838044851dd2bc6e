import { CUBES, type FighterId, type SectionId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { returnToBase, spendFuel } from '../01-general/acts.ts'
import { fighter, inPlay, isInVapor, patrolOf, vapor } from '../01-general/terms.ts'

/** SAB-RVS-13 SAB-PAT-02 SAB-A-15 Every Section with a fighter in play spends 1 Fuel; one in Vapor goes home, whatever it is at. */
export function burnFuel(campaign: Campaign, rule: string): void {
  if (!patrolOf(campaign).fuelled) return
  const flying = inPlay(campaign)
  const of = (section: SectionId): FighterId[] =>
    flying.filter(id => fighter(campaign, id).section === section)
  const burning = CUBES.filter(section => of(section).length > 0)
  for (const section of burning.filter(one => isInVapor(campaign, one)))
    returnToBase(campaign, rule, of(section), vapor(campaign))
  spendFuel(campaign, rule, burning, 'turn')
}
