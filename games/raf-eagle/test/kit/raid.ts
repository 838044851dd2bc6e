import type { Weather } from '../../pack/types.ts'
import { hunterAttack } from '../../rules/09-combat/attacks.ts'
import type { Campaign, Flight, Raid } from '../../state.ts'
import { aCampaign, inTheAir, script } from './table.ts'

/** Target cards of the proof pack by depth. */
export const COAST = 8
export const INLAND = 13
export const DEEP = 15

export interface Over {
  readonly card?: number
  readonly weather?: Weather
  readonly flight?: Partial<Flight>
  readonly planned?: Partial<Raid>
  readonly with?: Parameters<typeof aCampaign>[0]
}

/** A raid in the air, over the coast under a clear sky unless it is said otherwise. */
export function aRaid(
  display: string,
  { card = COAST, weather = 'clear', flight, planned, with: more }: Over = {},
): Campaign {
  const campaign = aCampaign({ weather: { 2: weather, 3: weather }, ...more })
  inTheAir(campaign, card, display, flight, planned)
  return campaign
}

/** The same, about to fight. */
export function aFight(display: string, flight: Partial<Flight> = {}, more: Over['with'] = {}): Campaign {
  return aRaid(display, { flight, with: more })
}

export function hunting(campaign: Campaign, die: number) {
  return script(hunterAttack(campaign), `combat ${die}`)
}
