import { expect, test } from 'vitest'
import type { Battle } from '../../state.ts'
import { testFlights } from '../kit/flights.ts'
import { act, at, flown, offered, plan } from '../kit/moves.ts'
import { aBattle, battleOf, type Piece, r, the } from '../kit/table.ts'

/** A B-24 on its way home by the right edge: it may climb, and may not circle. */
function b24(more: Partial<Piece> = {}): Battle {
  return aBattle({ units: [r('b-24h G12 bombing', { load: undefined, home: 'right', ...more })] })
}

const climbs = (options: readonly string[]) => options.filter(id => id.startsWith('slow-climb'))

test('WL-EX-24 a B-24 at altitude 12 is at 13 after two turns', () => {
  const battle = b24()
  flown(battle, 'rA', act('slow-climb/on/0'))
  const unit = the(battle, 'rA')
  expect([at(battle, 'rA'), unit.marker]).toEqual(['H12>0', 'slow-climb'])
  flown(battle, 'rA', act('slow-climb/up/1'))
  expect([at(battle, 'rA'), unit.marker]).toEqual(['I13>1', 'climb'])
})

test('WL-8.5.1.a the first turn is level, on the spot or one square on, whatever is left', () => {
  const cap = () => battleOf('he-111 G12 cap >dA, d he-111 Z12 bombing')
  const battle = cap()
  expect(climbs(offered(battle, 'rA'))).toEqual(['slow-climb/on/0', 'slow-climb/stay/0'])
  flown(battle, 'rA', act('slow-climb/stay/0'))
  const unit = the(battle, 'rA')
  expect([at(battle, 'rA'), unit.marker, unit.deeds.track.length]).toEqual(['G12>0', 'slow-climb', 1])
  expect(unit.deeds.track[0]?.how).toBe('circled')
})

testFlights({
  'WL-8.5.1.a nobody with S climbs in one turn, nor begins to after spending points': [
    'b-24h G12 bombing load:none home:right: ? 0 6 7',
    'b-24h G12 bombing load:none home:right: 0 - slow-climb/on/0 slow-climb/up/1 slow-climb/stay/0',
  ],
  'WL-8.5.1.b without a Slow Climb marker there is no second turn': [
    'b-24h G12 bombing load:none home:right: + slow-climb/on/0',
    'b-24h G12 bombing load:none home:right: - slow-climb/up/1',
    'b-24h G12 bombing load:none home:right slow-climb: + slow-climb/on/0 slow-climb/up/1',
    'b-24h G19 bombing load:none home:right slow-climb: + slow-climb/on/0',
    'b-24h G19 bombing load:none home:right slow-climb: - slow-climb/up/1',
  ],
  'WL-8.5.1.b WL-9.2.6.b no climb that leads away from home':
    'b-24h G12 bombing load:none home:right slow-climb facing:4: - slow-climb/on/0 slow-climb/up/1',
  'WL-8.5.1.d any other move takes the Slow Climb marker off':
    'b-24h G12 bombing load:none home:right slow-climb: 0 0 = I12>0 marker:none',
  'WL-Q-22 homeward bound it does not climb on the spot, for that brings it no nearer':
    'b-24h G12 bombing load:none home:right: - slow-climb/stay/0',
  'WL-9.2.5.b for a Vector above it a slow climb counts as the climb':
    'he-111 G5 intercept vector:Q9: ? slow-climb/on/0 lufbery break',
})

test('WL-8.5.1.c the next level takes two turns again', () =>
  expect(climbs(offered(b24({ marker: 'climb', facing: 1 }), 'rA'))).toEqual(['slow-climb/on/0']))

test.each([
  [2, ['slow-climb/on/0']],
  [7, ['slow-climb/on/0']],
  [3, []],
] as const)('WL-Q-21 facing %i it first levels out, by a quarter at most', (facing, expected) =>
  expect(climbs(offered(b24({ facing }), 'rA'))).toEqual(expected),
)

test('WL-Q-23 straight below its Vector it can come no nearer, and begins to climb', () => {
  const battle = aBattle({ units: [r('he-111 G5 intercept', { vector: 6 * 20 + 9 })] })
  expect(climbs(offered(battle, 'rA'))).toEqual(['slow-climb/on/0', 'slow-climb/stay/0'])
})

test('WL-8.5.1.a straight and level missions do not climb', () =>
  expect(climbs(offered(battleOf('he-111 G5 sweep'), 'rA', plan('continue')))).toEqual([]))
