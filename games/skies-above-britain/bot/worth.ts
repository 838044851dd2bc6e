import type { DieTable } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Fate, FighterId, SectionId } from '../pack/types.ts'
import { fighter, isFatigued } from '../rules/01-general/fighters.ts'
import { membersOf } from '../rules/01-general/formations.ts'
import { mean } from '../rules/01-general/odds.ts'
import { fuelOf, patrolOf, tablesOf, vapor } from '../rules/01-general/terms.ts'
import type { Campaign } from '../state.ts'

/** What things are worth, in Victory Points. */
export interface Worth {
  readonly bomber: number
  readonly german: number
  readonly tile: number
  /** An aircraft, and perhaps its pilot. */
  readonly loss: number
}

/** SAB-VP-01 SAB-VP-02 SAB-VP-03 No points are lost with an aircraft, but its pilot is missed in the patrols to come. */
const ON_CAMPAIGN: Worth = { bomber: 1, german: 0.25, tile: 1, loss: 3 }

/** Of a single patrol nobody is missed afterwards: who goes home with nothing done has lost it. */
const ONE_PATROL: Worth = { ...ON_CAMPAIGN, loss: 0.4 }

/** SAB-VP-05 */
export function worthOf(campaign: Campaign): Worth {
  const spec = packOf(campaign).scenario(campaign.scenario)
  if (spec.kind === 'patrol') return ONE_PATROL
  return 'victory' in spec ? spec.victory : ON_CAMPAIGN
}

/** To a search a man is never worth less than a bomber, whoever has to fly again or not: advice counts men too. */
const A_MAN = 1

/** What the aircraft lost so far cost, where no points are lost with them: a scenario's own conditions count theirs. */
export function priceOfLosses(campaign: Campaign): number {
  const { kind } = packOf(campaign).scenario(campaign.scenario)
  if (kind !== 'campaign' && kind !== 'patrol') return 0
  const lost = campaign.log.reduce((sum, { aircraftLost }) => sum + aircraftLost, 0)
  return Math.max(A_MAN, worthOf(campaign).loss) * (lost + (campaign.patrol?.score.aircraftLost ?? 0))
}

/** What the rest of the fight is worth to a fighter that has to leave it. */
const OUT_OF_IT = 0.25

/** SAB-DOG-33 SAB-RTB-03 SAB-PIL-10 What a Hit costs: how likely a marker from the cup is severe, and the aircraft lost by it. */
export function hitCost(campaign: Campaign, id?: FighterId): number {
  const { hit } = packOf(campaign)
  const { fate } = tablesOf(campaign)
  const { loss } = worthOf(campaign)
  const tired = id && isFatigued(campaign, id) ? 1 : 0
  return mean(patrolOf(campaign).cups.hits, marker => {
    const { type, number } = hit(marker)
    const severe = Math.min(12, number - 1 + tired) / 12
    return severe * (OUT_OF_IT + loss * lostShare(fate[type][campaign.aircraft]))
  })
}

/** How likely a fighter in a Fate Box is lost: the hangar stands at the end of its column. */
function lostShare(column: DieTable<Fate>): number {
  return (column.findLast(({ is }) => is !== 'hangar')?.to ?? 0) / 12
}

/** SAB-RTB-13 What it costs a fighter to go home from a space of the Fuel Track: nobody is flown dry for less than a bomber. */
function landingCost(campaign: Campaign, space: number): number {
  const { checks } = tablesOf(campaign).fuel
  return (Math.max(0, (checks[space] ?? 0) - 1) / 12) * Math.max(A_MAN, worthOf(campaign).loss)
}

/** What so much more Fuel costs each fighter of a Section when it lands. */
export function fuelCost(campaign: Campaign, section: SectionId, spent = 1): number {
  if (!patrolOf(campaign).fuelled) return 0
  const now = fuelOf(campaign, section)
  const then = Math.min(now + spent, vapor(campaign))
  return landingCost(campaign, then) - landingCost(campaign, now) + SPARED * (then - now)
}

/** Fuel that is left may serve later. */
const SPARED = 0.01

/** What so much Fuel costs all fighters of these Sections. */
export function fuelBill(campaign: Campaign, sections: readonly SectionId[], spent = 1): number {
  return sections.reduce(
    (sum, section) => sum + membersOf(campaign, section).length * fuelCost(campaign, section, spent),
    0,
  )
}

/** SAB-PAT-02 Of one more turn. */
export function turnCost(campaign: Campaign, id: FighterId): number {
  return fuelCost(campaign, fighter(campaign, id).section)
}
