import { type Fault, type Path, pathOf } from '@tallyho/engine'
import { atMost, checker, type Data, type Filed, forEach, names, text, whole } from '@tallyho/forms'
import * as v from 'valibot'
import { countersOf } from '../counters.ts'
import { begin, planOf, scenariosIn } from '../rules/01-campaign/begin.ts'
import { seasonAt } from '../rules/01-campaign/season.ts'
import { BOXES } from '../rules/05-map/boxes.ts'
import { type Campaign, LENGTHS, MANEUVERS, OUTCOMES, PLACES, SET_UP_ITEMS, STORIES } from '../state.ts'
import { packOf, packs } from './index.ts'
import {
  ALTITUDES,
  APPROACH_BOXES,
  ATTACHMENTS,
  COHESIONS,
  ESCORT_TYPES,
  FIGHTER_KINDS,
  HIT_TYPES,
  MAP_IDS,
  MISSION_TYPES,
  PENALTIES,
  POSITION_BOXES,
  SKILLS,
  STATIONS,
  STRENGTHS,
} from './names.ts'

/** A campaign from a file: what a rule may take for granted is checked here, before a rule sees it. */

const id = text(60)
const cup = v.record(id, whole(0, 60))
const pilotNos = atMost(36, whole(0, 35))
const box = v.picklist(BOXES.map(one => one.id))
const spaceNo = whole(0, 399)
const points = whole(-1_000, 10_000)
const item = v.picklist(SET_UP_ITEMS)
const gone = v.picklist(['fallen', 'destroyed'])
const boxOrStation = [...BOXES.map(one => one.id), ...STATIONS]

const pilot = v.strictObject({
  no: whole(0, 35),
  slot: whole(0, 17),
  name: text(30),
  replacement: v.boolean(),
  status: v.picklist(['ready', 'reserve', 'wounded', 'killed', 'replaced', 'posted']),
  ep: whole(0, 1_000),
  skills: atMost(200, v.picklist(SKILLS)),
  penalty: v.optional(v.picklist(PENALTIES)),
  missions: whole(0, 200),
  fallen: whole(0, 1_000),
  destroyed: whole(0, 1_000),
  story: atMost(
    2_000,
    v.strictObject({ mission: whole(0, 200), what: v.picklist(STORIES), of: v.optional(text(60)) }),
  ),
})

const logged = v.strictObject({
  no: whole(1, 200),
  season: whole(0, 19),
  ofSeason: whole(1, 10),
  map: v.picklist(MAP_IDS),
  type: v.picklist(MISSION_TYPES),
  op: whole(0, 40),
  escort: v.union([
    v.literal('none'),
    v.strictObject({
      strength: v.picklist(STRENGTHS),
      type: v.picklist(ESCORT_TYPES),
      turn: v.exactOptional(whole(1, 12)),
    }),
  ]),
  aborted: v.boolean(),
  turns: whole(0, 12),
  ep: points,
  vp: points,
  fallen: whole(0, 60),
  destroyed: whole(0, 60),
  killed: pilotNos,
  wounded: pilotNos,
  auxiliariesLost: whole(0, 32),
  commands: atMost(SET_UP_ITEMS.length, item),
})

const fighter = v.strictObject({
  no: whole(0, 49),
  kind: v.picklist(FIGHTER_KINDS),
  pilot: v.optional(whole(0, 35)),
  at: v.picklist([...BOXES.map(one => one.id), ...PLACES]),
  space: whole(-1, 399),
  group: whole(0, 200),
  movedFrom: v.optional(box),
  moved: v.boolean(),
  fought: v.boolean(),
  ...v.entriesFromList(['armor', 'cannon', 'cable'], v.boolean()),
  rockets: v.picklist(['none', 'loaded', 'fired']),
  hits: atMost(90, id),
  ammo: v.picklist(['full', 'jam', 'none']),
  used: forEach(SKILLS, whole(0, 200)),
  fate: v.optional(v.picklist(HIT_TYPES)),
  approach: v.optional(v.picklist(APPROACH_BOXES)),
  altitude: v.picklist(ALTITUDES),
  target: whole(-1, 59),
  mode: v.picklist(['determined', 'evasive']),
  maneuver: v.picklist(MANEUVERS),
  ...v.entriesFromList(['outOfTheSun', 'attacked', 'resolving'], v.boolean()),
})

