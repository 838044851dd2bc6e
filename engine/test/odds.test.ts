import { describe, expect, test } from 'vitest'
import { expected, Match, prospects, Run } from '../index.ts'
import { SETUP, skyGame } from './patrol-game.ts'

describe('odds', () => {
  const open = () => {
    const match = new Match(skyGame(), SETUP)
    match.settle('cloud')
    return match.at(1)
  }

  test('are exact over every outcome up to the next decision', () => {
    const found = prospects(open, 0, ({ state }) => state.hits[0] ?? 0)
    expect(found.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    expect(expected(found)).toBeCloseTo(3.5)
    expect(found).toHaveLength(12)
    const sun = found.filter(({ chance }) => Math.abs(chance - 1 / 18) < 1e-9)
    expect(sun).toHaveLength(6)
  })

  test('stop after so many rolls', () => {
    const one = prospects(open, 0, ({ state }) => state.hits[0] ?? 0, 1)
    expect(one.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6])
    for (const { chance } of one) expect(chance).toBeCloseTo(1 / 6)
    expect(prospects(open, 1, ({ state }) => state.fuel)).toEqual([{ chance: 1, value: 19 }])
  })

  test('reach to the end of a game', () => {
    const game = skyGame({ begin: setup => ({ ...skyGame().begin(setup), hours: 1 }) })
    const last = () => {
      const run = new Run(game, game.begin(SETUP))
      run.answer(0)
      return run
    }
    const found = prospects(last, 0, run => run.result?.score ?? 0)
    expect(found.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('leave the run they begin from alone', () => {
    const run = open()
    expect(run).toBeInstanceOf(Run)
    const fuel = run.state.fuel
    prospects(open, 1, ({ state }) => state.fuel)
    expect(run.state.fuel).toBe(fuel)
  })
})
