import { overlaps, textRect } from '@tallyho/kit/drawn/labels.ts'
import { expect, test } from 'vitest'
import { printedOf } from '../../board/map/areas.ts'
import { arrowTo } from '../../board/map/arrows.ts'
import { areasOf } from '../../board/map/fields.ts'
import { isSparse, layOut, nameOf, printSize } from '../../board/map/layout.ts'
import { LAND, project, type Rect, sheetFor } from '../../board/map/projection.ts'
import { packOf } from '../../pack/index.ts'

const PACK = 'standard'
const { targets, sectors } = packOf({ pack: PACK }).pack

/** Frames that the map has at the table, from a phone to a wide window. */
const FRAMES: readonly (readonly [number, number])[] = [
  [374, 262],
  [370, 300],
  [450, 320],
  [690, 440],
  [1100, 600],
]

/** A day with ten cards in hand, most of them in the crowded south-east. */
const HAND = [
  'Tangmere',
  'Poling',
  'Kenley',
  'Hornchurch',
  'North Weald',
  'Rye',
  'Dover',
  'Sheerness',
  'Bawdsey',
]

/** The map as it is laid out in a frame. */
function laidOut([width, height]: readonly [number, number], named: readonly string[] = HAND) {
  const sheet = sheetFor(width, height)
  const unit = Math.min(width / sheet.width, height / sheet.height)
  const size = printSize(unit)
  const layout = layOut({ pack: PACK, size, sheet, only: new Set(named), sparse: isSparse(unit) })
  return { ...layout, sheet, unit }
}

const symbolAt = ({ x, y }: { readonly x: number; readonly y: number }, radius: number): Rect => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})

test.each(FRAMES)('every target stands on the sheet of a frame of %i by %i', (width, height) => {
  const { sheet, targets: places } = laidOut([width, height])
  expect(places.size).toBe(targets.length)
  for (const { x, y } of places.values()) {
    expect(x).toBeGreaterThan(sheet.x + 10)
    expect(x).toBeLessThan(sheet.x + sheet.width - 10)
    expect(y).toBeGreaterThan(sheet.y + 10)
    expect(y).toBeLessThan(sheet.y + sheet.height - 10)
  }
  expect(LAND.startsWith('M')).toBe(true)
})

test.each(FRAMES)('names cover neither each other nor a symbol nor a plate in %i by %i', (width, height) => {
  const { labels, targets: places, sectors: plates, radius, size, unit, only } = laidOut([width, height])
  const names = [...labels].map(([id, label]) => ({ id, rect: textRect(nameOf(PACK, id), size, label) }))
  expect(names.length).toBeGreaterThanOrEqual(HAND.length)
  const symbols = [...places].filter(([id]) => only.has(id))
  for (const [i, a] of names.entries()) {
    for (const b of names.slice(i + 1)) expect(overlaps(a.rect, b.rect), `${a.id} and ${b.id}`).toBe(false)
    for (const [id, at] of symbols)
      if (id !== a.id) expect(overlaps(a.rect, symbolAt(at, radius)), `${a.id} over ${id}`).toBe(false)
    for (const [id, plate] of plates) expect(overlaps(a.rect, plate), `${a.id} over ${id}`).toBe(false)
  }
  expect(size * unit).toBeGreaterThanOrEqual(11)
})

test.each(FRAMES)('lines to names cross no other name in %i by %i', (width, height) => {
  const { labels, size } = laidOut([width, height])
  const names = [...labels].map(([id, label]) => ({
    id,
    label,
    rect: textRect(nameOf(PACK, id), size, label),
  }))
  for (const { id, label } of names) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = label.leader?.slice(1).split(/[ L]/).map(Number) ?? []
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].map(at =>
      symbolAt({ x: x1 + (x2 - x1) * at, y: y1 + (y2 - y1) * at }, 0.5),
    )
    for (const other of names)
      if (label.leader && other.id !== id)
        expect(
          points.some(point => overlaps(point, other.rect)),
          `${id} through ${other.id}`,
        ).toBe(false)
  }
})

