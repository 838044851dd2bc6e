import type { Notes } from '../vocabulary.ts'

/** What the log can be looked through for. */
export const KINDS: Readonly<Record<string, readonly (keyof Notes)[]>> = {
  'The staffel': ['muster.experte', 'muster.green', 'quarters.replaced', 'quarters.skill', 'quarters.cured'],
  Turns: ['turn.begun', 'turn.mission-over'],
  Moves: [
    'entry.entered',
    'entry.delayed',
    'move.moved',
    'return.returned',
    'exit.left',
    'break-away.placed',
  ],
  Attacks: [
    'approach.placed',
    'engage.mode',
    'engage.maneuver',
    'burst.card',
    'burst.results',
    'burst.passes',
  ],
  'Damage to bombers': [
    'damage.marker',
    'damage.catastrophe',
    'damage.total',
    'bomber.fallen',
    'bomber.destroyed',
    'cohesion.becomes',
  ],
  'Hits on you': [
    'hit.marker',
    'hit.proximity',
    'hit.cancelled',
    'fire.card',
    'fire.table',
    'recovery.rolled',
    'collision.check',
    'collision.impact',
  ],
  Escorts: ['escort.arrives', 'escort.leaves', 'escort.seen', 'escort.sent', 'combat.rolled', 'combat.kill'],
  'Bombers lost': ['bomber.fallen', 'bomber.destroyed', 'score.bomber'],
  'Pilots and losses': ['fighter.lost', 'fate.rolled', 'pilot.killed', 'pilot.wounded', 'pilot.earns'],
  Missions: ['setup.operations', 'setup.situation', 'mission.logged', 'season.over'],
}
