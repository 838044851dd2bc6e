import { describe, expect, test } from 'vitest'
import { isAimed, profileGivesBonus } from '../rules/approach.ts'
import { altitudeOf, nameOf } from '../rules/geometry.ts'
import { keepToRoute, profileBars } from '../rules/profiles.ts'
import { isHighSpeed } from '../rules/ratings.ts'
import type { Battle, Facing, Profile, Unit } from '../state.ts'
import { does, flies, inFlight, nextTurn, offers, waysOpen } from './approaches.ts'
import { aBattle, factsOf, type Layout, type Piece, takes } from './table.ts'

const [RIGHT, LEFT, DOWN_LEFT, DOWN, DOWN_RIGHT] = [0, 4, 5, 6, 7] as const

/** One raider on its way to a target in K. */
function onTheWay(
  piece: Omit<Piece, 'side'>,
  type = 'bridge',
  layout: Partial<Layout> = {},
): { battle: Battle; unit: Unit } {
  const battle = aBattle({
    units: [{ side: 'raider', mission: 'bombing', ...piece }],
    bombing: true,
    surface: [{ type, name: type, column: 'K' }],
    ...layout,
  })
  return { battle, unit: inFlight(battle, 'rA', 3) }
}

function begun(kind: Profile['kind'], piece: Omit<Piece, 'side'>, type?: string, layout?: Partial<Layout>) {
  const { battle, unit } = onTheWay(piece, type, layout)
  does(battle, unit, `designate/${kind}/0`)
  return { battle, unit }
}

function aim(unit: Unit): boolean {
  if (unit.profile === undefined) throw new Error('No profile is flown')
  return isAimed(unit.profile)
}

describe('profiles in general', () => {
  test('WL-15.3.b target and profile are declared at any point of the move, one profile at a time', () => {
    const { battle, unit } = onTheWay({ model: 'ju-87', at: 'H6' })
    expect(offers(battle, unit)).toEqual(['begin-circling'])
    flies(battle, unit, RIGHT)
    const played = does(battle, unit, 'designate/level/0')
    expect(unit.profile).toMatchObject({ kind: 'level', target: 0, turn: 1, aimed: 0, dived: 0 })
    expect(factsOf(played, 'profile')).toMatchObject([{ id: 'rA', kind: 'level', target: 0, altitude: 6 }])
    expect(offers(battle, unit)).toEqual(['break-off'])
  })

  test('WL-15.3.b WL-Q-90 it may be given up for another, but not taken up again that turn', () => {
    const { battle, unit } = begun('level', { model: 'ju-87', at: 'I6' })
    does(battle, unit, 'break-off')
    expect(unit.profile).toBeUndefined()
    expect(offers(battle, unit)).toEqual(['designate/glide/0'])
    nextTurn(battle, unit)
    expect(offers(battle, unit)).toEqual(['designate/level/0', 'designate/glide/0'])
  })

  test('WL-15.3.a WL-15.3.c after an attack another profile may begin, but the next attack waits for the next turn', () => {
    const { battle, unit } = onTheWay({ model: 'p-47d', at: 'K0', mission: 'strafing' }, 'truck', {
      surface: [
        { type: 'truck', name: 'Trucks', column: 'K' },
        { type: 'truck', name: 'Trucks', column: 'L' },
      ],
    })
    does(battle, unit, 'designate/level/0')
    does(battle, unit, 'drop')
    does(battle, unit, 'designate/strafing/1')
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['break-off'])
    expect(battle.attacks).toHaveLength(1)
  })

  test.each(['level', 'dive', 'steep'] as const)('WL-15.3.e no circling on a %s profile', kind => {
    const { battle, unit } = begun(kind, { model: 'ju-87', at: 'J8' })
    expect(profileBars(battle, unit, 'circle')).toBe(true)
    expect(offers(battle, unit)).toEqual(['break-off'])
  })

  test('WL-15.3.f the turn on which it is begun is marked', () => {
    const { unit } = begun('level', { model: 'ju-87', at: 'J8' })
    expect(unit.deeds.onProfile).toBe(true)
  })

  test.each([
    ['level', 'ju-87', 'J8', 'bomb', false],
    ['dive', 'ju-87', 'J8', 'bomb', true],
    ['steep', 'ju-87', 'J8', 'bomb', true],
    ['glide', 'ju-87', 'I8', 'bomb', true],
    ['torpedo', 'tbf', 'J0', 'torpedo', false],
    ['parafrag', 'b-25', 'J0', 'parafrag', false],
    ['atgr', 'p-47d', 'J8', 'atgr', true],
  ] as const)(
    'WL-15.3.g the dive bonus is open to a profile that changes height: %s of a %s at %s, %s: %s',
    (kind, model, at, load, bonus) => {
      const { unit } = begun(kind, { model, at, load }, 'dd')
      expect(profileGivesBonus(unit)).toBe(bonus)
      unit.profile = undefined
      expect(profileGivesBonus(unit)).toBe(false)
    },
  )

  test('WL-15.3.j no drop before the profile is flown to its end, and none that must be made', () => {
    const { battle, unit } = begun('level', { model: 'b-17g', at: 'J8' })
    expect(offers(battle, unit)).toEqual(['break-off'])
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
  })

  test('WL-15.3.i the load is gone, the attack waits, and the unit is free of the profile', () => {
    const { battle, unit } = begun('level', { model: 'b-17g', at: 'J8' })
    flies(battle, unit, RIGHT)
    does(battle, unit, 'drop', [takes('bombing.home', 'home/left')])
    expect(unit).toMatchObject({ load: undefined, bombed: true, profile: undefined, home: 'left' })
    expect(unit.deeds.attacked).toBe(true)
    expect(battle.attacks).toEqual([
      {
        unit: 0,
        target: 0,
        kind: 'level',
        strafing: false,
        aimed: false,
        longRange: false,
        altitude: 8,
        weather: 0,
        sun: false,
        flak: 0,
      },
    ])
  })
})

