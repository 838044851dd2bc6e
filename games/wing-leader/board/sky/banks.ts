import type { CloudType, ScenarioSpec } from '../../pack/types.ts'
import { altitudeOf, columnOf } from '../../rules/01-words/geometry.ts'
import { squaresOf } from '../../rules/04-sky.ts'
import { CELL, leftOf, topOf } from './places.ts'

/** Cloud as it lies in a scenario's sky, bank by bank, for the drawing. */
export interface Bank {
  readonly type: CloudType
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Every block of squares that the scenario names, in units of the drawing. */
export function banksOf({ sky }: ScenarioSpec): readonly Bank[] {
  return sky.cloud.flatMap(({ type, squares }) =>
    squares.map(range => {
      const list = squaresOf(range)
      const [columns, levels] = [list.map(columnOf), list.map(altitudeOf)]
      const [x, y] = [leftOf(Math.min(...columns)), topOf(Math.max(...levels))]
      return {
        type,
        x,
        y,
        width: leftOf(Math.max(...columns)) + CELL - x,
        height: topOf(Math.min(...levels)) + CELL - y,
      }
    }),
  )
}
