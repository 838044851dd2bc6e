import type { Procedure, Step } from '@tallyho/engine'
import type { Campaign, Mission } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { isApproach } from '../05-map/boxes.ts'
import { isOnMap, missionOf } from '../05-map/table.ts'
import { isEscortAtHand } from '../09-escort/escort-arrival.ts'
import { mustRecover } from '../11-recovery.ts'
import { removeAdvantages } from '../18-advantages/advantages.ts'

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
  if (!isAnyOnMap(mission)) return endMission(mission, 'empty')
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
  if (mission.turn >= mission.limit) return endMission(mission, 'limit')
  return 'turn'
}

/** SR-SEQ-07 Unused TP are lost. */
function endMission(mission: Mission, why: 'empty' | 'limit'): Step {
  note(why === 'limit' ? 'SR-SEQ-05' : 'SR-SEQ-06', 'turn.mission-over', {
    turn: mission.turn,
    why,
    tp: mission.tp,
  })
  mission.tp = 0
  return 'mission-end'
}
