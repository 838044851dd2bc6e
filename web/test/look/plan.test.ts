import { expect, test } from 'vitest'
import { GAME_IDS, loadModule } from '../../games.ts'
import { momentsIn, recordsOf } from './moments.ts'
import { FULL, narrowed, QUICK, SIZES } from './plan.ts'

test('both plans look at every game, in scenarios and on screens that there are', async () => {
  const known = SIZES.map(({ name }) => name)
  for (const { scenarios, sizes } of [FULL, QUICK]) {
    expect(Object.keys(scenarios).sort()).toEqual([...GAME_IDS].sort())
    for (const [id, some] of Object.entries(scenarios)) {
      const { game } = await loadModule(id)
      expect(game.scenarios.map(one => one.id)).toEqual(expect.arrayContaining([...some]))
    }
    expect(known).toEqual(expect.arrayContaining([...sizes]))
  }
})

test('a plan is narrowed to games and sizes, and says what it has not', () => {
  const { scenarios, sizes } = narrowed(QUICK, ['sample'], ['390x844'])
  expect([scenarios, sizes]).toEqual([{ sample: ['noon'] }, ['390x844']])
  expect(narrowed(QUICK, [], [])).toEqual(QUICK)
  expect(() => narrowed(QUICK, ['chess'], ['1x1'])).toThrow(/quick plan has no game 'chess', no size '1x1'/)
})

test('a game is busy where most is lit, away from its ends', () => {
  const lighting = (refs: number) => [{ id: 'all', on: Array.from({ length: refs }, (_, i) => `plane:${i}`) }]
  const decisions = Array.from({ length: 100 }, (_, i) => ({
    at: i * 2,
    id: 'all',
    far: [],
    mark: '',
    choice: {
      kind: 'choice' as const,
      seat: 'raf',
      ask: 'order',
      options: lighting(i === 0 || i === 99 ? 9 : i === 40 ? 5 : 1),
    },
  }))
  expect(momentsIn(decisions)).toEqual({ early: 0, busy: 80, late: 186 })
  expect(momentsIn([])).toEqual({ early: 0, busy: 0, late: 0 })
})

test('the moments of a game are the same each time, one after the other', async () => {
  const module = await loadModule('sample')
  const setup = { scenario: 'noon', pack: 'standard', options: {} }
  const { early, busy, late } = recordsOf(module, setup, 1)
  expect(early.answers).toEqual([])
  expect(late.answers.slice(0, busy.answers.length)).toEqual(busy.answers)
  expect(late.answers.length).toBeGreaterThan(busy.answers.length)
  expect(recordsOf(module, setup, 1)).toEqual({ early, busy, late })
})
