import { expect, test } from 'vitest'
import { spreadOf, statisticsOf } from '../index.ts'

test('the spread of a figure', () => {
  expect(spreadOf([4, 1, 3, 2, 5])).toMatchObject({ mean: 3, min: 1, q25: 2, median: 3, q75: 4, max: 5 })
  expect(spreadOf([4, 1, 3, 2, 5]).sd).toBeCloseTo(Math.sqrt(2.5))
  expect(spreadOf([0, 10])).toMatchObject({ median: 5, q05: 0.5, q95: 9.5 })
  expect(spreadOf([7])).toMatchObject({ mean: 7, sd: 0, median: 7 })
})

test('levels are counted, most frequent first, and every figure is spread', () => {
  const result = (level: string, score: number) => ({ level, score, figures: { b: score * 2, a: 1 } })
  const statistics = statisticsOf([result('win', 3), result('loss', 1), result('win', 5), result('draw', 0)])
  expect(statistics.games).toBe(4)
  expect(Object.entries(statistics.levels)).toEqual([
    ['win', 2],
    ['draw', 1],
    ['loss', 1],
  ])
  expect(statistics.score.mean).toBe(2.25)
  expect(Object.keys(statistics.figures)).toEqual(['a', 'b'])
  expect(statistics.figures.b?.max).toBe(10)
})
