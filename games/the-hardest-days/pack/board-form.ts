import { byId, type Fault, pathOf, type Setup } from '@tallyho/engine'
import { atMost, checker, type Data, forEach, text, whole } from '@tallyho/forms'
import * as v from 'valibot'
import { countersOf } from '../counters.ts'
import { END_OF_DAY, LAST_SEGMENT, MOST_RAIDS } from '../rules/02-terms/terms.ts'
import { begin } from '../rules/03-set-up.ts'
import type { Day } from '../state.ts'
import { wayTo } from './check-map.ts'
import { packOf, packs } from './index.ts'
import { TRACK_IDS } from './schema.ts'
import {
  ALTITUDES,
  BOMBERS,
  FIGHTERS,
  INTELLIGENCE,
  LETTERS,
  REGIONS,
  SCENARIOS,
  SECTIONS,
  WARNINGS,
  WEATHERS,
} from './types.ts'

/** A board from a file: what a rule may take for granted is checked here, before a rule sees it. */

const id = text(40)
const letter = v.picklist(LETTERS)
const altitude = v.picklist(ALTITUDES)
const section = v.picklist(SECTIONS)
const region = v.picklist(REGIONS)
const raidNumber = v.picklist([1, 2, 3])
const regions = atMost(3 * 20, region)

const squadron = v.strictObject({
  id,
  type: v.picklist(['Spitfire', 'Hurricane']),
  home: id,
  letter,
  reduced: v.boolean(),
  place: v.variant('at', [
    v.strictObject({
      at: v.picklist(['ready', 'scramble', 'landing', 'rearm', 'inflight', 'light', 'heavy']),
    }),
    v.strictObject({ at: v.literal('airborne'), space: id, altitude }),
    v.strictObject({ at: v.literal('intercepting'), raid: raidNumber }),
    v.strictObject({
      at: v.literal('display'),
      raid: raidNumber,
      box: v.picklist(['hunt', 'bomber']),
      section,
    }),
  ]),
  altitudeMarker: v.optional(v.picklist(['advantage', 'disadvantage'])),
})

const group = v.strictObject({
  id,
  type: v.picklist([...FIGHTERS, ...BOMBERS]),
  luftflotte: v.picklist([2, 3]),
  letter,
  elite: v.boolean(),
  reduced: v.boolean(),
  place: v.variant('at', [
    v.strictObject({ at: v.picklist(['airbase', 'inflight', 'light', 'heavy']) }),
    v.strictObject({ at: v.literal('clock'), segment: whole(1, LAST_SEGMENT) }),
    v.variant('box', [
      v.strictObject({
        at: v.literal('display'),
        raid: raidNumber,
        box: v.picklist(['hunt', 'bomber', 'escort']),
        section,
      }),
      v.strictObject({ at: v.literal('display'), raid: raidNumber, box: v.literal('patrol') }),
    ]),
  ]),
  tactics: v.optional(v.strictObject({ chit: id, by: v.picklist([-2, 2]) })),
})

const reminders = ['high-altitude', 'low-altitude', 'patrollers-escort', 'patrollers-hunt'] as const

const raid = v.strictObject({
  number: raidNumber,
  region,
  track: v.picklist(TRACK_IDS),
  effort: v.picklist(['major', 'minor']),
  place: v.variant('on', [
    v.strictObject({ on: v.literal('track'), space: whole(1, 3) }),
    v.strictObject({ on: v.literal('map'), space: id }),
  ]),
  warning: v.optional(v.picklist(WARNINGS)),
  intelligence: v.optional(v.picklist(INTELLIGENCE)),
  sizeChit: v.optional(id),
  size: v.optional(whole(1, 40)),
  deployed: v.boolean(),
  altitude,
  target: v.optional(id),
  recovering: v.boolean(),
  bombed: v.boolean(),
  intercepted: v.boolean(),
  kept: atMost(80, v.strictObject({ chit: id, reminder: v.picklist(reminders) })),
})

/** Of every chit with an id of its own there is one. */
const chits = v.record(id, whole(0, 1))

const boardForm = v.strictObject({
  pack: id,
  scenario: v.picklist(SCENARIOS),
  options: v.record(id, v.boolean()),
  segment: whole(0, END_OF_DAY),
  action: whole(0, 10_000),
  weather: forEach(REGIONS, v.picklist(WEATHERS)),
  squadrons: atMost(80, squadron),
  groups: atMost(200, group),
  raids: atMost(MOST_RAIDS, raid),
  regionCup: forEach([...REGIONS, 'time'], whole(0, 20)),
  sizeCup: chits,
  eventCup: chits,
  forming: regions,
  setAside: regions,
  timeOnClock: v.boolean(),
  timeOut: whole(0, 20),
  patrols: whole(0, 80),
  damaged: atMost(200, id),
  bombDamage: whole(0, 10_000),
}) satisfies v.GenericSchema<unknown, Day>

