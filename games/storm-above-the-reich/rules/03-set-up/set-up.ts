import type { Cup, Procedure, Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { EscortRoll, EscortType } from '../../pack/types.ts'
import { type Campaign, type Escort, type EscortMarker, type Mission, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { nextMission, seasonOf } from '../01-campaign/season.ts'
import { freshMission, noEscort } from '../05-map/fresh.ts'
import { missionOf, pilotOf, typeOf } from '../05-map/table.ts'
import { placeEscorts } from '../09-escort/escort-arrival.ts'
import { closeMission } from '../23-fate-and-tally/tally.ts'
import { settle } from '../24-commands.ts'

/** SR-SET-01 The Mission Set-Up Table, from left to right along the row of the season. */

/** SR-SET-02 */
export function* rollMap(campaign: Campaign): Procedure<Step> {
  campaign.missionOfSeason += 1
  // SR-SET-07 SR-Q-24 Every mission begins with nothing bought, full cups and full decks. Its type is rolled for next.
  yield* settle(campaign, 'map', seasonOf(campaign).map, map => {
    campaign.mission = freshMission(packOf(campaign), map, undefined)
  })
  return 'type'
}

/** SR-SET-03 */
export function* rollType(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  yield* settle(campaign, 'type', seasonOf(campaign).type, type => {
    mission.type = type
  })
  return 'operations'
}

/** SR-SET-04 SR-SET-06 SR-Q-31 Less one for each auxiliary lost in the mission before, but never less than nothing. */
export function* rollOperations(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  const { deduction } = campaign
  yield* settle(campaign, 'operations', seasonOf(campaign).rows[typeOf(mission)].operations, operations => {
    mission.operations = operations
  })
  mission.op = Math.max(0, mission.operations - deduction)
  campaign.deduction = 0
  note('SR-SET-06', 'setup.operations', { operations: mission.operations, deduction, op: mission.op })
  return 'purchase'
}

const NOW = { id: 'now', rolls: true } as const
const LATER = { id: 'later' } as const

/** SR-SET-13 SR-SET-05 After the last OP is spent. */
export function* rollEscort(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  const { escort } = seasonOf(campaign).rows[typeOf(mission)]
  const roll = yield* settle(campaign, 'escort', escort, rolled => {
    mission.escort = rolled === 'none' ? noEscort() : escortOf(campaign, mission, rolled)
  })
  const { markers, status } = mission.escort
  note('SR-SET-13', 'setup.escort', { escort: roll, markers: markers.length, status })
  // SR-SET-20 Now, or when the escort first acts.
  if (roll !== 'none' && (yield* choose(STAFFEL, 'escort.place', [NOW, LATER])) === NOW)
    yield* placeEscorts(campaign)
  return 'situation'
}

/** SR-SET-14 SR-SET-15 */
const MARKERS = { heavy: 7, light: 5 } as const

function escortOf(
  campaign: Campaign,
  mission: Mission,
  { type, strength, turn }: Exclude<EscortRoll, 'none'>,
): Escort {
  return {
    ...noEscort(),
    type,
    strength,
    turn,
    // SR-SET-17 SR-SET-18 SR-SET-19
    status: turn !== undefined && mission.type === 'outbound' ? 'due' : 'waiting',
    markers: Array.from({ length: MARKERS[strength] }, (_, no) => freshMarker(no)),
    // SR-SET-15 Five drawn blind of seven: which numbers they bear shows when they are drawn.
    numbers: numbersOf(campaign, type),
  }
}

function freshMarker(no: number): EscortMarker {
  return { no, at: 'unplaced', number: 0, group: 0, movedFrom: undefined }
}

/** SR-SET-16 All the markers of one type. */
function numbersOf(campaign: Campaign, type: EscortType): Cup {
  const cup: Cup = {}
  for (const number of packOf(campaign).pack.escorts.markers.numbers[type])
    cup[number] = (cup[number] ?? 0) + 1
  return cup
}

/** SR-SET-22 Before Turn 1 the mission can still be called off. SR-SEQ-08 Afterwards it cannot. */

const FLY = { id: 'fly' } as const
const ABORT = { id: 'abort' } as const
/** Nobody does it by a slip of the hand. */
const RARELY = { ...ABORT, rare: true } as const

export function* brief(campaign: Campaign): Procedure<Step | undefined> {
  const mission = missionOf(campaign)
  const { fighters } = mission
  // Nobody was bought: there is nothing to take off with.
  const options: readonly (typeof FLY | typeof ABORT)[] = fighters.length === 0 ? [ABORT] : [FLY, RARELY]
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
