import { atMost, dieTable, forEach, id, some, sourced, text, whole, written } from '@tallyho/forms'
import * as v from 'valibot'
import {
  AIRCRAFT,
  ALTITUDES,
  ATTITUDES,
  BOMBERS,
  CAMPAIGN_EVENTS,
  GERMANS,
  POSITIONS,
  VISIBILITIES,
  ZONES,
} from './names.ts'
import { escortMarker, unit } from './schema-cards.ts'

/** The form of layouts, chapters and scenarios. */

export const date = written(/^1940-\d\d-\d\d$/, 'a day such as "1940-08-18"')

/** SAB-BMB-02 A tile stands at (x, y): x to starboard, y to the rear. */
export const layoutForm = v.strictObject({
  id,
  tiles: v.pipe(atMost(20, v.strictTuple([whole(0, 12), whole(0, 12)])), v.minLength(2)),
  ...sourced,
})

const bombers = v.strictObject({ type: v.picklist(BOMBERS), layout: id })
const escort = atMost(7, escortMarker)

/** Points of a patrol or a chapter: won from, lost below. */
const thresholds = v.strictObject({ won: whole(-99, 200), lost: whole(-99, 200) })

/** SAB-CMP-02 */
export const chapterForm = v.strictObject({
  id,
  title: text(60),
  from: date,
  to: date,
  patrols: v.picklist([6, 8]),
  escort: dieTable(escort),
  bombers: dieTable(bombers),
  /** SAB-RVS-05 */
  visibility: dieTable(v.picklist(VISIBILITIES)),
  sun: dieTable(v.picklist([...POSITIONS, 'none'])),
  /** SAB-RVS-01 Vector markers in each inbound space, from the coast on. */
  vectors: atMost(12, whole(0, 3)),
  /** SAB-RVS-07 */
  climb: dieTable(
    v.strictObject({ zone: v.picklist(ZONES), altitude: v.picklist(ALTITUDES), fuel: whole(0, 3) }),
  ),
  /** SAB-CMP-03 How many of the first pilots are Green and Veteran; the others are Regular. */
  pilots: v.strictObject({
    size: whole(12, 20),
    limit: whole(12, 20),
    assignment: dieTable(v.strictObject({ green: whole(0, 20), veteran: whole(0, 20) })),
  }),
  victory: thresholds,
  ...sourced,
})

const common = {
  id,
  title: text(60),
  date,
  difficulty: whole(1, 5),
  blurb: text(600),
  ...sourced,
}

/** SAB-VP-05 Points for what is destroyed, less those for fighters lost; won and lost from these totals on. */
const victory = v.strictObject({
  german: whole(0, 9),
  bomber: whole(0, 9),
  tile: whole(0, 9),
  loss: whole(0, 9),
  won: whole(-99, 99),
  lost: whole(-99, 99),
})

/** SAB-DOG-03 How a dogfight opens: as printed, or with an Advantage Card. */
const opening = v.variant('by', [
  v.strictObject({
    by: v.literal('set-up'),
    unit,
    germans: some(
      4,
      v.strictObject({
        type: v.picklist(GERMANS),
        strength: whole(1, 4),
        attitude: v.picklist(ATTITUDES),
      }),
    ),
  }),
  v.strictObject({
    by: v.literal('card'),
    unit,
    deck: v.picklist(['raf', 'luftwaffe']),
    type: v.picklist(GERMANS),
    heavy: v.boolean(),
  }),
])

const flown = {
  ...common,
  number: whole(1, 11),
  aircraft: v.picklist(AIRCRAFT),
  /** Who flies; the pilots are Regular but for these. */
  fighters: some(12, unit),
  green: atMost(12, unit),
  veteran: atMost(12, unit),
  victory,
}

export const scenarioForm = v.variant('kind', [
  v.strictObject({
    kind: v.literal('dogfight'),
    ...flown,
    sun: v.picklist([...POSITIONS, 'none']),
    fights: some(4, opening),
  }),
  v.strictObject({
    kind: v.literal('bombers'),
    ...flown,
    bombers,
    /** SAB-BMB-41 */
    from: v.picklist(POSITIONS),
    altitude: v.picklist(ALTITUDES),
    rounds: whole(1, 12),
    /** SAB-BMB-10 German fighters: so many cards after a round. */
    arrivals: atMost(
      12,
      v.strictObject({ after: whole(1, 12), type: v.picklist(GERMANS), cards: whole(1, 6) }),
    ),
  }),
  v.strictObject({
    kind: v.literal('intercept'),
    ...flown,
    bombers,
    escort,
    position: v.picklist(POSITIONS),
    altitude: v.picklist(ALTITUDES),
    visibility: v.picklist(VISIBILITIES),
    sun: v.picklist([...POSITIONS, 'none']),
    /** Spaces that the cubes are past Full. */
    fuel: whole(0, 12),
    turns: whole(1, 12),
  }),
  /** One patrol of a chapter. */
  v.strictObject({ kind: v.literal('patrol'), ...common, chapter: id, victory: thresholds }),
  /** SAB-CMP-01 */
  v.strictObject({ kind: v.literal('campaign'), ...common, chapters: some(4, id) }),
])

export const pilotNames = v.strictObject({ names: some(120, text(30)), ...sourced })

export const optionalsForm = v.strictObject({
  /** SAB-CMP-08 SAB-A-100 */
  events: dieTable(v.picklist(CAMPAIGN_EVENTS)),
  /** SAB-A-104 Patrols that a replacement has flown elsewhere. */
  graduated: dieTable(forEach(['patrols'], whole(0, 9))),
  ...sourced,
})
