import {
  atMost,
  forEach,
  id as packId,
  some,
  sourced,
  text,
  whole,
  within,
  written,
  yes,
} from '@tallyho/forms'
import * as v from 'valibot'
import {
  BRITISH_TYPES,
  DEPTHS,
  GERMAN_TYPES,
  INTELLIGENCE,
  LETTERS,
  PRIORITIES,
  PRIORITISED,
  REPLACEMENT_TRACKS,
  STRATEGIES,
  TARGET_TYPES,
  WARNINGS,
  WEATHERS,
} from './names.ts'
import { day, oneOf, sides, TABLES, tablesForm, vp } from './schema-tables.ts'

const id = text(40)
const letter = v.picklist(LETTERS)
const luftflotte = v.picklist([2, 3])
/** Where a name stands on the map, in degrees: west of Greenwich is negative. */
const place = v.strictTuple([within(-6, 3), within(49, 54)])
const sectorId = written(/^(\d{1,2}\/1[0-2]|London)$/, 'a sector such as "6/11"')

/** RE-2.1.a */
const sector = v.strictObject({
  id: sectorId,
  name: text(40),
  /** London is in no group (RE-A-98). */
  group: v.exactOptional(v.picklist([10, 11, 12])),
  at: place,
  ...sourced,
})

const target = v.strictObject({
  id,
  type: v.picklist(TARGET_TYPES),
  sector: sectorId,
  at: place,
  /** Of a radar net. */
  net: v.exactOptional(whole(1, 99)),
  /** RE-10.25.d-e Of a headquarters: its group, or Fighter Command. */
  commands: v.exactOptional(v.picklist([10, 11, 'all'])),
  ...sourced,
})

const squadron = v.strictObject({
  id,
  sector: sectorId,
  type: v.picklist(BRITISH_TYPES),
  letter,
  rating: sides,
  /** RE-2.21.k */
  reinforcement: yes,
  /** RE-19.63.a Only with advanced rules, and the Spitfires alone (RE-A-03). */
  ace: yes,
  ...sourced,
})

const gruppe = v.strictObject({
  id,
  luftflotte,
  type: v.picklist(GERMAN_TYPES),
  /** RE-2.21.h Two Gruppen of Me 110. */
  elite: yes,
  letter,
  rating: sides,
  bombing: sides,
  /** RE-2.1.i A reinforcement: the day it comes. */
  arrives: v.exactOptional(day),
  ...sourced,
})

const few = whole(0, 9)
/** Squadrons that a sector may send for a warning: none, late, sufficient, early. */
const eligible = v.strictTuple([few, few, few, few])

/** RE-2.31.a */
const targetCard = v.strictObject({
  card: whole(1, 60),
  target: id,
  depth: v.picklist(DEPTHS),
  /** RE-2.1.c The area that it lies in. */
  luftflotte,
  value: v.picklist([1, 2, 3]),
  /** RE-2.1.d RE-19.4.a Whether Me 109s reach it; at the edge only by the advanced rules. */
  range: v.picklist(['in', 'edge', 'beyond']),
  /** RE-19.4.d Beyond the edge as well: elite Me 110s come reduced. */
  far: yes,
  nets: atMost(9, whole(1, 99)),
  /** Observer Corps in clear, patchy and broken weather. */
  observers: v.strictTuple([few, few, few]),
  secondary: v.exactOptional(id),
  /** In the order in which the chart lists them (RE-14.3.c). */
  chart: some(13, v.strictObject({ sector: sectorId, send: eligible })),
  double: yes,
  /** RE-19.1.a */
  forward: yes,
  ...sourced,
})

const gruppen = whole(1, 99)

/** One of these suffices (RE-CP.A1.a). */
const condition = oneOf(
  'one of warning, intelligence, weather, depth, gruppenAtLeast and gruppenAtMost',
  v.strictObject({ warning: some(5, v.picklist(WARNINGS)) }),
  v.strictObject({ intelligence: some(3, v.picklist(INTELLIGENCE)) }),
  v.strictObject({ weather: some(3, v.picklist(WEATHERS)) }),
  v.strictObject({ depth: some(3, v.picklist(DEPTHS)) }),
  v.strictObject({ gruppenAtLeast: gruppen }),
  v.strictObject({ gruppenAtMost: gruppen }),
)

