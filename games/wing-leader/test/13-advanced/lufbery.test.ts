import { expect, test } from 'vitest'
import type { Battle } from '../../state.ts'
import { act, at, face, flown, offered, plan, step } from '../kit/moves.ts'
import { aBattle, d, type Piece, r, the } from '../kit/table.ts'

/** An alerted fighter with its quarry far away. */
function fighter(more: Partial<Piece> = {}, ...others: readonly Piece[]): Battle {
  return aBattle({ units: [r('spitfire-i G5 >dA alerted', more), d('he-111 Z19 bombing'), ...others] })
}

test('WL-13.4.3.a WL-8.3.g an alerted fighter forms a Lufbery for 2 points, level', () => {
  const battle = fighter()
  flown(battle, 'rA', step(7), act('lufbery'))
  expect([at(battle, 'rA'), the(battle, 'rA').lufbery]).toEqual(['H4>0', true])
  expect(offered(fighter(), 'rA', step(0, 0))).not.toContain('lufbery')
})

test('WL-13.4.3.a a nose straight down may come up either way', () => {
  const battle = fighter()
  flown(battle, 'rA', step(6), act('lufbery'), face(4))
  expect(at(battle, 'rA')).toBe('G4>4')
})

const SWEEP = { tallies: 'dA' } as const

test.each([
  ['not alerted', { ...SWEEP, alerted: false }],
  ['broken', { ...SWEEP, broken: true }],
  ['on its way home', { home: 'left', tallies: 'dA' }],
  ['a single aircraft', { losses: 5, tallies: 'dA' }],
] as const)(
  'WL-13.4.3.a WL-13.4.3.d WL-9.2.6.e WL-10.7.1.h WL-13.6.b no Lufbery for a unit that is %s',
  (_, more) => {
    expect(offered(fighter(), 'rA')).toContain('lufbery')
    expect(offered(fighter(more), 'rA')).not.toContain('lufbery')
  },
)

test('WL-13.4.3.a bombers form none', () => {
  const unit = r('ar-234 G5 bombing alerted')
  expect(offered(aBattle({ units: [unit] }), 'rA')).toEqual(['step/0', 'jettison', 'break'])
})

test('WL-13.4.3.c no Lufbery after meeting an enemy in a square, at the start or on the way', () => {
  const enemy = (square: string): Piece => d(`he-111 ${square} bombing`)
  expect(offered(fighter({}, enemy('G5')), 'rA')).not.toContain('lufbery')
  expect(offered(fighter({ model: 'me-262' }, enemy('H5')), 'rA', step(0))).not.toContain('lufbery')
  expect(offered(fighter({ model: 'me-262' }, enemy('H5')), 'rA', step(0, 0))).not.toContain('lufbery')
  expect(offered(fighter({ model: 'me-262' }, enemy('H6')), 'rA', step(0, 0))).toContain('lufbery')
})

test('WL-9.2.2.2.c WL-13.4.3.e an alerted escort that forms one sweeps from now on', () => {
  const battle = aBattle({ units: [r('spitfire-i G5 escort alerted'), r('he-111 G5 bombing')] })
  flown(battle, 'rA', act('lufbery'))
  expect(the(battle, 'rA')).toMatchObject({ mission: 'sweep', exEscort: true, lufbery: true })
})

test('WL-13.4.3.b a Lufbery circles on, at no one\u2019s asking', () => {
  const battle = fighter({ lufbery: true })
  expect(offered(battle, 'rA')).toEqual(['free', 'lufbery'])
  flown(battle, 'rA', plan('lufbery'), act('circle'))
  expect([at(battle, 'rA'), the(battle, 'rA').lufbery]).toEqual(['G5>0', true])
})

test('WL-13.4.3.b WL-8.3.g WL-13.4.3.f leaving costs 2 points and faces it left or right', () => {
  const battle = fighter({ lufbery: true })
  flown(battle, 'rA', plan('free'), 'combat.face rA/4', step(4))
  expect([at(battle, 'rA'), the(battle, 'rA').lufbery]).toEqual(['F5>4', false])
})
