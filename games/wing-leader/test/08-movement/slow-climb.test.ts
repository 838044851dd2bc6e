import { expect, test } from 'vitest'
import type { Battle } from '../../state.ts'
import { act, at, flown, offered, plan } from '../kit/moves.ts'
import { aBattle, d, type Piece, r, the } from '../kit/table.ts'

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
  const cap = () => aBattle({ units: [r('he-111 G12 cap >dA'), d('he-111 Z12 bombing')] })
  const battle = cap()
  expect(climbs(offered(battle, 'rA'))).toEqual(['slow-climb/on/0', 'slow-climb/stay/0'])
  flown(battle, 'rA', act('slow-climb/stay/0'))
  const unit = the(battle, 'rA')
  expect([at(battle, 'rA'), unit.marker, unit.deeds.track.length]).toEqual(['G12>0', 'slow-climb', 1])
  expect(unit.deeds.track[0]?.how).toBe('circled')
})

test('WL-8.5.1.a nobody with S climbs in one turn, nor begins to after spending points', () => {
  expect(offered(b24(), 'rA').filter(id => id.startsWith('step'))).toEqual(['step/0', 'step/6', 'step/7'])
  expect(climbs(offered(b24(), 'rA', act('step/0')))).toEqual([])
})

test('WL-8.5.1.b without a Slow Climb marker there is no second turn', () => {
  expect(climbs(offered(b24(), 'rA'))).toEqual(['slow-climb/on/0'])
  expect(climbs(offered(b24({ marker: 'slow-climb' }), 'rA'))).toEqual(['slow-climb/on/0', 'slow-climb/up/1'])
  expect(climbs(offered(b24({ marker: 'slow-climb', at: 'G19' }), 'rA'))).toEqual(['slow-climb/on/0'])
})

test('WL-8.5.1.b WL-9.2.6.b no climb that leads away from home', () =>
  expect(climbs(offered(b24({ marker: 'slow-climb', facing: 4 }), 'rA'))).toEqual([]))

test('WL-8.5.1.c the next level takes two turns again', () =>
  expect(climbs(offered(b24({ marker: 'climb', facing: 1 }), 'rA'))).toEqual(['slow-climb/on/0']))

test('WL-8.5.1.d any other move takes the Slow Climb marker off', () => {
  const battle = b24({ marker: 'slow-climb' })
  flown(battle, 'rA', act('step/0'), act('step/0'))
  expect(the(battle, 'rA').marker).toBeUndefined()
})

test.each([
  [2, ['slow-climb/on/0']],
  [7, ['slow-climb/on/0']],
  [3, []],
] as const)('WL-Q-21 facing %i it first levels out, by a quarter at most', (facing, expected) =>
  expect(climbs(offered(b24({ facing }), 'rA'))).toEqual(expected),
)

test('WL-Q-22 homeward bound it does not climb on the spot, for that brings it no nearer', () =>
  expect(offered(b24(), 'rA')).not.toContain('slow-climb/stay/0'))

test('WL-9.2.5.b for a Vector above it a slow climb counts as the climb', () => {
  const battle = aBattle({ units: [r('he-111 G5 intercept', { vector: 16 * 20 + 9 })] })
  expect(offered(battle, 'rA')).toEqual(['slow-climb/on/0', 'lufbery', 'break'])
})

test('WL-Q-23 straight below its Vector it can come no nearer, and begins to climb', () => {
  const battle = aBattle({ units: [r('he-111 G5 intercept', { vector: 6 * 20 + 9 })] })
  expect(climbs(offered(battle, 'rA'))).toEqual(['slow-climb/on/0', 'slow-climb/stay/0'])
})

test('WL-8.5.1.a straight and level missions do not climb', () =>
  expect(climbs(offered(aBattle({ units: [r('he-111 G5 sweep')] }), 'rA', plan('continue')))).toEqual([]))
