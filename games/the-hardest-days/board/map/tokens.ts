import { BOX, type Rect } from './boxes.ts'
import type { Point } from './projection.ts'

/** Squadrons that stand side by side in one row of a box, if no raid takes their room. */
const ABREAST = 3
/** Least width of a token. */
const NARROW = 17
/** Height of a row when there are several. */
const ROW = 15
/** Free room around a token. */
const GAP = 1
/** Width of the place that a raid marker takes at the left of its box, and what is left to squadrons at the least. */
const RAID = 32
const LEFT = 20

/** A box with more squadrons than this grows. */
export const ROOM = ABREAST * Math.floor(BOX.height / ROW)

const raidWidth = (raids: number, { width }: Rect): number => Math.min(RAID, (width - LEFT) / raids)

/** The part of a box that squadrons stand in: to the right of the raids. */
function beside(raids: number, box: Rect): Rect {
  const taken = raids === 0 ? 0 : raids * raidWidth(raids, box)
  return { ...box, x: box.x + taken, width: box.width - taken }
}

/** Three abreast, or as many as there is room for; beside a raid two have all of it. */
function abreast(count: number, { width }: Rect): number {
  const most = width < BOX.width ? Math.max(2, count) : ABREAST
  return Math.max(1, Math.min(ABREAST, most, Math.floor(width / NARROW)))
}

const rowsOf = (count: number, room: Rect): number => Math.max(1, Math.ceil(count / abreast(count, room)))

/** A box with so much in it: a crowded one reaches over its neighbours, upwards and downwards alike. */
export function grownBox(count: number, box: Rect, raids = 0): Rect {
  const height = Math.max(box.height, rowsOf(count, beside(raids, box)) * ROW)
  return { ...box, y: box.y - (height - box.height) / 2, height }
}

/** Where the squadrons of a box stand: up to three in one row, more in rows of half the height. */
export function tokenPlaces(count: number, box: Rect, raids = 0): readonly Rect[] {
  const room = beside(raids, grownBox(count, box, raids))
  const columns = abreast(count, room)
  const [across, down] = [room.width / columns, room.height / rowsOf(count, room)]
  return Array.from({ length: count }, (_, i) => ({
    x: room.x + (i % columns) * across + GAP / 2,
    y: room.y + Math.floor(i / columns) * down + GAP / 2,
    width: across - GAP,
    height: down - GAP,
  }))
}

/** Where the markers of raids stand in the box of their altitude: their middles, from the left. */
export function raidPlaces(raids: number, box: Rect): readonly Point[] {
  const width = raidWidth(raids, box)
  return Array.from({ length: raids }, (_, i) => ({
    x: box.x + (i + 0.5) * width,
    y: box.y + box.height / 2,
  }))
}
