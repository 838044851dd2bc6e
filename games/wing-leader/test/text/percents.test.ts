import { expect, test } from 'vitest'
import { percents, sumWords } from '../../text/chances.ts'

test.each([[[1, 1, 4]], [[10, 21, 5]], [[15, 20, 1]]])(
  'chances that are all there is make a hundred: %j',
  ways => {
    const all = ways.reduce((sum, one) => sum + one)
    const said = percents(ways.map(one => one / all))
    expect(said.reduce((sum, one) => sum + Number.parseInt(one, 10), 0)).toBe(100)
  },
)

test('the first is rounded as where it is told alone, and what is as likely reads alike', () => {
  expect(percents([3, 3, 27, 3].map(ways => ways / 36))).toEqual(
    ['8', '8', '76', '8'].map(one => `${one}\u00a0%`),
  )
})

test.each([
  [7, 0, 4, '7 against 0: 7 better, and no more than 4 counts.'],
  [4, 7, -3, '4 against 7: 3 worse.'],
  [5, 7, -1, '5 against 7, with the Edge: 1 worse.'],
  [5, 5, 0, '5 against 5: level.'],
])('WL-10.5.c %i against %i is said without the column of the table', (own, enemy, column, said) => {
  const outlook = { parts: [], enemyParts: [], modifiers: [], hasty: false, hits: new Map() }
  expect(sumWords({ ...outlook, own, enemy, column })).toBe(said)
})
