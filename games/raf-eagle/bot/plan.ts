import { packOf } from '../pack/index.ts'
import type { CardNumber, GruppeId, Luftflotte, Segment, Strategy } from '../pack/types.ts'
import { cardOf, gruppenIn, gruppeSpec, has, isBomber, plannedFor, targetSpec } from '../rules/02-terms.ts'
import { areaOf, isReady, mayFlyIn, raidLimit } from '../rules/05-planning/limits.ts'
import { raidClass } from '../rules/05-planning/targets.ts'
import type { Campaign, Raid } from '../state.ts'
import { type Bombers, bombersOf, forceOf, likeThese } from './force.ts'
import { prospect } from './prospect.ts'
import { type Package, shareTwo } from './share.ts'
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
const LEAST = 0.3

/** The day with some of the cards: raids that find no hour leave what they were given to the others, and these are tried again. */
export function dayWith(
  campaign: Campaign,
  cards: readonly CardNumber[],
  some: readonly CardNumber[],
): readonly Intent[] {
  let wanted = some
  for (;;) {
    const allotments = worthwhile(campaign, wanted)
    const intents = scheduled(campaign, cards, allotments)
    const flown = allotments
      .map(({ raid }) => raid.card)
      .filter(card => intents.some(one => one.card === card))
    if (flown.length === allotments.length) return intents
    wanted = flown
  }
}

/** A raid with what it should be given. */
export interface Allotment extends Package {
  readonly raid: Raid
}

/** The raids that pay, the best first. The fewer they are the stronger each may be: so those that are left are tried again. */
function worthwhile(campaign: Campaign, cards: readonly CardNumber[]): readonly Allotment[] {
  let raids: readonly Raid[] = cards.map(card => raidOn(campaign, card))
  for (;;) {
    const allotments = allot(campaign, raids)
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, AT_ONCE * BLOWS.length)
    if (allotments.length === raids.length) return allotments
    raids = allotments.map(({ raid }) => raid)
  }
}

/** A card as the raid that it is or would be. */
export function raidOn(campaign: Campaign, card: CardNumber): Raid {
  const planned = campaign.plan.find(raid => raid.card === card)
  const major = planned?.major ?? raidClass(campaign, card) === 'major'
  const { forward: has, range } = cardOf(campaign, { card })
  const forward = campaign.advanced && has && range === 'edge'
  return { card, major, segment: undefined, strategies: [], ...(forward && { forward }), done: false }
}

/** Bombers and fighters for raids of one day, as they are worth most. */
export function allot(campaign: Campaign, plan: readonly Raid[]): readonly Allotment[] {
  const waiting = squadronsWaiting(campaign)
  // RE-5.4.b Never more than there may be in the end.
  const asPlanned = { ...campaign, plan: plan.slice(0, AT_ONCE * BLOWS.length) }
  let helpers: Helpers = { bombers: [], me109: 0 }
  return ORDER.flatMap(luftflotte => {
    const raids = plan.filter(raid => areaOf(campaign, raid) === luftflotte)
    const strength = strengthOf(campaign, luftflotte, raids.length, helpers)
    const packages = raids.map(raid =>
      packagesOf(campaign, sightOf(campaign, raid, waiting), raidLimit(asPlanned, raid), strength),
    )
    const shares = shareTwo(strength.bombers.count, strength.sorties, packages)
    const flown = (of: (one: Package) => number) => shares.reduce((sum, one) => sum + of(one), 0)
    if (mayFlyIn(campaign, 3, 2))
      helpers = {
        bombers: strength.ids.slice(flown(({ count }) => count)),
        me109: Math.floor((strength.sorties - flown(({ beside }) => beside)) / SORTIES),
      }
    return raids.map((raid, i): Allotment => ({ count: 0, beside: 0, worth: 0, ...shares[i], raid }))
  })
}

/** Luftflotte 3 first: what it does not need may help the other (RE-5.4.f). */
export const ORDER: readonly Luftflotte[] = [3, 2]

interface Helpers {
  readonly bombers: readonly GruppeId[]
  readonly me109: number
}

/** What a Luftflotte has for its raids of a day. */
interface Strength {
  readonly ids: readonly GruppeId[]
  readonly bombers: Bombers
  /** Me 109s for one raid, and for all of the day together. */
  readonly me109: number
  readonly sorties: number
  /** Me 110s for each raid. */
  readonly me110: number
}

