export type LonLat = readonly [lon: number, lat: number]

export interface Point {
  readonly x: number
  readonly y: number
}

/** Map units per degree at a longitude or latitude, from west to east or from south to north. */
export type Scale = readonly (readonly [degree: number, unitsPerDegree: number])[]

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

const round = (value: number): number => Math.round(value * 10) / 10

/** Meridians and parallels stay straight; where a scale is large, the land is drawn larger. */
export function stretched(
  eastward: Scale,
  northward: Scale,
  [west, north]: LonLat,
): (place: LonLat) => Point {
  const [left, top] = [along(eastward, west), along(northward, north)]
  return ([lon, lat]) => ({ x: round(along(eastward, lon) - left), y: round(top - along(northward, lat)) })
}
