import { expect, test } from 'vitest'
import type { Battle } from '../../state.ts'
import { testFlights } from '../kit/flights.ts'
import { at, flown, plan, step, thenFlown } from '../kit/moves.ts'
import { aBattle, type Piece, r, the, unitsOn } from '../kit/table.ts'

function bombersAtEdge(count: number, line_: Piece['line_'] = {}): Battle {
  const battle = aBattle({ units: Array.from({ length: count }, () => r('he-111 A8 bombing', { line_ })) })
  const lines = battle.units.map(unit => ({ ...unit, line: 0, at: 'edge' as const }))
  battle.units.splice(0, count, ...lines)
  return battle
}

test('WL-8.4.1.a the entry square is the first, for a point', () => {
  const battle = bombersAtEdge(1)
  flown(battle, 'rA')
  expect(at(battle, 'rA')).toBe('B8>0')
  expect(the(battle, 'rA').deeds.track).toEqual([
    { square: 8, how: 'entered' },
    { square: 28, how: 'entered', from: 8 },
  ])
})

test('WL-8.4.1.b WL-Q-28 in trail each has a point less than the one before, and the last waits', () => {
  const battle = bombersAtEdge(3, { start: { turn: 1, edge: 'left', altitudes: [8], inTrail: true } })
  flown(battle, 'rA')
  thenFlown(battle, 'rB')
  thenFlown(battle, 'rC')
  expect(['rA', 'rB', 'rC'].map(id => at(battle, id))).toEqual(['B8>0', 'A8>0', 'edge>0'])
  flown(battle, 'rC')
  expect(at(battle, 'rC')).toBe('B8>0')
})

test('WL-8.4.1.b units that do not come in trail have all their points', () => {
  const battle = bombersAtEdge(2, { start: { turn: 1, edge: 'left', altitudes: [8] } })
  flown(battle, 'rA')
  thenFlown(battle, 'rB')
  expect(at(battle, 'rB')).toBe('B8>0')
})

testFlights({
  'WL-8.4.1.c off the map by the side edges for a point, and out of play':
    'he-111 Y8 bombing: 0 = exited>0 exit:right',
  'WL-8.4.1.c WL-Q-27 also on the diagonal, and never by the top or the bottom': [
    'spitfire-i Z19 >dA alerted, d he-111 K9 bombing: ? 0 1 4 5 6 7',
    'spitfire-i A0 >dA alerted, d he-111 K9 bombing: ? 0 1 2 3 4 5',
    'spitfire-i Z19 >dA alerted, d he-111 K9 bombing: circle 1 = exited>1 exit:right tally:none',
  ],
  'WL-8.4.1.c a dive declared must be flown before leaving': [
    'spitfire-i Z9 >dA alerted, d he-111 K9 bombing: + 0',
    'spitfire-i Z9 >dA alerted, d he-111 K9 bombing: dive-bonus - 0',
    'spitfire-i Z9 >dA alerted, d he-111 K9 bombing: dive-bonus 6 + 0',
  ],
})

test('WL-9.2.3.a a sweep flies off by the far edge', () => {
  const { battle, dA } = unitsOn('d spitfire-i C8')
  flown(battle, 'dA', plan('continue'), step(4))
  expect(at(battle, 'dA')).toBe('A8>4')
  flown(battle, 'dA', plan('continue'), step(4))
  expect(dA).toMatchObject({ at: 'exited', exit: 'left' })
})
