import { percent, type SaidFigure } from '@tallyho/engine'
import type { SectionId } from '../pack/types.ts'
import { fighter } from '../rules/01-general/fighters.ts'
import { isSection } from '../rules/01-general/formations.ts'
import { reaches } from '../rules/01-general/odds.ts'
import { fuelOf, patrolOf, tablesOf, vapor } from '../rules/01-general/terms.ts'
import type { Campaign } from '../state.ts'
import type { Unit } from '../vocabulary/terms.ts'

/** SAB-GEN-22 The Section whose Fuel a unit burns. */
export const sectionOf = (campaign: Campaign, unit: Unit): SectionId =>
  isSection(unit) ? unit : fighter(campaign, unit).section

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

/** SAB-IBM-05 What is paid later, and apart, by who comes from Low or from the Tail. */
export const ATTACK_COSTS = '1 Fuel more to attack'

/** The same as a figure of an answer: `9 → 8`. */
export function fuelFigure(campaign: Campaign, sections: readonly SectionId[], spent: number): SaidFigure {
  return {
    of: 'Fuel',
    is: fuelAfter(campaign, sections, spent).replace(/^(Fuel|no Fuel)( stays)? ?/, '') || '–',
  }
}

/** SAB-RTB-13 The chance to get home for who turns for it once so much is spent; 1 where nothing is rolled. */
export function landing(campaign: Campaign, section: SectionId, spent: number): number {
  if (!patrolOf(campaign).fuelled) return 1
  const space = Math.min(vapor(campaign), fuelOf(campaign, section) + spent)
  return reaches(tablesOf(campaign).fuel.checks[space] || 1)
}

/** SAB-PAT-02 What a turn burns, after what is paid in it, and what the way home is then for who has least: `Fuel 2 → 1 at the turn’s end, each then lands 75 %`. */
export function fuelOfTurn(campaign: Campaign, sections: readonly SectionId[], paid = 0): string {
  if (!patrolOf(campaign).fuelled) return ''
  const home = Math.min(...sections.map(section => landing(campaign, section, paid + 1)))
  return `${fuelAfter(campaign, sections, paid + 1)} at the turn’s end${home < 1 ? `, each then lands ${percent(home)}` : ''}`
}
