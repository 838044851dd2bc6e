import { counted, listed, signed } from '@tallyho/engine'
import type { Staffed } from '@tallyho/kit/manners.ts'
import { movedIn, together } from '../../bot/moved.ts'
import type { CardNumber } from '../../pack/types.ts'
import {
  bombedTarget,
  gruppenIn,
  has,
  isBomber,
  kindsOf,
  me109Range,
  plannedFor,
  weatherOver,
} from '../../rules/02-terms.ts'
import { areaOf, isReady } from '../../rules/05-planning/limits.ts'
import type { Campaign, Raid } from '../../state.ts'
import { STRATEGY_WORDS } from '../../text/cards.ts'
import { movedTold } from '../../text/desk.ts'
import { cardName, cardOrdinal, clockName, tenths } from '../../text/names.ts'
import { idleThere } from '../why-not.ts'
import { daySum, netOf, openRaids } from './advice.ts'
import { escortsWanted, me109sFree } from './escorts.ts'
import { knownForecast } from './forecast.ts'
import { fightersAt } from './hours.ts'
import { betterMix } from './mix.ts'

/** What the staff has laid: a table of the raids that are still to be flown, what they should bring, and who stays at home. */
export function staffed(campaign: Campaign): Staffed {
  const { plan } = campaign
  const open = [...plan.entries()]
    .filter(([, { done }]) => !done)
    .sort(([, a], [, b]) => (a.segment ?? 0) - (b.segment ?? 0))
  // RE-4.III.3 Once raids have been flown it is fighters alone that are sent, under a sky that is known.
  const isMorning = open.length === plan.length
  const rows = open.map(([index, raid]) => [
    clockName(raid.segment ?? 0),
    [bombedTarget(campaign, raid).id, cardOrdinal(campaign, raid.card)].filter(Boolean).join(' '),
    ...rowOf(campaign, raid, index, !isMorning),
  ])
  const words = isMorning
    ? `The staff plans ${counted(plan.length, 'raid')}`
    : `The staff sends fighters to ${counted(open.length, 'raid')}`
  // What it comes to stands first: a long table may be cut.
  const sum = daySum(campaign, !isMorning)
  const after = [
    ...(isMorning ? [] : sinceMorning(campaign)),
    ...doubted(campaign, isMorning),
    ...(isMorning ? unescorted(campaign) : []),
    ...atHome(campaign, isMorning),
    ...(isMorning ? idle(campaign) : []),
  ]
  return {
    words: sum === undefined ? `${words}.` : `${words}: ${sum}`,
    table: { head: COLUMNS, rows },
    after,
  }
}

/** Why the raids that are left are worth another figure than in the morning: `This morning +2.3, now +0.2: -1.1 for fewer fighters.` */
function sinceMorning(campaign: Campaign): readonly string[] {
  // Where nobody but fighters flies nobody flew in the morning.
  const known = openRaids(campaign, true).flatMap(({ moved, ...one }) =>
    moved && one.bombers > 0 ? [{ ...one, moved }] : [],
  )
  const [first] = known
  if (!first) return []
  const skies = new Set(known.map(({ raid }) => weatherOver(campaign, raid)))
  const sky = skies.size === 1 ? weatherOver(campaign, first.raid) : undefined
  const why = movedTold(sky, known.map(({ moved }) => moved).reduce(together))
  // Raid by raid, as it stood on the cards.
  const then = known.map(({ balance, moved }) => ({ balance: balance - movedIn(moved) }))
  return why
    ? [`This morning ${signed(tenths(netOf(then)))}, now ${signed(tenths(netOf(known)))}: ${why}.`]
    : []
}

/** Raids that may cost more than they bring, as they stand; the worst first. */
function poorRaids(campaign: Campaign, isSkyKnown: boolean): readonly Raid[] {
  const worth = (index: number) => knownForecast(campaign, index, isSkyKnown)?.balance ?? 0
  return [...campaign.plan.entries()]
    .filter(([index]) => tenths(worth(index)) < 0)
    .sort(([a], [b]) => worth(a) - worth(b))
    .map(([, raid]) => raid)
}

/** RE-4.I.3 What the staff had better not have laid beside the raids of the player. */
export const regrets = (campaign: Campaign): readonly string[] =>
  campaign.plan.some(({ done }) => done)
    ? []
    : poorRaids(campaign, false).map(({ card, segment }) => `${card}@${segment}`)

