import type { GruppeId } from '../pack/types.ts'
import {
  BOXES,
  flightOf,
  gruppenIn,
  gruppeSpec,
  has,
  isBomber,
  plannedFor,
  raidOf,
  unresolved,
} from '../rules/02-terms.ts'
import type { Campaign, Flight, RaidBox } from '../state.ts'
import { estimate } from './estimate.ts'
import { bombersOf } from './force.ts'
import { type Moved, movedBy } from './moved.ts'

/** How a raid is flown. */

/** How many Me 109s should escort, and what the whole raid is worth so, if all of them hunt, or all escort. */
interface Missions {
  readonly close: number
  readonly best: number
  readonly hunting: number
  readonly escorting: number
}

const MISSIONS = new WeakMap<Flight, Missions>()

/** Those who do not escort hunt. It is the same however many have been placed already. */
export function missionsReckoned(campaign: Campaign): Missions {
  const flight = flightOf(campaign)
  const known = MISSIONS.get(flight)
  if (known !== undefined) return known
  const { raid, bombers, me109, me110, others } = inTheAir(campaign)
  const worth = (close: number) =>
    estimate(campaign, raid, bombers, { me109, me110, close }, { isSkyKnown: true, others })
  let best = 0
  let close = 0
  for (let share = 0; share <= STEPS; share++) {
    const tried = Math.round((me109 * share) / STEPS)
    const value = worth(tried)
    if (share > 0 && value <= best + 0.05) continue
    best = value
    close = tried
  }
  const missions = { close, best, hunting: worth(0), escorting: worth(me109) }
  MISSIONS.set(flight, missions)
  return missions
}

/** RE-6.1.b What it is worth if these take a mission, beside those who have one; RE-6.1.i others that are left hunt, and Me 110s escort. */
export function missionReckoned(campaign: Campaign, box: RaidBox, ids: readonly GruppeId[]): number {
  const { raid, bombers, me109, me110, others } = inTheAir(campaign)
  const there = (where: RaidBox, is109: boolean) =>
    [...gruppenIn(campaign, where), ...(where === box ? ids : [])].filter(
      id => !isBomber(campaign, id) && isMe109(campaign, id) === is109,
    ).length
  const strafe = { me109: there('bomber', true), me110: there('bomber', false) }
  const fighters = { me109, me110, close: there('escort', true), strafe }
  return estimate(campaign, raid, bombers, fighters, { isSkyKnown: true, others })
}

/** Why the best of them is another figure than in the plan. */
export function missionsMoved(campaign: Campaign): Moved {
  const { raid, bombers, me109, me110, others } = inTheAir(campaign)
  const { close } = missionsReckoned(campaign)
  return movedBy(campaign, raid, bombers, { me109, me110, close }, 'plan', others)
}

/** The raid that takes off, and how many raids of its hour come after it. */
function inTheAir(campaign: Campaign) {
  const gruppen = [...gruppenIn(campaign, ...BOXES), ...plannedFor(campaign, flightOf(campaign).raid)]
  const count = (type: string) => gruppen.filter(id => gruppeSpec(campaign, id).type === type).length
  const bombers = bombersOf(
    campaign,
    gruppen.filter(id => isBomber(campaign, id)),
  )
  return {
    raid: raidOf(campaign),
    bombers,
    me109: count('Me 109'),
    me110: count('Me 110'),
    others: unresolved(campaign).length - 1,
  }
}

/** All hunt, all escort, and some ways between. */
const STEPS = 4

function escortingMe109s(campaign: Campaign): number {
  return gruppenIn(campaign, 'escort').filter(id => isMe109(campaign, id)).length
}

/** Whether more Me 109s should escort. */
export function wantsEscort(campaign: Campaign): boolean {
  return escortingMe109s(campaign) < missionsReckoned(campaign).close
}

export function isMe109(campaign: Campaign, id: GruppeId): boolean {
  return gruppeSpec(campaign, id).type === 'Me 109'
}

/** RE-A-51 Decoys first; then the raid with most fighters clears the way. */
export function raidOrder(campaign: Campaign, index: number): number {
  const raid = campaign.plan[index]
  if (raid && has(campaign, raid, 'decoy')) return 99
  return plannedFor(campaign, index).filter(id => !isBomber(campaign, id)).length
}
