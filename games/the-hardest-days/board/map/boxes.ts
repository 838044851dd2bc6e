import type { Point } from './projection.ts'
import type { SpaceId } from './subdivision.ts'

export interface Rect extends Point {
  readonly width: number
  readonly height: number
}

/** THD-2.4.a, THD-2.4.b: the airborne boxes, and the two of an airfield. */
export const BOX_NAMES = ['HIGH', 'MED', 'LOW', 'SCRAMBLE', 'READY'] as const
export type BoxName = (typeof BOX_NAMES)[number]

/** Room for three squadrons side by side. */
export const BOX = { width: 87, height: 30 } as const
const GAP = 3
/** Height of a name that stands over the airborne boxes. */
const HEAD = 20
/** Width of a name that stands beside them. */
const BESIDE = 60

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
  /** The name stands over the airfield's boxes; without an airfield `headed` over, or `beside` the airborne ones. */
  readonly layout?: 'headed' | 'beside'
  /** A point inside the space that the leader ends at. */
  readonly leader?: readonly [x: number, y: number]
}

const SPOTS: Readonly<Record<SpaceId, Spot>> = {
  '4/10a': { at: [10, 597] },
  '4/10b': { at: [34, 385] },
  '4/10c': { at: [184, 285] },
  '1/11a': { at: [329, 586] },
  '1/11b': { at: [89, 758], leader: [176, 712] },
  '1/11c': { at: [284, 487] },
  '2/11a': { at: [606, 551], layout: 'headed' },
  '2/11b': { at: [470, 452] },
  '3/11a': { at: [340, 187] },
  '3/11b': { at: [534, 124], layout: 'beside' },
  '4/11a': { at: [950, 9] },
  '4/11b': { at: [761, 9] },
  '5/11a': { at: [929, 134], layout: 'beside' },
  '5/11b': { at: [724, 168] },
  '6/11a': { at: [1187, 489], leader: [1151, 506] },
  '6/11b': { at: [950, 343] },
  '6/11c': { at: [734, 282] },
  '7/11a': { at: [736, 542] },
  '7/11b': { at: [656, 442] },
  '7/11c': { at: [951, 654], leader: [1014, 600] },
  '2/12a': { at: [542, 9] },
  London: { at: [519, 292], layout: 'beside' },
  'Thames Estuary': { at: [1037, 244], layout: 'beside' },
}

const rect = (x: number, y: number): Rect => ({ x, y, ...BOX })

function plateOf({ at: [x, y], layout, leader }: Spot): Plate {
  const top = layout === 'headed' ? y + HEAD : y
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
  const label = {
    headed: { x: x + BOX.width / 2, y: y + HEAD / 2 },
    beside: { x: right + BESIDE / 2, y: y + BOX.height / 2 },
    airfield: { x: right + BOX.width / 2, y: y + BOX.height / 2 },
  }[layout ?? 'airfield']
  if (leader === undefined) return { frame, boxes, label }
  const [endX, endY] = leader
  const startX = Math.min(Math.max(endX, x), x + frame.width)
  const startY = Math.min(Math.max(endY, y), y + frame.height)
  return { frame, boxes, label, leader: `M${startX} ${startY}L${endX} ${endY}` }
}

export const PLATES: Readonly<Record<SpaceId, Plate>> = Object.fromEntries(
  Object.entries(SPOTS).map(([space, spot]) => [space, plateOf(spot)]),
)
