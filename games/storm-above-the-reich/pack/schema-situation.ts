import { atMost, dieTable, exactly, id, some, sourced, whole } from '@tallyho/forms'
import * as v from 'valibot'
import { MAP_IDS, MISSION_TYPES, POSITIONS } from './names.ts'
import { bomberId, positionBox } from './schema-map.ts'
import { vector } from './schema-parts.ts'

/** The form of a page of the Situation Manual and of the blast tables. */

const flakWindow = v.strictObject({
  bombers: atMost(60, bomberId),
  hits: atMost(POSITIONS.length, v.picklist(POSITIONS)),
})
const sun = v.lazy(sun => (sun === 'none' ? v.literal('none') : positionBox))

export const situationSchema = v.strictObject({
  map: v.picklist(MAP_IDS),
  type: v.picklist(MISSION_TYPES),
  /** One Damage marker for each time a bomber is named. */
  damage: dieTable(atMost(20, bomberId)),
  anchored: dieTable(atMost(12, positionBox)),
  sun: dieTable(sun),
  /** Maps 7 and 8 only. */
  contrails: v.exactOptional(dieTable(v.boolean())),
  tp: dieTable(whole(0, 12)),
  // SR-K-SIT-03
  limit: dieTable(whole(1, 12)),
  /** Near Target only: windows 1 to 10. SR-K-FLK-04 */
  flak: v.exactOptional(exactly(10, flakWindow)),
  ...sourced,
})

const cable = dieTable(v.picklist(['none', 'proximity']))
/** SR-BLA-11 The cell that the higher die names, from 2 to 10, counted from the element's centre. */
const cells = exactly(9, vector(-20, 20))
const effect = v.lazy(effect => (effect === 'destroyed' ? v.literal('destroyed') : whole(0, 9)))

export const blastSchema = v.strictObject({
  /** SR-BLA-06 By the sum of two dice. */
  cable: v.strictObject({ good: cable, loose: cable, kaputt: cable, ...sourced }),
  diagrams: some(30, v.strictObject({ id, red: cells, black: cells, ...sourced })),
  /** SR-BLA-14 By the lower die: Damage markers, or a bomber destroyed and another damaged. */
  effect: dieTable(effect),
  ...sourced,
})
