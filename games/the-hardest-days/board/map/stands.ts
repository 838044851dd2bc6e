import type { Rect } from '@tallyho/kit/labels.ts'
import type { Altitude } from '../../pack/types.ts'
import { groundOf, heartOf } from './areas.ts'
import type { Print } from './print.ts'
import type { Point } from './projection.ts'
import { around, cheapest, gap, roundAbout, type Sheet, type Size, standing } from './search.ts'
import type { SpaceId } from './subdivision.ts'
import { siteOf } from './targets.ts'

/** Where counters stand: ready ones on the ground line of their airfield, airborne ones on a pin. */

/** The squadrons of one airfield: a place for each of them, there or not. */
export interface Field {
  readonly rect: Rect
  readonly slots: readonly Rect[]
}

/** What stands on a pin: its foot is in the space it flies over. */
export interface Stand {
  /** All of it, the pin included. */
  readonly rect: Rect
  readonly slots: readonly Rect[]
  /** From the counters down to the ground. */
  readonly top: Point
  readonly foot: Point
}

/** Between counters; room for the ground line; length of a pin by its ticks; room for the word beside it. */
const BETWEEN = 4
const GROUND = 5
export const PIN: Readonly<Record<Altitude, number>> = { LOW: 15, MED: 22, HIGH: 29 }
const WORD = 3.1

/** Counters side by side on one pin. */
const ABREAST = 3

/** In as few rows as can be, all of about one length. */
const abreast = (count: number): number => Math.ceil(count / Math.ceil(count / ABREAST))

export const scaled = ({ x, y }: Point, unit: number): Point => ({ x: x * unit, y: y * unit })

function rows(count: number, across: number, print: Print, ground: number): Size {
  const high = Math.ceil(count / across)
  return {
    width: across * (print.counter + BETWEEN) - BETWEEN,
    height: high * (print.counter + ground + BETWEEN) - BETWEEN,
  }
}

function slotsIn(rect: Rect, count: number, across: number, print: Print, ground: number): readonly Rect[] {
  const side = print.counter
  return Array.from({ length: count }, (_, i) => ({
    x: rect.x + (i % across) * (side + BETWEEN),
    y: rect.y + Math.floor(i / across) * (side + ground + BETWEEN),
    width: side,
    height: side,
  }))
}

/** The airfield of a space with room for so many: in a row or in two, near its symbol. */
export function fieldFor(
  space: SpaceId,
  airfield: string,
  count: number,
  print: Print,
  sheet: Sheet,
): Field | undefined {
  const middle = scaled(siteOf(airfield, space), print.unit)
  const ground = groundOf(space).map(place => scaled(place, print.unit))
  const shapes = [...new Set([count, Math.ceil(count / 2)])]
  const places = shapes.flatMap(across => {
    const size = rows(count, across, print, GROUND)
    return [...roundAbout(middle, print.counter * 0.8, 210, 7)].map(at => {
      const rect = around(at, size)
      // Outside of its space it would be taken for another's.
      const away = Math.min(...ground.map(place => gap(place, at)))
      return { rect, of: across, cost: gap(at, middle) + Math.max(0, away - 8) * 2.5 }
    })
  })
  const found = cheapest(
    sheet,
    places.toSorted((a, b) => a.cost - b.cost),
  )
  return found && { rect: found.rect, slots: slotsIn(found.rect, count, found.of, print, GROUND) }
}

/** So many counters at a level over a space; what is as large as a plaque is given its size. */
export function standFor(
  space: SpaceId,
  level: Altitude,
  what: number | Size,
  print: Print,
  sheet: Sheet,
): Stand | undefined {
  const across = typeof what === 'number' ? abreast(what) : 1
  const block = typeof what === 'number' ? rows(what, across, print, 0) : what
  const width = Math.max(block.width, block.width / 2 + print.text * WORD)
  const size = { width, height: block.height + PIN[level] }
  const rectOn = (foot: Point): Rect => ({
    ...standing(foot, size),
    x: foot.x - block.width / 2,
  })
  const heart = scaled(heartOf(space), print.unit)
  const ground = groundOf(space).map(place => scaled(place, print.unit))
  const found =
    cheapest(
      sheet,
      ground.map(foot => ({ rect: rectOn(foot), of: foot, cost: gap(foot, heart) * 0.8 })),
    ) ?? cheapest(sheet, standingOff(heart, rectOn))
  if (!found) return undefined
  const { rect } = found
  const foot = nearest(found.of, ground)
  const top = { x: rect.x + block.width / 2, y: rect.y + block.height }
  const slots = typeof what === 'number' ? slotsIn(rect, what, across, print, 0) : [{ ...rect, ...block }]
  return { rect, slots, top, foot }
}

/** Where a space has no room left: near by, with a slanting pin to the nearest of its ground. */
export function* standingOff(heart: Point, rectOn: (foot: Point) => Rect) {
  for (const at of roundAbout(heart, 12, 420, 10)) yield { rect: rectOn(at), of: at, cost: gap(at, heart) }
}

export function nearest(at: Point, places: readonly Point[]): Point {
  let best = places[0] ?? at
  for (const place of places) if (gap(place, at) < gap(best, at)) best = place
  return best
}
