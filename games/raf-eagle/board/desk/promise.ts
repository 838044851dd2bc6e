import { escortsFor, estimate } from '../../bot/estimate.ts'
import { bombersOf, likeThese } from '../../bot/force.ts'
import { fewestOf } from '../../bot/plan.ts'
import type { CardNumber } from '../../pack/types.ts'
import { gruppenIn, gruppeSpec, isBomber, plannedFor } from '../../rules/02-terms.ts'
import { areaOf, isReady, raidLimit } from '../../rules/05-planning/limits.ts'
import { raidClass } from '../../rules/05-planning/targets.ts'
import type { Campaign, Raid } from '../../state.ts'
import type { Promised } from '../../text/desk.ts'

/** RE-5.1.c What a card is worth at its best, with bombers of its Luftflotte and two Me 109s for each: targets can be compared. */
export function promiseOf(campaign: Campaign, card: CardNumber): Promised | undefined {
  const index = campaign.plan.findIndex(one => one.card === card)
  const raid: Raid = campaign.plan[index] ?? {
    card,
    major: raidClass(campaign, card) === 'major',
    segment: undefined,
    strategies: [],
    done: false,
  }
  const area = areaOf(campaign, raid)
  const free = gruppenIn(campaign, 'base').filter(id => isReady(campaign, id))
  const ready = [...plannedFor(campaign, index), ...free].filter(
    id => gruppeSpec(campaign, id).luftflotte === area,
  )
  const all = bombersOf(
    campaign,
    ready.filter(id => isBomber(campaign, id)),
  )
  const me109s = ready.filter(id => gruppeSpec(campaign, id).type === 'Me 109').length
  const limit = raidLimit(index < 0 ? { ...campaign, plan: [...campaign.plan, raid] } : campaign, raid)
  let best: Promised | undefined
  for (let bombers = fewestOf(limit); bombers < limit && bombers <= all.count; bombers++) {
    const fighters = Math.min(escortsFor(campaign, raid, bombers, limit - bombers), me109s)
    const beside = { me109: fighters, me110: 0, close: 0 }
    const points = estimate(campaign, raid, likeThese(all, bombers), beside, { isSkyKnown: false })
    if (!best || points > best.points) best = { points, bombers, fighters }
  }
  return best
}
