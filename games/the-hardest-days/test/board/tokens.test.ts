import { expect, test } from 'vitest'
import { grownBox, type Rect, ROOM, raidPlaces, tokenPlaces } from '../../board/map/index.ts'

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const box = { x: 100, y: 200, width: 87, height: 30 }

test('no token covers another or leaves the box, however many there are', () => {
  for (let count = 0; count <= 14; count++) {
    const tokens = tokenPlaces(count, box)
    expect(tokens).toHaveLength(count)
    const { x, y, width, height } = grownBox(count, box)
    for (const token of tokens) {
      expect(token.x >= x && token.x + token.width <= x + width, `${count} across`).toBe(true)
      expect(token.y >= y && token.y + token.height <= y + height, `${count} down`).toBe(true)
    }
    expect(tokens.filter((a, i) => tokens.slice(i + 1).some(b => overlap(a, b)))).toEqual([])
  }
})

test('raids stand at the left of their box, and no squadron lies under one', () => {
  for (const raids of [1, 2, 3])
    for (let count = 0; count <= 12; count++) {
      const markers = raidPlaces(raids, box)
      const tokens = tokenPlaces(count, box, raids)
      const { x, width } = grownBox(count, box, raids)
      expect([markers.length, tokens.length]).toEqual([raids, count])
      const half = (markers[0]?.x ?? 0) - x
      const edge = Math.max(...markers.map(marker => marker.x)) + half
      for (const token of tokens) {
        expect(token.x).toBeGreaterThanOrEqual(edge)
        expect(token.x + token.width).toBeLessThanOrEqual(x + width)
      }
      expect(tokens.filter((a, i) => tokens.slice(i + 1).some(b => overlap(a, b)))).toEqual([])
    }
})

test('up to three have the full height; more stand in rows of three, all of one size', () => {
  expect(tokenPlaces(3, box).map(({ y, height }) => [y, height])).toEqual(Array(3).fill([200.5, 29]))
  for (const count of [4, 6, 7, 12])
    expect(new Set(tokenPlaces(count, box).map(({ width, height }) => `${width} x ${height}`))).toEqual(
      new Set(['28 x 14']),
    )
})

test('a box grows to either side when it has no room left', () => {
  expect(grownBox(ROOM, box)).toEqual(box)
  expect(grownBox(ROOM + 1, box)).toEqual({ x: 100, y: 192.5, width: 87, height: 45 })
  expect(ROOM).toBe(6)
})