function strengthOf(campaign: Campaign, luftflotte: Luftflotte, raids: number, helpers: Helpers): Strength {
  const ready = readyIn(campaign, luftflotte)
  const count = (type: string) => ready.filter(id => gruppeSpec(campaign, id).type === type).length
  const own = ready.filter(id => isBomber(campaign, id))
  const ids = luftflotte === 2 ? [...own, ...helpers.bombers] : own
  const me109 = count('Me 109') + (luftflotte === 2 ? helpers.me109 : 0)
  const me110 = Math.floor(count('Me 110') * Math.min(1, SORTIES / Math.max(1, raids)))
  return { ids, bombers: bombersOf(campaign, ids), me109, sorties: me109 * SORTIES, me110 }
}

export function readyIn(campaign: Campaign, luftflotte: Luftflotte): readonly GruppeId[] {
  return gruppenIn(campaign, 'base').filter(
    id => gruppeSpec(campaign, id).luftflotte === luftflotte && isReady(campaign, id),
  )
}

/**
 * Bombers that are tried, and parts of the room that they leave which Me 109s take. Fighters alone, or with a bomber or
 * two, win no more points over many days, and are no raid that a player would want to be shown.
 */
const TRIED = [2, 3, 4, 5, 6, 7, 8, 10, 12, 16]
const PARTS = [0.6, 1]
/** Where they do not reach nobody comes along; where they do, every bomber has a fighter. */
const NOBODY = [0]

/** RE-5.4.a The fewest bombers of a raid of at most so many: of a minor one two, with a fighter beside them. */
export const fewestOf = (limit: number) => Math.min(3, Math.ceil(limit / 2))

/** What a raid of at most so many makes of bombers and Me 109s, if that pays; Me 110s take what room is left. */
function packagesOf(campaign: Campaign, sight: Sight, limit: number, strength: Strength): readonly Package[] {
  const { bombers, me109, me110 } = strength
  const packages: Package[] = []
  const alone = sight.range === 'beyond'
  const fewest = fewestOf(limit)
  for (const count of TRIED) {
    if (count < fewest) continue
    if (count > Math.min(alone ? limit : Math.max(fewest, limit / 2), bombers.count)) break
    const most = Math.min(me109, limit - count)
    let before = -1
    for (const part of alone ? NOBODY : PARTS) {
      const beside = Math.round(most * part)
      if (beside === before || (alone ? count : beside) === 0) continue
      before = beside
      const heavy = Math.min(me110, limit - count - beside)
      const fighters = { me109: beside, me110: heavy, close: 0 }
      const force = forceOf(campaign, sight, likeThese(bombers, count), fighters)
      const worth = prospect(campaign, sight, force) - LEAST
      if (worth > 0) packages.push({ count, beside, worth })
    }
  }
  return packages
}

// ---- when

/** Raids come together, when fighters are back: whoever meets one of them cannot meet the others. Each blow gets its share. */
function scheduled(
  campaign: Campaign,
  cards: readonly CardNumber[],
  allotments: readonly Allotment[],
): readonly Intent[] {
  const blows = (campaign.haze ? IN_HAZE : BLOWS).map(segment => ({
    segment,
    raids: 0,
    fighters: { 2: 0, 3: 0 },
  }))
  const intents: Draft[] = []
  // What the player has laid himself will want fighters at its hour, as many as bombers.
  for (const [index, raid] of campaign.plan.entries()) {
    const blow = blows.find(({ segment }) => segment === raid.segment)
    if (!blow || has(campaign, raid, 'decoy') || allotments.some(one => one.raid.card === raid.card)) continue
    blow.raids++
    blow.fighters[areaOf(campaign, raid)] += plannedFor(campaign, index).length
  }
  for (const { raid, beside, count } of allotments) {
    const area = areaOf(campaign, raid)
    const laid = campaign.plan.find(({ card }) => card === raid.card)?.segment
    // Fighters alone are sent now: a raid of the afternoon that waits for them would have nobody yet.
    const [blow] = (count === 0 ? blows.slice(0, 1) : blows)
      .filter(({ raids, segment }) => (laid === undefined ? raids < AT_ONCE : segment === laid))
      .sort((a, b) => a.fighters[area] - b.fighters[area] || a.raids - b.raids)
    if (!blow) continue
    blow.raids++
    blow.fighters[area] += beside
    intents.push({ card: raid.card, segment: blow.segment, strategies: [] })
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

/** RE-A-51 A card that nobody flies to draws squadrons away from the first raids of the day. */
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
