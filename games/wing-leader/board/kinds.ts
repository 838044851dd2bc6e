import type { Notes } from '../vocabulary.ts'

/** What the log can be narrowed to, by what a player looks for. */
export const KINDS: Readonly<Record<string, readonly (keyof Notes)[]>> = {
  'Fights and losses': [
    'combat',
    'air-attack',
    'combat-roll',
    'confirmation',
    'cohesion',
    'fight-over',
    'broken',
    'leader-lost',
    'departure',
    'ammo',
    'dogfight-begins',
    'dogfight-joined',
    'dogfight-ends',
    'dogfight-rolls',
    'no-dogfight',
  ],
  Sightings: ['tally-roll', 'tallied', 'tally-lost', 'ordered', 'alerted'],
  Moves: [
    'moved',
    'plan',
    'faces',
    'slow-climb',
    'dive-bonus',
    'entered-map',
    'dogfight-mover',
    'dogfight-moved',
    'landed',
  ],
  'Flags and radio': ['vector', 'height-error', 'vector-shifted', 'vector-reached', 'control'],
  'Bombs and flak': ['bombing', 'damage', 'flak', 'balloon-down'],
  Turns: ['turn-begins', 'game-over'],
}
