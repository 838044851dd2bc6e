import { describe, expect, test } from 'vitest'
import { placeBarrages, sufferBarrage } from '../rules/barrage.ts'
import { fireFlak } from '../rules/direct-fire.ts'
import { sufferFlak } from '../rules/flak-table.ts'
import { nameOf, squareNamed } from '../rules/geometry.ts'
import { surfaceAt } from '../rules/surface.ts'
import { cornersOpenTo, isInZone, isUnderBalloon, squaresAt, zonesFlown } from '../rules/zones.ts'
import type { Attack, Battle, Leg, Unit } from '../state.ts'
import {
  aBattle,
  factsOf,
  ids,
  inDogfight,
  type Layout,
  type Piece,
  pauseAfter,
  rolls,
  script,
  takes,
  unitNamed,
} from './table.ts'

/** Rolls that come after the one in question. */
const AFTER = ['losses.confirm', 'cohesion.1', 'cohesion.2', 'flak.hits', 'combat.face', 'bombing.home']

function flak(...types: readonly string[]): Layout['surface'] {
  return types.map(type => ({ type, name: type, column: 'K' }))
}

function over(
  at: string,
  surface: Layout['surface'],
  piece: Partial<Piece> = {},
  layout: Partial<Layout> = {},
) {
  const battle = aBattle({
    units: [{ side: 'raider', model: 'spitfire-i', at, ...piece }],
    ...(surface && { surface }),
    ...layout,
  })
  return { battle, unit: unitNamed(battle, 'rA') }
}

function flew(unit: Unit, ...squares: readonly string[]): void {
  for (const name of squares) unit.deeds.track.push({ square: squareNamed(name), how: 'entered' })
}

function barrageAt(battle: Battle, corner: string, no = 0, gun = 0): void {
  const mount = surfaceAt(battle, no).guns[gun]
  if (mount) mount.barrage = squareNamed(corner)
}

const dice = (a: number, b: number) => [rolls('flak.roll.1', a), rolls('flak.roll.2', b)]

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

  test.each([
    ['K2', true],
    ['K1', true],
    ['K0', true],
    ['K3', false],
    ['J1', false],
  ])('WL-14.2.2.b a balloon covers its square and all below: %s %s', (name, covered) => {
    const { battle } = over('C4', [], {}, { balloons: [{ square: 'K2' }] })
    const [balloon] = battle.balloons
    if (balloon === undefined) throw new Error('No balloon')
    expect(isUnderBalloon(balloon, squareNamed(name))).toBe(covered)
    balloon.losses = 2
    expect(isUnderBalloon(balloon, squareNamed(name))).toBe(false)
  })

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

  test('WL-14.2.2.e light: the two upper corners of its own square', () => {
    expect(corners(over('C4', flak('flak-l0')).battle)).toEqual(['J0', 'K0'])
  })

  test('WL-14.2.8.b low-angle: corners of squares at altitude 0', () => {
    expect(corners(over('C4', flak('ca-old')).battle)).toEqual(['I0', 'J0', 'K0', 'L0'])
  })

  test.each([
    ['A', ['A0']],
    ['Z', ['Y0']],
  ])('WL-14.2.2.e only where four squares meet: light flak in %s', (column, open) => {
    const battle = aBattle({ units: [], surface: [{ type: 'flak-l0', name: 'Flak', column }] })
    expect(corners(battle)).toEqual(open)
  })

  test('WL-14.2.2.f no barrage that meets a balloon’s zone', () => {
    const { battle } = over('C4', flak('flak-l0'), {}, { balloons: [{ square: 'L2' }] })
    expect(corners(battle)).toEqual(['J0'])
    for (const balloon of battle.balloons) balloon.losses = 2
    expect(corners(battle)).toEqual(['J0', 'K0'])
  })

  test('WL-14.2.2.f high above the balloon it may', () => {
    const { battle } = over('C4', flak('flak-h0'), {}, { balloons: [{ square: 'L2' }] })
    expect(corners(battle)).not.toContain('L2')
    expect(corners(battle)).toContain('L3')
  })
})

