import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../pack/index.ts'
import { changedFile, changedPack, expectFault, expectSound, FILE, SCENARIO } from './pack-faults.ts'

const raider = (i: number, key: string) => ['raider', 'units', i, key] as const
const defender = (i: number, key: string) => ['defender', 'units', i, key] as const

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
        changedFile([['raider', 'units'], []], [['raider', 'quality'], {}], [['raider', 'splitLimit'], undefined]),
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
    expectFault(path('veteranBombers'), 2, at('veteranBombers'), over('1 bomber units', 2).replace('', ''))
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

describe('where and when a unit starts', () => {
  test('WL-5.1.b no later than the last turn', () => {
    expectFault(
      raider(2, 'start'),
      { turn: 13, edge: 'left', altitudes: [9] },
      'raider.units[2].start.turn',
      'expected a turn up to the last, 12, but found 13',
    )
    expectSound([raider(2, 'start'), { turn: 12, edge: 'left', altitudes: [9] }])
  })

  test('WL-5.1.b who enters by an edge faces away from it', () => {
    expectFault(
      raider(2, 'facing'),
      'left',
      'raider.units[2].facing',
      'expected "right" for a unit that enters from the left',
    )
  })

  test('take-off is from an airfield or carrier of one’s own', () => {
    const from = (takeOffFrom: number) => ({ turn: 3, takeOffFrom })
    const at = 'defender.units[2].start.takeOffFrom'
    const path = defender(2, 'start')
    expectFault(path, from(0), at, "expected an airfield or carrier but 'HMS Test' is a DD (13.7)")
    expectFault(path, from(3), at, 'expected the number of a surface unit, 0 to 2, but found 3')
    expectFault(['surface', 1, 'side'], 'raider', at, "expected a surface unit of its own side but 'Field' is the enemy's")
    expectSound([['surface', 1, 'type'], 'cvl-1'])
    expect(
      checkPack(
        changedFile([['surface'], []], [['bombing'], false], [raider(0, 'loads'), undefined], [['balloons'], []]),
      ),
    ).toEqual([
      {
        path: `scenarios[0].${at}`,
        message: "expected a surface unit for 'third' to take off from but the scenario has none",
      },
    ])
  })
})

describe('loads', () => {
  test('need the ability', () => {
    expectFault(
      raider(0, 'model'),
      'do-17z',
      'raider.units[0].loads[1]',
      'expected no torpedo: Do 17Z cannot carry one (15.3.5)',
    )
    expectFault(
      raider(0, 'loads'),
      ['atgr'],
      'raider.units[0].loads[0]',
      'expected no rockets: He 111H-6 cannot carry them (15.3.6)',
    )
    expectSound([raider(0, 'loads'), ['parafrag']])
  })

  test('torpedoes need a ship', () => {
    expectFault(
      ['surface', 0, 'type'],
      'bridge-1',
      'raider.units[0].loads[1]',
      'expected an enemy ship for the torpedoes (15.3.5)',
    )
    expectFault(
      ['surface', 0, 'side'],
      'raider',
      'raider.units[0].loads[1]',
      'expected an enemy ship for the torpedoes (15.3.5)',
    )
  })

  test('belong to missions that carry them', () => {
    expectFault(
      raider(2, 'loads'),
      ['bomb'],
      'raider.units[2].loads',
      'expected no load on sweep: such units carry no bombs (3.2.1)',
    )
    expectFault(
      raider(0, 'loads'),
      ['cargo'],
      'raider.units[0].loads[0]',
      'expected "cargo" on transport missions alone (9.2.1.2)',
    )
    expectFault(
      raider(0, 'mission'),
      'transport',
      'raider.units[0].loads[0]',
      'expected "cargo" for a transport (9.2.1.2)',
    )
    expectSound([raider(0, 'mission'), 'transport'], [raider(0, 'loads'), ['cargo']])
  })

  test('WL-5.1.n special ones need the bombing rules', () => {
    expectFault(
      ['bombing'],
      false,
      'raider.units[0].loads[1]',
      'expected "bomb": torpedo needs the bombing rules to be in force (15.1)',
    )
  })

  test('can be lifted where the bombers start', () => {
    expectFault(
      raider(0, 'start'),
      { squares: ['D16'] },
      'raider.units[0].start',
      'expected an altitude where He 111H-6 can carry a load, 0 to 14 (3.3)',
    )
    expectFault(
      raider(0, 'model'),
      'ju-87g',
      'raider.units[0].start',
      'expected an altitude where Ju 87G can carry a load, but it carries none (3.3)',
    )
    expectSound([raider(0, 'start'), { squares: ['D16-D14'] }])
    expectSound([raider(0, 'start'), { turn: 1, edge: 'left', altitudes: [14, 15] }])
  })

  test('WL-3.3.m a raised bomb value stays within Max Load', () => {
    expectFault(
      raider(0, 'bombValue'),
      19,
      'raider.units[0].bombValue',
      'expected at most the Max Load of He 111H-6, 18, but found 19 (3.3)',
    )
    expectSound([raider(0, 'bombValue'), 18])
    expectFault(raider(1, 'bombValue'), 7, 'raider.units[1].bombValue', 'expected no bomb value on escort')
    expect(
      checkPack(changedFile([raider(0, 'model'), 'g3m2'], [raider(0, 'bombValue'), 11])).map(one => one.message),
    ).toEqual([])
    expect(checkPack(changedFile([raider(0, 'model'), 'b5n2'], [raider(0, 'bombValue'), 11]))).toEqual([
      {
        path: 'scenarios[0].raider.units[0].bombValue',
        message: 'expected no bomb value of its own: B5N2 has no Max Load (3.3)',
      },
    ])
  })
})

