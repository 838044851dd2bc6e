import { faultsFound, faultsMeant, withChanges } from '@tallyho/engine/proof/pack-changes'
import { expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'

/** What each change is to cause: one fault, at the place changed unless it says where (`at …: `), several, or none. */
type Faults = Readonly<Record<string, string | readonly string[]>>

/** One test for each name, of all the changes under it. */
export function testFaults(tests: Readonly<Record<string, Faults>>): void {
  for (const [name, faults] of Object.entries(tests))
    test(name, () => {
      for (const [changes, fault] of Object.entries(faults))
        expect(faultsFound(checkPack(withChanges(standard, changes))), changes).toEqual(
          faultsMeant(changes, fault),
        )
    })
}
