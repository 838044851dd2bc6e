import { type Choice, counted, listed, signed } from '@tallyho/engine'
import type { Plan } from '@tallyho/kit/manners.ts'
import { gruppenIn, has, isBomber, me109Range, plannedFor } from '../../rules/02-terms.ts'
import { isReady, raidLimit } from '../../rules/05-planning/limits.ts'
import type { Campaign, Raid } from '../../state.ts'
import { GOOD_DAY } from '../../text/desk.ts'
import { cardName, clockName } from '../../text/names.ts'
import { unmetOf } from '../why-not.ts'
import { aFew, dayFigure, isPaying, wantingTold } from './advice.ts'
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
  const laid = [targets(campaign), bombers(campaign, ask), fighters(campaign)]
  const parts = [...together(campaign, laid, false), ...strategies(campaign), ...against(campaign, ask)]
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

function targets({ plan }: Campaign): Part {
  const title = '1. Targets:'
  if (plan.length === 0) return { done: false, title, says: 'a card, then its hour' }
  const few = plan.length < GOOD_DAY.fewest ? `; ${GOOD_DAY.short}` : ''
  return { done: true, title, says: `${counted(plan.length, 'raid')}${few}` }
}

/** RE-5.2.a Bombers fly once a day and are sent in the morning: a raid of a later hour gets none later. */
function bombers(campaign: Campaign, ask: PlanAsk): Part {
  const title = '2. Bombers:'
  const { plan } = campaign
  if (plan.length === 0) return { done: false, title, says: 'from the trays to a raid' }
  const bare = raidsWithout(campaign, true)
  const alone = bare.filter(target => raidsWith(campaign).includes(target))
  const without = bare.filter(target => !alone.includes(target))
  if (without.length > 0) {
    const isLast = ask !== 'plan-raid' && empty(campaign).length === 0
    return { done: false, title, says: `${lacking(without)}${isLast ? '; now or never' : ''}` }
  }
  if (alone.length > 0) return { done: true, title, says: `${aFew(alone)}: fighters alone` }
  const left = gruppenIn(campaign, 'base').filter(id => isBomber(campaign, id) && isReady(campaign, id))
  return { done: true, title, says: `every raid has some; ${left.length} left` }
}

/** RE-5.3.b Fighters for the first hours; the others are sent as the clock moves on. */
function fighters(campaign: Campaign): Part {
  const title = '3. Fighters:'
  const { plan } = campaign
  if (plan.length === 0) return { done: false, title, says: 'two Me 109s for each bomber' }
  const now = plan.filter(raid => isFlown(campaign, raid) && isNow(campaign, raid))
  const later = plan.length > now.length ? `; ${counted(plan.length - now.length, 'raid')} later` : ''
  const far = now.filter(raid => isFar(campaign, raid) && !hasFighters(campaign, raid))
  const tooFar = far.map(({ card }) => cardName(campaign, card))
  const full = raidsFull(campaign, plan).filter(({ target }) => !tooFar.includes(target))
  const bare = raidsWithout(campaign, false).filter(
    target => !tooFar.includes(target) && !full.some(one => one.target === target),
  )
  if (bare.length > 0) {
    const left = gruppenIn(campaign, 'base').some(id => !isBomber(campaign, id) && isReady(campaign, id))
    return { done: false, title, says: left ? wantingTold(campaign, bare) : `none left for ${aFew(bare)}` }
  }
  if (full.length > 0) return { done: false, title, says: noRoom(full) }
  if (far.length > 0) return { done: true, title, says: `${aFew(tooFar)} too far for Me 109s${later}` }
  return { done: true, title, says: `every raid has some${later}` }
}

/** `Rye has none`, `5 raids have none`. */
const lacking = (targets: readonly string[]) => `${aFew(targets)} ${targets.length > 1 ? 'have' : 'has'} none`

/** RE-2.1.d Me 109s would all wait over the Channel. */
const isFar = (campaign: Campaign, raid: Raid) => me109Range(campaign, raid) === 'beyond'

/** RE-16.a Once all is laid, what the day should bring: ticked off unless it costs more than it brings. */
function together(campaign: Campaign, laid: readonly Part[], isSkyKnown: boolean): readonly Part[] {
  const says = laid.every(({ done }) => done) ? dayFigure(campaign, isSkyKnown) : undefined
  if (says === undefined) return laid
  return [...laid, { done: isPaying(campaign, isSkyKnown), title: 'Altogether:', says }]
}

/** RE-15.1.c Cards that are still in hand, once there is a raid to lay them on. */
function strategies({ strategies: cards, plan }: Campaign): readonly Part[] {
  if (cards.length === 0 || plan.length === 0) return []
  return [{ done: true, title: 'Strategy cards:', says: `${cards.length} in hand, if you like` }]
}

/** RE-19.2 What high command wants besides. */
function against(campaign: Campaign, ask: PlanAsk): readonly Part[] {
  const demands = ask === 'plan-raid' ? unmetOf(campaign, ask).map(({ says }) => `${says}.`) : []
  return demands.length === 0 ? [] : [{ done: false, title: 'High command:', says: demands.join(' ') }]
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
  const hours = [...new Set(due.map(({ segment = 0 }) => clockName(segment)))].toSorted()
  const nobody = unmetOf(campaign, ask).map(({ says }) => `${says}.`)
  const bare = due.filter(raid => !hasFighters(campaign, raid) && !isFar(campaign, raid))
  const full = raidsFull(campaign, bare)
  const wanting = bare
    .map(({ card }) => cardName(campaign, card))
    .filter(target => !full.some(one => one.target === target))
  const fighters: Part = {
    done: wanting.length === 0,
    title: 'Fighters:',
    says: wanting.length > 0 ? lacking(wanting) : full.length > 0 ? noRoom(full) : 'every raid has some',
  }
  return {
    question: `Which fighters fly with the ${due.length === 1 ? 'raid' : 'raids'} of ${listed(hours)}?`,
    parts: [
      ...together(campaign, [fighters], true),
      ...unescorted(campaign, bare),
      ...(nobody.length > 0 && bare.length === 0
        ? [{ done: false, title: 'Missing:', says: nobody.join(' ') }]
        : []),
    ],
    confirm: nobody.length === 0 ? confirmWords(campaign, bare, 'Confirm the fighters') : undefined,
  }
}

/** RE-5.3.a Bombers that nobody escorts: what it costs if squadrons come. */
function unescorted(campaign: Campaign, bare: readonly Raid[]): readonly Part[] {
  const alone = bare.filter(raid => gruppenOf(campaign, raid).length > 0)
  return alone.map(raid => {
    const { squadrons, balanceMet } = knownForecast(campaign, campaign.plan.indexOf(raid), true) ?? {}
    const says =
      squadrons && squadrons.most > 0 && balanceMet !== undefined
        ? `${signed(Math.round(balanceMet))} points if ${squadrons.most} squadrons come`
        : 'nobody seems to come'
    return { done: false, title: `${cardName(campaign, raid.card)} alone:`, says }
  })
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

/** `no room on Rye, bombers take all 3`. */
function noRoom(full: readonly Full[]): string {
  const [one, another] = full
  return one && !another
    ? `no room on ${one.target}, bombers take all ${one.limit}`
    : `no room on ${full.length} raids of bombers`
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
