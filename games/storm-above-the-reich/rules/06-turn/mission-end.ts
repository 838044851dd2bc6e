import type { Procedure, Step } from '@tallyho/engine'
import type { Campaign } from '../../state.ts'
import { isHit, missionOf } from '../05-map/table.ts'
import { finishDogfights } from '../10-aerial-combat/dogfight.ts'
import { recover } from '../11-recovery.ts'
import { closeMission } from '../23-fate-and-tally/tally.ts'
import { judgeTraining } from '../25-training.ts'

/** SR-SEQ-09 What is still open when the mission ends: hits first, one fighter a step, then dogfights. */
export function* endMission(campaign: Campaign): Procedure<Step | undefined> {
  const hit = missionOf(campaign).fighters.find(isHit)
  if (hit) {
    yield* recover(campaign, hit)
    return 'mission-end'
  }
  yield* finishDogfights(campaign)
  if (campaign.length !== 'training') return 'fate'
  judgeTraining(campaign)
  closeMission(campaign)
  return undefined
}
