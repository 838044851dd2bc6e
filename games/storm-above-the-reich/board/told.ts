import type { Logged, Ref } from '@tallyho/engine'

/** Notes of the fight: whoever they are about is to be seen while they are told. */
const FIGHT = /^(burst|hit|fire|event|collision|combat|recovery|break-away)\./
const NOBODY: ReadonlySet<Ref> = new Set()

/** Of whom the film tells just now. */
export function toldOf(notes: readonly Logged[]): ReadonlySet<Ref> {
  const last = notes.at(-1)
  if (!last || !FIGHT.test(last.what)) return NOBODY
  const { fighter, fighters } = last.facts
  const all = Array.isArray(fighters) ? fighters : [fighter]
  return new Set(all.flatMap(no => (typeof no === 'number' ? [`fighter:${no}`] : [])))
}
