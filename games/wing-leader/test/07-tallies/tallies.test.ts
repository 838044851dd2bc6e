import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { alert, gainTally, loseFarBalloon, loseTalliesOn, loseTally } from '../../rules/07-tallies/tallies.ts'
import { breakUnit } from '../../rules/10-air-combat/cohesion.ts'
import { removeUnit } from '../../rules/12-end/end.ts'
import { battleOf, the, unitsOn } from '../kit/table.ts'

test('WL-7.1.a alert state: fighters can be alerted, bombers and loaded fighter-bombers cannot', () => {
  const battle = battleOf('spitfire-i H8, spitfire-i H8 bombing, ju-88 H8 bombing')
  for (const unit of battle.units) alert(unit)
  expect(battle.units.map(({ alerted }) => alerted)).toEqual([true, false, false])
})

test('WL-7.1.e alert state: once alerted it stays so, tally or not', () => {
  const { battle, rA: unit, dA } = unitsOn('spitfire-i H8, d bf-109e K8')
  gainTally(battle, unit, dA)
  loseTally(battle, unit)
  expect(unit.alerted).toBe(true)
})

describe('gaining and losing tallies', () => {
  test('WL-7.2.4.a WL-1.1.l a tally without a roll takes the place of the one before', () => {
    const { battle, rA: unit, dA } = unitsOn('spitfire-i H8 >dB, d bf-109e K8, d bf-109e L8')
    gainTally(battle, unit, dA)
    expect(unit).toMatchObject({ tally: 1, alerted: true })
  })

  test('WL-7.2.4.a a balloon, a Vector and a place to form up are given up for it', () => {
    const battle = battleOf('spitfire-i H8 balloon:0 vector:M8 formUp:L8, d bf-109e K8', { balloons: 'I2' })
    const unit = the(battle, 'rA')
    gainTally(battle, unit, the(battle, 'dA'))
    expect([unit.balloon, unit.vector, unit.formUp]).toEqual([undefined, undefined, undefined])
  })

  test('WL-1.1.l any number of units may hunt one target', () => {
    const { battle, rB, dA } = unitsOn('spitfire-i H8 >dA, spitfire-i H8, d bf-109e K8')
    gainTally(battle, rB, dA)
    expect(battle.units.map(({ tally }) => tally)).toEqual([2, 2, undefined])
  })

  test('WL-7.2.2.a all tallies on a target that leaves the map are lost', () => {
    const battle = battleOf(
      'spitfire-i H8 >dA, spitfire-i H8 >dB, spitfire-i H8 >dA, d bf-109e K8, d bf-109e L8',
    )
    removeUnit(battle, the(battle, 'dA'), 'destroyed')
    expect(battle.units.map(({ tally }) => tally)).toEqual([undefined, 4, undefined, undefined, undefined])
    loseTalliesOn(battle, the(battle, 'dB'))
    expect(the(battle, 'rB').tally).toBeUndefined()
  })

  test('WL-7.2.2.d a unit that breaks loses its tally', () => {
    const { battle, rA } = unitsOn('spitfire-i H8 >dA, d bf-109e K8')
    breakUnit(battle, rA)
    expect(rA).toMatchObject({ broken: true, tally: undefined })
  })

  test('WL-9.5.2.c a tally outside the Tally Phase takes a wing leader’s wing apart at once', () => {
    const { battle, rA, dA } = unitsOn('spitfire-i H8 wing, spitfire-i H9 wing, d bf-109e K8')
    gainTally(battle, rA, dA)
    expect(battle.units.map(({ wing }) => wing)).toEqual([undefined, undefined, undefined])
    expect(battle.wings[0]?.leader).toBeUndefined()
  })

  test('WL-14.3.b a move of more than four columns away loses the balloon', () => {
    const { battle, rA: unit } = unitsOn('spitfire-i H8 balloon:0', { balloons: 'L2' })
    loseFarBalloon(battle, unit)
    expect(unit.balloon).toBe(0)
    unit.square = squareNamed('G8')
    loseFarBalloon(battle, unit)
    expect(unit.balloon).toBeUndefined()
  })
})
