import { capital, type Logged } from '@tallyho/engine'
import type { Cut } from '@tallyho/kit/board.ts'
import { resultWords } from '../text/03-set-up.ts'
import type { Notes } from '../vocabulary.ts'

type What = keyof Notes

/** What is told together with what has come just before, if that is nothing but these. */
const WITH: { readonly [K in What]?: readonly What[] } = {
  // The dice of a set-up lie side by side in their table.
  'setup.rolled': ['setup.rolled'],
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
  // A Hit on the way out is told where the card says so.
  'fire.table': ['fire.card', 'event.falls-away'],
  'event.skips': ['fire.card'],
  'break-away.placed': ['event.skips', 'burst.passes', 'fire.table', 'fire.card'],
  'proximity.left': ['collision.check', 'proximity.left'],
  'cohesion.becomes': ['cohesion.check'],
  'cohesion.cleared': ['cohesion.check', 'cohesion.becomes'],
  'hit.disoriented': ['hit.marker'],
  'escort.sent': ['station.rolled', 'escort.sent'],
  'mission.pilot': ['mission.pilot', 'pilot.earns'],
  'pilot.earns': ['mission.pilot', 'pilot.earns'],
  // The debriefing tells of each of them.
  'mission.logged': ['mission.pilot', 'pilot.earns'],
}

/** A card that nothing has come of is read in one with the next. */
const QUIET: { readonly [K in What]?: (facts: Notes[K]) => boolean } = {
  'cohesion.check': ({ degrades }) => !degrades,
}

function isQuiet({ what, facts }: Logged): boolean {
  return QUIET[what as What]?.(facts as never) ?? false
}

/** Whose card lies open, the weightiest first. */
const LEADS: readonly What[] = ['burst.results', 'fire.table', 'burst.card', 'fire.card']

/** An attack is told blow by blow, what is only booked at one stroke. */
export const CUT: Cut<Notes> = {
  joins(note, beat) {
    const last = beat.at(-1)
    if (!last) return false
    if (last.what === note.what && isQuiet(last)) return true
    const before: readonly string[] = WITH[note.what as What] ?? []
    return beat.every(({ what }) => before.includes(what) || what === note.what) && before.includes(last.what)
  },
  leads: beat => LEADS.map(what => beat.find(note => note.what === what)).find(Boolean) ?? beat[0],
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
    const rolled = beat.filter(({ what }) => what === 'setup.rolled')
    if (rolled.length < 2) return undefined
    return `${rolled.map(({ facts }) => capital(resultWords(facts as Notes['setup.rolled']))).join('. ')}.`
  },
}
