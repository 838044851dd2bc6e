import { atMost, type Data, forEach, id, text, whole, within } from '@tallyho/forms'
import * as v from 'valibot'
import type { Battle } from '../state.ts'
import { EDGES, LOADS, MISSIONS, PROFILES, SIDES } from './types.ts'

/** The form of a board from a file: what a rule may take for granted is checked before a rule sees it. */

const MOST_UNITS = 200
const MOST_SURFACE = 60

const square = whole(0, 26 * 20 - 1)
const facing = v.picklist([0, 1, 2, 3, 4, 5, 6, 7])
const edge = v.picklist(EDGES)
const side = v.picklist(SIDES)
const unitNo = whole(0, MOST_UNITS - 1)
const surfaceNo = whole(0, MOST_SURFACE - 1)
const balloonNo = whole(0, 39)
const few = whole(0, 99)
const many = whole(0, 9_999)
const halfPoints = whole(0, 40)
const units = atMost(MOST_UNITS, unitNo)
const kind = v.picklist(PROFILES)

const profile = v.strictObject({
  kind: v.picklist([...PROFILES, 'recce']),
  target: surfaceNo,
  facing,
  aimed: few,
  dived: few,
  weather: whole(0, 9),
})

const leg = v.strictObject({
  square,
  how: v.picklist(['entered', 'circled', 'reversed']),
  from: v.exactOptional(square),
})

const deeds = v.strictObject({
  rolledTally: v.boolean(),
  droppedTally: v.boolean(),
  mayNotRoll: v.boolean(),
  began: square,
  beganFacing: facing,
  beganMixed: v.boolean(),
  ordinal: v.optional(many),
  track: atMost(200, leg),
  pointedDown: v.boolean(),
  onProfile: v.boolean(),
  reacted: v.optional(v.picklist(['late', 'successful'])),
  fought: v.boolean(),
  flak: v.boolean(),
  directFlak: v.boolean(),
  tookOff: v.boolean(),
  attacked: v.boolean(),
  brokenOff: v.optional(atMost(99, text(40))),
  flakLegs: v.optional(whole(0, 200)),
  overTarget: v.optional(surfaceNo),
  ordered: v.boolean(),
})

const unit = v.strictObject({
  no: unitNo,
  id: text(40),
  side,
  line: whole(0, 39),
  model: id,
  size: v.picklist(['squadron', 'flight']),
  maxLosses: whole(1, 99),
  net: v.optional(text(60)),
  at: v.picklist(['waiting', 'edge', 'map', 'destroyed', 'exited', 'escaped', 'expended', 'split']),
  exit: v.optional(edge),
  square,
  facing,
  marker: v.optional(v.picklist(['climb', 'dive', 'slow-climb'])),
  slow: v.boolean(),
  lufbery: v.boolean(),
  circling: v.boolean(),
  dogfight: v.optional(many),
  tally: v.optional(unitNo),
  balloon: v.optional(balloonNo),
  vector: v.optional(square),
  alerted: v.boolean(),
  mission: v.picklist(MISSIONS),
  home: v.optional(edge),
  exEscort: v.boolean(),
  formUp: v.optional(square),
  wing: v.optional(few),
  leader: v.boolean(),
  experte: v.boolean(),
  quality: v.picklist(['green', 'trained', 'veteran']),
  losses: few,
  straggler: v.boolean(),
  disruptions: few,
  broken: v.boolean(),
  ammo: v.picklist(['full', 'low', 'depleted']),
  load: v.optional(v.picklist(LOADS)),
  bombValue: v.optional(few),
  tanks: v.boolean(),
  aar: v.optional(v.picklist(['loaded', 'depleted'])),
  pod: v.optional(v.picklist(['gun', 'at'])),
  fuel: v.optional(few),
  throttle: v.optional(v.picklist(['full', 'none'])),
  profile: v.optional(profile),
  bombed: v.boolean(),
  strafes: few,
  strafing: v.optional(v.boolean()),
  hasCircled: v.boolean(),
  recce: v.optional(surfaceNo),
  releasedEscorts: v.boolean(),
  deeds,
})

