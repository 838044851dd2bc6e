import { idIn, kindOf, type Option, type Ref, refTo } from '@tallyho/engine'
import type { GruppeId, Letter } from '../../pack/types.ts'
import { bombedTarget, cardOf, gruppenIn, gruppeSpec } from '../../rules/02-terms.ts'
import { isReady, raidLimit } from '../../rules/05-planning/limits.ts'
import type { Campaign } from '../../state.ts'
import { roomOn } from './moves.ts'
import { isPlanAsk, type Order, type Rehearsal } from './plan.ts'

/**
 * What stands on the desk for pieces and places that lie elsewhere: a `target:Dover` of the map for the card that aims at it,
 * a `type:2/He 111` for all of them that are ready, and `size:34/9` for a raid until it counts nine.
 */

export const typeRef = (luftflotte: number, type: string): Ref => refTo('type', `${luftflotte}/${type}`)
export const sizeRef = (card: number | string, size: number): Ref => refTo('size', `${card}/${size}`)

/** RE-10.25.a The target of the map that a card aims at. */
export function aimOf(campaign: Campaign, card: Ref): Ref {
  const number = Number(idIn(card))
  const raid = campaign.plan.find(one => one.card === number)
  return refTo('target', raid ? bombedTarget(campaign, raid).id : cardOf(campaign, { card: number }).target)
}

/** The cards that aim at a target, those that are still in hand first. */
export function cardsAt(campaign: Campaign, pieces: ReadonlySet<Ref>, target: Ref): readonly Ref[] {
  const cards = [...pieces].filter(piece => kindOf(piece) === 'card' && aimOf(campaign, piece) === target)
  const isPlanned = (piece: Ref) => campaign.plan.some(({ card }) => card === Number(idIn(piece)))
  return cards.sort((a, b) => Number(isPlanned(a)) - Number(isPlanned(b)))
}

/** A raid on the track stands for its hour to another card that is held: both fly then. */
export function hourOf({ plan }: Campaign, held: readonly Ref[], ref: Ref): Ref | undefined {
  const isOther = kindOf(ref) === 'card' && kindOf(held[0] ?? '') === 'card' && !held.includes(ref)
  const raid = isOther ? plan.find(({ card }) => card === Number(idIn(ref))) : undefined
  return raid?.segment === undefined ? undefined : refTo('segment', raid.segment)
}

/** The Gruppen of a type that are ready, RE-6.3.a in an order that keeps letters even. */
export function readyOf(campaign: Campaign, ref: Ref): readonly Ref[] {
  const ready = gruppenIn(campaign, 'base').filter(id => {
    const { luftflotte, type } = gruppeSpec(campaign, id)
    return typeRef(luftflotte, type) === ref && isReady(campaign, id)
  })
  return evenly(campaign, ready).map(id => refTo('gruppe', id))
}

/** One of each letter, and round again. */
export function evenly(campaign: Campaign, gruppen: readonly GruppeId[]): readonly GruppeId[] {
  const letterOf = (id: GruppeId): Letter => gruppeSpec(campaign, id).letter
  const round = (id: GruppeId, i: number) =>
    gruppen.slice(0, i).filter(other => letterOf(other) === letterOf(id)).length
  return gruppen
    .map((id, i) => ({ id, round: round(id, i) }))
    .sort((a, b) => a.round - b.round)
    .map(({ id }) => id)
}

/** Every stand-in of pieces that can be picked up. */
export function standInsOf(campaign: Campaign, pieces: ReadonlySet<Ref>): readonly Ref[] {
  return [...pieces].flatMap(piece => {
    if (kindOf(piece) === 'card') return [aimOf(campaign, piece)]
    if (kindOf(piece) !== 'gruppe' || !isReady(campaign, idIn(piece))) return []
    const { luftflotte, type } = gruppeSpec(campaign, idIn(piece))
    return [typeRef(luftflotte, type)]
  })
}

/** The sizes that Gruppen can bring the raids among these places to. */
export function sizesOf({ board }: Rehearsal, goals: ReadonlySet<Ref>, most: number): readonly Ref[] {
  return [...goals].flatMap(goal => {
    const size = kindOf(goal) === 'card' ? sizeOn(board, goal) : undefined
    if (size === undefined) return []
    const room = Math.min(most, roomOn(board, Number(idIn(goal))))
    return Array.from({ length: room }, (_, i) => sizeRef(idIn(goal), size + 1 + i))
  })
}

function sizeOn(board: Campaign, card: Ref): number | undefined {
  const number = Number(idIn(card))
  const raid = board.plan.find(one => one.card === number)
  return raid && raidLimit(board, raid) - roomOn(board, number)
}

/** A place with a size is its raid, and so many of those that are held. */
export function upToSize(
  { board }: Rehearsal,
  held: readonly Ref[],
  place: Ref,
): { readonly pieces: readonly Ref[]; readonly place: Ref } {
  if (kindOf(place) !== 'size') return { pieces: held, place }
  const [card = '', size] = idIn(place).split('/')
  const there = refTo('card', card)
  return { pieces: held.slice(0, Math.max(0, Number(size) - (sizeOn(board, there) ?? 0))), place: there }
}

/** What is dragged to a raid by its type is laid in one gesture, up to the size where it is dropped. */
export function heapOf(campaign: Campaign, ask: string, option: Option): string | undefined {
  const { gruppe, card, jabo, ends } = option as Partial<Order>
  if (!isPlanAsk(ask)) return undefined
  // RE-4.I.3 RE-4.I.4 RE-4.I.5 The plan is confirmed once, for all of its questions.
  if (ends) return 'confirm'
  if (gruppe === undefined || card === undefined || jabo) return undefined
  const { luftflotte, type } = gruppeSpec(campaign, gruppe)
  return `${typeRef(luftflotte, type)}>${card}`
}
