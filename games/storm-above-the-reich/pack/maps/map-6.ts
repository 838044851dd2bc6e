import type { Sourced } from '@tallyho/engine'
import type { FormationMap } from '../types.ts'
import { readChart } from './chart.ts'
import { AHEAD, links } from './links.ts'
import { element } from './shapes.ts'

/**
 * Javelin down: vees that trail to the left, each lower than the one ahead, closed by a fourth ship. A space counts the
 * bombers it touches and one more. Those at the point meet fighters from above, those at the end fighters from below.
 */
const CHART = readChart(
  1,
  `
  .   .   .   .  2N   .   .
  .   .   .   3  A1  3^   .
  .   .   2  A3  4^  A2  2^
  .   1   .   3   .   2   .
  .   .   3  B1   3   .   1
  .   2  B3  4_  B2   2   .
  1   .   3   .   2   .   .
  .   3  C1   3   .   1   .
 2_  C3  5_  C2   2   .   .
  .  3_  C4   3   .   .   .
  .   .  2T   .   .   .   .`,
  {
    '6.5': 'SR-K-MAP-04 edge, one bomber, 2, 3 if the Nose is anchored; a Nose attacker’s space',
    '5.5': 'SR-K-MAP-06 on the edge, 3, two bombers, in front of one of them',
    '6.4': 'SR-K-MAP-06 at the side of a bomber, 3, +1 if High',
    '6.3': 'SR-K-MAP-06 2, +1 if High',
    '3.3': 'SR-K-MAP-06 4, 5 if Low',
    '3.5': 'SR-K-MAP-08 no bomber, outside every element',
  },
)

const CLOSED: Sourced = {
  source: 'constrained',
  ref: 'p31: elements overlap and a bomber may be in two; each takes in the leader of the next',
}

export const MAP_6: FormationMap = {
  id: '6',
  name: 'Javelin down',
  ...CHART,
  elements: [
    element('lead', 'Lead', 'diamond', '5.4', 'A1 A2 A3 B1', CLOSED),
    element('middle', 'Middle', 'diamond', '3.3', 'B1 B2 B3 C1', CLOSED),
    element('trail', 'Trail', 'diamond', '1.2', 'C1 C2 C3 C4', CLOSED),
  ],
  links: links('near', true),
  highBombing: true,
  rockets: true,
  // SR-MAP-17 From nose and tail a straight pass follows the slant of the formation.
  straight: { ...AHEAD, nose: [-1, 0], tail: [1, 0] },
  source: 'designed',
  ref: 'ten bombers, javelin down, overlapping elements, passes as drawn on the board (p2, p11, p31, p49)',
}
