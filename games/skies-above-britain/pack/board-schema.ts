import { atMost, type Data, type Filed, forEach, names, text, unlisted, whole } from '@tallyho/forms'
import * as v from 'valibot'
import { type Campaign, PLACES, STORIES } from '../state.ts'
import {
  AIRCRAFT,
  ALTITUDES,
  ATTITUDES,
  BOMBERS,
  CAMPAIGN_EVENTS,
  COLOURS,
  CUBES,
  ESCORT_SIZES,
  FIGHTERS,
  GERMANS,
  HIT_TYPES,
  POSITIONS,
  PRIVILEGES,
  SKILLS,
  STATIONS,
  VECTOR_ICONS,
  VISIBILITIES,
  ZONES,
} from './names.ts'

/** The form of a board, with a limit on every count. */

const id = text(60)
const cup = unlisted(v.record(id, whole(0, 60)))
const count = whole(0, 500)
const points = whole(-2_000, 2_000)
const pilotNo = whole(0, 199)
const fighterId = v.picklist(FIGHTERS)
const section = v.picklist(CUBES)
const unit = v.picklist([...CUBES, ...FIGHTERS])
const position = v.picklist(POSITIONS)
const altitude = v.picklist(ALTITUDES)
/** SAB-K-122 No track has more spaces. */
const space = whole(0, 19)
const level = v.picklist(['won', 'lost', 'between'])

/** Some of these names, each with an entry. */
function some<const K extends readonly string[], S extends v.GenericSchema>(keys: K, entry: S) {
  return unlisted(v.strictObject(v.entriesFromList(keys, v.exactOptional(entry))))
}

const pilot = v.strictObject({
  no: pilotNo,
  name: text(30),
  status: v.picklist(['ready', 'hospital', 'gone']),
  patrols: whole(0, 99),
  bombers: count,
  fighters: count,
  skills: atMost(100, v.picklist(SKILLS)),
  inARow: whole(0, 99),
  sitsOut: whole(0, 9),
  story: atMost(
    999,
    v.strictObject({
      patrol: whole(1, 99),
      what: v.picklist(STORIES),
      of: v.exactOptional(id),
    }),
  ),
})

const report = v.strictObject({
  chapter: whole(0, 3),
  patrol: whole(1, 8),
  visibility: v.picklist(VISIBILITIES),
  bombers: v.optional(v.picklist(BOMBERS)),
  vp: points,
  destroyed: count,
  germanFighters: count,
  isolated: count,
  aircraftLost: count,
  killed: atMost(16, pilotNo),
  wounded: atMost(16, pilotNo),
})

const fighter = v.strictObject({
  pilot: pilotNo,
  at: v.picklist(PLACES),
  section,
  ammo: v.picklist(['full', 'low', 'none']),
  jammed: v.boolean(),
  hits: atMost(200, id),
  fate: v.optional(v.picklist(HIT_TYPES)),
  rtb: v.optional(space),
  channel: v.boolean(),
  entry: v.optional(v.strictObject({ from: v.optional(position), altitude, outOfTheSun: v.boolean() })),
  attack: v.optional(v.strictObject({ bomber: id, angle: position, delayed: v.boolean() })),
  privilege: v.optional(v.picklist(PRIVILEGES)),
  skillsUsed: atMost(100, v.picklist(SKILLS)),
})

const formation = v.strictObject({
  id: text(20),
  sections: atMost(CUBES.length, section),
  at: v.optional(v.strictObject({ position, altitude })),
  order: v.optional(v.picklist(['escort', 'bombers', 'cruise'])),
  mayCruise: v.exactOptional(v.boolean()),
})

const row = atMost(12, whole(0, 3))

const track = v.strictObject({
  inbound: row,
  outbound: row,
  held: atMost(12, v.picklist(VECTOR_ICONS)),
  raid: v.optional(
    v.variant('row', [
      v.strictObject({ row: v.picklist(['inbound', 'outbound']), space: whole(0, 11) }),
      v.strictObject({ row: v.literal('turn') }),
    ]),
  ),
  released: v.optional(v.picklist(ZONES)),
})

