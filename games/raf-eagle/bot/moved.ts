import { bombedTarget } from '../rules/02-terms.ts'
import { AFTER_FIRST, firstSegment } from '../rules/05-planning/fighters.ts'
import type { Campaign, Raid, SquadronPlace } from '../state.ts'
import { type Conditions, escortsAwaited, estimate } from './estimate.ts'
import type { Bombers, Fighters } from './force.ts'

/** Why a raid is worth another figure than when its fighters were planned, in points of each reason. */
export interface Moved {
  /** RE-5.3.b Others fly with it than were reckoned with. */
  readonly fighters: number
  /** The sky that has come, against all that might have. */
  readonly sky: number
  /** RE-10.21.c Radar that raids have put out since. */
  readonly radar: number
  /** Squadrons that have been lost since, or are up or on the ground. */
  readonly squadrons: number
  /** RE-7.2.a Raids of the same hour that fly after it. */
  readonly others: number
}

export const movedIn = ({ fighters, sky, radar, squadrons, others }: Moved): number =>
  fighters + sky + radar + squadrons + others

/** Of two raids, reason by reason. */
export const together = (one: Moved, other: Moved): Moved => ({
  fighters: one.fighters + other.fighters,
  sky: one.sky + other.sky,
  radar: one.radar + other.radar,
  squadrons: one.squadrons + other.squadrons,
  others: one.others + other.others,
})

/** What a figure is held against: that of the morning, or the one that the fighters of its own hour were sent with. */
export type Since = 'morning' | 'plan'

export function movedBy(
  campaign: Campaign,
  raid: Raid,
  bombers: Bombers,
  fighters: Fighters,
  since: Since,
  others = 0,
): Moved {
  const worth = (board: Campaign, conditions: Conditions = { isSkyKnown: true }, flying = fighters) =>
    estimate(board, raid, bombers, flying, conditions)
  const isFirst = isSentFirst(campaign, raid)
  const isMorning = since === 'morning' || isFirst
  // In the morning they were reckoned with beside the bombers.
  const isLater = isMorning && !isFirst && bombers.count > 0
  const then = boardThen(campaign, raid, isMorning)
  const underIt = worth(then)
  const blinded = worth({ ...then, damage: campaign.damage })
  const now = worth(campaign)
  const unseen = isMorning ? worth(then, { isSkyKnown: false }) : underIt
  return {
    fighters: isLater ? unseen - worth(then, { isSkyKnown: false }, escortsAwaited(then, raid, bombers)) : 0,
    sky: underIt - unseen,
    radar: blinded - underIt,
    squadrons: now - blinded,
    others: others === 0 ? 0 : worth(campaign, { isSkyKnown: true, others }) - now,
  }
}

/** RE-5.3.b Fighters of the first hours are sent in the morning, before the weather is known. */
function isSentFirst(campaign: Campaign, { segment = 0 }: Raid): boolean {
  return segment <= (firstSegment(campaign) ?? segment) + AFTER_FIRST
}

/** Squadrons that are away from their sectors for raids of this hour, and for those of the whole day. */
const UP: readonly SquadronPlace[] = ['hunt', 'bomber', 'pool', 'inflight']
const AWAY: readonly SquadronPlace[] = [...UP, 'landing', 're-arm']
const LOST: readonly SquadronPlace[] = ['light-loss', 'heavy-loss']

/** The board without what raids have done since: those of its own hour, or all of the day. */
function boardThen(campaign: Campaign, raid: Raid, isMorning: boolean): Campaign {
  const flown = campaign.plan.filter(one => one.done && (isMorning || one.segment === raid.segment))
  if (flown.length === 0) return campaign
  const hit = flown.map(one => bombedTarget(campaign, one).id)
  const kept = Object.entries(campaign.damage).filter(([target]) => !hit.includes(target))
  // Of losses nobody knows the hour; on the first Raid Day all of them are of the day.
  const back = isMorning ? [...AWAY, ...(campaign.raidDay === 1 ? LOST : [])] : UP
  const squadrons = Object.entries(campaign.squadrons).map(([id, one]) => [
    id,
    back.includes(one.place) ? { ...one, place: 'sector' as const } : one,
  ])
  return { ...campaign, damage: Object.fromEntries(kept), squadrons: Object.fromEntries(squadrons) }
}
