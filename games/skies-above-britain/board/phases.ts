import type { Phase } from '@tallyho/kit'
import type { STEPS } from '../sequence.ts'

/** SAB-GEN-03 The sequence of play as the tracker shows it. */
export const PHASES: readonly Phase<keyof typeof STEPS>[] = [
  { title: 'On the ground', steps: ['muster', 'assign', 'hospital', 'patrol-set-up'] },
  { title: 'The school', steps: ['scenario-dogfight', 'scenario-bombers'] },
  { title: 'Looking for the raid', steps: ['reveal', 'vector-fuel', 'contact', 'vector'] },
  // The ribbon over the map says it.
  {
    title: 'Interception',
    steps: ['orders', 'intercept-escort', 'intercept-bombers', 'cruise'],
    onBoard: true,
  },
  { title: 'The fight goes on', steps: ['entropy-bombers', 'escort-reaction', 'chase'], onBoard: true },
  { title: 'End of the turn', steps: ['patrol-complete', 'reform', 'raid-vector'], onBoard: true },
  { title: 'Home', steps: ['fate', 'fuel-check', 'channel-recovery', 'pilots', 'points'] },
]