/** SAB-DOG-09 A marker stands for four fighters at most. */
const strength = whole(1, 4)
const round = whole(0, 999)

const dogfight = v.strictObject({
  no: whole(1, 99),
  unit,
  round: whole(1, 999),
  germans: atMost(
    40,
    v.strictObject({
      no: whole(1, 999),
      type: v.picklist(GERMANS),
      strength,
      attitude: v.picklist(ATTITUDES),
      from: round,
      fought: round,
    }),
  ),
})

const circle = v.strictObject({
  schwarms: atMost(8, whole(0, 4)),
  fallen: atMost(8, v.boolean()),
  places: some(
    FIGHTERS,
    v.union([
      v.strictObject({ box: whole(0, 7), attitude: v.picklist(['head-on', 'tailing']) }),
      v.strictObject({ flank: whole(0, 7) }),
    ]),
  ),
  attacked: atMost(FIGHTERS.length, fighterId),
})

const bomber = v.strictObject({
  state: v.picklist(['formation', 'fallen', 'destroyed']),
  damage: atMost(60, id),
  flak: whole(0, 60),
  dorsal: whole(0, 60),
  fell: v.boolean(),
})

const raid = v.strictObject({
  type: v.picklist(BOMBERS),
  layout: id,
  tiles: atMost(
    20,
    v.strictObject({
      x: whole(0, 12),
      y: whole(0, 12),
      isolated: v.boolean(),
      bombers: atMost(3, bomber),
    }),
  ),
})

const patrol = v.strictObject({
  fuelled: v.boolean(),
  advanced: v.boolean(),
  innovator: v.optional(fighterId),
  slots: atMost(COLOURS.length, v.picklist(COLOURS)),
  fighters: some(FIGHTERS, fighter),
  leaders: some(CUBES, fighterId),
  formations: atMost(CUBES.length, formation),
  fuel: some(CUBES, space),
  visibility: v.picklist(VISIBILITIES),
  sun: v.optional(position),
  station: v.optional(v.strictObject({ zone: v.picklist(ZONES), altitude })),
  track: v.optional(track),
  escort: some(
    STATIONS,
    v.strictObject({ type: v.picklist(GERMANS), size: v.picklist(ESCORT_SIZES), suppressed: v.boolean() }),
  ),
  escortPlaced: v.boolean(),
  raid: v.optional(raid),
  straggler: v.optional(bomber),
  stragglerType: v.optional(v.picklist(BOMBERS)),
  flak: atMost(60, id),
  cloudsEscaped: v.boolean(),
  turn: whole(0, 99),
  acted: atMost(99, unit),
  dogfights: atMost(FIGHTERS.length, dogfight),
  circle: v.optional(circle),
  decks: forEach(['tailed', 'headOn', 'raf', 'luftwaffe', 'medium', 'light', 'reaction'], cup),
  cups: forEach(['hits', 'damage', 'inbound', 'outbound'], cup),
  score: forEach(['bombers', 'germanFighters', 'isolated', 'byFlak', 'aircraftLost'], count),
  ended: v.boolean(),
})

export const boardForm = v.strictObject({
  pack: id,
  scenario: id,
  names: v.exactOptional(names),
  options: forEach(['randomEvents', 'graduatedReplacements'], v.boolean()),
  aircraft: v.picklist(AIRCRAFT),
  chapter: whole(0, 3),
  patrolOfChapter: whole(0, 8),
  event: v.picklist(CAMPAIGN_EVENTS),
  pilots: atMost(200, pilot),
  log: atMost(32, report),
  chapters: atMost(4, v.strictObject({ chapter: whole(0, 3), vp: points, level })),
  patrol: v.optional(patrol),
  ended: v.optional(v.strictObject({ level })),
}) satisfies v.GenericSchema<unknown, Filed<Campaign>>

export type Board = Data<typeof boardForm>
