import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import { expectFaults, FILE, fileFaults, packFaults, SCENARIO, testFaults } from '../kit/pack-faults.ts'

describe('models and surface units', () => {
  test('an unknown aircraft is told with the nearest known ones', () => {
    expectFaults({
      'defender.units[2].model = "hurricane-1"':
        "expected a known aircraft but found 'hurricane-1' (nearest: 'hurricane-i', 'hurricane-iv' or 'hurricane-iib')",
    })
    expect(fileFaults('defender.units[2].model = "spitfire"')[0]).toMatch(/nearest: 'spitfire-/)
  })

  testFaults({
    'an unknown surface unit too': {
      'surface[0].type = "dd"':
        "expected a known surface unit but found 'dd' (nearest: 'dd-1', 'dd-2' or 'dd-3')",
    },
  })

  test('a pack of one’s own is checked against its own aircraft', () => {
    const scenario = standard.scenarios.findIndex(({ defender: { units } }) =>
      units.some(({ model }) => model === 'spitfire-ia'),
    )
    const faults = packFaults('aircraft[spitfire-ia].id = "other"')
    expect(faults.some(fault => fault.startsWith(`scenarios[${scenario}].defender.units[`))).toBe(true)
    expect(faults.every(fault => fault.includes("'spitfire-ia'"))).toBe(true)
  })

  test('scenarios have ids of their own', () =>
    expect(checkPack({ ...FILE, scenarios: [SCENARIO, SCENARIO] })).toMatchObject([
      { path: 'scenarios[1].id', message: "expected an id of its own but 'my-own' is taken" },
    ]))
})

describe('forces', () => {
  testFaults({
    'WL-5.1.f each side has its own edge': {
      'defender.edge = "left"': `expected the edge that is not the raider's but found "left"`,
    },
    'a side without units cannot play': {
      'raider.units = [] & raider.quality = {} & without raider.splitLimit':
        'expected at least one unit but found none',
    },
    'an escort needs bombers on its side, and only escorts start near them': {
      'defender.units[2].mission = "escort"': 'expected bombers on this side for the escort to guard (9.2.2)',
      'defender.units[2].mission = "close-escort"':
        'expected bombers on this side for the escort to guard (9.2.2)',
      'raider.units[1].mission = "sweep"':
        'raider.units[1].start: expected squares or an entry for a unit on sweep: only escorts start near bombers',
      'raider.units[1].mission = "intercept"':
        'raider.units[1].start: expected squares or an entry for a unit on intercept: only escorts start near bombers',
      'raider.units[1].mission = "close-escort"': '',
    },
    'WL-5.1.c a flight stands no more losses than a squadron': {
      'raider.maxLosses.flight = 7': 'expected no more than the 6 of a squadron but found 7',
    },
    'WL-5.1.e no more markers than units': {
      'raider.quality.greenFighters = 2':
        'expected no more markers than the 2 fighter units of this side but found 3 (5.2.1)',
      'raider.quality.veteranBombers = 2':
        'expected no more markers than the 1 bomber units of this side but found 2 (5.2.1)',
      'raider.quality.greenBombers = 2':
        'expected no more markers than the 1 bomber units of this side but found 2 (5.2.1)',
      'raider.quality.experten = 4':
        'expected no more markers than the 3 units of this side but found 4 (5.2.1)',
      'raider.quality.greenFighters = 1 & raider.quality.veteranBombers = 1 & raider.quality.experten = 3':
        '',
    },
    'WL-5.1.k a split limit is for models of which there is a squadron': {
      'raider.splitLimit.models = {"bf-109g-4":2}': `raider.splitLimit.models["bf-109g-4"]: expected a model of which this side has a squadron to split but found 'bf-109g-4' (nearest: 'bf-109g-6' or 'he-111h-6')`,
      'raider.splitLimit = {"all":2}': '',
    },
    'WL-5.1.h WL-5.1.i ground control speaks on a net that somebody hears': {
      'defender.gci.nets[0] = "blue"':
        "expected a net that a unit of this side is on but found 'blue' (9.2.4)",
      'defender.gci.nets = []': '',
    },
    'WL-5.1.p WL-9.5.b a wing is on one net; those without radios may join': {
      'defender.units[1].net = "blue"': "expected the net of its wing, 'red', but found 'blue' (9.5)",
      'without defender.units[1].net': "expected the net of its wing, 'red', but found none named (9.5)",
      'defender.units[1].net = "none"': '',
      'defender.units[1].net = "blue" & defender.units[1].wing = "another"': '',
    },
    'WL-5.1.p a wing faces one way and comes together': {
      'defender.units[1].facing = "right"': 'expected "left" as the rest of its wing but found "right" (9.5)',
      'defender.units[1].start = {"turn":4,"squares":["T9"]}':
        'expected turn 1 as the rest of its wing but found turn 4 (9.5)',
      'defender.units[1].start = {"turn":1,"squares":["T9"]}': '',
    },
  })
})

describe('ground', () => {
  testFaults({
    'WL-5.1.l WL-5.1.n bombing rules want something to bomb': {
      'surface = [] & without raider.units[0].loads & defender.units[2].start = {"squares":["R3"]}':
        'expected a surface unit to attack: the bombing rules are in force (15.0)',
    },
    'balloons fly at 0 to 2': {
      'balloons[0].square = "R3"': 'expected altitude 0 to 2 for a balloon but found 3 (14.3)',
    },
    'only ships lie dead in the water': {
      'surface[1].deadInTheWater = true': 'expected a ship to lie dead in the water (14.1.3)',
      'surface[0].deadInTheWater = true': '',
    },
  })

  test('WL-Q-20 a barrage at the start is in reach of guns that can fire one', () => {
    const reach = (square: string) =>
      `expected a corner that the guns in column P reach but found the one above ${square} (14.2.2)`
    const expectReach = (squares: readonly string[], reached: boolean, rest = '') => {
      for (const square of squares)
        expectFaults({ [`surface[2].barrage = "${square}"${rest}`]: reached ? '' : reach(square) })
    }
    expectReach(['M7', 'R7', 'P19'], false)
    expectReach(['N7', 'Q7', 'P18', 'O0'], true)
    expectReach(['O0', 'P0'], true, ' & surface[2].type = "flak-l1"')
    expectReach(['N0', 'Q0', 'P1'], false, ' & surface[2].type = "flak-l1"')
    expectFaults({
      'surface[2].type = "flak-s1"':
        "surface[2].barrage: expected light or heavy flak for a barrage but 'Machine guns, many' has none (14.2.2)",
      'surface[2].barrage = "Y5" & surface[2].column = "Z"': '',
    })
    expect(fileFaults('surface[2].barrage = "Z5" & surface[2].column = "Z"')).toHaveLength(1)
  })

  testFaults({
    'a barrage keeps clear of the balloons and their cables': {
      'balloons[0].square = "P2" & surface[2].barrage = "P2"':
        'surface[2].barrage: expected a barrage clear of the balloons and what is below them (14.2.2)',
      'balloons[0].square = "P2" & surface[2].barrage = "P0"':
        'surface[2].barrage: expected a barrage clear of the balloons and what is below them (14.2.2)',
      'balloons[0].square = "Q1" & surface[2].barrage = "P1"':
        'surface[2].barrage: expected a barrage clear of the balloons and what is below them (14.2.2)',
      'balloons[0].square = "P2" & surface[2].barrage = "P3"': '',
      'balloons[0].square = "R2" & surface[2].barrage = "P1"': '',
      'balloons[0].square = "O2" & surface[2].barrage = "P1"': '',
    },
  })
})

describe('victory', () => {
  testFaults({
    'WL-5.1.o levels fall from the raider’s best to his worst': {
      'victory.levels[1].atLeast = 6': 'expected less than the 6 of the level above but found 6',
      'victory.levels[3].level = "raider-victory"':
        "expected a level worse for the raider than 'draw' but found 'raider-victory'",
      'victory.otherwise = "defender-victory"':
        "expected a level worse for the raider than 'defender-victory' but found 'defender-victory'",
      'victory.levels = [{"atLeast":1,"level":"raider-victory"}]': '',
    },
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
