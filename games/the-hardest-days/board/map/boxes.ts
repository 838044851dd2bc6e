import type { Point } from './projection.ts'
import type { SpaceId } from './subdivision.ts'

export interface Rect extends Point {
  readonly width: number
  readonly height: number
}

/** THD-2.4.a, THD-2.4.b: the airborne boxes, and the two of an airfield. */
export const BOX_NAMES = ['HIGH', 'MED', 'LOW', 'SCRAMBLE', 'READY'] as const
export type BoxName = (typeof BOX_NAMES)[number]

export const BOX = { width: 68, height: 26 } as const
const GAP = 4

/** All that stands together for one space. */
export interface Plate {
  /** Around the whole plate. */
  readonly frame: Rect
  readonly boxes: Readonly<Record<BoxName, Rect>>
  /** Centre of the name of the space. */
  readonly label: Point
  /** From the plate to the space, where the plate stands at sea. */
  readonly leader?: string
}

interface Spot {
  readonly at: readonly [x: number, y: number]
  /** The name of the space stands over the airfield's boxes, or over the airborne ones (`headed`). */
  readonly layout?: 'headed'
  /** A point inside the space that the leader ends at. */
  readonly leader?: readonly [x: number, y: number]
}

const SPOTS: Readonly<Record<SpaceId, Spot>> = {
  '4/10a': { at: [20, 601] },
  '4/10b': { at: [38, 385] },
  '4/10c': { at: [202, 262] },
  '1/11a': { at: [352, 583] },
  '1/11b': { at: [95, 765], leader: [176, 712] },
  '1/11c': { at: [345, 469] },
  '2/11a': { at: [612, 572], layout: 'headed' },
  '2/11b': { at: [513, 468] },
  '3/11a': { at: [361, 222] },
  '3/11b': { at: [552, 130] },
  '4/11a': { at: [963, 18] },
  '4/11b': { at: [768, 18] },
  '5/11a': { at: [925, 158] },
  '5/11b': { at: [738, 168] },
  '6/11a': { at: [1204, 494], leader: [1151, 506] },
  '6/11b': { at: [953, 355] },
  '6/11c': { at: [732, 296] },
  '7/11a': { at: [775, 538] },
  '7/11b': { at: [674, 441] },
  '7/11c': { at: [981, 654], leader: [1014, 600] },
  '2/12a': { at: [560, 14] },
  London: { at: [541, 301] },
  'Thames Estuary': { at: [1050, 255] },
}

const rect = (x: number, y: number): Rect => ({ x, y, ...BOX })

function plateOf({ at: [x, y], layout, leader }: Spot): Plate {
  const top = layout === 'headed' ? y + BOX.height : y
  const right = x + BOX.width + GAP
  const row = (n: number): number => top + n * BOX.height
  const frame = { x, y, width: right + BOX.width - x, height: row(3) - y }
  const boxes = {
    HIGH: rect(x, row(0)),
    MED: rect(x, row(1)),
    LOW: rect(x, row(2)),
    SCRAMBLE: rect(right, row(1)),
    READY: rect(right, row(2)),
  }
  const label = { x: (layout === 'headed' ? x : right) + BOX.width / 2, y: y + BOX.height / 2 }
  if (leader === undefined) return { frame, boxes, label }
  const [endX, endY] = leader
  const startX = Math.min(Math.max(endX, x), x + frame.width)
  const startY = Math.min(Math.max(endY, y), y + frame.height)
  return { frame, boxes, label, leader: `M${startX} ${startY}L${endX} ${endY}` }
}

export const PLATES: Readonly<Record<SpaceId, Plate>> = Object.fromEntries(
  Object.entries(SPOTS).map(([space, spot]) => [space, plateOf(spot)]),
)
