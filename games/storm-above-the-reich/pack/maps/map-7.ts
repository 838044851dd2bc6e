import type { Sourced } from '@tallyho/engine'
import type { FormationMap } from '../types.ts'
import { readChart } from './chart.ts'
import { AHEAD, links } from './links.ts'
import { element } from './shapes.ts'

/**
 * Six vees of three spread wide, the outer ones in echelon: the eighteen ships of a group. A space counts the bombers it
 * touches and one more, 2 at the least, and another where the vees close on the leader.
 */
const CHART = readChart(
  6,
  `
  .   .   .   .   .   .   2   .  2N   .   2   .   .   .   .   .   .
  .   .   .   .   .  2N   .  3^  A1  3^   .  2N   .   .   .   .   .
  .   .   .   .   3  C1   4  A3  5^  A2   4  B1   3   .   .   .   .
  .   .   .   3  C3  4^  C2   4   .   4  B3  4^  B2   3   .   .   .
  .   .   3  E1   3   .   3   .   3   .   3   .   3  D1   3   .   .
  .   3  E2   3   .   2   .   3  F1   3   .   2   .   3  D2   3   .
 2L  E3   3   .   2   .   2  F3  4_  F2   2   .   2   .   3  D3  2R
  .  2L   .   .   .   2   .   2   .   2   .   2   .   .   .  2R   .
  .   .   .   .   .   .   .   .  2T   .   .   .   .   .   .   .   .`,
  {
    '7.7': 'SR-K-MAP-04 edge, one bomber, 2, 3 if the Nose is anchored; a Nose attacker’s space',
    '6.5': 'SR-K-MAP-05 overlap, 4',
    '6.6': 'SR-K-MAP-06 5, 6 if High',
    '4.4': 'SR-K-MAP-06 4, 5 if Low',
    '8.6': 'SR-K-MAP-08 no bomber, outside every element',
  },
)

const NINE: Sourced = { source: 'constrained', ref: 'SR-K-MAP-09: nine spaces, 3 to 5 bombers, some shared' }

export const MAP_7: FormationMap = {
  id: '7',
  name: 'Spread combat box',
  ...CHART,
  elements: [
    element('lead', 'Lead', 'diamond', '6.6', 'A1 A2 A3 B3 C2', NINE),
    element('right', 'Right', 'diamond', '7.4', 'B1 B2 B3', NINE),
    element('left', 'Left', 'diamond', '4.7', 'C1 C2 C3', NINE),
    element('right-wing', 'Right wing', 'echelon-right', '7.2', 'D1 D2 D3 B2', NINE),
    element('left-wing', 'Left wing', 'echelon-left', '2.7', 'E1 E2 E3 C3', NINE),
    element('trail', 'Trail', 'diamond', '4.4', 'F1 F2 F3', NINE),
  ],
  links: links('far', true),
  highBombing: true,
  rockets: true,
  straight: AHEAD,
  source: 'designed',
  ref: 'six elements, a wide formation (p2, p11, p13, p27); eighteen ships: the group box of early 1943',
}
