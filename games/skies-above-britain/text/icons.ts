import type { DogfightIcon } from '../pack/types.ts'
import { isGreen } from '../rules/01-general/fighters.ts'
import { fightersOf, isSection } from '../rules/01-general/formations.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import { isTightTurn } from '../rules/03-dogfight/combat.ts'
import { hasAmmo } from '../rules/03-dogfight/effects.ts'
import type { Campaign } from '../state.ts'
import type { Unit } from '../vocabulary/terms.ts'
import { iconText } from './cards.ts'

/** What an icon of a Dogfight Card means for this unit: also that it means nothing. */
export function iconFor(campaign: Campaign, unit: Unit, icon: DogfightIcon): string {
  const crew = fightersOf(campaign, unit)
  const greens = crew.some(id => isGreen(campaign, id))
  if (icon === 'fuel' && !patrolOf(campaign).fuelled) return 'no Fuel is counted here: nothing'
  if (icon === 'loose' || icon === 'loose-green') {
    if (!isSection(unit)) return 'he flies alone already: nothing'
    if (icon === 'loose-green' && !greens) return 'no novice among them: nothing'
  }
  if (icon === 'hit-green' && !greens) return 'no novice here: nothing'
  if (icon === 'damage' && hasAmmo(campaign, crew).length === 0) return 'nobody has ammunition left: nothing'
  return iconText(icon)
}

/** Why an icon does not count. */
export function whyStruck(icon: DogfightIcon, applied: readonly DogfightIcon[]): string {
  if (applied.includes('slip')) return 'the Slip came off: nothing else counts'
  if (applied.some(isTightTurn)) return 'the turn came off: nothing else counts'
  if (icon === 'slip') return 'no Slip was flown'
  if (isTightTurn(icon)) return 'no Tight Turn was flown'
  return 'the maneuver came off all the same: the card does not count'
}
