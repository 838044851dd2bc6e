import { describe, expect, test } from 'vitest'
import type { UnitLine } from '../../pack/types.ts'
import { nameOf, squareNamed } from '../../rules/01-words/geometry.ts'
import { hasBombing, scenarioOf } from '../../rules/01-words/units.ts'
import { weatherAt } from '../../rules/04-sky.ts'
import type { Battle } from '../../state.ts'
import { mustered } from '../kit/mustered.ts'
import { the } from '../kit/table.ts'

const withLine = (line: Partial<UnitLine>): Battle => mustered({ raider: [line] })
const only = (battle: Battle) => the(battle, battle.units[0]?.id ?? '')

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
