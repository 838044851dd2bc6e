import { idIn, kindOf, type Ref, refTo } from '@tallyho/engine'
import type { BoardProps } from '@tallyho/kit'
import type { CardNumber } from '../../pack/types.ts'
import { gruppeSpec, plannedFor } from '../../rules/02-terms.ts'
import { raidLimit } from '../../rules/05-planning/limits.ts'
import type { Campaign } from '../../state.ts'
import {
  answersOf,
  type Edit,
  editTo,
  type Order,
  type Orders,
  PLAN,
  type PlanAsk,
  type Rehearsal,
  rehearse,
  type Sheet,
} from './plan.ts'

/**
 * What pieces on the desk can do: a piece is `gruppe:I/KG1`, `card:34`, `strategy:157` or `forward:34`; it is put on a
 * `segment:3` of the track, on a `card:34`, on it as a Jabo (`jabo:34`), or back where it came from (`base:2`, `hand:cards`).
 */
const HAND: Ref = 'hand:cards'

/** Where it comes to lie by this order. */
export function placeOf({ card, segment, jabo }: Order): Ref {
  return segment === undefined ? refTo(jabo ? 'jabo' : 'card', card) : refTo('segment', segment)
}

/** The piece that an order lays. */
export function pieceOf({ card, segment, gruppe, strategy }: Order): Ref {
  if (gruppe !== undefined) return refTo('gruppe', gruppe)
  if (strategy !== undefined) return refTo('strategy', strategy)
  return segment === undefined ? refTo('forward', card) : refTo('card', card)
}

/** Where it goes when it is taken back. */
export function homeOf(campaign: Campaign, piece: Ref): Ref {
  return kindOf(piece) === 'gruppe' ? refTo('base', gruppeSpec(campaign, idIn(piece)).luftflotte) : HAND
}

/** Everything laid, whichever question it answered. */
export function laidIn(orders: Orders): readonly Order[] {
  return PLAN.flatMap(ask => orders[ask])
}

/** All that can be picked up now: what lies on the desk, and what could be laid on it. */
export function movable(sheet: Sheet, { offers }: Rehearsal): ReadonlySet<Ref> {
  const pieces = new Set(laidIn(sheet.orders).map(pieceOf))
  for (const ask of PLAN) for (const order of offers[ask] ?? []) if (!order.ends) pieces.add(pieceOf(order))
  return pieces
}

/** The desk with nobody in this raid. */
export function emptied(sheet: Sheet, card: CardNumber): Sheet {
  const there = laidIn(sheet.orders).filter(order => order.card === card && order.gruppe !== undefined)
  return { ...sheet, orders: without(sheet.orders, there.map(pieceOf)) }
}

/** The plan without these pieces. */
export function liftedFrom(sheet: Sheet, held: readonly Ref[]): Rehearsal {
  return rehearse(sheet, without(sheet.orders, held))
}

/** Where these pieces can be put, wherever they lie now. */
export function goalsOf(
  sheet: Sheet,
  held: readonly Ref[],
  lifted: Rehearsal = liftedFrom(sheet, held),
): ReadonlySet<Ref> {
  const laid = laidIn(sheet.orders).filter(order => held.includes(pieceOf(order)))
  const goals = new Set(laid.map(order => homeOf(sheet.bare, pieceOf(order))))
  for (const { order } of offersFor(lifted, held)) goals.add(placeOf(order))
  // Where all of them lie already there is nothing to be done.
  for (const place of new Set(laid.map(placeOf)))
    if (held.every(piece => laid.some(order => pieceOf(order) === piece && placeOf(order) === place)))
      goals.delete(place)
  return goals
}

/** What may be laid with these pieces, RE-5.3.c as long as there is room among fighters that are to come later. */
function offersFor(
  { offers, board }: Rehearsal,
  held: readonly Ref[],
): readonly { readonly ask: PlanAsk; readonly order: Order }[] {
  return PLAN.flatMap(ask =>
    (offers[ask] ?? [])
      .filter(order => !order.ends && held.includes(pieceOf(order)))
      .filter(({ gruppe, card }) => gruppe === undefined || roomOn(board, card) > 0)
      .map(order => ({ ask, order })),
  )
}

/** How many more Gruppen a raid takes. */
export function roomOn(board: Campaign, card: CardNumber): number {
  const index = board.plan.findIndex(raid => raid.card === card)
  const raid = board.plan[index]
  return raid ? raidLimit(board, raid) - plannedFor(board, index).length : 0
}

