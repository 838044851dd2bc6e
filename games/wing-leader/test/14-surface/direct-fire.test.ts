import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { fireFlak } from '../../rules/14-surface/direct-fire.ts'
import { surfaceAt } from '../../rules/14-surface/surface.ts'
import type { Battle } from '../../state.ts'
import { barrageAt, flak } from '../kit/runs.ts'
import { aBattle, battleOf, cases, type Layout, type Piece, pieces, r, the } from '../kit/table.ts'

function shots(battle: Battle): string[] {
  const [first] = script(fireFlak(battle), [], ['flak.fire']).pauses
  return first && 'options' in first ? ids(first).slice(1) : []
}
const raid = (surface: Layout['surface'], ...squares: readonly string[]) =>
  aBattle({ units: squares.map((at): Piece => r(`spitfire-i ${at}`)), ...(surface && { surface }) })

test('WL-14.2.4.a direct fire comes before the bombs', () =>
  expect(script(fireFlak(raid(flak('flak-h0')))).value).toBe('bombing'))

test.each(cases({ K19: true, I0: true, M9: true, H3: false, N3: false }))(
  'WL-14.2.4.b heavy flak reaches two columns, any altitude: %s %s',
  (at, reached) => expect(shots(raid(flak('flak-h0'), at))).toEqual(reached ? ['fire/0.0/rA'] : []),
)

test.each(cases({ K4: true, J0: true, L4: true, K5: false, I0: false }))(
  'WL-14.2.4.b light flak reaches the next column, to altitude 4: %s %s',
  (at, reached) => expect(shots(raid(flak('flak-l0'), at))).toEqual(reached ? ['fire/0.0/rA'] : []),
)

test('WL-14.2.b small arms have no direct fire', () => expect(shots(raid(flak('flak-s0'), 'K0'))).toEqual([]))

test.each(cases({ K0: true, K1: false, L1: true, L2: false, M0: true }))(
  'WL-14.2.8.a WL-Q-75 low-angle guns: altitude 0 and 1, not right above the ship: %s %s',
  (at, reached) => expect(shots(raid(flak('ca-old'), at))).toEqual(reached ? ['fire/0.0/rA'] : []),
)

test('WL-14.2.4.c no fire without a line of sight', () => {
  const battle = battleOf('spitfire-i K8', { surface: ['flak-h0 K Flak'], sky: 'dense K4' })
  expect(shots(battle)).toEqual([])
})

test('WL-14.2.1.a no fire while its Barrage marker is out, WL-14.2.c but the other guns of the ship fire', () => {
  const battle = raid(flak('bb'), 'K3')
  barrageAt(battle, 'K0', 0, 0)
  expect(shots(battle)).toEqual(['fire/0.1/rA'])
})

test('WL-14.2.c each kind of flak of a ship fires by itself', () => {
  expect(shots(raid(flak('bb'), 'K3'))).toEqual(['fire/0.0/rA', 'fire/0.1/rA'])
  expect(shots(raid(flak('bb'), 'K8'))).toEqual(['fire/0.0/rA'])
})

test('WL-14.1.2.a a suppressed unit is silent', () => {
  const battle = raid(flak('flak-h0'), 'K3')
  surfaceAt(battle, 0).hits = 6
  expect(shots(battle)).toEqual([])
})

test('WL-14.2.4.d as many targets as fire channels, no unit twice; the next turn they are back', () => {
  const battle = raid(flak('flak-h0'), 'K3', 'K4', 'K5')
  const lines = ['flak.fire fire/0.0/rA, flak.roll 1 1, flak.fire fire/0.0/rB, flak.roll 1 1']
  expect(factsOf(script(fireFlak(battle), lines), 'flak').map(({ id }) => id)).toEqual(['rA', 'rB'])
  expect(surfaceAt(battle, 0).guns).toEqual([{ channels: 2 }])
})

test('WL-14.2.4.e a unit is fired at once, whoever fires', () => {
  const battle = raid(flak('flak-h0', 'flak-h0'), 'K3', 'L3')
  const pause = pauseAfter(fireFlak(battle), ['flak.fire fire/0.0/rA, flak.support enough, flak.roll 1 1'])
  expect(ids(pause)).toEqual(['hold-fire', 'fire/0.0/rB', 'fire/1.0/rB'])
})

test('WL-14.2.4.f supporting flak units add 1 each and spend a channel each', () => {
  const battle = raid(flak('flak-h0', 'flak-l0', 'flak-h1'), 'K3', 'L3')
  const lines = ['flak.fire fire/0.0/rA, flak.support with/1.0 with/2.0, flak.roll 1 1']
  expect(ids(pauseAfter(fireFlak(battle), lines))).toEqual(['hold-fire', 'fire/0.0/rB', 'fire/2.0/rB'])
  const again = raid(flak('flak-h0', 'flak-l0', 'flak-h1'), 'K3')
  const notes = factsOf(script(fireFlak(again), lines), 'flak')
  expect(notes).toMatchObject([{ support: 2, modifiers: [{ id: 'support', by: 2 }], total: 4 }])
})

test('WL-14.2.4.f only guns that could fire at it themselves support', () => {
  const battle = raid(flak('flak-h0', 'flak-l0', 'flak-s0'), 'K5')
  const lines = ['flak.fire fire/0.0/rA, flak.roll 1 1']
  expect(factsOf(script(fireFlak(battle), lines), 'flak')).toMatchObject([{ support: 0 }])
})

test('WL-14.2.4.g WL-Q-77 whoever is linked to the target by tallies is fired at too, on no channel, friend or foe', () => {
  const battle = aBattle({
    units: pieces('he-111 K3 bombing, bf-109e K3 >dA, d spitfire-i K3 >rA, bf-109e K3, d spitfire-i L3 >rA'),
    surface: ['flak-l0 K Flak'],
  })
  const lines = ['flak.fire fire/0.0/rA, flak.roll 1 1, flak.roll 1 1, flak.roll 1 1']
  const played = script(fireFlak(battle), lines)
  expect(factsOf(played, 'flak').map(({ id }) => id)).toEqual(['rA', 'dA', 'rB'])
  expect(battle.units.map(({ deeds }) => deeds.directFlak)).toEqual([true, true, true, false, false])
})

test('WL-14.2.4.e a linked unit that was fired at before is spared', () => {
  const battle = battleOf('he-111 K3 bombing, d spitfire-i K3 >rA', { surface: ['flak-l0 K Flak'] })
  the(battle, 'dA').deeds.directFlak = true
  const played = script(fireFlak(battle), ['flak.fire fire/0.0/rA, flak.roll 1 1'])
  expect(factsOf(played, 'flak').map(({ id }) => id)).toEqual(['rA'])
})

test('WL-Q-77 the chosen target must be an enemy', () =>
  expect(shots(battleOf('d spitfire-i K3', { surface: ['flak-h0 K Flak'] }))).toEqual([]))

test('WL-Q-78 the raider’s guns fire first', () => {
  const battle = battleOf('spitfire-i K3, d spitfire-i K4', {
    surface: ['flak-h0 K Flak', { type: 'flak-h0', name: 'Flak', column: 'K', side: 'raider' }],
  })
  const { pauses } = script(fireFlak(battle), [], ['flak.fire'])
  expect(pauses.map(pause => ('seat' in pause ? pause.seat : ''))).toEqual(['raider', 'defender'])
})

test('WL-14.2.4.a a unit off the map is out of reach', () => {
  const battle = raid(flak('flak-h0'), 'K3')
  the(battle, 'rA').at = 'exited'
  expect(shots(battle)).toEqual([])
})
