import type { Phase } from '@tallyho/kit'
import type { STEPS } from '../sequence.ts'

/** RE-4.a The sequence of play as the tracker shows it. */
export const PHASES: readonly Phase<keyof typeof STEPS>[] = [
  {
    title: 'I. Planning',
    steps: [
      'set-up',
      'night-planning',
      'strategy',
      'targets',
      'bombers',
      'fighters',
      'night-patrol',
      'repair',
      'clock-weather',
    ],
  },
  { title: 'II. A raid: approach', steps: ['deployment', 'detection', 'rendezvous', 'response'] },
  {
    title: 'II. A raid: hunters',
    steps: ['hunter-interception', 'approach-event', 'hunter-attack'],
  },
  {
    title: 'II. A raid: target',
    steps: [
      'target-event',
      'squadron-interception',
      'squadron-attack',
      'bombardment',
      'recovery',
      'clock-check',
    ],
  },
  { title: 'III. Airfield operations', steps: ['airfield-operations', 'fighters-again'] },
  {
    title: 'IV. Calendar',
    steps: [
      'end-of-day',
      'night-raids',
      'reset',
      'day-advance',
      'day-event',
      'replacement-points',
      'light-losses',
      'heavy-losses',
      'reinforcements',
      'cards',
    ],
  },
]
