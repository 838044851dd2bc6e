import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import {
  expectFaults,
  expectPackFaults,
  FILE,
  fileFaults,
  packFaults,
  testFaults,
  testPackFaults,
} from '../kit/pack-faults.ts'

test('the standard pack has no faults, nor has a sound scenario file', () => {
  expect(checkPack(standard)).toEqual([])
  expect(checkPack(JSON.parse(JSON.stringify(standard)))).toEqual([])
  expect(checkPack(FILE)).toEqual([])
})

describe('the form of a pack', () => {
  testPackFaults({
    'a wrong value is named with its place and with what was expected': {
      'game = "raf"': 'expected "wing-leader" but found "raf"',
      'title = 7': 'expected a text but found 7',
      'title = ""': 'expected a text but found an empty one',
      'surface = {}': 'expected a list but found an object',
      'surface = []': 'expected at least one entry but found none',
      'tables.tally = 2': 'expected an object but found 2',
      'tables.tally.behind = 1.5': 'expected a whole number from -9 to 9 but found 1.5',
    },
    'ids are plain': {
      'id = "" | "My pack" | "-x" | "../x" | "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"':
        'expected 1 to 40 small letters, digits and hyphens, with no hyphen at the start',
    },
    'a missing value and a key too many are faults': {
      'without aircraft[gladiator].name': 'expected a value but found none',
      'aircraft[gladiator].colour = "tan"': 'expected no such key',
      'tables.luck = 3': 'expected no such key',
    },
  })

  test('a pack with some of its parts alone is no scenario file: the missing ones are named', () => {
    expectPackFaults({ 'without aircraft': 'expected a value but found none' })
    expect(checkPack({ ...FILE, tables: standard.tables })).toEqual([
      { path: 'aircraft', message: 'expected a value but found none' },
      { path: 'surface', message: 'expected a value but found none' },
    ])
    expect(checkPack({ ...FILE, scenarios: [] })).toEqual([
      { path: 'scenarios', message: 'expected at least one entry but found none' },
    ])
  })

  test('WL-3.2.a a class is one of the seven', () =>
    expect(packFaults('aircraft[0].class = "seaplane"')[0]).toMatch(
      /: expected "fighter", "dive-bomber", "torpedo-bomber", "transport", "light-bomber", "medium-bomber" or "heavy-bomber" but found "seaplane"$/,
    ))

  testPackFaults({
    'WL-3.3.e WL-3.3.f WL-3.3.g WL-3.3.h ratings of a card keep to their ranges': {
      'aircraft[gladiator].firepower = 6': 'expected a whole number from 0 to 5 or "U" but found 6',
      'aircraft[gladiator].strafing = -1': 'expected a whole number from 0 to 5 but found -1',
      'aircraft[gladiator].protection = []': 'expected one or two numbers but found none',
      'aircraft[gladiator].protection = [4,5,6]': 'expected one or two numbers but found 3',
      'aircraft[gladiator].defence = 2': 'expected 0 or 1 but found 2',
      'aircraft[gladiator].bands[0].climb = 1.7': 'expected 0.5 to 4 by halves or "S" but found 1.7',
      'aircraft[gladiator].bombs[0].value = "x"': 'expected a whole number from 0 to 99 or "-" but found "x"',
      'aircraft[gladiator].date = "1940"': 'expected "1943-02" or the like but found "1940"',
      'aircraft[gladiator].abilities.jet = 1': 'expected true but found 1',
    },
  })

  test('WL-14.0.b WL-14.0.c WL-14.2.a a surface unit has a kind, a damage value and flak of strength 0 to 2', () => {
    expectPackFaults({
      'surface[ss-1].flak = [{"type":"L","strength":3,"channels":1}]':
        'surface[ss-1].flak[0].strength: expected 0, 1 or 2 but found 3',
      'surface[ss-1].flak = [{"type":"X","strength":0,"channels":1}]':
        'surface[ss-1].flak[0].type: expected "S", "L" or "H" but found "X"',
      'surface[ss-1].damage = 0': 'expected a whole number from 1 to 99 but found 0',
    })
    expect(packFaults('surface[ss-1].kind = "zeppelin"')[0]).toMatch(
      /^surface\[ss-1\]\.kind: expected "SS", "DD", "CL".* or "troops" but found "zeppelin"$/,
    )
  })

  testPackFaults({
    'the nine columns of the Air Combat Table are all there': {
      'tables.airCombat.rows[0].hits = [0,1]': 'expected the nine columns -4 to +4 but found 2',
      'tables.flak.rows[0].direct = "X"':
        'expected a whole number from 1 to 9 or "-", "C", "d6" but found "X"',
    },
  })
})

