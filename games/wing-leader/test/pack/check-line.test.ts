import { describe, expect, test } from 'vitest'
import { checkPack } from '../../pack/index.ts'
import { changedFile, defender, expectFault, expectSound, raider } from '../kit/pack-faults.ts'

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
    expectFault(
      ['surface', 1, 'side'],
      'raider',
      at,
      "expected a surface unit of its own side but 'Field' is the enemy's",
    )
    expectSound([['surface', 1, 'type'], 'cvl-1'])
    expect(
      checkPack(
        changedFile(
          [['surface'], []],
          [['bombing'], false],
          [raider(0, 'loads'), undefined],
          [['balloons'], []],
        ),
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
    expect(
      checkPack(changedFile([raider(0, 'mission'), 'transport'], [raider(0, 'loads'), ['bomb']])),
    ).toEqual([
      {
        path: 'scenarios[0].raider.units[0].loads[0]',
        message: 'expected "cargo" for a transport (9.2.1.2)',
      },
    ])
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
    expect(checkPack(changedFile([raider(0, 'model'), 'ju-87g'], [raider(0, 'loads'), undefined]))).toEqual([
      {
        path: 'scenarios[0].raider.units[0].start',
        message: 'expected an altitude where Ju 87G can carry a load, but it carries none (3.3)',
      },
    ])
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
      checkPack(changedFile([raider(0, 'model'), 'g3m2'], [raider(0, 'bombValue'), 11])).map(
        one => one.message,
      ),
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
          changedFile([raider(0, 'mission'), mission], [raider(0, 'loads'), undefined], [['bombing'], false]),
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
    expectFault(
      path('dropTanks'),
      true,
      at('dropTanks'),
      'expected no drop tanks: Hurricane I has none (13.2)',
    )
    expectFault(
      path('aar'),
      true,
      at('aar'),
      'expected no air-to-air rockets: Hurricane I cannot carry them (13.5.3)',
    )
    expectFault(path('gyro'), true, at('gyro'), 'expected no gyro sights: Hurricane I has none (13.5.4)')
    expectFault(
      path('pods'),
      'gun',
      at('pods'),
      'expected no gun pods: Hurricane I cannot carry them (13.5.6)',
    )
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