const conduct = v.variant('kind', [
  v.strictObject({ kind: v.literal('straight'), edge }),
  v.strictObject({ kind: v.picklist(['free', 'circle', 'strafe']) }),
  v.strictObject({ kind: v.literal('toward'), goal: square }),
  v.strictObject({ kind: v.literal('home'), edge }),
  v.strictObject({ kind: v.literal('en-route'), levels: v.optional(whole(-1, 1)) }),
  v.strictObject({ kind: v.literal('station'), edge: v.optional(edge) }),
])

export const boardForm = v.strictObject({
  pack: text(200),
  scenario: id,
  options: v.record(text(40), v.boolean()),
  turn: whole(1, 99),
  units: atMost(MOST_UNITS, unit),
  surface: atMost(
    MOST_SURFACE,
    v.strictObject({
      no: surfaceNo,
      type: id,
      name: text(80),
      side,
      square,
      hits: many,
      deadInTheWater: v.boolean(),
      launched: v.boolean(),
      guns: atMost(4, v.strictObject({ barrage: v.optional(square), channels: whole(0, 9) })),
    }),
  ),
  balloons: atMost(40, v.strictObject({ no: balloonNo, side, square, losses: few })),
  wings: atMost(80, v.strictObject({ no: few, side, name: text(60), leader: v.optional(unitNo) })),
  dogfights: atMost(MOST_UNITS, many),
  dogfightsBegun: many,
  movement: v.optional(
    v.strictObject({
      step: v.picklist([1, 2, 3, 4, 5]),
      ordinal: many,
      dogfights: atMost(MOST_UNITS, many),
      queue: units,
      order: units,
      steady: v.optional(side),
      followed: units,
    }),
  ),
  flight: v.optional(
    v.strictObject({
      unit: unitNo,
      conduct,
      left: halfPoints,
      allowance: halfPoints,
      spent: halfPoints,
      climbed: few,
      dived: few,
      slowClimb: v.optional(v.boolean()),
      bonus: v.boolean(),
      passing: v.boolean(),
      steady: v.boolean(),
      circled: v.boolean(),
      metEnemy: v.boolean(),
      waived: whole(0, 6),
      over: v.boolean(),
    }),
  ),
  combats: atMost(MOST_UNITS, units),
  fight: v.optional(
    v.strictObject({
      square,
      attacking: side,
      attackers: units,
      defenders: units,
      dogfight: v.boolean(),
      attacker: v.optional(unitNo),
      defender: v.optional(unitNo),
      headOn: v.boolean(),
      bounce: v.boolean(),
      style: v.picklist(['turning', 'hit-and-run']),
      rockets: v.boolean(),
      standoff: v.boolean(),
      evading: v.boolean(),
      lufbery: v.boolean(),
    }),
  ),
  attacks: atMost(
    MOST_UNITS,
    v.strictObject({
      unit: unitNo,
      target: surfaceNo,
      kind,
      strafing: v.boolean(),
      aimed: v.boolean(),
      longRange: v.boolean(),
      altitude: whole(0, 19),
      weather: whole(0, 9),
      sun: v.boolean(),
      flak: whole(-9, 0),
    }),
  ),
  scored: forEach(SIDES, within(-9_999, 9_999)),
  splits: forEach(SIDES, v.record(id, few)),
  agreedEnd: v.boolean(),
  over: v.optional(v.literal(true)),
})

export type Board = Data<typeof boardForm>

/** The form and the board are the same thing: whoever adds to one of them is told here. */
export const FORM_AND_BOARD_AGREE: readonly [
  (board: Battle) => Board,
  (form: v.InferOutput<typeof boardForm>) => Battle,
] = [board => board, form => form]
