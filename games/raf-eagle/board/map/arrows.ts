import type { Luftflotte } from '../../pack/types.ts'
import { type Point, project } from './projection.ts'

/** Where the raids of a Luftflotte leave their coast. */
const STARTS: Readonly<Record<Luftflotte, readonly Point[]>> = {
  2: [project([1.58, 50.86]), project([1.55, 50.6]), project([1.3, 50.1])],
  3: [project([-1.6, 49.72]), project([-1.1, 49.72]), project([-0.1, 49.62])],
}

export interface Arrow {
  /** A shaft that widens towards its head. */
  readonly path: string
  /** Points along it, for the plate with its hour. */
  along(share: number): Point
}

/** From the Luftflotte's coast to a target, bent like the course of a raid. */
export function arrowTo(luftflotte: Luftflotte, to: Point, width: number, stop: number): Arrow {
  const [first, ...others] = STARTS[luftflotte]
  const start = others.reduce((best, one) => (gap(one, to) < gap(best, to) ? one : best), first ?? to)
  const bend = luftflotte === 2 ? 0.14 : -0.12
  const middle = {
    x: (start.x + to.x) / 2 + (start.y - to.y) * bend,
    y: (start.y + to.y) / 2 + (to.x - start.x) * bend,
  }
  const along = (t: number): Point => ({
    x: (1 - t) ** 2 * start.x + 2 * t * (1 - t) * middle.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * start.y + 2 * t * (1 - t) * middle.y + t ** 2 * to.y,
  })
  const length = gap(start, to)
  const tip = Math.max(0.5, 1 - stop / length)
  const neck = Math.max(0.4, tip - (width * 2.1) / length)
  const steps = Array.from({ length: 13 }, (_, i) => (neck * i) / 12)
  const side = (sign: number) => steps.map(t => offset(along, t, sign * (width * 0.16 + width * 0.34 * t)))
  const head = [offset(along, neck, width), along(tip), offset(along, neck, -width)]
  const outline = [...side(1), ...head, ...side(-1).toReversed()]
  return { path: `M${outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`, along }
}

const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** A point beside the course. */
function offset(along: (t: number) => Point, t: number, by: number): Point {
  const [at, ahead] = [along(t), along(t + 0.01)]
  const length = gap(at, ahead) || 1
  return { x: at.x + ((at.y - ahead.y) / length) * by, y: at.y + ((ahead.x - at.x) / length) * by }
}
