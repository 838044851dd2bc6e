import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { nameOf, squareNamed } from '../../rules/01-words/geometry.ts'
import { placeBarrages } from '../../rules/14-surface/barrage.ts'
import { surfaceAt } from '../../rules/14-surface/surface.ts'
import { cornersOpenTo, isInZone, isUnderBalloon, squaresAt } from '../../rules/14-surface/zones.ts'
import type { Battle } from '../../state.ts'
import { barrageAt, flak, over } from '../kit/runs.ts'
import { battleOf, cases } from '../kit/table.ts'

describe('zones', () => {
  test('WL-14.2.2.a small arms make a zone of their own square, always', () => {
    const { battle } = over('C4', flak('flak-s0'))
    const guns = surfaceAt(battle, 0)
    expect(isInZone(battle, guns, 0, squareNamed('K0'))).toBe(true)
    expect(isInZone(battle, guns, 0, squareNamed('K1'))).toBe(false)
  })

  test('WL-14.2.2.c a Barrage marker covers the four squares around its corner', () => {
    expect(squaresAt(squareNamed('K4')).map(nameOf)).toEqual(['K4', 'K5', 'L4', 'L5'])
    const { battle } = over('C4', flak('flak-h0'))
    barrageAt(battle, 'K4')
    const covered = battle.surface.flatMap(surface =>
      ['J4', 'K3', 'K4', 'K5', 'K6', 'L3', 'L4', 'L5', 'L6', 'M5'].filter(name =>
        isInZone(battle, surface, 0, squareNamed(name)),
      ),
    )
    expect(covered).toEqual(['K4', 'K5', 'L4', 'L5'])
  })

  test('WL-14.2.2.c without a marker heavy and light guns have no zone', () => {
    const { battle } = over('C4', flak('flak-h0', 'flak-l0'))
    for (const surface of battle.surface) expect(isInZone(battle, surface, 0, squareNamed('K0'))).toBe(false)
  })

  test('WL-Q-80 a suppressed unit has none', () => {
    const { battle } = over('C4', flak('flak-s0'))
    surfaceAt(battle, 0).hits = 6
    expect(isInZone(battle, surfaceAt(battle, 0), 0, squareNamed('K0'))).toBe(false)
  })

  test.each(cases({ K2: true, K1: true, K0: true, K3: false, J1: false }))(
    'WL-14.2.2.b a balloon covers its square and all below: %s %s',
    (name, covered) => {
      const { battle } = over('C4', [], {}, { balloons: 'K2' })
      const [balloon] = battle.balloons
      if (balloon === undefined) throw new Error('No balloon')
      expect(isUnderBalloon(balloon, squareNamed(name))).toBe(covered)
      balloon.losses = 2
      expect(isUnderBalloon(balloon, squareNamed(name))).toBe(false)
    },
  )

  test('WL-14.2.8.b WL-Q-75 the zone of low-angle guns leaves out the square above the ship, not her own', () => {
    const { battle } = over('C4', flak('ca-old'))
    barrageAt(battle, 'K0')
    const covered = ['K0', 'K1', 'L0', 'L1'].filter(name =>
      isInZone(battle, surfaceAt(battle, 0), 0, squareNamed(name)),
    )
    expect(covered).toEqual(['K0', 'L0', 'L1'])
  })
})

describe('corners', () => {
  const corners = (battle: Battle) => cornersOpenTo(battle, { surface: 0, gun: 0 }).map(nameOf)

  test('WL-14.2.2.e WL-Q-20 heavy: corners that touch its own or a neighbouring column, up to the top', () => {
    const open = corners(over('C4', flak('flak-h0')).battle)
    expect(open).toHaveLength(4 * 19)
    expect([open[0], open[18], open.at(-19), open.at(-1)]).toEqual(['I0', 'I18', 'L0', 'L18'])
  })

  test('WL-14.2.2.e light: the two upper corners of its own square', () =>
    expect(corners(over('C4', flak('flak-l0')).battle)).toEqual(['J0', 'K0']))

  test('WL-14.2.8.b low-angle: corners of squares at altitude 0', () =>
    expect(corners(over('C4', flak('ca-old')).battle)).toEqual(['I0', 'J0', 'K0', 'L0']))

  test.each(cases({ A: ['A0'], Z: ['Y0'] }))(
    'WL-14.2.2.e only where four squares meet: light flak in %s',
    (column, open) => expect(corners(battleOf('', { surface: [`flak-l0 ${column} Flak`] }))).toEqual(open),
  )

  test('WL-14.2.2.f no barrage that meets a balloon’s zone', () => {
    const { battle } = over('C4', flak('flak-l0'), {}, { balloons: 'L2' })
    expect(corners(battle)).toEqual(['J0'])
    for (const balloon of battle.balloons) balloon.losses = 2
    expect(corners(battle)).toEqual(['J0', 'K0'])
  })

  test('WL-14.2.2.f high above the balloon it may', () => {
    const { battle } = over('C4', flak('flak-h0'), {}, { balloons: 'L2' })
    expect(corners(battle)).not.toContain('L2')
    expect(corners(battle)).toContain('L3')
  })
})

describe('laying barrages', () => {
  test('WL-14.2.2.d a flak unit lays, moves and lifts its barrage, once in a phase', () => {
    const { battle } = over('C4', flak('flak-l0'))
    script(placeBarrages(battle, 'defender'), ['flak.gun gun/0.0, flak.corner corner/K0'])
    expect(surfaceAt(battle, 0).guns[0]?.barrage).toBe(squareNamed('K0'))
    expect(ids(pauseAfter(placeBarrages(battle, 'defender'), ['flak.gun gun/0.0']))).toEqual([
      'lift',
      'corner/J0',
    ])
    const played = script(placeBarrages(battle, 'defender'), ['flak.gun gun/0.0, flak.corner lift'])
    expect(surfaceAt(battle, 0).guns[0]?.barrage).toBeUndefined()
    expect(factsOf(played, 'barrage')).toEqual([{ surface: 0, name: 'flak-l0', gun: 0, corner: undefined }])
  })

  test('WL-14.2.2.d also after direct fire in the same turn', () => {
    const { battle } = over('C4', flak('flak-l0'))
    for (const gun of surfaceAt(battle, 0).guns) gun.channels = 0
    expect(ids(pauseAfter(placeBarrages(battle, 'defender')))).toEqual(['gun/0.0', 'done'])
  })

  test('WL-14.2.c each kind of flak of a ship has its own', () => {
    const { battle } = over('C4', flak('bb'))
    expect(ids(pauseAfter(placeBarrages(battle, 'defender')))).toEqual(['gun/0.0', 'gun/0.1', 'done'])
    script(placeBarrages(battle, 'defender'), ['flak.gun gun/0.1, flak.corner corner/K0, flak.gun done'])
    expect(surfaceAt(battle, 0).guns.map(({ barrage }) => barrage)).toEqual([undefined, squareNamed('K0')])
  })

  test('WL-14.2.b WL-14.1.2.a not small arms, not the suppressed, not the enemy’s', () => {
    const { battle } = over('C4', flak('flak-s0', 'flak-l0'))
    surfaceAt(battle, 1).hits = 6
    expect(script(placeBarrages(battle, 'defender')).pauses).toEqual([])
    surfaceAt(battle, 1).hits = 5
    expect(script(placeBarrages(battle, 'raider')).pauses).toEqual([])
    expect(ids(pauseAfter(placeBarrages(battle, 'defender')))).toEqual(['gun/1.0', 'done'])
  })
})