describe('missions', () => {
  test('strafing and recce need the bombing rules', () => {
    for (const mission of ['strafing', 'recce'])
      expect(
        checkPack(
          changedFile(
            [raider(0, 'mission'), mission],
            [raider(0, 'loads'), undefined],
            [['bombing'], false],
          ),
        ),
      ).toEqual([
        {
          path: 'scenarios[0].raider.units[0].mission',
          message: `expected the bombing rules to be in force for ${mission} (15.2.1): set bombing to true`,
        },
      ])
  })

  test('rocket planes and single aircraft are flights', () => {
    expect(checkPack(changedFile([raider(2, 'model'), 'me-163b'], [raider(2, 'aar'), undefined]))).toEqual([
      {
        path: 'scenarios[0].raider.units[2].size',
        message: 'expected "flight": Me 163B flies in flights alone (13.8.2)',
      },
    ])
    expectFault(
      raider(0, 'single'),
      true,
      'raider.units[0].single',
      'expected a flight: only a flight can be one aircraft (13.6)',
    )
    expectSound([raider(0, 'single'), true], [raider(0, 'size'), 'flight'])
  })

  test('kamikazes bomb, and special training is for the bombing rules', () => {
    expectFault(
      raider(2, 'kamikaze'),
      true,
      'raider.units[2].kamikaze',
      'expected a bombing mission with the bombing rules in force (15.5.3)',
    )
    expectSound([raider(0, 'kamikaze'), true])
    const off = [['bombing'], false] as const
    const bare = [raider(0, 'loads'), undefined] as const
    for (const [key, message] of [
      ['kamikaze', 'expected a bombing mission with the bombing rules in force (15.5.3)'],
      ['skipTrained', 'expected the bombing rules to be in force (15.5.4)'],
      ['glide', 'expected the bombing rules to be in force (15.3.4)'],
    ] as const)
      expect(checkPack(changedFile([raider(0, key), true], off, bare))).toEqual([
        { path: `scenarios[0].raider.units[0].${key}`, message },
      ])
  })
})

describe('what hangs under the wings', () => {
  test('needs the ability', () => {
    const at = (key: string) => `defender.units[2].${key}`
    const path = (key: string) => defender(2, key)
    expectFault(path('dropTanks'), true, at('dropTanks'), 'expected no drop tanks: Hurricane I has none (13.2)')
    expectFault(path('aar'), true, at('aar'), 'expected no air-to-air rockets: Hurricane I cannot carry them (13.5.3)')
    expectFault(path('gyro'), true, at('gyro'), 'expected no gyro sights: Hurricane I has none (13.5.4)')
    expectFault(path('pods'), 'gun', at('pods'), 'expected no gun pods: Hurricane I cannot carry them (13.5.6)')
    expectFault(path('pods'), 'at', at('pods'), 'expected no AT pods: Hurricane I cannot carry them (13.5.6)')
  })

  test('WL-EX-58 is rockets or pods, not both', () => {
    expectFault(
      raider(2, 'pods'),
      'gun',
      'raider.units[2].pods',
      'expected rockets or pods, not both: a unit carries one of them (13.5.1)',
    )
    expectSound([raider(1, 'pods'), 'gun'])
  })

  test('WL-EX-58 is nothing beside a load of bombs', () => {
    const bombing = [
      [raider(1, 'mission'), 'bombing'],
      [raider(1, 'start'), { squares: ['D8'] }],
      [['raider', 'quality'], {}],
    ] as const
    const message = 'expected bombs alone: a unit on bombing carries its load and nothing else (13.5.1)'
    for (const [key, value] of [
      ['aar', true],
      ['dropTanks', true],
      ['pods', 'gun'],
    ] as const)
      expect(checkPack(changedFile(...bombing, [raider(1, key), value]))).toEqual([
        { path: `scenarios[0].raider.units[1].${key}`, message },
      ])
    expectSound(...bombing)
  })
})

describe('ground', () => {
  test('WL-5.1.l WL-5.1.n bombing rules want something to bomb', () => {
    const faults = checkPack(
      changedFile([['surface'], []], [raider(0, 'loads'), undefined], [defender(2, 'start'), { squares: ['R3'] }]),
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

  test('a barrage at the start is in reach of guns that can fire one', () => {
    expectFault(
      ['surface', 1, 'type'],
      'airfield-1',
      'surface[1].barrage',
      '',
    ) satisfies void
  })
})
