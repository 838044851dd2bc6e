import { describe, expect, test } from 'vitest'
import type { UnitLine } from '../../pack/types.ts'
import { nameOf, squareNamed } from '../../rules/01-words/geometry.ts'
import { hasBombing, scenarioOf } from '../../rules/01-words/units.ts'
import { armamentsOf } from '../../rules/03-aircraft/armament.ts'
import { weatherAt } from '../../rules/04-sky.ts'
import { chooseForces } from '../../rules/05-set-up/forces.ts'
import type { Battle } from '../../state.ts'
import { factsOf, ids, mustered, pauseAfter, script, the } from '../kit/table.ts'

const withLine = (line: Partial<UnitLine>): Battle => mustered({ raider: [line] })
const only = (battle: Battle) => the(battle, battle.units[0]?.id ?? '')
const armaments = (line: Partial<UnitLine>) => {
  const battle = withLine(line)
  return armamentsOf(battle, only(battle))
}

describe('the order of battle', () => {
  test('WL-5.1.b WL-5.2.b WL-2.1.d every unit gets a counter and an ID of its own', () => {
    const battle = mustered({
      raider: [{ count: 2 }, { model: 'ju-88', mission: 'bombing', size: 'flight', facing: 'left' }],
      defender: [{ mission: 'intercept' }],
    })
    expect(
      battle.units.map(({ no, id, side, model, size, mission, facing, at }) => [
        no,
        id,
        side,
        model,
        size,
        mission,
        facing,
        at,
      ]),
    ).toEqual([
      [0, 'rA', 'raider', 'bf-109e', 'squadron', 'sweep', 0, 'waiting'],
      [1, 'rB', 'raider', 'bf-109e', 'squadron', 'sweep', 0, 'waiting'],
      [2, 'rT', 'raider', 'ju-88', 'flight', 'bombing', 4, 'waiting'],
      [3, 'dA', 'defender', 'spitfire-i', 'squadron', 'intercept', 4, 'waiting'],
    ])
  })

  test('WL-2.1.n fighters have letters from A, bombers from T and then from S down', () => {
    const battle = mustered({ raider: [{ model: 'ju-88', mission: 'bombing', count: 9 }, { count: 3 }] })
    expect(battle.units.map(({ id }) => id.slice(1)).join('')).toBe('TUVWXYZSRABC')
  })

  test('WL-2.1.n when the letters run out they are doubled', () => {
    const battle = mustered({ raider: [{ count: 28 }] })
    expect(battle.units.slice(25).map(({ id }) => id)).toEqual(['rZ', 'rAA', 'rBB'])
  })

  test('WL-3.1.a WL-5.1.c WL-13.6.a Max Losses by size, unless the line has its own or is a single aircraft', () => {
    const battle = mustered({
      raider: [{}, { size: 'flight' }, { maxLosses: 8 }, { size: 'flight', single: true }],
      raiders: { maxLosses: { squadron: 5, flight: 2 } },
      defender: [{}],
    })
    expect(battle.units.map(({ maxLosses }) => maxLosses)).toEqual([5, 2, 8, 1, 6])
  })

  test('WL-5.1.d WL-9.2.4.a units start unalerted unless the scenario or an intercept says so', () => {
    const battle = mustered({
      raider: [
        {},
        { alerted: true },
        { mission: 'intercept' },
        { mission: 'cap' },
        { mission: 'bombing', alerted: true },
      ],
    })
    expect(battle.units.map(({ alerted }) => alerted)).toEqual([false, true, true, true, false])
  })

  test('WL-5.1.i WL-9.4.a nets as the scenario lists them', () => {
    const battle = mustered({ raider: [{}, { net: 'none' }, { net: 'bombers' }], defender: [{}] })
    const [own, none, bombers, enemy] = battle.units.map(({ net }) => net)
    expect(none).toBeUndefined()
    expect(new Set([own, bombers, enemy]).size).toBe(3)
  })

  test('WL-5.1.p WL-9.5.b lines boxed together are one wing on one net', () => {
    const battle = mustered({
      raider: [{ wing: 'JG 26', count: 2 }, { wing: 'JG 26', model: 'me-110' }, { wing: 'JG 27' }, {}],
      defender: [{ wing: 'JG 26' }],
    })
    expect(battle.units.map(({ wing }) => wing)).toEqual([0, 0, 0, 1, undefined, 2])
    expect(battle.wings.map(({ side, name }) => [side, name])).toEqual([
      ['raider', 'JG 26'],
      ['raider', 'JG 27'],
      ['defender', 'JG 26'],
    ])
    expect(new Set(battle.units.slice(0, 3).map(({ net }) => net))).toEqual(new Set(['raider']))
  })

  test('WL-13.3.a fighters at their fuel limit start with Low Ammo', () => {
    const battle = mustered({ raider: [{ fuelLimit: true }, {}, { mission: 'bombing', fuelLimit: true }] })
    expect(battle.units.map(({ ammo }) => ammo)).toEqual(['low', 'full', 'full'])
  })

  test('WL-2.1.g WL-2.1.h WL-2.1.j WL-2.1.k nothing is marked that the scenario does not mark', () => {
    const battle = withLine({})
    expect(only(battle)).toMatchObject({
      slow: false,
      lufbery: false,
      circling: false,
      leader: false,
      experte: false,
      quality: 'trained',
      losses: 0,
      straggler: false,
      disruptions: 0,
      broken: false,
      ammo: 'full',
      tanks: false,
    })
    const { marker, dogfight, tally, vector, aar, pod, home, fuel } = only(battle)
    expect([marker, dogfight, tally, vector, aar, pod, home, fuel]).toEqual(Array(8).fill(undefined))
  })

  test('WL-13.8.2.a a rocket plane starts with fuel for three turns', () =>
    expect(only(withLine({ model: 'me-163', size: 'flight' })).fuel).toBe(3))
})