test('a wide frame is filled: the sheet shows more of the west and the east', () => {
  const [narrow, wide] = [sheetFor(600, 450), sheetFor(1100, 600)]
  expect(wide.width / wide.height).toBeCloseTo(1100 / 600, 1)
  expect(wide.x).toBeLessThan(narrow.x)
  expect(wide.x + wide.width).toBeGreaterThan(narrow.x + narrow.width)
})

test('what the day is about is named in print of 13 px, and nearly every other target is a dot', () => {
  const { labels, dots, only, size, unit } = laidOut([690, 440])
  expect([...labels.keys()].toSorted()).toEqual(HAND.toSorted())
  expect(size * unit).toBeGreaterThan(12.8)
  // Two stand under the symbol of a neighbour.
  expect(targets.filter(({ id }) => !only.has(id) && !dots.has(id))).toHaveLength(2)
})

test('on a small map only what the day is about has symbol and name, and squadrons stand in one line', () => {
  const { labels, only, sectors: plates, size } = laidOut([374, 262])
  expect([...labels.keys()].sort()).toEqual([...HAND].sort())
  expect(only.size).toBe(HAND.length)
  expect(plates.has('London')).toBe(false)
  expect(plates.size).toBeGreaterThan(8)
  for (const { height } of plates.values()) expect(height).toBeLessThan(size * 1.3)
})

test('sectors have plates that cover neither each other nor a target', () => {
  const { sectors: plates, targets: places, radius, only } = laidOut([690, 440])
  expect(plates.size).toBe(sectors.length)
  const rects = [...plates.values()]
  for (const [i, plate] of rects.entries()) {
    for (const other of rects.slice(i + 1)) expect(overlaps(plate, other)).toBe(false)
    for (const [id, at] of places)
      if (only.has(id)) expect(overlaps(plate, symbolAt(at, radius)), id).toBe(false)
  }
})

test('a border runs between two places, and each lies in its own area', () => {
  const { borders, areas } = areasOf([
    { label: 'west', x: 200, y: 400 },
    { label: 'east', x: 600, y: 400 },
  ])
  const xs = [...borders.matchAll(/[ML]([-\d.]+) /g)].map(([, x]) => Number(x))
  expect(Math.min(...xs)).toBeGreaterThan(380)
  expect(Math.max(...xs)).toBeLessThan(420)
  expect([...areas.keys()]).toEqual(['west', 'east'])
})

test('range, edge and Luftflotten have lines, and groups have washes', () => {
  const printed = printedOf(PACK)
  for (const line of [printed.sectors, printed.range, printed.edge, printed.luftflotten])
    expect(line).toMatch(/^M/)
  expect([...printed.groups.keys()].sort()).toEqual(['10', '11', '12', 'London'])
})

test('an arrow ends short of its target, and no point of it lies beyond', () => {
  const to = project([0.22, 51.54])
  const { path } = arrowTo(2, to, 12, 20)
  const points = [...path.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  const gaps = points.map(([x = 0, y = 0]) => Math.hypot(x - to.x, y - to.y))
  expect(Math.min(...gaps)).toBeGreaterThan(15)
  expect(Math.min(...gaps)).toBeLessThan(30)
})

test.each(FRAMES.filter(([width]) => width < 500))(
  'on a small sheet of %i by %i no dot lies under print',
  (width, height) => {
    const { only, dots, covered, targets: places, radius } = laidOut([width, height])
    expect(only.size).toBeGreaterThan(0)
    expect(dots.size).toBeGreaterThan(10)
    for (const id of dots) {
      const dot = symbolAt(places.get(id) ?? { x: 0, y: 0 }, radius * 0.35)
      expect(
        covered.filter(rect => overlaps(rect, dot)),
        id,
      ).toEqual([])
    }
  },
)
