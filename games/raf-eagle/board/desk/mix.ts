import { bestEscorts, escortsAwaited, escortsFor, estimate } from '../../bot/estimate.ts'
import { bombersOf } from '../../bot/force.ts'
import { fewestOf } from '../../bot/plan.ts'
import type { CardNumber, GruppeId } from '../../pack/types.ts'
import { gruppenIn, gruppeSpec, has, isBomber, plannedFor } from '../../rules/02-terms.ts'
import { areaOf, isReady, raidLimit } from '../../rules/05-planning/limits.ts'
import type { Campaign, Raid } from '../../state.ts'
import type { Manned } from '../../text/desk.ts'
import { tenths } from '../../text/names.ts'
import { evenly, perRaid } from './escorts.ts'
import { knownForecast } from './forecast.ts'
import { fightersAt } from './hours.ts'

/** Who should fly in a raid instead of those who do, or before anybody does. */
export interface Mix {
  readonly bombers: readonly GruppeId[]
  /** Me 109s that are sent now; RE-5.3.b those of a later hour come later. */
  readonly fighters: readonly GruppeId[]
  /** What it should bring then. */
  readonly points: number
  /** Nobody flies in it yet. */
  readonly isFirst: boolean
}

/** The same in figures. */
export const mannedOf = ({ bombers, fighters, points, isFirst }: Mix): Manned => ({
  bombers: bombers.length,
  fighters: fighters.length,
  points,
  isBetter: !isFirst,
})

/**
 * So many points more, and it is worth sending others: a little where a raid costs more than it brings, but well over half a
 * point where it pays. Raid by raid the staff's own plans stay within that: it deals the Gruppen out among all raids of the day.
 */
const WORTHWHILE = { losing: 0.3, paying: 0.7 } as const

/** RE-5.4.a RE-9.22.a Bombers and Me 109s with which a raid of the morning should bring more than as it stands; undefined where nothing is better. */
export const betterMix = perRaid(reckoned)

function reckoned(campaign: Campaign, card: CardNumber): Mix | undefined {
  const index = campaign.plan.findIndex(raid => raid.card === card)
  const raid = campaign.plan[index]
  if (!raid || has(campaign, raid, 'decoy')) return undefined
  const flying = plannedFor(campaign, index)
  const best = bestMix(campaign, raid, flying, fightersAt(campaign, raid.segment ?? 0).is === 'later')
  if (!best) return undefined
  const now = knownForecast(campaign, index, false)?.balance
  if (now !== undefined && tenths(best.points - now) < WORTHWHILE[tenths(now) < 0 ? 'losing' : 'paying'])
    return undefined
  return { ...best, isFirst: flying.length === 0 }
}

/** RE-5.4.a Bombers and Me 109s that bring most in a raid, of those who fly in it and those who are free. */
export function bestMix(
  campaign: Campaign,
  raid: Raid,
  flying: readonly GruppeId[],
  /** RE-5.3.b Its fighters are sent later: `beside` are those that it can be reckoned with. */
  isLater: boolean,
): (Omit<Mix, 'isFirst'> & { readonly beside: number }) | undefined {
  const conditions = { isSkyKnown: false }
  const free = gruppenIn(campaign, 'base').filter(
    id => isReady(campaign, id) && gruppeSpec(campaign, id).luftflotte === areaOf(campaign, raid),
  )
  const kinds = (is: (id: GruppeId) => boolean) => [flying.filter(is), free.filter(is)] as const
  const [flown, ready] = kinds(id => isBomber(campaign, id))
  const bombs = (id: GruppeId) => gruppeSpec(campaign, id).bombing[0] - gruppeSpec(campaign, id).rating[0]
  const groups = [flown, ready.toSorted((a, b) => bombs(b) - bombs(a))]
  const me109s = kinds(id => gruppeSpec(campaign, id).type === 'Me 109')
  const most = me109s[0].length + me109s[1].length
  const limit = raidLimit(campaign, raid)
  const beside = (count: number) => Math.min(escortsFor(campaign, raid, count, limit - count), most)
  let best: { readonly ids: readonly GruppeId[]; readonly worth: number } | undefined
  const all = flown.length + ready.length
  for (let count = fewestOf(limit); count < limit && count <= all; count++) {
    const ids = evenly(campaign, count, ...groups)
    const bombers = bombersOf(campaign, ids)
    const fighters = isLater
      ? escortsAwaited(campaign, raid, bombers)
      : { me109: beside(count), me110: 0, close: 0 }
    const worth = estimate(campaign, raid, bombers, fighters, conditions)
    if (!best || worth > best.worth) best = { ids, worth }
  }
  if (!best) return undefined
  const { ids, worth } = best
  const span = [0, beside(ids.length)] as const
  const bombers = bombersOf(campaign, ids)
  if (isLater) {
    const { me109, me110 } = escortsAwaited(campaign, raid, bombers)
    return { bombers: ids, fighters: [], beside: me109 + me110, points: worth }
  }
  const { me109, points } = bestEscorts(campaign, raid, bombers, { me110: 0 }, span, conditions)
  return { bombers: ids, fighters: evenly(campaign, me109, ...me109s), beside: me109, points }
}
