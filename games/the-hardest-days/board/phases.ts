import type { Phase } from '@tallyho/kit'
import type { STEPS } from '../sequence.ts'

/** THD-4.1 The sequence of play as the tracker shows it. */
export const PHASES: readonly Phase<keyof typeof STEPS>[] = [
  { title: 'Set-up', steps: ['set-up'] },
  { title: 'I. Raid approach', steps: ['raid-regions', 'patrol', 'coast-crossing', 'detection'] },
  {
    title: 'II. Air action',
    steps: ['interception', 'bombing', 'raid-movement', 'squadron-movement'],
  },
  {
    title: 'III. Airfield operations',
    steps: ['german-recovery', 'time-advance', 'fighter-turnaround', 'squadron-turnaround', 'next-segment'],
  },
]
