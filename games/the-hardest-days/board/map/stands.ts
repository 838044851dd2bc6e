import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import type { Altitude } from '../../pack/types.ts'
import { groundOf, heartOf } from './areas.ts'
import type { Print } from './print.ts'
import type { Point } from './projection.ts'
import { nearest, ownerAt, placesIn, sharesOf } from './room.ts'
import { cheapest, type Found, gap, middleOf, type Place, type Sheet, type Size } from './search.ts'
import type { SpaceId } from './subdivision.ts'
import { siteOf } from './targets.ts'

/** Where counters stand, always in their own space: ready ones on the ground line of their airfield, airborne ones on a pin. */

/** The squadrons of one airfield: a berth for each of them, there or not. It never moves. */
export interface Field {
  readonly rect: Rect
  readonly slots: readonly Rect[]
}

/** What stands on a pin: its foot is in the space it flies over. */
export interface Stand {
  /** All of it, the pin included. */
  readonly rect: Rect
  readonly slots: readonly Rect[]
  /** There is no room for all of them: they lie on a pile, which is fanned out when it is pointed at. */
  readonly piled: boolean
  /** From the counters down to the ground. */
  readonly top: Point
  readonly foot: Point
}

/** Where the word beside a pin stands: nothing is read under it. */
export const levelRect = ({ x, y }: Point, text: number): Rect => ({
  x: x + 8,
  y: y + 3,
  width: text * 2.6,
  height: text,
})

/** Between counters; room for the ground line; length of a pin by its ticks, and where there is little room. */
const BETWEEN = 4
const GROUND = 5
const PIN: Readonly<Record<Altitude, number>> = { LOW: 16, MED: 22, HIGH: 28 }
const SHORT = 14
/** How far the next counter shows above the one before it, in parts of it: its number is read. */
const SHOWS = 0.6
/** Between the cards of a pile. */
const THICK = 3
/** Beside a pile: half of the mark that says how many lie on it. */
const MARK = 9
/** The word beside a pin, in letters of its size. */
const WORD = 3

export const scaled = ({ x, y }: Point, unit: number): Point => ({ x: x * unit, y: y * unit })

/** One way to lay out some counters: in the air side by side, or where there is no room for that on one pile; the farther from all being seen, the more it costs. */
interface Shape {
  readonly slots: readonly Point[]
  readonly size: Size
  readonly piled: boolean
  readonly pin: number
  readonly cost: number
}

function inRows(count: number, across: number, side: number, down: number): Omit<Shape, 'pin' | 'cost'> {
  const slots = Array.from({ length: count }, (_, i) => ({
    x: (i % across) * (side + BETWEEN),
    y: Math.floor(i / across) * down,
  }))
  const high = Math.ceil(count / across) - 1
  return {
    slots,
    size: { width: across * (side + BETWEEN) - BETWEEN, height: high * down + side },
    piled: false,
  }
}

/** One over the other, each a little lower than the one under it. */
function onPile(count: number, side: number): Omit<Shape, 'pin' | 'cost'> {
  const off = Math.min(count - 1, 3)
  const slots = Array.from({ length: count }, (_, i) => {
    const at = Math.max(0, off - (count - 1 - i)) * THICK
    return { x: at, y: at }
  })
  return { slots, size: { width: side + off * THICK + MARK, height: side + off * THICK }, piled: count > 1 }
}

const rowsFor = (count: number): readonly number[] => [
  ...new Set([Math.min(count, 3), Math.ceil(count / 2), Math.ceil(count / 3), 1]),
]

function shapesOf(count: number, level: Altitude, { counter }: Print): readonly Shape[] {
  const shapes: Shape[] = []
  for (const across of rowsFor(count)) {
    const rows = inRows(count, across, counter, counter + BETWEEN)
    shapes.push({ ...rows, pin: PIN[level], cost: 0 }, { ...rows, pin: SHORT, cost: 8 })
  }
  if (count > 1) shapes.push({ ...onPile(count, counter), pin: SHORT, cost: 90 })
  return shapes
}

const moved = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y })

/** The airfield of a space with a berth for each of so many, near its symbol. */
export function fieldFor(
  space: SpaceId,
  airfield: string,
  count: number,
  print: Print,
  sheet: Sheet,
): Field | undefined {
  const { counter: side, unit } = print
  const middle = scaled(siteOf(airfield, space), unit)
  const shapes = rowsFor(count).flatMap((across): readonly Shape[] => [
    { ...inRows(count, across, side, side + GROUND + BETWEEN), pin: GROUND, cost: across === 1 ? 12 : 0 },
    { ...inRows(count, across, side, side * SHOWS), pin: GROUND, cost: 60 },
  ])
  const places = fitting(space, shapes, unit).flatMap(shape => {
    const { rects, fits } = placesIn(space, withPin(shape), unit)
    const cost = shape.cost + (fits ? 0 : ABROAD)
    return rects.map(rect => ({ rect, of: shape, cost: gap(middleOf(rect), middle) + cost }))
  })
  const found = cheapest(sheet, places)
  return found && { rect: found.rect, slots: slotsAt(found.rect, found.of.slots, side) }
}

/** Of some shapes those that there is room for within the space; all of them, if there is for none. */
function fitting(space: SpaceId, shapes: readonly Shape[], unit: number): readonly Shape[] {
  const inside = shapes.filter(shape => placesIn(space, withPin(shape), unit).fits)
  return inside.length > 0 ? inside : shapes
}

const withPin = ({ size, pin }: Shape): Size => ({ width: size.width, height: size.height + pin })

