import { note } from '@tallyho/engine'
import type { Campaign, Fighter } from '../../state.ts'
import { usesLeft, whoOf } from '../05-map/table.ts'

/** SR-PIL-18 SR-Q-11 One more Damage result in a pilot's own attack; a fighter without ammunition has no use for it. */
export function canTime(campaign: Campaign, fighter: Fighter): boolean {
  return fighter.ammo !== 'none' && usesLeft(campaign, fighter, 'timing') > 0
}

export function spendTiming(campaign: Campaign, fighter: Fighter): void {
  fighter.used.timing += 1
  note('SR-PIL-18', 'burst.timing', whoOf(campaign, fighter))
}
