import { capital, type Logged, listed } from '@tallyho/engine'
import type { Cut } from '@tallyho/kit/board.ts'
import { resultWords } from '../text/03-set-up.ts'
import { brokenWords } from '../text/14-cohesion.ts'
import { scoreWords } from '../text/23-tally.ts'
import { boxName } from '../text/names.ts'
import { factsIn, type Notes, readBy } from '../vocabulary.ts'

type What = keyof Notes

const OF_A_CHECK: readonly What[] = ['cohesion.check', 'bomber.fallen', 'score.bomber']
const OF_A_WAVE: readonly What[] = ['approach.placed', 'engage.mode', 'engage.maneuver']
/** Whoever flies out: his card, the fire, a hit, and his box. */
const OUT: readonly What[] = [
  'fire.card',
  'event.debris',
  'event.friendly-fire',
  'event.falls-away',
  'event.skips',
  'fire.table',
  'hit.marker',
  'hit.disoriented',
]
/** Whoever leaves before his time. */
const DRIVEN_OFF: readonly What[] = ['collision.check', 'collision.escapes', 'collision.veer']

/** What is told together with what has come just before, if that is nothing but these. */
const WITH: { readonly [K in What]?: readonly What[] } = {
  // A whole wave that was decided at one press is seen to go in at one stroke.
  'approach.placed': ['approach.placed'],
  'engage.mode': OF_A_WAVE,
  'engage.maneuver': OF_A_WAVE,
  // The dice of a set-up lie side by side in their table.
  'setup.rolled': ['setup.rolled', 'setup.escort', 'escort.placed'],
  'setup.operations': ['setup.rolled'],
  'setup.escort': ['setup.rolled'],
  'escort.placed': ['setup.rolled', 'setup.escort'],
  'setup.situation': ['setup.rolled'],
  'muster.experte': ['muster.experte'],
  'muster.green': ['muster.experte', 'muster.green'],
  'entry.entered': ['entry.entered'],
  'move.moved': ['move.moved'],
  'exit.left': ['exit.left'],
  'return.returned': ['return.returned'],
  // The card and what stands in its cell.
  'burst.results': ['burst.card'],
  // He flies on as the card lies there, or as its damage is done.
  'burst.passes': [
    'burst.card',
    'burst.results',
    'damage.two',
    'damage.marker',
    'damage.catastrophe',
    'hit.marker',
  ],
  // One beat for each who flies out.
  'fire.table': OUT,
  'event.debris': OUT,
  'event.friendly-fire': OUT,
  'event.falls-away': OUT,
  'event.skips': OUT,
  'hit.marker': OUT,
  'break-away.placed': [...OUT, ...DRIVEN_OFF, 'burst.passes'],
  'collision.escapes': ['collision.check'],
  'proximity.left': [...DRIVEN_OFF, 'break-away.placed', 'proximity.left'],
  // SR-COH-06 An element that breaks up: who falls out, and that the rest close up, is the end of one die.
  'bomber.fallen': ['cohesion.check'],
  'score.bomber': ['cohesion.check', 'bomber.fallen', 'bomber.destroyed'],
  'cohesion.empty': OF_A_CHECK,
  'cohesion.becomes': OF_A_CHECK,
  'cohesion.cleared': [...OF_A_CHECK, 'cohesion.becomes', 'cohesion.empty'],
  // A marker with a die of its own is read when that lies.
  'damage.catastrophe': ['burst.timing', 'damage.marker', 'damage.two'],
  'damage.two': ['burst.timing'],
  'damage.marker': ['burst.timing', 'damage.two'],
  'damage.total': ['burst.timing', 'damage.two', 'damage.marker', 'damage.catastrophe'],
  'hit.disoriented': OUT,
  // All stations are rolled for before anybody meets them.
  'station.rolled': ['station.rolled', 'escort.sent'],
  'escort.sent': ['station.rolled', 'escort.sent'],
  'mission.pilot': ['mission.pilot', 'pilot.earns'],
  // A bomber that is down, and what it is worth to the staffel and to him.
  'pilot.earns': ['mission.pilot', 'pilot.earns', 'bomber.fallen', 'bomber.destroyed', 'score.bomber'],
  // The debriefing tells of each of them.
  'mission.logged': ['mission.pilot', 'pilot.earns'],
}

/** A card that nothing has come of is read in one with the next. */
const QUIET: { readonly [K in What]?: (facts: Notes[K]) => boolean } = {
  'cohesion.check': ({ degrades }) => !degrades,
  'recovery.rolled': ({ serious }) => !serious,
}

/** SR-COH-04 SR-REC-02 Of several the one that something came of. */
const isBroken = ({ what, facts }: Logged): boolean => what === 'cohesion.check' && facts.degrades === true
const isSerious = ({ what, facts }: Logged): boolean => what === 'recovery.rolled' && facts.serious === true

