import { type Choice, copy, type Decided, type Option, type Procedure, type Step } from '@tallyho/engine'
import type { CardNumber, GruppeId, Segment } from '../../pack/types.ts'
import { assignBombers } from '../../rules/05-planning/bombers.ts'
import { assignFighters, assignFightersAgain } from '../../rules/05-planning/fighters.ts'
import { planRaids } from '../../rules/05-planning/targets.ts'
import type { Campaign, Gruppe } from '../../state.ts'

/**
 * The day's plan as one desk. The rules ask three questions in turn, one answer after the other; here whatever was answered
 * lies open, and a gesture makes other answers of it. What fits is found by playing the rules' own procedures on a copy.
 */

/** RE-4.I.3 RE-4.I.4 RE-4.I.5 The questions of a plan, in the order of the rulebook. */
export const PLAN = ['plan-raid', 'assign-bomber', 'assign-fighter'] as const
export type PlanAsk = (typeof PLAN)[number]

/** One thing laid: a card on a segment, a strategy or a marker on a card, a Gruppe on a card. */
export interface Order extends Option {
  readonly card: CardNumber
  readonly segment?: Segment
  readonly strategy?: CardNumber
  readonly gruppe?: GruppeId
  readonly jabo?: true
}
export type Orders = Readonly<Record<PlanAsk, readonly Order[]>>

/** As much of the table's desk as is read here. */
interface Decisions {
  made(): readonly Decided[]
  optionsAt(at: number): readonly Option[]
}

export interface Sheet {
  /** The board with nothing of the plan on it. */
  readonly bare: Campaign
  /** The questions that are open: all of them, or RE-4.III.3 that for fighters alone. */
  readonly asks: readonly PlanAsk[]
  readonly orders: Orders
  /** The same, with the ends of the questions, as it was decided. */
  readonly made: readonly Decided[]
}

/** An edit of what was decided: from one place on so many go and these come instead; without a place they are added. */
export interface Edit {
  readonly at: number | undefined
  readonly gone: number
  readonly ids: readonly string[]
}

export function isPlanAsk(ask: string): ask is PlanAsk {
  return PLAN.some(one => one === ask)
}

/** What lies on the desk while one of the questions is asked. */
export function sheetOf(campaign: Campaign, choice: Choice, desk: Decisions): Sheet | undefined {
  if (!isPlanAsk(choice.ask)) return undefined
  const all = desk.made()
  const made = all.slice(all.findLastIndex(endsAnother) + 1)
  const [first] = made
  const asks = (first?.ask ?? choice.ask) === 'plan-raid' ? PLAN : (['assign-fighter'] as const)
  const orders = { 'plan-raid': [], 'assign-bomber': [], 'assign-fighter': [] } as Record<PlanAsk, Order[]>
  for (const { ask, option } of made) if (isPlanAsk(ask) && !option.ends) orders[ask].push(option as Order)
  const offered = first ? desk.optionsAt(first.at) : choice.options
  return { bare: bareBoard(campaign, asks, orders, offered as readonly Order[]), asks, orders, made }
}

/** RE-5.1.c Target cards that lie on no segment, as long as one can still be laid. */
export function handOf(campaign: Campaign, sheet: Sheet | undefined): readonly CardNumber[] {
  const laid = campaign.plan.map(({ card }) => card)
  const cards = sheet && sheet.asks.length > 1 ? sheet.bare.hand : campaign.hand
  return cards.filter(card => !laid.includes(card))
}

/** Something that was decided before this plan: of another question, or the plan that an earlier segment ended with. */
function endsAnother({ ask, option }: Decided): boolean {
  return !isPlanAsk(ask) || (ask === 'assign-fighter' && option.ends === true)
}

