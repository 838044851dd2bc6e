import { packOf } from '../pack/index.ts'
import { type BoxId, type EscortType, type FighterKind, STATIONS, type Station } from '../pack/types.ts'
import { isBox } from '../rules/05-map/boxes.ts'
import { formation, missionOf, pilotOf } from '../rules/05-map/table.ts'
import { letterOf } from '../rules/10-aerial-combat/aerial-combat.ts'
import { modifiersOf } from '../rules/10-aerial-combat/combat-questions.ts'
import type { Campaign, Fighter, Mission } from '../state.ts'
import { lossWorth } from './worth.ts'

/** What escorts may do to a fighter. */

/** How much of what a fighter could still do is lost to a result. */
const LOST_TIME = { B: 1, S: 1, D: 0.85, R: 0.5 } as const
/** SR-ACB-24 */
const SHOT_DOWN = { killed: 0.4, wounded: 0.2 }
/** A pilot's EP for an escort. */
const ESCORT_KILL = 0.2
/** What an escort marker is worth that nobody has seen. */
const MARKER = 3

/** Expected cost to each of some fighters that escorts catch together. `future`: what one may still do in this mission. */
export function combatCost(campaign: Campaign, fighters: readonly Fighter[], future: number): number {
  const { escort } = missionOf(campaign)
  const [first] = fighters
  if (first === undefined) return 0
  const row = packOf(campaign).aerial(first.kind, escort.type ?? 'p-38', false, fighters.length > MARKER)
  let burden = 0
  for (const { by } of modifiersOf(campaign, fighters)) burden += by
  let loss = 0
  for (const fighter of fighters) loss += lossWorth(campaign, fighter, SHOT_DOWN.killed, SHOT_DOWN.wounded)
  loss /= fighters.length ** 2
  let cost = 0
  for (let die = 1; die <= 10; die++) {
    const result = row[Math.max(1, die + burden) - 1] ?? 'S'
    cost += future * LOST_TIME[letterOf(result)]
    if (result.endsWith('x')) cost += loss
    if (result.endsWith('e')) cost -= ESCORT_KILL / fighters.length
  }
  return cost / 10
}

/** How good a type of fighter is against a type of escort: the share of dice without loss. */
export function fightingWorth(campaign: Campaign, kind: FighterKind, escort: EscortType): number {
  let worth = 0
  for (const result of packOf(campaign).aerial(kind, escort, false, true)) {
    worth -= LOST_TIME[letterOf(result)]
    if (result.endsWith('x')) worth -= 2
    if (result.endsWith('e')) worth += 0.3
  }
  return worth
}

/** Whether an escort is about in a turn, or may still come then. */
export function isEscorted({ escort, turn: now, type }: Mission, turn = now): boolean {
  if (escort.status === 'present' || escort.status === 'waiting')
    return type === 'outbound' || escort.turn === undefined || turn < escort.turn
  return escort.status === 'due' && escort.turn !== undefined && turn + 1 >= escort.turn
}

/** The chance that an escort in the next box comes over, or that one in the same box fights. */
const NEXT_DOOR = 0.7
/** Nobody knows yet where they are. */
const NOT_SEEN_YET = 0.3

/** The chance that a fighter is caught in a box this turn: escorts make for the crowd, or for the boxes their stations name. */
export function chanceIn(campaign: Campaign, fighter: Fighter, box: BoxId): number {
  const mission = missionOf(campaign)
  if (!isEscorted(mission)) return 0
  const crowd = crowdShare(mission, fighter, box)
  if (mission.escort.status !== 'present') return NOT_SEEN_YET * crowd
  let safe = 1
  const near = formation(campaign).adjacent(box)
  for (const station of STATIONS)
    if (mission.escort.markers.some(({ at }) => at === station))
      safe *= 1 - stationChance(campaign, station, box, crowd)
  for (const { at } of mission.escort.markers)
    if (at === box || near.some(box => box === at)) safe *= 1 - NEXT_DOOR
  return 1 - safe
}

/** 1 in the fullest box, less where others are as full. */
function crowdShare({ fighters }: Mission, fighter: Fighter, box: BoxId): number {
  let own = 1
  const others = new Map<string, number>()
  for (const one of fighters) {
    if (one === fighter) continue
    if (one.at === box) own += 1
    else if (isBox(one.at)) others.set(one.at, (others.get(one.at) ?? 0) + 1)
  }
  let fuller = 0
  let equal = 1
  for (const count of others.values()) {
    if (count > own) fuller += 1
    if (count === own) equal += 1
  }
  return fuller > 0 ? 0 : 1 / equal
}

function stationChance(campaign: Campaign, station: Station, box: BoxId, crowd: number): number {
  let last = 0
  let chance = 0
  for (const { to, is } of packOf(campaign).pack.escorts.stations[station]) {
    if (is === box) chance += to - last
    if (is === 'most') chance += (to - last) * crowd
    last = to
  }
  return chance / 10
}

/** What it costs a fighter to be in a box while the escorts move. */
export function dangerIn(campaign: Campaign, fighter: Fighter, box: BoxId, future: number): number {
  const chance = chanceIn(campaign, fighter, box)
  if (chance === 0) return 0
  const { fighters } = missionOf(campaign)
  return (
    chance *
    combatCost(campaign, [fighter, ...fighters.filter(one => one.at === box && one !== fighter)], future)
  )
}

/** Much the same wherever it goes: a share of all the combats there will be. */
export function dangerAnywhere(campaign: Campaign, fighter: Fighter): number {
  const mission = missionOf(campaign)
  if (!isEscorted(mission)) return 0
  const boxes = new Set<string>()
  for (const { at } of mission.fighters) if (isBox(at) || at === 'space') boxes.add(at)
  return (combatsExpected(mission) / Math.max(2, boxes.size)) * combatCost(campaign, [fighter], 0)
}

function combatsExpected({ escort }: Mission): number {
  let combats = 0
  for (const { at } of escort.markers) {
    if (at === 'above-trailing') combats = Math.max(combats, 0.8)
    if (isBox(at) && at !== 'dogfight') combats += 0.4
  }
  return combats + 0.3
}

/** What a fighter is worth to an escort that catches it. */
export function preyWorth(campaign: Campaign, fighter: Fighter): number {
  const pilot = pilotOf(campaign, fighter)
  return pilot === undefined ? 0.6 : (pilot.penalty === undefined ? 1.2 : 1) + 0.5 * pilot.skills.length
}
