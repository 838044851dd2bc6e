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

/** The cheapest of these places that is free, in whatever order they come. */
export function cheapest<T>(
  { frame, taken, shy }: Sheet,
  places: Iterable<Place<T>>,
  isSound: (place: Place<T>) => boolean = () => true,
): Found<T> | undefined {
  let best: Found<T> | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const { rect } = place
    // What decides without looking at anything else comes first: most places fall there.
    if (place.cost >= least || !isWithin(rect, frame)) continue
    if (taken.some(other => overlaps(rect, other))) continue
    let whole = place.cost
    for (const other of shy) whole += SHY * covered(other, rect)
    if (whole >= least || !isSound(place)) continue
    least = whole
    best = place
  }
  return best
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
