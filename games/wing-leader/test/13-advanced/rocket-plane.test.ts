import { pauseAfter } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import type { Mission } from '../../pack/types.ts'
import { basicSpeed, basicTurn, isHighSpeed } from '../../rules/03-aircraft/ratings.ts'
import { bomberAllowance, fighterAllowance } from '../../rules/08-movement/points.ts'
import { testFlights } from '../kit/flights.ts'
import { act, at, face, flown, moveOf, offered, priceOf, step } from '../kit/moves.ts'
import { aBattle, battleOf, cases, d, type Line, type Piece, r, the, unitsOn, whereIs } from '../kit/table.ts'

const throttle = (setting: 'full' | 'none'): Line => `move.throttle ${setting}`

function me163(at: string, more: Partial<Piece> = {}) {
  return aBattle({
    units: [r(`me-163 ${at} flight >dA alerted`, { fuel: 3, ...more }), d('he-111 Z19 bombing')],
  })
}

test('WL-13.8.2.a full throttle burns a point of fuel, no throttle none', () => {
  for (const [setting, left] of cases({ full: 2, none: 3 })) {
    const battle = me163('G9')
    offered(battle, 'rA', throttle(setting))
    expect(the(battle, 'rA')).toMatchObject({ throttle: setting, fuel: left })
  }
})

test('WL-13.8.2.a without fuel there is no choice', () => {
  const battle = me163('G9', { fuel: 0 })
  expect(pauseAfter(moveOf(battle, 'rA'))).toMatchObject({ ask: 'move.step' })
  expect(the(battle, 'rA')).toMatchObject({ throttle: 'none', fuel: 0 })
})

test('WL-13.8.2.b WL-13.8.2.d WL-13.8.2.e the throttle makes the speed', () => {
  const battle = me163('G9')
  offered(battle, 'rA', throttle('full'))
  expect(isHighSpeed(battle, the(battle, 'rA'))).toBe(true)
  offered(battle, 'rA', throttle('none'))
  expect(isHighSpeed(battle, the(battle, 'rA'))).toBe(false)
})

test('WL-13.8.2.b its ratings come from the throttle, at any altitude', () => {
  for (const square of ['G0', 'G9', 'G19'])
    for (const [setting, ratings] of cases({ full: [9, 3], none: [5, 5] })) {
      const battle = me163(square, { throttle: setting })
      const unit = the(battle, 'rA')
      expect([basicSpeed(battle, unit), basicTurn(battle, unit)]).toEqual(ratings)
    }
})

test('WL-13.8.2.c at full throttle 4 points, a point for a level diagonally and half a point straight up', () => {
  const battle = me163('G5')
  expect(priceOf(battle, 'rA', 1, throttle('full'))).toBe(1)
  expect(priceOf(me163('G5'), 'rA', 2, throttle('full'))).toBe(0.5)
  expect(priceOf(me163('G5'), 'rA', 2, throttle('full'), step(2))).toBe(0.5)
  expect(offered(me163('G5'), 'rA', throttle('full'))).toContain('dive-bonus')
})

test.each([
  ['2 points diagonally', [1, 1], 'I7', 2],
  ['2 points straight up', [2, 2, 2, 2], 'G9', 2],
  ['all 4 straight up', [2, 2, 2, 2, 2, 2, 2, 2], 'G13', 0],
] as const)('WL-EX-60 %s', (_, facings, square, left) => {
  const battle = me163('G5')
  const climbs = facings.map(facing => step(facing))
  const circles = Array.from({ length: left }, () => act('circle'))
  flown(battle, 'rA', throttle('full'), ...climbs, ...circles, ...(left > 0 ? [face(0)] : []))
  expect(whereIs(the(battle, 'rA'))).toBe(square)
})

