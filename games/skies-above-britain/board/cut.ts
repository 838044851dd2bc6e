import type { Logged } from '@tallyho/engine'
import type { Cut } from '@tallyho/kit/board.ts'
import { burstsTold } from '../text/bursts.ts'
import { type Notes, readBy } from '../vocabulary.ts'
import { sceneOfNote } from './scene.ts'

type What = keyof Notes

/** What begins a beat of its own: a card, a die, a turn of events. Everything else is told with what brought it about. */
const OPENS: ReadonlySet<string> = new Set<What>([
  'muster',
  'patrol-begins',
  'random-event',
  'hospital',
  'assigned',
  'visibility-set',
  'climb-to-station',
  'vector-marker',
  'raid-moves',
  'squadron-moves',
  'contact',
  'formation-moves',
  'escort-seen',
  'straggler',
  'interception-turn',
  'order',
  'rolled',
  'intercept',
  'big-wing',
  'suppression',
  'cruise',
  'escort-moves',
  'circle',
  'circle-placed',
  'circle-card',
  'into-the-bombers',
  'scenario-round',
  'bomber-round',
  'approach',
  'bomber-card',
  'damage-drawn',
  'advantage',
  'dogfight-round',
  'maneuver',
  'two-cards',
  'card-drawn',
  'dogfight-card',
  'madness',
  'break',
  'hit-check',
  'clouds-escape',
  'chase',
  'escort-exit',
  'channel-patrol',
  'ordnance-released',
  'fate',
  'pilot-fate',
  'fuel-check',
  'recovery',
  'promoted',
  'replacement',
  'points',
  'chapter-over',
  'campaign-over',
])

/** What begins a beat, and is told with what has come just before all the same if that is nothing but these. */
const AFTER: { readonly [K in What]?: readonly What[] } = {
  assigned: ['assigned'],
  'vector-marker': ['raid-moves', 'fuel'],
  'bomber-round': ['scenario-round', 'into-the-bombers', 'fuel'],
  approach: ['scenario-round', 'into-the-bombers', 'bomber-round', 'approach', 'fuel'],
  rolled: ['order', 'split', 'fuel'],
  intercept: ['order', 'split', 'fuel'],
  'formation-moves': ['order', 'split', 'fuel'],
  'escort-exit': ['escort-exit', 'escort-reduced'],
  'circle-placed': ['circle-placed'],
  'two-cards': ['dogfight-round', 'maneuver', 'germans-gone'],
  'card-drawn': ['dogfight-round', 'maneuver', 'germans-gone'],
  'dogfight-card': ['dogfight-round', 'maneuver', 'germans-gone', 'privilege', 'skill'],
  promoted: ['promoted', 'gains-skill'],
  replacement: ['replacement'],
}

/** SAB-MAN-05 SAB-MAN-07 What a Maneuver came to leads over the moves that made it, after a card that was read already. */
const CAME_OFF: ReadonlySet<string> = new Set<What>(['slips', 'tight-turn'])

type Of = { readonly [K in What]?: (facts: Notes[K]) => boolean }

/** Which of them are told together by what they say. */
const ALIKE: Of = {
  'fuel-check': ({ lands }) => lands,
  chase: ({ result }) => result === 'failure',
  'dogfight-card': ({ icons, struck }) => icons.length === struck.length,
}

/** What makes a burst a moment of its own: a bomber gone or going, a kette cut off. Who of ours was hit is told by his hit check. */
const TELLING: ReadonlySet<string> = new Set<What>([
  'bomber-falls',
  'bomber-destroyed',
  'tile-isolated',
  'collision',
  'mechanical-failure',
])

/** Bursts that came to little are looked over together, up to the first that tells. */
function isSpray(beat: readonly Logged[]): boolean {
  return beat.some(({ what }) => what === 'bomber-card') && !beat.some(({ what }) => TELLING.has(what))
}

/** What is no moment of its own: dice after which everything is as it was, a scratch, an escort that stays, a marker that was not fatal; and a round after the first, which is seen by its cards. */
const IDLE: Of = {
  'hit-check': ({ severe }) => !severe,
  'escort-exit': ({ leaves }) => !leaves,
  'channel-patrol': ({ unit }) => unit === undefined,
  'dogfight-round': ({ round }) => round > 1,
  'damage-drawn': ({ die, happens, count, limit }) => !(count >= limit) && (die === undefined || !happens),
}

const says = (table: Of, note: Logged): boolean => readBy(table, note) ?? false

function opens(note: Logged): boolean {
  return OPENS.has(note.what) && !says(IDLE, note)
}

/** The first fight begins with a look at who is there. */
function isFirstRound({ what, facts }: Logged): boolean {
  return what === 'dogfight-round' && facts.round === 1
}

/** Both happen in the same place. */
function isHere(note: Logged, beat: readonly Logged[]): boolean {
  const scene = sceneOfNote(note)
  return beat.every(other => {
    const of = sceneOfNote(other)
    return scene === 'stays' || of === 'stays' || of === scene
  })
}

/** A card and all that it brings about is one beat, and so are the small dice of one step. */
export const CUT: Cut<Notes> = {
  joins(note, beat) {
    const last = beat.at(-1)
    if (!last || last.what === 'points' || !isHere(note, beat)) return false
    if (!opens(note)) return true
    if (isFirstRound(last)) return false
    const after: readonly string[] = AFTER[note.what as What] ?? []
    if (beat.every(({ what }) => after.includes(what))) return true
    if (note.what === 'bomber-card' && isSpray(beat)) return true
    return last.what === note.what && says(ALIKE, last)
  },
  leads: beat => beat.findLast(opens) ?? beat.findLast(({ what }) => CAME_OFF.has(what)) ?? beat[0],
  tells: burstsTold,
  suspense: [
    'muster',
    'random-event',
    'hospital',
    'visibility-set',
    'climb-to-station',
    'vector-marker',
    'contact',
    'rolled',
    'intercept',
    'suppression',
    'circle',
    'circle-card',
    'bomber-card',
    'damage-drawn',
    // Where the player said which result of his card comes first these lead a beat of their own.
    'disruption',
    'distress',
    'advantage',
    'card-drawn',
    'dogfight-card',
    'madness',
    'break',
    'hit-check',
    'clouds-escape',
    'chase',
    'escort-exit',
    'channel-patrol',
    'fate',
    'pilot-fate',
    'fuel-check',
    'recovery',
  ],
  own: [
    'approach',
    'order',
    'split',
    'formation-moves',
    'squadron-moves',
    'maneuver',
    'assigned',
    'circle-placed',
  ],
}
