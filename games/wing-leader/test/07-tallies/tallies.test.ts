import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { alert, gainTally, loseFarBalloon, loseTalliesOn, loseTally } from '../../rules/07-tallies/tallies.ts'
import { breakUnit } from '../../rules/10-air-combat/cohesion.ts'
import { removeUnit } from '../../rules/12-end/end.ts'
import { aBattle, d, inWing, type Piece, r, the } from '../kit/table.ts'

const spitfire: Piece = r('spitfire-i H8')
const bf109: Piece = d('bf-109e K8')

describe('alert state', () => {
  test('WL-7.1.a fighters can be alerted, bombers and loaded fighter-bombers cannot', () => {
    const battle = aBattle({
      units: [
        spitfire,
        { ...spitfire, mission: 'bombing' },
        { ...spitfire, model: 'ju-88', mission: 'bombing' },
      ],
    })
    for (const unit of battle.units) alert(unit)
    expect(battle.units.map(({ alerted }) => alerted)).toEqual([true, false, false])
  })

  test('WL-7.1.e once alerted it stays so, tally or not', () => {
    const battle = aBattle({ units: [spitfire, bf109] })
    const unit = the(battle, 'rA')
    gainTally(battle, unit, the(battle, 'dA'))
    loseTally(battle, unit)
    expect(unit.alerted).toBe(true)
  })
})

describe('gaining and losing tallies', () => {
  test('WL-7.2.4.a WL-1.1.l a tally without a roll takes the place of the one before', () => {
    const battle = aBattle({ units: [{ ...spitfire, tallies: 'dB' }, bf109, { ...bf109, at: 'L8' }] })
    const unit = the(battle, 'rA')
    gainTally(battle, unit, the(battle, 'dA'))
    expect(unit).toMatchObject({ tally: 1, alerted: true })
  })

  test('WL-7.2.4.a a balloon, a Vector and a place to form up are given up for it', () => {
    const battle = aBattle({
      units: [{ ...spitfire, balloon: 0, vector: squareNamed('M8'), formUp: squareNamed('L8') }, bf109],
      balloons: [{ square: 'I2' }],
    })
    const unit = the(battle, 'rA')
    gainTally(battle, unit, the(battle, 'dA'))
    expect([unit.balloon, unit.vector, unit.formUp]).toEqual([undefined, undefined, undefined])
  })

  test('WL-1.1.l any number of units may hunt one target', () => {
    const battle = aBattle({ units: [{ ...spitfire, tallies: 'dA' }, spitfire, bf109] })
    gainTally(battle, the(battle, 'rB'), the(battle, 'dA'))
    expect(battle.units.map(({ tally }) => tally)).toEqual([2, 2, undefined])
  })

  test('WL-7.2.2.a all tallies on a target that leaves the map are lost', () => {
    const battle = aBattle({
      units: [
        { ...spitfire, tallies: 'dA' },
        { ...spitfire, tallies: 'dB' },
        { ...spitfire, tallies: 'dA' },
        bf109,
        { ...bf109, at: 'L8' },
      ],
    })
    removeUnit(battle, the(battle, 'dA'), 'destroyed')
    expect(battle.units.map(({ tally }) => tally)).toEqual([undefined, 4, undefined, undefined, undefined])
    loseTalliesOn(battle, the(battle, 'dB'))
    expect(the(battle, 'rB').tally).toBeUndefined()
  })

  test('WL-7.2.2.d a unit that breaks loses its tally', () => {
    const battle = aBattle({ units: [{ ...spitfire, tallies: 'dA' }, bf109] })
    breakUnit(battle, the(battle, 'rA'))
    expect(the(battle, 'rA')).toMatchObject({ broken: true, tally: undefined })
  })

  test('WL-9.5.2.c a tally outside the Tally Phase takes a wing leader’s wing apart at once', () => {
    const battle = aBattle({ units: [spitfire, { ...spitfire, at: 'H9' }, bf109] })
    inWing(battle, 'rA', 'rB')
    gainTally(battle, the(battle, 'rA'), the(battle, 'dA'))
    expect(battle.units.map(({ wing }) => wing)).toEqual([undefined, undefined, undefined])
    expect(battle.wings[0]?.leader).toBeUndefined()
  })

  test('WL-14.3.b a move of more than four columns away loses the balloon', () => {
    const battle = aBattle({ units: [{ ...spitfire, balloon: 0 }], balloons: [{ square: 'L2' }] })
    const unit = the(battle, 'rA')
    loseFarBalloon(battle, unit)
    expect(unit.balloon).toBe(0)
    unit.square = squareNamed('G8')
    loseFarBalloon(battle, unit)
    expect(unit.balloon).toBeUndefined()
  })
})
