import { type Fault, type Path, pathOf } from '@tallyho/engine'
import { atMost, checker, type Data, forEach, id, text, whole, within } from '@tallyho/forms'
import * as v from 'valibot'
import { countersOf } from '../counters.ts'
import { begin } from '../rules/05-set-up/set-up.ts'
import type { Battle } from '../state.ts'
import { packOf, packs } from './index.ts'
import { EDGES, LOADS, MISSIONS, PROFILES, SIDES } from './types.ts'

/** A board from a file: what a rule may take for granted is checked here, before a rule sees it. */

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

const boardForm = v.strictObject({
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

type Board = Data<typeof boardForm>

/** The form and the board are the same thing: whoever adds to one of them is told here. */
export const FORM_AND_BOARD_AGREE: readonly [
  (board: Battle) => Board,
  (form: v.InferOutput<typeof boardForm>) => Battle,
] = [board => board, form => form]

/** Every mistake in a board that comes from a file. */
export const checkBoard = checker(boardForm, [sceneFaults])

/** Its pack and scenario first: without them nothing else can be looked up. */
function sceneFaults(board: Board): readonly Fault[] {
  const { pack, scenario } = board
  if (!packs.has(pack)) return [fault(['pack'], 'expected a pack that is known')]
  if (!packOf(board).pack.scenarios.some(({ id }) => id === scenario))
    return [fault(['scenario'], 'expected a scenario of its pack')]
  return [...counterFaults(board), ...numberFaults(board)]
}

const fault = (path: Path, message: string): Fault => ({ path: pathOf(path), message })

/** Every counter of the scenario is there, and no other. */
function counterFaults(board: Board): Fault[] {
  const begun = begin({ ...board, options: {} })
  const faults: Fault[] = []
  const wanted = countersOf(begun).sort().join()
  if (countersOf(board).sort().join() !== wanted)
    faults.push(fault([], 'expected the counters of its scenario'))
  if (board.turn > packOf(board).scenario(board.scenario).victory.lastTurn)
    faults.push(fault(['turn'], 'expected a turn of its scenario'))
  for (const [i, { type, square: at, guns }] of board.surface.entries()) {
    const laid = begun.surface[i]
    if (laid?.type !== type || laid.square !== at || laid.guns.length !== guns.length)
      faults.push(fault(['surface', i], 'expected the surface unit of its scenario'))
  }
  for (const [i, { square: at }] of board.balloons.entries())
    if (begun.balloons[i]?.square !== at)
      faults.push(fault(['balloons', i], 'expected the balloon of its scenario'))
  for (const [i, { no, line, model, side: own }] of board.units.entries()) {
    const known = packOf(board).scenario(board.scenario)[own].units[line]
    if (no !== i) faults.push(fault(['units', i, 'no'], `expected ${i}, its place in the list`))
    if (known?.model !== model)
      faults.push(fault(['units', i, 'line'], 'expected its line of the order of battle'))
  }
  for (const list of ['surface', 'balloons', 'wings'] as const)
    for (const [i, { no }] of board[list].entries())
      if (no !== i) faults.push(fault([list, i, 'no'], `expected ${i}, its place in the list`))
  return faults
}

/** Numbers that stand for something must stand for something that is there. */
function numberFaults(board: Board): Fault[] {
  const faults: Fault[] = []
  const inList = (path: Path, number: number | undefined, list: readonly unknown[]) => {
    if (number !== undefined && number >= list.length)
      faults.push(fault(path, `expected a number below ${list.length}`))
  }
  const dogfight = (path: Path, number: number | undefined) => {
    if (number !== undefined && !board.dogfights.includes(number))
      faults.push(fault(path, 'expected a dogfight in being'))
  }
  for (const [i, one] of board.units.entries()) {
    const path = ['units', i]
    inList([...path, 'tally'], one.tally, board.units)
    inList([...path, 'balloon'], one.balloon, board.balloons)
    inList([...path, 'wing'], one.wing, board.wings)
    inList([...path, 'recce'], one.recce, board.surface)
    inList([...path, 'profile', 'target'], one.profile?.target, board.surface)
    inList([...path, 'deeds', 'overTarget'], one.deeds.overTarget, board.surface)
    dogfight([...path, 'dogfight'], one.dogfight)
    if (one.tally !== undefined && board.units[one.tally]?.side === one.side)
      faults.push(fault([...path, 'tally'], 'expected a tally on an enemy'))
  }
  for (const [i, { leader }] of board.wings.entries()) inList(['wings', i, 'leader'], leader, board.units)
  for (const [i, attack] of board.attacks.entries()) {
    inList(['attacks', i, 'unit'], attack.unit, board.units)
    inList(['attacks', i, 'target'], attack.target, board.surface)
  }
  for (const [i, combat] of board.combats.entries()) listFaults(['combats', i], combat, board, faults)
  for (const list of ['queue', 'order', 'followed'] as const)
    listFaults(['movement', list], board.movement?.[list] ?? [], board, faults)
  for (const number of board.movement?.dogfights ?? []) dogfight(['movement', 'dogfights'], number)
  inList(['flight', 'unit'], board.flight?.unit, board.units)
  for (const list of ['attackers', 'defenders'] as const)
    listFaults(['fight', list], board.fight?.[list] ?? [], board, faults)
  inList(['fight', 'attacker'], board.fight?.attacker, board.units)
  inList(['fight', 'defender'], board.fight?.defender, board.units)
  for (const [i, number] of board.dogfights.entries())
    if (number > board.dogfightsBegun || !board.units.some(one => one.dogfight === number))
      faults.push(fault(['dogfights', i], 'expected a dogfight with units in it'))
  return faults
}

/** A list of units: each is there, and none twice. */
function listFaults(path: Path, list: readonly number[], { units: all }: Board, faults: Fault[]): void {
  if (new Set(list).size !== list.length) faults.push(fault(path, 'expected no unit twice'))
  for (const [i, number] of list.entries())
    if (number >= all.length) faults.push(fault([...path, i], `expected a number below ${all.length}`))
}
