import { type Cup, choose, note, type Option, type Procedure, type Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { EscortRoll, EscortType } from '../../pack/types.ts'
import { type Campaign, type Escort, type EscortMarker, STAFFEL } from '../../state.ts'
import { seasonOf } from '../01-campaign/season.ts'
import { freshMission } from '../05-map/fresh.ts'
import { missionOf } from '../05-map/table.ts'
import { placeEscorts } from '../09-escort/escort-arrival.ts'
import { record, rollOn, settle } from '../24-commands.ts'

/** SR-SET-01 The Mission Set-Up Table, from left to right along the row of the season. */

/** SR-SET-02 */
export function* rollMap(campaign: Campaign): Procedure<Step> {
  const { is: map, die } = yield* rollOn(campaign, 'map', seasonOf(campaign).map, String)
  campaign.missionOfSeason += 1
  // SR-SET-07 SR-Q-24 Every mission begins with nothing bought, full cups and full decks. Its type is rolled for next.
  campaign.mission = freshMission(packOf(campaign), map, 'inbound')
  record(campaign.mission, die)
  return 'type'
}

/** SR-SET-03 */
export function* rollType(campaign: Campaign): Procedure<Step> {
  missionOf(campaign).type = yield* settle(campaign, 'type', seasonOf(campaign).type, String)
  return 'operations'
}

/** SR-SET-04 SR-SET-06 SR-Q-31 Less one for each auxiliary lost in the mission before, but never less than nothing. */
export function* rollOperations(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  const { operations } = seasonOf(campaign).rows[mission.type]
  mission.operations = yield* settle(campaign, 'operations', operations, String)
  mission.op = Math.max(0, mission.operations - campaign.deduction)
  note('SR-SET-06', 'setup.operations', {
    operations: mission.operations,
    deduction: campaign.deduction,
    op: mission.op,
  })
  campaign.deduction = 0
  return 'purchase'
}

/** SR-SET-13 SR-SET-05 After the last OP is spent. */
export function* rollEscort(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  const { escort } = seasonOf(campaign).rows[mission.type]
  const roll = yield* settle(campaign, 'escort', escort, escortCode)
  mission.escort = escortOf(campaign, roll)
  note('SR-SET-13', 'setup.escort', {
    escort: escortCode(roll),
    markers: mission.escort.markers.length,
    status: mission.escort.status,
  })
  // SR-SET-20 Now, or when the escort first acts.
  if (roll !== 'none' && (yield* choose(STAFFEL, 'escort.place', WHEN)) === NOW) yield* placeEscorts(campaign)
  return 'situation'
}

const NOW: Option = { id: 'now' }
const WHEN: readonly Option[] = [NOW, { id: 'later' }]

/** `none`, `light/p-38`, `heavy/p-51/6`. */
export function escortCode(roll: EscortRoll): string {
  if (roll === 'none') return roll
  const code = `${roll.strength}/${roll.type}`
  return roll.turn === undefined ? code : `${code}/${roll.turn}`
}

/** SR-SET-14 SR-SET-15 */
const MARKERS = { heavy: 7, light: 5 } as const

function escortOf(campaign: Campaign, roll: EscortRoll): Escort {
  if (roll === 'none')
    return {
      type: undefined,
      strength: undefined,
      turn: undefined,
      status: 'none',
      markers: [],
      numbers: {},
      groups: 0,
    }
  const { type, strength, turn } = roll
  return {
    type,
    strength,
    turn,
    // SR-SET-17 SR-SET-18 SR-SET-19
    status: turn !== undefined && missionOf(campaign).type === 'outbound' ? 'due' : 'waiting',
    markers: Array.from({ length: MARKERS[strength] }, (_, no) => freshMarker(no)),
    // SR-SET-15 Five drawn blind of seven: which numbers they bear shows when they are drawn.
    numbers: numbersOf(campaign, type),
    groups: 0,
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
