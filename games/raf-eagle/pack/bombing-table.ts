import type { Tables } from './types.ts'

// biome-ignore format: a chart, one die a row
export const bombing: Tables['bombing'] = {
  /** Strengths 1, 2-4, 5-8, 9-12, 13-16, 17-20, 21-24 and 25+. */
  columns:   [1, 4, 8, 12, 16, 20, 24],
  results: [
    [0, 0, 0, 0,  1,   1,   1,   2],
    [0, 0, 0, 1,  1,   1,   2,   2],
    [0, 0, 1, 1,  2,   2,   2,   2],
    [0, 0, 1, 1,  2,   2,   2,   'H'],
    [0, 1, 1, 2,  2,   2,   'H', 'H'],
    [1, 1, 2, 2,  'H', 'H', 'H', 'H'],
  ],
}
