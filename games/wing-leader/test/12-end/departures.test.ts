import { describe, expect, test } from 'vitest'
import { removeUnit } from '../../rules/12-end/end.ts'
import { aBattle, d, inDogfight, inWing, type Piece, r, the, unitsOn } from '../kit/table.ts'

describe('leaving the map', () => {
  test('WL-7.2.2.a WL-10.6.f nothing points at a unit that is gone, and it points at nothing', () => {
    const battle = aBattle({
      units: [r('bf-109e G8 >dA lufbery circling', { vector: 8 }), d('spitfire-i G8 >rA')],
    })
    inDogfight(battle, 'rA', 'dA')
    inWing(battle, 'rA')
    const unit = the(battle, 'rA')
    removeUnit(battle, unit, 'destroyed')
    expect(unit).toMatchObject({ at: 'destroyed', lufbery: false, circling: false })
    expect([unit.tally, unit.vector, unit.dogfight, unit.wing, unit.exit]).toEqual(Array(5).fill(undefined))
    expect(battle.wings[0]?.leader).toBeUndefined()
    expect(the(battle, 'dA').tally).toBeUndefined()
  })

  test('WL-11.0.g an escaped unit counts as gone by its friendly edge', () => {
    const { battle, dA: unit } = unitsOn('d spitfire-i G8')
    removeUnit(battle, unit, 'escaped')
    expect(unit).toMatchObject({ at: 'escaped', exit: 'right' })
  })

  test('WL-11.0.a a unit that flies off by its friendly edge is out of the battle and scores nothing', () => {
    const { battle, rA: unit } = unitsOn('he-111 A8 bombing')
    removeUnit(battle, unit, 'exited', 'left')
    expect(unit).toMatchObject({ at: 'exited', exit: 'left' })
    expect(battle.scored).toEqual({ raider: 0, defender: 0 })
  })

  test('WL-9.2.2.2.e WL-EX-57 the last bomber gone, its escorts sweep', () => {
    const { battle, rA, rB } = unitsOn('he-111 A8 bombing, bf-109e A9 escort')
    removeUnit(battle, rA, 'destroyed')
    expect(rB.mission).toBe('sweep')
  })
})

const scoreOf = (piece: Partial<Piece>, bombing = false, edge: 'left' | 'right' = 'right') => {
  const battle = aBattle({ bombing, units: [r('he-111 Z8 bombing', piece)] })
  removeUnit(battle, the(battle, 'rA'), 'exited', edge)
  return battle.scored.raider
}

describe('bombers off the enemy edge', () => {
  test('WL-12.1.c an unbroken squadron with its load scores 6, a transport too', () => {
    expect(scoreOf({})).toBe(6)
    expect(scoreOf({ mission: 'transport', model: 'c-47' })).toBe(6)
  })

  test('WL-12.1.c fighters score nothing, nor does anybody where rule 15 is in force', () => {
    expect(scoreOf({ mission: 'sweep', model: 'bf-109e' })).toBe(0)
    expect(scoreOf({}, true)).toBe(0)
    expect(scoreOf({}, false, 'left')).toBe(0)
  })

  test('WL-12.1.e a disrupted squadron or a flight scores 3', () => {
    expect(scoreOf({ disruptions: 1 })).toBe(3)
    expect(scoreOf({ size: 'flight' })).toBe(3)
  })

  test('WL-12.1.f a broken unit scores 1, whatever its size', () => {
    expect(scoreOf({ disruptions: 2, broken: true })).toBe(1)
    expect(scoreOf({ size: 'flight', broken: true })).toBe(1)
  })

  test('WL-12.1.g without its load it scores nothing', () => expect(scoreOf({ load: undefined })).toBe(0))

  test('WL-11.0.g an escape scores nothing, load or not', () => {
    const { battle, rA } = unitsOn('he-111 Z8 bombing')
    removeUnit(battle, rA, 'escaped')
    expect(battle.scored.raider).toBe(0)
  })
})
