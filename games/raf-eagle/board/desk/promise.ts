import { escortsFor, estimate } from '../../bot/estimate.ts'
import { bombersOf, likeThese } from '../../bot/force.ts'
import { fewestOf } from '../../bot/plan.ts'
import type { CardNumber } from '../../pack/types.ts'
import { gruppenIn, gruppeSpec, isBomber } from '../../rules/02-terms.ts'
import { areaOf, isReady, raidLimit } from '../../rules/05-planning/limits.ts'
import { raidClass } from '../../rules/05-planning/targets.ts'
import type { Campaign, Raid } from '../../state.ts'
import type { Promised } from '../../text/desk.ts'

/** RE-5.1.c What a card in hand is worth at its best, with bombers of its Luftflotte and two Me 109s for each: targets can be compared. */
export function promiseOf(campaign: Campaign, card: CardNumber): Promised | undefined {
  const major = raidClass(campaign, card) === 'major'
  const raid: Raid = { card, major, segment: undefined, strategies: [], done: false }
  const area = areaOf(campaign, raid)
  const ready = gruppenIn(campaign, 'base').filter(
    id => isReady(campaign, id) && gruppeSpec(campaign, id).luftflotte === area,
  )
  const all = bombersOf(
    campaign,
    ready.filter(id => isBomber(campaign, id)),
  )
  const me109s = ready.filter(id => gruppeSpec(campaign, id).type === 'Me 109').length
  const limit = raidLimit({ ...campaign, plan: [...campaign.plan, raid] }, raid)
  let best: Promised | undefined
  for (let bombers = fewestOf(limit); bombers < limit && bombers <= all.count; bombers++) {
    const fighters = Math.min(escortsFor(campaign, raid, bombers, limit - bombers), me109s)
    const beside = { me109: fighters, me110: 0, close: 0 }
    const points = estimate(campaign, raid, likeThese(all, bombers), beside, { isSkyKnown: false })
    if (!best || points > best.points) best = { points, bombers, fighters }
  }
  return best
}
