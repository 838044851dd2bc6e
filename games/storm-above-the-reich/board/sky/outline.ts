import type { SpaceNo } from '../../state.ts'
import type { Plan, Spot } from './places.ts'

/** The border of a group of cells, drawn a little inside it, so that neighbours keep their own lines. */

const SIDES: readonly (readonly [da: number, db: number, from: Spot, to: Spot])[] = [
  // toward 1:30, then round clockwise
  [1, 0, { x: 0, y: -1 }, { x: 1, y: 0 }],
  [0, -1, { x: 1, y: 0 }, { x: 0, y: 1 }],
  [-1, 0, { x: 0, y: 1 }, { x: -1, y: 0 }],
  [0, 1, { x: -1, y: 0 }, { x: 0, y: -1 }],
]

interface Edge {
  readonly from: Spot
  readonly to: Spot
}

const keyOf = ({ x, y }: Spot): string => `${x}/${y}`

export function outlineOf(plan: Plan, spaces: readonly SpaceNo[], inset: number): string {
  const { formation } = plan
  const inside = new Set(spaces)
  const edges: Edge[] = []
  for (const no of spaces) {
    const space = formation.spaces[no]
    if (!space) continue
    // In half cells, so that corners are the same to the last digit.
    const centre = { x: space.a - space.b, y: -(space.a + space.b) }
    for (const [da, db, from, to] of SIDES) {
      const beyond = formation.spaceAt(space.a + da, space.b + db)
      if (beyond !== undefined && inside.has(beyond)) continue
      edges.push({
        from: { x: centre.x + from.x, y: centre.y + from.y },
        to: { x: centre.x + to.x, y: centre.y + to.y },
      })
    }
  }
  const onSheet = ({ x, y }: Spot): Spot => plan.space({ a: (x - y) / 2, b: (-x - y) / 2 })
  return loopsOf(edges)
    .map(loop => loop.map(({ from, to }) => ({ from: onSheet(from), to: onSheet(to) })))
    .map(loop => pathOf(loop, inset))
    .join('')
}

/** Edges one after another; where two loops touch, the sharpest turn to the right keeps them apart. */
function loopsOf(edges: readonly Edge[]): Edge[][] {
  const left = new Set(edges)
  const loops: Edge[][] = []
  for (const start of edges) {
    if (!left.has(start)) continue
    const loop: Edge[] = []
    let edge: Edge | undefined = start
    while (edge && left.has(edge)) {
      left.delete(edge)
      loop.push(edge)
      edge = nextEdge(edge, left)
    }
    loops.push(loop)
  }
  return loops
}

function nextEdge(edge: Edge, left: ReadonlySet<Edge>): Edge | undefined {
  let best: Edge | undefined
  for (const one of left) {
    if (keyOf(one.from) !== keyOf(edge.to)) continue
    if (best === undefined || turn(edge, one) > turn(edge, best)) best = one
  }
  return best
}

function turn(one: Edge, next: Edge): number {
  return (
    (one.to.x - one.from.x) * (next.to.y - next.from.y) - (one.to.y - one.from.y) * (next.to.x - next.from.x)
  )
}

/** The inner side of an edge that is gone along clockwise. */
function inward({ from, to }: Edge): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
}

function pathOf(loop: readonly Edge[], inset: number): string {
  const points = loop.map((edge, i) => {
    const before = inward(loop[(i + loop.length - 1) % loop.length] as Edge)
    const after = inward(edge)
    // Both lines moved inward meet here; along a straight line the two are one.
    const meet = 1 + before.x * after.x + before.y * after.y
    const by = { x: (before.x + after.x) / meet, y: (before.y + after.y) / meet }
    return `${(edge.from.x + by.x * inset).toFixed(1)} ${(edge.from.y + by.y * inset).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
