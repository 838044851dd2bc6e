import { after, type Option, type Outcome, once, type Procedure } from '@tallyho/engine'
import type { GruppeId, SquadronId } from '../pack/types.ts'
import { chance, choose, type Rolls } from '../vocabulary.ts'
import { LUFTWAFFE } from './02-terms.ts'

/** One of several squadrons that are as likely as each other. */
const lot = once((id: SquadronId): Outcome => ({ id, weight: 1 }))

/** One of these squadrons at random. */
export function pickOne(what: keyof Rolls, from: readonly SquadronId[]): Procedure<SquadronId> {
  return after(chance(what, from.map(lot)), ({ id }) => id)
}

/** Questions that are answered with one unit after the other. */
type UnitAsk = 'night-fighter' | 'night-intercepted' | 'aircraft-for' | 'pilots-for'

/** So many of several, asked for one at a time; all of them where no choice is left. */
export function* someOf(
  from: readonly string[],
  count: number,
  one: (left: readonly string[]) => Procedure<string>,
): Procedure<readonly string[]> {
  if (count >= from.length) return from
  const chosen: string[] = []
  while (chosen.length < count) chosen.push(yield* one(from.filter(id => !chosen.includes(id))))
  return chosen
}

/** So many of these units, of the player's choice. */
export function chooseSome(
  ask: UnitAsk,
  kind: 'squadron' | 'gruppe',
  units: readonly string[],
  count: number,
): Procedure<readonly string[]> {
  const option: (id: string) => Option = kind === 'gruppe' ? gruppeOption : squadronOption
  return someOf(units, count, function* (left) {
    return (yield* choose(LUFTWAFFE, ask, left.map(option))).id
  })
}

/** The option that is one counter. */
export const gruppeOption = once((id: GruppeId) => ({ id, on: [`gruppe:${id}`], gruppe: id }))
export const squadronOption = once((id: SquadronId) => ({ id, on: [`squadron:${id}`], squadron: id }))
