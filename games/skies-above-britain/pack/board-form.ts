import { type Fault, type Path, pathOf } from '@tallyho/engine'
import { checker } from '@tallyho/forms'
import { countersOf } from '../counters.ts'
import { begin } from '../rules/10-campaign/begin.ts'
import type { Campaign } from '../state.ts'
import { type Board, boardForm } from './board-schema.ts'
import { packOf, packs } from './index.ts'
import type { FighterId, SectionId } from './types.ts'

/** A campaign from a file: what a rule may take for granted is checked here, before a rule sees it. */

type Flown = NonNullable<Board['patrol']>
type Found = Generator<Fault>

function fault(path: Path, message: string): Fault {
  return { path: pathOf(path), message }
}

/** Every mistake in a campaign from a file. */
export const checkBoard = checker(boardForm, [board => [...senseFaults(board)]])

/** Every piece once, and where there is a place for it. */
function* senseFaults(board: Board): Found {
  if (!packs.has(board.pack)) return yield fault(['pack'], `no pack "${board.pack}"`)
  const faults = [...campaignFaults(board)]
  if (faults.length > 0) return yield* faults
  const { patrol } = board
  if (patrol) {
    const flown = [
      ...fighterFaults(board, patrol),
      ...formationFaults(board, patrol),
      ...raidFaults(board, patrol),
      ...trackFaults(board, patrol),
      ...vectorFaults(board, patrol),
      ...dogfightFaults(board, patrol),
    ]
    if (flown.length > 0) return yield* flown
  }
  yield* componentFaults(board)
}

/** The scenario, the chapters that it has, and the roster. */
function* campaignFaults(board: Board): Found {
  const { scenario, chapter, patrolOfChapter, pilots, log } = board
  const { pack } = packOf(board)
  const spec = pack.scenarios.find(one => one.id === scenario)
  if (!spec) return yield fault(['scenario'], `no scenario "${scenario}"`)
  const all = spec.kind === 'campaign' ? spec.chapters.length : 1
  if (chapter >= all) return yield fault(['chapter'], `"${scenario}" has ${all}`)
  const own = spec.kind === 'campaign' ? spec.chapters[chapter] : undefined
  const patrols = pack.chapters.find(one => one.id === own)?.patrols ?? 1
  if (patrolOfChapter > patrols) yield fault(['patrolOfChapter'], `expected at most ${patrols}`)
  for (const [i, { no }] of pilots.entries()) if (no !== i) yield fault(['pilots', i, 'no'], `expected ${i}`)
  for (const [i, { killed, wounded }] of log.entries())
    if ([...killed, ...wounded].some(no => no >= pilots.length))
      yield fault(['log', i], 'names a pilot who is not on the roster')
}

/** Each in one place, with a pilot of his own and a cube to pay by. */
function* fighterFaults(board: Board, patrol: Flown): Found {
  const { fighters, fuel, raid, straggler, circle, innovator, leaders, slots } = patrol
  const last = packOf(board).pack.tables.fuel.checks.length - 1
  const flying: number[] = []
  for (const [id, one] of Object.entries(fighters)) {
    if (!one) continue
    const path = ['patrol', 'fighters', id]
    if (one.pilot >= board.pilots.length)
      yield fault([...path, 'pilot'], 'nobody on the roster has this number')
    if (flying.includes(one.pilot)) yield fault([...path, 'pilot'], 'he flies another fighter already')
    flying.push(one.pilot)
    if (fuel[one.section] === undefined)
      yield fault([...path, 'section'], `"${one.section}" has no Fuel cube`)
    if (one.at === 'fate' && one.fate === undefined) yield fault([...path, 'fate'], 'expected a Fate Box')
    if (one.at === 'circle' && !circle) yield fault([...path, 'at'], 'there is no circle')
    if (one.at === 'bombers' && !raid && !straggler) yield fault([...path, 'at'], 'there are no bombers')
    if ((one.rtb ?? 0) > last) yield fault([...path, 'rtb'], `expected at most ${last}`)
    if (one.attack && (one.at !== 'bombers' || !isBomber(patrol, one.attack.bomber)))
      yield fault([...path, 'attack', 'bomber'], `there is no bomber "${one.attack.bomber}" to attack`)
  }
  for (const [cube, spent] of Object.entries(fuel))
    if ((spent ?? 0) > last) yield fault(['patrol', 'fuel', cube], `expected at most ${last}`)
  if (innovator && !fighters[innovator]) yield fault(['patrol', 'innovator'], 'he does not fly')
  for (const [cube, leader] of Object.entries(leaders))
    if (leader && !fighters[leader]) yield fault(['patrol', 'leaders', cube], 'he does not fly')
  if (new Set(slots).size < slots.length) yield fault(['patrol', 'slots'], 'a Section is in two slots')
}

function isBomber({ raid, straggler }: Flown, id: string): boolean {
  if (id === 'straggler') return straggler !== undefined
  const [tile, place, ...more] = id.split('.')
  return more.length === 0 && raid?.tiles[Number(tile)]?.bombers[Number(place)] !== undefined
}

