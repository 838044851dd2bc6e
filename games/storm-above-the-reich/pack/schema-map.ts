import { atMost, exactly, forEach, id, some, sourced, text, whole, written } from '@tallyho/forms'
import * as v from 'valibot'
import { ALTITUDES, MAP_IDS, POSITIONS } from './types-map.ts'

/** The form of a formation map. What the form cannot say is in the checks. */

/** The last row or column of cells that a map may have. */
const FAR = 60

const number = whole(0, FAR)
const position = v.picklist(POSITIONS)
const spaceId = written(/^\d{1,2}\.\d{1,2}$/, 'a space such as "4.7"')
export const bomberId = written(/^[A-Z][A-Z0-9]{0,3}$/, 'a bomber: 1 to 4 capitals and digits such as "A1",')
export const positionBox = written(
  /^(nose|right|tail|left)\/(high|level|low)$/,
  'a Position Box such as "tail/low"',
)
const from = written(
  /^((nose|right|tail|left)\/(high|level|low)|high-bombing)$/,
  'a Position Box such as "tail/low", or "high-bombing",',
)
/** SR-MAP-03 */
const to = written(
  /^((nose|right|tail|left)\/((approach\/)?(high|low)|level)|(nose|tail)\/approach\/level|high-bombing)$/,
  'a Position Box such as "tail/low", an Approach Box such as "left/approach/low", or "high-bombing",',
)
const step = exactly(2, whole(-1, 1))
const by = whole(-5, 5)
const byAltitude = v.strictObject({ when: v.picklist(ALTITUDES), by })
const byAnchor = v.strictObject({ anchored: position, by })
const note = v.lazy(note => (isByAnchor(note) ? byAnchor : byAltitude))

function isByAnchor(note: unknown): boolean {
  return typeof note === 'object' && note !== null && 'anchored' in note
}

export const mapSchema = v.strictObject({
  id: v.picklist(MAP_IDS),
  name: text(40),
  spaces: some(
    400,
    v.strictObject({
      id: spaceId,
      a: number,
      b: number,
      level: whole(0, 9),
      notes: atMost(7, note),
      ...sourced,
    }),
  ),
  bombers: some(60, v.strictObject({ id: bomberId, p: number, q: number })),
  elements: some(
    30,
    v.strictObject({
      id,
      name: text(30),
      spaces: some(400, spaceId),
      bombers: some(60, bomberId),
      diagram: id,
      centre: exactly(2, number),
      ...sourced,
    }),
  ),
  links: some(
    400,
    v.strictObject({
      from,
      to,
      by: v.picklist(['arrow', 'note']),
      tp: whole(0, 9),
      through: atMost(11, positionBox),
    }),
  ),
  highBombing: v.boolean(),
  rockets: v.boolean(),
  straight: forEach(POSITIONS, step),
  ...sourced,
})
