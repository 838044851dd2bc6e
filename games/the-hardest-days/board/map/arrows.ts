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

/** Borders where the usual place is covered by boxes. */
const SHARES: Readonly<Record<string, number>> = {
  '4/11a 4/11b': 0.24,
  '5/11a 5/11b': 0.82,
  'Thames Estuary 6/11c': 0.31,
  '6/11b 7/11a': 0.27,
  '6/11b 6/11c': 0.22,
  '6/11c London': 0.47,
  '7/11a 7/11b': 0.28,
  '7/11b London': 0.56,
  '2/11b London': 0.34,
  '1/11a 1/11c': 0.87,
  '4/10a 4/10c': 0.43,
}

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
  const share = SHARES[`${from} ${to}`] ?? SHARE
  const middle = { x: a.x + along.x * length * share, y: a.y + along.y * length * share }
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
