import { overlaps, type Rect } from '@tallyho/kit/drawn/labels.ts'
import type { Point } from './projection.ts'

/** A place for things that must not cover each other: nearest to where they belong, by what it costs. */

export interface Size {
  readonly width: number
  readonly height: number
}

/** A rectangle around its middle. */
export const around = ({ x, y }: Point, { width, height }: Size): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** The same, standing on a point. */
export const standing = ({ x, y }: Point, { width, height }: Size): Rect => ({
  x: x - width / 2,
  y: y - height,
  width,
  height,
})

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 })

export const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

export const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export function isWithin(rect: Rect, frame: Rect): boolean {
  return (
    rect.x >= frame.x &&
    rect.y >= frame.y &&
    rect.x + rect.width <= frame.x + frame.width &&
    rect.y + rect.height <= frame.y + frame.height
  )
}

/** Share of one that the other covers. */
export function covered(one: Rect, other: Rect): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return wide <= 0 || high <= 0 ? 0 : (wide * high) / (one.width * one.height)
}

/** What is on the sheet already. */
export interface Sheet {
  readonly frame: Rect
  /** Nothing may lie over these. */
  readonly taken: readonly Rect[]
  /** These had better be seen. */
  readonly shy: readonly Rect[]
  /** Nothing lies over these as long as there is another place. */
  readonly named?: readonly Rect[]
}

/** What it costs, in pixels of distance, to cover one of the shy ones whole. */
const SHY = 55

export interface Found<T> {
  readonly rect: Rect
  readonly of: T
}

export interface Place<T> extends Found<T> {
  readonly cost: number
}

interface Search<T> {
  /** What a place costs besides: asked of those alone that may be the cheapest. */
  readonly besides?: (place: Place<T>) => number
  /** They come the cheapest first: what follows one that costs too much is not looked at. */
  readonly inTurn?: boolean
  /** It is to cost less than this. */
  readonly under?: number | undefined
}

/** The cheapest of these places that is free, with all that it costs. */
export function cheapest<T>(
  { frame, taken, shy }: Sheet,
  places: Iterable<Place<T>>,
  { besides = () => 0, inTurn = false, under = Number.POSITIVE_INFINITY }: Search<T> = {},
): Place<T> | undefined {
  let best: Place<T> | undefined
  let least = under
  // What is in the way of one place mostly is in the way of the next.
  let before: Rect | undefined
  for (const place of places) {
    const { rect } = place
    // What decides without looking at anything else comes first: most places fall there.
    if (place.cost >= least) {
      if (inTurn) break
      continue
    }
    if (!isWithin(rect, frame) || (before && overlaps(rect, before))) continue
    before = taken.find(other => overlaps(rect, other))
    if (before) continue
    let whole = place.cost + besides(place)
    if (whole >= least) continue
    for (const other of shy) {
      whole += SHY * covered(other, rect)
      if (whole >= least) break
    }
    if (whole >= least) continue
    least = whole
    best = place
  }
  return best && { ...best, cost: least }
}

const TURNS = 24

/** Places round about a point, farther and farther out. */
export function* roundAbout(middle: Point, from: number, to: number, step: number): Generator<Point> {
  for (let far = from; far <= to; far += step)
    for (let turn = 0; turn < TURNS; turn++) {
      const angle = (turn * 2 * Math.PI) / TURNS
      yield { x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) }
    }
}
