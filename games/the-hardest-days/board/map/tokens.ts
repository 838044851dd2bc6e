import { BOX, type Rect } from './boxes.ts'

/** Squadrons that stand side by side in one row of a box. */
const ABREAST = 3
/** Height of a row when there are several. */
const ROW = 15
/** Free room around a token. */
const GAP = 1

/** A box with more squadrons than this grows. */
export const ROOM = ABREAST * Math.floor(BOX.height / ROW)

const rowsOf = (count: number): number => Math.max(1, Math.ceil(count / ABREAST))

/** A box with this many squadrons in it: a crowded one reaches over its neighbours, upwards and downwards alike. */
export function grownBox(count: number, box: Rect): Rect {
  const height = Math.max(box.height, rowsOf(count) * ROW)
  return { ...box, y: box.y - (height - box.height) / 2, height }
}

/** Where the squadrons of a box stand: up to three in one row, more in rows of half the height. */
export function tokenPlaces(count: number, box: Rect): readonly Rect[] {
  const { x, y, width, height } = grownBox(count, box)
  const [across, down] = [width / ABREAST, height / rowsOf(count)]
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % ABREAST) * across + GAP / 2,
    y: y + Math.floor(i / ABREAST) * down + GAP / 2,
    width: across - GAP,
    height: down - GAP,
  }))
}
