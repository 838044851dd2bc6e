import type { SituationPage } from '../types.ts'
import { pages } from './page.ts'

/** One javelin of two or three: its neighbours fly ahead and above, or behind and below. */
export const MAP_6_PAGES: readonly SituationPage[] = pages('6', {
  inbound: {
    items: `
      damage    1-8: - | 9: C3 | 10: B2
      anchored  1-6: - | 7: nose/high | 8: nose/level nose/high | 9: tail/low | 10: right/level
      sun       1-2: nose/high | 3-5: right/high | 6: tail/high | 7-10: -
      tp        1-2: 1 | 3-5: 2 | 6-8: 3 | 9: 4 | 10: 5
      limit     1-3: 5 | 4-6: 6 | 7-8: 7 | 9: 8 | 10: 12`,
    source: 'designed',
    ref: 'SR-K-SIT-02…06: the way out, whole and unhurried',
  },
  'near-target': {
    items: `
      damage    1: B1 C2 | 2: A2 C4 | 3: C1 | 4: A3 | 5: C3 | 6-10: -
      anchored  1-6: - | 7: nose/high nose/level | 8: tail/low | 9: tail/level | 10: left/level
      sun       1-2: right/high | 3-4: nose/high | 5: left/high | 6-10: -
      tp        1-3: 1 | 4-6: 2 | 7-9: 3 | 10: 4
      limit     1-3: 5 | 4-6: 6 | 7-8: 7 | 9: 8 | 10: 9`,
    flak: `
      -        | nose
      A1       | nose
      A2 A1    | nose right
      B3       | left
      B2       | right
      C3 C4    | left
      B1 C1    | -
      C4       | tail
      -        | tail right
      A3 B1    | left`,
    source: 'constrained',
    ref: 'SR-K-FLK-02 window 8 (p29), SR-K-FLK-03 window 3 (p28), SR-K-FLK-04; the rest designed',
  },
  outbound: {
    items: `
      damage    1: A3 C4 C4 | 2: B2 C2 | 3: C1 C3 | 4-5: C4 | 6: B3 | 7: A2 | 8-10: -
      anchored  1-7: - | 8: nose/level | 9: tail/low | 10: right/level right/low
      sun       1-2: left/high | 3-4: nose/high | 5: tail/high | 6-10: -
      tp        1-3: 1 | 4-6: 2 | 7-8: 3 | 9: 4 | 10: 5
      limit     1-5: 5 | 6-7: 6 | 8-9: 7 | 10: 9`,
    source: 'designed',
    ref: 'SR-K-SIT-02…06: damaged ships on a straight way home',
  },
})
