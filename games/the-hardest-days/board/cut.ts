import type { Logged } from '@tallyho/engine'
import type { BoardModule, Cut } from '@tallyho/kit/board.ts'
import type { Day } from '../state.ts'
import { clockMoves, groupsHome, moveTogether, regionsDrawn } from '../text/sums.ts'
import type { Notes } from '../vocabulary.ts'

/** How a day is filmed: what belongs together is one beat. */

type Key = keyof Notes

/** Notes that make one beat in the order in which they come. */
const ACTS: readonly (readonly Key[])[] = [
  ['weather'],
  ['region-drawn', 'region-set-aside', 'time-first', 'time-on-clock', 'no-raids'],
  ['intercepts'],
  ['hunt-placement', 'evades', 'flies-through'],
  ['fight', 'moves-on', 'leaves-display', 'becomes-strafer', 'raid-broken'],
  ['bombing', 'damaged', 'dispersed'],
  ['airfield-roll', 'damaged', 'aircraft-destroyed'],
  ['recover', 'out-of-reach'],
  ['raid-moves', 'out-of-reach'],
  ['group-recovers'],
  ['time-advance', 'group-ready', 'squadron-turnaround'],
]

/** A raid comes: by which way, how it is seen, how large it is and what it is made of. */
const ARRIVAL: readonly Key[] = [
  'crossing',
  'effort',
  'detection',
  'raid-advances',
  'raid-arrives',
  'size',
  'force',
  'raid-shrinks',
  'false-raid',
  'placement',
  'deployed',
  'escort-moves',
  'range-limit',
]

/** What an event brings about is told with it; who of yours is sent home is seen by himself. */
const EFFECTS: readonly Key[] = [
  'event-kept',
  'group-reduced',
  'group-leaves',
  'tactics',
  'patrollers-escort',
  'patrollers-hunt',
  'decoy',
  'flak',
  'weather-shift',
]

/** Each is a beat of its own, with its own dice: two fights, or two bombings, are never told in one. */
const ALONE: readonly Key[] = ['hunt-placement', 'fight', 'bombing', 'airfield-roll']

/** A stack makes one move. */
const MOVES: readonly Key[] = ['squadron-moves', 'patrol']

const isSameMove = (one: Logged, other: Logged): boolean =>
  one.what === other.what &&
  one.at === other.at &&
  one.facts.space === other.facts.space &&
  one.facts.box === other.facts.box &&
  one.facts.altitude === other.facts.altitude

const has = (keys: readonly Key[], { what }: Logged): boolean => keys.some(key => key === what)

/** An event that changes nothing is told with the arrival before it, or with the bombs that follow. */
const isIdle = ({ what, facts }: Logged): boolean => what === 'event' && facts.applies === false

/** Notes whose card lies open, the weightiest first. */
const LEADS: readonly Key[] = [
  'fight',
  'bombing',
  'airfield-roll',
  'detection',
  'force',
  'size',
  'crossing',
  'event',
]

export const CUT: Cut<Notes> = {
  joins(note, beat) {
    const [event, bombs] = beat
    const first = event && isIdle(event) && bombs ? bombs : event
    if (!first) return false
    if (note.what === 'bombing') return isIdle(first) && first.facts.raid === note.facts.raid
    if (has(ALONE, note)) return false
    if (has(ARRIVAL, first))
      return note.facts.raid === first.facts.raid && (has(ARRIVAL, note) || isIdle(note))
    if (has(MOVES, first)) return isSameMove(first, note)
    if (isIdle(note)) return false
    if (first.what === 'event') return has(EFFECTS, note)
    return ACTS.some(act => has(act, first) && act[0] === first.what && has(act, note))
  },
  leads: beat =>
    LEADS.map(key => beat.find(({ what }) => what === key)).find(note => note !== undefined) ?? beat.at(-1),
  // Dice that decide something, with the board as it stood before they fell.
  suspense: [
    'weather',
    'detection',
    'hunters-roll',
    'squadrons-roll',
    'hunt-placement',
    'fight',
    'target',
    'bombing',
    'airfield-roll',
  ],
  tells(beat) {
    const [first] = beat
    if (first && beat.length > 1 && has(MOVES, first)) return moveTogether(beat)
    if (first?.what.startsWith('region-') && beat.length > 1) return regionsDrawn(beat)
    if (first?.what === 'group-recovers') return groupsHome(beat)
    if (first?.what === 'time-advance') return clockMoves(beat)
    return undefined
  },
}

/** Where the film stays, and what is only booked. */
export const WEIGHTS: NonNullable<BoardModule<Day, Notes>['weights']> = {
  fight: 'grave',
  bombing: 'grave',
  'aircraft-destroyed': 'grave',
  'vectored-away': 'grave',
  'radio-confusion': 'grave',
  'group-recovers': 'slight',
}
