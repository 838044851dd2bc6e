import type { Procedure, Step } from '@tallyho/engine'
import type { Campaign, Mission } from '../state.ts'
import { note } from '../vocabulary.ts'
import { isApproach } from './05-map/boxes.ts'
import { isHit, isOnMap, missionOf } from './05-map/table.ts'
import { isEscortAtHand } from './09-escort/escort-arrival.ts'
import { finishDogfights } from './10-aerial-combat/dogfight.ts'
import { mustRecover, recover } from './11-recovery.ts'
import { removeAdvantages } from './18-advantages/advantages.ts'
import { debrief } from './23-fate-and-tally/debriefing.ts'
import { closeMission } from './23-fate-and-tally/tally.ts'
import { judgeTraining } from './25-training.ts'

/** SR-SEQ-01 The mission turn: where it begins, where it goes on, where it ends. */

/** SR-SEQ-04 Turn 1 begins with nothing on the map. */
export function* beginTurn(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  mission.turn += 1
  for (const fighter of mission.fighters) {
    fighter.movedFrom = undefined
    fighter.moved = false
    fighter.fought = false
  }
  note('SR-SEQ-01', 'turn.begun', { turn: mission.turn, limit: mission.limit, tp: mission.tp })
  return 'move'
}

/**
 * The step that follows, or the first after it that has something to do. SR-SEQ-06 SR-Q-37 The mission is over the moment no fighter is on
 * the map, whoever may still be waiting to enter.
 */
export function onward(campaign: Campaign, step: Step): Step {
  const mission = missionOf(campaign)
  if (!isAnyOnMap(mission)) return over(mission, 'empty')
  if (step === 'escort' && !isEscortAtHand(mission)) return onward(campaign, 'recovery')
  if (step === 'recovery' && !mission.fighters.some(mustRecover)) return 'blast'
  // SR-SEQ-02 SR-REC-07 A Hit marker does not keep a fighter from its attack
  if (step === 'approach' && !mission.fighters.some(({ at }) => isApproach(at))) return 'end-turn'
  return step
}

export function isAnyOnMap({ fighters }: Mission): boolean {
  for (const fighter of fighters) if (isOnMap(fighter)) return true
  return false
}

/** SR-SEQ-05 */
export function* endTurn(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  mission.hidden = false
  removeAdvantages(mission)
  if (mission.turn >= mission.limit) return over(mission, 'limit')
  return 'turn'
}

/** SR-SEQ-07 Unused TP are lost. */
function over(mission: Mission, why: 'empty' | 'limit'): Step {
  const { turn, tp } = mission
  mission.tp = 0
  note(why === 'limit' ? 'SR-SEQ-05' : 'SR-SEQ-06', 'turn.mission-over', { turn, why, tp })
  return 'mission-end'
}

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
  debrief(campaign)
  closeMission(campaign)
  return undefined
}
