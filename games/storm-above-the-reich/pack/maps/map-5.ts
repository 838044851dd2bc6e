import type { FormationMap } from '../types.ts'
import { readChart } from './chart.ts'
import { AHEAD, links } from './links.ts'

/** Before the combat box: a vee, a wider vee in its wake, and one that cannot keep up. Few ships cover each other. */
const CHART = readChart(
  2,
  `
  .   .   .  1N   .   .   .
  .   .   2  A1   2   .   .
  .   1  A3  3^  A2   1   .
  1   .   2   .   2   .   1
  .   1   .   2   .   1   .
  1   .   1  A4   1   .   1
  .   1   .  2^   .   1   .
  1  A6   2   .   2  A5   1
  .   2   .   2   .   2   .
  .   .   1  A7   1   .   .
  .   .   .  1T   .   .   .`,
)

export const MAP_5: FormationMap = {
  id: '5',
  name: 'Early formation',
  ...CHART,
  elements: [
    {
      id: 'all',
      name: 'Formation',
      spaces: CHART.spaces.map(({ id }) => id),
      bombers: CHART.bombers.map(({ id }) => id),
      diagram: 'diamond',
      centre: [4, 4],
      source: 'rulebook',
      ref: 'SR-MAP-13 the whole board is one element (p41)',
    },
  ],
  links: links('near', false),
  highBombing: false,
  rockets: false,
  straight: AHEAD,
  source: 'designed',
  ref: 'an early formation in one element, no High Bombing, no rockets (p2, p11, p24, p41); seven ships: a 15th AF box',
}
