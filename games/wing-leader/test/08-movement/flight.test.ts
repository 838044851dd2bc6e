import { factsOf } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { basicSpeed, basicTurn } from '../../rules/03-aircraft/ratings.ts'
import { testFlights } from '../kit/flights.ts'
import { act, at, face, flown, offered, plan, priceOf, step } from '../kit/moves.ts'
import { aBattle, cases, d, inWing, type Piece, r, the } from '../kit/table.ts'

/** A hunter whose quarry is far away: it flies where it likes. */
function hunter(at: string, more: Partial<Piece> = {}) {
  return aBattle({ units: [r(`spitfire-i ${at} >dA alerted`, more), d('he-111 Z19 bombing')] })
}

test('WL-8.0.a units pass through friend and enemy, and any number ends in one square', () => {
  const battle = hunter('G5')
  battle.units.push(
    ...[1, 2, 3].map(n => ({
      ...the(battle, 'dA'),
      no: n + 1,
      id: `dX${n}`,
      square: the(battle, 'rA').square + 20,
    })),
  )
  flown(battle, 'rA', step(0, 0, 0))
  expect(at(battle, 'rA')).toBe('J5>0')
  const crowd = hunter('F5')
  crowd.units.push({ ...the(crowd, 'dA'), no: 2, id: 'dB', square: the(crowd, 'rA').square + 60 })
  flown(crowd, 'rA', step(0, 0, 0))
  expect(at(crowd, 'rA')).toBe('I5>0')
})

test('WL-8.1.a eight directions, each to the square faced, and the facing is kept', () => {
  const squares = ['H5', 'H6', 'G6', 'F6', 'F5', 'F4', 'G4', 'H4']
  for (const facing of [0, 1, 2, 3, 4, 5, 6, 7] as const) {
    const battle = hunter('G5')
    offered(battle, 'rA', step(facing))
    expect(at(battle, 'rA')).toBe(`${squares[facing]}>${facing}`)
  }
})

test('WL-EX-22 a turn of 45 degrees before a climb costs nothing', () =>
  expect(priceOf(hunter('G5', { model: 'p-51b' }), 'rA', 1)).toBe(1.5))

test('WL-EX-23 WL-8.1.1.a WL-8.3.e half a circle costs a point beside the square', () => {
  expect(priceOf(hunter('G5', { model: 'bf-109e' }), 'rA', 4)).toBe(2)
  expect(priceOf(hunter('G5', { model: 'bf-109e' }), 'rA', 5)).toBe(1)
  const battle = hunter('G5')
  flown(battle, 'rA', step(4, 4))
  expect(at(battle, 'rA')).toBe('E5>4')
  expect(the(battle, 'rA').deeds.track.map(({ how, square }) => `${how} ${nameOf(square)}`)).toEqual([
    'reversed G5',
    'entered F5',
    'entered E5',
  ])
})