const slotsAt = (at: Point, slots: readonly Point[], side: number): readonly Rect[] =>
  slots.map(slot => ({ ...moved(at, slot), width: side, height: side }))

/** So many counters at a level over a space, as near to a place of it as can be; where it is `tight`, on as little room as they need. */
export function standFor(
  space: SpaceId,
  level: Altitude,
  count: number,
  near: Point,
  print: Print,
  sheet: Sheet,
  tight = false,
): Stand {
  const shapes = shapesOf(count, level, print)
  const found = placedIn(space, tight ? shapes.slice(-1) : shapes, near, print, sheet)
  const { rect, of } = found
  return {
    ...pinned(rect, of.size, space, print),
    slots: slotsAt(rect, of.slots, print.counter),
    piled: of.piled,
  }
}

/** A raid over a space: a card of one of these sizes, the largest that there is room for. */
export function plaqueFor(
  space: SpaceId,
  level: Altitude,
  sizes: readonly Size[],
  near: Point,
  print: Print,
  sheet: Sheet,
): Stand {
  const shapes = sizes.flatMap((size, i): readonly Shape[] => {
    const card = { slots: [{ x: 0, y: 0 }], size, piled: false }
    return [
      { ...card, pin: PIN[level], cost: i * 40 },
      { ...card, pin: SHORT, cost: i * 40 + 10 },
    ]
  })
  const { rect, of } = placedIn(space, shapes, near, print, sheet)
  return {
    ...pinned(rect, of.size, space, print),
    slots: [{ x: rect.x, y: rect.y, ...of.size }],
    piled: false,
  }
}

/** What it costs to stand partly over the space next door. */
const ABROAD = 400
/** Where there is no room at all: so many times worse than over a name is it over another piece. */
const OVER = 6

/** A sheet without an edge, with nothing on it. */
const BARE: Sheet = { frame: { x: -1e6, y: -1e6, width: 2e6, height: 2e6 }, taken: [], shy: [] }

/** None of several is out at sea alone. */
const areOnGround = (slots: readonly Rect[], space: SpaceId, unit: number): boolean =>
  slots.length < 2 || slots.every(slot => sharesOf(slot, space, unit).own >= OWN)
const OWN = 0.4

function placedIn(
  space: SpaceId,
  shapes: readonly Shape[],
  near: Point,
  { unit, counter }: Print,
  sheet: Sheet,
): { readonly rect: Rect; readonly of: Shape } {
  // Where there is no room, the smallest of them come across the border before they cover another piece.
  const placesOf = (crowded: boolean) =>
    (crowded ? shapes.slice(-2) : fitting(space, shapes, unit)).flatMap((shape): readonly Place<Shape>[] => {
      const { rects, fits } = placesIn(space, withPin(shape), unit, crowded)
      const cost = shape.cost + (fits ? 0 : ABROAD)
      return rects.map(rect => ({ rect, of: shape, cost: gap(middleOf(rect), near) * 0.6 + cost }))
    })
  const besides = ({ rect, of }: Found<Shape>): number =>
    areOnGround(slotsAt(rect, of.slots, counter), space, unit) ? 0 : Number.POSITIVE_INFINITY
  const places = placesOf(false)
  const over = (): Sheet => ({
    ...sheet,
    taken: [],
    shy: [...sheet.shy, ...Array<Sheet['taken']>(OVER).fill(sheet.taken).flat()],
  })
  const clear = { ...sheet, taken: [...sheet.taken, ...(sheet.named ?? [])] }
  const found =
    cheapest(clear, places, { besides }) ??
    cheapest(sheet, places, { besides }) ??
    cheapest(sheet, placesOf(true), { besides }) ??
    cheapest(over(), placesOf(true), { besides }) ??
    cheapest(BARE, places, { besides })
  if (!found) throw new Error(`Nothing can stand over ${space}`)
  return found
}

/** The pin goes down from the middle; where the word beside it would not fit, from the left. */
function pinned(rect: Rect, { width, height }: Size, space: SpaceId, { unit, text }: Print) {
  const x = width / 2 > text * WORD ? rect.x + width / 2 : rect.x + Math.min(9, width / 2)
  const top = { x, y: rect.y + height }
  const below = { x, y: rect.y + rect.height }
  const isOwn = ownerAt({ x: below.x / unit, y: below.y / unit }) === space
  const foot = isOwn
    ? below
    : nearest(
        below,
        groundOf(space).map(place => scaled(place, unit)),
      )
  return { rect, top, foot }
}

/** What may stand over a space, each with a place of its own to come back to. */
export const BERTHS = ['raid', 'MED', 'HIGH', 'LOW'] as const
export type Berth = (typeof BERTHS)[number]

/** A place for each of them in a space, clear of its airfield and, if it can be, of names and each other. */
export function berthsIn(
  space: SpaceId,
  raid: readonly Size[],
  print: Print,
  sheet: Sheet,
): Readonly<Record<Berth, Point>> {
  const heart = scaled(heartOf(space), print.unit)
  const taken = [...sheet.taken]
  const places = { raid: heart, MED: heart, HIGH: heart, LOW: heart }
  for (const berth of BERTHS) {
    const stand =
      berth === 'raid'
        ? plaqueFor(space, 'MED', raid, heart, print, { ...sheet, taken })
        : standFor(space, berth, 1, heart, print, { ...sheet, taken })
    places[berth] = middleOf(stand.rect)
    taken.push(stand.rect)
  }
  return places
}
