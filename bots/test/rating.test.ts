import { expect, test } from 'vitest'
import { meanOf, ratings, shareOf } from '../index.ts'

test('three wins in four are 191 points of Elo, and fewer games make it less sure', () => {
  const met = (games: number) => ratings([{ a: 'ace', b: 'regular', wins: 0.75 * games, games }], 'regular')
  const few = met(40).get('ace')
  const many = met(4000).get('ace')
  expect(many?.value).toBeCloseTo(400 * Math.log10(3), 0)
  expect(met(40).get('regular')).toEqual({ value: 0, low: 0, high: 0 })
  const width = (one: typeof few) => (one?.high ?? 0) - (one?.low ?? 0)
  expect(width(few)).toBeGreaterThan(8 * width(many))
})

test('who is stronger than the stronger is stronger still, through others', () => {
  const elo = ratings(
    [
      { a: 'b', b: 'a', wins: 75, games: 100 },
      { a: 'c', b: 'b', wins: 75, games: 100 },
    ],
    'a',
  )
  const points = (name: string) => elo.get(name)?.value ?? 0
  expect(points('c')).toBeCloseTo(2 * points('b'), 0)
  const width = (name: string) => (elo.get(name)?.high ?? 0) - (elo.get(name)?.low ?? 0)
  expect(width('c')).toBeGreaterThan(width('b'))
})

test('who never lost is strong, not infinite', () => {
  const { value = 0, high = 0 } = ratings([{ a: 'a', b: 'b', wins: 10, games: 10 }], 'b').get('a') ?? {}
  expect(value).toBeGreaterThan(300)
  expect(Number.isFinite(high)).toBe(true)
})

test('a share of few games is told with a wide interval that stays within what is possible', () => {
  expect(shareOf(10, 10)).toMatchObject({ value: 1, high: 1 })
  expect(shareOf(10, 10).low).toBeCloseTo(0.722, 2)
  expect(shareOf(50, 100).low).toBeCloseTo(0.404, 2)
})

test('a mean is told with 1.96 standard errors on each side', () => {
  const { value, low, high } = meanOf([1, 2, 3, 4])
  expect(value).toBe(2.5)
  expect(high - value).toBeCloseTo((1.96 * Math.sqrt(5 / 3)) / 2)
  expect(value - low).toBeCloseTo(high - value)
})
