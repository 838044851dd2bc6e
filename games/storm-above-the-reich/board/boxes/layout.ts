import {
  type ApproachBox,
  type BoxId,
  type Hand,
  type Position,
  STATIONS,
  type Station,
} from '../../pack/types.ts'

/** Where the boxes lie round the formation, in units of the drawing. */

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const BOX: Rect = { x: 0, y: 0, width: 1000, height: 1000 }

const EDGE = 8
const GAP = 6
/** Of a Position Box at nose and tail; a flank's is narrower and higher. */
const WIDE = 112
const HIGH = 90
const APPROACH = 76
const TURN_BACK = 92
const FLANK_WIDE = 98
const FLANK_HIGH = 96
const FLANK_APPROACH = 70
const FLANK_TURN_BACK = 70

const ROW_WIDTH = 2 * TURN_BACK + 3 * WIDE + 4 * GAP
const ROW_X = (BOX.width - ROW_WIDTH) / 2
const ROW_HEIGHT = HIGH + GAP + APPROACH
const COLUMN_HEIGHT = 2 * FLANK_TURN_BACK + 3 * FLANK_HIGH + 4 * GAP
const COLUMN_Y = (BOX.height - COLUMN_HEIGHT) / 2
const COLUMN_WIDTH = FLANK_WIDE + GAP + FLANK_APPROACH

/** What the formation may fill. */
export const MIDDLE: Rect = {
  x: EDGE + COLUMN_WIDTH + GAP,
  y: EDGE + ROW_HEIGHT + GAP,
  width: BOX.width - 2 * (EDGE + COLUMN_WIDTH + GAP),
  height: BOX.height - 2 * (EDGE + ROW_HEIGHT + GAP),
}

const CORNER_WIDTH = ROW_X - EDGE - 2 * GAP
const CORNER_HEIGHT = COLUMN_Y - EDGE - 2 * GAP

function corner(right: boolean, low: boolean): Rect {
  return {
    x: right ? BOX.width - EDGE - CORNER_WIDTH : EDGE,
    y: low ? BOX.height - EDGE - CORNER_HEIGHT : EDGE,
    width: CORNER_WIDTH,
    height: CORNER_HEIGHT,
  }
}

export const ESCORT_DISPLAY = corner(false, false)
const DOGFIGHT = corner(true, false)
const WEST = corner(false, true)
const HIGH_BOMBING: Rect = { ...WEST, height: 84 }
/** Fighters that have left the map. */
export const GONE: Rect = { ...WEST, y: WEST.y + 84 + GAP, height: WEST.height - 84 - GAP }
/** Fighters that have not yet entered it. */
export const RESERVE = corner(true, true)

const STATION_HIGH = (ESCORT_DISPLAY.height - 22 - 2 * 4) / STATIONS.length

export function stationRect(station: Station): Rect {
  const { x, y, width } = ESCORT_DISPLAY
  const place = STATIONS.indexOf(station)
  return { x, y: y + 22 + place * (STATION_HIGH + 4), width, height: STATION_HIGH }
}

/** Nose above, tail below: the Position Boxes outside, the Approach Boxes toward the formation. */
function inRow(position: 'nose' | 'tail'): [BoxId, Rect][] {
  const nose = position === 'nose'
  const outer = nose ? EDGE : BOX.height - EDGE - HIGH
  const inner = nose ? EDGE + HIGH + GAP : BOX.height - EDGE - HIGH - GAP - APPROACH
  const half = (ROW_HEIGHT - GAP) / 2
  const far = nose ? EDGE : EDGE + BOX.height - 2 * EDGE - half
  const near = nose ? EDGE + half + GAP : far - GAP - half
  const all: [BoxId, Rect][] = []
  for (const [i, altitude] of (['high', 'level', 'low'] as const).entries()) {
    const x = ROW_X + TURN_BACK + GAP + i * (WIDE + GAP)
    all.push([`${position}/${altitude}`, { x, y: outer, width: WIDE, height: HIGH }])
    all.push([`${position}/approach/${altitude}`, { x, y: inner, width: WIDE, height: APPROACH }])
  }
  for (const hand of ['high', 'low'] as const) {
    const x = hand === 'high' ? ROW_X : ROW_X + ROW_WIDTH - TURN_BACK
    all.push([`${position}/return/${hand}`, { x, y: far, width: TURN_BACK, height: half }])
    all.push([`${position}/evasive/${hand}`, { x, y: near, width: TURN_BACK, height: half }])
  }
  return all
}

