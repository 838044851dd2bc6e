import type { Logged } from '@tallyho/engine'
import type { Cut } from '@tallyho/kit/board.ts'
import type { Notes } from '../vocabulary.ts'
import { factsIf } from '../vocabulary.ts'
import { EVENTS } from './events/index.tsx'

/** Notes that make one beat, in the order in which they come: the acts of a raid, and what passes between raids and days. */
const ACTS: readonly (readonly (keyof Notes)[])[] = [
  [
    'fighters-assigned',
    'raid-scrubbed',
    'night-patrol',
    'light-damage-repaired',
    'first-segment',
    'forecast',
  ],
  ['raid-begins', 'stretched', 'deployed'],
  ['detection', 'ultra-detection', 'taken-for', 'no-warning'],
  ['rendezvous-check', 'rendezvous-failure', 'raid-dissolves'],
  [
    'pool',
    'no-response',
    'priority',
    'stands-down',
    'tactics',
    'response-limit',
    'responds',
    'decoy-response',
  ],
  ['hunter-contact', 'hunter-interception', 'unopposed'],
  ['bombing', 'no-bombs', 'no-damage', 'heavy-damage', 'damaged', 'dispersed', 'aircraft-lost'],
  ['leave-raid', 'recovery', 'raid-over'],
  ['clock', 'turnaround', 'fighters-back'],
  ['night-interception', 'night-turned-back', 'night-patrol-again'],
  ['night-bombing', 'landing-accident'],
  ['replacement-points', 'stabilization'],
  ['squadron-replaced', 'squadron-rebuilt', 'squadron-waits'],
  ['gruppe-replaced', 'gruppe-waits'],
  ['gruppe-arrives', 'squadron-arrives'],
]

/** Bombs are seen to fall before the bombers turn for home. */
const BOMBS = 'bombing'

const ACT: ReadonlyMap<string, number> = new Map(ACTS.flatMap((notes, act) => notes.map(what => [what, act])))

/** An event that changes nothing is told with what is before or behind it. */
const isIdle = (note: Logged): boolean => factsIf(note, 'raid-event')?.applies === false
/** So is a rendezvous that all keep: nothing comes of it that could be looked at. */
const isKept = (note: Logged): boolean => factsIf(note, 'rendezvous-check')?.fails === false

/** What an event brings about is told with it. */
const EFFECTS: readonly (keyof Notes)[] = [
  'raid-marker',
  'ultra',
  'event-reduces',
  'event-loss',
  'weather-turns',
  'turnaround',
]
/** Where the raid stands when an event is drawn, and behind it: what is told with one that is idle. */
const BEFORE_IDLE: readonly string[] = ['hunter-interception', 'unopposed']
const AFTER_IDLE: readonly string[] = ['squadron-interception', 'unopposed']

/** Notes with a card of their own weight: they lead, and what is told with them lies folded beside them. */
const LEADS: readonly string[] = [
  'rendezvous-failure',
  'responds',
  'hunter-interception',
  'squadron-interception',
  'unopposed',
  'detection',
  'bombing',
  'combat',
  'raid-over',
  'forecast',
]

/** A raid in about ten beats: what belongs to one act of it is one card with lines that open. */
export const CUT: Cut<Notes> = {
  joins(note, beat) {
    const [first] = beat
    const last = beat.at(-1)
    if (!first || !last || last.what === 'raid-over' || last.what === 'day-advance') return false
    // RE-4.II.11 Whoever leaves in the middle of a raid does so for what is told.
    if (note.what === 'leave-raid') return ACT.get(first.what) !== ACT.get(BOMBS)
    // A score, who goes on to which box: whatever has no card belongs to what brought it about.
    if (!Object.hasOwn(EVENTS, note.what) && !ACT.has(note.what)) return note.what !== 'day-over'
    if (isKept(note)) return ACT.get(last.what) === ACT.get('detection')
    if (isIdle(note)) return BEFORE_IDLE.includes(last.what) || isIdle(last)
    if (isIdle(last) && AFTER_IDLE.includes(note.what)) return true
    if (first.what === 'raid-event' && EFFECTS.some(what => what === note.what)) return true
    const act = ACT.get(note.what)
    return act !== undefined && act === ACT.get(first.what)
  },
  leads: beat =>
    beat.findLast(({ what }) => LEADS.includes(what)) ??
    beat.find(({ what }) => Object.hasOwn(EVENTS, what)) ??
    beat.at(-1),
  // Dice that decide something, with the board as it stood before they fell.
  suspense: [
    'forecast',
    'detection',
    'rendezvous-check',
    'combat',
    'bombing',
    'night-bombing',
    'sealion',
    'd-day',
  ],
}