describe('level runs', () => {
  test('WL-15.3.1.a straight and level, over the target and no farther', () => {
    const { battle, unit } = begun('level', { model: 'b-17g', at: 'I8' })
    expect(waysOpen(battle, unit)).toEqual([RIGHT])
    flies(battle, unit, RIGHT, RIGHT)
    expect(nameOf(unit.square)).toBe('K8')
    expect(waysOpen(battle, unit)).toEqual([])
  })

  test.each([
    ['I8', true],
    ['J8', false],
  ])('WL-15.3.1.b two squares on the profile aim: from %s %s', (at, aimed) => {
    const { battle, unit } = begun('level', { model: 'b-17g', at })
    while (nameOf(unit.square) !== 'K8') flies(battle, unit, RIGHT)
    expect(aim(unit)).toBe(aimed)
  })

  test('WL-15.3.1.a begun over the target it may drop at once, without aim', () => {
    const { battle, unit } = begun('level', { model: 'b-17g', at: 'K8' })
    expect(aim(unit)).toBe(false)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
  })

  test('WL-15.2.5.a it may fly past, turn and come back from the far side', () => {
    const { battle, unit } = begun('level', { model: 'b-17g', at: 'M8', facing: LEFT })
    expect(waysOpen(battle, unit)).toEqual([LEFT])
  })
})