describe('the map', () => {
  test('WL-5.3.a WL-2.1.f the turn marker starts at 1, the sky is the scenario’s', () => {
    const battle = mustered({ sky: { cloud: [{ type: 'dense', squares: ['C8-D8'] }], ground: 'sea' } })
    expect(battle.turn).toBe(1)
    expect(weatherAt(battle, squareNamed('D8'))).toBe(3)
  })

  test('WL-5.1.j WL-5.1.m WL-5.1.n what is special about a scenario is in its data', () => {
    const battle = mustered({ bombing: true, special: ['Bombing rules are used.'] })
    expect(hasBombing(battle)).toBe(true)
    expect(hasBombing(mustered({}))).toBe(false)
    expect(scenarioOf(battle).special).toEqual(['Bombing rules are used.'])
  })

  test('WL-5.1.l WL-5.3.g WL-4.1.a surface units are on the ground in their columns', () => {
    const battle = mustered({
      surface: [
        { type: 'dd', name: 'Destroyer', column: 'K', deadInTheWater: true },
        { type: 'airfield', name: 'Field', column: 'L', side: 'raider' },
      ],
    })
    expect(
      battle.surface.map(({ no, type, side, square, hits, deadInTheWater, launched }) => [
        no,
        type,
        side,
        nameOf(square),
        hits,
        deadInTheWater,
        launched,
      ]),
    ).toEqual([
      [0, 'dd', 'defender', 'K0', 0, true, false],
      [1, 'airfield', 'raider', 'L0', 0, false, false],
    ])
  })

  test('WL-Q-79 WL-2.1.m a Barrage marker is out only where the scenario puts one', () => {
    const battle = mustered({
      surface: [
        { type: 'bb', name: 'Battleship', column: 'K', barrage: 'K6' },
        { type: 'bb', name: 'Another', column: 'M' },
        { type: 'flak-s0', name: 'Guns', column: 'N', barrage: 'N6' },
      ],
    })
    expect(battle.surface.map(({ guns }) => guns)).toEqual([
      [{ barrage: squareNamed('K6'), channels: 2 }, { channels: 2 }],
      [{ channels: 2 }, { channels: 2 }],
      [{ channels: 0 }],
    ])
  })

  test('WL-14.3.h balloons stand where the scenario lists them', () => {
    const battle = mustered({ balloons: [{ square: 'K2' }, { square: 'L1', side: 'raider' }] })
    expect(battle.balloons).toEqual([
      { no: 0, side: 'defender', square: squareNamed('K2'), losses: 0 },
      { no: 1, side: 'raider', square: squareNamed('L1'), losses: 0 },
    ])
  })
})