describe('the form of a scenario', () => {
  test('WL-5.1.b an order of battle names size, mission, facing and start', () => {
    expectFaults({
      'raider.units[0].size = "wing"': 'expected "squadron" or "flight" but found "wing"',
      'raider.units[0].facing = "up"': 'expected "left" or "right" but found "up"',
      'raider.units[0].count = 1000000000': 'expected a whole number from 1 to 20 but found 1000000000',
    })
    expect(fileFaults('raider.units[0].mission = "joyride"')[0]).toMatch(
      /: expected "bombing", .* or "cap" but found "joyride"$/,
    )
  })

  testFaults({
    'WL-5.1.b a start is of one kind': {
      'raider.units[0].start = {} | {"turn":2} | {"takeOffFrom":1} | {"turn":2,"edge":"left"}':
        'expected squares; or near; or turn with squares, with edge and altitudes, or with takeOffFrom',
      'raider.units[0].start = {"squares":["D8"],"near":"bombers"} | {"squares":["D8"],"inTrail":true}':
        'expected squares; or near; or turn with squares, with edge and altitudes, or with takeOffFrom',
      'raider.units[0].start = {"turn":1,"edge":"left","altitudes":[8],"inTrail":true}': '',
      'raider.units[0].start = {"turn":3,"squares":["A8"]}': '',
    },
    'a square off the map is told from one on it': {
      'raider.units[0].start.squares[0] = "D20" | "a5" | "AA3" | "D" | "D08" | "D8-" | "D8-E8-F8" | "D8-E40"':
        'expected squares of the map such as "C8" or "C8-F8", A0 to Z19, but found %',
      'balloons[0].square = "R2-R3"': 'expected a square of the map, A0 to Z19, but found "R2-R3"',
      'surface[0].column = "AB"': 'expected a column from A to Z but found "AB"',
    },
    'WL-5.1.c WL-5.1.e WL-5.1.g WL-5.1.h what a force must say': {
      'without raider.maxLosses.flight': 'expected a value but found none',
      'raider.quality.aces = 3': 'expected no such key',
      'raider.doctrine = "wild"': 'expected "loose" or "rigid" but found "wild"',
      'defender.gci.rating = 7': 'expected a whole number from 1 to 6 but found 7',
    },
    'WL-5.1.d WL-5.1.i alerted units and radio nets are words of the line': {
      'raider.units[2].alerted = true & raider.units[2].net = "none"': '',
      'raider.units[2].alerted = "yes"': 'expected true but found "yes"',
    },
    'WL-5.1.j the sky': {
      'sky.sun = "behind"':
        'expected "left-horizon", "left-upper", "above", "right-upper" or "right-horizon" but found "behind"',
      'sky.haze = 20': 'expected a whole number from 0 to 19 but found 20',
      'sky.rain = true': '',
    },
    'WL-5.1.m WL-5.1.n special rules are sentences, and bombing is in force or not': {
      'special = "none"': 'expected a list but found "none"',
      'bombing = "yes"': 'expected true or false but found "yes"',
      'date = "4 June 1942"': 'expected "1940-08-13" or the like but found "4 June 1942"',
    },
  })
})

describe('data of ill will', () => {
  test('is refused, not thrown at', () => {
    for (const data of [undefined, null, 1, 'x', [], {}, Number.NaN])
      expect(checkPack(data).length, String(data)).toBeGreaterThan(0)
  })

  test('keys that all objects inherit are no keys', () => {
    const data = JSON.parse(`{"game":"wing-leader","__proto__":{"x":1},"constructor":{"y":2}}`)
    expect(checkPack(data)).toEqual([
      { path: '__proto__', message: 'expected no such key' },
      { path: 'constructor', message: 'expected no such key' },
    ])
    expectFaults({
      'raider.splitLimit.models = {"toString":1}': 'raider.splitLimit.models.toString: expected no such key',
    })
  })

  test('too much, too deep, too long', () => {
    expect(checkPack({ ...FILE, scenarios: Array.from({ length: 200_000 }, () => 0) })).toEqual([
      { path: 'scenarios', message: 'expected at most 150000 values' },
    ])
    const many = Array.from({ length: 4 }, () => Array.from({ length: 50_000 }, () => 0))
    expect(checkPack({ ...FILE, many })).toEqual([{ path: '', message: 'expected at most 150000 values' }])
    const circle: Record<string, unknown> = { ...FILE }
    circle.more = circle
    expect(checkPack(circle).at(-1)?.message).toBe('expected at most 12 levels')
    expect(checkPack({ ...FILE, title: 'x'.repeat(10_001) })).toEqual([
      { path: 'title', message: 'expected at most 10000 characters' },
    ])
    expect(checkPack({ ...FILE, title: 'x'.repeat(101) })).toEqual([
      { path: 'title', message: 'expected at most 100 characters but found 101' },
    ])
    const odd = { ...FILE, ['an odd key'.repeat(10)]: 1 }
    expect(checkPack(odd)[0]?.path).toBe(`["${'an odd key'.repeat(6)}…"]`)
  })

  test('a hundred faults are enough', () => {
    const scenarios = Array.from({ length: 150 }, () => 7)
    const faults = checkPack({ ...FILE, scenarios })
    expect(faults).toHaveLength(101)
    expect(faults[100]).toEqual({ path: '', message: 'and 50 more' })
    expect(faults[99]).toMatchObject({ path: 'scenarios[99]', message: 'expected an object but found 7' })
  })

  /** Every place in the scenario. */
  function places(value: unknown, path = ''): string[] {
    if (typeof value !== 'object' || value === null) return [path]
    const below = Object.entries(value).flatMap(([key, one]) => places(one, path ? `${path}.${key}` : key))
    return path === '' ? below : [path, ...below]
  }

  test('whatever is put anywhere, the answer is a list of faults in words', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places(FILE.scenarios[0])), fc.jsonValue(), (path, value) => {
        for (const fault of fileFaults(`${path} = ${JSON.stringify(value).replaceAll('&', '\\u0026')}`)) {
          expect(fault).toMatch(/: .*\w/)
          expect(fault.replace(/^[^:]*: /, '')).not.toMatch(/undefined|NaN|\[object/)
        }
      }),
      { numRuns: 300 },
    )
  })
})
