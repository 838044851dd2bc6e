import type { SituationPage } from '../types.ts'
import { pages } from './page.ts'

/** A few ships alone over the sea: seldom part of anything larger, and soon out of reach. */
export const MAP_5_PAGES: readonly SituationPage[] = pages('5', {
  inbound: {
    items: `
      damage    1-9: - | 10: A7
      anchored  1-8: - | 9: nose/level | 10: left/level left/low
      sun       1-2: nose/high | 3-5: right/high | 6: tail/high | 7-10: -
      tp        1-2: 1 | 3-5: 2 | 6-8: 3 | 9: 4 | 10: 5
      limit     1: 5 | 2-3: 6 | 4-6: 7 | 7-8: 8 | 9: 9 | 10: 12`,
    source: 'designed',
    ref: 'SR-K-SIT-02…06: the way out, whole and unhurried',
  },
  'near-target': {
    items: `
      damage    1: A2 A7 | 2-3: A6 | 4: A5 | 5-10: -
      anchored  1-9: - | 10: tail/level tail/low
      sun       1-2: right/high | 3-4: nose/high | 5: left/high | 6-10: -
      tp        1-3: 1 | 4-6: 2 | 7-9: 3 | 10: 4
      limit     1: 5 | 2-4: 6 | 5-7: 7 | 8-9: 8 | 10: 9`,
    flak: `
      -        | -
      A7       | tail
      A1       | nose
      -        | right
      A5       | right
      A6       | left
      A2 A3    | -
      -        | left
      A4       | -
      A4 A7    | tail`,
    source: 'designed',
    ref: 'SR-K-SIT-02…06, SR-K-FLK-04: thin flak of the early war',
  },
  outbound: {
    items: `
      damage    1: A5 A7 | 2: A7 A7 | 3: A4 A6 | 4-5: A7 | 6: A3 | 7-10: -
      anchored  1-9: - | 10: nose/low
      sun       1-2: left/high | 3-4: nose/high | 5: tail/high | 6-10: -
      tp        1-3: 1 | 4-6: 2 | 7-8: 3 | 9: 4 | 10: 5
      limit     1-3: 5 | 4-6: 6 | 7-8: 7 | 9: 8 | 10: 10`,
    source: 'designed',
    ref: 'SR-K-SIT-02…06: damaged ships on a straight way home',
  },
})
