import { packOf } from '../pack/index.ts'
import type { BoxId, EscortType, FighterKind } from '../pack/types.ts'
import { isBox } from '../rules/boxes.ts'
import { modifiersOf } from '../rules/combat-questions.ts'
import { formation, missionOf, pilotOf } from '../rules/table.ts'
import type { Campaign, Fighter, Mission } from '../state.ts'
import { lossWorth } from './worth.ts'

/** What escorts may do to a fighter. */

/** How much of what a fighter could still do is lost to a result. */
const LOST_TIME = { B: 1, S: 1, D: 0.85, R: 0.5 } as const
/** SR-ACB-24 */
const SHOT_DOWN = { killed: 0.4, wounded: 0.2 }
/** A pilot's EP for an escort. */
const ESCORT_KILL = 0.2

/** Expected cost of an aerial combat to one fighter that is alone in it. `future`: what it may still do in this mission. */
export function combatCost(campaign: Campaign, fighter: Fighter, future: number): number {
  const { escort } = missionOf(campaign)
  const row = packOf(campaign).aerial(fighter.kind, escort.type ?? 'p-38', false, false)
  let burden = 0
  for (const { by } of modifiersOf(campaign, [fighter])) burden += by
  let cost = 0
  for (let die = 1; die <= 10; die++) {
    const result = row[Math.max(1, die + burden) - 1] ?? 'S'
    cost += future * LOST_TIME[result[0] as keyof typeof LOST_TIME]
    if (result.endsWith('x')) cost += lossWorth(campaign, fighter, SHOT_DOWN.killed, SHOT_DOWN.wounded)
    if (result.endsWith('e')) cost -= ESCORT_KILL
  }
  return cost / 10
}

/** How good a type of fighter is against a type of escort: the share of dice without loss. */
export function fightingWorth(campaign: Campaign, kind: FighterKind, escort: EscortType): number {
  let worth = 0
  for (const result of packOf(campaign).aerial(kind, escort, false, true)) {
    worth -= LOST_TIME[result[0] as keyof typeof LOST_TIME]
    if (result.endsWith('x')) worth -= 2
    if (result.endsWith('e')) worth += 0.3
  }
  return worth
}

/** Whether an escort is about, or may still come this turn. */
export function isEscorted({ escort, turn, type }: Mission): boolean {
  if (escort.status === 'present' || escort.status === 'waiting')
    return type === 'outbound' || escort.turn === undefined || turn < escort.turn
  return escort.status === 'due' && escort.turn !== undefined && turn + 1 >= escort.turn
}

/** Combats to be expected in a turn, by what waits in the stations and flies around the formation. */
const SENDS = { 'above-trailing': 0.75, forward: 0.15, 'below-trailing': 0.3 } as const
const ON_THE_MAP = 0.5
const NOT_SEEN_YET = 1

export function combatsExpected(mission: Mission): number {
  const { escort } = mission
  if (!isEscorted(mission)) return 0
  if (escort.status !== 'present') return NOT_SEEN_YET
  let [above, ahead, below, around] = [0, 0, 0, 0]
  for (const { at } of escort.markers) {
    if (at === 'above-trailing') above = SENDS[at]
    else if (at === 'forward') ahead = SENDS[at]
    else if (at === 'below-trailing') below = SENDS[at]
    else if (at !== 'exited' && at !== 'unplaced' && at !== 'dogfight') around += ON_THE_MAP
  }
  return above + ahead + below + around
}

/** The chance that a fighter is caught in a turn, wherever it is. */
export function chanceOfCombat(mission: Mission): number {
  const boxes = new Set<string>()
  for (const { at } of mission.fighters) if (isBox(at) || at === 'space') boxes.add(at)
  return Math.min(0.9, combatsExpected(mission) / Math.max(1, boxes.size))
}

/** Whether an escort flies in a box, or in one next to it. */
export function isWatched(campaign: Campaign, box: BoxId): boolean {
  const mission = missionOf(campaign)
  if (mission.escort.status !== 'present') return false
  const near = formation(campaign).adjacent(box)
  for (const { at } of mission.escort.markers) if (at === box || near.includes(at as BoxId)) return true
  return false
}

/** What a fighter is worth to an escort that catches it. */
export function preyWorth(campaign: Campaign, fighter: Fighter): number {
  const pilot = pilotOf(campaign, fighter)
  return pilot === undefined ? 0.6 : (pilot.penalty === undefined ? 1.2 : 1) + 0.5 * pilot.skills.length
}