testFlights({
  'WL-8.1.1.b WL-8.3.f WL-Q-17 a point spent circling covers any turn, and the move goes on':
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: circle 4 4 = E5>4',
  'WL-8.1.1.b WL-8.3.1.a after the last point of circling it may face any way': [
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: circle circle circle ? face/0 face/1 face/2 face/3 face/4 face/5 face/6 face/7',
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: circle circle circle face/3 = G5>3',
  ],
  'WL-Q-17 no turn after the last step':
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: circle circle 7 = H4>7',
  'WL-Q-25 a jet fighter on escort keeps to the bombers’ pace':
    'me-262 G5 escort, ar-234 G5 bombing: 0 = J5>0',
  'WL-8.2.e a dive declared gives a point more, and must be flown': [
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: + dive-bonus',
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: dive-bonus 0 0 0 7 = K4>7',
    // After three level squares only a way down is left.
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: dive-bonus 0 0 0 ? step/5 step/6 step/7 break',
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: dive-bonus circle - 1',
    'spitfire-i G0 >dA alerted, d he-111 Z19 bombing: - dive-bonus',
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: 1 - dive-bonus',
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: dive-bonus - dive-bonus',
  ],
  'WL-8.2.f no dive bonus on a straight mission, nor while circling': [
    'spitfire-i G5: plan/continue - dive-bonus',
    'spitfire-i G5 cap: plan/circle - dive-bonus',
  ],
  'WL-8.2.f WL-9.2.6.d a bomber on its way home may claim it':
    'he-111 G5 bombing load:none home:left facing:4: + dive-bonus',
  'WL-8.2.g all points are spent, but half a point may lapse': [
    // Straight down costs half a point, so half a point is left after two level squares.
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: 6 0 0 ? step/6 stop dive-bonus break',
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: 6 0 0 stop = I4>0',
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: 0 0 - stop',
  ],
  // One point left: a climb (2 points) and a half circle with its square (2) are out of reach.
  'WL-8.2.h no square that costs more than what is left':
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: 0 0 ? 0 5 6 7',
  'WL-Q-19 a climb dearer than all points cannot be made': 'ju-87 G5 bombing load:none home:right: ? 0 6 7',
  'WL-8.4.a never below 0 nor above 19': [
    'spitfire-i G0 >dA alerted, d he-111 Z19 bombing: ? 0 1 2 3 4',
    'spitfire-i G19 >dA alerted, d he-111 Z19 bombing: ? 0 4 5 6 7',
  ],
  'WL-8.4.b WL-Q-29 straight and level means one way and nothing else, but to break up': [
    'spitfire-i G5: plan/continue ? step/0 break',
    'spitfire-i G5: plan/continue 0 = I5>0',
  ],
  'WL-8.5.a no climb and dive in one phase': [
    'p-51b G5 >dA alerted, d he-111 Z19 bombing: 2 ? 0 4',
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: 6 ? 0 4 5 6 7',
  ],
  'WL-10.7.1.a WL-Q-98 a player may break his unit up in its move; it turns for home': [
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: + break',
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: break 4 4 = E5>4 broken:true home:left tally:none',
  ],
  'WL-10.7.1.a with some of its points spent too, and goes home with the rest': [
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: 0 break 5 4 = F4>4 broken:true',
    'spitfire-i G5 >dA alerted broken home:left, d he-111 Z19 bombing: 0 - break',
  ],
  'WL-9.2.1.1.a WL-13.2.b loads and tanks may go in mid-move, where there is something to decide': [
    'spitfire-i G5 >dA alerted tanks, d he-111 Z19 bombing: 0 + drop-tanks',
    'ju-88 G5 bombing home:right: 0 + jettison',
  ],
  'WL-13.2.b WL-7.1.f an alerted unit may drop its tanks in its move, another may not': [
    'spitfire-i G5 >dA alerted tanks, d he-111 Z19 bombing: drop-tanks 0 0 0 = J5>0 tanks:false',
    'bf-109e G5 tanks: plan/continue ? step/0 break',
  ],
  'WL-Q-30 a loaded unit does not climb into a band without a bomb value': [
    'pe-8 G12 bombing load:bomb home:right: ? 0 6 7',
    'pe-8 G12 bombing load:none home:right: ? 0 1 2 6 7',
  ],
})

test('WL-8.3.f WL-Q-17 the turn after circling is free', () =>
  expect(priceOf(hunter('G5'), 'rA', 4, act('circle'))).toBe(1))

const CARDS = [
  ['he-111', 'bombing', {}, 2],
  ['ar-234', 'bombing', {}, 3],
  ['spitfire-i', 'sweep', {}, 2],
  ['spitfire-i', 'sweep', { tallies: 'dA', alerted: true }, 3],
  ['me-262', 'sweep', {}, 4],
  ['me-262', 'sweep', { tallies: 'dA', alerted: true }, 4],
  ['spitfire-i', 'intercept', { vector: 19 }, 3],
] as const

test.each(CARDS)(
  'WL-8.2.a WL-8.2.b WL-8.2.d the points of a %s on %s, %o: %i',
  (model, mission, more, points) => {
    const battle = aBattle({ units: [r(`${model} G5`, { mission, ...more }), d('he-111 Z19 bombing')] })
    const lines = mission === 'sweep' && !('tallies' in more) ? [plan('continue')] : []
    offered(battle, 'rA', ...lines)
    expect(battle.flight?.allowance).toBe(points * 2)
  },
)

test.each(cases({ 'he-111': 2, 'ar-234': 3 }))(
  'WL-8.2.a WL-8.2.b WL-9.2.2.a escorts of %s have %i points',
  (model, points) => {
    const battle = aBattle({ units: [r('me-262 G5 escort'), r(`${model} G5 bombing`)] })
    offered(battle, 'rA')
    expect(battle.flight?.allowance).toBe(points * 2)
  },
)

test('WL-8.3.a WL-8.3.b level and diagonal down cost a point, straight down half of one', () => {
  const battle = hunter('G5')
  expect([0, 7, 5, 6].map(facing => priceOf(battle, 'rA', facing as 0))).toEqual([1, 1, 1, 0.5])
  flown(battle, 'rA', ...[6, 6, 6, 6, 0].map(facing => step(facing as 6)))
  expect(at(battle, 'rA')).toBe('H1>0')
})

