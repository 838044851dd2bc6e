import { atMost, dieTable, forEach, some, sourced, whole, written, yes } from '@tallyho/forms'
import * as v from 'valibot'
import {
  AIRCRAFT,
  ALTITUDES,
  BOMBERS,
  CRUISES,
  DAMAGE_TYPES,
  ESCORT_SIZES,
  FATES,
  GERMANS,
  HIT_TYPES,
  HOSPITAL,
  LEVELS,
  MADNESS,
  PILOT_FATES,
  POSITIONS,
  RECOVERIES,
  SIDES,
  STATIONS,
  VISIBILITIES,
  ZONES,
} from './names.ts'

/** The form of the charts. */

const number = whole(1, 13)

/** Seven cells in the order of STATION_COLUMNS: a number, with F where it costs Fuel, or X. */
const stationRow = written(/^((\d{1,2}F?|X) ){6}(\d{1,2}F?|X)$/, 'seven cells such as "9", "8F" or "X"')

/** SAB-ESC-03 */
const escortTable = forEach(ALTITUDES, forEach(GERMANS, stationRow))

/** SAB-IBM-01 SAB-IBM-03 The number for bombers that nobody escorts stands apart. */
const bomberTable = forEach(ALTITUDES, v.strictObject({ '109': stationRow, '110': stationRow, none: number }))

/** SAB-SUP-03 By the number of fighters that fought. */
const suppression = some(12, v.strictObject({ upTo: whole(1, 12), red: whole(1, 14), blue: whole(1, 14) }))

const chaseCell = v.strictObject({ red: number, green: whole(0, 12) })

/** SAB-RVS-16 */
const contact = dieTable(
  v.strictObject({ positions: some(4, v.picklist(POSITIONS)), altitude: v.picklist([...ALTITUDES, 'same']) }),
)

const fateBox = v.strictObject({
  ...forEach(AIRCRAFT, dieTable(v.picklist(FATES))).entries,
  ...forEach(['crashes', 'fire', 'green'], dieTable(v.picklist(PILOT_FATES))).entries,
})

/** SAB-PAT-04 SAB-PAT-07 SAB-DOG-37 */
const space = v.strictObject({
  zone: v.picklist(ZONES),
  exit109: v.exactOptional(number),
  exit110: v.exactOptional(number),
  patrol: v.exactOptional(number),
  channel: yes,
})

export const TABLES = [
  'escort',
  'bombers',
  'missed',
  'circle',
  'suppression',
  'cruise',
  'chase',
  'sun',
  'contact',
  'fate',
  'fuel',
  'track',
  'recovery',
  'hospital',
  'madness',
  'limits',
  'distance',
] as const

export const tablesForm = v.strictObject({
  escort: forEach(SIDES, escortTable),
  bombers: forEach(SIDES, bomberTable),
  /** SAB-IBM-11 Where a formation ends up that misses unescorted bombers. */
  missed: forEach(POSITIONS, v.picklist(POSITIONS)),
  /** SAB-ESC-15 SAB-CIR-03 */
  circle: v.strictObject({
    forms: forEach(ALTITUDES, forEach(['section', 'flight', 'squadron'], number)),
    schwarms: whole(3, 8),
  }),
  suppression: forEach([...ESCORT_SIZES, 'circle'], suppression),
  cruise: v.strictObject({
    /** SAB-CRZ-03 */
    a: forEach(GERMANS, v.strictObject({ high: number, flank: number })),
    /** SAB-CRZ-08 */
    b: forEach(ESCORT_SIZES, dieTable(v.picklist(CRUISES))),
  }),
  /** SAB-CHS-07 The green range goes from 1 up to its number. */
  chase: v.strictObject({
    number: forEach(VISIBILITIES, forEach(['none', ...ESCORT_SIZES], chaseCell)),
    place: dieTable(v.picklist(POSITIONS)),
  }),
  /** SAB-VEC-15 SAB-VEC-24 */
  sun: v.strictObject({
    released: forEach(POSITIONS, v.strictObject({ even: v.picklist(POSITIONS), odd: v.picklist(POSITIONS) })),
    appears: dieTable(v.picklist(POSITIONS)),
  }),
  contact: v.strictObject({ same: contact, adjacent: contact }),
  fate: forEach(HIT_TYPES, fateBox),
  /** SAB-RVS-04 SAB-RTB-13 A number for each space, 0 where nobody checks; the last three are Low, Empty and Vapor. */
  fuel: v.strictObject({
    checks: v.pipe(some(20, whole(0, 12)), v.minLength(5)),
    full: forEach(AIRCRAFT, whole(0, 15)),
  }),
  /** SAB-RVS-09 From the coast inland, then back from each zone. */
  track: v.strictObject({
    inbound: some(12, space),
    turn: space,
    outbound: forEach(ZONES, some(12, space)),
  }),
  recovery: forEach(LEVELS, dieTable(v.picklist(RECOVERIES))),
  hospital: dieTable(v.picklist(HOSPITAL)),
  madness: dieTable(v.picklist(MADNESS)),
  /** SAB-ICO-07 Markers of one type that destroy a bomber. */
  limits: forEach(BOMBERS, forEach(DAMAGE_TYPES, whole(1, 9))),
  /** SAB-A-52 Stations from the nearest on; those in one group are equally near. */
  distance: forEach(POSITIONS, atMost(7, atMost(7, v.picklist(STATIONS)))),
})

export const sourcesForm = forEach(TABLES, v.strictObject(sourced))
