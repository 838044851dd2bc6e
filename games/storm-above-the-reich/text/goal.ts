import { seasonAt } from '../rules/01-campaign/season.ts'
import { vpFor } from '../rules/23-fate-and-tally/points.ts'
import type { Campaign } from '../state.ts'
import { progressOf } from './names.ts'

/** SR-CAM-08 SR-TAL-03 `To win: 2 points, 1 for a bomber down, 17 pilots fit`: what is in view all through a mission, before what a narrow screen may cut off. */
export function toWin(campaign: Campaign): string {
  const { win } = seasonAt(campaign, campaign.season).victory
  const goal = `To win: ${win.vp} points, ${vpFor(campaign, 'attack')} for a bomber down, ${win.pilots} pilots fit`
  return campaign.length === 'mission' ? goal : `${goal}. ${progressOf(campaign)}`
}