describe('what a unit carries', () => {
  test.each<[string, Partial<UnitLine>, string[]]>([
    ['WL-5.2.c bombs on a bombing mission', { mission: 'bombing', model: 'ju-88' }, ['bomb']],
    ['WL-2.1.l cargo on a transport mission', { mission: 'transport', model: 'c-47' }, ['cargo']],
    ['WL-3.2.1.b nothing on a sweep', { mission: 'sweep' }, ['nothing']],
    ['WL-3.2.1.b nothing on an escort', { mission: 'escort', model: 'ju-88' }, ['nothing']],
    [
      'WL-3.2.1.c nothing on recce',
      { mission: 'recce', aar: true, model: 'bf-109g-6', pods: 'gun' },
      ['nothing'],
    ],
    [
      'WL-5.2.d WL-15.1.c WL-3.3.w torpedoes if it can',
      { mission: 'bombing', model: 'he-111', loads: ['torpedo', 'bomb', 'atgr'] },
      ['torpedo', 'bomb'],
    ],
    [
      'WL-5.2.d WL-3.3.u ground rockets if it can, parafrags in any case',
      { mission: 'bombing', model: 'fw-190a-8', loads: ['bomb', 'torpedo', 'atgr', 'parafrag'] },
      ['bomb', 'atgr', 'parafrag'],
    ],
    ['WL-5.2.c bombs if it can take nothing else', { mission: 'bombing', loads: ['torpedo'] }, ['bomb']],
    ['WL-3.3.o tanks if the scenario says so', { dropTanks: true }, ['tanks']],
    ['WL-3.3.o no tanks without the ability', { dropTanks: true, model: 'spitfire-i' }, ['nothing']],
    ['WL-3.3.n WL-5.2.e air rockets by choice', { aar: true, model: 'bf-109g-6' }, ['nothing', 'rockets']],
    ['WL-3.3.n no air rockets without the ability', { aar: true }, ['nothing']],
    ['WL-3.3.p gun pods by choice', { pods: 'gun', model: 'bf-109g-6' }, ['nothing', 'gun-pods']],
    ['WL-3.3.p no gun pods without the ability', { pods: 'gun' }, ['nothing']],
    [
      'WL-15.2.1.1.b AT pods instead of the load',
      { mission: 'strafing', pods: 'at', model: 'hs-129' },
      ['bomb', 'at-pods'],
    ],
    ['WL-3.3.p no AT pods without the ability', { mission: 'strafing', pods: 'at' }, ['bomb']],
  ])('%s', (_, line, expected) => expect(armaments(line)).toEqual(expected))

  test('WL-5.2.e WL-13.5.1.a WL-15.1.d what is chosen takes the place of the rest', () => {
    const battle = withLine({ dropTanks: true, aar: true, pods: 'gun', model: 'bf-109g-6' })
    expect(ids(pauseAfter(chooseForces(battle)))).toEqual(['tanks', 'rockets', 'gun-pods'])
    expect(only(battle)).toMatchObject({ tanks: true, load: undefined, aar: undefined, pod: undefined })
    const played = script(chooseForces(battle), ['forces.armament rockets'])
    expect(only(battle)).toMatchObject({ tanks: false, load: undefined, aar: 'loaded', pod: undefined })
    expect(factsOf(played, 'armed')).toMatchObject([{ id: 'rA', armament: 'rockets' }])
    script(chooseForces(battle), ['forces.armament gun-pods'])
    expect(only(battle)).toMatchObject({ tanks: false, aar: undefined, pod: 'gun' })
  })

  test('WL-15.1.d WL-13.5.1.a pods leave no room for bombs', () => {
    const battle = withLine({ mission: 'strafing', pods: 'at', model: 'hs-129' })
    expect(only(battle)).toMatchObject({ load: 'bomb', pod: undefined })
    script(chooseForces(battle), ['forces.armament at-pods'])
    expect(only(battle)).toMatchObject({ load: undefined, pod: 'at' })
  })

  test.each(['torpedo', 'bomb'] as const)('WL-5.2.d WL-15.1.c the owner chooses %s', load => {
    const battle = withLine({ mission: 'bombing', model: 'he-111', loads: ['torpedo', 'bomb'] })
    script(chooseForces(battle), [`forces.armament ${load}`])
    expect(only(battle).load).toBe(load)
  })

  test('WL-15.2.1.1.c a fighter class with gun pods sweeps instead of strafing', () => {
    const battle = withLine({ mission: 'strafing', pods: 'gun', model: 'bf-109g-6' })
    script(chooseForces(battle), ['forces.armament gun-pods'])
    expect(only(battle)).toMatchObject({ mission: 'sweep', pod: 'gun', load: undefined, alerted: false })
    const alerted = withLine({ mission: 'strafing', pods: 'gun', model: 'bf-109g-6', alerted: true })
    script(chooseForces(alerted), ['forces.armament gun-pods'])
    expect(only(alerted).alerted).toBe(true)
  })

  test('WL-15.2.1.1.b WL-15.2.1.1.c with AT pods, or as a bomber class, it stays a strafer', () => {
    const battle = withLine({ mission: 'strafing', pods: 'at', model: 'hs-129' })
    script(chooseForces(battle), ['forces.armament at-pods'])
    expect(only(battle)).toMatchObject({ mission: 'strafing', pod: 'at', load: undefined })
  })

  test('WL-5.2.a who sets up first is asked first', () => {
    const line = { aar: true, model: 'bf-109g-6' } as const
    for (const [first, second] of [
      ['raider', 'defender'],
      ['defender', 'raider'],
    ] as const) {
      const battle = mustered({ raider: [line], defender: [line], setsUpFirst: first })
      const { pauses, value } = script(chooseForces(battle), [], ['forces.armament'])
      expect(pauses.map(pause => (pause as { seat?: string }).seat)).toEqual([first, second])
      expect(value).toBe('placement')
    }
  })
})

