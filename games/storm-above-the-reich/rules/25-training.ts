import { packOf } from '../pack/index.ts'
import type { Campaign, Mission } from '../state.ts'
import { note } from '../vocabulary.ts'
import { freshFighter, freshMission } from './05-map/fresh.ts'
import { missionOf } from './05-map/table.ts'

/** SR-TRN-01 The training mission: no set-up rolls, nothing but two FW190s and the formation. */

export function setUpTraining(campaign: Campaign): void {
  const components = packOf(campaign)
  const { map, fighters, limit } = components.pack.training
  // Nothing in it depends on the mission type: there is no escort, no flak, and its VP are not counted.
  const mission = freshMission(components, map, 'outbound')
  mission.limit = limit
  for (const pilot of campaign.pilots.slice(0, fighters)) {
    mission.fighters.push(freshFighter(mission.fighters.length, 'fw190', pilot.no))
    pilot.missions += 1
  }
  campaign.missionOfSeason = 1
  campaign.mission = mission
  note('SR-TRN-01', 'training.begins', { map, fighters, limit })
}

/** SR-TRN-02 Damage counts whether the bomber still flies or has gone. */
export function isFormationDamaged({ bombers }: Mission): boolean {
  return bombers.some(({ damage, gone }) => damage.length > 0 || gone !== undefined)
}

/** SR-TRN-02 A fighter lost outright has fared worse than one in a Fate Box. */
export function isFighterStricken({ fighters }: Mission): boolean {
  return fighters.some(({ at }) => at === 'fate' || at === 'lost')
}

/** SR-TRN-02 */
export function judgeTraining(campaign: Campaign): void {
  const mission = missionOf(campaign)
  const damaged = isFormationDamaged(mission)
  const stricken = isFighterStricken(mission)
  campaign.outcome = damaged && !stricken ? 'trained' : 'failed'
  note('SR-TRN-02', 'training.over', { outcome: campaign.outcome, damaged, stricken })
}

/** 1 for a goal reached, -1 for one missed or spoilt, 0 while it is open. */
export function trainingStanding({ outcome, mission }: Campaign): number {
  if (outcome !== undefined) return outcome === 'trained' ? 1 : -1
  if (mission === undefined) return 0
  if (isFighterStricken(mission)) return -1
  return isFormationDamaged(mission) ? 1 : 0
}
