import type { Phase } from '@tallyho/kit'
import type { STEPS } from '../sequence.ts'

/** WL-6.0.a The sequence of play as the tracker shows it. */
export const PHASES: readonly Phase<keyof typeof STEPS>[] = [
  { title: 'Before the battle', steps: ['forces', 'placement'] },
  { title: '1. Set-up', steps: ['entry'] },
  { title: '2. Sighting', steps: ['raider-tally', 'defender-tally'] },
  { title: '3. Movement', steps: ['movement', 'move-order', 'move'] },
  { title: '4. Combat', steps: ['flak', 'bombing', 'combats', 'combat'] },
  {
    title: '5. End of the turn',
    steps: ['raider-escapes', 'defender-escapes', 'vectors', 'escorts', 'barrages', 'end'],
  },
]
