import { cornerPoint, sharedSides } from './borders.ts'
import type { Point } from './projection.ts'
import { arrowHead } from './sea.ts'
import type { Side, SpaceId } from './subdivision.ts'

/** A short bent arrow across the border of two spaces. */
export interface Arrow {
  readonly shaft: string
  readonly head: string
}

/** How far an arrow reaches to either side of the border. */
const REACH = 16
const HEAD = 11
const BEND = 5
/** Where on the border an arrow crosses: left of the middle, so that opposite arrows pass each other. */
const SHARE = 0.38

function lengthOf({ from, to }: Side): number {
  const [a, b] = [cornerPoint(from), cornerPoint(to)]
  return Math.hypot(b.x - a.x, b.y - a.y)
}

/** Arrow from a space to its neighbour (THD-9.4.b, THD-9.6.a); undefined where they share no border. */
export function arrowBetween(from: SpaceId, to: SpaceId): Arrow | undefined {
  const [side] = sharedSides(from, to).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  if (side === undefined) return undefined
  const [a, b, length] = [cornerPoint(side.from), cornerPoint(side.to), lengthOf(side)]
  // Spaces run clockwise, so the neighbour lies to the left.
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
  const middle = { x: a.x + along.x * length * SHARE, y: a.y + along.y * length * SHARE }
  const at = (out: number, aside: number): Point => ({
    x: Math.round(middle.x + along.y * out + along.x * aside),
    y: Math.round(middle.y - along.x * out + along.y * aside),
  })
  const [start, bend, neck, tip] = [at(-REACH, 0), at(0, BEND), at(REACH - HEAD / 2, 0), at(REACH, 0)]
  return {
    shaft: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${neck.x} ${neck.y}`,
    head: arrowHead(tip, bend, HEAD),
  }
}
