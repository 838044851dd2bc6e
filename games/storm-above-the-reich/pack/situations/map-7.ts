import type { SituationPage } from '../types.ts'
import { pages } from './page.ts'

/** One group of a wing: others ahead, astern and alongside; high enough to draw contrails. */
export const MAP_7_PAGES: readonly SituationPage[] = pages('7', {
  inbound: {
    items: `
      damage    1-7: - | 8: D3 | 9: E2 | 10: F1 F3
      anchored  1-3: - | 4: nose/level | 5: nose/high nose/level | 6: tail/low | 7: tail/level | 8: right/level | 9: left/level | 10: nose/level tail/level
      sun       1-2: nose/high | 3-5: right/high | 6: tail/high | 7-10: -
      contrails 1-6: no | 7-10: yes
      tp        1-2: 1 | 3-4: 2 | 5-7: 3 | 8-9: 4 | 10: 5
      limit     1: 7 | 2-3: 8 | 4-6: 9 | 7-8: 10 | 9: 11 | 10: 12`,
    source: 'designed',
    ref: 'SR-K-SIT-02…06: the way out, whole and unhurried',
  },
  'near-target': {
    items: `
      damage    1: A2 B2 | 2: C1 F2 | 3: D2 D3 | 4: E3 | 5: F3 | 6: B1 | 7-10: -
      anchored  1-4: - | 5: nose/level | 6: nose/high | 7: tail/level tail/low | 8: tail/low | 9: right/level right/high | 10: left/level left/high
      sun       1-2: right/high | 3-4: nose/high | 5: left/high | 6-10: -
      contrails 1-6: no | 7-10: yes
      tp        1-3: 1 | 4-6: 2 | 7-8: 3 | 9: 4 | 10: 5
      limit     1: 6 | 2-3: 7 | 4-6: 8 | 7-8: 9 | 9: 10 | 10: 11`,
    flak: `
      -        | tail
      D2 D3    | right
      E2 E3    | left
      F1 F2    | tail
      B1 B3 A2 | nose right
      C3 E1    | left
      A1 A3    | nose
      F3       | -
      B2 D1    | nose right
      C1 C2    | nose left`,
    source: 'constrained',
    ref: 'SR-K-FLK-01 window 7 (p28, p30), SR-K-FLK-03 window 9 (p28), SR-K-FLK-04; the rest designed',
  },
  outbound: {
    items: `
      damage    1: D3 F2 | 2: B2 D1 E3 | 3: F1 F3 F3 | 4: C3 E1 | 5: A3 | 6: D2 | 7: E3 | 8-10: -
      anchored  1-3: - | 4: tail/level tail/low | 5: tail/low | 6: nose/level | 7: nose/high | 8: right/level | 9: left/level | 10: nose/level tail/level
      sun       1: nose/high | 2-3: left/high | 4: right/high | 5: tail/high | 6-10: -
      contrails 1-6: no | 7-10: yes
      tp        1-2: 1 | 3-4: 2 | 5-7: 3 | 8-9: 4 | 10: 5
      limit     1: 5 | 2: 6 | 3-5: 7 | 6-8: 8 | 9: 10 | 10: 12`,
    source: 'constrained',
    ref: 'p8: damage 1, anchored 4, sun 2 (SR-Q-41), contrails 2, TP 6, limits 2 and 10 (SR-K-SIT-03, SR-K-SIT-04); the rest designed',
  },
})
