import { idIn, kindOf, type Ref } from '@tallyho/engine'
import type { Campaign } from '../../state.ts'
import { unmetOf } from '../why-not.ts'
import { goalsOf, laidIn, liftedFrom, movable, pieceOf, placeOf } from './moves.ts'
import { type PlanAsk, rehearse, type Sheet } from './plan.ts'
import { sizesOf, standInsOf } from './stand-ins.ts'

/** Everything about one sheet that is asked for again and again, looked up once. */
export function survey(sheet: Sheet) {
  const now = rehearse(sheet, sheet.orders)
  const lifts = new Map<string, ReturnType<typeof liftedFrom>>()
  const goals = new Map<string, ReadonlySet<Ref>>()
  const lifted = (held: readonly Ref[]) => kept(lifts, held, () => liftedFrom(sheet, held))
  const goalsFor = (held: readonly Ref[]) => kept(goals, held, () => goalsOf(sheet, held, lifted(held)))
  return {
    pieces: movable(sheet, now),
    lifted,
    goals: goalsFor,
    /** The same with every size that a raid can be brought to. */
    places: (held: readonly Ref[]) => {
      const isGruppen = held[0] !== undefined && kindOf(held[0]) === 'gruppe'
      const sizes = isGruppen ? sizesOf(lifted(held), goalsFor(held), held.length) : []
      return new Set([...goalsFor(held), ...sizes])
    },
    /** What stands against the end of all questions from this one on. */
    unmet: (ask: PlanAsk) => {
      const open = sheet.asks.slice(sheet.asks.indexOf(ask)).filter(one => now.offers[one])
      const last = open.at(-1)
      const isOpen = last !== undefined && !now.offers[last]?.some(({ ends }) => ends)
      const stuck = now.stuck ?? (isOpen ? last : undefined)
      return stuck ? unmetOf(now.board, stuck) : []
    },
  }
}

function kept<T>(map: Map<string, T>, held: readonly Ref[], make: () => T): T {
  const key = held.join(' ')
  const known = map.get(key) ?? make()
  map.set(key, known)
  return known
}

/** While something is held, only more of its kind can be picked up; what lies where it could go leaves the click to the place. */
export function litWhile(
  campaign: Campaign,
  pieces: ReadonlySet<Ref>,
  held: readonly Ref[],
  goals: ReadonlySet<Ref>,
): ReadonlySet<Ref> {
  const [first] = held
  if (first === undefined) return new Set([...pieces, ...standInsOf(campaign, pieces)])
  const inGoal = (piece: Ref) => {
    const { raid } = campaign.gruppen[idIn(piece)] ?? {}
    return raid !== undefined && goals.has(`card:${campaign.plan[raid]?.card}`)
  }
  const more = [...pieces].filter(piece => kindOf(piece) === kindOf(first) && !inGoal(piece))
  const seen = new Set([...more, ...held, ...goals])
  return new Set([...seen, ...standInsOf(campaign, seen)])
}

/** Where a piece of the plan lies; undefined while it is where it came from. */
export function laidAt({ orders }: Sheet, piece: Ref): Ref | undefined {
  const order = laidIn(orders).find(one => pieceOf(one) === piece)
  return order && placeOf(order)
}

export function isLaid(sheet: Sheet, piece: Ref): boolean {
  return laidAt(sheet, piece) !== undefined
}

export function liesOn(sheet: Sheet, piece: Ref, place: Ref): boolean {
  return laidAt(sheet, piece) === place
}
