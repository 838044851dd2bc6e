import type { Procedure } from '@tallyho/engine'
import { choose } from '../vocabulary.ts'
import { LUFTWAFFE } from './02-terms.ts'

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
  return someOf(units, count, function* (left) {
    const options = left.map(id => ({ id, on: [`${kind}:${id}`] }))
    return (yield* choose(LUFTWAFFE, ask, options)).id
  })
}