function without(orders: Orders, held: readonly Ref[]): Orders {
  const stays = (order: Order) => !held.includes(pieceOf(order))
  return {
    'plan-raid': orders['plan-raid'].filter(stays),
    'assign-bomber': orders['assign-bomber'].filter(stays),
    'assign-fighter': orders['assign-fighter'].filter(stays),
  }
}

/** A gesture: what it changes, and what has to go for it; or the question that it would leave without an end. */
export interface Gesture {
  readonly edit: Edit | undefined
  /** Pieces that no longer find their place. */
  readonly lost: readonly Ref[]
  readonly stuck: PlanAsk | undefined
  /** The board as it would be. */
  readonly board: Campaign
}

/** These pieces are put there, as many as find room. */
export function put(
  sheet: Sheet,
  held: readonly Ref[],
  place: Ref,
  lifted: Rehearsal = liftedFrom(sheet, held),
): Gesture {
  const wanted = wantedOf(sheet, held, place, lifted)
  const done = rehearse(sheet, wanted)
  const kept = new Set(laidIn(done.kept).map(({ id }) => id))
  const lost = laidIn(wanted).filter(({ id }) => !kept.has(id))
  // A question that has no end yet holds only those up that have begun after it.
  const { stuck: open } = done
  const stuck = open && lost.some(({ id }) => isAfter(wanted, id, open)) ? open : undefined
  return {
    edit: stuck ? undefined : editTo(sheet, answersOf(sheet, done)),
    lost: lost.map(pieceOf),
    stuck,
    board: done.board,
  }
}

function isAfter(orders: Orders, id: string, ask: PlanAsk): boolean {
  return PLAN.slice(PLAN.indexOf(ask) + 1).some(later => orders[later].some(order => order.id === id))
}

function wantedOf({ orders, bare }: Sheet, held: readonly Ref[], place: Ref, lifted: Rehearsal): Orders {
  const rest = without(orders, held)
  const [only = ''] = held
  if (held.every(piece => homeOf(bare, piece) === place)) return withoutCards(rest, held)
  const there = offersFor(lifted, held).filter(({ order }) => placeOf(order) === place)
  if (kindOf(only) === 'card') return exchanged(orders, only, there[0]?.order)
  let room = kindOf(only) === 'gruppe' ? roomOn(lifted.board, Number(idIn(place))) : there.length
  const added: Record<PlanAsk, Order[]> = { 'plan-raid': [], 'assign-bomber': [], 'assign-fighter': [] }
  for (const { ask, order } of inOrderOf(held, there)) if (room-- > 0) added[ask].push(order)
  return {
    'plan-raid': [...rest['plan-raid'], ...added['plan-raid']],
    'assign-bomber': [...rest['assign-bomber'], ...added['assign-bomber']],
    'assign-fighter': [...rest['assign-fighter'], ...added['assign-fighter']],
  }
}

/** Those that were picked first come first. */
function inOrderOf<T extends { readonly order: Order }>(
  held: readonly Ref[],
  offers: readonly T[],
): readonly T[] {
  return held.flatMap(piece => offers.filter(({ order }) => pieceOf(order) === piece))
}

/** A card keeps its place among the answers: what lies on it was laid after it. */
function exchanged(orders: Orders, card: Ref, order: Order | undefined): Orders {
  if (!order) return orders
  const raids = orders['plan-raid']
  const had = raids.some(one => pieceOf(one) === card)
  return {
    ...orders,
    'plan-raid': had ? raids.map(one => (pieceOf(one) === card ? order : one)) : [...raids, order],
  }
}

/** With a card goes all that lies on it. */
function withoutCards(orders: Orders, held: readonly Ref[]): Orders {
  const stays = ({ card }: Order) => !held.includes(refTo('card', card))
  return {
    'plan-raid': orders['plan-raid'].filter(stays),
    'assign-bomber': orders['assign-bomber'].filter(stays),
    'assign-fighter': orders['assign-fighter'].filter(stays),
  }
}

/** What a gesture changes, given to the table. */
export function carryOut(desk: NonNullable<BoardProps<Campaign>['desk']>, { at, gone, ids }: Edit): void {
  if (at === undefined) desk.give(ids)
  else desk.revise(at, gone, ids)
}
