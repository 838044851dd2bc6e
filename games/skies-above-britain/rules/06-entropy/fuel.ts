import { CUBES, type FighterId, type SectionId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { returnToBase, spendFuel } from '../01-general/acts.ts'
import { fighter, inPlay } from '../01-general/fighters.ts'
import { isInVapor, patrolOf, vapor } from '../01-general/terms.ts'

/** SAB-RVS-13 SAB-PAT-02 SAB-A-15 Every Section with a fighter in play spends 1 Fuel; one in Vapor goes home, whatever it is at. */
export function burnFuel(campaign: Campaign, rule: string): void {
  if (!patrolOf(campaign).fuelled) return
  const flying = new Map<SectionId, FighterId[]>()
  for (const id of inPlay(campaign)) {
    const { section } = fighter(campaign, id)
    const others = flying.get(section)
    if (others) others.push(id)
    else flying.set(section, [id])
  }
  const burning = CUBES.filter(section => flying.has(section))
  for (const section of burning)
    if (isInVapor(campaign, section)) returnToBase(campaign, rule, flying.get(section) ?? [], vapor(campaign))
  spendFuel(campaign, rule, burning, 'turn')
}
