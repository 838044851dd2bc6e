import { exactly, id, some, sourced, text, whole } from '@tallyho/forms'
import * as v from 'valibot'
import { EVENTS, HIT_TYPES } from './types.ts'

/** The form of cards, markers and names. */

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
  deck: v.picklist(['nose', 'tail', 'oblique']),
  rows: v.strictObject({ high: row, level: v.exactOptional(row), low: row }),
  ...sourced,
})

const columns = exactly(6, whole(0, 3))

export const fireCard = v.strictObject({
  id,
  event: v.picklist(EVENTS),
  determined: columns,
  evasive: columns,
  climb: whole(0, 5),
  climbRoll: whole(0, 5),
  ...sourced,
})

const count = whole(1, 60)
const hit = { type: v.picklist(HIT_TYPES), number: whole(1, 11) }
const marker = { id, count, ...sourced }
const back = v.strictObject(hit)

export const markers = v.strictObject({
  hits: some(100, v.strictObject({ ...marker, ...hit })),
  damage: some(
    100,
    v.strictObject({
      ...marker,
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

export const roster = v.strictObject({
  pilots: exactly(18, v.strictObject({ name: text(30), replacement: text(30) })),
  ...sourced,
})
