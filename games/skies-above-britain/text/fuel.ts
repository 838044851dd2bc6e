import type { SectionId } from '../pack/types.ts'
import { fuelOf, patrolOf, vapor } from '../rules/01-general/terms.ts'
import type { Campaign } from '../state.ts'

/** SAB-GEN-22 What these Sections can still spend: that of the one with the least. */
export function fuelLeft(campaign: Campaign, sections: readonly SectionId[]): number {
  return Math.min(...sections.map(section => vapor(campaign) - fuelOf(campaign, section)))
}

/** What is there now and what is left then, in the same words everywhere: `Fuel 9 → 8`, `Fuel stays 9`. */
export function fuelAfter(campaign: Campaign, sections: readonly SectionId[], spent: number): string {
  if (!patrolOf(campaign).fuelled || sections.length === 0) return spent > 0 ? `${spent} Fuel` : 'no Fuel'
  const left = fuelLeft(campaign, sections)
  return spent > 0 ? `Fuel ${left} → ${Math.max(0, left - spent)}` : `Fuel stays ${left}`
}
