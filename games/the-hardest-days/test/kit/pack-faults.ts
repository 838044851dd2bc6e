import { copy } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'

/**
 * The standard pack with a mistake in it. A change is `squadrons(54).home = "5/11a"`, or `without squadrons(54).home`;
 * ` & ` joins several. Things with an id may go by it, in round brackets.
 */

type Json = { [key: string]: Json }
type Listed = 'spaces' | 'targets' | 'squadrons' | 'groups'

export const indexed = (words: string): string =>
  words.replace(/\b(spaces|targets|squadrons|groups)\(([^)]+)\)/g, (_, list: Listed, id: string) => {
    return `${list}[${standard[list].findIndex(one => one.id === id)}]`
  })

/** A copy of the standard pack in which the value of a path is replaced, or left out if undefined. */
export function changed(path: readonly string[], value: unknown, pack: unknown = copy(standard)): unknown {
  let at = pack as Json
  for (const key of path.slice(0, -1)) at = at[key] as Json
  const last = path.at(-1) ?? ''
  if (value === undefined) delete at[last]
  else at[last] = value as Json
  return pack
}

/** The faults of a pack, in words. */
export function faultsOf(pack: unknown): string[] {
  return checkPack(pack).map(({ path, message }) => `${path}: ${message}`)
}

export function withChanges(changes: string): unknown {
  const pack = copy(standard)
  for (const change of indexed(changes).split(' & ')) {
    const [, path = '', value] = /^(?:without )?([^ ]+)(?: = (.*))?$/s.exec(change) ?? []
    changed(path.match(/[^.[\]"]+/g) ?? [], value && JSON.parse(value), pack)
  }
  return pack
}

/** What each change is to cause: one fault, at the place changed unless it says where (`at …: `), or several. */
type Faults = Readonly<Record<string, string | readonly string[]>>

/** One test for each name, of all the changes under it. */
export function testFaults(tests: Readonly<Record<string, Faults>>): void {
  for (const [name, faults] of Object.entries(tests))
    test(name, () => {
      for (const [changes, fault] of Object.entries(faults)) {
        const [, place = ''] = /^(?:without )?([^ ]+)/.exec(changes) ?? []
        const wanted = [fault].flat().map(one => (one.startsWith('at ') ? one.slice(3) : `${place}: ${one}`))
        expect(faultsOf(withChanges(changes)), changes).toEqual(wanted.map(indexed))
      }
    })
}
