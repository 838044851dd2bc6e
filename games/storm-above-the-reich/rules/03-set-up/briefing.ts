import type { Procedure, Step } from '@tallyho/engine'
import { type Campaign, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { nextMission } from '../01-campaign/season.ts'
import { missionOf, pilotOf } from '../05-map/table.ts'
import { closeMission } from '../23-fate-and-tally/tally.ts'

/** SR-SET-22 Before Turn 1 the mission can still be called off. SR-SEQ-08 Afterwards it cannot. */

const FLY = { id: 'fly' } as const
const ABORT = { id: 'abort' } as const

export function* brief(campaign: Campaign): Procedure<Step | undefined> {
  const mission = missionOf(campaign)
  const { fighters } = mission
  // Nobody was bought: there is nothing to take off with.
  const options = fighters.length === 0 ? [ABORT] : [FLY, ABORT]
  const answer = yield* choose(STAFFEL, 'briefing.fly', options)
  if (answer === FLY) {
    for (const fighter of fighters) {
      const pilot = pilotOf(campaign, fighter)
      if (pilot) pilot.missions += 1
    }
    return 'turn'
  }
  mission.aborted = true
  note('SR-SET-22', 'mission.aborted', { fighters: fighters.length })
  // SR-CAM-12 It counts, with nothing earned.
  closeMission(campaign)
  return yield* nextMission(campaign)
}
