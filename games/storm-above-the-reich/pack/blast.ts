import { die } from '@tallyho/engine'
import { cellAt, readPlan } from './maps/plan.ts'
import type { Shape } from './maps/shapes.ts'
import type { BlastDiagram, BlastTables, Vector } from './types.ts'

/** Rows from the last one to that of the element's centre. */
const MIDDLE = 3

/** The higher die, drawn around the centre of the element as seen from above: red bursts long, black short. */
const DIAMOND = diagram(
  'diamond',
  `
  . . . . 2 . .
  . . . 7 . 4 .
  . . 5 . 10 . 3
  . . . 9 . 6 .
  . . . . 8 . .
  . . . . . . .
  . . . . . . .`,
  `
  . . . . . . .
  . . . . . . .
  . . 9 . . . .
  . 7 . 10 . . .
  3 . 8 . 6 . .
  . 4 . 5 . . .
  . . 2 . . . .`,
)

const ECHELON_RIGHT = diagram(
  'echelon-right',
  `
  . . . . . 2 . . .
  . . . . 7 . 4 . .
  . . . 5 . 10 . . .
  . . . . 9 . 8 . 3
  . . . . . . . 6 .
  . . . . . . . . .
  . . . . . . . . .`,
  `
  . . . . . . . . .
  . . . . . . . . .
  . . . 8 . 6 . . .
  . . 3 . 10 . . . .
  . . . 5 . 9 . . .
  . . . . 2 . 7 . .
  . . . . . 4 . . .`,
)

/** The same as on the right, in a mirror. */
const ECHELON_LEFT: BlastDiagram = {
  ...ECHELON_RIGHT,
  id: 'echelon-left',
  red: mirrored(ECHELON_RIGHT.red),
  black: mirrored(ECHELON_RIGHT.black),
}

export const BLAST: BlastTables = {
  cable: {
    good: die(['2-8', 'none'], ['9-14', 'proximity'], ['15-20', 'none']),
    loose: die(['2-7', 'none'], ['8-15', 'proximity'], ['16-20', 'none']),
    kaputt: die(['2-6', 'none'], ['7-16', 'proximity'], ['17-20', 'none']),
    source: 'constrained',
    ref: 'SR-K-CAB-01, SR-K-CAB-02: 9 and 10 in Good Order; the other sums designed',
  },
  diagrams: [DIAMOND, ECHELON_RIGHT, ECHELON_LEFT],
  // SR-BLA-14
  effect: die<number | 'destroyed'>(['1-4', 0], ['5-6', 1], ['7', 2], ['8', 3], ['9', 'destroyed']),
  source: 'rulebook',
  ref: 'Blast Table p26 (9: SR-Q-16)',
}

function diagram(id: Shape, red: string, black: string): BlastDiagram {
  return {
    id,
    red: cellsOf(red),
    black: cellsOf(black),
    source: 'designed',
    ref: 'SR-K-BLD-01…03: likely numbers near the centre, 2 to 4 beyond the element',
  }
}

/** In the order of the numbers, 2 to 10. */
function cellsOf(drawing: string): Vector[] {
  return readPlan(drawing)
    .sort((one, other) => Number(one.text) - Number(other.text))
    .map(({ x, y }) => {
      const { a, b } = cellAt(x, y - MIDDLE)
      return [a, b]
    })
}

function mirrored(cells: readonly Vector[]): Vector[] {
  return cells.map(([a, b]) => [b, a])
}