describe('dive and steep-angle bombing', () => {
  test('WL-15.3.2.b WL-Q-81 from the next column: one step into the target column, level or descending, then straight down', () => {
    const { battle, unit } = begun('dive', { model: 'sb2c', at: 'J4' })
    expect(waysOpen(battle, unit)).toEqual([RIGHT, DOWN_RIGHT])
    flies(battle, unit, RIGHT)
    expect(waysOpen(battle, unit)).toEqual([DOWN])
    expect(offers(battle, unit)).toEqual(['break-off'])
  })

  test('WL-15.3.2.b bombs fall at altitude 1 or 0', () => {
    const { battle, unit } = begun('dive', { model: 'sb2c', at: 'K3' })
    const offered: string[][] = []
    while (altitudeOf(unit.square) > 0) {
      flies(battle, unit, DOWN)
      offered.push(offers(battle, unit))
    }
    expect(offered).toEqual([['break-off'], ['drop', 'break-off'], ['drop', 'break-off']])
    expect(waysOpen(battle, unit)).toEqual([])
  })

  test.each([
    ['K4', false],
    ['K5', true],
  ])('WL-15.3.2.c four squares of dive aim: from %s to altitude 1 %s', (at, aimed) => {
    const { battle, unit } = begun('dive', { model: 'sb2c', at })
    while (altitudeOf(unit.square) > 1) flies(battle, unit, DOWN)
    expect(aim(unit)).toBe(aimed)
  })

  test('WL-15.3.2.c the descending step into the column counts as well', () => {
    const { battle, unit } = begun('dive', { model: 'sb2c', at: 'J5' })
    flies(battle, unit, DOWN_RIGHT, DOWN, DOWN, DOWN)
    expect(aim(unit)).toBe(true)
  })

  test('WL-15.3.2.d a move that ends straight down is at high speed, until the nose comes up', () => {
    const { battle, unit } = begun('dive', { model: 'sb2c', at: 'K3' })
    flies(battle, unit, DOWN, DOWN)
    expect(isHighSpeed(battle, unit)).toBe(true)
    does(battle, unit, 'drop', [takes('bombing.home', 'home/left')])
    flies(battle, unit, DOWN)
    expect(unit.deeds.pointedDown).toBe(true)
    flies(battle, unit, LEFT)
    expect(isHighSpeed(battle, unit)).toBe(false)
  })

  test('WL-15.3.2.d a steep dive is not', () => {
    const { battle, unit } = begun('steep', { model: 'sb2c', at: 'K3' })
    flies(battle, unit, DOWN)
    expect(unit.deeds.pointedDown).toBe(false)
  })

  test('WL-15.3.3.b a steep dive drops at any altitude from 1 up, once it has dived', () => {
    const { battle, unit } = begun('steep', { model: 'ju-88', at: 'K3' })
    expect(offers(battle, unit)).toEqual(['break-off'])
    flies(battle, unit, DOWN)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
    flies(battle, unit, DOWN)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
    expect(waysOpen(battle, unit)).toEqual([])
  })

  test('WL-15.3.3.b from the next column it first moves over the target', () => {
    const { battle, unit } = begun('steep', { model: 'ju-88', at: 'J6' })
    expect(waysOpen(battle, unit)).toEqual([RIGHT, DOWN_RIGHT])
    flies(battle, unit, RIGHT)
    expect(waysOpen(battle, unit)).toEqual([DOWN])
  })

  test.each([
    [2, false],
    [3, true],
  ])('WL-15.3.3.c three squares of dive aim: %i %s', (squares, aimed) => {
    const { battle, unit } = begun('steep', { model: 'ju-88', at: 'K8' })
    for (let i = 0; i < squares; i++) flies(battle, unit, DOWN)
    expect(aim(unit)).toBe(aimed)
  })
})

describe('glide bombing', () => {
  test('WL-15.3.4.b WL-15.3.4.c one level down for each column, and the bombs fall on entering the target column, aimed', () => {
    const { battle, unit } = begun('glide', { model: 'p-47d', at: 'I4' })
    expect(waysOpen(battle, unit)).toEqual([DOWN_RIGHT])
    flies(battle, unit, DOWN_RIGHT)
    expect(offers(battle, unit)).toEqual(['break-off'])
    expect(aim(unit)).toBe(false)
    flies(battle, unit, DOWN_RIGHT)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
    expect(aim(unit)).toBe(true)
    expect(waysOpen(battle, unit)).toEqual([])
  })

  test('WL-15.3.4.b from the right it comes down to the left', () => {
    const { battle, unit } = begun('glide', { model: 'p-47d', at: 'M4', facing: LEFT })
    expect(waysOpen(battle, unit)).toEqual([DOWN_LEFT])
  })
})

