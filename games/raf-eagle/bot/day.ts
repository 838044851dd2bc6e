import { copy } from '@tallyho/engine'
import type { CardNumber } from '../pack/types.ts'
import { gruppe, gruppeSpec, has, isBomber, plannedFor } from '../rules/02-terms.ts'
import { raidLimit } from '../rules/05-planning/limits.ts'
import type { Campaign } from '../state.ts'
import { bomberRoster, fighterRoster, type Roster } from './assign.ts'
import { escortsFor, estimate } from './estimate.ts'
import { bombersOf } from './force.ts'
import { dayWith, type Intent, raidOn } from './plan.ts'

const PLANS = new WeakMap<Campaign, { readonly key: string; readonly intents: readonly Intent[] }>()

/** The day's plan: the same however much of it lies on the table already. */
export function dayPlan(campaign: Campaign): readonly Intent[] {
  const cards = [...campaign.hand, ...campaign.plan.map(({ card }) => card)].sort((a, b) => a - b)
  const key = `${campaign.raidDay} ${cards}`
  const known = PLANS.get(campaign)
  if (known?.key === key) return known.intents
  const intents = withoutLosers(campaign, cards)
  PLANS.set(campaign, { key, intents })
  return intents
}

/** A raid that would cost more than it brings, with those who would fly in it, leaves them to the others. */
function withoutLosers(campaign: Campaign, cards: readonly CardNumber[]): readonly Intent[] {
  let wanted = cards
  for (;;) {
    const intents = dayWith(campaign, cards, wanted)
    const loser = worstOf(campaign, intents)
    if (loser === undefined) return intents
    wanted = wanted.filter(card => card !== loser)
  }
}

/** Of those that the player has not laid himself, the one that loses most points. */
function worstOf(campaign: Campaign, intents: readonly Intent[]): CardNumber | undefined {
  const board = manned(campaign, intents)
  const own = new Set(campaign.plan.map(({ card }) => card))
  let worst: { readonly card: CardNumber; readonly worth: number } | undefined
  for (const [index, { card }] of board.plan.entries()) {
    if (own.has(card)) continue
    const worth = worthAt(board, index)
    if (worth < Math.min(0, worst?.worth ?? 0)) worst = { card, worth }
  }
  return worst?.card
}

/** RE-4.I.5 The plan as it would lie there in the morning: all bombers, and fighters for the first hours. */
function manned(campaign: Campaign, intents: readonly Intent[]): Campaign {
  // In the order in which the machine lays them: who flies where depends on it.
  const added = intents
    .filter(({ card }) => !campaign.plan.some(raid => raid.card === card))
    .toSorted((a, b) => campaign.hand.indexOf(a.card) - campaign.hand.indexOf(b.card))
  const plan = [
    ...campaign.plan,
    ...added.map(({ card, segment, strategies }) => ({
      ...raidOn(campaign, card),
      segment,
      strategies: [...strategies],
    })),
  ]
  const board = { ...campaign, plan, gruppen: copy(campaign.gruppen) }
  assign(board, bomberRoster(board))
  assign(board, fighterRoster(board, new Set(plan.filter(isFirst(plan)).map(({ card }) => card))))
  return board
}

/** RE-5.3.b Raids of the first hours: fighters are sent there in the morning. */
function isFirst(plan: Campaign['plan']) {
  const first = Math.min(...plan.map(({ segment = 0 }) => segment))
  return ({ segment = 0 }: Campaign['plan'][number]) => segment <= first + 2
}

function assign(board: Campaign, roster: Roster): void {
  for (const [id, card] of roster)
    Object.assign(gruppe(board, id), {
      place: 'planned',
      raid: board.plan.findIndex(raid => raid.card === card),
    })
}

/** What a raid should bring as it is manned; a later one with the fighters that it will have. */
function worthAt(board: Campaign, index: number): number {
  const raid = board.plan[index]
  if (!raid || has(board, raid, 'decoy')) return 0
  const flying = plannedFor(board, index)
  const count = (type: string) => flying.filter(id => gruppeSpec(board, id).type === type).length
  const bombers = bombersOf(
    board,
    flying.filter(id => isBomber(board, id)),
  )
  const later = isFirst(board.plan)(raid)
    ? 0
    : escortsFor(board, raid, bombers.count, raidLimit(board, raid) - bombers.count)
  const fighters = { me109: later || count('Me 109'), me110: count('Me 110'), close: 0 }
  return estimate(board, raid, bombers, fighters, { isSkyKnown: false })
}
