import type { LonLat, Point } from './projection.ts'

/** What every map of the south has: downs, rivers and towns, in degrees. */

const RIDGES: readonly (readonly LonLat[])[] = [
  // North Downs
  [
    [-0.8, 51.21],
    [-0.45, 51.24],
    [-0.1, 51.27],
    [0.35, 51.32],
    [0.65, 51.27],
    [0.95, 51.19],
    [1.2, 51.12],
  ],
  // South Downs
  [
    [-1.15, 50.97],
    [-0.75, 50.93],
    [-0.35, 50.9],
    [0, 50.87],
    [0.2, 50.78],
  ],
  // the High Weald
  [
    [-0.2, 51.1],
    [0.15, 51.07],
    [0.5, 51.0],
  ],
  // Chilterns
  [
    [-1.05, 51.55],
    [-0.75, 51.7],
    [-0.5, 51.85],
    [-0.2, 51.98],
  ],
  // Berkshire and Marlborough Downs
  [
    [-1.9, 51.45],
    [-1.5, 51.5],
    [-1.2, 51.52],
  ],
  // Salisbury Plain and the Dorset heights
  [
    [-2.1, 51.2],
    [-1.85, 51.2],
  ],
  [
    [-2.6, 50.82],
    [-2.3, 50.85],
    [-2.1, 50.92],
  ],
  // Cotswolds and Mendips
  [
    [-2.3, 51.6],
    [-2.05, 51.85],
  ],
  [
    [-2.85, 51.3],
    [-2.55, 51.24],
  ],
  // Exmoor and Dartmoor
  [
    [-3.8, 51.14],
    [-3.5, 51.12],
  ],
  [
    [-4.0, 50.65],
    [-3.85, 50.5],
  ],
]

const RIVERS: readonly (readonly LonLat[])[] = [
  // Thames
  [
    [-1.26, 51.75],
    [-1.15, 51.6],
    [-1.0, 51.47],
    [-0.75, 51.55],
    [-0.6, 51.48],
    [-0.45, 51.4],
    [-0.3, 51.42],
    [-0.12, 51.5],
    [0.05, 51.5],
    [0.3, 51.46],
    [0.45, 51.46],
    [0.6, 51.5],
  ],
  // Medway
  [
    [0.3, 51.18],
    [0.5, 51.27],
    [0.52, 51.38],
    [0.68, 51.42],
  ],
  // Severn
  [
    [-2.25, 51.9],
    [-2.4, 51.75],
    [-2.55, 51.65],
  ],
  // Test and Avon
  [
    [-1.5, 51.2],
    [-1.48, 51.05],
    [-1.47, 50.92],
  ],
  [
    [-1.8, 51.2],
    [-1.78, 51.0],
    [-1.77, 50.74],
  ],
  // Stour, Great Ouse
  [
    [0.5, 52.08],
    [0.9, 51.98],
    [1.1, 51.95],
  ],
  [
    [-0.5, 52.15],
    [0.1, 52.33],
    [0.35, 52.6],
  ],
]

const TOWNS: readonly (readonly [name: string, ...at: LonLat])[] = [
  ['Calais', 1.86, 50.95],
  ['Boulogne', 1.61, 50.72],
  ['Dieppe', 1.08, 49.92],
  ['Le Havre', 0.13, 49.51],
  ['Cherbourg', -1.62, 49.64],
]

type Project = (place: LonLat) => Point

const lineOf = (points: readonly Point[]): string => `M${smoothed(points).map(at).join('L')}`
const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Corners cut off twice. */
function smoothed(points: readonly Point[]): readonly Point[] {
  const cut = (list: readonly Point[]) =>
    list.flatMap((point, i) => {
      const next = list[i + 1]
      if (!next) return [point]
      const mix = (share: number) => ({
        x: point.x + (next.x - point.x) * share,
        y: point.y + (next.y - point.y) * share,
      })
      return i === 0 ? [point, mix(0.75)] : [mix(0.25), mix(0.75)]
    })
  return cut(cut(points))
}

/** Little strokes down both slopes, as engravers draw hills. */
function hachuresOf(ridge: readonly Point[]): string {
  const points = smoothed(ridge)
  return points
    .flatMap((from, i) => {
      const to = points[i + 1]
      if (!to) return []
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
      return Array.from({ length: Math.floor(length / 5) }, (_, n) => {
        const [x, y] = [from.x + ux * n * 5, from.y + uy * n * 5]
        const reach = 8 + ((i * 7 + n * 5) % 5)
        return [1, -1].map(
          side =>
            `M${at({ x: x - uy * 3 * side, y: y + ux * 3 * side })}l${(-uy * reach * side + ux * 2).toFixed(1)} ${(ux * reach * side + uy * 2).toFixed(1)}`,
        )
      }).flat()
    })
    .join('')
}

/** Paths of the downs and rivers, and the towns of the French coast, as one projection draws them. */
export function countryBy(project: Project) {
  const ridges = RIDGES.map(places => places.map(project))
  return {
    ridges: ridges.map(lineOf).join(''),
    hachures: ridges.map(hachuresOf).join(''),
    rivers: RIVERS.map(places => lineOf(places.map(project))).join(''),
    towns: TOWNS.map(([name, lon, lat]) => ({ name, ...project([lon, lat]) })),
  }
}
