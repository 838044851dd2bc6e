import { expect, test } from 'vitest'
import { printedOf } from '../../board/map/areas.ts'
import { arrowTo } from '../../board/map/arrows.ts'
import { areasOf } from '../../board/map/fields.ts'
import { overlaps, textRect } from '../../board/map/labels.ts'
import { layOut, nameOf, printSize } from '../../board/map/layout.ts'
import { LAND, project, VIEW } from '../../board/map/projection.ts'
import { packOf } from '../../pack/index.ts'

const PACK = 'standard'
const { targets, sectors } = packOf({ pack: PACK }).pack

/** Widths of the map in pixels, from a narrow window to a wide one. */
const WIDTHS = [500, 655, 800, 1000]

test('every target stands on the sheet', () => {
  for (const { at } of targets) {
    const { x, y } = project(at)
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(VIEW.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(VIEW.height)
  }
  expect(LAND.startsWith('M')).toBe(true)
})

test.each(WIDTHS)('names cover neither each other nor a symbol nor a plate at %i pixels', width => {
  const size = printSize(width / VIEW.width)
  const { labels, targets: places, sectors: plates, radius } = layOut(PACK, size, [])
  const names = [...labels].map(([id, label]) => ({ id, rect: textRect(nameOf(PACK, id), size, label) }))
  for (const [i, a] of names.entries()) {
    for (const b of names.slice(i + 1)) expect(overlaps(a.rect, b.rect), `${a.id} and ${b.id}`).toBe(false)
    for (const [id, { x, y }] of places)
      if (id !== a.id)
        expect(
          overlaps(a.rect, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }),
          `${a.id} over ${id}`,
        ).toBe(false)
    for (const [id, plate] of plates) expect(overlaps(a.rect, plate), `${a.id} over ${id}`).toBe(false)
  }
  expect(size * (width / VIEW.width)).toBeGreaterThanOrEqual(11)
})

test('where the desk has room for it every target is named', () => {
  const { labels } = layOut(PACK, printSize(0.5), [])
  // London is named by its sector.
  expect(targets.filter(({ id }) => !labels.has(id)).map(({ id }) => id)).toEqual(['London'])
})

test('what is told about finds a place before the rest', () => {
  const size = printSize(0.26)
  const { labels } = layOut(PACK, size, [])
  const unnamed = targets.filter(({ id }) => !labels.has(id))
  expect(unnamed.length).toBeGreaterThan(1)
  expect(unnamed.some(({ id }) => layOut(PACK, size, [id]).labels.has(id))).toBe(true)
})

test('sectors have plates that cover neither each other nor a target', () => {
  const { sectors: plates, targets: places, radius } = layOut(PACK, printSize(0.5), [])
  expect(plates.size).toBe(sectors.length)
  const rects = [...plates.values()]
  for (const [i, plate] of rects.entries()) {
    for (const other of rects.slice(i + 1)) expect(overlaps(plate, other)).toBe(false)
    for (const { x, y } of places.values())
      expect(overlaps(plate, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius })).toBe(
        false,
      )
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
