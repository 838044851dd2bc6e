import type { SituationPage } from '../types.ts'
import { pages } from './page.ts'

/** A part of a stream of combat boxes: seldom alone, and your staffel is short of time and height to form up. */
export const MAP_8_PAGES: readonly SituationPage[] = pages('8', {
  inbound: {
    items: `
      damage    1-7: - | 8: F3 | 9: E2 | 10: G2 G3
      anchored  1: - | 2: nose/level | 3: nose/high nose/level | 4: nose/level nose/low | 5: tail/level | 6: tail/low | 7: right/level right/high | 8: left/level left/low | 9: nose/level tail/level | 10: right/level left/level
      sun       1-2: nose/high | 3-5: right/high | 6: tail/high | 7-10: -
      contrails 1-5: no | 6-10: yes
      tp        1-3: 1 | 4-6: 2 | 7-8: 3 | 9: 4 | 10: 5
      limit     1: 6 | 2-3: 7 | 4-6: 8 | 7-8: 9 | 9: 10 | 10: 12`,
    source: 'designed',
    ref: 'SR-K-SIT-02…06: the way out, whole and unhurried',
  },
  'near-target': {
    items: `
      damage    1: A2 B2 E3 | 2: C3 F1 | 3: D4 G1 | 4: E2 | 5: G3 | 6: C4 | 7: F2 | 8-10: -
      anchored  1-2: - | 3: nose/level | 4: nose/high nose/level | 5: tail/level tail/low | 6: tail/low | 7: right/level | 8: left/level | 9: right/level right/low | 10: nose/level tail/level
      sun       1-2: right/high | 3-4: nose/high | 5: left/high | 6-10: -
      contrails 1-5: no | 6-10: yes
      tp        1-4: 1 | 5-7: 2 | 8-9: 3 | 10: 4
      limit     1: 5 | 2-3: 6 | 4-6: 7 | 7-8: 8 | 9: 9 | 10: 10`,
    flak: `
      G1 G2 G3 | tail
      E1 E2    | right
      F1 F3    | left
      A1 A2    | nose
      B1 B2    | nose right
      C1 C2 C3 | nose left
      D1 D3    | -
      D4 G1    | tail
      B4 E1 E3 | right
      C4 F1 F2 | left tail`,
    source: 'constrained',
    ref: 'SR-K-FLK-03 window 5 (p28), SR-K-FLK-04; the rest designed: flak at its heaviest',
  },
  outbound: {
    items: `
      damage    1: B4 E1 E2 | 2: F3 G2 G3 | 3: C1 F1 | 4: D3 G1 | 5: A3 E3 | 6: F2 | 7: G2 | 8: B3 | 9-10: -
      anchored  1-2: - | 3: nose/level | 4: tail/level tail/low | 5: tail/low | 6: right/level | 7: left/level | 8: nose/high nose/level | 9: left/level left/low | 10: nose/level tail/level
      sun       1-2: left/high | 3-4: nose/high | 5: tail/high | 6-10: -
      contrails 1-5: no | 6-10: yes
      tp        1-3: 1 | 4-6: 2 | 7-8: 3 | 9: 4 | 10: 5
      limit     1-2: 5 | 3-5: 6 | 6-7: 7 | 8: 8 | 9: 9 | 10: 11`,
    source: 'designed',
    ref: 'SR-K-SIT-02…06: damaged ships on a straight way home',
  },
})
