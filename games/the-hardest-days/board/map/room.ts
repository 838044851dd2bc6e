import { once } from '@tallyho/engine'
import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import { groundOf, ringsOf } from './areas.ts'
import { type Point, VIEW } from './projection.ts'
import { gap, type Size } from './search.ts'
import { SPACE_IDS, type SpaceId } from './subdivision.ts'

/** Where in a space something of a size can stand, so that nobody takes it for the space next door. */

/** Side of a cell of the sheet, in map units: each belongs to one space, or to the sea. */
const CELL = 3
const ACROSS = Math.ceil(VIEW.width / CELL)
const DOWN = Math.ceil(VIEW.height / CELL)

/** The space of every cell, counted from one; filled line by line. */
const cells = once((_: 'sheet'): Uint8Array => {
  const owners = new Uint8Array(ACROSS * DOWN)
  for (const [i, space] of SPACE_IDS.entries())
    for (let row = 0; row < DOWN; row++) {
      const y = (row + 0.5) * CELL
      const crossings = ringsOf(space).flatMap(ring =>
        ring.flatMap((b, n) => {
          const a = ring.at(n - 1) ?? b
          return a.y > y === b.y > y ? [] : [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)]
        }),
      )
      crossings.sort((a, b) => a - b)
      for (let n = 0; n + 1 < crossings.length; n += 2) {
        const from = Math.max(0, Math.ceil((crossings[n] ?? 0) / CELL - 0.5))
        const to = Math.min(ACROSS - 1, Math.floor((crossings[n + 1] ?? 0) / CELL - 0.5))
        for (let column = from; column <= to; column++) owners[row * ACROSS + column] = i + 1
      }
    }
  return owners
})

/** The space that a place of the map belongs to; undefined at sea and beyond. */
export function ownerAt({ x, y }: Point): SpaceId | undefined {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)]
  if (column < 0 || row < 0 || column >= ACROSS || row >= DOWN) return undefined
  return SPACE_IDS[(cells('sheet')[row * ACROSS + column] ?? 0) - 1]
}

/** Of the cells up to a line and a column, how many belong to a space; with none, to any: sums that make counting quick. */
const sumsOf = once((space: SpaceId | ''): Uint32Array => {
  const owners = cells('sheet')
  const wanted = SPACE_IDS.indexOf(space) + 1
  const sums = new Uint32Array((ACROSS + 1) * (DOWN + 1))
  for (let row = 0; row < DOWN; row++)
    for (let column = 0, line = 0; column < ACROSS; column++) {
      const owner = owners[row * ACROSS + column] ?? 0
      if (wanted === 0 ? owner > 0 : owner === wanted) line++
      sums[(row + 1) * (ACROSS + 1) + column + 1] = (sums[row * (ACROSS + 1) + column + 1] ?? 0) + line
    }
  return sums
})

const within = (at: number, most: number): number => Math.min(Math.max(at, 0), most)

function counted(sums: Uint32Array, left: number, top: number, right: number, bottom: number): number {
  const [from, to] = [within(left, ACROSS), within(right, ACROSS)]
  const [above, below] = [within(top, DOWN) * (ACROSS + 1), within(bottom, DOWN) * (ACROSS + 1)]
  return (
    (sums[below + to] ?? 0) - (sums[below + from] ?? 0) - (sums[above + to] ?? 0) + (sums[above + from] ?? 0)
  )
}

/** How much of a rectangle, in pixels, lies in a space and how much in others; the rest is sea. */
export function sharesOf({ x, y, width, height }: Rect, space: SpaceId, unit: number) {
  const cell = CELL * unit
  const [left, right] = [
    Math.round(x / cell),
    Math.max(Math.round(x / cell) + 1, Math.round((x + width) / cell)),
  ]
  const [top, bottom] = [
    Math.round(y / cell),
    Math.max(Math.round(y / cell) + 1, Math.round((y + height) / cell)),
  ]
  const all = (right - left) * (bottom - top)
  const own = counted(sumsOf(space), left, top, right, bottom)
  return { own: own / all, others: (counted(sumsOf(''), left, top, right, bottom) - own) / all }
}

/** A hair over the border is not seen; where a space is crowded something may stand across it. */
const HAIR = 0.015
const CROWDED = 0.3
/** So much of it lies on its own ground, the rest over the sea: as much as can be. */
const OWN = [0.85, 0.6] as const
/** Where nothing fits, the best so many. */
const FEW = 24

interface Room {
  readonly rects: readonly Rect[]
  /** They are all within the space. */
  readonly fits: boolean
}

const kept = new Map<string, Room>()

/** Places for something so large within a space: where it is too small, those that leave it least. */
export function placesIn(space: SpaceId, size: Size, unit: number, crowded = false): Room {
  const key = `${space} ${size.width.toFixed(1)} ${size.height.toFixed(1)} ${unit} ${crowded}`
  const known = kept.get(key)
  if (known) return known
  const all = groundOf(space).map(({ x, y }) => {
    const rect = { x: x * unit - size.width / 2, y: y * unit - size.height / 2, ...size }
    return { rect, ...sharesOf(rect, space, unit) }
  })
  const inside = all.filter(({ others }) => others <= (crowded ? CROWDED : HAIR))
  const found = OWN.map(least => inside.filter(({ own }) => own >= least - (crowded ? CROWDED : 0))).find(
    ({ length }) => length > 0,
  )
  const best = () => all.toSorted((a, b) => a.others - a.own * 0.5 - b.others + b.own * 0.5).slice(0, FEW)
  const room = { rects: (found ?? best()).map(({ rect }) => rect), fits: found !== undefined }
  kept.set(key, room)
  return room
}

export function nearest(at: Point, places: readonly Point[]): Point {
  let best = places[0] ?? at
  for (const place of places) if (gap(place, at) < gap(best, at)) best = place
  return best
}
