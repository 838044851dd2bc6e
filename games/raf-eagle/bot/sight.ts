import { stepAt } from '../pack/index.ts'
import type { SectorId, TargetType, Weather } from '../pack/types.ts'
import {
  bombedTarget,
  cardOf,
  groupOf,
  has,
  me109Range,
  squadronSpec,
  squadronsIn,
  tablesOf,
  targetSpec,
} from '../rules/02-terms.ts'
import type { Campaign, Raid } from '../state.ts'
import { MOST_POOL, oddsOf } from './odds.ts'

/** What is known of a target before anybody flies there. */
export interface Sight {
  /** What is bombed: the card's target or its second. */
  readonly type: TargetType
  readonly range: 'in' | 'edge' | 'beyond'
  /** Squadrons that can be expected for no, late, sufficient and early warning. */
  readonly pools: readonly number[]
  /** Modifiers of detection, and of the response priority, but for the size of the raid. */
  readonly seen: number
  readonly alarm: number
  /** Columns that strategies shift the bombs. */
  readonly shift: number
  readonly weather: Weather
  /** What a point of damage is worth. */
  readonly points: number
}

/** Squadrons by sector. */
export type Waiting = ReadonlyMap<SectorId, number>

/** Those on the map. */
export function squadronsWaiting(campaign: Campaign): Waiting {
  const waiting = new Map<SectorId, number>()
  for (const id of squadronsIn(campaign, 'sector')) {
    const { sector, type } = squadronSpec(campaign, id)
    if (type !== 'Blenheim') waiting.set(sector, (waiting.get(sector) ?? 0) + 1)
  }
  return waiting
}

/** RE-10.21.d */
const BLIND = 3

export function sightOf(
  campaign: Campaign,
  raid: Raid,
  waiting: Waiting,
  { weather = 'patchy' as Weather, others = 0 } = {},
): Sight {
  const { chart, double, target } = cardOf(campaign, raid)
  const { type } = bombedTarget(campaign, raid)
  const { response } = tablesOf(campaign)
  const group = groupOf(campaign, raid)
  const named = targetSpec(campaign, target).type
  return {
    type,
    range: me109Range(campaign, raid),
    pools: [0, 1, 2, 3].map(column => {
      let pool = 0
      for (const { sector, send } of chart) pool += Math.min(send[column] ?? 0, waiting.get(sector) ?? 0)
      return Math.min(pool, MOST_POOL)
    }),
    seen: detection(campaign, raid, weather),
    alarm:
      stepAt(response.date, campaign.day) +
      (named === 'headquarters' || named === 'base' ? 0 : response.type[named]) +
      (group === undefined ? 0 : response.group[group]) -
      others,
    shift: has(campaign, raid, 'pathfinders') ? 2 : 0,
    weather,
    points: (double ? 2 : 1) * (raid.forward ? FORWARD : 1) + BESIDES[type],
  }
}

/** RE-19.1.e Heavy damage counts less there. */
const FORWARD = 0.85

/** What a point is worth besides its victory point: squadrons dispersed, nets blinded, aircraft lost. */
const BESIDES: Readonly<Record<TargetType, number>> = {
  airfield: 0.15,
  radar: 0.15,
  industry: 0.1,
  headquarters: 0.15,
  city: 0,
  port: 0,
  base: 0,
}

/** RE-6.2 What tells Fighter Command of a raid before it is flown. */
function detection(campaign: Campaign, raid: Raid, weather: Weather): number {
  const { nets, observers } = cardOf(campaign, raid)
  const damaged = oddsOf(campaign).radar.filter(({ id }) => campaign.damage[id])
  const blind = damaged.length >= BLIND || has(campaign, raid, 'low-level')
  const watching = blind ? 0 : nets.filter(net => !damaged.some(radar => radar.net === net)).length
  const [clear, patchy, broken] = observers
  const modifier = 2 * watching + { clear, patchy, broken }[weather]
  return modifier + (campaign.pressed ? 2 : 0) - (raid.forward ? 2 : 0)
}
