import { stepAt } from '../pack/index.ts'
import type { GruppeId } from '../pack/types.ts'
import { depletionLevel, gruppeSpec, tablesOf } from '../rules/02-terms.ts'
import type { Campaign } from '../state.ts'
import { oddsOf } from './odds.ts'
import type { Sight } from './sight.ts'

/** A raid in numbers: how many are in each box, and what they are worth together. */
export interface Force {
  readonly bombers: number
  /** Fighters in the Bomber Box. */
  readonly strafers: number
  readonly bomberRating: number
  readonly bombs: number
  readonly straferRating: number
  readonly straferBombs: number
  readonly stukas: number
  readonly hunters: number
  readonly hunterRating: number
  readonly escorts: number
  readonly escortRating: number
  /** What the escorts drop if nobody meets the raid. */
  readonly escortBombs: number
  readonly patrol: number
}

/** Bombers, one by one or as many of a mean. */
export interface Bombers {
  readonly count: number
  readonly rating: number
  readonly bombs: number
  readonly stukas: number
}

export function bombersOf(campaign: Campaign, gruppen: readonly GruppeId[]): Bombers {
  let [rating, bombs, stukas] = [0, 0, 0]
  for (const id of gruppen) {
    const spec = gruppeSpec(campaign, id)
    rating += spec.rating[0]
    bombs += spec.bombing[0]
    if (spec.type === 'Ju 87') stukas++
  }
  return { count: gruppen.length, rating, bombs, stukas }
}

/** So many that are like these. */
export function likeThese({ count, rating, bombs }: Bombers, wanted: number): Bombers {
  const share = count === 0 ? 0 : wanted / count
  return { count: wanted, rating: rating * share, bombs: bombs * share, stukas: 0 }
}

export interface Fighters {
  readonly me109: number
  readonly me110: number
  /** How many Me 109s escort, of those that need not patrol; the others hunt. */
  readonly close: number
  /** RE-6.1.c So many of them fly with the bombers, of those that need not patrol. */
  readonly strafe?: { readonly me109: number; readonly me110: number }
}

const NOBODY = { me109: 0, me110: 0 }

/** A raid of these, deployed as the rules demand. */
export function forceOf(campaign: Campaign, sight: Sight, bombers: Bombers, fighters: Fighters): Force {
  const { me109, me110, strafe = NOBODY } = fighters
  const { rating, bombing, stretched } = oddsOf(campaign)
  const needed = stepAt(tablesOf(campaign).channelPatrol, bombers.count)
  const patrol = sight.range === 'beyond' ? me109 : Math.min(me109, needed)
  const demanded = Math.max(fighters.close, escortsDemanded(campaign, bombers.count) - me110)
  const led = bombers.count > 0
  const low = led ? Math.min(strafe.me109, me109 - patrol) : 0
  const close = led ? Math.max(0, Math.min(me109 - patrol - low, demanded)) : 0
  const hunters = me109 - patrol - close - low
  const own = sight.range === 'edge' ? stretched : rating['Me 109']
  const hard = sight.type !== 'airfield' && sight.type !== 'port' && sight.type !== 'industry'
  const heavy = (count: number) => count * (hard ? Math.ceil(bombing['Me 110'] / 2) : bombing['Me 110'])
  const light = (count: number) => (hard ? 0 : count * bombing['Me 109'])
  // Heavy fighters strafe where they have nobody to escort.
  const strafing = led ? Math.min(strafe.me110, me110) : me110
  const escorting = me110 - strafing
  return {
    bombers: bombers.count,
    strafers: strafing + low,
    bomberRating: bombers.rating,
    bombs: bombers.bombs,
    straferRating: strafing * rating['Me 110'] + low * own,
    straferBombs: heavy(strafing) + light(low),
    stukas: bombers.stukas,
    hunters,
    hunterRating: hunters * own,
    escorts: close + escorting,
    escortRating: close * own + escorting * rating['Me 110'],
    escortBombs: heavy(escorting) + light(close),
    patrol,
  }
}

/** RE-19.2.d RE-19.2.e */
function escortsDemanded(campaign: Campaign, bombers: number): number {
  if (!campaign.advanced) return 0
  return depletionLevel(campaign) > 0 && campaign.vp > 0 ? bombers : Math.ceil(bombers / 2)
}
