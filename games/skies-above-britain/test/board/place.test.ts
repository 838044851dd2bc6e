import { describe, expect, test } from 'vitest'
import { attackers } from '../../board/bombers/approach.ts'
import { planOf, type Spot } from '../../board/bombers/place.ts'
import { isClear } from '../../board/bombers/room.ts'
import { taken } from '../../board/bombers/shown.ts'
import { FROM, plates } from '../../board/bombers/ways.ts'
import { standard } from '../../pack/index.ts'
import { POSITIONS } from '../../pack/types.ts'

const SIZES = [
  { width: 1056, height: 740 },
  { width: 696, height: 610 },
  { width: 390, height: 318 },
] as const

const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)

function closest(spots: readonly Spot[]): number {
  return Math.min(...spots.flatMap((a, i) => spots.slice(i + 1).map(b => apart(a, b))))
}

describe.each(SIZES)('in a scene of $width by $height', size => {
  test.each(standard.layouts)('the layout $id has every bomber in it, none on another', ({ tiles }) => {
    const ketten = tiles.map(([x, y]) => ({ x, y, isolated: false }))
    const plan = planOf(size, ketten)
    const spots = ketten.flatMap(kette => [0, 1, 2].map(place => plan.bomber(kette, place)))
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(plan.span / 2)
      expect(x).toBeLessThan(size.width - plan.span / 2)
      expect(y).toBeGreaterThan(plan.span / 2)
      expect(y).toBeLessThan(size.height - plan.span / 2)
    }
    expect(closest(spots)).toBeGreaterThan(plan.span * 0.85)
    expect(plan.span).toBeGreaterThanOrEqual(26)
  })

  // On a phone half of one: more of them on one side of one bomber also come up beside it.
  const most = size.width < 560 ? 6 : 12

  test.each(POSITIONS)('SAB-BMB-14 who comes from the %s finds room, each on that side', side => {
    for (const { tiles } of standard.layouts) {
      const ketten = tiles.map(([x, y]) => ({ x, y, isolated: false, bombers: [] }))
      const plan = planOf(size, ketten)
      const last = ketten.at(-1) ?? { x: 0, y: 0, isolated: false }
      const target = plan.bomber(last, 0)
      const clearOf = taken(plan, { tiles: ketten, at: new Map() })
      const aims = Array.from({ length: most }, () => ({ target, angle: side }))
      const slots = attackers(plan, aims, clearOf, false)
      expect(slots).toHaveLength(most)
      expect(closest(slots)).toBeGreaterThan(28)
      const { x, y } = FROM[side]
      for (const { plane } of slots) {
        expect(isClear({ ...plane, width: 30, height: 30 }, clearOf)).toBe(true)
        expect((plane.x - target.x) * x + (plane.y - target.y) * y).toBeGreaterThan(0)
      }
    }
  })

  test('who is first keeps his place when others come', () => {
    const plan = planOf(size, [{ x: 2, y: 2, isolated: false }])
    const aims = POSITIONS.map(angle => ({ target: { x: size.width / 2, y: size.height / 2 }, angle }))
    const few = attackers(plan, aims.slice(0, 2), [], false)
    expect(attackers(plan, aims, [], false).slice(0, 2)).toEqual(few)
  })

  test('the plates of four ways lie in the scene, none on another', () => {
    const plate = { width: 64, height: 42 }
    for (let x = 84; x <= size.width - 84; x += 37)
      for (let y = 40; y < size.height; y += 40) {
        const all = plates(POSITIONS, { x, y }, 36, size, plate, [{ x, y, width: 36, height: 36 }])
        expect(all).toHaveLength(POSITIONS.length)
        for (const one of all) {
          expect(one.x).toBeGreaterThanOrEqual(32)
          expect(one.x).toBeLessThanOrEqual(size.width - 32)
          expect(one.y).toBeGreaterThanOrEqual(21)
          expect(one.y).toBeLessThanOrEqual(size.height - 21)
        }
        for (const [i, a] of all.entries())
          for (const b of all.slice(i + 1))
            expect(Math.abs(a.x - b.x) >= 63 || Math.abs(a.y - b.y) >= 41, `${x}/${y}`).toBe(true)
        // Nor on the bomber.
        for (const one of all)
          expect(Math.abs(one.x - x) >= 50 || Math.abs(one.y - y) >= 39, `${x}/${y}`).toBe(true)
      }
  })
})
