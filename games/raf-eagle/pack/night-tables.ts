import { ENDLESS, steps } from './notation.ts'
import type { Tables } from './types.ts'

/** What the die of the Night Bombing Table brings for up to 2, 4, 6, 8, 10 Gruppen, and more. */
const raiders = (...vp: readonly (readonly [vp: number, accident?: true])[]) =>
  vp.map(([points, accident], i) => ({
    upTo: [2, 4, 6, 8, 10][i] ?? ENDLESS,
    is: { vp: points, ...(accident && { accident }) },
  }))

// biome-ignore format: charts
export const night: Tables['night'] = {
  /** RE-18.11.a By the priority of cities, then of industry. */
  commit: {
    low:    { low: [0, 4], medium: [2, 6],  high: [4, 8] },
    medium: { low: [2, 6], medium: [4, 8],  high: [6, 10] },
    high:   { low: [4, 8], medium: [6, 10], high: [8, 12] },
  },
  /** RE-18.2.a From Aug 11, Aug 25, Sept 8 and Sept 16 on. */
  patrol: [
    { from: 0,  byDie: [0, 1, 1, 1, 2, 2] },
    { from: 14, byDie: [1, 1, 1, 2, 2, 3] },
    { from: 28, byDie: [1, 2, 2, 3, 3, 4] },
    { from: 36, byDie: [2, 2, 3, 3, 4, 5] },
  ],
  sectors: ['6/11', '3/12', '5/11', '4/10', '2/12'],
  /** RE-18.3.a One to five Blenheims, by Gruppen. */
  interception: [
    steps([5, 0], [ENDLESS, 1]),
    steps([2, 0], [7, 1], [ENDLESS, 2]),
    steps([4, 1], [9, 2], [ENDLESS, 3]),
    steps([1, 1], [5, 2], [10, 3], [ENDLESS, 4]),
    steps([1, 1], [3, 2], [7, 3], [11, 4], [ENDLESS, 5]),
  ],
  /** RE-18.5.a By die. */
  bombing: [
    raiders([0], [0],       [0, true], [1, true], [1, true], [1, true]),
    raiders([0], [0],       [1],       [1],       [1],       [2]),
    raiders([0], [1],       [1],       [1, true], [2],       [2, true]),
    raiders([0], [1],       [1],       [2],       [2],       [3]),
    raiders([1], [1, true], [2],       [2, true], [3],       [3]),
    raiders([1], [2],       [2],       [3],       [3],       [4]),
  ],
}
