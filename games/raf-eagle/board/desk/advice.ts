import { type Choice, capital, counted, listed, signed } from '@tallyho/engine'
import { dayPlan } from '../../bot/day.ts'
import { isSkyOut } from '../../bot/estimate.ts'
import { isMe109, missionsReckoned } from '../../bot/raid.ts'
import type { CardNumber } from '../../pack/types.ts'
import { bombedTarget, flightOf, gruppe, isBomber, plannedFor } from '../../rules/02-terms.ts'
import { bombingOf } from '../../rules/10-bombing/bombing.ts'
import { leadThatWins } from '../../rules/16-victory.ts'
import type { Campaign, Raid } from '../../state.ts'
import { STRATEGY_WORDS } from '../../text/cards.ts'
import { aimTold, changeTold, GOOD_DAY, tooFewTold } from '../../text/desk.ts'
import { cardName, cardTarget, clockName, strategyName, tenths } from '../../text/names.ts'
import { escortsWanted } from './escorts.ts'
import { type Forecast, knownForecast } from './forecast.ts'
import { isPlanAsk, type Order } from './plan.ts'

/** Why the staff would do this: what it reckons with, in a sentence. */
export function advice(campaign: Campaign, { ask, options }: Choice, id: string): string | undefined {
  const option = options.find(one => one.id === id)
  if (ask === 'deploy-gruppe' || ask === 'deploy-box') return ofMissions(campaign)
  if (ask === 'extended-attack' || ask === 'intercepted') return FEWEST_BOMBS
  if (!isPlanAsk(ask) || !option) return undefined
  const order = option as Order
  if (order.ends) return ENDS[ask]
  if (order.gruppe !== undefined) return ofGruppe(campaign, order.card, order.gruppe)
  if (order.strategy !== undefined) return ofStrategy(campaign, order.card, order.strategy)
  if (order.segment !== undefined) return ofTarget(campaign, order.card)
  return undefined
}

/** RE-6.1.b What hunting and escorting are worth to this raid, both reckoned to its end. */
function ofMissions(campaign: Campaign): string | undefined {
  const { close, best, hunting, escorting } = missionsReckoned(campaign)
  const [hunt, escort] = [signed(tenths(hunting)), signed(tenths(escorting))]
  const isLeft = plannedFor(campaign, flightOf(campaign).raid).some(id => isMe109(campaign, id))
  if (hunt === escort || !isLeft) return undefined
  const mixed =
    best > Math.max(hunting, escorting) ? `, ${signed(tenths(best))} if ${close} of them escort` : ''
  return `The staff reckons this raid at about ${hunt} points after losses if all Me 109s hunt, ${escort} if all escort${mixed}.`
}

/** RE-2.21.g Why the staff gives these up. */
const FEWEST_BOMBS = 'It carries the fewest bombs: those that are spared drop theirs in full.'

const ENDS = {
  'plan-raid': 'The staff would leave it at that: no other target promises enough.',
  'assign-bomber': 'The staff would send no more bombers: the raids have what their escorts can bring home.',
  'assign-fighter': 'The staff would keep the other fighters back: they rest for later raids.',
} as const

/** The whole day, where the target is part of it: high command may want another. */
function ofTarget(campaign: Campaign, card: CardNumber): string {
  const target = cardTarget(campaign, card)
  if (!dayPlan(campaign).some(one => one.card === card)) return `The staff lays ${target} next.`
  return `The staff would fly ${wholeDay(campaign)}. It lays ${target} next.`
}

/** `3 raids: 0600 Ventnor and Rye; 1400 Dover`: the day as the staff would have it. */
function wholeDay(campaign: Campaign): string {
  const intents = dayPlan(campaign)
  const hours = [...new Set(intents.map(({ segment }) => segment))].toSorted((a, b) => a - b)
  const each = hours.map(hour => {
    const targets = intents.filter(({ segment }) => segment === hour)
    return `${clockName(hour)} ${listed(targets.map(({ card }) => cardTarget(campaign, card)))}`
  })
  return `${counted(intents.length, 'raid')}: ${each.join('; ')}`
}

function ofGruppe(campaign: Campaign, card: CardNumber, id: string): string | undefined {
  const index = campaign.plan.findIndex(raid => raid.card === card)
  const raid = campaign.plan[index]
  if (!raid) return undefined
  const { type, id: target } = bombedTarget(campaign, raid)
  const there = plannedFor(campaign, index)
  if (!isBomber(campaign, id)) {
    return `${fewRaids(campaign)}The staff suggests ${id} for ${target}: ${fighterGain(campaign, index, id)}.`
  }
  const bombs = there.reduce((sum, other) => sum + bombingOf(campaign, other, type), 0)
  return `${fewRaids(campaign)}The staff suggests ${id} for ${target}: bombs ${bombs} there, then ${bombs + bombingOf(campaign, id, type)}.`
}

/** The first fault of a plan, as long as it can be mended: RE-4.I.3 targets are laid in the morning alone. */
function fewRaids({ plan, clock }: Campaign): string {
  if (clock > 0 || plan.length >= GOOD_DAY.fewest || plan.some(({ done }) => done)) return ''
  return `${capital(counted(plan.length, 'raid is', 'raids are'))} few: ${GOOD_DAY.words}. Lay another target, or let the staff plan (S). `
}

