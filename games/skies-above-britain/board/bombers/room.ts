import type { Size, Spot } from './place.ts'

/** What takes room in the scene, by its middle. */
export interface Box extends Spot, Size {}

/** Steps of the grid on which room is looked for, in pixels. */
const STEP = 12

/** Everywhere that something of this size lies whole in the scene, clear of what lies there. */
export function placesFor({ width, height }: Size, of: Size, taken: readonly Box[] = []): readonly Box[] {
  const spots: Box[] = []
  for (let x = of.width / 2 + 4; x <= width - of.width / 2 - 4; x += STEP)
    for (let y = of.height / 2 + 4; y <= height - of.height / 2 - 4; y += STEP) {
      const spot = { x, y, ...of }
      if (isClear(spot, taken)) spots.push(spot)
    }
  return spots
}

export function isClear(one: Box, of: readonly Box[]): boolean {
  return !of.some(other => overlap(one, other))
}

/** The first of those that cost least. */
export function leastOf<T>(among: readonly T[], costOf: (one: T) => number): T | undefined {
  const costs = among.map(costOf)
  return among[costs.indexOf(costs.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY))]
}

function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2
}
