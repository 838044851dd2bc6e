import { describe, expect, test } from 'vitest'
import { altitudeOf } from '../../rules/01-words/geometry.ts'
import { isHighSpeed } from '../../rules/03-aircraft/ratings.ts'
import {
  aim,
  begun,
  DOWN,
  DOWN_LEFT,
  DOWN_RIGHT,
  does,
  flies,
  LEFT,
  offers,
  RIGHT,
  waysOpen,
} from '../kit/runs.ts'
import { cases } from '../kit/table.ts'

describe('dive and steep-angle bombing', () => {
  test('WL-15.3.2.b WL-Q-81 from the next column: one step into the target column, level or descending, then straight down', () => {
    const { battle, unit } = begun('dive', { model: 'sb2c', at: 'J4' })
    expect(waysOpen(battle, unit)).toEqual([RIGHT, DOWN_RIGHT])
    flies(battle, unit, RIGHT)
    expect(waysOpen(battle, unit)).toEqual([DOWN])
    expect(offers(battle, unit)).toEqual(['break-off'])
  })

  test('WL-15.3.2.b bombs fall at altitude 1 or 0', () => {
    const { battle, unit } = begun('dive', { model: 'sb2c', at: 'K3' })
    const offered: string[][] = []
    while (altitudeOf(unit.square) > 0) {
      flies(battle, unit, DOWN)
      offered.push(offers(battle, unit))
    }
    expect(offered).toEqual([['break-off'], ['drop', 'break-off'], ['drop', 'break-off']])
    expect(waysOpen(battle, unit)).toEqual([])
  })

  test.each(cases({ K4: false, K5: true }))(
    'WL-15.3.2.c four squares of dive aim: from %s to altitude 1 %s',
    (at, aimed) => {
      const { battle, unit } = begun('dive', { model: 'sb2c', at })
      while (altitudeOf(unit.square) > 1) flies(battle, unit, DOWN)
      expect(aim(unit)).toBe(aimed)
    },
  )

  test('WL-15.3.2.c the descending step into the column counts as well', () => {
    const { battle, unit } = begun('dive', { model: 'sb2c', at: 'J5' })
    flies(battle, unit, DOWN_RIGHT, DOWN, DOWN, DOWN)
    expect(aim(unit)).toBe(true)
  })

  test('WL-15.3.2.d a move that ends straight down is at high speed, until the nose comes up', () => {
    const { battle, unit } = begun('dive', { model: 'sb2c', at: 'K3' })
    flies(battle, unit, DOWN, DOWN)
    expect(isHighSpeed(battle, unit)).toBe(true)
    does(battle, unit, 'drop', ['bombing.home home/left'])
    flies(battle, unit, DOWN)
    expect(unit.deeds.pointedDown).toBe(true)
    flies(battle, unit, LEFT)
    expect(isHighSpeed(battle, unit)).toBe(false)
  })

  test('WL-15.3.2.d a steep dive is not', () => {
    const { battle, unit } = begun('steep', { model: 'sb2c', at: 'K3' })
    flies(battle, unit, DOWN)
    expect(unit.deeds.pointedDown).toBe(false)
  })

  test('WL-15.3.3.b a steep dive drops at any altitude from 1 up, once it has dived', () => {
    const { battle, unit } = begun('steep', { model: 'ju-88', at: 'K3' })
    expect(offers(battle, unit)).toEqual(['break-off'])
    flies(battle, unit, DOWN)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
    flies(battle, unit, DOWN)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
    expect(waysOpen(battle, unit)).toEqual([])
  })

  test('WL-15.3.3.b from the next column it first moves over the target', () => {
    const { battle, unit } = begun('steep', { model: 'ju-88', at: 'J6' })
    expect(waysOpen(battle, unit)).toEqual([RIGHT, DOWN_RIGHT])
    flies(battle, unit, RIGHT)
    expect(waysOpen(battle, unit)).toEqual([DOWN])
  })

  test.each([
    [2, false],
    [3, true],
  ])('WL-15.3.3.c three squares of dive aim: %i %s', (squares, aimed) => {
    const { battle, unit } = begun('steep', { model: 'ju-88', at: 'K8' })
    for (let i = 0; i < squares; i++) flies(battle, unit, DOWN)
    expect(aim(unit)).toBe(aimed)
  })
})

test('WL-15.3.4.b WL-15.3.4.c glide bombing: one level down for each column, and the bombs fall on entering the target column, aimed', () => {
  const { battle, unit } = begun('glide', { model: 'p-47d', at: 'I4' })
  expect(waysOpen(battle, unit)).toEqual([DOWN_RIGHT])
  flies(battle, unit, DOWN_RIGHT)
  expect(offers(battle, unit)).toEqual(['break-off'])
  expect(aim(unit)).toBe(false)
  flies(battle, unit, DOWN_RIGHT)
  expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
  expect(aim(unit)).toBe(true)
  expect(waysOpen(battle, unit)).toEqual([])
})

test('WL-15.3.4.b glide bombing: from the right it comes down to the left', () => {
  const { battle, unit } = begun('glide', { model: 'p-47d', at: 'M4', facing: LEFT })
  expect(waysOpen(battle, unit)).toEqual([DOWN_LEFT])
})
