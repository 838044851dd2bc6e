import type { Sourced } from '@tallyho/engine'
import type { FormationMap } from '../types.ts'
import { readChart } from './chart.ts'
import { AHEAD, links } from './links.ts'
import { element } from './shapes.ts'

/**
 * A late combat box: the lead squadron in the middle, the high one on its right, the low one on its left. A space counts
 * the bombers it touches and one more, 2 at the least, and another in front of a bomber: the chin turrets.
 */
const CHART = readChart(
  2,
  `
  .   .   .   .   .   . 3N=   .   .   .   .   .   .
  .   .   .   .   .  4N  A1  4N   .   .   .   .   .
  .   . 3N=   .   2  A3  4=  A2   2   . 3N=   .   .
  .   4  C1   4   .   2   .   2   .   4  B1   4   .
 2L  C3  5_  C2   2   .  3=   .   2  B3  5^  B2  2R
  .   3  C4   3   .   4  D1   4   .   3  B4   3   .
  .   .   4   .   2  D3  5=  D2   2   .   4   .   .
  .   4  F1   4   .   3  D4   3   .   4  E1   4   .
 2L  F3  4_  F2   2   .   4   .   2  E3  4^  E2  2R
  .   2   .   2   .   4  G1   4   .   2   .   2   .
  .   .   2   .   2  G3   4  G2   2   .   2   .   .
  .   .   .   .   .   2   .   2   .   .   .   .   .
  .   .   .   .   .   .  2T   .   .   .   .   .   .`,
  {
    '5.5': 'SR-K-MAP-10 one of four overlap spaces',
    '6.2': 'SR-K-MAP-05 SR-K-MAP-10 overlap, 4',
    '2.6': 'SR-K-MAP-05 SR-K-MAP-10 overlap, 4',
    '3.3': 'SR-K-MAP-05 SR-K-MAP-10 overlap, 4',
    '7.3': 'SR-K-MAP-06 5, 6 if High',
    '1.5': 'SR-K-MAP-06 4, 5 if Low',
  },
)

const OWN: Sourced = { source: 'constrained', ref: 'SR-K-MAP-10: seven elements, no bomber in two' }

export const MAP_8: FormationMap = {
  id: '8',
  name: 'Late combat box',
  ...CHART,
  elements: [
    element('lead-1', 'Lead 1', 'diamond', '6.6', 'A1 A2 A3', OWN),
    element('high-1', 'High 1', 'diamond', '7.3', 'B1 B2 B3 B4', OWN),
    element('low-1', 'Low 1', 'diamond', '3.7', 'C1 C2 C3 C4', OWN),
    element('lead-2', 'Lead 2', 'diamond', '4.4', 'D1 D2 D3 D4', OWN),
    element('high-2', 'High 2', 'diamond', '5.1', 'E1 E2 E3', OWN),
    element('low-2', 'Low 2', 'diamond', '1.5', 'F1 F2 F3', OWN),
    element('lead-3', 'Lead 3', 'diamond', '2.2', 'G1 G2 G3', OWN),
  ],
  links: links('far', true),
  highBombing: true,
  rockets: true,
  straight: AHEAD,
  source: 'designed',
  ref: 'seven elements, four overlaps, chin turrets (p2, p13); lead, high and low squadron as the 2nd Air Division flew them',
}
