import type { FighterId, Position } from '../pack/types.ts'
import { cardsLeft } from '../rules/01-general/odds.ts'
import { type BurstChances, burstChances } from '../rules/04-bombers/chances.ts'
import { isInbound } from '../rules/04-bombers/damage.ts'
import { classOf, typeOf } from '../rules/04-bombers/formation.ts'
import type { BomberId, Campaign } from '../state.ts'

/** What several bursts promise together, and which of many is the best for one man. Ways are ids of answers: `0.1/port`. */

/** SAB-VP-03 What bursts promise, against what they may cost: a bomber is a point, and so is a kette as long as the raid flies in. */
const worthOf = (campaign: Campaign, { hit, down, cutOff, struck }: BurstChances) =>
  down + (isInbound(campaign) ? cutOff : 0) + hit / 4 - struck / 2

/** How much of that is left for the next one at the same bomber: it may be down before his turn. */
const CROWDED = 0.7

/** For each of them the way that promises most with those before him. */
export function bestWays(
  campaign: Campaign,
  waiting: readonly FighterId[],
  ways: readonly string[],
): readonly string[] {
  const crowd = new Map<BomberId, number>()
  // As if all were there: what cuts a kette off counts all of them.
  const there = withAims(
    campaign,
    waiting.map(id => ({ fighter: id, ...aimOf(ways[0] ?? '') })),
  )
  return waiting.map(fighter => {
    const left = (way: string) => CROWDED ** (crowd.get(aimOf(way).bomber) ?? 0)
    const way = bestWay(there, fighter, ways, left)
    const { bomber } = aimOf(way)
    crowd.set(bomber, (crowd.get(bomber) ?? 0) + 1)
    return way
  })
}

export function bestWay(
  campaign: Campaign,
  fighter: FighterId,
  ways: readonly string[],
  left: (way: string) => number = () => 1,
): string {
  const worths = ways.map(way => wayWorth(campaign, fighter, way) * left(way))
  return ways[worths.indexOf(Math.max(...worths))] ?? ''
}

export function wayWorth(campaign: Campaign, fighter: FighterId, way: string): number {
  return worthOf(campaign, burstChances({ campaign, fighter, ...aimOf(way) }))
}

/** What several do at one stroke: what they may expect of it, and what that is worth beside something else that they may do. */
export interface Together {
  readonly chances: BurstChances
  readonly worth: number
}

/**
 * That the kette is cut off, which is a point, that one goes down, and what it may cost. Each burst is reckoned on the bombers as they are
 * now; what the first ones leave makes it easier for those after them.
 */
export function together(campaign: Campaign, group: readonly FighterId[], ids: readonly string[]): Together {
  const aims = group.map((fighter, i) => ({ fighter, ...aimOf(ids[i] ?? '') }))
  const there = withAims(campaign, aims)
  const each = aims.map((aim, i) => burstChances({ campaign: afterCards(there, aim.bomber, i), ...aim }))
  const any = (chance: keyof BurstChances) => 1 - each.reduce((none, one) => none * (1 - one[chance]), 1)
  // Nothing is weighed that is not told: whoever compares two answers by their figures comes to the same.
  const all = { hit: 0, down: any('down'), cutOff: any('cutOff'), struck: any('struck') }
  return { chances: all, worth: worthOf(campaign, all) }
}

/** SAB-GEN-13 Who fires when the cards that are left are used up draws from all of them. */
function afterCards(campaign: Campaign, bomber: BomberId, drawn: number): Campaign {
  const { patrol } = campaign
  const deck = classOf(typeOf(campaign, bomber))
  if (!patrol || drawn < cardsLeft(campaign, deck).length) return campaign
  return { ...campaign, patrol: { ...patrol, decks: { ...patrol.decks, [deck]: {} } } }
}

export function aimOf(way: string) {
  const [bomber = '', angle] = way.split('/')
  return { bomber, angle: angle as Position }
}

/** As if they were there already: a Disruption counts all of them. */
function withAims(
  campaign: Campaign,
  aims: readonly { readonly fighter: FighterId; readonly bomber: BomberId; readonly angle: Position }[],
): Campaign {
  const { patrol } = campaign
  if (!patrol) return campaign
  const aimed = aims.map(({ fighter: id, bomber, angle }) => [
    id,
    { ...patrol.fighters[id], attack: { bomber, angle, delayed: false } },
  ])
  return {
    ...campaign,
    patrol: { ...patrol, fighters: { ...patrol.fighters, ...Object.fromEntries(aimed) } },
  }
}
