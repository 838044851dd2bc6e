import { withChanges as changed, faultsFound, faultsMeant } from '@tallyho/engine/proof/pack-changes'
import { expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'

/**
 * The standard pack with a mistake in it. A change is `squadrons(54).sector = "9/11"`, or `without squadrons(54).sector`;
 * ` & ` joins several. Things go by id or card number in round brackets.
 */

const LISTS = /\b(sectors|targets|squadrons|gruppen|targetCards|raidEvents|dayEvents|strategies)\(([^)]+)\)/g

const indexed = (words: string): string =>
  words.replace(LISTS, (_, list: 'sectors' | 'targetCards', name: string) => {
    const things: readonly { readonly id?: string; readonly card?: number }[] = standard[list]
    return `${list}[${things.findIndex(({ id, card }) => `${id ?? card}` === name)}]`
  })

/** The standard pack, changed. */
export function withChanges(changes: string): unknown {
  return changed(standard, indexed(changes))
}

/** What each change is to cause: one fault, at the place changed unless it says where (`at …: `), or several. */
type Faults = Readonly<Record<string, string | readonly string[]>>

/** One test for each name, of all the changes under it. */
export function testFaults(tests: Readonly<Record<string, Faults>>): void {
  for (const [name, faults] of Object.entries(tests))
    test(name, () => {
      for (const [changes, fault] of Object.entries(faults))
        expect(faultsFound(checkPack(withChanges(changes))), changes).toEqual(
          faultsMeant(changes, fault).map(indexed),
        )
    })
}
