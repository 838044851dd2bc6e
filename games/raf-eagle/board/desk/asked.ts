import { type Choice, capital, counted, listed, signed } from '@tallyho/engine'
import type { Plan } from '@tallyho/kit/manners.ts'
import { gruppenIn, has, isBomber, me109Range, plannedFor } from '../../rules/02-terms.ts'
import { isReady, raidLimit } from '../../rules/05-planning/limits.ts'
import type { Campaign, Raid } from '../../state.ts'
import { GOOD_DAY } from '../../text/desk.ts'
import { cardName, cardTarget, clockName } from '../../text/names.ts'
import { unmetOf } from '../why-not.ts'
import { aFew, daySum, isPaying, wantingTold } from './advice.ts'
import { knownForecast } from './forecast.ts'
import { fightersAt } from './hours.ts'
import { isPlanAsk, type Order, type PlanAsk } from './plan.ts'

type Part = Plan['parts'][number]

/** What the desk asks for, all in one: the rules ask for raids, bombers and fighters in turn. */
export function planAsked(campaign: Campaign, { ask, options }: Choice): Plan | undefined {
  if (!isPlanAsk(ask)) return undefined
  return isMorning(campaign, ask) ? forTheDay(campaign, ask, options) : forTheHour(campaign, ask, options)
}

/** RE-4.I.3 Before the first raid everything is planned; RE-4.III.3 later fighters alone. */
function isMorning({ clock, plan }: Campaign, ask: PlanAsk): boolean {
  return ask !== 'assign-fighter' || (clock === 0 && !plan.some(({ done }) => done))
}

function forTheDay(campaign: Campaign, ask: PlanAsk, options: Choice['options']): Plan {
  const { plan } = campaign
  const laid = [targets(campaign), bombers(campaign), fighters(campaign)]
  const parts = [
    ...together(campaign, laid, false),
    ...strategies(campaign),
    ...against(campaign, ask),
    ...nobodyYet(campaign, ask),
  ]
  const mayEnd = options.some(({ ends }) => ends)
  const bareNow = plan.filter(
    raid =>
      isFlown(campaign, raid) &&
      isNow(campaign, raid) &&
      !isFar(campaign, raid) &&
      !hasFighters(campaign, raid),
  )
  return {
    question: 'Plan the raids of the day.',
    parts,
    confirm:
      plan.length > 0 && mayEnd && empty(campaign).length === 0
        ? confirmWords(campaign, bareNow, 'Confirm the day’s plan')
        : undefined,
  }
}

function targets(campaign: Campaign): Part {
  const { plan } = campaign
  const title = '1. Targets.'
  return plan.length === 0
    ? {
        done: false,
        title,
        says: 'A card, then its hour. Figures are points after losses.',
      }
    : {
        done: true,
        title,
        says: `${counted(plan.length, 'raid')} on the track.${plan.length < GOOD_DAY.fewest ? ` ${capital(GOOD_DAY.words)}.` : ''}`,
      }
}

/** RE-5.2.a Bombers fly once a day and are sent in the morning. */
function bombers(campaign: Campaign): Part {
  const title = '2. Bombers.'
  const bare = raidsWithout(campaign, true)
  const alone = bare.filter(target => raidsWith(campaign).includes(target))
  const left = gruppenIn(campaign, 'base').filter(id => isBomber(campaign, id) && isReady(campaign, id))
  if (campaign.plan.length === 0)
    return {
      done: false,
      title,
      says: 'Gruppen from the trays, then their raid.',
    }
  const without = bare.filter(target => !alone.includes(target))
  if (without.length > 0)
    return {
      done: false,
      title,
      says: `None yet for ${aFew(without)}. The button on a raid sends some; or choose them in the trays, then the raid.`,
    }
  const sweeps = alone.length > 0 ? `${listed(alone)}: fighters alone, to draw squadrons into the air. ` : ''
  return {
    done: true,
    title,
    says: `${sweeps || 'Every raid has some. '}${counted(left.length, 'Gruppe', 'Gruppen')} left.`,
  }
}

