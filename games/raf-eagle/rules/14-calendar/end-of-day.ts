import type { Procedure } from '@tallyho/engine'
import type { Campaign } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { gruppe, gruppenIn, squadron, squadronsIn } from '../02-terms.ts'
import { endHardestDays, endPrelude } from '../16-victory.ts'

/** RE-17.1.a */
const HARDEST_RAID_DAYS = 4

/** RE-4.b RE-12.a RE-17.1.b What the end of the day leads to. */
export function* endOfDay(campaign: Campaign): Procedure<'night-raids' | 'reset' | undefined> {
  if (campaign.scenario === 'prelude') return void endPrelude(campaign)
  // RE-17.1.c The last night of The Hardest Days is still flown.
  if (campaign.night) return 'night-raids'
  return afterNight(campaign)
}

/** RE-17.1.b No Calendar Update follows the fourth day of The Hardest Days. */
export function afterNight(campaign: Campaign): 'reset' | undefined {
  if (campaign.ended) return undefined
  if (campaign.scenario !== 'hardest-days' || campaign.raidDay < HARDEST_RAID_DAYS) return 'reset'
  return void endHardestDays(campaign)
}

/** RE-4.IV.2.a RE-4.IV.2.b RE-4.IV.2.c */
export function* reset(campaign: Campaign): Procedure<'day-advance'> {
  const squadrons = squadronsIn(campaign, 'inflight', 'landing', 're-arm')
  for (const id of squadrons) {
    const unit = squadron(campaign, id)
    // RE-4.IV.2.a RE-4.IV.2.b Only those in the air get a new face.
    if (unit.place === 'inflight') unit.full = true
    squadron(campaign, id).place = 'sector'
  }
  // RE-4.IV.2.c
  const gruppen = gruppenIn(campaign, 'inflight', 'night-raid', 'clock')
  for (const id of gruppen) gruppe(campaign, id).place = 'base'
  for (const id of gruppenIn(campaign, 'base')) gruppe(campaign, id).full = true
  // What they did today is over, for the lost as well.
  for (const unit of Object.values(campaign.gruppen)) {
    unit.back = undefined
    unit.flown = undefined
    unit.raid = undefined
    unit.jabo = undefined
  }
  note('RE-4.IV.2.a', 'reset', { squadrons: squadrons.length, gruppen: gruppen.length })
  return 'day-advance'
}