function doubted(campaign: Campaign, isMorning: boolean): readonly string[] {
  const poor = poorRaids(campaign, !isMorning)
  if (poor.length === 0) return []
  const targets = listed(poor.map(raid => bombedTarget(campaign, raid).id))
  const them = poor.length > 1 ? 'them' : 'it'
  const best = (card: CardNumber) =>
    Math.max(escortsWanted(campaign, card)?.points ?? -1, betterMix(campaign, card)?.points ?? -1)
  // RE-5.12.a Only in the morning.
  const way = !isMorning
    ? `It is too late to call ${them} off.`
    : poor.every(({ card }) => best(card) > 0)
      ? `The button on ${them} mends that.`
      : `Better take ${them} back.`
  return [`${targets}: losses may cost more than the bombs win. ${way}`]
}

const COLUMNS = ['Hour', 'Target', 'Bombers', 'Fighters', 'Points']

/** Bombers, fighters and points of a raid: `6`, `10`, `+1.8`. */
function rowOf(campaign: Campaign, raid: Raid, index: number, isSkyKnown: boolean): readonly string[] {
  if (has(campaign, raid, 'decoy')) return ['decoy', '–', '–']
  const flying = plannedFor(campaign, index)
  const bombers = flying.filter(id => isBomber(campaign, id)).length
  const fighters = flying.length - bombers
  const forecast = knownForecast(campaign, index, isSkyKnown)
  const beside = forecast && forecast.awaits > 0 ? `${forecast.awaits} later` : String(fighters)
  return [String(bombers), beside, forecast ? signed(tenths(forecast.balance)) : '–']
}

/** RE-5.3.a Why bombers that fly now fly without fighters: `Portland: no Me 109 of Luftflotte 3 is left.` */
function unescorted(campaign: Campaign): readonly string[] {
  return campaign.plan.flatMap((raid, index) => {
    const flying = plannedFor(campaign, index)
    const isBare = flying.length > 0 && flying.every(id => isBomber(campaign, id))
    if (!isBare || fightersAt(campaign, raid.segment ?? 0).is === 'later') return []
    const why = whyAlone(campaign, raid)
    return why ? [`${cardName(campaign, raid.card)}: ${why}.`] : []
  })
}

/** Nothing where Me 109s would help it: its button sends them. */
function whyAlone(campaign: Campaign, raid: Raid): string | undefined {
  if (me109Range(campaign, raid) === 'beyond') return 'too far for Me 109s'
  if (me109sFree(campaign, raid).length === 0)
    return `no Me 109 of Luftflotte ${areaOf(campaign, raid)} is left`
  const wanted = escortsWanted(campaign, raid.card)
  return wanted && wanted.count > 0 ? undefined : 'Me 109s would not raise its points'
}

/** `At home: 15 bombers, more than fighters can shield; 23 fighters for later raids.` RE-5.3.b Once raids are flown it is about fighters alone. */
function atHome(campaign: Campaign, isMorning: boolean): readonly string[] {
  const ready = gruppenIn(campaign, 'base').filter(id => isReady(campaign, id))
  const bombers = ready.filter(id => isBomber(campaign, id)).length
  const fighters = ready.length - bombers
  const isLater = campaign.plan.some(({ segment = 0 }) => fightersAt(campaign, segment).is === 'later')
  const isWanted = campaign.plan.some(({ card }) => (escortsWanted(campaign, card)?.count ?? 0) > 0)
  const why = isLater ? ' for later raids' : isWanted ? '' : ', more than these raids want'
  const each = [
    ...(bombers > 0 && isMorning ? [`${counted(bombers, 'bomber')}, more than fighters can shield`] : []),
    ...(fighters > 0 ? [`${counted(fighters, 'fighter')}${why}`] : []),
  ]
  return each.length === 0 ? [] : [`At home: ${each.join('; ')}.`]
}

/** RE-15.1.c Strategy cards that would do nothing wherever they are laid. */
function idle(campaign: Campaign): readonly string[] {
  const { plan, strategies } = campaign
  const cards = strategies.filter(card => plan.every(raid => idleThere(campaign, raid, card)))
  const titles = kindsOf(campaign, cards).map(({ strategy }) => STRATEGY_WORDS[strategy].title)
  return titles.length === 0 ? [] : [`Kept in hand: ${listed(titles)}, of no use to these raids.`]
}
