import { describe, expect, test } from 'vitest'
import {
  areInFormation,
  checkWings,
  formationOf,
  isBalbo,
  isLedBySigns,
  leaveWing,
  warnWings,
  wingMates,
} from '../../rules/09-command/wings.ts'
import type { Battle } from '../../state.ts'
import { aProfile } from '../kit/runs.ts'
import { battleOf, the, unitsOn } from '../kit/table.ts'
import { testTallies } from '../kit/tallies.ts'

const idsOf = (battle: Battle, nos: readonly number[]) => nos.map(no => battle.units[no]?.id).sort()
const inTheWing = (battle: Battle) =>
  battle.units.filter(({ wing }) => wing !== undefined).map(({ id }) => id)

test('WL-9.1.a formations: a chain of units with the same facing, from square to square', () => {
  const battle = battleOf(
    'spitfire-i H8, spitfire-i I9, spitfire-i J9, spitfire-i J9, spitfire-i L9, spitfire-i G8 facing:4, d bf-109e H9 facing:0',
  )
  expect(idsOf(battle, formationOf(battle, the(battle, 'rC')))).toEqual(['rA', 'rB', 'rC', 'rD'])
  expect(areInFormation(battle, the(battle, 'rA'), the(battle, 'rD'))).toBe(true)
  expect(areInFormation(battle, the(battle, 'rA'), the(battle, 'rE'))).toBe(false)
  expect(areInFormation(battle, the(battle, 'rE'), the(battle, 'rE'))).toBe(true)
})

test('WL-9.1.a formations: units off the map are in no formation', () => {
  const { battle, rA, rB } = unitsOn('spitfire-i H8, spitfire-i H8')
  rB.at = 'edge'
  expect(idsOf(battle, formationOf(battle, rA))).toEqual(['rA'])
})

describe('who belongs to a wing', () => {
  const WING = 'spitfire-i H8 wing, spitfire-i H9 wing, d bf-109e K8'

  test.each([
    ['WL-9.5.2.b a unit that meets the conditions stays', WING, ['rA', 'rB']],
    ['WL-9.5.2.b out of formation it leaves', 'spitfire-i H8 wing, spitfire-i H10 wing', ['rA']],
    ['WL-9.5.2.b facing elsewhere', 'spitfire-i H8 wing, spitfire-i H9 wing facing:1', ['rA']],
    ['WL-9.5.2.a with a tally', 'spitfire-i H8 wing, spitfire-i H9 wing >dA, d bf-109e K8', ['rA']],
    ['WL-9.5.2.a with a balloon', 'spitfire-i H8 wing, spitfire-i H9 wing balloon:0', ['rA']],
    ['WL-9.5.2.a broken', 'spitfire-i H8 wing, spitfire-i H9 wing broken', ['rA']],
    ['WL-9.5.2.a hunted', 'spitfire-i H8 wing, spitfire-i H9 wing, d bf-109e H9 >rB', ['rA']],
    ['WL-9.5.a no wing forms in play', 'spitfire-i H8, spitfire-i H8', []],
    // A wing breaks up with its leader.
    ['WL-9.5.2.c when its leader has a tally', WING.replace('H8 wing', 'H8 wing >dA'), []],
    ['WL-9.5.2.c when its leader is broken', WING.replace('H8 wing', 'H8 wing broken'), []],
    ['WL-9.5.2.c when its leader is hunted in his square', WING.replace('K8', 'H8 >rA'), []],
  ])('%s, and keeps its net: %s', (_, units, members) => {
    const { battle, rB } = unitsOn(units)
    checkWings(battle)
    expect([inTheWing(battle), rB.net]).toEqual([members, 'raider'])
    expect(battle.wings.map(({ leader }) => leader)).toEqual(
      units.includes('wing') ? [members.length > 0 ? 0 : undefined] : [],
    )
  })

  test('WL-9.5.2.a WL-9.5.2.b a unit on a bombing profile leaves, and does not come back', () => {
    const { battle, rA, rB, dA } = unitsOn(WING)
    expect([wingMates(battle, rA), wingMates(battle, dA)]).toEqual([[rB], []])
    rB.profile = aProfile('strafing')
    checkWings(battle)
    rB.profile = undefined
    checkWings(battle)
    expect(inTheWing(battle)).toEqual(['rA'])
  })

  test('WL-9.5.2.b those still to come are not judged', () => {
    const { battle, rA, rB } = unitsOn('spitfire-i H8 wing, spitfire-i H12 wing')
    rB.at = 'edge'
    checkWings(battle)
    expect(inTheWing(battle)).toEqual(['rA', 'rB'])
    rA.at = 'waiting'
    rB.at = 'map'
    checkWings(battle)
    expect(inTheWing(battle)).toEqual(['rA', 'rB'])
  })
})

