import type { Procedure, Step } from '@tallyho/engine'
import type { EscortRoll } from '../../pack/types.ts'
import type { Campaign, Escort, LogEntry } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { nextMission } from '../01-campaign/season.ts'
import { missionOf, typeOf } from '../05-map/table.ts'
import { debrief } from './debriefing.ts'

/** The points have been counted as they were earned; here they go into the log. */
export function* tally(campaign: Campaign): Procedure<Step | undefined> {
  debrief(campaign)
  closeMission(campaign)
  return yield* nextMission(campaign)
}

/** SR-CAM-10 A line of the Staffel Log. SR-TAL-07 SR-SEQ-07 TP and OP that are left lapse with the mission. */
export function closeMission(campaign: Campaign): void {
  const mission = missionOf(campaign)
  const { score } = mission
  const entry: LogEntry = {
    no: campaign.log.length + 1,
    season: campaign.season,
    ofSeason: campaign.missionOfSeason,
    map: mission.map,
    type: typeOf(mission),
    op: mission.operations,
    escort: rollOf(mission.escort),
    aborted: mission.aborted,
    turns: mission.turn,
    ep: score.ep,
    vp: score.vp,
    fallen: score.fallen,
    destroyed: score.destroyed,
    killed: score.killed,
    wounded: score.wounded,
    auxiliariesLost: score.auxiliariesLost,
    commands: mission.commands,
  }
  campaign.log.push(entry)
  campaign.mission = undefined
  note('SR-CAM-10', 'mission.logged', {
    ...entry,
    ...(campaign.length === 'training' && { training: true }),
  })
}

/** The escort as the die gave it. */
export function rollOf({ type, strength, turn }: Escort): EscortRoll {
  if (type === undefined || strength === undefined) return 'none'
  return turn === undefined ? { strength, type } : { strength, type, turn }
}