describe('torpedoes', () => {
  test('WL-15.3.5.a straight on at altitude 0', () => {
    const { battle, unit } = begun('torpedo', { model: 'he-111', load: 'torpedo', at: 'I0' }, 'dd')
    expect(waysOpen(battle, unit)).toEqual([RIGHT])
  })

  test('WL-15.3.5.b WL-15.3.5.c dropped from the next square at long range, or in the ship’s own, aimed after two squares', () => {
    const { battle, unit } = begun('torpedo', { model: 'he-111', load: 'torpedo', at: 'I0' }, 'dd')
    expect(offers(battle, unit)).toEqual(['break-off'])
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
    expect(aim(unit)).toBe(false)
    flies(battle, unit, RIGHT)
    expect(aim(unit)).toBe(true)
    does(battle, unit, 'drop', [takes('bombing.home', 'home/left')])
    expect(battle.attacks[0]).toMatchObject({ kind: 'torpedo', longRange: false, aimed: true })
  })

  test('WL-15.3.5.c from the next square it is long range', () => {
    const { battle, unit } = begun('torpedo', { model: 'he-111', load: 'torpedo', at: 'J0' }, 'dd')
    does(battle, unit, 'drop', [takes('bombing.home', 'home/left')])
    expect(battle.attacks[0]).toMatchObject({ longRange: true, aimed: false })
  })

  test.each([
    ['tbf', true],
    ['he-111', false],
  ])('WL-15.3.5.1.a a slow torpedo slows the run from its start: %s %s', (model, slow) => {
    const { battle, unit } = begun('torpedo', { model, load: 'torpedo', at: 'I0' }, 'dd')
    expect(unit.slow).toBe(slow)
    flies(battle, unit, RIGHT)
    does(battle, unit, 'drop', [takes('bombing.home', 'home/left')])
    expect(unit.slow).toBe(slow)
  })

  test('WL-15.3.5.1.a a run that is given up is slow no longer', () => {
    const { battle, unit } = begun('torpedo', { model: 'tbf', load: 'torpedo', at: 'I0' }, 'dd')
    does(battle, unit, 'break-off')
    expect(unit.slow).toBe(false)
  })
})

