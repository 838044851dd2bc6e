import { after, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Letter, RaidEventCard } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { discard, drawCard } from '../02-decks.ts'
import { found, raidOf, weatherOver } from '../02-terms.ts'
import { letterOf } from '../09-combat/combat.ts'
import type { UnitId } from '../09-combat/leaving.ts'

/** What both events of a raid have in common. */

/** RE-2.32.a RE-4.II.6 RE-4.II.8 A Raid Event card is drawn, and discarded. */
export function drawRaidEvent(campaign: Campaign): Procedure<RaidEventCard> {
  return after(drawCard(campaign, 'raid-event'), drawn => {
    const card = found(drawn, 'Raid Event card')
    discard(campaign, 'raid-event', card)
    return found(packOf(campaign).raidEvent.get(card), 'Raid Event card', card)
  })
}

/** RE-A-22 Patchy or broken clouds over the target. */
export function isCloudy(campaign: Campaign): boolean {
  return weatherOver(campaign, raidOf(campaign)) !== 'clear'
}

/** RE-2.21.j Those of the letters that an event names. */
export function lettered<T extends UnitId>(
  campaign: Campaign,
  units: readonly T[],
  ...letters: readonly Letter[]
): readonly T[] {
  return units.filter(id => letters.includes(letterOf(campaign, id)))
}
