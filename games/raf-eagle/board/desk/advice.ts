import { type Choice, counted, signed } from '@tallyho/engine'
import { allot } from '../../bot/plan.ts'
import type { CardNumber } from '../../pack/types.ts'
import { bombedTarget, cardOf, gruppenIn, has, isBomber, plannedFor } from '../../rules/02-terms.ts'
import { isReady } from '../../rules/05-planning/limits.ts'
import { raidClass } from '../../rules/05-planning/targets.ts'
import { bombingOf } from '../../rules/10-bombing/bombing.ts'
import type { Campaign, Raid } from '../../state.ts'
import { STRATEGY_WORDS } from '../../text/cards.ts'
import { TARGET_REASONS } from '../../text/glossary.ts'
import { cardTarget, clockName, strategyName, typeName } from '../../text/names.ts'
import { type Forecast, knownForecast } from './forecast.ts'
import { fightersAt } from './hours.ts'
import { isPlanAsk, type Order } from './plan.ts'

/** Why the staff would do this: what it reckons with, in a sentence. */
export function advice(campaign: Campaign, { ask, options }: Choice, id: string): string | undefined {
  const option = options.find(one => one.id === id)
  if (!isPlanAsk(ask) || !option) return undefined
  const order = option as Order
  if (order.ends) return ENDS[ask]
  if (order.gruppe !== undefined) return ofGruppe(campaign, order.card, order.gruppe)
  if (order.strategy !== undefined) return ofStrategy(campaign, order.card, order.strategy)
  if (order.segment !== undefined)
    return `The staff suggests ${cardTarget(campaign, order.card)} at ${clockName(order.segment)}: ${promise(campaign, order.card)}.`
  return undefined
}

const ENDS = {
  'plan-raid': 'The staff would leave it at that: no other target promises enough.',
  'assign-bomber': 'The staff would send no more bombers: the raids have what their escorts can bring home.',
  'assign-fighter': 'The staff would keep the other fighters back: they rest for later raids.',
} as const

/** `with 6 bomber Gruppen and 9 fighter sorties it promises about 1.8 VP`. */
function promise(campaign: Campaign, wanted: CardNumber): string {
  const cards = [...campaign.hand, ...campaign.plan.map(({ card }) => card)]
  const raids = cards.map(card => ({
    card,
    major: raidClass(campaign, card) === 'major',
    segment: undefined,
    strategies: [],
    done: false,
  }))
  const one = allot(campaign, raids).find(({ raid }) => raid.card === wanted)
  if (!one || one.count === 0) return `a ${typeName(cardType(campaign, wanted))} worth a raid`
  return `with ${counted(one.count, 'bomber Gruppe', 'bomber Gruppen')} it promises about ${tenths(one.worth)} VP after losses`
}

const tenths = (value: number) => Math.round(10 * value) / 10

function cardType(campaign: Campaign, card: CardNumber) {
  return bombedTarget(campaign, { card, major: false, segment: undefined, strategies: [], done: false }).type
}

function ofGruppe(campaign: Campaign, card: CardNumber, id: string): string | undefined {
  const index = campaign.plan.findIndex(raid => raid.card === card)
  const raid = campaign.plan[index]
  if (!raid) return undefined
  const { type, id: target } = bombedTarget(campaign, raid)
  const there = plannedFor(campaign, index)
  if (!isBomber(campaign, id)) {
    const fighters = there.filter(other => !isBomber(campaign, other)).length
    const bombers = there.length - fighters
    return `The staff suggests ${id} for ${target}: ${counted(bombers, 'bomber Gruppe has', 'bomber Gruppen have')} ${counted(fighters, 'fighter Gruppe', 'fighter Gruppen')} beside them so far.`
  }
  const bombs = there.reduce((sum, other) => sum + bombingOf(campaign, other, type), 0)
  return `The staff suggests ${id} for ${target}: bombs ${bombs} there, then ${bombs + bombingOf(campaign, id, type)}.`
}

function ofStrategy(campaign: Campaign, card: CardNumber, strategy: CardNumber): string {
  const name = strategyName(campaign, strategy)
  const words = Object.values(STRATEGY_WORDS).find(({ title }) => title === name)
  return `The staff suggests ${name} for ${cardTarget(campaign, card)}${words ? `: ${words.text}` : '.'}`
}

/** What the staff has laid: each raid that is still to be flown on a line, what it should bring, and who stays at home. */
export function staffed(campaign: Campaign): string {
  const { plan } = campaign
  const open = [...plan.entries()]
    .filter(([, { done }]) => !done)
    .sort(([, a], [, b]) => (a.segment ?? 0) - (b.segment ?? 0))
  // RE-4.III.3 Once raids have been flown it is fighters alone that are sent, under a sky that is known.
  const isMorning = open.length === plan.length
  const raids = open.map(([index, raid]) => {
    const { id } = bombedTarget(campaign, raid)
    return `${clockName(raid.segment ?? 0)} ${id}: ${reasonFor(campaign, raid, index, !isMorning)}.`
  })
  const head = isMorning
    ? `The staff plans ${counted(plan.length, 'raid')}.`
    : `The staff sends fighters to ${counted(open.length, 'raid')}.`
  const sum = daySum(campaign, !isMorning)
  const all = sum === undefined ? [] : [`Altogether: ${sum}`]
  return [head, ...raids, ...all, ...(isMorning ? atHome(campaign) : [])].join('\n')
}

