import type { Procedure, Step } from '@tallyho/engine'
import type { Campaign } from '../../state.ts'
import { spendExperience } from '../02-pilots/experience.ts'
import { replacePilots } from '../02-pilots/replacements.ts'
import { release } from './erosion.ts'

/** Between missions: SR-TAL-06 replacements, and SR-Q-32 SR-Q-42 the EP of the pilots. */
export function* restInQuarters(campaign: Campaign): Procedure<Step> {
  // After the last mission of a season they were replaced before it was judged; SR-CAM-13 erosion comes after that.
  if (campaign.missionOfSeason > 0 || campaign.options.erosion) yield* replacePilots(campaign)
  yield* spendExperience(campaign)
  if (campaign.options.ninePilots) release(campaign)
  return 'hospital'
}
