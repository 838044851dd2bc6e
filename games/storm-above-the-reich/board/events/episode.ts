import type { Logged } from '@tallyho/engine'

/** What a run of notes begins with. */
const OPENERS: ReadonlySet<string> = new Set([
  'approach.placed',
  'burst.card',
  'cable.check',
  'cohesion.check',
  'entry.entered',
  'far.fired',
  'fate.rolled',
  'fire.card',
  'flak.window',
  'hospital.roll',
  'mission.logged',
  'move.moved',
  'operations.bought',
  'recovery.rolled',
  'return.returned',
  'rockets.location',
  'season.over',
  'setup.rolled',
  'station.rolled',
  'turn.begun',
])

/** These begin something too, unless they are part of an attack. */
const WITHIN: ReadonlySet<string> = new Set(['collision.check', 'combat.rolled'])

const ATTACKS: ReadonlySet<string> = new Set(['burst.card', 'fire.card'])

/** How a fighter came to its attack. */
const LEAD_IN: ReadonlySet<string> = new Set(['approach.placed', 'engage.mode', 'engage.maneuver'])

export interface Episode {
  /** How the fighter came here: approach, mode, maneuver. Only of an attack. */
  readonly before: readonly Logged[]
  readonly notes: readonly Logged[]
}

/** What is going on, or went on last: from what began it to the last note. */
export function episodeOf(notes: readonly Logged[]): Episode {
  const start = startOf(notes)
  const first = notes[start]
  if (first === undefined || !ATTACKS.has(first.what)) return { before: [], notes: notes.slice(start) }
  return { before: leadIn(notes, start), notes: notes.slice(start) }
}

function startOf(notes: readonly Logged[]): number {
  let within = -1
  for (let i = notes.length - 1; i >= 0; i--) {
    const one = notes[i]
    if (one === undefined) continue
    if (OPENERS.has(one.what))
      return within < 0 || (ATTACKS.has(one.what) && isOf(notes[within], one.facts.fighter)) ? i : within
    if (WITHIN.has(one.what)) within = i
  }
  return Math.max(0, within)
}

function isOf(note: Logged | undefined, fighter: unknown): boolean {
  const { fighter: one, fighters } = note?.facts ?? {}
  return one === fighter || (Array.isArray(fighters) && fighters.includes(fighter))
}

/** Back to the fighter's approach in this turn. */
function leadIn(notes: readonly Logged[], start: number): Logged[] {
  const fighter = notes[start]?.facts.fighter
  const before: Logged[] = []
  for (let i = start - 1; i >= 0; i--) {
    const one = notes[i]
    if (one === undefined || one.what === 'turn.begun') break
    if (!LEAD_IN.has(one.what) || one.facts.fighter !== fighter) continue
    before.unshift(one)
    if (one.what === 'approach.placed') break
  }
  return before
}