describe('rockets and guns', () => {
  test('WL-15.3.6.a WL-15.3.7.b by the shortest route: never up, never farther off', () => {
    const { battle, unit } = begun('atgr', { model: 'p-47d', load: 'atgr', at: 'H2' })
    expect(waysOpen(battle, unit)).toEqual([RIGHT, DOWN, DOWN_RIGHT])
    flies(battle, unit, RIGHT)
    expect(waysOpen(battle, unit)).toEqual([RIGHT, DOWN, DOWN_RIGHT])
  })

  test('WL-15.3.6.b WL-Q-82 rockets fly at altitude 0 from the next square or the target’s own', () => {
    const { battle, unit } = begun('atgr', { model: 'p-47d', load: 'atgr', at: 'I1' })
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['break-off'])
    flies(battle, unit, DOWN)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
  })

  test.each([
    ['J0', true],
    ['K0', false],
  ])('WL-15.3.6.b rockets from %s: long range %s', (to, longRange) => {
    const { battle, unit } = begun('atgr', { model: 'p-47d', load: 'atgr', at: 'I0' })
    while (nameOf(unit.square) !== to) flies(battle, unit, RIGHT)
    does(battle, unit, 'drop')
    expect(battle.attacks[0]).toMatchObject({ kind: 'atgr', longRange, aimed: true })
  })

  test.each<[string, Facing[], boolean]>([
    ['I0', [RIGHT], true],
    ['I1', [DOWN_RIGHT], false],
    ['J1', [DOWN], false],
    ['J0', [RIGHT], true],
  ])(
    'WL-15.3.6.c rockets are aimed in the square, or beside it with the nose on it: from %s by %j %s',
    (at, way, aimed) => {
      const { battle, unit } = begun('atgr', { model: 'p-47d', load: 'atgr', at })
      flies(battle, unit, ...way)
      expect(aim(unit)).toBe(aimed)
    },
  )

  test.each<[string, Facing[], string[]]>([
    ['J1', [DOWN_RIGHT], ['drop', 'break-off']],
    ['J2', [DOWN, DOWN_RIGHT], ['break-off']],
  ])(
    'WL-15.3.6.a WL-15.3.7.f no more than one level of dive on the turn of the attack: from %s %j %j',
    (at, way, offered) => {
      for (const piece of [{ load: 'atgr' }, { mission: 'sweep' }] as const) {
        const kind = 'load' in piece ? 'atgr' : 'strafing'
        const { battle, unit } = begun(kind, { model: 'p-47d', at, ...piece })
        flies(battle, unit, ...way)
        expect(offers(battle, unit)).toEqual(offered)
      }
    },
  )

  test('WL-15.3.7.g a strafer attacks on entering the target’s square, and that is its aim', () => {
    const { battle, unit } = begun('strafing', { model: 'p-47d', mission: 'sweep', at: 'J0' })
    expect(offers(battle, unit)).toEqual(['break-off'])
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
    does(battle, unit, 'drop')
    expect(battle.attacks[0]).toMatchObject({
      kind: 'strafing',
      aimed: true,
      strafing: false,
      longRange: false,
    })
  })

  test('WL-15.3.7.g one that begins in the square has not entered it', () => {
    const { battle, unit } = begun('strafing', { model: 'p-47d', mission: 'sweep', at: 'K0' })
    expect(offers(battle, unit)).toEqual(['break-off'])
  })

  test('WL-15.5.3.b a kamikaze strikes on entering the square, after any dive, and stops there', () => {
    const { battle, unit } = begun('kamikaze', { model: 'a6m5', at: 'J3', line_: { kamikaze: true } }, 'cv')
    flies(battle, unit, DOWN, DOWN)
    expect(offers(battle, unit)).toEqual(['break-off'])
    flies(battle, unit, DOWN_RIGHT)
    expect(aim(unit)).toBe(true)
    does(battle, unit, 'drop')
    expect(battle.flight?.over).toBe(true)
    expect(battle.attacks[0]).toMatchObject({ kind: 'kamikaze', aimed: true })
  })

  test.each<[string, Facing[], boolean]>([
    ['no nearer', [DOWN], false],
    ['nearer and lower', [DOWN_RIGHT], true],
    ['nearer, not lower', [RIGHT], false],
  ])(
    'WL-15.3.6.a WL-15.3.7.b WL-15.5.3.b a later turn must bring it nearer and lower: %s',
    (_, way, kept) => {
      const { battle, unit } = begun('atgr', { model: 'p-47d', load: 'atgr', at: 'G3' })
      flies(battle, unit, RIGHT)
      keepToRoute(battle, unit)
      expect(unit.profile).toBeDefined()
      nextTurn(battle, unit)
      flies(battle, unit, ...way)
      keepToRoute(battle, unit)
      expect(unit.profile !== undefined).toBe(kept)
    },
  )

  test('WL-15.3.7.b on the ground there is no lower', () => {
    const { battle, unit } = begun('strafing', { model: 'p-47d', mission: 'sweep', at: 'G0' })
    nextTurn(battle, unit)
    flies(battle, unit, RIGHT)
    keepToRoute(battle, unit)
    expect(unit.profile).toBeDefined()
  })

  test('WL-15.3.b a level run is not bound to a route', () => {
    const { battle, unit } = begun('level', { model: 'b-17g', at: 'J8' })
    nextTurn(battle, unit)
    keepToRoute(battle, unit)
    expect(unit.profile).toBeDefined()
  })
})

