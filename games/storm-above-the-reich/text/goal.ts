import { seasonAt } from '../rules/01-campaign/season.ts'
import { vpFor } from '../rules/23-fate-and-tally/points.ts'
import type { Campaign } from '../state.ts'
import { progressOf } from './names.ts'

/** SR-CAM-08 SR-TAL-03 `To win: 2 points, a bomber down is 1, and 17 pilots fit to fly`: what is in view all through a mission. */
export function toWin(campaign: Campaign): string {
  const { win } = seasonAt(campaign, campaign.season).victory
  const goal = `To win: ${win.vp} points, a bomber down is ${vpFor(campaign, 'attack')}, and ${win.pilots} pilots fit to fly`
  return campaign.length === 'mission' ? goal : `${progressOf(campaign)}. ${goal}`
}
