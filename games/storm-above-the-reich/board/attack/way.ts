import { formation } from '../../rules/05-map/table.ts'
import { landingOf } from '../../rules/20-burst/pass-through.ts'
import type { Campaign, Fighter, Maneuver, SpaceNo } from '../../state.ts'
import { lowestLevel } from './fire-odds.ts'

/** SR-PAS-01 As far as a card can carry a fighter. */
const MOST_STEPS = 3

export interface Passed {
  readonly space: SpaceNo
  /** How hard it is shot at there. */
  readonly level: number
}

/** SR-PAS-02 SR-PAS-03 The spaces that lie before a fighter if it pulls out so: the card says how many of them it flies through. */
export function wayThrough(campaign: Campaign, fighter: Fighter, maneuver: Maneuver): readonly Passed[] {
  const plan = formation(campaign)
  const flying = { ...fighter, maneuver }
  const spaces = Array.from({ length: MOST_STEPS }, (_, i) => landingOf(plan, flying, i + 1))
  return [...new Set(spaces)]
    .filter(space => space !== fighter.space)
    .map(space => ({ space, level: lowestLevel(campaign, { ...flying, space }, 0) }))
}