describe('who flies it', () => {
  test('WL-5.2.1.b WL-9.5.1.a each wing gets one leader, with a unit of that wing', () => {
    const battle = mustered({ raider: [{ wing: 'JG 26', count: 3 }, { count: 2 }] })
    expect(ids(pauseAfter(chooseForces(battle)))).toEqual(['give/rA', 'give/rB', 'give/rC'])
    script(chooseForces(battle), ['forces.leader give/rB'])
    expect(battle.wings[0]?.leader).toBe(1)
    expect(battle.units.map(({ leader }) => leader)).toEqual([false, true, false, false, false])
  })

  test('WL-5.1.e WL-5.2.1.a Veteran and Green markers, fighters and bombers apart, one to a unit', () => {
    const battle = mustered({
      raider: [{ count: 3 }, { mission: 'bombing', model: 'ju-88', count: 2 }],
      raiders: { quality: { veteranFighters: 1, veteranBombers: 1, greenFighters: 1, greenBombers: 1 } },
    })
    const { pauses } = script(chooseForces(battle), ['forces.veteran give/rB give/rT, forces.green give/rA'])
    expect(pauses.map(ids)).toEqual([
      ['give/rA', 'give/rB', 'give/rC'],
      ['give/rT', 'give/rU'],
      ['give/rA', 'give/rC'],
    ])
    expect(battle.units.map(({ quality }) => quality)).toEqual([
      'green',
      'veteran',
      'trained',
      'veteran',
      'green',
    ])
  })

  test('WL-5.2.1.a markers for which there is no unit are left over', () => {
    const battle = mustered({ raider: [{}], raiders: { quality: { veteranFighters: 3, greenBombers: 1 } } })
    script(chooseForces(battle))
    expect(only(battle).quality).toBe('veteran')
  })

  test('WL-5.2.1.c one Experte to a unit', () => {
    const battle = mustered({ raider: [{ count: 2 }], raiders: { quality: { experten: 2 } } })
    script(chooseForces(battle), ['forces.experte give/rB'])
    expect(battle.units.map(({ experte }) => experte)).toEqual([true, true])
  })

  test('WL-5.2.1.d an Experte with the leader’s unit is the leader himself', () => {
    const battle = mustered({ raider: [{ wing: 'JG 26', count: 2 }], raiders: { quality: { experten: 1 } } })
    const played = script(chooseForces(battle), ['forces.leader give/rA, forces.experte give/rA'])
    expect(only(battle)).toMatchObject({ leader: true, experte: true })
    expect(factsOf(played, 'experte')).toMatchObject([{ id: 'rA', leads: true }])
  })
})
