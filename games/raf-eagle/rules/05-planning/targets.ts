import { noted, onceByNumber, type Procedure, type Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { CardNumber, RaidClass, Segment, TargetId } from '../../pack/types.ts'
import type { Campaign, Raid } from '../../state.ts'
import type { PlanOption } from '../../vocabulary/planning.ts'
import { note, stop } from '../../vocabulary.ts'
import { discard, drawCard } from '../02-decks.ts'
import {
  bombedTarget,
  cardOf,
  depletionLevel,
  has,
  kindsOf,
  LUFTWAFFE,
  primaryType,
  SEGMENTS,
  tablesOf,
} from '../02-terms.ts'
import { canMeetDemands, meetsDemands } from './demands.ts'

/** RE-5.1.a */
const DRAWN = 10
const DRAWN_IN_HAZE = 8
/** RE-5.11.a */
const MAJOR_TARGETS = 3
/** RE-5.13.a The first segment that haze leaves. */
const HAZE_LIFTS = 2
/** RE-5.14.a */
const MOST_AT_ONCE = 3

const DONE: PlanOption = { id: 'done', ends: true, does: 'done' }
/** RE-A-16 A day without a raid is seldom meant. */
const NO_RAID: PlanOption = { ...DONE, rare: true }

/** RE-4.I.3 Targets are drawn, and raids on them planned. */
export function* selectTargets(campaign: Campaign): Procedure<Step> {
  yield* drawTargets(campaign)
  yield* drawFurtherTargets(campaign)
  return yield* planRaids(campaign)
}

/** RE-5.12.a What is drawn goes on the track, or not. */
export function* planRaids(campaign: Campaign): Procedure<Step> {
  let raids = raidOptions(campaign)
  for (;;) {
    const done = meetsDemands(campaign) ? [campaign.plan.length === 0 ? NO_RAID : DONE] : []
    const option = yield* stop(LUFTWAFFE, 'plan-raid', [...raids, ...extras(campaign), ...done])
    if (option.does === 'done') break
    planned(campaign, option)
    if (option.does === 'raid') raids = stillOpen(campaign, raids, option)
  }
  // RE-5.1.c
  discard(campaign, 'target', ...campaign.hand)
  campaign.hand = []
  tellPlan(campaign)
  return 'bombers'
}

// ---- what is drawn

/** RE-5.1.a RE-5.1.b Cards that allow no raid go at once. */
function* drawTargets(campaign: Campaign): Procedure<void> {
  const cards: { card: CardNumber; target: TargetId; raid: RaidClass }[] = []
  while (cards.length < (campaign.haze ? DRAWN_IN_HAZE : DRAWN)) {
    const card = yield* drawCard(campaign, 'target')
    // RE-A-14
    if (card === undefined) break
    const raid = raidClass(campaign, card)
    cards.push({ card, target: cardOf(campaign, { card }).target, raid })
    campaign.hand.push(card)
  }
  const none = cards.filter(({ raid }) => raid === 'none').map(({ card }) => card)
  campaign.hand = campaign.hand.filter(card => !none.includes(card))
  discard(campaign, 'target', ...none)
  note('RE-5.1.a', 'targets-drawn', { cards })
}

/** RE-5.11.a One more at a time until three allow a major raid, RE-A-14 as long as there is such a card. */
function* drawFurtherTargets(campaign: Campaign): Procedure<void> {
  const isMajor = (card: CardNumber) => raidClass(campaign, card) === 'major'
  const { target } = campaign.decks
  while (
    campaign.hand.filter(isMajor).length < MAJOR_TARGETS &&
    (target.left.some(isMajor) || target.discards.some(isMajor))
  ) {
    const card = yield* drawCard(campaign, 'target')
    if (card === undefined) break
    const kept = isMajor(card)
    if (kept) campaign.hand.push(card)
    else discard(campaign, 'target', card)
    note('RE-5.11.a', 'further-target', { card, target: cardOf(campaign, { card }).target, kept })
  }
}

/** RE-5.1.b RE-13.a What the Raid Priority Table allows for a card. */
export function raidClass(campaign: Campaign, card: CardNumber): RaidClass {
  const { value } = cardOf(campaign, { card })
  const priority = campaign.priorities[primaryType(campaign, { card })]
  // RE-14.4.e
  if (priority === 'high' && value === 1 && depletionLevel(campaign) > 0) return 'major'
  return tablesOf(campaign).raidPriority[priority][value - 1] ?? 'none'
}

// ---- what is planned

type RaidOption = Extract<PlanOption, { readonly does: 'raid' }>

/** RE-5.12.a Any card to any segment, RE-5.13.a but none into the haze. */
function raidOptions({ hand, haze }: Campaign): readonly RaidOption[] {
  const segments = haze ? SEGMENTS.slice(HAZE_LIFTS) : SEGMENTS
  const options: RaidOption[] = []
  for (const card of hand) {
    const at = raidOption(card)
    for (const segment of segments) options.push(at(segment))
  }
  return options
}

const raidOption = onceByNumber((card: CardNumber) =>
  onceByNumber((segment): RaidOption => {
    const on = [`card:${card}`, `segment:${segment}`]
    return { id: `${card}@${segment}`, on, does: 'raid', card, segment: segment as Segment }
  }),
)

/** RE-5.1.d Each card is a raid of its own, RE-5.14.a and three fly at a time. */
function stillOpen(
  { plan }: Campaign,
  raids: readonly RaidOption[],
  { card, segment }: RaidOption,
): readonly RaidOption[] {
  const full = plan.filter(raid => raid.segment === segment).length >= MOST_AT_ONCE
  return raids.filter(raid => raid.card !== card && !(full && raid.segment === segment))
}

/** RE-15.1.c Strategies for raids, RE-19.1.a markers for forward airfields. */
function extras(campaign: Campaign): readonly PlanOption[] {
  return [...strategyOptions(campaign), ...forwardOptions(campaign)]
}

/** RE-15.1.d What is not assigned stays in hand, without effect. */
function strategyOptions(campaign: Campaign): readonly PlanOption[] {
  const options: PlanOption[] = []
  for (const strategy of campaign.strategies)
    for (const raid of campaign.plan)
      if (takesStrategy(campaign, raid, strategy)) options.push(strategyOption(strategy)(raid.card))
  return options
}

const strategyOption = onceByNumber((strategy: CardNumber) =>
  onceByNumber((card): PlanOption => {
    const on = [`strategy:${strategy}`, `card:${card}`]
    return { id: `${strategy}>${card}`, on, does: 'strategy', card, strategy }
  }),
)

/** RE-15.11.a Cards share a raid, RE-15.11.b but a decoy stands alone. */
function takesStrategy(campaign: Campaign, raid: Raid, number: CardNumber): boolean {
  const { strategies, forward } = raid
  const kind = packOf(campaign).strategy.get(number)?.strategy
  if (has(campaign, raid, 'decoy')) return false
  if (kind !== 'decoy' && kind !== 'secondary-target') return true
  // RE-10.25.a RE-A-20 The second target is one that the card has, and not its forward airfields.
  const fits = kind === 'decoy' ? strategies.length === 0 : cardOf(campaign, raid).secondary !== undefined
  return fits && !forward && canMeetDemands(campaign, withStrategy(campaign, raid, number))
}

/** The plan as it would be. */
function withStrategy({ plan }: Campaign, raid: Raid, strategy: CardNumber): readonly Raid[] {
  return plan.map(one => (one === raid ? { ...raid, strategies: [...raid.strategies, strategy] } : one))
}

/** RE-19.1.a As often as one likes, for raids on what the card names first (RE-A-20). */
function forwardOptions(campaign: Campaign): readonly PlanOption[] {
  if (!campaign.advanced) return []
  return campaign.plan
    .filter(
      raid =>
        cardOf(campaign, raid).forward &&
        !raid.forward &&
        !has(campaign, raid, 'secondary-target') &&
        !has(campaign, raid, 'decoy'),
    )
    .map(({ card }): PlanOption => ({ id: `${card}>forward`, on: [`card:${card}`], does: 'forward', card }))
}

function planned(campaign: Campaign, option: Exclude<PlanOption, { readonly does: 'done' }>): void {
  const { card } = option
  if (option.does === 'raid') {
    const major = raidClass(campaign, card) === 'major'
    campaign.hand = campaign.hand.filter(other => other !== card)
    campaign.plan.push({ card, major, segment: option.segment, strategies: [], done: false })
    return
  }
  const raid = campaign.plan.find(one => one.card === card)
  if (!raid) return
  // RE-19.1.b Without the marker it is the airfield of the sector.
  if (option.does === 'forward') raid.forward = true
  else {
    raid.strategies.push(option.strategy)
    campaign.strategies = campaign.strategies.filter(other => other !== option.strategy)
  }
}

/** RE-5.12.a Open for all to see. */
function tellPlan(campaign: Campaign): void {
  if (!noted()) return
  const { plan } = campaign
  if (plan.length === 0) note('RE-5.1.c', 'no-raid-planned')
  for (const raid of plan) {
    const { card, segment, major, strategies, forward } = raid
    if (segment !== undefined)
      note('RE-5.12.a', 'raid-planned', {
        card,
        target: bombedTarget(campaign, raid).id,
        segment,
        major,
        strategies: kindsOf(campaign, strategies),
        forward: forward ?? false,
      })
  }
}
