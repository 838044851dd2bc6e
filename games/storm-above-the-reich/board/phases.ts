import type { Phase } from '@tallyho/kit'
import type { STEPS } from '../sequence.ts'

/** SR-SEQ-01 The sequence of play as the tracker shows it. */
export const PHASES: readonly Phase<keyof typeof STEPS>[] = [
  { title: 'On the ground', steps: ['muster', 'quarters', 'hospital'] },
  {
    title: 'Mission set-up',
    steps: ['map', 'type', 'operations', 'purchase', 'escort-roll', 'situation', 'briefing'],
  },
  { title: '1-2. Move, return', steps: ['turn', 'move', 'return'] },
  { title: '3. Escort', steps: ['escort', 'stations', 'combat', 'peel-off'] },
  { title: '4-6. Recovery, blast, cohesion', steps: ['recovery', 'blast', 'flak', 'cohesion'] },
  { title: '7. Attack', steps: ['approach', 'engage', 'burst', 'break-away', 'end-turn'] },
  { title: 'Mission end', steps: ['mission-end', 'fate', 'tally'] },
]