/** A Section is in one formation, and whatever is on no map is on the Raid Track. */
function* formationFaults(_: Board, patrol: Flown): Found {
  const { formations, fuel, station, track } = patrol
  // SAB-RVS-07 While it climbs the squadron has no station yet.
  const isClimbing = track !== undefined && track.raid === undefined
  const seen: SectionId[] = []
  for (const [i, { id, sections, at }] of formations.entries()) {
    const path = ['patrol', 'formations', i]
    if (formations.some((other, j) => j < i && other.id === id))
      yield fault([...path, 'id'], 'is there twice')
    if (sections.length === 0) yield fault([...path, 'sections'], 'expected at least one')
    for (const section of sections) {
      if (seen.includes(section)) yield fault([...path, 'sections'], `"${section}" is in two formations`)
      if (fuel[section] === undefined) yield fault([...path, 'sections'], `"${section}" has no Fuel cube`)
      seen.push(section)
    }
    if (!at && !station && !isClimbing) yield fault([...path, 'at'], 'expected a place on the map')
  }
}

/** Bombers as they fly in their layout. */
function* raidFaults(board: Board, { raid, straggler, stragglerType }: Flown): Found {
  if (straggler && !stragglerType)
    yield fault(['patrol', 'stragglerType'], 'expected the type of the straggler')
  if (!raid) return
  const layout = packOf(board).pack.layouts.find(({ id }) => id === raid.layout)
  if (!layout) return yield fault(['patrol', 'raid', 'layout'], `no layout "${raid.layout}"`)
  if (raid.tiles.length !== layout.tiles.length)
    return yield fault(['patrol', 'raid', 'tiles'], `expected ${layout.tiles.length}`)
  for (const [i, { x, y, bombers }] of raid.tiles.entries()) {
    const [column, row] = layout.tiles[i] ?? []
    if (x !== column || y !== row)
      yield fault(['patrol', 'raid', 'tiles', i], `expected it at ${column}, ${row}`)
    if (bombers.length !== KETTE) yield fault(['patrol', 'raid', 'tiles', i, 'bombers'], `expected ${KETTE}`)
  }
}

/** SAB-BMB-02 */
const KETTE = 3

/** The raid on a space that is there, and no more markers face down than are in the cup. */
function* trackFaults(board: Board, { track, cups, station }: Flown): Found {
  if (!track) {
    if (station) yield fault(['patrol', 'track'], 'expected a Raid Track for the squadron')
    return
  }
  const { tables } = packOf(board).pack
  const { raid, released, inbound, outbound } = track
  const home = released && tables.track.outbound[released]
  const rows = { inbound: tables.track.inbound.length, outbound: home?.length ?? 0 }
  if (raid && raid.row !== 'turn' && raid.space >= rows[raid.row])
    yield fault(['patrol', 'track', 'raid', 'space'], `the row has ${rows[raid.row]}`)
  if (raid?.row === 'turn' && !released) yield fault(['patrol', 'track', 'released'], 'expected the row home')
  for (const [name, spaces] of Object.entries({ inbound, outbound })) {
    const row = name as 'inbound' | 'outbound'
    if (spaces.length > rows[row]) yield fault(['patrol', 'track', row], `expected at most ${rows[row]}`)
    const left = Object.values(cups[row]).reduce((sum, one) => sum + one, 0)
    if (spaces.reduce((sum, one) => sum + one, 0) > left)
      yield fault(['patrol', 'track', row], `there are ${left} markers left`)
  }
}

/** Raid Vector markers of the pack, none of them more often than it is there. */
function* vectorFaults(board: Board, { cups }: Flown): Found {
  const full = packOf(board).cups
  for (const cup of ['inbound', 'outbound'] as const)
    for (const [marker, count] of Object.entries(cups[cup])) {
      const most = full[cup][marker] ?? 0
      if (count > most) yield fault(['patrol', 'cups', cup, marker], `expected at most ${most}`)
    }
}

/** A dogfight for each unit that flies, every German marker with a number of its own. */
function* dogfightFaults(_: Board, { dogfights, fighters, fuel, acted, circle }: Flown): Found {
  const flies = (unit: string) =>
    unit.includes('-') ? fighters[unit as FighterId] !== undefined : fuel[unit as SectionId] !== undefined
  const numbers: number[] = []
  for (const [i, { unit, germans }] of dogfights.entries()) {
    if (!flies(unit)) yield fault(['patrol', 'dogfights', i, 'unit'], `"${unit}" does not fly`)
    if (dogfights.some((other, j) => j < i && other.unit === unit))
      yield fault(['patrol', 'dogfights', i, 'unit'], 'fights twice')
    for (const { no } of germans) {
      if (numbers.includes(no)) yield fault(['patrol', 'dogfights', i, 'germans'], `${no} is there twice`)
      numbers.push(no)
    }
  }
  for (const [i, unit] of acted.entries())
    if (!flies(unit)) yield fault(['patrol', 'acted', i], `"${unit}" does not fly`)
  if (circle && circle.fallen.length !== circle.schwarms.length)
    yield fault(['patrol', 'circle', 'fallen'], `expected ${circle.schwarms.length}`)
  for (const [i, id] of (circle?.attacked ?? []).entries())
    if (!fighters[id]) yield fault(['patrol', 'circle', 'attacked', i], `"${id}" does not fly`)
}

/** The markers and cards of the box, none lost and none doubled. */
function* componentFaults(board: Board): Found {
  const { pack, scenario } = board
  const expected = countersOf(begin({ pack, scenario, options: {} })).sort()
  // A campaign is what the form has read, but for what is undefined in it.
  const found = countersOf(board as unknown as Campaign).sort()
  const at = [...expected, ''].findIndex((name, i) => name !== (found[i] ?? ''))
  const wrong = [expected[at], found[at]].filter(name => name !== undefined).sort()
  if (wrong.length > 0) yield fault([], `${wrong[0]} is lost, doubled or not of this game`)
}