/** The flanks: High above, Low below. */
function inColumn(position: 'left' | 'right'): [BoxId, Rect][] {
  const left = position === 'left'
  const outer = left ? EDGE : BOX.width - EDGE - FLANK_WIDE
  const inner = left ? EDGE + FLANK_WIDE + GAP : outer - GAP - FLANK_APPROACH
  const top = COLUMN_Y + FLANK_TURN_BACK + GAP
  const all: [BoxId, Rect][] = []
  for (const [i, altitude] of (['high', 'level', 'low'] as const).entries()) {
    const y = top + i * (FLANK_HIGH + GAP)
    all.push([`${position}/${altitude}`, { x: outer, y, width: FLANK_WIDE, height: FLANK_HIGH }])
  }
  const half = (3 * FLANK_HIGH + GAP) / 2
  for (const hand of ['high', 'low'] as const) {
    const low = hand === 'low'
    const approach: ApproachBox = `${position}/approach/${hand}`
    const y = low ? top + half + GAP : top
    all.push([approach, { x: inner, y, width: FLANK_APPROACH, height: half }])
    const turnY = low ? COLUMN_Y + COLUMN_HEIGHT - FLANK_TURN_BACK : COLUMN_Y
    const turn = { y: turnY, height: FLANK_TURN_BACK }
    all.push([`${position}/return/${hand}`, { ...turn, x: outer, width: FLANK_WIDE }])
    all.push([`${position}/evasive/${hand}`, { ...turn, x: inner, width: FLANK_APPROACH }])
  }
  return all
}

const RECTS: ReadonlyMap<BoxId, Rect> = new Map<BoxId, Rect>([
  ...inRow('nose'),
  ...inRow('tail'),
  ...inColumn('left'),
  ...inColumn('right'),
  ['dogfight', DOGFIGHT],
  ['high-bombing', HIGH_BOMBING],
])

export function rectOf(box: BoxId): Rect {
  return RECTS.get(box) as Rect
}

export function middleOf({ x, y, width, height }: Rect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}

/** Height of the line with a box's name. */
export const TITLE = 15

/** Degrees clockwise from straight ahead that a fighter looks to, coming in from a position. */
export const HEADINGS: Readonly<Record<Position, number>> = { nose: 180, right: 270, tail: 0, left: 90 }

/** Places for a number of square pieces in a rectangle, as large as they can be. */
export function spotsIn(
  room: Rect,
  count: number,
  largest: number,
): { readonly size: number; readonly spots: readonly { readonly x: number; readonly y: number }[] } {
  if (count === 0) return { size: largest, spots: [] }
  let [size, across] = [0, 1]
  for (let columns = 1; columns <= count; columns++) {
    const fits = Math.min(room.width / columns, room.height / Math.ceil(count / columns))
    if (fits > size) [size, across] = [fits, columns]
  }
  const step = Math.min(size, largest)
  const rows = Math.ceil(count / across)
  const [left, top] = [
    room.x + room.width / 2 - (Math.min(across, count) * step) / 2,
    room.y + room.height / 2 - (rows * step) / 2,
  ]
  const spots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across)
    const short = row === rows - 1 ? across * rows - count : 0
    return { x: left + ((i % across) + 0.5 + short / 2) * step, y: top + (row + 0.5) * step }
  })
  return { size: step, spots }
}

/** The room for pieces below a box's name. */
export function roomIn({ x, y, width, height }: Rect): Rect {
  return { x: x + 3, y: y + TITLE, width: width - 6, height: height - TITLE - 3 }
}

export const HANDS: readonly Hand[] = ['high', 'low']
