import { exactly, id, some, sourced, text, whole } from '@tallyho/forms'
import * as v from 'valibot'
import { ATTACK_DECKS, EVENTS, HIT_TYPES } from './names.ts'

/** The form of cards, markers and names. */

/**
 * Six cells in the printed order of the columns, Lethal Level 5 to 0, parted by spaces. A cell is `-` or a run of:
 * D Damage, H Hit, 1-3 Pass Through, C Collision, R Riding the Tail, N No Ammo, J Jam. `DH2` reads Damage, Hit, Pass 2.
 */
const line = v.pipe(
  v.string(),
  v.check(
    input => input.trim().split(/\s+/).length === 6 && input.trim().split(/\s+/).every(isCell),
    ({ input }) =>
      `expected six cells, each "-" or a run of D, H, one of 1 to 3, C, R, N and J, but found ${JSON.stringify(input)}`,
  ),
)

/** D and H may be repeated, the others not. */
function isCell(cell: string): boolean {
  return cell === '-' || (/^[DHCRNJ123]{1,9}$/.test(cell) && !/[123].*[123]|([CRNJ]).*\1/.test(cell))
}

const row = v.strictObject({ determined: line, evasive: line })

export const attackCard = v.strictObject({
  id,
  deck: v.picklist(ATTACK_DECKS),
  /** Oblique cards have no Level row. */
  rows: v.strictObject({ high: row, level: v.exactOptional(row), low: row }),
  ...sourced,
})

/** Hits by Lethal Level 0 to 5. */
const columns = exactly(6, whole(0, 3))

export const fireCard = v.strictObject({
  id,
  event: v.picklist(EVENTS),
  determined: columns,
  evasive: columns,
  /** SR-CF-07 Added to the Lethal Level of a fighter with this maneuver. */
  climb: whole(0, 5),
  climbRoll: whole(0, 5),
  ...sourced,
})

const count = whole(1, 60)
const hit = { type: v.picklist(HIT_TYPES), number: whole(1, 11) }
const marker = { id, count, ...sourced }
/** SR-COL-10 SR-COL-11 The back of a Proximity marker is a Hit marker. */
const back = v.strictObject(hit)

/** What lies in the cups; `count` copies of each. Ids are unique over all cups. */
export const markers = v.strictObject({
  hits: some(100, v.strictObject({ ...marker, ...hit })),
  damage: some(
    100,
    v.strictObject({
      ...marker,
      /** Where the bomber was struck: engine, wing, cockpit, … */
      part: text(30),
      catastrophe: v.exactOptional(
        v.strictObject({ number: whole(1, 10), effect: v.picklist(['fallen', 'destroyed']) }),
      ),
      damage: whole(1, 10),
    }),
  ),
  proximity: some(
    100,
    v.variant('face', [
      v.strictObject({ ...marker, face: v.literal('clear') }),
      v.strictObject({ ...marker, face: v.literal('clear-twice') }),
      v.strictObject({ ...marker, face: v.literal('escape'), tp: whole(1, 9) }),
      v.strictObject({ ...marker, face: v.literal('veer'), back }),
      v.strictObject({ ...marker, face: v.literal('hit'), back }),
      v.strictObject({ ...marker, face: v.literal('impact'), number: whole(1, 11) }),
    ]),
  ),
})

/** Roster slots in order, each with the name of its replacement. */
export const roster = v.strictObject({
  pilots: exactly(18, v.strictObject({ name: text(30), replacement: text(30) })),
  ...sourced,
})
