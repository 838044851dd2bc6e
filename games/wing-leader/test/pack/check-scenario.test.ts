import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import {
  changedFile,
  changedPack,
  defender,
  expectFault,
  expectSound,
  FILE,
  raider,
  SCENARIO,
} from '../kit/pack-faults.ts'

describe('models and surface units', () => {
  test('an unknown aircraft is told with the nearest known ones', () => {
    expectFault(
      defender(2, 'model'),
      'hurricane-1',
      'defender.units[2].model',
      "expected a known aircraft but found 'hurricane-1' (nearest: 'hurricane-i', 'hurricane-iv' or 'hurricane-iib')",
    )
    const [fault] = checkPack(changedFile([defender(2, 'model'), 'spitfire']))
    expect(fault?.message).toMatch(/nearest: 'spitfire-/)
  })

  test('an unknown surface unit too', () => {
    expectFault(
      ['surface', 0, 'type'],
      'dd',
      'surface[0].type',
      "expected a known surface unit but found 'dd' (nearest: 'dd-1', 'dd-2' or 'dd-3')",
    )
  })

  test('a pack of one’s own is checked against its own aircraft', () => {
    const scenario = standard.scenarios.findIndex(({ defender: { units } }) =>
      units.some(({ model }) => model === 'spitfire-ia'),
    )
    const spitfire = standard.aircraft.findIndex(({ id }) => id === 'spitfire-ia')
    const faults = checkPack(changedPack([['aircraft', spitfire, 'id'], 'other']))
    expect(faults.some(({ path }) => path.startsWith(`scenarios[${scenario}].defender.units[`))).toBe(true)
    expect(faults.every(({ message }) => message.includes("'spitfire-ia'"))).toBe(true)
  })

  test('scenarios have ids of their own', () => {
    expect(checkPack({ ...FILE, scenarios: [SCENARIO, SCENARIO] })).toEqual([
      { path: 'scenarios[1].id', message: "expected an id of its own but 'my-own' is taken" },
    ])
  })
})

describe('forces', () => {
  test('WL-5.1.f each side has its own edge', () => {
    expectFault(
      ['defender', 'edge'],
      'left',
      'defender.edge',
      'expected the edge that is not the raider\'s but found "left"',
    )
  })

  test('a side without units cannot play', () => {
    expect(
      checkPack(
        changedFile(
          [['raider', 'units'], []],
          [['raider', 'quality'], {}],
          [['raider', 'splitLimit'], undefined],
        ),
      ),
    ).toEqual([{ path: 'scenarios[0].raider.units', message: 'expected at least one unit but found none' }])
  })

  test('an escort needs bombers on its side, and only escorts start near them', () => {
    for (const mission of ['escort', 'close-escort'])
      expectFault(
        defender(2, 'mission'),
        mission,
        'defender.units[2].mission',
        'expected bombers on this side for the escort to guard (9.2.2)',
      )
    expectFault(
      raider(1, 'mission'),
      'sweep',
      'raider.units[1].start',
      'expected squares or an entry for a unit on sweep: only escorts start near bombers',
    )
    expectFault(
      raider(1, 'mission'),
      'intercept',
      'raider.units[1].start',
      'expected squares or an entry for a unit on intercept: only escorts start near bombers',
    )
    expectSound([raider(1, 'mission'), 'close-escort'])
  })

  test('WL-5.1.c a flight stands no more losses than a squadron', () => {
    expectFault(
      ['raider', 'maxLosses', 'flight'],
      7,
      'raider.maxLosses.flight',
      'expected no more than the 6 of a squadron but found 7',
    )
  })

  test('WL-5.1.e no more markers than units', () => {
    const over = (units: string, markers: number) =>
      `expected no more markers than the ${units} of this side but found ${markers} (5.2.1)`
    const at = (key: string) => `raider.quality.${key}`
    const path = (key: string) => ['raider', 'quality', key]
    expectFault(path('greenFighters'), 2, at('greenFighters'), over('2 fighter units', 3))
    expectFault(path('veteranBombers'), 2, at('veteranBombers'), over('1 bomber units', 2))
    expectFault(path('greenBombers'), 2, at('greenBombers'), over('1 bomber units', 2))
    expectFault(path('experten'), 4, at('experten'), over('3 units', 4))
    expectSound([path('greenFighters'), 1], [path('veteranBombers'), 1], [path('experten'), 3])
  })

  test('WL-5.1.k a split limit is for models of which there is a squadron', () => {
    expectFault(
      ['raider', 'splitLimit', 'models'],
      { 'bf-109g-4': 2 },
      'raider.splitLimit.models["bf-109g-4"]',
      "expected a model of which this side has a squadron to split but found 'bf-109g-4' (nearest: 'bf-109g-6' or 'he-111h-6')",
    )
    expectSound([['raider', 'splitLimit'], { all: 2 }])
  })

  test('WL-5.1.h WL-5.1.i ground control speaks on a net that somebody hears', () => {
    expectFault(
      ['defender', 'gci', 'nets', 0],
      'blue',
      'defender.gci.nets[0]',
      "expected a net that a unit of this side is on but found 'blue' (9.2.4)",
    )
    expectSound([['defender', 'gci', 'nets'], []])
  })

  test('WL-5.1.p WL-9.5.b a wing is on one net; those without radios may join', () => {
    expectFault(
      defender(1, 'net'),
      'blue',
      'defender.units[1].net',
      "expected the net of its wing, 'red', but found 'blue' (9.5)",
    )
    expectFault(
      defender(1, 'net'),
      undefined,
      'defender.units[1].net',
      "expected the net of its wing, 'red', but found none named (9.5)",
    )
    expectSound([defender(1, 'net'), 'none'])
    expectSound([defender(1, 'net'), 'blue'], [defender(1, 'wing'), 'another'])
  })

  test('WL-5.1.p a wing faces one way and comes together', () => {
    expectFault(
      defender(1, 'facing'),
      'right',
      'defender.units[1].facing',
      'expected "left" as the rest of its wing but found "right" (9.5)',
    )
    expectFault(
      defender(1, 'start'),
      { turn: 4, squares: ['T9'] },
      'defender.units[1].start',
      'expected turn 1 as the rest of its wing but found turn 4 (9.5)',
    )
    expectSound([defender(1, 'start'), { turn: 1, squares: ['T9'] }])
  })
})

describe('ground', () => {
  test('WL-5.1.l WL-5.1.n bombing rules want something to bomb', () => {
    const faults = checkPack(
      changedFile(
        [['surface'], []],
        [raider(0, 'loads'), undefined],
        [defender(2, 'start'), { squares: ['R3'] }],
      ),
    )
    expect(faults).toEqual([
      {
        path: 'scenarios[0].surface',
        message: 'expected a surface unit to attack: the bombing rules are in force (15.0)',
      },
    ])
  })

  test('balloons fly at 0 to 2', () => {
    expectFault(
      ['balloons', 0, 'square'],
      'R3',
      'balloons[0].square',
      'expected altitude 0 to 2 for a balloon but found 3 (14.3)',
    )
  })

  test('only ships lie dead in the water', () => {
    expectFault(
      ['surface', 1, 'deadInTheWater'],
      true,
      'surface[1].deadInTheWater',
      'expected a ship to lie dead in the water (14.1.3)',
    )
    expectSound([['surface', 0, 'deadInTheWater'], true])
  })

  test('WL-Q-20 a barrage at the start is in reach of guns that can fire one', () => {
    const path = ['surface', 2, 'barrage']
    const reach = (square: string) =>
      `expected a corner that the guns in column P reach but found the one above ${square} (14.2.2)`
    for (const square of ['M7', 'R7', 'P19']) expectFault(path, square, 'surface[2].barrage', reach(square))
    for (const square of ['N7', 'Q7', 'P18', 'O0']) expectSound([path, square])
    const light = [['surface', 2, 'type'], 'flak-l1'] as const
    for (const square of ['O0', 'P0']) expectSound(light, [path, square])
    for (const square of ['N0', 'Q0', 'P1'])
      expect(checkPack(changedFile(light, [path, square]))).toEqual([
        { path: 'scenarios[0].surface[2].barrage', message: reach(square) },
      ])
    expectFault(
      ['surface', 2, 'type'],
      'flak-s1',
      'surface[2].barrage',
      "expected light or heavy flak for a barrage but 'Machine guns, many' has none (14.2.2)",
    )
    const last = [['surface', 2, 'column'], 'Z'] as const
    expect(checkPack(changedFile(last, [path, 'Z5']))).toHaveLength(1)
    expectSound(last, [path, 'Y5'])
  })

  test('a barrage keeps clear of the balloons and their cables', () => {
    const path = ['surface', 2, 'barrage']
    const message = 'expected a barrage clear of the balloons and what is below them (14.2.2)'
    for (const [balloon, corner] of [
      ['P2', 'P2'],
      ['P2', 'P0'],
      ['Q1', 'P1'],
    ] as const)
      expect(checkPack(changedFile([['balloons', 0, 'square'], balloon], [path, corner]))).toEqual([
        { path: 'scenarios[0].surface[2].barrage', message },
      ])
    for (const [balloon, corner] of [
      ['P2', 'P3'],
      ['R2', 'P1'],
      ['O2', 'P1'],
    ] as const)
      expectSound([['balloons', 0, 'square'], balloon], [path, corner])
  })
})

describe('victory', () => {
  test('WL-5.1.o levels fall from the raider’s best to his worst', () => {
    const path = (i: number, key: string) => ['victory', 'levels', i, key]
    expectFault(
      path(1, 'atLeast'),
      6,
      'victory.levels[1].atLeast',
      'expected less than the 6 of the level above but found 6',
    )
    expectFault(
      path(3, 'level'),
      'raider-victory',
      'victory.levels[3].level',
      "expected a level worse for the raider than 'draw' but found 'raider-victory'",
    )
    expectFault(
      ['victory', 'otherwise'],
      'defender-victory',
      'victory.otherwise',
      "expected a level worse for the raider than 'defender-victory' but found 'defender-victory'",
    )
    expectSound([['victory', 'levels'], [{ atLeast: 1, level: 'raider-victory' }]])
  })
})

test('a file of nothing but faults is answered in good time', () => {
  const units = Array.from({ length: 40 }, (_, i) => ({
    ...SCENARIO.raider.units[2],
    aar: undefined,
    model: `nobody-${i}-${'x'.repeat(25)}`,
  })).map(({ aar: _, ...line }) => line)
  const bad = { ...SCENARIO, raider: { ...SCENARIO.raider, units } }
  const scenarios = Array.from({ length: 200 }, (_, i) => ({ ...bad, id: `no-${i}` }))
  const faults = checkPack({ ...FILE, scenarios })
  expect(faults).toHaveLength(101)
  expect(Number(faults[100]?.message.match(/\d+/)?.[0])).toBeLessThan(500)
})
