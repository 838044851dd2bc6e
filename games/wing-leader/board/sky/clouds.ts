import type { CloudType, ScenarioSpec } from '../../pack/types.ts'
import { ALTITUDES, COLUMNS, squareAt } from '../../rules/01-words/geometry.ts'
import { squaresOf } from '../../rules/04-sky.ts'
import type { Square } from '../../state.ts'
import { CELL, centreOf, strewn } from './places.ts'

/** What lies in the squares of a scenario's sky, for the drawing. */
export type Air = CloudType | 'rain'

/** Every clouded square; where layers overlap the thickest is drawn. Rain falls below the lowest dense cloud. */
export function airOf({ sky }: ScenarioSpec): ReadonlyMap<Square, Air> {
  const air = new Map<Square, Air>()
  for (const type of ['wispy', 'broken', 'dense'] as const)
    for (const cloud of sky.cloud)
      if (cloud.type === type)
        for (const range of cloud.squares) for (const square of squaresOf(range)) air.set(square, type)
  if (sky.rain) for (let column = 0; column < COLUMNS; column++) rainIn(air, column)
  return air
}

function rainIn(air: Map<Square, Air>, column: number): void {
  let lowest = 0
  while (lowest < ALTITUDES && air.get(squareAt(column, lowest)) !== 'dense') lowest += 1
  if (lowest === ALTITUDES) return
  for (let altitude = 0; altitude < lowest; altitude++) air.set(squareAt(column, altitude), 'rain')
}

interface Puff {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Puffs for one square, as offsets in parts of a square: a bank, or two small clouds with gaps between. */
const PUFFS: Readonly<Record<'dense' | 'broken', readonly Puff[]>> = {
  dense: [
    { x: -0.4, y: 0.12, r: 0.3 },
    { x: -0.16, y: -0.16, r: 0.34 },
    { x: 0.18, y: -0.12, r: 0.36 },
    { x: 0.42, y: 0.1, r: 0.3 },
    { x: 0.02, y: 0.2, r: 0.32 },
    { x: -0.42, y: -0.16, r: 0.24 },
    { x: 0.44, y: -0.2, r: 0.24 },
  ],
  broken: [
    { x: -0.3, y: 0.02, r: 0.15 },
    { x: -0.14, y: -0.1, r: 0.2 },
    { x: 0.04, y: 0, r: 0.16 },
    { x: 0.22, y: 0.2, r: 0.13 },
    { x: 0.34, y: 0.14, r: 0.16 },
    { x: -0.12, y: 0.08, r: 0.16 },
  ],
}

export function puffsOf(square: Square, kind: 'dense' | 'broken'): readonly Puff[] {
  const { x, y } = centreOf(square)
  const slip = kind === 'broken' ? 0.16 : 0.07
  return PUFFS[kind].map((puff, i) => ({
    x: x + (puff.x + (strewn(square * 9 + i) - 0.5) * slip) * CELL,
    y: y + (puff.y + (strewn(square * 7 + i + 50) - 0.5) * slip) * CELL,
    r: puff.r * CELL * (0.88 + 0.24 * strewn(square * 5 + i + 90)),
  }))
}

/** Mares' tails: three thin strokes. */
export function wispsOf(square: Square): string {
  const { x, y } = centreOf(square)
  return [-0.28, 0, 0.27]
    .map((at, i) => {
      const left = x - CELL * (0.5 - 0.12 * strewn(square + i))
      const top = y + CELL * (at + 0.08 * (strewn(square * 3 + i) - 0.5))
      const long = CELL * (0.7 + 0.3 * strewn(square * 11 + i))
      return `M${left} ${top}q${long * 0.3} ${-5} ${long * 0.62} ${-2}t${long * 0.38} ${-3}`
    })
    .join('')
}

/** Slanting strokes of rain. */
export function rainOf(square: Square): string {
  const { x, y } = centreOf(square)
  const strokes: string[] = []
  for (let i = 0; i < 7; i++) {
    const left = x + CELL * (strewn(square * 13 + i) - 0.5)
    const top = y + CELL * (strewn(square * 17 + i) - 0.5)
    strokes.push(`M${left} ${top}l-3.500 11`)
  }
  return strokes.join('')
}
