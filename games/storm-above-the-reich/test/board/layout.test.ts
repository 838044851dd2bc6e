import { describe, expect, test } from 'vitest'
import { type Layout, layOut, spotsIn } from '../../board/docks/layout.ts'
import { type Rect, type Sheet, sheetOf } from '../../board/docks/sheet.ts'
import { PAINT } from '../../board/pieces/paint.ts'
import { SILHOUETTES } from '../../board/silhouettes.ts'
import { labelsOf } from '../../board/sky/labels.ts'
import { outlineOf } from '../../board/sky/outline.ts'
import { numberSpot, planOf } from '../../board/sky/places.ts'
import { packOf, standard } from '../../index.ts'
import { type BoxId, ESCORT_TYPES, FIGHTER_KINDS, MAP_IDS, STATIONS } from '../../pack/types.ts'
import { BOXES } from '../../rules/05-map/boxes.ts'
import type { Mission } from '../../state.ts'
import { aCampaign, type Layout as Laid } from '../kit/table.ts'

/** Windows of a wall, a desk, a small screen and a phone. */
const WINDOWS = [
  { width: 1536, height: 961 },
  { width: 1056, height: 778 },
  { width: 696, height: 650 },
  { width: 390, height: 326 },
] as const
const SHEETS = WINDOWS.map(sheetOf)

const missionWith = (layout: Laid): Mission => aCampaign({ ...layout, pack: standard }).mission as Mission
const shut = () => false

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01

const inside = (rect: Rect, { width, height }: Sheet): boolean =>
  rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= width && rect.y + rect.height <= height

/** Everything at the edges and in the corners. */
const placesIn = ({ docks, escort, reserve, gone }: Layout): Rect[] =>
  [...[...docks.values()].map(({ rect }) => rect), escort, reserve, gone].filter(({ width }) => width > 0)

describe('the sheet', () => {
  test('is as large as its window, or as large as it has to be', () => {
    expect(sheetOf({ width: 1056, height: 778 })).toMatchObject({ width: 1056, height: 778 })
    const phone = sheetOf({ width: 390, height: 326 })
    expect(phone.width).toBeGreaterThan(390)
    expect(phone.height).toBeGreaterThan(326)
  })

  test.each(SHEETS)('print and pieces can be read and pointed at ($width wide)', sheet => {
    const least = sheet.width === 780 ? 12 : 11
    for (const { print } of [sheet, sheet.piece, sheet.far]) expect(print - 0.5).toBeGreaterThanOrEqual(least)
    for (const { width, height } of [sheet.piece, sheet.far])
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(36)
  })
})

const CROWD: Laid = {
  map: '7',
  fighters: [
    ...Array.from({ length: 9 }, () => ({ at: 'tail/low' as const })),
    ...Array.from({ length: 3 }, () => ({ at: 'left/level' as const })),
    { at: 'nose/approach/level' },
    { at: 'reserve' },
    { at: 'exited' },
  ],
  escorts: [{ at: 'forward' }, { at: 'right/high' }],
}

