import type { Procedure } from '@tallyho/engine'
import { rowFrom } from '../../pack/index.ts'
import type { DayNumber, ReplacementTrack } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { squadron, squadronsIn, tablesOf } from '../02-terms.ts'
import { dayCardOf } from './day-advance.ts'

/** RE-4.IV.3.c */
const SEPT_8: DayNumber = 28

/** RE-14.1.c There is none for the Ju 87. */
const TRACKS: readonly ReplacementTrack[] = ['Spitfire', 'Hurricane', 'Blenheim', 'fighter', 'bomber']

/** RE-4.IV.5 RE-14.1.a */
export function* gainReplacements(campaign: Campaign): Procedure<'light-losses'> {
  if (campaign.day >= SEPT_8 && !campaign.stabilized) stabilize(campaign)
  const { replacements, pilots } = dayCardOf(campaign)
  for (const track of TRACKS) {
    // RE-14.1.d
    if (track !== 'Blenheim' || campaign.night) gain(campaign, track, replacements[track])
  }
  gain(campaign, 'pilots', rowFrom(pilots, campaign.vp).points)
  note('RE-4.IV.5', 'replacement-points', { points: { ...campaign.points } })
  return 'light-losses'
}

/** RE-14.1.b What goes beyond the top of the track is lost. */
function gain(campaign: Campaign, track: ReplacementTrack | 'pilots', points: number): void {
  campaign.points[track] = Math.min(campaign.points[track] + points, tablesOf(campaign).trackTop[track])
}

/** RE-14.6.a RE-4.IV.3.c RE-A-76 The squadrons that have not come give up their pilots, before the card gives any. */
function stabilize(campaign: Campaign): void {
  const waiting = squadronsIn(campaign, 'reserve')
  for (const id of waiting) squadron(campaign, id).place = 'out'
  gain(campaign, 'pilots', 2 * waiting.length)
  campaign.stabilized = true
  note('RE-14.6.a', 'stabilization', { squadrons: waiting.length, pilots: campaign.points.pilots })
}
