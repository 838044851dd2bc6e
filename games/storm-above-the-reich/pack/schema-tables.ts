import { atMost, dieTable, exactly, forEach, id, sourced, text, whole, written } from '@tallyho/forms'
import * as v from 'valibot'
import {
  APPROACH_BOXES,
  ATTACHMENTS,
  AUXILIARIES,
  BAIL_OUTS,
  EROSIONS,
  ESCORT_TYPES,
  FATE_CLASSES,
  FATES,
  FIGHTER_KINDS,
  HIT_TYPES,
  MAP_IDS,
  MISSION_TYPES,
  POSITION_BOXES,
  RETURN_BOXES,
  STATIONS,
  STRENGTHS,
} from './names.ts'
import { oneOf } from './schema-parts.ts'

/** The form of the tables on the player aids. */

const offer = v.strictObject({ cost: whole(1, 9), count: whole(1, 9) })

/** What may be bought, and what may not, by name. */
function offers<const Names extends readonly string[]>(names: Names) {
  return v.strictObject(v.entriesFromList(names, v.exactOptional(offer)))
}

const menu = v.strictObject({
  auxiliaries: offers(AUXILIARIES),
  attachments: offers(ATTACHMENTS),
  ...sourced,
})

const present = v.strictObject({
  strength: v.picklist(STRENGTHS),
  type: v.picklist(ESCORT_TYPES),
  /** Turn of exit (Inbound, Near Target) or of arrival (Outbound). */
  turn: v.exactOptional(whole(1, 12)),
})
const escortRoll = v.lazy(roll => (typeof roll === 'object' ? present : v.literal('none')))

const missionRow = v.strictObject({ operations: dieTable(whole(0, 40)), escort: dieTable(escortRoll) })

const seasonRow = {
  id,
  name: text(40),
  theatre: v.picklist(['mediterranean', 'reich']),
  history: text(1000),
  experten: whole(0, 18),
  greens: whole(0, 18),
  map: dieTable(v.picklist(MAP_IDS)),
  type: dieTable(v.picklist(MISSION_TYPES)),
  rows: forEach(MISSION_TYPES, missionRow),
  menu,
  /** SR-CAM-08 Won with at least so many VP and available pilots; lost with fewer VP, or with more pilots killed. */
  victory: v.strictObject({
    win: v.strictObject({ vp: whole(0, 500), pilots: whole(0, 18) }),
    lose: v.strictObject({ vp: whole(0, 500), killed: whole(0, 36) }),
    ...sourced,
  }),
  erosion: dieTable(v.picklist(EROSIONS)),
  ...sourced,
}

/** One row of the Mission Set-Up Table, with what the season's other tables say. */
export const season = v.strictObject({ ...seasonRow, missions: v.picklist([6, 10]) })
/** SR-TRN-04 A season of one mission. */
export const mission = v.strictObject({ ...seasonRow, missions: v.literal(1) })

const byMode = v.strictObject({ determined: whole(-5, 5), evasive: whole(-5, 5) })

export const operations = v.strictObject({
  /** In the box. SR-K-OPS-05 */
  blocks: forEach(AUXILIARIES, whole(0, 32)),
  carries: v.strictObject(
    v.entriesFromList(
      FIGHTER_KINDS,
      v.strictObject({ may: atMost(ATTACHMENTS.length, v.picklist(ATTACHMENTS)), most: whole(0, 4) }),
    ),
  ),
  /** SR-LL-05 Added to its own Lethal Level, by mode. */
  lethal: forEach(FIGHTER_KINDS, byMode),
  ...sourced,
})

const placed = forEach(STATIONS, v.exactOptional(whole(1, 7)))

/** A box on the map, another station, or what the words of the table say. */
const stationResult = oneOf(
  [
    ...POSITION_BOXES,
    ...APPROACH_BOXES.filter(box => !box.endsWith('level')),
    ...RETURN_BOXES,
    ...STATIONS,
    'exit',
    'most',
    'least',
  ],
  'a box such as "tail/low" or "tail/return/high", a station, "exit", "most" or "least"',
)

export const escorts = v.strictObject({
  setUp: v.strictObject({ heavy: dieTable(placed), light: dieTable(placed) }),
  stations: forEach(STATIONS, dieTable(stationResult)),
  // SR-K-ESC-01
  markers: v.strictObject({
    numbers: forEach(ESCORT_TYPES, exactly(7, whole(1, 9))),
    ...sourced,
  }),
  ...sourced,
})

/** SR-K-ACT-06 SR-K-ACT-07 */
const results = written(
  /^[BDRS][ex]?( +[BDRS][ex]?){9} *$/,
  'ten results for the dice 1 to 10, each of B, D, R, S with or without e or x,',
)
const anyAnswer = v.strictObject({ any: results })
/** `higher/more`: are the fighters higher, are they more than the escorts? */
const fourAnswers = v.strictObject({
  'yes/yes': results,
  'yes/no': results,
  'no/yes': results,
  'no/no': results,
})
const aerialRows = v.lazy(rows => (hasAny(rows) ? anyAnswer : fourAnswers))

function hasAny(rows: unknown): boolean {
  return typeof rows === 'object' && rows !== null && 'any' in rows
}

const bailOut = dieTable(v.picklist(BAIL_OUTS))

export const combat = v.strictObject({
  rows: v.strictObject(v.entriesFromList(FIGHTER_KINDS, forEach(ESCORT_TYPES, aerialRows))),
  bailOut,
  ...sourced,
})

const column = dieTable(v.picklist(FATES))

export const fate = v.strictObject(
  v.entriesFromList(
    HIT_TYPES,
    v.strictObject({
      /** SR-FAT-02 Whether Armor helps. */
      armor: v.boolean(),
      fate: forEach(FATE_CLASSES, column),
      bailOut: v.strictObject({ explodes: bailOut, fire: bailOut, crashes: bailOut }),
      ...sourced,
    }),
  ),
)

export const training = v.strictObject({
  map: v.picklist(MAP_IDS),
  fighters: whole(1, 18),
  limit: whole(1, 12),
  ...sourced,
})
