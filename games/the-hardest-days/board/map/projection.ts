export type LonLat = readonly [lon: number, lat: number]

export interface Point {
  readonly x: number
  readonly y: number
}

export const VIEW = { width: 1400, height: 900 } as const

const WEST = -2.72
const NORTH = 52.3

/**
 * Map units per degree at a longitude or latitude. Meridians and parallels stay straight; the sectors around
 * London, where most counters stand, are drawn larger than the Channel and the West Country.
 */
type Scale = readonly (readonly [degree: number, unitsPerDegree: number])[]

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

/** Distance in map units from the low end of a scale. */
function along(scale: Scale, degree: number): number {
  let sum = 0
  for (let i = 1; i < scale.length; i++) {
    const [from, a] = scale[i - 1] ?? [0, 0]
    const [to, b] = scale[i] ?? [0, 0]
    const span = Math.min(Math.max(degree, from), to) - from
    sum += span * a + ((b - a) * span * span) / (2 * (to - from))
  }
  return sum
}

const LEFT = along(EASTWARD, WEST)
const TOP = along(NORTHWARD, NORTH)

const round = (value: number): number => Math.round(value * 10) / 10

export function project([lon, lat]: LonLat): Point {
  return { x: round(along(EASTWARD, lon) - LEFT), y: round(TOP - along(NORTHWARD, lat)) }
}
