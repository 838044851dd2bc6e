import { packOf } from '../pack/index.ts'
import type { CardNumber, GruppeId, Luftflotte, Segment, Strategy } from '../pack/types.ts'
import { cardOf, gruppenIn, gruppeSpec, isBomber, targetSpec } from '../rules/02-terms.ts'
import { areaOf, isReady, raidLimit } from '../rules/05-planning/limits.ts'
import { raidClass } from '../rules/05-planning/targets.ts'
import type { Campaign, Raid } from '../state.ts'
import { type Bombers, bombersOf, forceOf, likeThese } from './force.ts'
import { prospect } from './prospect.ts'
import { share } from './share.ts'
import { type Sight, sightOf, squadronsWaiting } from './sight.ts'

/** The day as it should be: which targets, when, and with which strategies. */
export interface Intent {
  readonly card: CardNumber
  readonly segment: Segment
  readonly strategies: readonly CardNumber[]
}

/** Two blows a day, and in the haze: fighters are back for the second, and more squadrons are met at once. */
const BLOWS: readonly Segment[] = [0, 4]
const IN_HAZE: readonly Segment[] = [2, 6]
/** RE-5.14.a */
const AT_ONCE = 3
/** So every fighter flies twice. */
const SORTIES = BLOWS.length
/** A raid must promise this much: events and missed rendezvous will cost it about as much. */
const LEAST = 0.7
/** What is still there of the squadrons when a raid comes; the others are in the air against another. */
export const STILL_THERE = 0.8

const PLANS = new WeakMap<Campaign, { readonly key: string; readonly intents: readonly Intent[] }>()

/** The day's plan: the same however much of it lies on the table already. */
export function dayPlan(campaign: Campaign): readonly Intent[] {
  const cards = [...campaign.hand, ...campaign.plan.map(({ card }) => card)].sort((a, b) => a - b)
  const key = `${campaign.raidDay} ${cards}`
  const known = PLANS.get(campaign)
  if (known?.key === key) return known.intents
  const intents = scheduled(campaign, cards, worthwhile(campaign, cards))
  PLANS.set(campaign, { key, intents })
  return intents
}

interface Prospective {
  readonly raid: Raid
  readonly worth: number
}

/** The raids that pay, the best first. The fewer there are the stronger they get: so the worst goes, and all are tried again. */
function worthwhile(campaign: Campaign, cards: readonly CardNumber[]): readonly Prospective[] {
  let raids: readonly Raid[] = cards.map(card => raidOn(campaign, card))
  for (;;) {
    const promises = prospectsOf(campaign, raids)
    const worst = promises.at(-1)
    if (!worst || (worst.worth > LEAST && raids.length <= AT_ONCE * BLOWS.length)) return promises
    raids = promises.slice(0, -1).map(({ raid }) => raid)
  }
}

/** A card as the raid that it is or would be. */
function raidOn(campaign: Campaign, card: CardNumber): Raid {
  const planned = campaign.plan.find(raid => raid.card === card)
  const major = planned?.major ?? raidClass(campaign, card) === 'major'
  return { card, major, segment: undefined, strategies: [], done: false }
}

function prospectsOf(campaign: Campaign, plan: readonly Raid[]): readonly Prospective[] {
  const waiting = squadronsWaiting(campaign, STILL_THERE)
  const asPlanned = { ...campaign, plan: [...plan] }
  const promises = ([2, 3] as const).flatMap(luftflotte => {
    const raids = plan.filter(raid => areaOf(campaign, raid) === luftflotte)
    const strength = strengthOf(campaign, luftflotte, raids.length)
    const curves = raids.map(raid =>
      bomberCurve(campaign, sightOf(campaign, raid, waiting), raidLimit(asPlanned, raid), strength),
    )
    const shares = share(strength.bombers.count, curves)
    return raids.map((raid, i): Prospective => ({ raid, worth: curves[i]?.[shares[i] ?? 0] ?? 0 }))
  })
  return promises.toSorted((a, b) => b.worth - a.worth)
}

/** The bombers of a Luftflotte, and the fighters that each of its raids can have. */
export interface Strength {
  readonly bombers: Bombers
  readonly me109: number
  readonly me110: number
}

function strengthOf(campaign: Campaign, luftflotte: Luftflotte, raids: number): Strength {
  const ready = readyIn(campaign, luftflotte)
  const bombers = ready.filter(id => isBomber(campaign, id))
  return { bombers: bombersOf(campaign, bombers), ...fightersFor(campaign, ready, raids) }
}

export function readyIn(campaign: Campaign, luftflotte: Luftflotte): readonly GruppeId[] {
  return gruppenIn(campaign, 'base').filter(
    id => gruppeSpec(campaign, id).luftflotte === luftflotte && isReady(campaign, id),
  )
}