/** A bomber that is down, in one sentence: it has been seen to go already. */
function downWords(beat: readonly Logged[]): string | undefined {
  const [down] = beat
  const [score] = factsIn(beat)('score.bomber')
  if ((down?.what !== 'bomber.fallen' && down?.what !== 'bomber.destroyed') || !score) return undefined
  return scoreWords(score)
}

/** How an element came out of its check: the end of it, not only the die. */
function checkedWords(beat: readonly Logged[]): string | undefined {
  const check = beat.find(isBroken)
  const fallen = beat.find(({ what }) => what === 'bomber.fallen')
  const score = beat.find(({ what }) => what === 'score.bomber')
  if (!check || !fallen || !score) return undefined
  const isLast = beat.some(({ what }) => what === 'cohesion.empty')
  return brokenWords(String(check.facts.element), String(fallen.facts.bomber), Number(score.facts.vp), isLast)
}

const isQuiet = (note: Logged): boolean => readBy(QUIET, note) ?? false

/** Whose card lies open, the weightiest first. */
const LEADS: readonly What[] = [
  'hit.marker',
  'event.debris',
  'event.friendly-fire',
  'burst.results',
  'fire.table',
  'burst.card',
  'fire.card',
  'damage.catastrophe',
  'damage.marker',
]

/** Several that do the same in one sentence. */
const GROUPS: { readonly [K in What]?: (who: string, facts: Notes[K]) => string } = {
  'entry.entered': (who, { box }) => `${who} enter at ${boxName(box)}.`,
  'move.moved': (who, { from, to }) => `${who} move from ${boxName(from)} to ${boxName(to)}.`,
  'return.returned': (who, { to }) => `${who} come back to ${boxName(to)}.`,
  'muster.experte': who => `${who} are experten: each has a skill.`,
}

/** `Ahrens and Bär move from Nose Low to Nose Low Approach`, if all of them go the same way. */
function groupWords(beat: readonly Logged[]): string | undefined {
  const [first, second] = beat
  const words = first && GROUPS[first.what as What]
  if (!first || !second || !words) return undefined
  const wayOf = ({ what, facts: { from, to, box } }: Logged) => [what, from, to, box].join()
  if (beat.some(note => wayOf(note) !== wayOf(first))) return undefined
  return words(listed(beat.map(({ facts }) => String(facts.name))), first.facts as never)
}

/** `Ahrens goes in against A5, Bär against A6.` */
function waveWords(beat: readonly Logged[]): string | undefined {
  const placed = beat.filter(({ what }) => what === 'approach.placed').map(({ facts }) => facts)
  if (placed.length < 2) return undefined
  const [first, ...others] = placed.map(({ name, bomber }) => ({
    name: String(name),
    bomber: String(bomber),
  }))
  return `${first?.name} goes in against ${listed([`${first?.bomber}`, ...others.map(one => `${one.name} against ${one.bomber}`)])}.`
}

/** An attack is told blow by blow, what is only booked at one stroke. */
export const CUT: Cut<Notes> = {
  joins(note, beat) {
    const last = beat.at(-1)
    if (!last) return false
    if (last.what === note.what && isQuiet(last)) return true
    // SR-COH-05 Of a single marker there is nothing to see.
    if (note.what === 'cohesion.check' && note.facts.die === undefined) return true
    const before: readonly string[] = WITH[note.what as What] ?? []
    return beat.every(({ what }) => before.includes(what) || what === note.what) && before.includes(last.what)
  },
  leads: beat =>
    beat.find(isBroken) ??
    beat.find(isSerious) ??
    LEADS.map(what => beat.find(note => note.what === what)).find(Boolean) ??
    beat[0],
  suspense: [
    'burst.results',
    'damage.catastrophe',
    'damage.jam',
    'hit.sun',
    'collision.check',
    'collision.veer',
    'collision.impact',
    'collision.crash',
    'combat.rolled',
    'combat.bail-out',
    'recovery.rolled',
    'fate.rolled',
    'fate.bailed-out',
    'rockets.location',
    'cable.check',
    'flak.window',
    'hospital.roll',
    'erosion',
  ],
  own: [
    'approach.placed',
    'engage.mode',
    'engage.maneuver',
    'entry.entered',
    'move.moved',
    'operations.bought',
    'operations.fitted',
    'return.returned',
    'exit.left',
  ],
  tells(beat) {
    const together = waveWords(beat) ?? checkedWords(beat) ?? downWords(beat) ?? groupWords(beat)
    if (together !== undefined) return together
    const rolled = factsIn(beat)('setup.rolled')
    if (rolled.length < 2) return undefined
    return `${rolled.map(result => capital(resultWords(result))).join('. ')}.`
  },
}
