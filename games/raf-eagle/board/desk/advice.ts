import { type Choice, counted } from '@tallyho/engine'
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
import { knownForecast } from './forecast.ts'
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
  return `with ${counted(one.count, 'bomber Gruppe', 'bomber Gruppen')} it promises about ${tenths(one.worth)} VP`
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
  const raids = open.map(([index, raid]) => {
    const { id } = bombedTarget(campaign, raid)
    return `${clockName(raid.segment ?? 0)} ${id}: ${reasonFor(campaign, raid, index)}.`
  })
  // RE-4.III.3 Once raids have been flown it is fighters alone that are sent.
  const isMorning = open.length === plan.length
  const head = isMorning
    ? `The staff plans ${counted(plan.length, 'raid')}.`
    : `The staff sends fighters to ${counted(open.length, 'raid')}.`
  return [head, ...raids, ...(isMorning ? atHome(campaign) : [])].join('\n')
}

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
function reasonFor(campaign: Campaign, raid: Raid, index: number): string {
  if (has(campaign, raid, 'decoy')) return 'a decoy, which draws squadrons away from the others'
  const flying = plannedFor(campaign, index)
  const bombers = flying.filter(id => isBomber(campaign, id)).length
  const fighters = flying.length - bombers
  // RE-5.3.b
  const isLater = fighters === 0 && fightersAt(campaign, raid.segment ?? 0).is === 'later'
  if (flying.length === 0)
    return `nobody yet${isLater ? '; fighters can still be sent when the clock comes to it' : ''}`
  if (bombers === 0) return `${ofKind(fighters, 'fighter')} alone, to shoot down the squadrons that come`
  const { bombs } = knownForecast(campaign, index, false) ?? {}
  const parts = [
    bothKinds(bombers, fighters),
    ...(isLater ? ['fighters follow later'] : []),
    ...(bombs ? [`about ${tenths(bombs.mean)} VP`] : []),
    ...(cardOf(campaign, raid).double ? ['which count double today'] : []),
  ]
  const why = TARGET_REASONS[bombedTarget(campaign, raid).type]
  return `${parts.join(', ')}${campaign.plan.length > MANY_RAIDS ? '' : `; ${why}`}`
}