const escort = v.strictObject({
  type: v.optional(v.picklist(ESCORT_TYPES)),
  strength: v.optional(v.picklist(STRENGTHS)),
  turn: v.optional(whole(1, 12)),
  status: v.picklist(['none', 'due', 'waiting', 'present', 'gone']),
  markers: atMost(
    7,
    v.strictObject({
      no: whole(0, 6),
      at: v.picklist([...boxOrStation, 'unplaced', 'exited']),
      number: whole(0, 9),
      group: whole(0, 200),
      movedFrom: v.optional(v.picklist(boxOrStation)),
    }),
  ),
  numbers: cup,
  groups: whole(0, 200),
})

const mission = v.strictObject({
  map: v.picklist(MAP_IDS),
  type: v.optional(v.picklist(MISSION_TYPES)),
  operations: whole(0, 40),
  op: whole(0, 40),
  tp: whole(0, 12),
  limit: whole(0, 12),
  turn: whole(0, 12),
  sun: v.optional(v.picklist(POSITION_BOXES)),
  anchored: atMost(12, v.picklist(POSITION_BOXES)),
  contrails: v.boolean(),
  hidden: v.boolean(),
  fighters: atMost(50, fighter),
  bombers: atMost(60, v.strictObject({ id, damage: atMost(60, id), gone: v.optional(gone) })),
  elements: atMost(
    30,
    v.strictObject({
      cohesion: v.picklist(COHESIONS),
      ...v.entriesFromList(['empty', 'rotte', 'position', 'checked'], v.boolean()),
      schwarm: whole(0, 2),
      detonations: whole(0, 60),
    }),
  ),
  proximity: atMost(100, v.strictObject({ marker: id, space: spaceNo })),
  detonations: atMost(60, spaceNo),
  targets: atMost(
    50,
    v.strictObject({
      weapon: v.picklist(['cable', 'rockets']),
      fighter: whole(0, 49),
      element: whole(0, 29),
    }),
  ),
  escort,
  cups: forEach(['hits', 'damage', 'proximity'], cup),
  hand: atMost(10, id),
  decks: forEach(['nose', 'tail', 'oblique', 'fire'], cup),
  score: v.strictObject({
    ...v.entriesFromList(['vp', 'ep', 'owed', 'fallen', 'destroyed', 'auxiliariesLost'], points),
    killed: pilotNos,
    wounded: pilotNos,
  }),
  commands: atMost(SET_UP_ITEMS.length, item),
  dice: atMost(SET_UP_ITEMS.length, v.strictObject({ item, die: whole(1, 10), commanded: v.boolean() })),
  stores: forEach(ATTACHMENTS, whole(0, 90)),
  aborted: v.boolean(),
})

const tally = { vp: points, available: whole(0, 36), killed: whole(0, 36) }

/** The form makes nothing that is no campaign. */
export const boardForm = v.strictObject({
  pack: id,
  scenario: id,
  names: v.exactOptional(names),
  length: v.picklist(LENGTHS),
  options: forEach(['leaderShift', 'ninePilots', 'erosion'], v.boolean()),
  season: whole(0, 19),
  missionOfSeason: whole(0, 10),
  pilots: atMost(36, pilot),
  ep: whole(0, 10_000),
  deduction: whole(0, 100),
  log: atMost(200, logged),
  seasons: atMost(
    20,
    v.strictObject({ season: whole(0, 19), ...tally, outcome: v.picklist(['won', 'lost', 'between']) }),
  ),
  mission: v.optional(mission),
  outcome: v.optional(v.picklist(OUTCOMES)),
}) satisfies v.GenericSchema<unknown, Filed<Campaign>>

export type Board = Data<typeof boardForm>
type BoardMission = NonNullable<Board['mission']>

/** Every mistake in a campaign from a file. */
export const checkBoard = checker(boardForm, [
  board => {
    if (!packs.has(board.pack)) return [fault(['pack'], `no pack "${board.pack}"`)]
    const faults = [...campaignFaults(board)]
    return faults.length > 0 ? faults : [...pieceFaults(board)]
  },
])

function fault(path: Path, message: string): Fault {
  return { path: pathOf(path), message }
}

