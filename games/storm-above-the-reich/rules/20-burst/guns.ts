import type { AttackCell } from '../../pack/index.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { whoOf } from '../05-map/table.ts'

/**
 * SR-OTH-04 SR-OTH-05 SR-OTH-06 No Ammo and Jam hold for the rest of the mission; the fighter goes on attacking. SR-OTH-07 No Ammo takes
 * the place of a Jam, never the other way round.
 */
export function runDry(campaign: Campaign, fighter: Fighter, { noAmmo, jam }: AttackCell): void {
  if (fighter.ammo === 'none') return
  if (noAmmo) {
    fighter.ammo = 'none'
    note('SR-OTH-04', 'burst.no-ammo', whoOf(campaign, fighter))
  } else if (jam && fighter.ammo === 'full') {
    fighter.ammo = 'jam'
    note('SR-OTH-06', 'burst.jam', whoOf(campaign, fighter))
  }
}
