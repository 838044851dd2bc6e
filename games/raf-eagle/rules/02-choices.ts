import type { Procedure } from '@tallyho/engine'
import { choose } from '../vocabulary.ts'
import { LUFTWAFFE } from './02-terms.ts'

/** Questions that are answered with one unit after the other. */
type UnitAsk = 'night-fighter' | 'night-intercepted' | 'aircraft-for' | 'pilots-for'

/** So many of these units, of the player's choice; all of them if there are no more than that. */
export function* chooseSome(
  ask: UnitAsk,
  kind: 'squadron' | 'gruppe',
  units: readonly string[],
  count: number,
): Procedure<readonly string[]> {
  if (count >= units.length) return units
  const chosen: string[] = []
  while (chosen.length < count) {
    const left = units.filter(id => !chosen.includes(id))
    const options = left.map(id => ({ id, on: [`${kind}:${id}`] }))
    chosen.push((yield* choose(LUFTWAFFE, ask, options)).id)
  }
  return chosen
}
