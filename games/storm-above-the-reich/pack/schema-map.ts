import { atMost, forEach, id, some, sourced, text, whole, written } from '@tallyho/forms'
import * as v from 'valibot'
import { ALTITUDES, APPROACH_BOXES, MAP_IDS, POSITION_BOXES, POSITIONS } from './names.ts'
import { oneOf, vector } from './schema-parts.ts'

/** The form of a formation map. What the form cannot say is in the checks. */

/** The last row or column of cells that a map may have. */
const FAR = 60

const number = whole(0, FAR)
const position = v.picklist(POSITIONS)
const spaceId = written(/^\d{1,2}\.\d{1,2}$/, 'a space such as "4.7"')
export const bomberId = written(/^[A-Z][A-Z0-9]{0,3}$/, 'a bomber: 1 to 4 capitals and digits such as "A1",')
const A_POSITION_BOX = 'a Position Box such as "tail/low"'
export const positionBox = oneOf(POSITION_BOXES, A_POSITION_BOX)
const from = oneOf([...POSITION_BOXES, 'high-bombing'], `${A_POSITION_BOX}, or "high-bombing",`)
/** SR-MAP-03 */
const to = oneOf(
  [...POSITION_BOXES, ...APPROACH_BOXES, 'high-bombing'],
  `${A_POSITION_BOX}, an Approach Box such as "left/approach/low", or "high-bombing",`,
)
const step = vector(-1, 1)
const by = whole(-5, 5)
const byAltitude = v.strictObject({ when: v.picklist(ALTITUDES), by })
/** A whole position is anchored if any of its boxes is. */
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
      /** SR-Q-50 A cell: `a` counts toward the bombers' 1:30, `b` toward their 10:30. Its id is `a.b`. */
      id: spaceId,
      a: number,
      b: number,
      level: whole(0, 9),
      notes: atMost(7, note),
      ...sourced,
    }),
  ),
  /** SR-Q-50 On the intersection (p, q). */
  bombers: some(60, v.strictObject({ id: bomberId, p: number, q: number })),
  elements: some(
    30,
    v.strictObject({
      id,
      name: text(30),
      spaces: some(400, spaceId),
      /** SR-K-MAP-20 Data, not geometry. */
      bombers: some(60, bomberId),
      /** SR-BLA-11 The blast diagram for its shape, and the cell that the diagram is laid on. */
      diagram: id,
      centre: vector(0, FAR),
      ...sourced,
    }),
  ),
  /** SR-MAP-07 One move each: along an arrow, or by a printed note. SR-Q-39 `through`: boxes that it passes through. */
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
  /** SR-MAP-17 One straight step of pass-through, by the position a fighter attacks from. */
  straight: forEach(POSITIONS, step),
  ...sourced,
})
