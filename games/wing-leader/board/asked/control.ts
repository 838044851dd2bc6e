import type { Choice } from '@tallyho/engine'
import type { Far } from '@tallyho/kit'
import { unitAt } from '../../rules/01-words/units.ts'
import { type ControlOption, dieForControl, rollVectors } from '../../rules/09-command/vectors.ts'
import type { Battle, Unit } from '../../state.ts'
import { onTheDie } from '../../text/chances.ts'
import { isAstray, meetings } from './meetings.ts'

/** WL-9.2.4.f Who is called to get a new flag. */

export const CALL_ALL = 'control/all'

/** A try costs nothing: all whose flags lie off the enemy's way are called, by one press. */
export function callAll(battle: Battle, { ask, options }: Choice): readonly Far[] {
  if (ask !== 'vector.control') return []
  // Which options a question has is known by its key.
  const offered = options as readonly ControlOption[]
  const astray = offered.filter(option => leadsAstray(battle, option))
  const needs = new Set(astray.map(({ unit = 0 }) => dieForControl(battle, unitAt(battle, unit))))
  const [least] = needs
  if (astray.length < 2 || least === undefined) return []
  const isAll = offered.every(({ ends, id }) => ends || astray.some(one => one.id === id))
  const who = astray.length === 2 ? 'both' : `all ${astray.length}`
  return [
    {
      id: CALL_ALL,
      words: isAll ? `Call ${who}, one after the other` : `Call the ${astray.length} with flags off his way`,
      ...(needs.size === 1 && { figures: onTheDie(least, 'hears') }),
      on: [],
      ids: astray.map(({ id }) => id),
    },
  ]
}

const leadsAstray = (battle: Battle, { unit }: ControlOption): boolean =>
  unit !== undefined && isAstray(battle, unitAt(battle, unit))

/**
 * Wherever they are sent they meet nobody any more: no flag is worth a call. And once somebody has been called the rest goes by
 * itself: whose flag lies off the enemy's way is called too, and everybody else keeps it.
 */
export function callsOn(battle: Battle, options: readonly ControlOption[]): string | undefined {
  const offered = options.flatMap(({ unit }) => (unit === undefined ? [] : [unitAt(battle, unit)]))
  const done = options.find(({ ends }) => ends)?.id
  if (!offered.some(unit => meetings(battle, unit).length > 0)) return done
  const [{ side }] = offered as [Unit, ...Unit[]]
  // As the phase begins everybody is offered who may be called in it.
  const first = rollVectors(battle, side).next().value
  const isCalled =
    typeof first === 'object' && first.kind === 'choice' && first.options.length > options.length
  return isCalled ? (options.find(option => leadsAstray(battle, option))?.id ?? done) : undefined
}
