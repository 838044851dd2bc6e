import type { Sourced } from '@tallyho/engine'
import type { ElementSpec, Vector } from '../types.ts'
import { cellAt, readPlan } from './plan.ts'

/** The outlines of elements, nine spaces each; `o` is the centre that a blast diagram is laid on (SR-BLA-11). */
const SHAPES = {
  diamond: `
    . . x . .
    . x . x .
    x . o . x
    . x . x .
    . . x . .`,
  // Nine spaces hold four whole bombers in a diamond alone; in line, one behind the other's wing, they hold three.
  'echelon-right': `
    . . . x . . .
    . . x . x . .
    . . . o . x .
    . . x . x . x
    . . . . . x .`,
  'echelon-left': `
    . . . x . . .
    . . x . x . .
    . x . o . . .
    x . x . x . .
    . x . . . . .`,
} as const

export type Shape = keyof typeof SHAPES

/** `centre` is a space id; `bombers` are parted by spaces. */
export function element(
  id: string,
  name: string,
  shape: Shape,
  centre: string,
  bombers: string,
  sourced: Sourced,
): ElementSpec {
  const [a, b] = centre.split('.').map(Number) as [number, number]
  return {
    id,
    name,
    spaces: CELLS[shape].map(([da, db]) => `${a + da}.${b + db}`),
    bombers: bombers.split(' '),
    diagram: shape,
    centre: [a, b],
    ...sourced,
  }
}

const CELLS: Readonly<Record<Shape, readonly Vector[]>> = {
  diamond: cellsOf('diamond'),
  'echelon-right': cellsOf('echelon-right'),
  'echelon-left': cellsOf('echelon-left'),
}

/** Counted from the centre. */
function cellsOf(shape: Shape): readonly Vector[] {
  const marks = readPlan(SHAPES[shape])
  const centre = marks.find(({ text }) => text === 'o')
  if (!centre) throw new Error(`The ${shape} has no centre`)
  return marks.map(({ x, y }) => {
    const { a, b } = cellAt(x - centre.x, y - centre.y)
    return [a, b]
  })
}