/** RE-12.b The lead that wins a single day. */
const WINS = 6

/** `bombs about 5.2 VP, about +1.6 VP after losses. A lead of 6 wins.` of the raids that are still to be flown. */
export function daySum(campaign: Campaign, isSkyKnown: boolean): string | undefined {
  const open = [...campaign.plan.entries()].filter(([, { done }]) => !done)
  const flown = open.filter(([index]) => plannedFor(campaign, index).length > 0)
  const known = flown.flatMap(([index]) => knownForecast(campaign, index, isSkyKnown) ?? [])
  if (known.length === 0) return undefined
  const bombs = tenths(known.reduce((sum, one) => sum + one.bombs.mean, 0))
  const wait = known.filter(awaitsFighters)
  const net = tenths(known.reduce((sum, one) => sum + (wait.includes(one) ? one.bombs.mean : one.balance), 0))
  const later = wait.length === 0 ? '' : ` (raids without fighters so far: bombs alone)`
  const wins = campaign.scenario === 'prelude' ? ` A lead of ${WINS} wins the day.` : ''
  return `bombs about ${bombs} VP; about ${signed(net)} VP after losses${later}.${wins}`
}

/** Its fighters are still to be sent: what it costs cannot be said. */
const awaitsFighters = ({ bombers, boxes }: Forecast) =>
  bombers > 0 && boxes.hunt + boxes.escort + boxes.patrol === 0

/** `At home: 24 bomber and 5 fighter Gruppen, …`. */
function atHome(campaign: Campaign): readonly string[] {
  const ready = gruppenIn(campaign, 'base').filter(id => isReady(campaign, id))
  if (ready.length === 0) return []
  const bombers = ready.filter(id => isBomber(campaign, id)).length
  return [
    `At home: ${bothKinds(bombers, ready.length - bombers)}, for whom the staff sees no raid that is worth its losses.`,
  ]
}

/** `6 bomber and 10 fighter Gruppen`. */
function bothKinds(bombers: number, fighters: number): string {
  if (bombers === 0) return ofKind(fighters, 'fighter')
  return fighters === 0 ? ofKind(bombers, 'bomber') : `${bombers} bomber and ${ofKind(fighters, 'fighter')}`
}

const ofKind = (count: number, kind: 'bomber' | 'fighter') =>
  counted(count, `${kind} Gruppe`, `${kind} Gruppen`)

/** Of so many raids not each is given its reason. */
const MANY_RAIDS = 4

/** `6 bomber and 10 fighter Gruppen, about 2.3 VP; blind radar sees no raid that comes later`. */
function reasonFor(campaign: Campaign, raid: Raid, index: number, isSkyKnown: boolean): string {
  if (has(campaign, raid, 'decoy')) return 'a decoy, which draws squadrons away from the others'
  const flying = plannedFor(campaign, index)
  const bombers = flying.filter(id => isBomber(campaign, id)).length
  const fighters = flying.length - bombers
  // RE-5.3.b
  const isLater = fighters === 0 && fightersAt(campaign, raid.segment ?? 0).is === 'later'
  if (flying.length === 0)
    return `nobody yet${isLater ? '; fighters can still be sent when the clock comes to it' : ''}`
  if (bombers === 0)
    return `${ofKind(fighters, 'fighter')} alone, to draw squadrons up and away from the other raids`
  const { bombs, boxes } = knownForecast(campaign, index, isSkyKnown) ?? {}
  const cover = boxes && boxes.patrol > 0 ? [`${boxes.patrol} of them over the Channel`] : []
  const parts = [
    bothKinds(bombers, fighters),
    ...cover,
    ...(isLater ? ['fighters follow later'] : []),
    ...(bombs ? [`bombs about ${tenths(bombs.mean)} VP`] : []),
    ...(cardOf(campaign, raid).double ? ['which count double today'] : []),
  ]
  const why = TARGET_REASONS[bombedTarget(campaign, raid).type]
  // What was said of an earlier raid is not said again.
  const isSaid = campaign.plan.some(
    (other, at) =>
      at !== index &&
      !other.done &&
      ((other.segment ?? 0) < (raid.segment ?? 0) || (other.segment === raid.segment && at < index)) &&
      bombedTarget(campaign, other).type === bombedTarget(campaign, raid).type,
  )
  return `${parts.join(', ')}${isSaid || campaign.plan.length > MANY_RAIDS ? '' : `; ${why}`}`
}
