import { type LonLat, type Point, type Scale, stretched } from '@tallyho/kit/projection.ts'

export type { LonLat, Point }

export const VIEW = { width: 1400, height: 900 } as const

const WEST = -2.72
const NORTH = 52.3

/** The sectors around London, where most counters stand, are drawn larger than the Channel and the West Country. */
const EASTWARD: Scale = [
  [-4, 130],
  [-1.8, 140],
  [-0.95, 320],
  [-0.5, 370],
  [0.9, 370],
  [1.4, 255],
  [4, 170],
]

const NORTHWARD: Scale = [
  [49, 105],
  [50.2, 120],
  [50.5, 190],
  [50.8, 330],
  [51.15, 490],
  [51.75, 515],
  [52, 410],
  [53, 330],
]

export const project = stretched(EASTWARD, NORTHWARD, [WEST, NORTH])
