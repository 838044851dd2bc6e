import { describe, expect, test } from 'vitest'
import { basicSpeed, basicTurn, climbCost, isHighSpeed, isSingle } from '../../rules/03-aircraft/ratings.ts'
import { aBattle, type Piece, r, the, unitsOn } from '../kit/table.ts'

function ratings(changes: Partial<Piece>): [number, number] {
  const battle = aBattle({ units: [r('bf-109e H8', changes)] })
  const unit = the(battle, 'rA')
  return [basicSpeed(battle, unit), basicTurn(battle, unit)]
}

describe('basic speed and turn', () => {
  test.each<[string, Partial<Piece>]>([
    ['bombs', { load: 'bomb' }],
    ['cargo', { load: 'cargo' }],
    ['torpedoes', { load: 'torpedo' }],
    ['ground rockets', { load: 'atgr' }],
    ['parafrags', { load: 'parafrag' }],
    ['drop tanks', { tanks: true }],
    ['gun pods', { pod: 'gun' }],
    ['AT pods', { pod: 'at' }],
    ['air rockets', { aar: 'loaded' }],
    ['fired air rockets', { aar: 'depleted' }],
  ])('WL-3.3.2.a WL-13.2.a WL-13.5.3.a WL-13.5.6.a %s take one point of each', (_, changes) => {
    expect(ratings({})).toEqual([5, 5])
    expect(ratings(changes)).toEqual([4, 4])
  })

  test('WL-3.3.2.b WL-3.3.l Low Drag is for bomb loads alone', () => {
    expect(ratings({ model: 'mosquito' })).toEqual([6, 3])
    expect(ratings({ model: 'mosquito', load: 'bomb' })).toEqual([6, 3])
    expect(ratings({ model: 'mosquito', load: 'torpedo' })).toEqual([6, 3])
    expect(ratings({ model: 'mosquito', tanks: true })).toEqual([5, 2])
    expect(ratings({ model: 'mosquito', pod: 'gun' })).toEqual([5, 2])
    expect(ratings({ model: 'mosquito', aar: 'loaded' })).toEqual([5, 2])
  })

  test('WL-3.3.2.a WL-13.5.3.a a jet hardly feels its rockets', () => {
    expect(ratings({ model: 'me-262', aar: 'loaded' })).toEqual([9, 3])
    expect(ratings({ model: 'me-262', load: 'bomb' })).toEqual([8, 2])
  })

  test('WL-3.3.2.c a Dive marker adds to speed alone', () =>
    expect(ratings({ marker: 'dive' })).toEqual([6, 5]))

  test.each(['climb', 'slow-climb'] as const)('WL-3.3.2.d a %s marker takes from speed alone', marker =>
    expect(ratings({ marker })).toEqual([4, 5]),
  )

  test('WL-3.3.2.e a Slow marker leaves nothing, whatever else there is', () =>
    expect(ratings({ slow: true, marker: 'dive' })).toEqual([0, 0]))

  test('WL-3.3.2.i neither falls below 0', () =>
    expect(ratings({ model: 'c-47', load: 'cargo', marker: 'climb' })).toEqual([0, 0]))

  test('WL-3.3.2.f WL-3.3.1.a the altitude of the square decides which band is read', () => {
    const { battle, rA: unit } = unitsOn('banded H9')
    const read = () => [basicSpeed(battle, unit), basicTurn(battle, unit), climbCost(battle, unit)]
    expect(read()).toEqual([4, 6, 3])
    unit.square += 1
    expect(read()).toEqual([6, 4, 0])
  })

  test('WL-3.3.s a rocket plane is rated by its throttle', () => {
    expect(ratings({ model: 'me-163', throttle: 'full' })).toEqual([9, 3])
    expect(ratings({ model: 'me-163', throttle: 'none' })).toEqual([5, 5])
    expect(ratings({ model: 'me-163' })).toEqual([8, 4])
  })
})

test('WL-3.3.b the climb rating is the price of the first level, counted in halves; S is 0', () => {
  const cost = (model: string) => {
    const battle = aBattle({ units: [r(`${model} H8`)] })
    return climbCost(battle, the(battle, 'rA'))
  }
  expect([cost('spitfire-i'), cost('hurricane-i'), cost('spitfire-ix'), cost('he-111')]).toEqual([4, 5, 3, 0])
})

describe('high speed', () => {
  const isFast = (changes: Partial<Piece>, pointedDown = false) => {
    const battle = aBattle({ units: [r('bf-109e H8', changes)] })
    const unit = the(battle, 'rA')
    unit.deeds.pointedDown = pointedDown
    return isHighSpeed(battle, unit)
  }

  test('WL-13.8.3.a an Me 262, unless it climbs; other jets never', () => {
    expect(isFast({ model: 'me-262' })).toBe(true)
    expect(isFast({ model: 'me-262', marker: 'dive' })).toBe(true)
    expect(isFast({ model: 'me-262', marker: 'climb' })).toBe(false)
    expect(isFast({ model: 'ar-234' })).toBe(false)
    expect(isFast({})).toBe(false)
  })

  test('WL-13.8.2.d WL-13.8.2.e rocket planes under power', () => {
    expect(isFast({ model: 'me-163', throttle: 'full' })).toBe(true)
    expect(isFast({ model: 'me-163', throttle: 'none' })).toBe(false)
  })

  test('WL-15.3.2.d whoever ended a dive pointing straight down', () => expect(isFast({}, true)).toBe(true))
})

test.each([
  [1, 0, true],
  [6, 5, true],
  [6, 4, false],
  [3, 2, true],
  [3, 0, false],
])('WL-13.6.a WL-13.6.c single aircraft: of %i with %i lost: %s', (maxLosses, losses, expected) => {
  const battle = aBattle({ units: [r('bf-109e H8', { maxLosses, losses })] })
  expect(isSingle(the(battle, 'rA'))).toBe(expected)
})
