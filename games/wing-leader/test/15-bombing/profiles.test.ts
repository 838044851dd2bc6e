import { factsOf } from '@tallyho/engine/script'
import { describe, expect, test } from 'vitest'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { canEvade } from '../../rules/10-air-combat/situation.ts'
import { profileGivesBonus } from '../../rules/15-bombing/approach.ts'
import { profileBars } from '../../rules/15-bombing/profiles.ts'
import { aFight } from '../kit/fights.ts'
import {
  aim,
  begun,
  does,
  flies,
  inFlight,
  LEFT,
  nextTurn,
  offers,
  onTheWay,
  RIGHT,
  waysOpen,
} from '../kit/runs.ts'
import { battleOf, cases, type Layout } from '../kit/table.ts'

describe('profiles in general', () => {
  test('WL-15.3.b target and profile are declared at any point of the move, one profile at a time', () => {
    const { battle, unit } = onTheWay({ model: 'ju-87', at: 'H6' })
    expect(offers(battle, unit)).toEqual(['begin-circling'])
    flies(battle, unit, RIGHT)
    const played = does(battle, unit, 'designate/level/0')
    expect(unit.profile).toMatchObject({ kind: 'level', target: 0, aimed: 0, dived: 0 })
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
      surface: ['truck K Trucks', 'truck L Trucks'],
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

  test('WL-15.3.f every turn on which it is begun, flown or ends in an attack is marked', () => {
    const { battle, unit } = begun('level', { model: 'ju-87', at: 'I8' })
    expect(unit.deeds.onProfile).toBe(true)
    nextTurn(battle, unit)
    expect(unit.deeds.onProfile).toBe(false)
    flies(battle, unit, RIGHT, RIGHT)
    expect(unit.deeds.onProfile).toBe(true)
    nextTurn(battle, unit)
    does(battle, unit, 'drop', ['bombing.home home/left'])
    expect(unit.deeds.onProfile).toBe(true)
  })

  test('WL-15.3.f and on such a turn it cannot evade', () => {
    const battle = battleOf('mosquito K8 bombing, d hurricane-i K8 >rA', {
      bombing: true,
      surface: ['bridge K Bridge'],
    })
    const fight = aFight(battle, ['dA'], ['rA'])
    expect(canEvade(battle, fight)).toBe(true)
    const unit = inFlight(battle, 'rA')
    does(battle, unit, 'designate/level/0')
    does(battle, unit, 'drop', ['bombing.home home/left'])
    expect(canEvade(battle, fight)).toBe(false)
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
    does(battle, unit, 'drop', ['bombing.home home/left'])
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

  test.each(cases({ I8: true, J8: false }))(
    'WL-15.3.1.b two squares on the profile aim: from %s %s',
    (at, aimed) => {
      const { battle, unit } = begun('level', { model: 'b-17g', at })
      while (nameOf(unit.square) !== 'K8') flies(battle, unit, RIGHT)
      expect(aim(unit)).toBe(aimed)
    },
  )

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

test('WL-4.7.c weather on the way: the worse of what it flew through and what lies between it and the target', () => {
  const cloud = (type: 'wispy' | 'broken' | 'dense', square: string) => ({
    sky: { cloud: [{ type, squares: [square] }] },
  })
  const drops = (layout: Partial<Layout>) => {
    const { battle, unit } = begun('level', { model: 'b-17g', at: 'I8' }, 'bridge', layout)
    flies(battle, unit, RIGHT, RIGHT)
    does(battle, unit, 'drop', ['bombing.home home/left'])
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

test('WL-4.7.c weather on the way: from the next square along the ground', () => {
  const { battle, unit } = begun('torpedo', { model: 'he-111', load: 'torpedo', at: 'J0' }, 'dd', {
    sky: 'broken K0',
  })
  does(battle, unit, 'drop', ['bombing.home home/left'])
  expect(battle.attacks[0]?.weather).toBe(2)
})