/** RE-5.3.b Fighters for the first hours; the others are sent as the clock moves on. */
function fighters(campaign: Campaign): Part {
  const title = '3. Fighters.'
  const now = campaign.plan.filter(raid => isFlown(campaign, raid) && isNow(campaign, raid))
  const later = campaign.plan.length > now.length ? ' Later raids get theirs as the day goes on.' : ''
  const far = now.filter(raid => isFar(campaign, raid) && !hasFighters(campaign, raid))
  const tooFar = far.map(({ card }) => cardName(campaign, card))
  const full = raidsFull(campaign, campaign.plan).filter(({ target }) => !tooFar.includes(target))
  const bare = raidsWithout(campaign, false).filter(
    target => !tooFar.includes(target) && !full.some(one => one.target === target),
  )
  if (campaign.plan.length === 0)
    return {
      done: false,
      title,
      says: 'About two Me 109s for each bomber.',
    }
  if (full.length > 0 && bare.length === 0) return { done: false, title, says: `${noRoom(full)}${later}` }
  if (bare.length > 0) {
    const left = gruppenIn(campaign, 'base').some(id => !isBomber(campaign, id) && isReady(campaign, id))
    const none = left ? wantingTold(campaign, bare) : `None are left for ${aFew(bare)}.`
    return { done: false, title, says: `${none}${later}` }
  }
  const alone =
    far.length > 0
      ? `${listed(tooFar)}: too far for Me 109s; Me 110s could escort.`
      : 'The first raids have some.'
  return { done: true, title, says: `${alone}${later}` }
}

/** RE-2.1.d Me 109s would all wait over the Channel. */
const isFar = (campaign: Campaign, raid: Raid) => me109Range(campaign, raid) === 'beyond'

/** RE-16.a Once all is laid, what the day should bring and what it takes: no point of its own to tick off, unless it costs more than it brings. */
function together(campaign: Campaign, laid: readonly Part[], isSkyKnown: boolean): readonly Part[] {
  const last = laid.at(-1)
  const says = laid.every(({ done }) => done) ? daySum(campaign, isSkyKnown) : undefined
  if (says === undefined || !last) return laid
  return isPaying(campaign, isSkyKnown)
    ? [...laid.slice(0, -1), { ...last, says: `${last.says} Altogether ${says}` }]
    : [...laid, { done: false, title: 'Altogether.', says }]
}

/** RE-15.1.c Cards that are still in hand, once there is a raid to lay them on. */
function strategies({ strategies: cards, plan }: Campaign): readonly Part[] {
  if (cards.length === 0 || plan.length === 0) return []
  const says = `${cards.length} in hand: choose one, then the raid that it is for. They need not be used.`
  return [{ done: false, title: 'Strategy cards.', says }]
}

/** RE-19.2 What high command wants besides. */
function against(campaign: Campaign, ask: PlanAsk): readonly Part[] {
  const demands = ask === 'plan-raid' ? unmetOf(campaign, ask).map(({ says }) => `${says}.`) : []
  return demands.length === 0 ? [] : [{ done: false, title: 'High command.', says: demands.join(' ') }]
}

/** RE-5.2.a RE-5.3.b A raid of a later hour may be left empty now, but bombers cannot join it any more. */
function nobodyYet(campaign: Campaign, ask: PlanAsk): readonly Part[] {
  const bare = campaign.plan.filter(
    raid => isFlown(campaign, raid) && !isNow(campaign, raid) && gruppenOf(campaign, raid).length === 0,
  )
  if (ask === 'plan-raid' || bare.length === 0) return []
  const where = listed(
    bare.map(({ card, segment = 0 }) => `${cardTarget(campaign, card)} (${clockName(segment)})`),
  )
  const says = `Nobody flies to ${where} yet. If you confirm now, only fighters can still be sent there, later in the day.`
  return [{ done: false, title: 'Take care.', says }]
}

/** RE-4.III.3 */
function forTheHour(campaign: Campaign, ask: PlanAsk, options: Choice['options']): Plan {
  // RE-5.3.b The hours that are asked for are those of the raids that can be chosen; where none is left, all of them.
  const cards = new Set((options as readonly Order[]).map(({ card }) => card))
  const asked = new Set(campaign.plan.filter(({ card }) => cards.has(card)).map(({ segment }) => segment))
  const due = campaign.plan.filter(
    raid =>
      !raid.done &&
      isFlown(campaign, raid) &&
      (asked.size > 0 ? asked.has(raid.segment) : isNow(campaign, raid)),
  )
  const hours = [...new Set(due.map(({ segment = 0 }) => clockName(segment)))]
  const nobody = unmetOf(campaign, ask).map(({ says }) => `${says}.`)
  const bare = due.filter(raid => !hasFighters(campaign, raid) && !isFar(campaign, raid))
  const full = raidsFull(campaign, bare)
  const wanting = bare
    .map(({ card }) => cardName(campaign, card))
    .filter(target => !full.some(one => one.target === target))
  const fighters: Part = {
    done: wanting.length === 0,
    title: 'Fighters.',
    says:
      wanting.length > 0
        ? `None yet for ${listed(wanting)}. The button on a raid sends some; or choose them in the trays, then the raid.`
        : full.length > 0
          ? `${noRoom(full, false)} Nothing is asked of you for ${full.length === 1 ? 'it' : 'them'}.`
          : 'Every raid has some. Those that stay behind are there for the next ones.',
  }
  return {
    question: `Fighters for the raids of ${listed(hours)}.`,
    parts: [
      ...together(campaign, [fighters], true),
      ...unescorted(campaign, bare),
      ...(nobody.length > 0 && bare.length === 0
        ? [{ done: false, title: 'Missing.', says: nobody.join(' ') }]
        : []),
    ],
    confirm: nobody.length === 0 ? confirmWords(campaign, bare, 'Confirm the fighters') : undefined,
  }
}

