import { type Fault, type Path, pathOf } from '@tallyho/engine'
import { atMost, checker, type Data, type Filed, forEach, text, unlisted, whole, yes } from '@tallyho/forms'
import * as v from 'valibot'
import { countersOf } from '../counters.ts'
import { BOXES, END_OF_DAY, SEGMENTS } from '../rules/02-terms.ts'
import { ADVANCED, begin, NIGHT, SEPT_11 } from '../rules/03-set-up.ts'
import { type Campaign, DECKS } from '../state.ts'
import { packOf, packs } from './index.ts'

/** A board from a file: what a rule may take for granted is checked here, before a rule sees it. */

const id = text(40)
const card = whole(1, 999)
const cards = atMost(200, card)
const segment = v.picklist(SEGMENTS)
const weather = v.picklist(['clear', 'patchy', 'broken'])
const points = whole(0, 99)

/** RE-2.1.i Aug 11 to Oct 1. */
const LAST_DAY = 51
/** RE-5.14.a Three raids in each of seven segments. */
const MOST_RAIDS = 3 * SEGMENTS.length
/** RE-19.a */
const JABO_MARKERS = 2

/** One entry for each name; a list is none. */
function byName<S extends v.GenericSchema>(entry: S) {
  return unlisted(v.record(id, entry))
}

const squadron = v.strictObject({
  place: v.picklist([
    'sector',
    'landing',
    're-arm',
    'light-loss',
    'heavy-loss',
    'inflight',
    'night-patrol',
    'pool',
    'hunt',
    'bomber',
    'reserve',
    'out',
  ]),
  full: v.boolean(),
})

const gruppe = v.strictObject({
  place: v.picklist([
    'base',
    'planned',
    ...BOXES,
    'inflight',
    'clock',
    'light-loss',
    'heavy-loss',
    'night-raid',
    'calendar',
    'out',
  ]),
  full: v.boolean(),
  raid: v.optional(whole(0, MOST_RAIDS - 1)),
  back: v.optional(segment),
  flown: v.optional(v.literal(true)),
  jabo: v.optional(v.literal(true)),
})

const raid = v.strictObject({
  card,
  major: v.boolean(),
  segment: v.optional(segment),
  strategies: atMost(10, card),
  forward: yes,
  done: v.boolean(),
})

const flight = v.strictObject({
  raid: whole(0, MOST_RAIDS - 1),
  warning: v.optional(v.picklist(['none', 'late', 'sufficient', 'early', 'very-early'])),
  intelligence: v.optional(v.picklist(['poor', 'limited', 'accurate'])),
  taken: v.optional(v.picklist(['minor', 'major'])),
  altitude: v.picklist([-1, 0, 1]),
  bigWing: v.boolean(),
  navigationalError: v.boolean(),
  nonEssential: v.optional(v.picklist(['plain', 'headquarters'])),
  bombsFirst: v.boolean(),
  bombed: v.boolean(),
  unopposed: v.boolean(),
  intercepted: atMost(40, id),
  began: whole(-99, 99),
  lost: atMost(60, id),
})

const boardForm = v.strictObject({
  pack: id,
  scenario: v.picklist(['prelude', 'hardest-days', 'thin-blue-line', 'battle-of-britain']),
  night: v.boolean(),
  advanced: v.boolean(),
  day: whole(0, LAST_DAY),
  raidDay: whole(1, LAST_DAY + 1),
  clock: v.picklist([...SEGMENTS, END_OF_DAY]),
  advance: v.optional(whole(1, END_OF_DAY - 1)),
  offered: v.picklist([-1, ...SEGMENTS]),
  vp: whole(-500, 500),
  weather: forEach(['2', '3'], weather),
  priorities: forEach(
    ['airfield', 'city', 'industry', 'port', 'radar'],
    v.picklist(['low', 'medium', 'high']),
  ),
  squadrons: byName(squadron),
  gruppen: byName(gruppe),
  hand: atMost(100, card),
  strategies: atMost(20, card),
  plan: atMost(MOST_RAIDS, raid),
  flight: v.optional(flight),
  decks: forEach(DECKS, v.strictObject({ left: cards, discards: cards })),
  damage: byName(v.picklist(['light', 'heavy'])),
  points: forEach(['Spitfire', 'Hurricane', 'Blenheim', 'fighter', 'bomber', 'pilots'], points),
  depletion: whole(0, 15),
  sealion: v.strictObject({
    day: whole(SEPT_11, LAST_DAY),
    preparing: v.boolean(),
    checked: v.boolean(),
  }),
  lf3ToLf2: v.boolean(),
  haze: v.boolean(),
  pressed: v.boolean(),
  terror: v.boolean(),
  stabilized: v.boolean(),
  ultra: v.optional(segment),
  dayCard: v.optional(card),
  ended: v.optional(v.strictObject({ level: id, winner: v.optional(v.picklist(['luftwaffe', 'raf'])) })),
}) satisfies v.GenericSchema<unknown, Filed<Campaign>>

