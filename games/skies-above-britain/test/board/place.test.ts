import { expect, test } from 'vitest'
import { planOf } from '../../board/bombers/place.ts'

test('SAB-ICO-06 who comes from starboard stays clear of bombers that have fallen out so far', () => {
  const ketten = [0, 1, 2].flatMap(x => [0, 1].map(y => ({ x, y, isolated: false })))
  const fallen = 3
  const plan = planOf({ width: 820, height: 558 }, ketten, fallen)
  const lone = Array.from({ length: fallen }, (_, i) => plan.lone(i, fallen))
  for (let of = 1; of <= 6; of++)
    for (let i = 0; i < of; i++) {
      const { plane } = plan.attacker('starboard', i, of)
      expect(plane.y).toBeGreaterThan(20)
      for (const { x, y } of lone)
        expect(Math.hypot(plane.x - x, plane.y - y)).toBeGreaterThan(plan.span * 0.8)
    }
})