testFlights({
  'WL-13.8.2.e without throttle no climb, and a level of dive at least': [
    'me-163 G5 flight >dA alerted fuel:3, d he-111 Z19 bombing: throttle/none ? step/0 step/5 step/6 step/7 circle dive-bonus break',
    // A point left: down it goes.
    'me-163 G5 flight >dA alerted fuel:3, d he-111 Z19 bombing: throttle/none 0 ? step/5 step/6 step/7 dive-bonus break',
  ],
  'WL-13.8.2.f without fuel and without a tally it goes home':
    'me-163 G5 flight fuel:0 facing:4: 5 4 = E4>4 home:left',
  'WL-13.8.2.g at altitude 0 without throttle it has landed: an escape':
    'me-163 G0 flight >dA alerted fuel:0, d he-111 Z19 bombing: = escaped>0 exit:left',
  'WL-13.8.2.g not with it': 'me-163 G0 flight >dA alerted fuel:3, d he-111 Z19 bombing: throttle/full + 0',
  'WL-13.8.2.e WL-9.2.6.b without throttle at the edge of home it flies off the map':
    'me-163 A4 flight fuel:0 facing:4 home:left: 4 = exited>4',
  'WL-Q-23 WL-13.8.2.e a glide goes before its Vector: with no way up it goes down, wherever that leads': [
    'me-163 P1 flight intercept vector:T17 fuel:2: throttle/none ? step/0 step/5 step/6 step/7 circle break',
    'me-163 P1 flight intercept vector:T17 fuel:2: throttle/none 6 0 = Q0>0',
  ],
})

test.each(cases({ full: 8, none: 4 }))(
  'WL-13.8.2.c WL-13.8.2.e the points at %s throttle',
  (setting, halves) => {
    const battle = me163('G5')
    offered(battle, 'rA', throttle(setting))
    expect(battle.flight?.allowance).toBe(halves)
  },
)

test('WL-13.8.2.f with fuel, or with a tally, it need not', () => {
  expect(pauseAfter(moveOf(me163('G5', { fuel: 0 }), 'rA'))).toMatchObject({ ask: 'move.step' })
  const battle = me163('G5', { fuel: 0 })
  flown(battle, 'rA', step(7), act('circle'), face(0))
  expect(the(battle, 'rA').home).toBeUndefined()
  const fuelled = battleOf('me-163 G5 flight fuel:1')
  expect(pauseAfter(moveOf(fuelled, 'rA'), [throttle('none')])).toMatchObject({ ask: 'move.plan' })
})

test('WL-13.8.2.1.a taking off it must open the throttle, and flies out at once', () => {
  const battle = me163('G0')
  const unit = the(battle, 'rA')
  unit.deeds.tookOff = true
  flown(battle, 'rA', ...[2, 2, 2, 2, 2, 2, 2, 2].map(facing => step(facing as 2)))
  expect([whereIs(unit), unit.fuel]).toEqual(['G8', 2])
})

test('WL-13.7.e others spend the phase of their take-off on the ground', () => {
  const { battle, rA } = unitsOn('spitfire-i G0 slow')
  rA.deeds.tookOff = true
  flown(battle, 'rA')
  expect(at(battle, 'rA')).toBe('G0>0')
  expect(rA.deeds).toMatchObject({ ordinal: 0, track: [{ how: 'circled' }] })
})

test('WL-13.8.3.a a jet is at high speed unless it climbs', () => {
  const jet = (marker: Piece['marker']) => {
    const battle = aBattle({ units: [r('me-262 G5', { marker })] })
    return isHighSpeed(battle, the(battle, 'rA'))
  }
  expect([jet(undefined), jet('dive'), jet('slow-climb'), jet('climb')]).toEqual([true, true, true, false])
})

test('WL-13.8.a the Jet ability gives its allowances, the Rocket ability goes by the throttle', () => {
  const allowances = (model: string, mission: Mission) => {
    const battle = aBattle({ units: [r(`${model} G5`, { mission })] })
    const unit = the(battle, 'rA')
    return [fighterAllowance(battle, unit), bomberAllowance(battle, unit)].map(halves => halves / 2)
  }
  expect(allowances('me-262', 'sweep')).toEqual([4, 3])
  expect(allowances('ar-234', 'bombing')).toEqual([3, 3])
  expect(allowances('spitfire-i', 'sweep')).toEqual([3, 2])
  expect(pauseAfter(moveOf(me163('G5'), 'rA'))).toMatchObject({ ask: 'move.throttle' })
  const jet = battleOf('me-262 G5')
  expect(pauseAfter(moveOf(jet, 'rA'))).toMatchObject({ ask: 'move.plan' })
})
