import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { moveDogfight } from '../../rules/10-air-combat/dogfight-movement.ts'
import { sufferBarrage } from '../../rules/14-surface/barrage.ts'
import { zonesFlown } from '../../rules/14-surface/zones.ts'
import type { Leg } from '../../state.ts'
import { AFTER, barrageAt, flak, flew, over } from '../kit/runs.ts'
import { aBattle, battleOf, inDogfight, type Piece, r, unitsOn } from '../kit/table.ts'

test.each<[string, Leg[], number]>([
  ['entered', [{ square: squareNamed('K0'), how: 'entered' }], 1],
  ['circled', [{ square: squareNamed('K0'), how: 'circled' }], 1],
  ['turned about', [{ square: squareNamed('K0'), how: 'reversed' }], 1],
  ['left', [{ square: squareNamed('L0'), how: 'entered', from: squareNamed('K0') }], 0],
  ['nothing', [], 0],
])('WL-14.2.3.a a unit that %s a zone square: %j is %i attack(s)', (_, track, attacks) => {
  const { battle, unit } = over('K0', flak('flak-s0'))
  unit.deeds.track.push(...track)
  const played = script(sufferBarrage(battle, unit), attacks ? 'flak.roll 1 1' : [])
  expect(factsOf(played, 'flak')).toHaveLength(attacks)
  expect(unit.deeds.flak).toBe(attacks > 0)
})

test('WL-14.2.3.a one attack, however many squares', () => {
  const { battle, unit } = over('L1', flak('flak-h0'))
  barrageAt(battle, 'K0')
  flew(unit, 'K0', 'K1', 'L1')
  expect(factsOf(script(sufferBarrage(battle, unit), 'flak.roll 1 1'), 'flak')).toMatchObject([
    { mode: 'barrage', support: 0 },
  ])
})

test('WL-Q-43 a later move in the phase is looked at by itself', () => {
  const { battle, unit } = over('K0', flak('flak-s0'))
  flew(unit, 'K0')
  script(sufferBarrage(battle, unit), 'flak.roll 1 1')
  flew(unit, 'L0')
  expect(script(sufferBarrage(battle, unit)).pauses).toEqual([])
  flew(unit, 'K0')
  expect(script(sufferBarrage(battle, unit), 'flak.roll 1 1').pauses).toHaveLength(2)
})

test('WL-14.2.3.b friend and foe are hit alike, and the player who did not move rolls', () => {
  const surface = flak('flak-s0', 'flak-h1')
  const { battle, dA: unit } = unitsOn('d spitfire-i K0', { ...(surface && { surface }) })
  barrageAt(battle, 'K0', 1)
  flew(unit, 'K0')
  expect(pauseAfter(sufferBarrage(battle, unit))).toMatchObject({ seat: 'raider', ask: 'flak.zone' })
})

test('WL-14.2.3.c of several flak units he picks one, and each other one, balloons too, adds 1', () => {
  const { battle, unit } = over('K0', flak('flak-s0', 'flak-h1'), {}, { balloons: 'L1' })
  barrageAt(battle, 'J0', 1)
  flew(unit, 'K0', 'L0')
  expect(ids(pauseAfter(sufferBarrage(battle, unit)))).toEqual(['flak/0.0', 'flak/1.0', 'balloon/0'])
  unit.deeds.flakLegs = 0
  const played = script(sufferBarrage(battle, unit), ['flak.zone flak/1.0, flak.roll 2 2'], AFTER)
  expect(factsOf(played, 'flak')).toMatchObject([
    {
      from: { surface: 1, gun: 0 },
      support: 2,
      modifiers: [
        { id: 'strength', by: 1 },
        { id: 'support', by: 2 },
      ],
      total: 7,
    },
  ])
})

test('WL-14.2.3.d each member of a dogfight that moves or stays in a zone', () => {
  const surface = flak('flak-s0')
  const battle = battleOf('spitfire-i K0 fighting, d spitfire-i K0 fighting', {
    ...(surface && { surface }),
  })
  for (const unit of battle.units)
    expect(factsOf(script(sufferBarrage(battle, unit), 'flak.roll 1 1'), 'flak')).toMatchObject([
      { id: unit.id },
    ])
})

test.each(['stay', 'to/L0'])('WL-14.2.3.d its move brings them all under fire: %s', way => {
  const surface = flak('flak-l0')
  const battle = battleOf('spitfire-i K0 >dA, d spitfire-i K0 >rA, d spitfire-i K0 >rA', {
    ...(surface && { surface }),
  })
  barrageAt(battle, 'K0')
  const dogfight = inDogfight(battle, 'rA', 'dA', 'dB')
  const lines = [`dogfight.mover 1, dogfight.move ${way}`]
  const played = script(moveDogfight(battle, dogfight), [
    ...lines,
    'flak.roll 1 1, flak.roll 1 1, flak.roll 1 1',
  ])
  expect(factsOf(played, 'flak')).toMatchObject([{ id: 'rA' }, { id: 'dA' }, { id: 'dB' }])
})

test('WL-14.2.3.e there is no limit to the units it fires at', () => {
  const surface = flak('flak-h0')
  const battle = aBattle({
    units: Array.from({ length: 4 }, (): Piece => r('spitfire-i K0')),
    ...(surface && { surface }),
  })
  barrageAt(battle, 'K0')
  for (const unit of battle.units) {
    flew(unit, 'K0')
    expect(factsOf(script(sufferBarrage(battle, unit), 'flak.roll 1 1'), 'flak')).toHaveLength(1)
  }
})

test.each([
  ['K1', false, 1],
  ['K0', true, 1],
  ['K2', true, 0],
  ['K2', false, 1],
])(
  'WL-14.3.d a unit with a tally on the balloon ignores its zone on the way into its square: to %s, tally %s: %i',
  (to, tally, zones) => {
    const { battle, unit } = over('K0', [], {}, { balloons: 'K2' })
    if (tally) unit.balloon = 0
    flew(unit, 'K0', to)
    expect(zonesFlown(battle, unit, 0)).toHaveLength(zones)
  },
)

test('WL-14.3.c a balloon’s zone attacks with strength 0', () => {
  const { battle, unit } = over('K0', [], {}, { balloons: 'K2' })
  flew(unit, 'K0')
  expect(factsOf(script(sufferBarrage(battle, unit), 'flak.roll 3 3'), 'flak')).toMatchObject([
    { source: 'balloon', modifiers: [], total: 6, mode: 'barrage' },
  ])
})

test('WL-13.7.2.a small arms do not fire at a unit taking off, heavier flak does', () => {
  const { battle, unit } = over('K0', flak('flak-s0', 'flak-h0'))
  barrageAt(battle, 'K0', 1)
  unit.deeds.tookOff = true
  flew(unit, 'K0')
  expect(zonesFlown(battle, unit, 0)).toEqual([{ surface: 1, gun: 0 }])
})

test('WL-14.2.3.a a unit that has left the map is out of it', () => {
  const { battle, unit } = over('K0', flak('flak-s0'))
  flew(unit, 'K0')
  unit.at = 'exited'
  expect(script(sufferBarrage(battle, unit)).pauses).toEqual([])
})