describe.each(SHEETS)('the docks ($width wide)', sheet => {
  test('every box has its place on the sheet, and none lies on another', () => {
    const layout = layOut(sheet, missionWith({ map: '7' }), true, shut)
    for (const { id } of BOXES) expect(layout.docks.has(id), id).toBe(true)
    for (const station of STATIONS) expect(layout.stations.has(station)).toBe(true)
    const rects = placesIn(layout)
    for (const [i, one] of rects.entries()) {
      expect(inside(one, sheet), `${i}`).toBe(true)
      for (const other of rects.slice(i + 1)) expect(apart(one, other), `${i}`).toBe(true)
    }
  })

  test('they grow with what is in them, and still none lies on another', () => {
    const slim = layOut(sheet, missionWith({ map: '7' }), true, shut)
    const full = layOut(sheet, missionWith(CROWD), true, shut)
    const deeper = (id: BoxId, side: 'width' | 'height') =>
      expect(full.docks.get(id)?.rect[side], id).toBeGreaterThan(slim.docks.get(id)?.rect[side] ?? 0)
    deeper('tail/low', 'height')
    deeper('left/level', 'width')
    deeper('nose/approach/level', 'height')
    const rects = placesIn(full)
    for (const [i, one] of rects.entries())
      for (const other of rects.slice(i + 1)) expect(apart(one, other), `${i}`).toBe(true)
  })

  test('one that can be chosen is as deep as a thumb, and moves no other along its edge', () => {
    const mission = missionWith({ map: '7', fighters: [{ at: 'nose/high' }] })
    const before = layOut(sheet, mission, true, shut)
    const open = layOut(sheet, mission, true, id => id === 'nose/low' || id === 'left/approach/high')
    expect(open.docks.get('nose/low')?.rect.height).toBeGreaterThanOrEqual(40)
    expect(open.docks.get('left/approach/high')?.rect.width).toBeGreaterThanOrEqual(40)
    for (const id of ['nose/high', 'nose/level', 'left/level', 'tail/low'] as const) {
      const { x, y } = before.docks.get(id)?.rect ?? {}
      expect(open.docks.get(id)?.rect).toMatchObject({ x, y })
    }
  })

  test('the boxes of a flank stay where they are when a fighter comes, an escort leaves its station or a dogfight begins', () => {
    const escorts = [{ at: 'forward' }, { at: 'forward' }, { at: 'below-trailing' }] as const
    const before = layOut(sheet, missionWith({ fighters: 'reserve, reserve', escorts }), false, shut)
    const later = layOut(
      sheet,
      missionWith({
        fighters: 'left/high, right/low',
        escorts: [{ at: 'right/level' }, { at: 'forward' }, { at: 'left/low' }],
      }),
      false,
      shut,
    )
    for (const side of ['left', 'right'] as const)
      for (const height of ['high', 'level', 'low'] as const) {
        const rectOf = (laid: Layout) => laid.docks.get(`${side}/${height}`)?.rect
        expect(rectOf(later)?.y, `${side}/${height}`).toBe(rectOf(before)?.y)
      }
  })

  test.each([
    'left/level, left/level, right/return/high, right/return/high',
    'right/high, right/high, left/return/low, left/return/low',
    'exited, exited, dogfight, dogfight',
  ])('no box of a flank moves in a mission of four, on a desk or a phone: %s', fighters => {
    if (sheet.width === 696) return
    const waiting = layOut(
      sheet,
      missionWith({ fighters: 'reserve, reserve, reserve, reserve' }),
      false,
      shut,
    )
    const mission = missionWith({ fighters })
    for (const one of mission.fighters) if (one.at === 'dogfight') one.group = 1
    const later = layOut(sheet, mission, false, id => id === 'dogfight' || id.startsWith('right'))
    for (const { id, kind, position } of BOXES)
      if (kind !== 'approach' && (position === 'left' || position === 'right')) {
        const { y, height } = waiting.docks.get(id)?.rect ?? {}
        expect(later.docks.get(id)?.rect, id).toMatchObject({ y, height })
      }
  })

  test('nor do the three heights of a crowded flank move, where there is room for those who come back to it', () => {
    if (sheet.width < 1536) return
    const escorts = Array.from({ length: 3 }, () => ({ at: 'forward' as const }))
    const heightsOf = (fighters: string) => {
      const { docks } = layOut(sheet, missionWith({ map: '7', fighters, escorts }), true, shut)
      return ['high', 'level', 'low'].map(height => docks.get(`left/${height}` as BoxId)?.rect.y)
    }
    const others = ', tail/low, tail/low, tail/low, tail/low, exited, exited'
    expect(heightsOf(`left/return/high, left/evasive/high, left/return/low${others}`)).toEqual(
      heightsOf(`tail/low, tail/low, tail/low${others}`),
    )
  })

  test.each(['nose/approach/low', 'left/approach/high', 'tail/approach/high'] as const)(
    'SR-APP-04 six who go in by %s cover no bomber of any map, and nothing lies on anything',
    at => {
      for (const map of MAP_IDS) {
        const fighters = Array.from({ length: 6 }, () => ({ at }))
        const mission = missionWith({ map, fighters })
        const layout = layOut(sheet, mission, false, shut)
        const plan = planOf(packOf({ pack: standard.id }).formation(map), sheet)
        const box = layout.docks.get(at)?.rect as Rect
        for (const place of plan.formation.places) {
          const { x, y } = plan.place(place)
          const [width, height] = [plan.span * 0.98, plan.span * 0.6]
          const bomber = { x: x - width / 2, y: y - height / 2, width, height }
          expect(apart(box, bomber), `${map} ${place.id}`).toBe(true)
        }
        const rects = placesIn(layout)
        for (const [i, one] of rects.entries())
          for (const other of rects.slice(i + 1)) expect(apart(one, other), `${map} ${i}`).toBe(true)
      }
    },
  )

  test('there is no High Bombing Box where the map has none', () => {
    expect(layOut(sheet, missionWith({ map: '5' }), false, shut).docks.has('high-bombing')).toBe(false)
  })

  test.each([1, 2, 3, 7, 12])('%i pieces in a room keep clear of each other', pieces => {
    const room = { x: 10, y: 20, width: 4 * sheet.piece.width, height: 3 * sheet.piece.height }
    const { width, height } = sheet.piece
    const spots = spotsIn(room, pieces, sheet.piece)
    expect(spots).toHaveLength(pieces)
    const rects = spots.map(({ x, y }) => ({ x: x - width / 2, y: y - height / 2, width, height }))
    for (const [i, one] of rects.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(room.x - 0.01)
      expect(one.y + height).toBeLessThanOrEqual(room.y + room.height + 0.01)
      for (const other of rects.slice(i + 1)) expect(apart(one, other)).toBe(true)
    }
  })
})