function* campaignFaults(board: Board): Generator<Fault> {
  const { scenario, length, season, missionOfSeason, pilots, log } = board
  const { pack } = packOf(board)
  const { seasons } = pack
  if (!scenariosIn(pack).some(one => one.id === scenario))
    return yield fault(['scenario'], `no campaign "${scenario}"`)
  if (planOf(pack, scenario).length !== length) yield fault(['length'], `"${scenario}" is of another length`)
  if (seasons[season] === undefined) return yield fault(['season'], `there are ${seasons.length} seasons`)
  const now = seasonAt(board, season)
  if (missionOfSeason > now.missions)
    yield fault(['missionOfSeason'], `the season has ${now.missions} missions`)
  for (const [i, { no }] of pilots.entries()) if (no !== i) yield fault(['pilots', i, 'no'], `expected ${i}`)
  for (const [i, { no, killed, wounded }] of log.entries()) {
    if (no !== i + 1) yield fault(['log', i, 'no'], `expected ${i + 1}`)
    if ([...killed, ...wounded].some(one => one >= pilots.length))
      yield fault(['log', i], 'names a pilot who is not on the roster')
  }
}

/** The pieces of the box, none lost and none doubled, where there is a place for them. */
function* pieceFaults(board: Board): Generator<Fault> {
  const { pack, scenario, mission } = board
  if (mission) {
    const faults = [...missionFaults(board, mission)]
    if (faults.length > 0) return yield* faults
  }
  const expected = countersOf(begin({ pack, scenario, options: {} })).sort()
  // A campaign is what the form has read, but for what is undefined in it.
  const found = countersOf(board as unknown as Campaign).sort()
  const all = Math.max(expected.length, found.length)
  for (let i = 0; i < all; i++) {
    const [one = '~', other = '~'] = [expected[i], found[i]]
    if (one !== other) return yield fault([], `${[one, other].sort()[0]} is lost or doubled`)
  }
}

function* missionFaults(board: Board, mission: BoardMission): Generator<Fault> {
  const { spaces, places, elements } = packOf(board).formation(mission.map)
  const { fighters, escort, targets, proximity, detonations, dice } = mission
  const path = (...rest: Path) => ['mission', ...rest]
  if (mission.bombers.length !== places.length) yield fault(path('bombers'), `expected ${places.length}`)
  if (mission.elements.length !== elements.length)
    yield fault(path('elements'), `expected ${elements.length}`)
  if (mission.limit > 0 && mission.turn > mission.limit)
    yield fault(path('turn'), `expected at most ${mission.limit}`)
  if (mission.type === undefined && dice.some(one => one.item !== 'map'))
    yield fault(path('type'), 'expected the type that was rolled')
  for (const [i, one] of fighters.entries()) {
    const isIn = { space: one.at === 'space', dogfight: one.at === 'dogfight', fate: one.at === 'fate' }
    if (one.no !== i) yield fault(path('fighters', i, 'no'), `expected ${i}`)
    if ((one.kind === 'fw190') !== (one.pilot !== undefined) || (one.pilot ?? 0) >= board.pilots.length)
      yield fault(path('fighters', i, 'pilot'), 'expected a pilot of the roster for a FW190 alone')
    if (isIn.space ? !spaces[one.space] : one.space !== -1)
      yield fault(path('fighters', i, 'space'), `"${one.at}" does not go with ${one.space}`)
    if (one.target >= places.length) yield fault(path('fighters', i, 'target'), `expected a bomber's place`)
    if (isIn.space && one.approach === undefined)
      yield fault(path('fighters', i, 'approach'), 'expected the box it came from')
    if (isIn.dogfight !== one.group > 0 || one.group > escort.groups)
      yield fault(path('fighters', i, 'group'), `"${one.at}" does not go with ${one.group}`)
    if (isIn.fate !== (one.fate !== undefined))
      yield fault(path('fighters', i, 'fate'), `"${one.at}" does not go with it`)
  }
  for (const [i, { no, at, group }] of escort.markers.entries()) {
    if (no !== i) yield fault(path('escort', 'markers', i, 'no'), `expected ${i}`)
    if ((at === 'dogfight') !== group > 0 || group > escort.groups)
      yield fault(path('escort', 'markers', i, 'group'), `"${at}" does not go with ${group}`)
  }
  const isThere = escort.status !== 'none'
  if (isThere !== (escort.type !== undefined && escort.strength !== undefined))
    yield fault(path('escort', 'status'), 'expected an escort with a type and a strength, or none')
  for (const [i, { fighter, element }] of targets.entries())
    if (!fighters[fighter] || !elements[element])
      yield fault(path('targets', i), 'expected a fighter and an element')
  for (const space of [...detonations, ...proximity.map(one => one.space)])
    if (!spaces[space]) yield fault(path(), `there is no space ${space}`)
}
