import { expect, test } from 'vitest'
import { neighbour } from '../../table/prompt/focus.ts'
import type { Way } from '../../table/prompt/keys.ts'

/** Rows of four, two and one: the last as wide as all. */
const boxes = [
  ...[0, 1, 2, 3].map(i => box(i * 100, 90, 0)),
  ...[0, 1].map(i => box(i * 100, 90, 50)),
  box(0, 390, 100),
]

function box(left: number, width: number, top: number) {
  return { left, right: left + width, top, bottom: top + 40 }
}

test.each<[from: number, way: Way, to: number]>([
  [0, 'right', 1],
  [2, 'left', 1],
  [3, 'right', 3],
  [0, 'left', 0],
  [0, 'down', 4],
  // Not past a row that is shorter.
  [3, 'down', 5],
  [5, 'up', 1],
  [4, 'down', 6],
  // Round again past the last and the first.
  [6, 'down', 0],
  [0, 'up', 6],
  // From nowhere to the first or the last.
  [-1, 'down', 0],
  [-1, 'up', 6],
])('from %i %s to %i', (from, way, to) => {
  expect(neighbour(boxes, from, way)).toBe(to)
})