describe('laying barrages', () => {
  test('WL-14.2.2.d a flak unit lays, moves and lifts its barrage, once in a phase', () => {
    const { battle } = over('C4', flak('flak-l0'))
    script(placeBarrages(battle, 'defender'), [
      takes('flak.gun', 'gun/0.0'),
      takes('flak.corner', 'corner/K0'),
    ])
    expect(surfaceAt(battle, 0).guns[0]?.barrage).toBe(squareNamed('K0'))
    expect(ids(pauseAfter(placeBarrages(battle, 'defender'), [takes('flak.gun', 'gun/0.0')]))).toEqual([
      'lift',
      'corner/J0',
    ])
    const played = script(placeBarrages(battle, 'defender'), [
      takes('flak.gun', 'gun/0.0'),
      takes('flak.corner', 'lift'),
    ])
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
    script(placeBarrages(battle, 'defender'), [
      takes('flak.gun', 'gun/0.1'),
      takes('flak.corner', 'corner/K0'),
      takes('flak.gun', 'done'),
    ])
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

describe('barrage attacks', () => {
  test.each<[string, Leg[], number]>([
    ['entered', [{ square: squareNamed('K0'), how: 'entered' }], 1],
    ['circled', [{ square: squareNamed('K0'), how: 'circled' }], 1],
    ['turned about', [{ square: squareNamed('K0'), how: 'reversed' }], 1],
    ['left', [{ square: squareNamed('L0'), how: 'entered', from: squareNamed('K0') }], 0],
    ['nothing', [], 0],
  ])('WL-14.2.3.a a unit that %s a zone square: %j is %i attack(s)', (_, track, attacks) => {
    const { battle, unit } = over('K0', flak('flak-s0'))
    unit.deeds.track.push(...track)
    const played = script(sufferBarrage(battle, unit), attacks ? dice(1, 1) : [])
    expect(factsOf(played, 'flak')).toHaveLength(attacks)
    expect(unit.deeds.flak).toBe(attacks > 0)
  })

  test('WL-14.2.3.a one attack, however many squares', () => {
    const { battle, unit } = over('L1', flak('flak-h0'))
    barrageAt(battle, 'K0')
    flew(unit, 'K0', 'K1', 'L1')
    expect(factsOf(script(sufferBarrage(battle, unit), dice(1, 1)), 'flak')).toMatchObject([
      { mode: 'barrage', support: 0 },
    ])
  })

  test('WL-Q-43 a later move in the phase is looked at by itself', () => {
    const { battle, unit } = over('K0', flak('flak-s0'))
    flew(unit, 'K0')
    script(sufferBarrage(battle, unit), dice(1, 1))
    flew(unit, 'L0')
    expect(script(sufferBarrage(battle, unit)).pauses).toEqual([])
    flew(unit, 'K0')
    expect(script(sufferBarrage(battle, unit), dice(1, 1)).pauses).toHaveLength(2)
  })

  test('WL-14.2.3.b friend and foe are hit alike, and the player who did not move rolls', () => {
    const surface = flak('flak-s0', 'flak-h1')
    const battle = aBattle({
      units: [{ side: 'defender', model: 'spitfire-i', at: 'K0' }],
      ...(surface && { surface }),
    })
    barrageAt(battle, 'K0', 1)
    const unit = unitNamed(battle, 'dA')
    flew(unit, 'K0')
    expect(pauseAfter(sufferBarrage(battle, unit))).toMatchObject({ seat: 'raider', ask: 'flak.zone' })
  })

  test('WL-14.2.3.c of several flak units he picks one, and each other one, balloons too, adds 1', () => {
    const { battle, unit } = over('K0', flak('flak-s0', 'flak-h1'), {}, { balloons: [{ square: 'L1' }] })
    barrageAt(battle, 'J0', 1)
    flew(unit, 'K0', 'L0')
    expect(ids(pauseAfter(sufferBarrage(battle, unit)))).toEqual(['flak/0.0', 'flak/1.0', 'balloon/0'])
    unit.deeds.flakLegs = 0
    const played = script(sufferBarrage(battle, unit), [takes('flak.zone', 'flak/1.0'), ...dice(2, 2)], AFTER)
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
    const battle = aBattle({
      units: [
        { side: 'raider', model: 'spitfire-i', at: 'K0' },
        { side: 'defender', model: 'spitfire-i', at: 'K0' },
      ],
      ...(surface && { surface }),
    })
    inDogfight(battle, 'rA', 'dA')
    for (const unit of battle.units)
      expect(factsOf(script(sufferBarrage(battle, unit), dice(1, 1)), 'flak')).toMatchObject([
        { id: unit.id },
      ])
  })

  test('WL-14.2.3.e there is no limit to the units it fires at', () => {
    const surface = flak('flak-h0')
    const battle = aBattle({
      units: Array.from({ length: 4 }, (): Piece => ({ side: 'raider', model: 'spitfire-i', at: 'K0' })),
      ...(surface && { surface }),
    })
    barrageAt(battle, 'K0')
    for (const unit of battle.units) {
      flew(unit, 'K0')
      expect(factsOf(script(sufferBarrage(battle, unit), dice(1, 1)), 'flak')).toHaveLength(1)
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
      const { battle, unit } = over('K0', [], {}, { balloons: [{ square: 'K2' }] })
      if (tally) unit.balloon = 0
      flew(unit, 'K0', to)
      expect(zonesFlown(battle, unit, 0)).toHaveLength(zones)
    },
  )

  test('WL-14.3.c a balloon’s zone attacks with strength 0', () => {
    const { battle, unit } = over('K0', [], {}, { balloons: [{ square: 'K2' }] })
    flew(unit, 'K0')
    expect(factsOf(script(sufferBarrage(battle, unit), dice(3, 3)), 'flak')).toMatchObject([
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
})

describe('the Flak Attack Table', () => {
  function shoot(
    mode: 'barrage' | 'direct',
    a: number,
    b: number,
    type = 'flak-h0',
    piece: Partial<Piece> = {},
    layout: Partial<Layout> = {},
    attack?: Partial<Attack>,
  ) {
    const { battle, unit } = over('K3', flak(type), piece, layout)
    if (attack) battle.attacks.push({ ...ATTACK, ...attack })
    const shot = { mode, from: { surface: 0, gun: 0 }, support: 0 }
    return { battle, unit, played: script(sufferFlak(battle, unit, shot), dice(a, b), AFTER) }
  }
  const ATTACK: Attack = {
    unit: 0,
    target: 0,
    kind: 'level',
    strafing: false,
    aimed: true,
    longRange: false,
    altitude: 3,
    weather: 0,
    sun: false,
    flak: 0,
  }

  test.each([
    ['barrage', 3, 3, '-'],
    ['direct', 3, 3, '-'],
    ['barrage', 3, 4, '-'],
    ['direct', 3, 4, 'C'],
    ['barrage', 4, 4, 'C'],
    ['direct', 4, 4, 1],
    ['barrage', 5, 5, 1],
    ['direct', 5, 5, 2],
    ['barrage', 6, 6, 2],
    ['direct', 6, 6, 'd6'],
  ] as const)('WL-14.2.5.a %s column, %i + %i: %s', (mode, a, b, result) => {
    expect(factsOf(shoot(mode, a, b).played, 'flak')).toMatchObject([{ dice: [a, b], total: a + b, result }])
  })

  test.each([
    ['-', 1, 1, []],
    ['C', 3, 4, ['cohesion.1', 'cohesion.2']],
    ['1', 4, 4, ['losses.confirm', 'cohesion.1', 'cohesion.2']],
    ['2', 5, 5, ['losses.confirm', 'losses.confirm', 'cohesion.1', 'cohesion.2']],
  ] as const)('WL-14.2.5.c result %s: hits are confirmed, then cohesion is checked', (_, a, b, then) => {
    const { played } = shoot('direct', a, b)
    expect(played.pauses.slice(2).map(pause => ('what' in pause ? pause.what : ''))).toEqual(then)
  })

  test('WL-14.2.5.c 1d6 is that many hits', () => {
    const { battle, unit } = over('K3', flak('flak-h0'))
    const shot = { mode: 'direct', from: { surface: 0, gun: 0 }, support: 0 } as const
    const lines = [...dice(6, 6), rolls('flak.hits', 3)]
    const { pauses } = script(sufferFlak(battle, unit, shot), lines, AFTER)
    expect(pauses.filter(pause => 'what' in pause && pause.what === 'losses.confirm')).toHaveLength(3)
  })

  test.each([
    ['barrage', 5, 5, false, 0],
    ['direct', 4, 4, false, 1],
    ['barrage', 5, 5, true, 1],
    ['direct', 4, 4, true, 2],
  ] as const)(
    'WL-14.2.5.d WL-14.2.7.c %s fire is confirmed with firepower 0 or 1, one more with dual fuses: %i + %i, %s: %i',
    (mode, a, b, dualFuse, firepower) => {
      const defender = dualFuse ? { flak: { dualFuse: true as const } } : {}
      const { played } = shoot(mode, a, b, 'flak-h0', {}, { defender })
      expect(factsOf(played, 'confirmation')).toMatchObject([{ firepower }])
    },
  )

  test('WL-14.2.7.c dual fuses are for heavy flak', () => {
    const { played } = shoot('direct', 4, 4, 'flak-l0', {}, { defender: { flak: { dualFuse: true } } })
    expect(factsOf(played, 'confirmation')).toMatchObject([{ firepower: 1 }])
  })

  test('WL-14.2.a WL-C-32 strength helps', () => {
    expect(factsOf(shoot('barrage', 1, 1, 'flak-h1').played, 'flak')).toMatchObject([
      { modifiers: [{ id: 'strength', by: 1 }], total: 3 },
    ])
  })

  test.each([
    ['ju-87', 1],
    ['me-262', -1],
  ])('WL-C-33 WL-C-59 the target’s basic speed tells: %s %i', (model, by) => {
    for (const mode of ['barrage', 'direct'] as const)
      expect(factsOf(shoot(mode, 1, 1, 'flak-h0', { model }).played, 'flak')).toMatchObject([
        { modifiers: [{ id: 'speed', by }] },
      ])
  })

  test.each([
    ['barrage', []],
    ['direct', [{ id: 'altitude', by: 1 }]],
  ] as const)('WL-14.2.5.b WL-C-34 altitude tells in direct fire alone: %s %j', (mode, modifiers) => {
    expect(factsOf(shoot(mode, 1, 1, 'flak-h0', { at: 'K8' }).played, 'flak')).toMatchObject([{ modifiers }])
  })

  test.each([
    ['barrage', []],
    ['direct', [{ id: 'weather', by: -2 }]],
  ] as const)(
    'WL-4.7.g WL-Q-95 weather on the line of sight hampers direct fire alone: %s %j',
    (mode, modifiers) => {
      const sky = { cloud: [{ type: 'broken' as const, squares: ['K1'] }] }
      expect(factsOf(shoot(mode, 1, 1, 'flak-h0', {}, { sky }).played, 'flak')).toMatchObject([{ modifiers }])
    },
  )

  test.each([
    ['direct', 'flak-h0', ['improvedFireDirection', 'proximityFuse']],
    ['direct', 'flak-l0', []],
    ['barrage', 'flak-h0', []],
  ] as const)(
    'WL-14.2.7.a WL-14.2.7.b advanced flak helps heavy direct fire alone: %s %s %j',
    (mode, type, names) => {
      const defender = { flak: { improvedFireDirection: true, proximityFuse: true } as const }
      const [facts] = factsOf(shoot(mode, 1, 1, type, {}, { defender }).played, 'flak')
      const modifiers = facts?.modifiers as { id: string }[] | undefined
      expect(modifiers?.map(({ id }) => id)).toEqual(names)
      expect(facts?.total).toBe(names.length === 0 ? 2 : 5)
    },
  )

  test('WL-14.2.7.a WL-14.2.7.b each on its own', () => {
    const only = (flak: { improvedFireDirection?: true; proximityFuse?: true }) =>
      factsOf(shoot('direct', 1, 1, 'flak-h0', {}, { defender: { flak } }).played, 'flak')[0]?.modifiers
    expect(only({ improvedFireDirection: true })).toEqual([{ id: 'improvedFireDirection', by: 1 }])
    expect(only({ proximityFuse: true })).toEqual([{ id: 'proximityFuse', by: 2 }])
  })

  test.each([
    [4, 4, 0, -1],
    [6, 6, 0, -2],
    [6, 6, -1, -2],
    [4, 4, -2, -2],
    [3, 3, -1, -1],
    [3, 3, 0, 0],
  ])(
    'WL-14.2.5.e the Bomb column spoils an attack made this turn, the larger penalty counts: %i + %i after %i: %i',
    (a, b, before, after) => {
      const { battle } = shoot('barrage', a, b, 'flak-h0', {}, {}, { flak: before })
      expect(battle.attacks[0]?.flak).toBe(after)
    },
  )

  test('WL-14.2.5.e WL-Q-96 only of the unit that was fired at, and the attack stands', () => {
    const { battle } = shoot('barrage', 4, 4, 'flak-h0', {}, {}, { unit: 7 })
    expect(battle.attacks).toMatchObject([{ unit: 7, flak: 0 }])
  })

  test('WL-14.2.6.b a fighter broken by flak loses its tally', () => {
    const surface = flak('flak-h0')
    const battle = aBattle({
      units: [
        { side: 'raider', model: 'spitfire-i', at: 'K3', size: 'flight', tallies: 'dA' },
        { side: 'defender', model: 'spitfire-i', at: 'K3' },
      ],
      ...(surface && { surface }),
    })
    const unit = unitNamed(battle, 'rA')
    const shot = { mode: 'direct', from: { surface: 0, gun: 0 }, support: 0 } as const
    script(
      sufferFlak(battle, unit, shot),
      [...dice(3, 4), rolls('cohesion.1', 1), rolls('cohesion.2', 1)],
      ['bombing.home'],
    )
    expect(unit).toMatchObject({ broken: true, tally: undefined })
  })

  test('WL-14.2.5.a totals off the table use its nearest row', () => {
    const low = shoot('barrage', 1, 1, 'flak-h0', { model: 'me-262' })
    expect(factsOf(low.played, 'flak')).toMatchObject([{ total: 1, row: 2, result: '-' }])
    const high = shoot('barrage', 6, 6, 'flak-h1', { model: 'ju-87' })
    expect(factsOf(high.played, 'flak')).toMatchObject([{ total: 14, row: 12, result: 2 }])
  })
})

describe('direct fire', () => {
  function shots(battle: Battle): string[] {
    const played = script(fireFlak(battle), [], ['flak.fire'])
    const [first] = played.pauses
    return first && 'options' in first ? ids(first).slice(1) : []
  }
  const raid = (surface: Layout['surface'], ...squares: readonly string[]) =>
    aBattle({
      units: squares.map((at): Piece => ({ side: 'raider', model: 'spitfire-i', at })),
      ...(surface && { surface }),
    })

  test('WL-14.2.4.a direct fire comes before the bombs', () => {
    expect(script(fireFlak(raid(flak('flak-h0')))).value).toBe('bombing')
  })

  test.each([
    ['K19', true],
    ['I0', true],
    ['M9', true],
    ['H3', false],
    ['N3', false],
  ])('WL-14.2.4.b heavy flak reaches two columns, any altitude: %s %s', (at, reached) => {
    expect(shots(raid(flak('flak-h0'), at))).toEqual(reached ? ['fire/0.0/rA'] : [])
  })

  test.each([
    ['K4', true],
    ['J0', true],
    ['L4', true],
    ['K5', false],
    ['I0', false],
  ])('WL-14.2.4.b light flak reaches the next column, to altitude 4: %s %s', (at, reached) => {
    expect(shots(raid(flak('flak-l0'), at))).toEqual(reached ? ['fire/0.0/rA'] : [])
  })

  test('WL-14.2.b small arms have no direct fire', () => {
    expect(shots(raid(flak('flak-s0'), 'K0'))).toEqual([])
  })

  test.each([
    ['K0', true],
    ['K1', false],
    ['L1', true],
    ['L2', false],
    ['M0', true],
  ])(
    'WL-14.2.8.a WL-Q-75 low-angle guns: altitude 0 and 1, not right above the ship: %s %s',
    (at, reached) => {
      expect(shots(raid(flak('ca-old'), at))).toEqual(reached ? ['fire/0.0/rA'] : [])
    },
  )

  test('WL-14.2.4.c no fire without a line of sight', () => {
    const battle = aBattle({
      units: [{ side: 'raider', model: 'spitfire-i', at: 'K8' }],
      surface: [{ type: 'flak-h0', name: 'Flak', column: 'K' }],
      sky: { cloud: [{ type: 'dense', squares: ['K4'] }] },
    })
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
    const lines = [
      takes('flak.fire', 'fire/0.0/rA'),
      ...dice(1, 1),
      takes('flak.fire', 'fire/0.0/rB'),
      ...dice(1, 1),
    ]
    const played = script(fireFlak(battle), lines)
    expect(factsOf(played, 'flak').map(({ id }) => id)).toEqual(['rA', 'rB'])
    expect(surfaceAt(battle, 0).guns).toEqual([{ channels: 2 }])
  })

  test('WL-14.2.4.e a unit is fired at once, whoever fires', () => {
    const battle = raid(flak('flak-h0', 'flak-h0'), 'K3', 'L3')
    const pause = pauseAfter(fireFlak(battle), [
      takes('flak.fire', 'fire/0.0/rA'),
      takes('flak.support', 'enough'),
      ...dice(1, 1),
    ])
    expect(ids(pause)).toEqual(['hold-fire', 'fire/0.0/rB', 'fire/1.0/rB'])
  })

  test('WL-14.2.4.f supporting flak units add 1 each and spend a channel each', () => {
    const battle = raid(flak('flak-h0', 'flak-l0', 'flak-h1'), 'K3', 'L3')
    const lines = [
      takes('flak.fire', 'fire/0.0/rA'),
      takes('flak.support', 'with/1.0'),
      takes('flak.support', 'with/2.0'),
      ...dice(1, 1),
    ]
    const played = pauseAfter(fireFlak(battle), lines)
    expect(ids(played)).toEqual(['hold-fire', 'fire/0.0/rB', 'fire/2.0/rB'])
    const again = raid(flak('flak-h0', 'flak-l0', 'flak-h1'), 'K3')
    const notes = factsOf(script(fireFlak(again), lines), 'flak')
    expect(notes).toMatchObject([{ support: 2, modifiers: [{ id: 'support', by: 2 }], total: 4 }])
  })

  test('WL-14.2.4.f only guns that could fire at it themselves support', () => {
    const battle = raid(flak('flak-h0', 'flak-l0', 'flak-s0'), 'K5')
    const lines = [takes('flak.fire', 'fire/0.0/rA'), ...dice(1, 1)]
    expect(factsOf(script(fireFlak(battle), lines), 'flak')).toMatchObject([{ support: 0 }])
  })

  test('WL-14.2.4.g WL-Q-77 whoever is linked to the target by tallies is fired at too, on no channel, friend or foe', () => {
    const battle = aBattle({
      units: [
        { side: 'raider', model: 'he-111', mission: 'bombing', at: 'K3' },
        { side: 'raider', model: 'bf-109e', at: 'K3', tallies: 'dA' },
        { side: 'defender', model: 'spitfire-i', at: 'K3', tallies: 'rA' },
        { side: 'raider', model: 'bf-109e', at: 'K3' },
        { side: 'defender', model: 'spitfire-i', at: 'L3', tallies: 'rA' },
      ],
      surface: [{ type: 'flak-l0', name: 'Flak', column: 'K' }],
    })
    const lines = [takes('flak.fire', 'fire/0.0/rA'), ...dice(1, 1), ...dice(1, 1), ...dice(1, 1)]
    const played = script(fireFlak(battle), lines)
    expect(factsOf(played, 'flak').map(({ id }) => id)).toEqual(['rA', 'dA', 'rB'])
    expect(battle.units.map(({ deeds }) => deeds.directFlak)).toEqual([true, true, true, false, false])
  })

  test('WL-14.2.4.e a linked unit that was fired at before is spared', () => {
    const battle = aBattle({
      units: [
        { side: 'raider', model: 'he-111', mission: 'bombing', at: 'K3' },
        { side: 'defender', model: 'spitfire-i', at: 'K3', tallies: 'rA' },
      ],
      surface: [{ type: 'flak-l0', name: 'Flak', column: 'K' }],
    })
    unitNamed(battle, 'dA').deeds.directFlak = true
    const played = script(fireFlak(battle), [takes('flak.fire', 'fire/0.0/rA'), ...dice(1, 1)])
    expect(factsOf(played, 'flak').map(({ id }) => id)).toEqual(['rA'])
  })

  test('WL-Q-77 the chosen target must be an enemy', () => {
    const battle = aBattle({
      units: [{ side: 'defender', model: 'spitfire-i', at: 'K3' }],
      surface: [{ type: 'flak-h0', name: 'Flak', column: 'K' }],
    })
    expect(shots(battle)).toEqual([])
  })

  test('WL-Q-78 the raider’s guns fire first', () => {
    const battle = aBattle({
      units: [
        { side: 'raider', model: 'spitfire-i', at: 'K3' },
        { side: 'defender', model: 'spitfire-i', at: 'K4' },
      ],
      surface: [
        { type: 'flak-h0', name: 'Flak', column: 'K' },
        { type: 'flak-h0', name: 'Flak', column: 'K', side: 'raider' },
      ],
    })
    const { pauses } = script(fireFlak(battle), [], ['flak.fire'])
    expect(pauses.map(pause => ('seat' in pause ? pause.seat : ''))).toEqual(['raider', 'defender'])
  })

  test('WL-14.2.4.a a unit off the map is out of reach', () => {
    const battle = raid(flak('flak-h0'), 'K3')
    unitNamed(battle, 'rA').at = 'exited'
    expect(shots(battle)).toEqual([])
  })
})