/** RE-5.3.a Bombers that nobody escorts: what it costs if squadrons come. */
function unescorted(campaign: Campaign, bare: readonly Raid[]): readonly Part[] {
  const alone = bare.filter(raid => gruppenOf(campaign, raid).length > 0)
  if (alone.length === 0) return []
  const each = alone.map(raid => {
    const target = cardName(campaign, raid.card)
    const { squadrons, balanceMet } = knownForecast(campaign, campaign.plan.indexOf(raid), true) ?? {}
    return squadrons && squadrons.most > 0 && balanceMet !== undefined
      ? `${target}: about ${signed(Math.round(balanceMet))} points if all ${squadrons.most} squadrons come.`
      : `${target}: nobody seems to come.`
  })
  return [{ done: false, title: 'Without escorts.', says: each.join(' ') }]
}

/** What is confirmed says so itself, if bombers fly alone. */
function confirmWords(campaign: Campaign, bare: readonly Raid[], words: string): string {
  const alone = bare.filter(raid => gruppenOf(campaign, raid).length > 0)
  if (alone.length === 0) return words
  return `${words}: no fighters for ${listed(alone.map(({ card }) => cardName(campaign, card)))}`
}

const hasFighters = (campaign: Campaign, raid: Raid) =>
  gruppenOf(campaign, raid).some(id => !isBomber(campaign, id))
const gruppenOf = (campaign: Campaign, raid: Raid) => plannedFor(campaign, campaign.plan.indexOf(raid))
const isFlown = (campaign: Campaign, raid: Raid) => !has(campaign, raid, 'decoy')
const isNow = (campaign: Campaign, { segment = 0 }: Raid) => fightersAt(campaign, segment).is !== 'later'

/** Targets of raids that no bomber flies in, or of the first raids that no fighter does. */
function raidsWithout(campaign: Campaign, bombers: boolean): readonly string[] {
  return campaign.plan
    .filter(raid => isFlown(campaign, raid) && (bombers || isNow(campaign, raid)))
    .filter(raid => !gruppenOf(campaign, raid).some(id => isBomber(campaign, id) === bombers))
    .map(({ card }) => cardName(campaign, card))
}

interface Full {
  readonly target: string
  readonly limit: number
}

/** RE-5.4.a RE-5.4.b Raids that bombers fill to the last place. */
function raidsFull(campaign: Campaign, raids: readonly Raid[]): readonly Full[] {
  return raids.flatMap(raid => {
    const flying = gruppenOf(campaign, raid)
    const limit = raidLimit(campaign, raid)
    const isFull = isFlown(campaign, raid) && !raid.done && flying.length >= limit
    return isFull && flying.every(id => isBomber(campaign, id))
      ? [{ target: cardName(campaign, raid.card), limit }]
      : []
  })
}

/** `No room left for escorts on Rye: bombers take 3 of 3. Take one back, or they fly alone.` */
function noRoom(full: readonly Full[], mayChange = true): string {
  const raids = full.map(({ target, limit }) => `${target} (bombers take ${limit} of ${limit})`)
  return `No room left for escorts on ${listed(raids)}.${mayChange ? ' Take a bomber back, or they fly alone.' : ' The bombers fly alone.'}`
}

/** Targets of raids that somebody flies in. */
function raidsWith(campaign: Campaign): readonly string[] {
  return campaign.plan
    .filter(raid => gruppenOf(campaign, raid).length > 0)
    .map(({ card }) => cardName(campaign, card))
}

/** RE-5.4.h Targets of the first raids that nobody flies in. */
function empty(campaign: Campaign): readonly string[] {
  return campaign.plan
    .filter(
      raid => isFlown(campaign, raid) && isNow(campaign, raid) && gruppenOf(campaign, raid).length === 0,
    )
    .map(({ card }) => cardName(campaign, card))
}
