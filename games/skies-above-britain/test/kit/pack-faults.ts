import { copy } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'

/** The standard pack with a mistake in it. A change is `layouts[0].id = "box"`, or `without layouts[0].id`; ` & ` joins several. */

type Json = { [key: string]: Json }

/** Replaces the value of a path, or takes it out if undefined. */
function change(pack: unknown, path: readonly string[], value: unknown): void {
  let at = pack as Json
  for (const key of path.slice(0, -1)) at = at[key] as Json
  const last = path.at(-1) ?? ''
  if (value === undefined) delete at[last]
  else at[last] = value as Json
}

function withChanges(changes: string): unknown {
  const pack = copy(standard)
  for (const one of changes.split(' & ')) {
    const [, path = '', value] = /^(?:without )?([^ ]+)(?: = (.*))?$/s.exec(one) ?? []
    change(pack, path.match(/[^.[\]"]+/g) ?? [], value && JSON.parse(value))
  }
  return pack
}

/** What each change is to cause: one fault, at the place changed unless it says where (`at …: `), several, or none. */
type Faults = Readonly<Record<string, string | readonly string[]>>

/** One test for each name, of all the changes under it. */
export function testFaults(tests: Readonly<Record<string, Faults>>): void {
  for (const [name, faults] of Object.entries(tests))
    test(name, () => {
      for (const [changes, fault] of Object.entries(faults)) {
        const [, place = ''] = /^(?:without )?([^ ]+)/.exec(changes) ?? []
        const wanted = [fault].flat().map(one => (one.startsWith('at ') ? one.slice(3) : `${place}: ${one}`))
        const found = checkPack(withChanges(changes)).map(({ path, message }) => `${path}: ${message}`)
        expect(found, changes).toEqual(wanted)
      }
    })
}
