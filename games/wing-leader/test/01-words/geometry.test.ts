import { describe, expect, test } from 'vitest'
import {
  ALTITUDES,
  altitudeOf,
  areAdjacent,
  COLUMNS,
  columnOf,
  distance,
  FACINGS,
  facingTo,
  isAhead,
  isBehind,
  isLevel,
  nameOf,
  neighbour,
  opposite,
  squareAt,
  squareNamed,
  turnBetween,
} from '../../rules/01-words/geometry.ts'

const at = squareNamed

describe('the map', () => {
  test('WL-2.1.a twenty-six columns by twenty altitudes, and nothing beyond', () => {
    expect([COLUMNS, ALTITUDES]).toEqual([26, 20])
    expect(nameOf(squareAt(0, 0))).toBe('A0')
    expect(nameOf(squareAt(25, 19))).toBe('Z19')
    expect(neighbour(at('Z19'), 0)).toBeUndefined()
    expect(neighbour(at('Z19'), 2)).toBeUndefined()
    expect(neighbour(at('A0'), 4)).toBeUndefined()
    expect(neighbour(at('A0'), 6)).toBeUndefined()
  })

  test('WL-2.1.b WL-1.1.c a square is named by its column and altitude', () => {
    expect([columnOf(at('G13')), altitudeOf(at('G13'))]).toEqual([6, 13])
    expect([columnOf(at('A0')), altitudeOf(at('A0'))]).toEqual([0, 0])
    expect(nameOf(at('Q7'))).toBe('Q7')
  })

  test('WL-1.1.a the eight squares around are adjacent, the own one is not', () => {
    const adjacent = ['G7', 'G8', 'G9', 'H7', 'H9', 'I7', 'I8', 'I9']
    for (const name of adjacent) expect(areAdjacent(at('H8'), at(name))).toBe(true)
    for (const name of ['H8', 'F8', 'H10', 'J9']) expect(areAdjacent(at('H8'), at(name))).toBe(false)
  })

  test('WL-1.1.b distance is counted in king moves', () => {
    expect(distance(at('C5'), at('C5'))).toBe(0)
    expect(distance(at('C5'), at('F6'))).toBe(3)
    expect(distance(at('C5'), at('D12'))).toBe(7)
    expect(distance(at('F6'), at('C5'))).toBe(3)
  })

  test('WL-1.1.h level is left or right and nothing else', () =>
    expect(FACINGS.filter(isLevel)).toEqual([0, 4]))
})

test.each([
  [0, 'I8'],
  [1, 'I9'],
  [2, 'H9'],
  [3, 'G9'],
  [4, 'G8'],
  [5, 'G7'],
  [6, 'H7'],
  [7, 'I7'],
] as const)('WL-2.1.d directions: facing %i looks from H8 to %s', (facing, ahead) => {
  const square = neighbour(at('H8'), facing)
  expect(square === undefined ? '' : nameOf(square)).toBe(ahead)
  expect(facingTo(at('H8'), at(ahead))).toBe(facing)
  expect(facingTo(at(ahead), at('H8'))).toBe(opposite(facing))
})

test.each([
  [0, 0, 0],
  [0, 4, 4],
  [1, 7, 2],
  [7, 0, 1],
  [6, 1, 3],
] as const)('directions: from facing %i to %i are %i eighths', (a, b, eighths) => {
  expect(turnBetween(a, b)).toBe(eighths)
  expect(turnBetween(b, a)).toBe(eighths)
})

describe('aspect', () => {
  const around = ['G7', 'G8', 'G9', 'H7', 'H9', 'I7', 'I8', 'I9']

  test.each(FACINGS)(
    'WL-C-01 WL-Q-02 facing %i has three adjacent squares ahead and three behind',
    facing => {
      expect(around.filter(name => isAhead(at('H8'), facing, at(name)))).toHaveLength(3)
      expect(around.filter(name => isBehind(at('H8'), facing, at(name)))).toHaveLength(3)
    },
  )

  test('WL-8.1.2.a WL-Q-02 to the right the cone widens by one level a square', () => {
    const ahead = (name: string) => isAhead(at('H8'), 0, at(name))
    expect(['I8', 'J10', 'J6', 'K8'].every(ahead)).toBe(true)
    expect(['H8', 'H9', 'J11', 'J5', 'G8'].some(ahead)).toBe(false)
  })

  test('WL-8.1.2.a WL-Q-02 up and right the quarter between right and up is ahead', () => {
    const ahead = (name: string) => isAhead(at('H8'), 1, at(name))
    expect(['I8', 'H9', 'K8', 'H12', 'I12'].every(ahead)).toBe(true)
    expect(['H8', 'G9', 'I7', 'G7'].some(ahead)).toBe(false)
    expect(isBehind(at('H8'), 1, at('F8'))).toBe(true)
    expect(isBehind(at('H8'), 1, at('I8'))).toBe(false)
  })
})