/** A board as it is read: every `Day` is one (`countersOf` sees to that), and the form makes nothing that is no `Day`. */
export type Board = Data<typeof boardForm>

/** Every mistake in a board from a file. */
export const checkBoard = checker(boardForm, [
  board =>
    packs.has(board.pack)
      ? [...componentFaults(board), ...raidFaults(board), ...placeFaults(board)]
      : [{ path: 'pack', message: `no pack "${board.pack}"` }],
])

/** The counters of this day and scenario, none lost, none doubled, none with another print. */
function* componentFaults(board: Board): Generator<Fault> {
  const setup: Setup = board
  const day = begin(setup)
  yield* printFaults('squadrons', board.squadrons, day.squadrons, ['id', 'type', 'home', 'letter'])
  yield* printFaults('groups', board.groups, day.groups, ['id', 'type', 'luftflotte', 'letter', 'elite'])
  const expected = countersOf(day).sort()
  const found = countersOf(board).sort()
  const at = expected.findIndex((name, i) => name !== found[i])
  if (at >= 0 || found.length > expected.length)
    yield { path: '', message: `counter ${expected[at] ?? found.at(-1)} is lost or doubled` }
}

function* printFaults<U, K extends keyof U & string>(
  list: string,
  found: readonly U[],
  expected: readonly U[],
  print: readonly K[],
): Generator<Fault> {
  for (const [i, unit] of found.entries())
    for (const key of print)
      if (unit[key] !== expected[i]?.[key])
        yield { path: pathOf([list, i, key]), message: `expected ${JSON.stringify(expected[i]?.[key])}` }
}

/** Raids that the rules can move on: on their own track, or over England on the way to a target. */
function* raidFaults(board: Board): Generator<Fault> {
  const { pack, track } = packOf(board)
  const [spaces, targets] = [byId(pack.spaces), byId(pack.targets)]
  const numbers = new Set<number>()
  for (const [i, raid] of board.raids.entries()) {
    const fault = (key: string, message: string): Fault => ({ path: `raids[${i}].${key}`, message })
    if (numbers.has(raid.number)) yield fault('number', `there is a raid ${raid.number} already`)
    numbers.add(raid.number)
    const { region, length, entry } = track(raid.track)
    if (raid.region !== region) yield fault('region', `expected "${region}", where its track is`)
    if (raid.sizeChit !== undefined && raid.size === undefined)
      yield fault('size', 'expected a size with its chit')
    const { place } = raid
    const target = raid.target === undefined ? undefined : targets.get(raid.target)
    if (raid.target !== undefined && !target) yield fault('target', `no target "${raid.target}"`)
    if (place.on === 'track') {
      if (place.space > length) yield fault('place.space', `its track has ${length} spaces`)
    } else if (!spaces.has(place.space)) yield fault('place.space', `no space "${place.space}"`)
    else if (!raid.recovering) {
      const stop = target ? wayTo(target.space, place.space, spaces) : undefined
      if (stop !== undefined) yield fault('target', `not reached from "${place.space}": ${stop}`)
      if (!target && place.space !== entry)
        yield fault('place.space', `expected "${entry}": it has no target`)
    }
  }
}

/** Units in spaces and displays that are there; damage to targets that are. */
function* placeFaults(board: Board): Generator<Fault> {
  const { pack } = packOf(board)
  const [spaces, targets] = [byId(pack.spaces), byId(pack.targets)]
  for (const list of ['squadrons', 'groups'] as const)
    for (const [i, { place }] of board[list].entries()) {
      const path = `${list}[${i}].place`
      if (place.at === 'airborne' && !spaces.has(place.space))
        yield { path: `${path}.space`, message: `no space "${place.space}"` }
      if (
        (place.at === 'display' || place.at === 'intercepting') &&
        !board.raids.some(({ number }) => number === place.raid)
      )
        yield { path: `${path}.raid`, message: `no raid ${place.raid}` }
    }
  for (const [i, target] of board.damaged.entries()) {
    if (!targets.has(target)) yield { path: `damaged[${i}]`, message: `no target "${target}"` }
    if (board.damaged.indexOf(target) < i)
      yield { path: `damaged[${i}]`, message: `"${target}" is damaged already` }
  }
}