/** What each of so many raids can have of these: everybody flies more than once a day. */
export function fightersFor(campaign: Campaign, gruppen: readonly GruppeId[], raids: number) {
  const each = Math.min(1, SORTIES / Math.max(1, raids))
  const count = (type: string) => gruppen.filter(id => gruppeSpec(campaign, id).type === type).length
  return { me109: Math.floor(count('Me 109') * each), me110: Math.floor(count('Me 110') * each) }
}

/** What a raid of at most so many is worth with none, one, two … bombers and fighters for the rest. */
export function bomberCurve(
  campaign: Campaign,
  sight: Sight,
  limit: number,
  { bombers, me109, me110 }: Strength,
): readonly number[] {
  const curve: number[] = []
  for (let count = 0; count <= Math.min(limit, bombers.count); count++) {
    const hunters = Math.min(me109, limit - count)
    const heavy = Math.min(me110, limit - count - hunters)
    const force = forceOf(campaign, sight, likeThese(bombers, count), {
      me109: hunters,
      me110: heavy,
      close: 0,
    })
    curve.push(count + hunters + heavy === 0 ? 0 : prospect(campaign, sight, force))
  }
  return curve
}

// ---- when

/** Raids come together, when fighters are back: whoever meets one of them cannot meet the others. */
function scheduled(
  campaign: Campaign,
  cards: readonly CardNumber[],
  promises: readonly Prospective[],
): readonly Intent[] {
  const slots = (campaign.haze ? IN_HAZE : BLOWS).map(segment => ({
    segment,
    raids: 0,
    of: { 2: 0, 3: 0 },
  }))
  const intents: { card: CardNumber; segment: Segment; strategies: CardNumber[] }[] = []
  for (const { raid } of promises) {
    const area = areaOf(campaign, raid)
    const [slot] = slots
      .filter(({ raids }) => raids < AT_ONCE)
      .sort((a, b) => a.of[area] - b.of[area] || a.raids - b.raids)
    if (!slot) break
    slot.raids++
    slot.of[area]++
    intents.push({ card: raid.card, segment: slot.segment, strategies: [] })
  }
  layStrategies(campaign, cards, intents)
  return intents
}

// ---- strategies

type Draft = { card: CardNumber; segment: Segment; strategies: CardNumber[] }

function layStrategies(campaign: Campaign, cards: readonly CardNumber[], intents: Draft[]): void {
  const held = [...campaign.strategies, ...campaign.plan.flatMap(({ strategies }) => strategies)]
  for (const number of held.sort((a, b) => a - b)) {
    const strategy = packOf(campaign).strategy.get(number)?.strategy
    if (strategy === undefined) continue
    if (strategy === 'decoy') layDecoy(campaign, cards, intents, number)
    else bestFor(campaign, intents, strategy)?.strategies.push(number)
  }
}

/** The raid that a strategy is of most use to: the first, for the best come first. */
function bestFor(campaign: Campaign, intents: readonly Draft[], strategy: Strategy): Draft | undefined {
  const kinds = ({ strategies }: Draft) => strategies.map(one => packOf(campaign).strategy.get(one)?.strategy)
  const open = intents.filter(one => !kinds(one).includes(strategy) && !kinds(one).includes('decoy'))
  const isMajor = ({ card }: Draft) => raidOn(campaign, card).major
  switch (strategy) {
    case 'major-raid':
      return open.find(one => !isMajor(one))
    case 'coordination':
      return open.find(isMajor)
    case 'low-level':
      return open.toSorted((a, b) => netsOf(campaign, b) - netsOf(campaign, a))[0]
    case 'secondary-target':
      return open.find(({ card }) => isHeadquarters(campaign, cardOf(campaign, { card }).secondary))
    default:
      return open[0]
  }
}

function netsOf(campaign: Campaign, { card }: Draft): number {
  return cardOf(campaign, { card }).nets.length
}

function isHeadquarters(campaign: Campaign, target: string | undefined): boolean {
  return target !== undefined && targetSpec(campaign, target).type === 'headquarters'
}

/** AMB-51 A card that nobody flies to draws squadrons away from the first raids of the day. */
function layDecoy(
  campaign: Campaign,
  cards: readonly CardNumber[],
  intents: Draft[],
  strategy: CardNumber,
): void {
  const segment = intents[0]?.segment
  if (segment === undefined) return
  if (intents.filter(one => one.segment === segment).length >= AT_ONCE) return
  const idle = cards.filter(card => !intents.some(one => one.card === card))
  const [card] = idle.sort((a, b) => callsFor(campaign, b) - callsFor(campaign, a))
  if (card !== undefined) intents.push({ card, segment, strategies: [strategy] })
}

function callsFor(campaign: Campaign, card: CardNumber): number {
  return cardOf(campaign, { card }).chart.reduce((sum, { send }) => sum + send[2], 0)
}
