import { atMost, checker, forEach, text, whole } from '@tallyho/forms'
import * as v from 'valibot'
import { ALTITUDES } from '../state.ts'
import { packs, SCENARIOS, SIDES, SKIES } from './index.ts'

const chits = forEach(SKIES, whole(0, 20))
const altitude = v.picklist(ALTITUDES)

/** A board from a file, with a limit on every count. */
const form = v.strictObject({
  pack: text(100),
  scenario: v.picklist(SCENARIOS),
  withAces: v.boolean(),
  planes: atMost(
    24,
    v.strictObject({
      id: text(20),
      side: v.picklist(SIDES),
      hits: whole(0, 9),
      breaking: v.boolean(),
    }),
  ),
  cup: chits,
  drawn: chits,
  sky: v.picklist(SKIES),
  altitude: forEach(SIDES, altitude),
  ace: v.strictObject({ raf: v.optional(text(20)), luftwaffe: v.optional(text(20)) }),
  over: v.boolean(),
})

export const checkBoard = checker(form, [
  ({ pack }) => (packs.has(pack) ? [] : [{ path: 'pack', message: `no pack '${pack}' is known here` }]),
])
