import type { Edge } from '../../pack/types.ts'
import type { Battle, Square, UnitNo } from '../../state.ts'
import { BOX, centreOf, GROUND_LINE, LEFT_MARGIN, RIGHT_EDGE, type Spot, TOP_MARGIN } from '../sky/places.ts'

/** Where counters lie on the sky, so that none lies under another. */

/** How much larger a counter is drawn there than its own units, and the room it takes up so. */
export const LARGE = 1.19
const WIDE = 53
const HIGH = 51

/** Units that lie together: those of one square, of one dogfight, or of one place at the edge of the map. */
export interface Group {
  readonly key: string
  readonly square: Square
  /** Beside the square, waiting to enter. */
  readonly edge: Edge | undefined
  readonly dogfight: number | undefined
  readonly units: readonly UnitNo[]
  /** Where it belongs, and where it lies so that there is room for all. */
  readonly home: Spot
  readonly at: Spot
  /** Of a dogfight: the ring round it. */
  readonly radius: number
  /** The room it takes up. */
  readonly wide: number
  readonly high: number
}

export interface Layout {
  readonly groups: readonly Group[]
  readonly spots: ReadonlyMap<UnitNo, Spot>
}

interface Box {
  readonly at: Spot
  readonly width: number
  readonly height: number
}

/** Lays all units out: each as near to its square as the others allow. */
export function layOut(battle: Battle): Layout {
  const gathered = gather(battle)
  const laid = apart(gathered.map(({ home, wide, high }) => ({ at: home, width: wide, height: high })))
  const groups = gathered.map((group, i) => ({ ...group, at: laid[i] ?? group.home }))
  const spots = new Map<UnitNo, Spot>()
  for (const { units, at, dogfight } of groups) {
    const places = placesFor(units.length, dogfight !== undefined)
    for (const [i, no] of units.entries()) {
      const place = places[i] ?? { x: 0, y: 0 }
      spots.set(no, { x: at.x + place.x, y: at.y + place.y })
    }
  }
  return { groups, spots }
}

type Gathered = Omit<Group, 'at'>

function gather(battle: Battle): readonly Gathered[] {
  const found = new Map<
    string,
    { square: Square; edge: Edge | undefined; dogfight: number | undefined; units: UnitNo[] }
  >()
  for (const { at, no, square, dogfight } of battle.units) {
    if (at !== 'map' && at !== 'edge') continue
    const edge = at === 'edge' ? (square < 260 ? 'left' : 'right') : undefined
    const key = `${edge ?? ''}${square}/${dogfight ?? ''}`
    const known = found.get(key)
    if (known) known.units.push(no)
    else found.set(key, { square, edge, dogfight, units: [no] })
  }
  return [...found].map(([key, group]) => {
    const isRing = group.dogfight !== undefined
    const places = placesFor(group.units.length, isRing)
    const width = 2 * Math.max(...places.map(({ x }) => Math.abs(x))) + WIDE + (places.length > 1 ? 8 : 0)
    const height = 2 * Math.max(...places.map(({ y }) => Math.abs(y))) + HIGH
    const radius = isRing ? Math.max(...places.map(({ x, y }) => Math.hypot(x, y))) + 36 : 0
    const size = isRing ? { wide: 2 * radius, high: 2 * radius + 8 } : { wide: width, high: height }
    return { key, ...group, home: homeOf(group.square, group.edge), radius, ...size }
  })
}

function homeOf(square: Square, edge: Edge | undefined): Spot {
  const { x, y } = centreOf(square)
  if (edge === undefined) return { x, y }
  return { x: edge === 'left' ? LEFT_MARGIN - WIDE / 2 : RIGHT_EDGE + WIDE / 2, y }
}

/** Where so many lie about the middle: side by side, in rows, or round a ring. */
function placesFor(count: number, ring: boolean): readonly Spot[] {
  const [wide, high] = ring ? [62, 58] : [60, 53]
  if (ring && count === 3)
    return [
      { x: 0, y: -38 },
      { x: 33, y: 20 },
      { x: -33, y: 20 },
    ]
  const across = count <= 3 ? count : count === 4 ? 2 : count <= 9 ? 3 : 4
  const rows = Math.ceil(count / across)
  return Array.from({ length: count }, (_, i) => ({
    x: ((i % across) - (Math.min(across, count - i + (i % across)) - 1) / 2) * wide,
    y: (Math.floor(i / across) - (rows - 1) / 2) * high,
  }))
}

const ROUNDS = 160
/** From this round on they go up and down alone: at the sides of the drawing there is no room. */
const UPRIGHT = 40

/** Pushes boxes apart until none lies over another, all within the drawing; the larger gives way less. */
export function apart(boxes: readonly Box[]): readonly Spot[] {
  const spots = boxes.map(({ at }) => ({ ...at }))
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    for (let i = 0; i < boxes.length; i++)
      for (let j = i + 1; j < boxes.length; j++) moved = part(boxes, spots, i, j, round >= UPRIGHT) || moved
    for (const [i, spot] of spots.entries()) hold(spot, boxes[i] as Box)
    if (!moved) break
  }
  return spots
}

function part(
  boxes: readonly Box[],
  spots: { x: number; y: number }[],
  i: number,
  j: number,
  upright: boolean,
): boolean {
  const [a, b] = [boxes[i], boxes[j]]
  const [p, q] = [spots[i], spots[j]]
  if (!a || !b || !p || !q) return false
  const [dx, dy] = [q.x - p.x, q.y - p.y]
  const [overX, overY] = [(a.width + b.width) / 2 - Math.abs(dx), (a.height + b.height) / 2 - Math.abs(dy)]
  if (overX <= 0.5 || overY <= 0.5) return false
  const share = (b.width * b.height) / (a.width * a.height + b.width * b.height)
  const way = (by: number) => (by === 0 ? 1 : Math.sign(by))
  if (overX < overY && !upright) {
    p.x -= way(dx) * overX * share
    q.x += way(dx) * overX * (1 - share)
  } else {
    p.y -= way(dy) * overY * share
    q.y += way(dy) * overY * (1 - share)
  }
  return true
}

function hold(spot: { x: number; y: number }, { width, height }: Box): void {
  spot.x = Math.min(Math.max(spot.x, width / 2), BOX.width - width / 2)
  spot.y = Math.min(Math.max(spot.y, TOP_MARGIN + height / 2), GROUND_LINE + 10 - height / 2)
}