const approachEvent = v.variant('event', [
  v.strictObject({
    event: v.picklist(['british-altitude', 'german-altitude']),
    if: some(9, condition),
  }),
  v.strictObject({ event: v.picklist(['patrollers-hunt', 'weather-changes', 'weather-east']) }),
  v.strictObject({
    event: v.picklist([
      'clouds-hunters',
      'clouds-raid',
      'escort-rendezvous',
      'rendezvous',
      'evade-hunters',
      'patrol-elsewhere',
    ]),
    letter,
  }),
  v.strictObject({ event: v.literal('heavy-pursuit'), letters: some(3, letter) }),
  v.strictObject({ event: v.picklist(['weather-improves', 'weather-worsens']), luftflotte }),
])

const targetEvent = v.variant('event', [
  v.strictObject({
    event: v.picklist([
      'big-wing',
      'blenheims',
      'patrollers-escort',
      'extended-attack',
      'late-interception',
      'navigational-error',
      'turnaround',
      'ultra',
    ]),
  }),
  v.strictObject({ event: v.picklist(['clouds-squadrons', 'flak']), letter }),
  v.strictObject({ event: v.literal('coast-interception'), warning: v.picklist(WARNINGS) }),
  v.strictObject({ event: v.literal('non-essential'), headquarters: v.boolean() }),
])

/** RE-2.32.a A card may have nothing for this game. */
const raidEvent = v.strictObject({
  card: whole(91, 134),
  approach: v.exactOptional(approachEvent),
  target: v.exactOptional(targetEvent),
  ...sourced,
})

/** RE-13.3.a From this date or VP total on, up to the next row. */
function priorityRows<S extends v.GenericSchema>(from: S) {
  const to = oneOf(
    'a priority for each type of target, or "free"',
    forEach(PRIORITISED, v.picklist(PRIORITIES)),
    v.literal('free'),
  )
  return some(20, v.strictObject({ from, to, terror: yes }))
}

const dayEvent = v.variant('event', [
  v.strictObject({ event: v.picklist(['raid-on-industry', 'lf3-to-lf2', 'haze']) }),
  v.strictObject({ event: v.literal('priorities-by-date'), rows: priorityRows(day) }),
  v.strictObject({ event: v.literal('priorities-by-vp'), rows: priorityRows(vp) }),
])

/** RE-2.33.a */
const dayCard = v.strictObject({
  card: whole(135, 154),
  days: whole(1, 6),
  replacements: forEach(REPLACEMENT_TRACKS, whole(0, 20)),
  /** RE-14.1.a Experienced pilots by VP total: from this total on, up to the next. */
  pilots: some(20, v.strictObject({ from: vp, points: whole(0, 20) })),
  reinforcement: v.boolean(),
  repair: whole(1, 6),
  event: dayEvent,
  ...sourced,
})

const strategyCard = v.strictObject({
  card: whole(155, 164),
  strategy: v.picklist(STRATEGIES),
  ...sourced,
})

/** The components of the game as data. A player who owns the boxed game can type in his own. */
export const packForm = v.strictObject({
  id: packId,
  game: v.literal('raf-eagle'),
  title: text(100),
  sectors: some(30, sector),
  targets: some(200, target),
  squadrons: some(100, squadron),
  gruppen: some(200, gruppe),
  /** RE-2.22.b Cards of force and of crippled radar, 61 to 90 and 165, are not used. */
  targetCards: some(60, targetCard),
  raidEvents: some(44, raidEvent),
  dayEvents: some(20, dayCard),
  strategies: some(10, strategyCard),
  tables: tablesForm,
  /** Where each table comes from. */
  sources: v.strictObject(v.entriesFromList(tableNames(), v.strictObject(sourced))),
})

function tableNames() {
  return Object.keys(TABLES) as (keyof typeof TABLES)[]
}