describe('guns with other attacks', () => {
  const trained = { skipTrained: true } as const

  test.each<[string, Omit<Piece, 'side' | 'at'>, 'atgr' | 'parafrag' | 'skip', string]>([
    ['rockets', { model: 'p-47d', load: 'atgr' }, 'atgr', 'truck'],
    ['parafrags', { model: 'b-25', load: 'parafrag' }, 'parafrag', 'truck'],
    ['skip bombs', { model: 'b-25', line_: trained }, 'skip', 'dd'],
  ])('WL-15.5.5.a in the target’s square guns may go with %s', (_, piece, kind, type) => {
    const { battle, unit } = begun(kind, { mission: 'strafing', at: 'I0', ...piece }, type)
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).not.toContain('drop-and-strafe')
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['drop', 'drop-and-strafe', 'break-off'])
    does(battle, unit, 'drop-and-strafe')
    expect(battle.attacks[0]).toMatchObject({ kind, strafing: true })
    expect(unit).toMatchObject({ load: undefined, ammo: 'low', strafes: 1 })
  })

  test.each<[string, Omit<Piece, 'side' | 'at'>]>([
    ['on a bombing mission', { model: 'p-47d', load: 'atgr', mission: 'bombing' }],
    ['without ammunition', { model: 'p-47d', load: 'atgr', mission: 'strafing', ammo: 'depleted' }],
  ])('WL-15.5.5.a not by a unit that could not strafe: %s', (_, piece) => {
    const { battle, unit } = begun('atgr', { at: 'J0', ...piece }, 'truck')
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
  })

  test('WL-15.5.5.a not with level bombing', () => {
    const { battle, unit } = begun('level', { model: 'p-47d', mission: 'strafing', at: 'J0' }, 'truck')
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
  })
})

describe('weather on the way', () => {
  test('WL-4.7.c the worse of what it flew through and what lies between it and the target', () => {
    const cloud = (type: 'wispy' | 'broken' | 'dense', square: string) => ({
      sky: { cloud: [{ type, squares: [square] }] },
    })
    const drops = (layout: Partial<Layout>) => {
      const { battle, unit } = begun('level', { model: 'b-17g', at: 'I8' }, 'bridge', layout)
      flies(battle, unit, RIGHT, RIGHT)
      does(battle, unit, 'drop', [takes('bombing.home', 'home/left')])
      return battle.attacks[0]?.weather
    }
    expect(drops({})).toBe(0)
    expect(drops(cloud('broken', 'J8'))).toBe(2)
    expect(drops(cloud('dense', 'K4'))).toBe(3)
    expect(drops(cloud('wispy', 'K0'))).toBe(1)
    expect(drops(cloud('wispy', 'K8'))).toBe(1)
    expect(drops(cloud('dense', 'I8'))).toBe(0)
    expect(drops(cloud('dense', 'K9'))).toBe(0)
    expect(
      drops({
        sky: {
          cloud: [
            { type: 'broken', squares: ['J8'] },
            { type: 'wispy', squares: ['K3'] },
          ],
        },
      }),
    ).toBe(2)
    expect(drops({ sky: { cloud: [], haze: 9 } })).toBe(0)
  })

  test('WL-4.7.c from the next square along the ground', () => {
    const { battle, unit } = begun('torpedo', { model: 'he-111', load: 'torpedo', at: 'J0' }, 'dd', {
      sky: { cloud: [{ type: 'broken', squares: ['K0'] }] },
    })
    does(battle, unit, 'drop', [takes('bombing.home', 'home/left')])
    expect(battle.attacks[0]?.weather).toBe(2)
  })
})
