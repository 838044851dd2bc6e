import { CUBES, type FighterId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { returnToBase, spendFuel } from '../01-general/acts.ts'
import { fighter, inPlay } from '../01-general/fighters.ts'
import { distinct, isInVapor, patrolOf, vapor } from '../01-general/terms.ts'

/** SAB-RVS-13 SAB-PAT-02 SAB-A-15 Every Section with a fighter in play spends 1 Fuel; one in Vapor goes home, whatever it is at. */
export function burnFuel(campaign: Campaign, rule: string): void {
  if (!patrolOf(campaign).fuelled) return
  const flying = inPlay(campaign)
  const sectionOf = (id: FighterId) => fighter(campaign, id).section
  const flown = distinct(flying.map(sectionOf))
  const burning = CUBES.filter(section => flown.includes(section))
  for (const section of burning) {
    if (!isInVapor(campaign, section)) continue
    const its = flying.filter(id => sectionOf(id) === section)
    returnToBase(campaign, rule, its, vapor(campaign))
  }
  spendFuel(campaign, rule, burning, 'turn')
}
