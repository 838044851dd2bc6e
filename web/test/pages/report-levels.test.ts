import { expect, test } from 'vitest'
import { bandsOf, nextSaid } from '../../report/levels.ts'

const LEVELS = (score: number) => (score >= 7 ? 'A great victory' : score > 0 ? 'A victory' : 'A draw')

test('levels of victory lie behind the score as far as it went, from either side', () => {
  expect(bandsOf(LEVELS, -1.5, 8)).toEqual([
    { name: 'A draw', low: -1, high: 0 },
    { name: 'A victory', low: 1, high: 6 },
    { name: 'A great victory', low: 7, high: 8 },
  ])
  const mirrored = bandsOf(score => LEVELS(-score), -7, 1)
  expect(mirrored.map(({ low, high }) => [low, high])).toEqual([
    [-7, -7],
    [-6, -1],
    [0, 1],
  ])
})

test('where the score alone does not decide, nothing is said of levels', () => {
  expect(bandsOf(score => (score > 2 ? undefined : 'A draw'), 0, 5)).toEqual([])
  expect(nextSaid(() => undefined, 3, 1)).toBeUndefined()
})

test('the next better level is named with what was missing, and there is none above the best', () => {
  expect(nextSaid(LEVELS, 3, 1)).toBe('4 points more: A great victory')
  expect(nextSaid(LEVELS, 1, -1)).toBe('1 point more: A draw')
  expect(nextSaid(LEVELS, 9, 1)).toBeUndefined()
})
