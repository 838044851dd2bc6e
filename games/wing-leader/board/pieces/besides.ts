import { ALTITUDES } from '../../rules/01-words/geometry.ts'
import type { Battle, Square } from '../../state.ts'
import { CELL, centreOf, type Spot } from '../sky/places.ts'

/**
 * Where what belongs to a square with a counter in it is written, for something so wide and high: in the corners of the squares
 * around it that neither a key nor a cost of their own takes, first where no counter lies and nothing else can be chosen.
 */
export function besides(
  { units }: Battle,
  square: Square,
  isLit: (square: Square) => boolean,
  wide: number,
  high: number,
): readonly Spot[] {
  const { x, y } = centreOf(square)
  const near = CELL / 2
  const around: readonly (readonly [away: number, Spot])[] = [
    [1, { x: x - near + wide, y: y - near - high }],
    [ALTITUDES, { x: x + near + wide, y: y + near - high }],
    [-ALTITUDES, { x: x - near - wide, y: y - near + high }],
    [-1, { x: x + near - wide, y: y + near + high }],
  ]
  const rank = (away: number) =>
    units.some(one => one.at === 'map' && one.square === square + away) ? 2 : Number(isLit(square + away))
  return around.toSorted(([a], [b]) => rank(a) - rank(b)).map(([, spot]) => spot)
}
