import { choose, note, type Option, type Procedure, type Step } from '@tallyho/engine'
import { type Campaign, STAFFEL } from '../../state.ts'
import { nextMission } from '../01-campaign/season.ts'
import { missionOf, pilotOf } from '../05-map/table.ts'
import { closeMission } from '../23-fate-and-tally/tally.ts'

/** SR-SET-22 Before Turn 1 the mission can still be called off. SR-SEQ-08 Afterwards it cannot. */

const FLY: Option = { id: 'fly' }
const ABORT: Option = { id: 'abort' }
/** Nobody was bought: there is nothing to take off with. */
const EMPTY: readonly Option[] = [ABORT]
const OPTIONS: readonly Option[] = [FLY, ABORT]

export function* brief(campaign: Campaign): Procedure<Step | undefined> {
  const mission = missionOf(campaign)
  const { fighters } = mission
  const answer = yield* choose(STAFFEL, 'briefing.fly', fighters.length === 0 ? EMPTY : OPTIONS)
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
