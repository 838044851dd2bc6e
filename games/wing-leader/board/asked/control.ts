import type { Choice } from '@tallyho/engine'
import type { Far } from '@tallyho/kit'
import { unitAt } from '../../rules/01-words/units.ts'
import { type ControlOption, dieForControl } from '../../rules/09-command/vectors.ts'
import type { Battle } from '../../state.ts'
import { onTheDie } from '../../text/chances.ts'

export const CALL_ALL = 'control/all'

/** WL-9.2.4.f A try costs nothing: all who can be called are, by one press, until one of them is to be sent somewhere. */
export function callAll(battle: Battle, { ask, options }: Choice): readonly Far[] {
  if (ask !== 'vector.control') return []
  // Which options a question has is known by its key.
  const calls = (options as readonly ControlOption[]).flatMap(({ id, unit }) =>
    unit === undefined ? [] : [{ id, needs: dieForControl(battle, unitAt(battle, unit)) }],
  )
  const [first, second] = calls
  if (!first || !second) return []
  const alike = calls.every(({ needs }) => needs === first.needs)
  return [
    {
      id: CALL_ALL,
      words: `Call ${calls.length === 2 ? 'both' : `all ${calls.length}`}, one after the other`,
      ...(alike && { so: `each ${onTheDie(first.needs)}; a try costs nothing` }),
      on: [],
      ids: calls.map(({ id }) => id),
    },
  ]
}