test.each(cases({ 'p-51b': 1.5, 'spitfire-i': 2, 'hurricane-i': 2.5 }))(
  'WL-8.3.c the first level up costs a %s its climb rating, %d',
  (model, price) => {
    const battle = hunter('G5', { model })
    expect([1, 2, 3].map(facing => priceOf(battle, 'rA', facing as 1))).toEqual([price, price, price])
  },
)

test('WL-8.3.d every further level in the phase costs 2', () => {
  const jet = { model: 'me-262' }
  expect(priceOf(hunter('G5', jet), 'rA', 2)).toBe(1)
  expect(priceOf(hunter('G5', jet), 'rA', 2, step(2))).toBe(2)
  const battle = hunter('G5', jet)
  flown(battle, 'rA', step(2, 0, 1))
  expect(at(battle, 'rA')).toBe('I7>1')
})

test.each([
  ['climb', [step(1), act('circle'), face(0)], 'climb'],
  ['dive', [step(7), act('circle'), act('circle'), face(0)], 'dive'],
  ['fly level', [step(0, 0, 0)], undefined],
  ['circle', [act('circle'), act('circle'), act('circle'), face(0)], undefined],
] as const)('WL-8.5.b WL-8.5.c units that %s end with the right marker', (_, lines, marker) => {
  for (const before of ['climb', 'dive', 'slow-climb', undefined] as const) {
    const battle = hunter('G5', { marker: before })
    flown(battle, 'rA', ...lines)
    expect(the(battle, 'rA').marker).toBe(marker)
  }
})

test('WL-13.2.a drop tanks take a point of basic speed and turn, until they go', () => {
  const battle = hunter('G5', { model: 'bf-109e', tanks: true })
  const unit = the(battle, 'rA')
  expect([basicSpeed(battle, unit), basicTurn(battle, unit)]).toEqual([4, 4])
  flown(battle, 'rA', act('drop-tanks'), step(0, 0, 0))
  expect([basicSpeed(battle, unit), basicTurn(battle, unit)]).toEqual([5, 5])
})

function balbo(...rest: readonly Partial<Piece>[]) {
  const battle = aBattle({
    units: ['G5', 'G6', 'G7'].map((square, i) =>
      r(`spitfire-i ${square} intercept`, { ...(i === 0 && { vector: 8 * 20 + 15 }), ...rest[i] }),
    ),
  })
  inWing(battle, 'rA', 'rB', 'rC')
  return battle
}

test('WL-9.5.6.b WL-9.5.6.e more than one level in a balbo, and the unit is out of the wing', () => {
  const jets = { model: 'me-262' }
  const battle = balbo(jets, jets, jets)
  flown(battle, 'rB', step(2, 2))
  expect(the(battle, 'rB').wing).toBeUndefined()
  const gentle = balbo(jets, jets, jets)
  flown(gentle, 'rB', step(2), act('circle'), act('circle'), face(2))
  expect(the(gentle, 'rB').wing).toBe(0)
})

test('WL-9.5.6.b WL-9.5.6.e ... up or down', () => {
  const battle = balbo({ vector: 8 * 20 + 1 })
  flown(battle, 'rA', step(7, 7), act('circle'), face(0))
  expect(the(battle, 'rA').wing).toBeUndefined()
})

test('WL-9.5.6.c WL-8.2.f WL-9.5.6.e claiming the dive bonus takes a unit out of a balbo', () => {
  const battle = balbo({ vector: 8 * 20 + 1 })
  flown(battle, 'rA', act('dive-bonus'), step(7), act('circle'), act('circle'), act('circle'), face(0))
  expect(the(battle, 'rA').wing).toBeUndefined()
})

test('WL-9.5.6.d any turn above 45 degrees costs a balbo a point', () => {
  const small = balbo()
  the(small, 'rC').wing = undefined
  const price = (battle: ReturnType<typeof balbo>, facing: 1 | 2) => priceOf(battle, 'rB', facing)
  expect([price(balbo(), 1), price(balbo(), 2)]).toEqual([2, 3])
  expect([price(small, 1), price(small, 2)]).toEqual([2, 2])
})

test('WL-8.2.g the log tells the whole move', () => {
  const played = flown(hunter('G5'), 'rA', step(7, 7, 7))
  expect(factsOf(played, 'moved')).toEqual([
    {
      unit: 0,
      id: 'rA',
      model: 'spitfire-i',
      side: 'raider',
      from: 'G5',
      to: 'J2',
      facing: 7,
      marker: 'dive',
    },
  ])
})
