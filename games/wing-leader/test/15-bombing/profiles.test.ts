import { factsOf } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { canEvade } from '../../rules/10-air-combat/situation.ts'
import { profileGivesBonus } from '../../rules/15-bombing/approach.ts'
import { profileBars } from '../../rules/15-bombing/profiles.ts'
import { aFight } from '../kit/fights.ts'
import { expectRun, testRuns } from '../kit/run-lines.ts'
import { begun, does, flies, inFlight, offers, onTheWay, RIGHT } from '../kit/runs.ts'
import { battleOf } from '../kit/table.ts'

describe('profiles in general', () => {
  test('WL-15.3.b the log tells target and profile', () => {
    const { battle, unit } = onTheWay({ model: 'ju-87', at: 'I6' })
    const played = does(battle, unit, 'designate/level/0')
    expect(unit.profile).toMatchObject({ kind: 'level', target: 0, aimed: 0, dived: 0 })
    expect(factsOf(played, 'profile')).toMatchObject([{ id: 'rA', kind: 'level', target: 0, altitude: 6 }])
  })

  testRuns({
    'WL-15.3.b target and profile are declared at any point of the move, one profile at a time':
      'ju-87 H6: ?begin-circling 0 level ?break-off',
    'WL-15.3.b WL-Q-90 it may be given up for another, but not taken up again that turn':
      'ju-87 I6: level break-off =profile:none ?designate/glide/0 turn ?designate/level/0,designate/glide/0',
    'WL-15.3.f every turn on which it is begun, flown or ends in an attack is marked':
      'ju-87 I8: level =deeds.onProfile:true turn =deeds.onProfile:false 0 0 =deeds.onProfile:true turn drop@left =deeds.onProfile:true',
    'WL-15.3.j no drop before the profile is flown to its end, and none that must be made':
      'b-17g J8: level ?break-off 0 ?drop,break-off',
  })

  test('WL-15.3.a WL-15.3.c after an attack another profile may begin, but the next attack waits for the next turn', () => {
    const { battle, unit } = onTheWay({ model: 'p-47d', at: 'K0', mission: 'strafing' }, 'truck', {
      surface: ['truck K Trucks', 'truck L Trucks'],
    })
    for (const action of ['designate/level/0', 'drop', 'designate/strafing/1']) does(battle, unit, action)
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['break-off'])
    expect(battle.attacks).toHaveLength(1)
  })

  test.each(['level', 'dive', 'steep'] as const)('WL-15.3.e no circling on a %s profile', kind => {
    const { battle, unit } = begun(kind, { model: 'ju-87', at: 'J8' })
    expect(profileBars(battle, unit, 'circle')).toBe(true)
    expect(offers(battle, unit)).toEqual(['break-off'])
  })

  test('WL-15.3.f on a turn on a profile it cannot evade', () => {
    const board = 'mosquito K8 bombing, d hurricane-i K8 >rA'
    const battle = battleOf(board, { bombing: true, surface: ['bridge K Bridge'] })
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

testRuns({
  'WL-15.3.1.a level runs: straight and level, over the target and no farther':
    'b-17g I8: level >0 0 0 =square:K8 >',
  'WL-15.3.1.b two squares on the profile aim': ['b-17g I8: level 0 0 aimed', 'b-17g J8: level 0 unaimed'],
  'WL-15.3.1.a begun over the target it may drop at once, without aim':
    'b-17g K8: level unaimed ?drop,break-off',
  'WL-15.2.5.a it may fly past, turn and come back from the far side': 'b-17g M8 facing:4: level >4',
})

test.each([
  ['', 0],
  ['broken J8', 2],
  ['dense K4', 3],
  ['wispy K0', 1],
  ['wispy K8', 1],
  ['dense I8', 0],
  ['dense K9', 0],
  ['broken J8, wispy K3', 2],
  ['haze 9', 0],
])(
  'WL-4.7.c weather on the way, %s: the worse of what it flew through and what lies between it and the target',
  (sky, weather) => expectRun(`b-17g I8: level 0 0 drop@left !weather:${weather}`, sky ? { sky } : {}),
)

testRuns(
  {
    'WL-4.7.c weather on the way: from the next square along the ground':
      'he-111 J0 load:torpedo on dd: torpedo drop@left !weather:2',
  },
  { sky: 'broken K0' },
)
