import type { CardNumber } from '../../pack/types.ts'
import { plannedFor } from '../../rules/02-terms.ts'
import { raidClass } from '../../rules/05-planning/targets.ts'
import type { Campaign, Raid } from '../../state.ts'
import type { Promised } from '../../text/desk.ts'
import { bestMix } from './mix.ts'

/** RE-5.1.c What a card is worth at its best, sought as for the raid once it is laid: targets can be compared. */
export function promiseOf(campaign: Campaign, card: CardNumber): Promised | undefined {
  const index = campaign.plan.findIndex(one => one.card === card)
  const raid: Raid = campaign.plan[index] ?? {
    card,
    major: raidClass(campaign, card) === 'major',
    segment: undefined,
    strategies: [],
    done: false,
  }
  const board = index < 0 ? { ...campaign, plan: [...campaign.plan, raid] } : campaign
  const best = bestMix(board, raid, plannedFor(campaign, index), false)
  return best && { points: best.points, bombers: best.bombers.length, fighters: best.fighters.length }
}