describe('who leaves', () => {
  test('WL-Q-37 WL-9.5.4.a the leader is lost; a sweep goes on sweeping out of the wing', () => {
    const { battle, rA, rB } = unitsOn('spitfire-i H8 wing, spitfire-i H9 wing')
    leaveWing(battle, rA)
    expect(inTheWing(battle)).toEqual([])
    expect([rB.mission, rB.vector, rB.wing]).toEqual(['sweep', undefined, undefined])
  })

  test('WL-9.5.3.b interceptors without a tally fly on to where the leader was bound', () => {
    const others = 'spitfire-i H9 intercept wing, spitfire-i H9 intercept >dA wing, d bf-109e K8'
    const { battle, rA } = unitsOn(`spitfire-i H8 intercept vector:P8 wing, ${others}`)
    const { vector } = rA
    leaveWing(battle, rA)
    expect(battle.units.map(unit => unit.vector)).toEqual([vector, vector, undefined, undefined])
  })

  test('WL-9.5.4.a those who stay go on as a wing when others leave', () => {
    const { battle, rB } = unitsOn('spitfire-i H8 wing, spitfire-i H9 wing, spitfire-i G8 wing')
    leaveWing(battle, rB)
    expect(inTheWing(battle)).toEqual(['rA', 'rC'])
  })
})

describe('led by signs', () => {
  test('WL-9.4.2.c WL-9.5.5.1.a without radio, or on a cluttered net', () => {
    const { battle, rA, rB } = unitsOn('spitfire-i H8, spitfire-i H8 deaf, d bf-109e K8')
    expect(isLedBySigns(battle, rA)).toBe(false)
    expect(isLedBySigns(battle, rB)).toBe(true)
    rA.deeds.fought = true
    expect(isLedBySigns(battle, rA)).toBe(true)
  })

  test('WL-9.5.5.1.a one alerted member alerts the others', () => {
    const wing = 'spitfire-i H8 deaf wing, spitfire-i H8 deaf alerted wing, spitfire-i H8 deaf wing'
    const battle = battleOf(`${wing}, spitfire-i H8 deaf`)
    warnWings(battle, 'defender')
    expect(battle.units.map(({ alerted }) => alerted)).toEqual([false, true, false, false])
    warnWings(battle, 'raider')
    expect(battle.units.map(({ alerted }) => alerted)).toEqual([true, true, true, false])
  })

  const DEAF = 'spitfire-i H8 deaf wing, spitfire-i H9 deaf wing'
  testTallies({
    'WL-9.5.5.1.b only one unit of the wing may roll in a turn': [
      `${DEAF}, spitfire-i F8 deaf, d bf-109e P8: roll/rA/dA 1; ? end`,
    ],
    'WL-9.5.5.1.b units outside the wing roll as ever': [
      `${DEAF}, spitfire-i J8 deaf, d bf-109e P8: roll/rA/dA 1; ? end roll/rC/dA`,
    ],
    'WL-9.4.2.c a dogfight on the net limits the rolls of the wing too': [
      'spitfire-i H8 wing, spitfire-i H9 wing, spitfire-i F8 >dB fighting, d bf-109e P8',
      ', d bf-109e F8 >rC fighting: roll/rA/dA 1; ? end order/rA/dB order-split/rA/dB order/rB/dB all/rA/dB',
    ],
  })
})

test.each([
  ['two squadrons', ['', ''], false],
  ['two squadrons and a flight', ['', '', ' flight'], true],
  ['a squadron and two flights', ['', ' flight', ' flight'], false],
  ['three squadrons', ['', '', ''], true],
])('WL-9.5.6.a balbos: %s', (_, sizes, expected) => {
  const { battle, rB } = unitsOn(sizes.map(size => `spitfire-i H8 wing${size}`).join(', '))
  expect(isBalbo(battle, rB)).toBe(expected)
})

test('WL-9.5.6.a balbos: outside a wing there is none', () => {
  const { battle, rB } = unitsOn('spitfire-i H8, spitfire-i H8, spitfire-i H8')
  expect(isBalbo(battle, rB)).toBe(false)
})
