import { die } from '@tallyho/engine'
import type { EscortTables } from './types.ts'

/** The Escort Display: set-up, station checks (SR-Q-04), and the aircraft on each marker. */
export const ESCORTS: EscortTables = {
  setUp: {
    heavy: die(
      ['1-2', { 'above-trailing': 7 }],
      ['3-5', { 'above-trailing': 4, forward: 3 }],
      ['6-8', { forward: 3, 'below-trailing': 4 }],
      ['9-10', { forward: 4, 'below-trailing': 3 }],
    ),
    light: die(
      ['1-2', { 'above-trailing': 5 }],
      ['3-5', { forward: 3, 'below-trailing': 2 }],
      ['6-8', { forward: 2, 'below-trailing': 3 }],
      ['9-10', { 'below-trailing': 5 }],
    ),
  },
  stations: {
    'above-trailing': die(
      ['1', 'forward'],
      ['2-3', 'tail/high'],
      ['4', 'tail/return/high'],
      ['5', 'least'],
      ['6-10', 'most'],
    ),
    forward: die(['1-4', 'above-trailing'], ['5-7', 'nose/level'], ['8-10', 'below-trailing']),
    'below-trailing': die(
      ['1', 'exit'],
      ['2', 'forward'],
      ['3-5', 'tail/low'],
      ['6', 'left/level'],
      ['7', 'right/level'],
      ['8-10', 'above-trailing'],
    ),
  },
  markers: {
    numbers: {
      'p-51': [2, 2, 3, 3, 4, 4, 4],
      'p-40': [1, 2, 2, 2, 3, 3, 3],
      spitfire: [2, 2, 2, 3, 3, 4, 4],
      'p-38': [2, 2, 2, 3, 3, 3, 4],
    },
    source: 'constrained',
    ref: 'SR-K-ESC-01, SR-K-ESC-02: seven of each type, a Spitfire marker of 4 and a marker of 2; the other numbers designed',
  },
  source: 'rulebook',
  ref: 'p6, p17-18; the checks of the trailing stations as SR-Q-04 reads them',
}