/** What another fighter does for a raid, as the staff reckons it. */
function fighterGain(campaign: Campaign, index: number, id: string): string {
  const unit = gruppe(campaign, id)
  const joined = {
    ...campaign,
    gruppen: { ...campaign.gruppen, [id]: { ...unit, place: 'planned', raid: index } },
  } as const
  const [without, beside] = [campaign, joined].map(
    board => knownForecast(board, index, isSkyOut(campaign))?.balance,
  )
  if (without === undefined || beside === undefined) return 'somebody must fly there'
  const [before, after] = [signed(tenths(without)), signed(tenths(beside))]
  return before === after
    ? `about ${after} points after losses either way; one more makes good who is lost on the way`
    : `about ${after} points after losses with ${id}, ${before} without`
}

function ofStrategy(campaign: Campaign, card: CardNumber, strategy: CardNumber): string {
  const name = strategyName(campaign, strategy)
  const words = Object.values(STRATEGY_WORDS).find(({ title }) => title === name)
  return `The staff suggests ${name} for ${cardTarget(campaign, card)}${words ? `: ${words.text}` : '.'}`
}

/** `about +1.6 points after losses. You need +6 to win the day.` of the raids that are still to be flown. */
export function daySum(campaign: Campaign, isSkyKnown: boolean): string | undefined {
  const known = openRaids(campaign, isSkyKnown)
  if (known.length === 0) return undefined
  const net = netOf(known)
  const lead = leadOf(campaign)
  const end = lead === 0 ? '' : `, ${signed(tenths(lead + net))} in the end`
  const needed = aimOf(campaign)
  const wins = needed === undefined ? '' : ` ${aimTold(needed, lead, net)}`
  return `about ${signed(tenths(net))} points after losses${end}.${wins}`
}

/** `+2.6 points, you need +6`: the same as a figure. */
export function dayFigure(campaign: Campaign, isSkyKnown: boolean): string | undefined {
  const known = openRaids(campaign, isSkyKnown)
  if (known.length === 0) return undefined
  const [lead, net] = [leadOf(campaign), netOf(known)]
  const end = lead === 0 ? '' : `, ${signed(tenths(lead + net))} in the end`
  const needed = aimOf(campaign)
  return `${signed(tenths(net))} points${end}${needed === undefined ? '' : `; ${signed(needed)} wins`}`
}

/** RE-9.22.a What is planned should bring more than it costs. */
export function isPaying(campaign: Campaign, isSkyKnown: boolean): boolean {
  return tenths(netOf(openRaids(campaign, isSkyKnown))) >= 0
}

export function openRaids(
  campaign: Campaign,
  isSkyKnown: boolean,
): readonly (Forecast & { readonly raid: Raid })[] {
  return [...campaign.plan.entries()]
    .filter(([index, { done }]) => !done && plannedFor(campaign, index).length > 0)
    .flatMap(([index, raid]) => {
      const forecast = knownForecast(campaign, index, isSkyKnown)
      return forecast ? [{ ...forecast, raid }] : []
    })
}

/** Raid by raid as it stands on the cards: the sum is that of the figures that are seen. */
export const netOf = (known: readonly Pick<Forecast, 'balance'>[]) =>
  known.reduce((sum, { balance }) => sum + tenths(balance), 0)
/** RE-16.a Points are counted for the British. */
const leadOf = ({ vp }: Campaign) => 0 - vp
const aimOf = (campaign: Campaign) => (campaign.scenario === 'prelude' ? leadThatWins(campaign) : undefined)

/** By name as long as they are few: the track shows them all. */
export function aFew(targets: readonly string[]): string {
  return targets.length > 2 ? `${targets.length} raids` : listed(targets)
}

/** Raids without fighters: those that Me 109s would help, else those that are laid out so that they would not. */
export function wantingTold(campaign: Campaign, targets: readonly string[]): string {
  const idle = campaign.plan.flatMap(({ card }) => {
    const target = cardName(campaign, card)
    const escorts = targets.includes(target) ? escortsWanted(campaign, card) : undefined
    return escorts?.count === 0 ? [{ target, says: tooFewTold(target, escorts) }] : []
  })
  const others = targets.filter(target => !idle.some(one => one.target === target))
  if (others.length > 0) return `${aFew(others)} ${others.length > 1 ? 'have' : 'has'} none`
  return idle.map(({ says }) => says).join('; ')
}

/** Gruppen were laid on a raid: what it was before. */
export interface Laid {
  readonly card: CardNumber
  readonly before: Campaign
}

/** What that made of the raid; undefined where it was nothing before, or nobody has come or gone. */
export function changeWords({ card, before }: Laid, now: Campaign, isSkyKnown: boolean): string | undefined {
  const [was, is] = [before, now].map(board => {
    const index = board.plan.findIndex(raid => raid.card === card)
    if (index < 0) return undefined
    const forecast: Forecast | undefined = knownForecast(board, index, isSkyKnown)
    return forecast && { size: plannedFor(board, index).length, forecast }
  })
  if (!was || !is || was.size === is.size) return undefined
  return changeTold(cardTarget(now, card), is.size - was.size, was.forecast, is.forecast)
}
