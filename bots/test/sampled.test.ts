import { expect, test } from 'vitest'
import { sampled } from '../decisions.ts'
import { skillOf } from '../review.ts'

const asked = (ask: string, count: number) => Array.from({ length: count }, (_, at) => ({ ask, at }))

test('of too many decisions those seldom asked are all tried, and the others evenly over the game', () => {
  const all = [...asked('target', 3), ...asked('move', 100), ...asked('fire', 50)]
  const some = sampled(all, 43)
  const of = (ask: string) => some.filter(one => one.ask === ask)
  expect(of('target')).toHaveLength(3)
  expect(of('move')).toHaveLength(20)
  expect(of('fire')).toHaveLength(20)
  expect(of('move').map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, i) => i * 5))
  expect(sampled(all, 153)).toBe(all)
})

test('of every kind at least one is tried', () => {
  const all = ['a', 'b', 'c'].flatMap(ask => asked(ask, 9))
  expect(sampled(all, 1).map(({ ask }) => ask)).toEqual(['a', 'b', 'c'])
})

test('skill is the sum of what was tried, each kind for all of its kind', () => {
  const weighed = [
    { ask: 'move', gain: { mean: 1, error: 0.3 } },
    { ask: 'move', gain: { mean: 3, error: 0.4 } },
    { ask: 'target', gain: { mean: -5, error: 1 } },
  ]
  const whole = skillOf(weighed, weighed)
  expect(whole.mean).toBe(1)
  expect(whole.error).toBeCloseTo(Math.hypot(0.3, 0.4, 1))
  const part = skillOf(weighed, [...weighed, ...asked('move', 2)])
  // Four moves that cost two each, of which two were tried.
  expect(part.mean).toBe(5 - 8)
  expect(part.error).toBeGreaterThan(Math.hypot(0.6, 0.8, 1))
  expect(skillOf([], [])).toEqual({ mean: 0, error: 0 })
})