describe.each(MAP_IDS)('SR-Q-50 Map %s', id => {
  test.each(SHEETS)('nose up, bombers where their four cells meet, all on the sheet ($width wide)', sheet => {
    const plan = planOf(packOf({ pack: standard.id }).formation(id), sheet)
    const { spaces, places, elements } = plan.formation
    for (const place of places) {
      const spot = plan.place(place)
      const at = (side: keyof typeof place.from) => plan.space(spaces[place.from[side]] ?? { a: 0, b: 0 })
      expect(at('nose').x).toBeCloseTo(spot.x)
      expect(at('nose').y).toBeCloseTo(spot.y - plan.along)
      expect(at('tail').y).toBeCloseTo(spot.y + plan.along)
      expect(at('right').x).toBeCloseTo(spot.x + plan.across)
      expect(at('left').x).toBeCloseTo(spot.x - plan.across)
    }
    for (const space of spaces) {
      const { x, y } = plan.space(space)
      const cell = { x: x - plan.across, y: y - plan.along, width: 2 * plan.across, height: 2 * plan.along }
      expect(inside(cell, sheet)).toBe(true)
      // Its number stands in the cell.
      const spot = numberSpot(plan, space)
      expect(Math.abs(spot.x - x) / plan.across + Math.abs(spot.y - y) / plan.along).toBeLessThan(0.75)
    }
    for (const element of elements) {
      const outline = outlineOf(plan, element.spaces, 0)
      // The border encloses as much as the cells it is drawn round.
      expect(areaOf(outline) / (element.spaces.length * 2 * plan.across * plan.along)).toBeCloseTo(1, 1)
      expect(areaOf(outlineOf(plan, element.spaces, 3))).toBeLessThan(areaOf(outline))
    }
  })

  test.each(SHEETS)('bombers that fly beside each other do not touch ($width wide)', sheet => {
    const plan = planOf(packOf({ pack: standard.id }).formation(id), sheet)
    expect(plan.span).toBeLessThan(2 * plan.across)
    expect(plan.span * 0.63).toBeLessThan(plan.along + 1)
    expect(plan.span).toBeGreaterThanOrEqual(56)
  })

  test.each(SHEETS)('each element has a name on the sheet, none over another ($width wide)', sheet => {
    const plan = planOf(packOf({ pack: standard.id }).formation(id), sheet)
    const labels = labelsOf(plan)
    expect(labels.size).toBe(plan.formation.elements.length)
    const spots = [...labels.values()]
    for (const [i, one] of spots.entries()) {
      expect(one.x).toBeGreaterThan(0)
      expect(one.x).toBeLessThan(sheet.width)
      for (const other of spots.slice(i + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(sheet.print * 2)
    }
  })
})

test.each(SHEETS)('the name of an element lies over no cell of another ($width wide)', sheet => {
  const plan = planOf(packOf({ pack: standard.id }).formation('7'), sheet)
  for (const [no, { x, y, anchor }] of labelsOf(plan))
    if (anchor === 'middle')
      for (const space of plan.formation.spaces) {
        const at = plan.space(space)
        const isIn = Math.abs(x - at.x) / plan.across + Math.abs(y - at.y) / plan.along < 1
        expect(isIn && space.elements.some(one => one !== no)).toBe(false)
      }
})

test.each(SHEETS)('no name lies where boxes with fighters grow to ($width wide)', sheet => {
  const labels = labelsOf(planOf(packOf({ pack: standard.id }).formation('5'), sheet))
  for (const { x, y } of labels.values())
    expect(
      Math.abs(x - sheet.width / 2) > sheet.width / 4 || Math.min(y, sheet.height - y) > sheet.margin.y * 2.3,
    ).toBe(true)
})

test('every type of aircraft has its own shape, the same on both sides, and its own paint', () => {
  const types = [...FIGHTER_KINDS, ...ESCORT_TYPES, 'b24' as const]
  const shapes = types.map(type => SILHOUETTES[type])
  expect(new Set(shapes).size).toBe(shapes.length)
  for (const shape of shapes) {
    const xs = [...shape.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))
    expect(Math.max(...xs)).toBe(50)
    expect(Math.min(...xs)).toBe(-50)
  }
  expect(new Set(types.map(type => PAINT[type].glass)).size).toBe(types.length)
})

/** By the corners of each loop of a path. */
function areaOf(path: string): number {
  return path
    .split('Z')
    .filter(Boolean)
    .map(loop =>
      loop
        .slice(1)
        .split('L')
        .map(point => point.split(' ').map(Number)),
    )
    .reduce((total, points) => {
      const twice = points.reduce((sum, [x = 0, y = 0], i) => {
        const [nx = 0, ny = 0] = points[(i + 1) % points.length] ?? []
        return sum + x * ny - nx * y
      }, 0)
      return total + twice / 2
    }, 0)
}
