import type { Logged } from '@tallyho/engine'
import type { Cut } from '@tallyho/kit/board.ts'
import { factsIf } from '../text/facts.ts'
import { flightsTold } from '../text/flights.ts'
import type { Notes } from '../vocabulary.ts'
import { EVENTS } from './events/index.tsx'

/** How a battle is told: units that only fly on at one stroke, a fight roll by roll. */

/** Of somebody who moves and comes to nobody. */
const MOVES: readonly string[] = [
  'initiative',
  'latecomer',
  'plan',
  'moved',
  'faces',
  'slow-climb',
  'vector-reached',
  'entered-map',
  'waits-in-trail',
  'dive-bonus',
  'tanks-dropped',
  'throttle',
] satisfies readonly (keyof Notes)[]

/** What a roll brings about is told with it. */
const COMES_OF_IT: readonly string[] = [
  'tallied',
  'alerted',
  'broken',
  'ammo',
  'leader-lost',
  'departure',
  'jettisoned',
  'turned-home',
  'tally-lost',
  'lost-sight',
  'left-wing',
  'mission',
  'dogfight-begins',
  'dogfight-ends',
] satisfies readonly (keyof Notes)[]

const isCard = ({ what }: Logged): boolean => Object.hasOwn(EVENTS, what)

/** It only moves: nobody is attacked. */
export function isUneventful(note: Logged): boolean {
  return MOVES.includes(note.what) && factsIf(note, 'moved')?.attacks === undefined
}

/** A roll that changes nothing. */
const isIdle = (note: Logged): boolean =>
  factsIf(note, 'cohesion')?.disruptions === 0 || factsIf(note, 'confirmation')?.outcome === 'nothing'

const isLoss = (note: Logged): boolean => factsIf(note, 'confirmation')?.outcome === 'loss'

const sideOf = ({ facts }: Logged): unknown => Reflect.get(facts, 'side')

export const CUT: Cut<Notes> = {
  joins(note, beat) {
    const [first] = beat
    if (!first) return false
    if (isUneventful(note)) return isUneventful(first) && sideOf(first) === sideOf(note)
    // Who fights, then how.
    if (note.what === 'air-attack') return first.what === 'combat'
    // All hits of one side in a fight at one stroke.
    if (note.what === 'confirmation') return first.what === 'confirmation' && sideOf(first) === sideOf(note)
    // Who holds together is told of each side by itself: one's own roll has a card of its own.
    if (isIdle(note)) return first.what === note.what && sideOf(first) === sideOf(note)
    return COMES_OF_IT.includes(note.what) && isCard(first)
  },
  leads: beat =>
    beat.find(isLoss) ?? beat.find(isCard) ?? beat.findLast(({ what }) => what === 'moved') ?? beat.at(-1),
  suspense: [
    'tally-roll',
    'reaction',
    'combat-roll',
    'confirmation',
    'cohesion',
    'dogfight-rolls',
    'flak',
    'bombing',
    'balloon-attack',
    'balloon-hit',
    'escape',
    'control',
  ],
  tells: beat =>
    beat.length > 1 && beat.every(isUneventful)
      ? flightsTold(beat.flatMap(note => factsIf(note, 'moved') ?? []))
      : undefined,
}
