import { once } from '@tallyho/engine'
import { areaPath } from './borders.ts'
import type { Point } from './projection.ts'
import { SPACE_IDS, type SpaceId } from './subdivision.ts'

/** The ground of each space: what lies in it, and where something can stand there. */

type Ring = readonly Point[]

/** The rings of a path of straight lines. */
export function ringsIn(path: string): readonly Ring[] {
  return path
    .split('M')
    .filter(part => part !== '')
    .map(part =>
      part
        .replace('Z', '')
        .split('L')
        .map(pair => {
          const [x = 0, y = 0] = pair.split(/[ ,]/).map(Number)
          return { x, y }
        }),
    )
}

function isInRing({ x, y }: Point, ring: Ring): boolean {
  let inside = false
  let a = ring.at(-1)
  for (const b of ring) {
    if (a && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    a = b
  }
  return inside
}

const RINGS: ReadonlyMap<SpaceId, readonly Ring[]> = new Map(SPACE_IDS.map(id => [id, ringsIn(areaPath(id))]))

export const ringsOf = (space: SpaceId): readonly Ring[] => RINGS.get(space) ?? []

export const isInSpace = (point: Point, id: SpaceId): boolean =>
  (RINGS.get(id) ?? []).some(ring => isInRing(point, ring))

/** Distance between places where something may stand, in map units, and how far from a border they keep. */
const STEP = 7
const OFF = 7

const gridOf = once((space: SpaceId): readonly Point[] => {
  const rings = RINGS.get(space) ?? []
  const xs = rings.flat().map(({ x }) => x)
  const ys = rings.flat().map(({ y }) => y)
  const found: Point[] = []
  const around = [
    [0, 0],
    [OFF, 0],
    [-OFF, 0],
    [0, OFF],
    [0, -OFF],
  ] as const
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP)
      if (around.every(([dx, dy]) => isInSpace({ x: x + dx, y: y + dy }, space))) found.push({ x, y })
  return found
})

/** The place in a space that is farthest from its borders: what flies there is plotted there. */
export const heartOf = once((space: SpaceId): Point => {
  const shore = (RINGS.get(space) ?? []).flatMap(along)
  let heart: Point = shore[0] ?? { x: 0, y: 0 }
  let most = 0
  for (const place of gridOf(space)) {
    const near = Math.min(...shore.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)))
    if (near > most) {
      most = near
      heart = place
    }
  }
  return heart
})

/** Places all over a space, clear of its borders: the nearest to its heart first. */
export const groundOf = once((space: SpaceId): readonly Point[] => {
  const heart = heartOf(space)
  const far = ({ x, y }: Point) => Math.hypot(x - heart.x, y - heart.y)
  return gridOf(space).toSorted((a, b) => far(a) - far(b))
})

/** Points along a ring, a few units apart. */
function along(ring: Ring): readonly Point[] {
  return ring.flatMap((to, i) => {
    const from = ring.at(i - 1) ?? to
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 12))
    return Array.from({ length: steps }, (_, n) => ({
      x: from.x + ((to.x - from.x) * n) / steps,
      y: from.y + ((to.y - from.y) * n) / steps,
    }))
  })
}
