import { copy } from '../play/copy.ts'
import type { Fault } from '../rules/game.ts'

/**
 * A pack with mistakes in it, for the proofs of the forms. A change is `layouts[0].id = "box"`, or `without layouts[0].id`; ` & ` joins
 * several.
 */

type Json = { [key: string]: Json }

export function withChanges(pack: unknown, changes: string): unknown {
  const changed = copy(pack)
  for (const one of changes.split(' & ')) {
    const [, path = '', value] = /^(?:without )?([^ ]+)(?: = (.*))?$/s.exec(one) ?? []
    change(changed, path.match(/[^.[\]"]+/g) ?? [], value && JSON.parse(value))
  }
  return changed
}

/** Replaces the value of a path, or takes it out if undefined. */
export function change(pack: unknown, path: readonly string[], value: unknown): void {
  let at = pack as Json
  for (const key of path.slice(0, -1)) at = at[key] as Json
  const last = path.at(-1) ?? ''
  if (value === undefined) delete at[last]
  else at[last] = value as Json
}

/** What changes are to cause: a fault at the place of the first, unless it says where (`at …: `), or several. */
export function faultsMeant(changes: string, faults: string | readonly string[]): string[] {
  const [, place = ''] = /^(?:without )?([^ ]+)/.exec(changes) ?? []
  return [faults].flat().map(one => (one.startsWith('at ') ? one.slice(3) : `${place}: ${one}`))
}

export function faultsFound(faults: readonly Fault[]): string[] {
  return faults.map(({ path, message }) => `${path}: ${message}`)
}
