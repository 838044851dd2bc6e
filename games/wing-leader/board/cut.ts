import type { Logged } from '@tallyho/engine'
import type { Cut } from '@tallyho/kit/board.ts'
import { caughtTold, fightTold, fireTold } from '../text/fight.ts'
import { flightsTold } from '../text/flights.ts'
import { rollsTold } from '../text/thrown.ts'
import type { Notes } from '../vocabulary.ts'
import { factsIf } from '../vocabulary.ts'
import { EVENTS } from './events/index.tsx'

/** How a battle is told: units that only fly on at one stroke, a fight by its dice and by what it came to. */

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
  'departure',
  'jettisoned',
  'turned-home',
  'tally-lost',
  'lost-sight',
  'left-wing',
  'mission',
  'dogfight-begins',
  'dogfight-ends',
  'confirmation',
  'cohesion',
  'fight-over',
] satisfies readonly (keyof Notes)[]

const isCard = (note: Logged): boolean => Object.hasOwn(EVENTS, note.what)

/** It only moves: nobody is attacked. */
export function isUneventful(note: Logged): boolean {
  return MOVES.includes(note.what) && factsIf(note, 'moved')?.attacks === undefined
}

/** Rolls that are one moment, whoever makes them: who gets away, flak. */
const TOGETHER: readonly string[] = ['escape', 'flak'] satisfies readonly (keyof Notes)[]

/** Fire that answers and hits nobody is told with the outcome; any other by itself. */
const isLastWord = (note: Logged): boolean => {
  const fire = factsIf(note, 'combat-roll')
  return fire === undefined || (fire.role === 'defender' && fire.hits === 0)
}

/** Where the fighters of a side begin, or wait, and where they are sent. */
const SENT: readonly string[] = ['placed', 'at-edge', 'vector'] satisfies readonly (keyof Notes)[]

/** Notes of one kind, and of one side, are one moment. */
const SIDE_BY_SIDE: readonly (readonly string[])[] = [['tally-roll'], ['control'], SENT]

/** Said before a move: it is told with it. */
const BEFORE_MOVE: readonly string[] = [
  'plan',
  'dive-bonus',
  'tanks-dropped',
  'throttle',
] satisfies readonly (keyof Notes)[]

const isLoss = (note: Logged): boolean => factsIf(note, 'confirmation')?.outcome === 'loss'

/** What changes most of all that is rolled at once. */
const weighsMost = (note: Logged): boolean =>
  isLoss(note) ||
  (factsIf(note, 'cohesion')?.disruptions ?? 0) > 0 ||
  factsIf(note, 'tally-roll')?.success === true ||
  factsIf(note, 'escape')?.escaped === false ||
  (factsIf(note, 'flak')?.result ?? '-') !== '-'

const sideOf = ({ facts }: Logged): unknown => Reflect.get(facts, 'side')
const unitOf = ({ facts }: Logged): unknown => Reflect.get(facts, 'id')

/** What the outcome of a fight tells once more: its fire, and what came of that. */
const OF_FIGHT: readonly string[] = [
  'combat',
  'air-attack',
  'combat-roll',
  'confirmation',
  'cohesion',
] satisfies readonly (keyof Notes)[]

export const CUT: Cut<Notes> = {
  joins(note, beat) {
    const [first] = beat
    // An ace that is lost is a moment by itself.
    if (!first || first.what === 'leader-lost') return false
    if (isUneventful(note)) return isUneventful(first) && sideOf(first) === sideOf(note)
    if (note.what === 'moved' || note.what === 'closes')
      return beat.every(one => BEFORE_MOVE.includes(one.what) && unitOf(one) === unitOf(note))
    // Who fights, then how.
    if (note.what === 'air-attack') return first.what === 'combat'
    if (note.what === 'combat-roll') return false
    if (TOGETHER.includes(note.what)) return first.what === note.what
    if (note.what === 'ammo' && first.what === 'ammo') return true
    if (SIDE_BY_SIDE.some(kind => kind.includes(note.what) && kind.includes(first.what)))
      return sideOf(first) === sideOf(note)
    // WL-13.1.a An error, and what the enemy makes of it.
    if (note.what === 'vector-shifted') return first.what === 'height-error'
    // Cartridges are counted after all is told: so long the outcome stays.
    if (beat.some(({ what }) => what === 'fight-over')) return false
    return COMES_OF_IT.includes(note.what) && isCard(first) && isLastWord(first)
  },
  leads: beat =>
    beat.find(({ what }) => what === 'fight-over') ??
    // The last of them: its card says how it stands now.
    beat.findLast(weighsMost) ??
    beat.find(isCard) ??
    beat.findLast(({ what }) => what === 'moved') ??
    beat.at(-1),
  suspense: [
    'tally-roll',
    'reaction',
    'combat-roll',
    'dogfight-rolls',
    'flak',
    'bombing',
    'balloon-attack',
    'balloon-hit',
    'escape',
    'control',
  ],
  // The question says who fights; how, the player has just said himself.
  own: ['combat', 'air-attack'],
  retells: (beat, earlier) =>
    beat.some(({ what }) => what === 'fight-over') && OF_FIGHT.includes(earlier[0]?.what ?? ''),
  tells: beat => {
    const fight = beat.flatMap(note => factsIf(note, 'fight-over') ?? [])[0]
    if (fight)
      return [...fight.fires.map(fire => `${fireTold(fire, fight.units)}.`), fightTold(fight.units)].join(' ')
    const rolls = rollsTold(beat)
    if (rolls) return rolls
    // WL-10.8.i How it came to the dogfight says that it begins.
    const [first, second] = beat
    const dice = first && second?.what === 'dogfight-begins' && factsIf(first, 'dogfight-rolls')
    if (dice) return caughtTold(dice)
    return beat.length > 1 && beat.every(isUneventful)
      ? flightsTold(beat.flatMap(note => factsIf(note, 'moved') ?? []))
      : undefined
  },
}

/** No beat is longer. */
const LONGEST = 60

/** What the last beat of a log is about: the note whose card lies open. */
export function toldLast(notes: readonly Logged[]): Logged | undefined {
  const beat: Logged[] = []
  for (const note of notes.slice(-LONGEST)) {
    if (!CUT.joins(note, beat)) beat.length = 0
    beat.push(note)
  }
  return CUT.leads(beat)
}
