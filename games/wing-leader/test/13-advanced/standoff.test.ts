import { factsOf, ids, type Lines, pauseAfter, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import type { Battle } from '../../state.ts'
import { AFTERWARDS, combat, holding } from '../kit/fights.ts'
import { aBattle, d, type Piece, r, the } from '../kit/table.ts'

/** Bombers rA under attack by dA and dB. */
const raid = (bomber: Partial<Piece> = {}, first: Partial<Piece> = {}, second: Partial<Piece> = {}) =>
  aBattle({
    units: [r('he-111 G8 bombing', bomber), d('spitfire-i G8 >rA', first), d('hurricane-i G8 >rA', second)],
  })

const rollsOf = (battle: Battle, units: readonly string[], lines: Lines) =>
  factsOf(script(combat(battle, ...units), lines, AFTERWARDS), 'combat-roll')

const hunters = (first: Partial<Piece> = {}, second: Partial<Piece> = {}) =>
  raid({ model: 'b-17g' }, { model: 'bf-109g-6', aar: 'loaded', ...first }, { model: 'fw-190a-8', ...second })
const attacks = (battle: Battle, primary = 'dA') =>
  ids(pauseAfter(combat(battle, 'rA', 'dA', 'dB'), [`combat.primary ${primary}`]))

test('WL-13.5.2.1.a WL-13.5.3.b a primary combatant with rockets may fire them, in a standoff too', () =>
  expect(attacks(hunters())).toEqual([
    'turning',
    'turning/rockets',
    'turning/rockets/standoff',
    'hit-and-run',
    'hit-and-run/rockets',
    'hit-and-run/rockets/standoff',
  ]))

test('WL-13.5.2.1.a one with a heavy gun may stand off, if the others can', () => {
  expect(attacks(hunters(), 'dB')).toEqual([
    'turning',
    'turning/standoff',
    'hit-and-run',
    'hit-and-run/standoff',
  ])
  expect(attacks(hunters({ aar: 'depleted' }), 'dB')).toEqual(['turning', 'hit-and-run'])
})

const fire = (battle: Battle, primary: string, attack: string, defence = '') =>
  script(
    combat(battle, 'rA', 'dA', 'dB'),
    [
      `combat.primary ${primary}, combat.attack ${attack}, combat.attacker 2 1`,
      defence,
      'losses.confirm 2',
      holding(3),
    ],
    AFTERWARDS,
  )

test('WL-13.5.2.1.c WL-13.5.2.1.b in a standoff the defender does not roll; everybody checks cohesion', () => {
  const played = fire(hunters(), 'dB', 'hit-and-run/standoff')
  expect(factsOf(played, 'combat-roll').map(({ role }) => role)).toEqual(['attacker'])
  expect(factsOf(played, 'cohesion')).toHaveLength(3)
  expect(factsOf(played, 'confirmation')[0]).toMatchObject({ firepower: 4 })
})

test('WL-13.5.3.b rockets are spent by firing, with firepower 5 against bombers', () => {
  const battle = hunters()
  const played = fire(battle, 'dA', 'hit-and-run/rockets', 'combat.defender 1 1')
  expect(factsOf(played, 'confirmation')[0]).toMatchObject({ firepower: 5 })
  expect(the(battle, 'dA').aar).toBe('depleted')
})

test('WL-13.5.3.b rockets not fired are kept', () => {
  const battle = hunters()
  fire(battle, 'dA', 'hit-and-run', 'combat.defender 1 1')
  expect(the(battle, 'dA').aar).toBe('loaded')
})

test('WL-Q-60 in a standoff units without a heavy gun fire their rockets, whoever leads', () => {
  const battle = hunters({}, { aar: 'loaded' })
  fire(battle, 'dB', 'hit-and-run/standoff')
  expect([the(battle, 'dA').aar, the(battle, 'dB').aar]).toEqual(['depleted', 'loaded'])
})

test('WL-Q-60 led by rockets, all fire theirs', () => {
  const battle = hunters({}, { aar: 'loaded' })
  fire(battle, 'dA', 'hit-and-run/rockets/standoff')
  expect([the(battle, 'dA').aar, the(battle, 'dB').aar]).toEqual(['depleted', 'depleted'])
})

test('WL-13.5.3.b outside a standoff the others keep theirs', () => {
  const battle = hunters({}, { aar: 'loaded' })
  fire(battle, 'dA', 'hit-and-run/rockets', 'combat.defender 1 1')
  expect(the(battle, 'dB').aar).toBe('loaded')
})

test('WL-Q-61 high speed halves a standoff’s hits', () => {
  const battle = raid({ model: 'b-17g' }, { model: 'me-262' }, { model: 'me-262' })
  const lines = [
    'combat.primary dA, combat.attack hit-and-run/standoff, combat.attacker 6 5',
    'losses.confirm 1 1',
    holding(3),
  ]
  expect(rollsOf(battle, ['rA', 'dA', 'dB'], lines)).toMatchObject([{ rolled: 3, hits: 2 }])
})
