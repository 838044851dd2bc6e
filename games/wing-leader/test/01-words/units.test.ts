import { describe, expect, test } from 'vitest'
import { MISSIONS } from '../../pack/types.ts'
import { divided } from '../../rules/01-words/dice.ts'
import {
  forceOf,
  isAvailable,
  isBomber,
  isFighter,
  isFighterBomber,
  lineOf,
  modelOf,
  sharesSquareWithEnemy,
} from '../../rules/01-words/units.ts'
import { aBattle, type Piece, r, the, unitsOn } from '../kit/table.ts'

const spitfire: Piece = r('spitfire-i H8')

describe('fighters and bombers', () => {
  test('WL-1.1.e WL-1.1.f WL-3.2.1.a the mission alone makes the difference', () => {
    const kinds = MISSIONS.map(mission => [mission, isBomber({ mission }) ? 'bomber' : 'fighter'])
    expect(Object.fromEntries(kinds)).toEqual({
      bombing: 'bomber',
      transport: 'bomber',
      strafing: 'bomber',
      recce: 'bomber',
      escort: 'fighter',
      'close-escort': 'fighter',
      sweep: 'fighter',
      intercept: 'fighter',
      cap: 'fighter',
    })
    for (const mission of MISSIONS) expect(isFighter({ mission })).toBe(!isBomber({ mission }))
  })

  test('WL-3.2.1.d WL-1.1.f a bomber class on a fighter mission is a fighter, on its way home too', () => {
    const { battle, rA: unit } = unitsOn('ju-88 H8 intercept home:left')
    expect(modelOf(battle, unit).class).toBe('medium-bomber')
    expect(isFighter(unit)).toBe(true)
  })

  test.each([
    ['with its bombs', { mission: 'bombing' }, true],
    ['with the bombs of a strafer', { mission: 'strafing' }, true],
    ['without its bombs', { mission: 'bombing', load: undefined }, false],
    ['on a sweep', { mission: 'sweep' }, false],
    ['on recce', { mission: 'recce' }, false],
    ['of a bomber class', { mission: 'bombing', model: 'ju-88' }, false],
    ['of kamikaze', { mission: 'bombing', line_: { kamikaze: true } }, false],
  ] as const)('WL-1.1.g a unit %s: fighter-bomber %s', (_, changes, expected) => {
    const battle = aBattle({ units: [{ ...spitfire, ...changes }] })
    expect(isFighterBomber(battle, the(battle, 'rA'))).toBe(expected)
  })
})

describe('availability', () => {
  test('WL-1.1.d nobody in its square hunts it', () => {
    const { battle, rA, dA } = unitsOn('spitfire-i H8, d bf-109e H8 >rA')
    expect(isAvailable(battle, rA)).toBe(false)
    expect(isAvailable(battle, dA)).toBe(true)
  })

  test('WL-1.1.d a hunter in another square does no harm', () => {
    const { battle, rA } = unitsOn('spitfire-i H8, d bf-109e H9 >rA')
    expect(isAvailable(battle, rA)).toBe(true)
  })

  test('WL-1.1.d nor does an enemy beside it that hunts nobody', () => {
    const { battle, rA } = unitsOn('spitfire-i H8, d bf-109e H8')
    expect(isAvailable(battle, rA)).toBe(true)
    expect(sharesSquareWithEnemy(battle, rA)).toBe(true)
  })

  test('WL-1.1.d WL-1.1.n a broken unit is never available', () => {
    const { battle, rA } = unitsOn('spitfire-i H8 broken')
    expect(isAvailable(battle, rA)).toBe(false)
    expect(sharesSquareWithEnemy(battle, rA)).toBe(false)
  })
})

test('WL-1.1.k WL-5.1.f each side owns one edge', () => {
  const { battle, dA } = unitsOn('spitfire-i H8, d bf-109e H8')
  expect(forceOf(battle, 'raider').edge).toBe('left')
  expect(forceOf(battle, 'defender').edge).toBe('right')
  expect(lineOf(battle, dA).model).toBe('bf-109e')
})

test.each([
  [5, 2, 3],
  [3, 2, 2],
  [1, 2, 1],
  [1, 3, 0],
  [4, 3, 1],
  [13, 4, 3],
  [0, 2, 0],
])('WL-1.2.a fractions: %i divided by %i is %i', (number, by, result) =>
  expect(divided(number, by)).toBe(result),
)

test('WL-1.2.b WL-EX-01 fractions: one rounding after the other: five halved is three, halved again two', () => {
  expect(divided(5, 2)).toBe(3)
  expect(divided(divided(5, 2), 2)).toBe(2)
})
