import { type LonLat, type Point, type Scale, stretched } from '@tallyho/kit/drawn/projection.ts'

export type { LonLat, Point }

/** The sheet: south-east England, the Channel, and the tip of France. */
export const VIEW = { width: 1064, height: 832 } as const

const WEST = -2.726
const NORTH = 52.2604

/** The sectors around London, where most counters stand, are drawn larger than the Channel and the West Country. */
const EASTWARD: Scale = [
  [-4, 80],
  [-2.5, 86],
  [-2, 109],
  [-1.5, 143],
  [-1, 208],
  [-0.5, 291],
  [1, 292],
  [1.5, 240],
  [2, 222],
  [4, 170],
]

const NORTHWARD: Scale = [
  [49, 60],
  [50, 150],
  [50.5, 275],
  [51, 443],
  [51.5, 454],
  [52, 428],
  [53, 360],
]

export const project = stretched(EASTWARD, NORTHWARD, [WEST, NORTH])
