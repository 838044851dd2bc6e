import { copy } from '@tallyho/engine'
import {
  change,
  withChanges as changedPack,
  faultsFound,
  faultsMeant,
} from '@tallyho/engine/proof/pack-changes'
import { expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'

/**
 * The standard pack with a mistake in it. A change is `squadrons(54).home = "5/11a"`, or `without squadrons(54).home`;
 * ` & ` joins several. Things with an id may go by it, in round brackets.
 */

type Listed = 'spaces' | 'targets' | 'squadrons' | 'groups'

export const indexed = (words: string): string =>
  words.replace(/\b(spaces|targets|squadrons|groups)\(([^)]+)\)/g, (_, list: Listed, id: string) => {
    return `${list}[${standard[list].findIndex(one => one.id === id)}]`
  })

/** A copy of the standard pack in which the value of a path is replaced, or left out if undefined. */
export function changed(path: readonly string[], value: unknown): unknown {
  const pack = copy(standard)
  change(pack, path, value)
  return pack
}

/** The faults of a pack, in words. */
export function faultsOf(pack: unknown): string[] {
  return faultsFound(checkPack(pack))
}

export function withChanges(changes: string): unknown {
  return changedPack(standard, indexed(changes))
}

/** What each change is to cause: one fault, at the place changed unless it says where (`at …: `), or several. */
type Faults = Readonly<Record<string, string | readonly string[]>>

/** One test for each name, of all the changes under it. */
export function testFaults(tests: Readonly<Record<string, Faults>>): void {
  for (const [name, faults] of Object.entries(tests))
    test(name, () => {
      for (const [changes, fault] of Object.entries(faults))
        expect(faultsOf(withChanges(changes)), changes).toEqual(faultsMeant(changes, fault).map(indexed))
    })
}