type Board = Data<typeof boardForm>

/** Every mistake in a board from a file. */
export const checkBoard = checker(boardForm, [
  board => {
    if (!packs.has(board.pack)) return [fault(['pack'], `no pack "${board.pack}"`)]
    const faults = [...componentFaults(board)]
    return faults.length > 0 ? faults : [...planFaults(board), ...unitFaults(board), ...trackFaults(board)]
  },
])

function fault(path: Path, message: string): Fault {
  return { path: pathOf(path), message }
}

/** The counters and cards of this scenario, none lost and none doubled. */
function* componentFaults(board: Board): Generator<Fault> {
  const { pack, scenario, night, advanced } = board
  const expected = countersOf(
    begin({ pack, scenario, options: { [NIGHT]: night, [ADVANCED]: advanced } }),
  ).sort()
  // A campaign is what the form has read, but for what is undefined in it.
  const found = countersOf(board as unknown as Campaign).sort()
  const at = [...expected, ''].findIndex((name, i) => name !== (found[i] ?? ''))
  const wrong = [expected[at], found[at]].filter(name => name !== undefined).sort()
  if (wrong.length > 0) yield fault([], `${wrong[0]} is lost, doubled or not of this game`)
}

/** Raids on targets that are there, and one of them in the air. */
function* planFaults(board: Board): Generator<Fault> {
  const { targetCard } = packOf(board)
  for (const [i, { card: number }] of board.plan.entries())
    if (!targetCard.has(number)) yield fault(['plan', i, 'card'], `no target card ${number}`)
  const { flight: air, clock } = board
  if (!air) return
  const flown = board.plan[air.raid]
  if (!flown || flown.done || flown.segment !== clock)
    yield fault(['flight', 'raid'], 'expected a raid of this segment that is not done')
  for (const [i, name] of air.intercepted.entries())
    if (!isIn(BOXES, board.gruppen[name]?.place))
      yield fault(['flight', 'intercepted', i], `"${name}" is not in the raid`)
  for (const [i, name] of air.lost.entries())
    if (!board.gruppen[name] && !board.squadrons[name])
      yield fault(['flight', 'lost', i], `there is no unit "${name}"`)
}

/** Units where there is a place for them. */
function* unitFaults(board: Board): Generator<Fault> {
  const { squadrons, gruppen, plan } = board
  const empty = emptyBoxes(board)
  for (const [name, { place }] of Object.entries(squadrons))
    if (isIn(empty, place)) yield fault(['squadrons', name, 'place'], 'no raid is in the air')
  for (const [name, { place, raid: number, back }] of Object.entries(gruppen)) {
    const path = ['gruppen', name]
    if (isIn(empty, place)) yield fault([...path, 'place'], 'no raid is in the air')
    if (place === 'planned' && (plan[number ?? -1]?.done ?? true))
      yield fault([...path, 'raid'], 'expected a raid that is not done')
    if ((place === 'clock') !== (back !== undefined))
      yield fault([...path, 'back'], 'expected a segment for a Gruppe on the clock alone')
  }
  const jabos = Object.values(gruppen).filter(({ jabo }) => jabo).length
  if (jabos > JABO_MARKERS)
    yield fault(['gruppen'], `expected at most ${JABO_MARKERS} Jabos but found ${jabos}`)
}

/** Places that nobody is in while no raid is in the air; RE-18.3.c whoever is found by night is in the Bomber Box. */
function emptyBoxes({ flight: air, night, clock }: Board): readonly string[] {
  if (air) return []
  const byNight = night && clock === END_OF_DAY
  return ['pool', ...BOXES].filter(box => !(byNight && box === 'bomber'))
}

function isIn(places: readonly string[], place: string | undefined): boolean {
  return place !== undefined && places.includes(place)
}

/** Markers on what can have them, and tracks no longer than they are. */
function* trackFaults(board: Board): Generator<Fault> {
  const { pack, target } = packOf(board)
  for (const [name, marker] of Object.entries(board.damage)) {
    const type = target.get(name)?.type
    // RE-2.22.a RE-10.23.a
    const able = type === 'radar' || type === 'headquarters' || (type === 'airfield' && marker === 'light')
    if (!able) yield fault(['damage', name], `no target of that name takes a ${marker} marker`)
  }
  for (const [track, top] of Object.entries(pack.tables.trackTop)) {
    const found = board.points[track as keyof Board['points']]
    if (found > top) yield fault(['points', track], `expected at most ${top} but found ${found}`)
  }
}