function bareBoard(
  campaign: Campaign,
  asks: readonly PlanAsk[],
  orders: Orders,
  offered: readonly Order[],
): Campaign {
  const gruppen = { ...campaign.gruppen }
  for (const { gruppe } of [...orders['assign-bomber'], ...orders['assign-fighter']])
    if (gruppe !== undefined) gruppen[gruppe] = atBase(gruppen[gruppe])
  const cards = new Set(offered.flatMap(({ ends, card }) => (ends ? [] : [card])))
  if (asks.length > 1) {
    const strategies = orders['plan-raid'].flatMap(({ strategy }) => strategy ?? [])
    return {
      ...campaign,
      gruppen,
      hand: [...cards],
      strategies: [...campaign.strategies, ...strategies],
      plan: [],
      offered: -1,
    }
  }
  // RE-5.3.b The segments that are offered now were not before.
  const segments = campaign.plan.flatMap(({ card, segment }) => (cards.has(card) ? (segment ?? []) : []))
  return { ...campaign, gruppen, offered: (Math.min(...segments) - 1) as Campaign['offered'] }
}

function atBase({ raid: _, jabo: _jabo, ...unit }: Gruppe = { place: 'base', full: true }): Gruppe {
  return { ...unit, place: 'base' }
}

export interface Rehearsal {
  /** The board with all of it that fits. */
  readonly board: Campaign
  readonly kept: Orders
  /** What could come last, for each question that is asked. */
  readonly offers: Readonly<Partial<Record<PlanAsk, readonly Order[]>>>
  /** A question that cannot be ended yet: those after it are not asked. */
  readonly stuck: PlanAsk | undefined
}

/** Plays a plan through on a copy; whatever does not fit is left out. */
export function rehearse({ bare, asks }: Sheet, orders: Orders): Rehearsal {
  const board = copy(bare)
  const kept = { 'plan-raid': [], 'assign-bomber': [], 'assign-fighter': [] } as Record<PlanAsk, Order[]>
  const offers: Partial<Record<PlanAsk, readonly Order[]>> = {}
  for (const ask of asks) {
    const asking = new Asking(procedureOf(ask, asks)(board))
    for (const order of orders[ask]) if (asking.take(order.id)) kept[ask].push(order)
    if (!asking.options) continue
    offers[ask] = asking.options as readonly Order[]
    const isLast = ask === asks.at(-1)
    if (!isLast && !asking.take('done')) return { board, kept, offers, stuck: ask }
  }
  return { board, kept, offers, stuck: undefined }
}

function procedureOf(
  ask: PlanAsk,
  asks: readonly PlanAsk[],
): (campaign: Campaign) => Procedure<Step | undefined> {
  if (ask === 'plan-raid') return planRaids
  if (ask === 'assign-bomber') return assignBombers
  return asks.length > 1 ? assignFighters : assignFightersAgain
}

/** One of the rules' procedures, answered by ids. */
class Asking {
  /** What can be answered now; undefined once nothing is asked any more. */
  options: readonly Option[] | undefined

  constructor(private readonly procedure: Procedure<Step | undefined>) {
    this.proceed(-1)
  }

  take(id: string): boolean {
    const index = this.options?.findIndex(option => option.id === id) ?? -1
    if (index >= 0) this.proceed(index)
    return index >= 0
  }

  private proceed(answer: number): void {
    const { done, value } = this.procedure.next(answer)
    this.options = !done && value.kind === 'choice' ? value.options : undefined
  }
}

/** The answers that make a plan: as far as something is laid, so that no question ends unless another has begun. */
export function answersOf({ asks }: Sheet, { kept, offers }: Rehearsal): readonly string[] {
  const last = asks.findLast(ask => kept[ask].length > 0)
  const ids: string[] = []
  for (const ask of asks) {
    if (last === undefined) break
    for (const { id } of kept[ask]) ids.push(id)
    if (ask === last) break
    if (offers[ask]) ids.push('done')
  }
  return ids
}

/** What must change so that these are the answers. */
export function editTo({ made }: Sheet, ids: readonly string[]): Edit | undefined {
  const had = made.map(({ option }) => option.id)
  const shorter = Math.min(had.length, ids.length)
  let before = 0
  while (before < shorter && had[before] === ids[before]) before++
  let after = 0
  while (after < shorter - before && had.at(-1 - after) === ids.at(-1 - after)) after++
  const gone = had.length - before - after
  const come = ids.slice(before, ids.length - after)
  if (gone === 0 && come.length === 0) return undefined
  return { at: made[before]?.at, gone, ids: come }
}
