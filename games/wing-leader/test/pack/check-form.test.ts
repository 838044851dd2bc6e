import type { Fault } from '@tallyho/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import {
  changedFile,
  changedPack,
  expectFault,
  expectPackFault,
  expectSound,
  FILE,
  type Key,
} from '../kit/pack-faults.ts'

test('the standard pack has no faults, nor has a sound scenario file', () => {
  expect(checkPack(standard)).toEqual([])
  expect(checkPack(JSON.parse(JSON.stringify(standard)))).toEqual([])
  expect(checkPack(FILE)).toEqual([])
})

describe('the form of a pack', () => {
  test('a wrong value is named with its place and with what was expected', () => {
    expectPackFault(['game'], 'raf', 'game', 'expected "wing-leader" but found "raf"')
    expectPackFault(['title'], 7, 'title', 'expected a text but found 7')
    expectPackFault(['title'], '', 'title', 'expected a text but found an empty one')
    expectPackFault(['surface'], {}, 'surface', 'expected a list but found an object')
    expectPackFault(['surface'], [], 'surface', 'expected at least one entry but found none')
    expectPackFault(['tables', 'tally'], 2, 'tables.tally', 'expected an object but found 2')
    expectPackFault(
      ['tables', 'tally', 'behind'],
      1.5,
      'tables.tally.behind',
      'expected a whole number from -9 to 9 but found 1.5',
    )
  })

  test('ids are plain', () => {
    const message = 'expected 1 to 40 small letters, digits and hyphens, with no hyphen at the start'
    for (const id of ['', 'My pack', '-x', '../x', 'x'.repeat(41)]) expectPackFault(['id'], id, 'id', message)
  })

  test('a missing value and a key too many are faults', () => {
    expectPackFault(['aircraft', 0, 'name'], undefined, 'aircraft[0].name', 'expected a value but found none')
    expectPackFault(['aircraft', 0, 'colour'], 'tan', 'aircraft[0].colour', 'expected no such key')
    expectPackFault(['tables', 'luck'], 3, 'tables.luck', 'expected no such key')
  })

  test('a pack with some of its parts alone is no scenario file: the missing ones are named', () => {
    expect(checkPack(changedPack([['aircraft'], undefined]))).toEqual([
      { path: 'aircraft', message: 'expected a value but found none' },
    ])
    expect(checkPack({ ...FILE, tables: standard.tables })).toEqual([
      { path: 'aircraft', message: 'expected a value but found none' },
      { path: 'surface', message: 'expected a value but found none' },
    ])
    expect(checkPack({ ...FILE, scenarios: [] })).toEqual([
      { path: 'scenarios', message: 'expected at least one entry but found none' },
    ])
  })

  test('WL-3.2.a a class is one of the seven', () => {
    const [fault] = checkPack(changedPack([['aircraft', 0, 'class'], 'seaplane']))
    expect(fault).toEqual({
      path: 'aircraft[0].class',
      message:
        'expected "fighter", "dive-bomber", "torpedo-bomber", "transport", "light-bomber", "medium-bomber" or "heavy-bomber" but found "seaplane"',
    })
  })

  test('WL-3.3.e WL-3.3.f WL-3.3.g WL-3.3.h ratings of a card keep to their ranges', () => {
    const at = (key: string) => `aircraft[0].${key}`
    expectPackFault(
      ['aircraft', 0, 'firepower'],
      6,
      at('firepower'),
      'expected a whole number from 0 to 5 or "U" but found 6',
    )
    expectPackFault(
      ['aircraft', 0, 'strafing'],
      -1,
      at('strafing'),
      'expected a whole number from 0 to 5 but found -1',
    )
    expectPackFault(
      ['aircraft', 0, 'protection'],
      [],
      at('protection'),
      'expected one or two numbers but found none',
    )
    expectPackFault(
      ['aircraft', 0, 'protection'],
      [4, 5, 6],
      at('protection'),
      'expected one or two numbers but found 3',
    )
    expectPackFault(['aircraft', 0, 'defence'], 2, at('defence'), 'expected 0 or 1 but found 2')
    expectPackFault(
      ['aircraft', 0, 'bands', 0, 'climb'],
      1.7,
      at('bands[0].climb'),
      'expected 0.5 to 4 by halves or "S" but found 1.7',
    )
    expectPackFault(
      ['aircraft', 0, 'bombs', 0, 'value'],
      'x',
      at('bombs[0].value'),
      'expected a whole number from 0 to 99 or "-" but found "x"',
    )
    expectPackFault(
      ['aircraft', 0, 'date'],
      '1940',
      at('date'),
      'expected "1943-02" or the like but found "1940"',
    )
    expectPackFault(['aircraft', 0, 'abilities', 'jet'], 1, at('abilities.jet'), 'expected true but found 1')
  })

  test('WL-14.0.b WL-14.0.c WL-14.2.a a surface unit has a kind, a damage value and flak of strength 0 to 2', () => {
    const flak = [{ type: 'L', strength: 3, channels: 1 }]
    expectPackFault(
      ['surface', 0, 'flak'],
      flak,
      'surface[0].flak[0].strength',
      'expected 0, 1 or 2 but found 3',
    )
    const guns = [{ type: 'X', strength: 0, channels: 1 }]
    expectPackFault(
      ['surface', 0, 'flak'],
      guns,
      'surface[0].flak[0].type',
      'expected "S", "L" or "H" but found "X"',
    )
    expectPackFault(
      ['surface', 0, 'damage'],
      0,
      'surface[0].damage',
      'expected a whole number from 1 to 99 but found 0',
    )
    const [fault] = checkPack(changedPack([['surface', 0, 'kind'], 'zeppelin']))
    expect(fault?.path).toBe('surface[0].kind')
    expect(fault?.message).toMatch(/^expected "SS", "DD", "CL".* or "troops" but found "zeppelin"$/)
  })

  test('the nine columns of the Air Combat Table are all there', () => {
    expectPackFault(
      ['tables', 'airCombat', 'rows', 0, 'hits'],
      [0, 1],
      'tables.airCombat.rows[0].hits',
      'expected the nine columns -4 to +4 but found 2',
    )
    expectPackFault(
      ['tables', 'flak', 'rows', 0, 'direct'],
      'X',
      'tables.flak.rows[0].direct',
      'expected a whole number from 1 to 9 or "-", "C", "d6" but found "X"',
    )
  })
})

describe('the form of a scenario', () => {
  test('WL-5.1.b an order of battle names size, mission, facing and start', () => {
    expectFault(
      ['raider', 'units', 0, 'size'],
      'wing',
      'raider.units[0].size',
      'expected "squadron" or "flight" but found "wing"',
    )
    expectFault(
      ['raider', 'units', 0, 'facing'],
      'up',
      'raider.units[0].facing',
      'expected "left" or "right" but found "up"',
    )
    expectFault(
      ['raider', 'units', 0, 'count'],
      1e9,
      'raider.units[0].count',
      'expected a whole number from 1 to 20 but found 1000000000',
    )
    const [fault] = checkPack(changedFile([['raider', 'units', 0, 'mission'], 'joyride']))
    expect(fault?.message).toMatch(/^expected "bombing", .* or "cap" but found "joyride"$/)
  })

  test('WL-5.1.b a start is of one kind', () => {
    const message =
      'expected squares; or near; or turn with squares, with edge and altitudes, or with takeOffFrom'
    for (const start of [
      {},
      { turn: 2 },
      { squares: ['D8'], near: 'bombers' },
      { turn: 2, edge: 'left' },
      { squares: ['D8'], inTrail: true },
      { takeOffFrom: 1 },
    ])
      expectFault(['raider', 'units', 0, 'start'], start, 'raider.units[0].start', message)
    expectSound([['raider', 'units', 0, 'start'], { turn: 1, edge: 'left', altitudes: [8], inTrail: true }])
    expectSound([['raider', 'units', 0, 'start'], { turn: 3, squares: ['A8'] }])
  })

  test('a square off the map is told from one on it', () => {
    for (const square of ['D20', 'a5', 'AA3', 'D', 'D08', 'D8-', 'D8-E8-F8', 'D8-E40'])
      expectFault(
        ['raider', 'units', 0, 'start'],
        { squares: [square] },
        'raider.units[0].start.squares[0]',
        `expected squares of the map such as "C8" or "C8-F8", A0 to Z19, but found "${square}"`,
      )
    expectFault(
      ['balloons', 0, 'square'],
      'R2-R3',
      'balloons[0].square',
      'expected a square of the map, A0 to Z19, but found "R2-R3"',
    )
    expectFault(
      ['surface', 0, 'column'],
      'AB',
      'surface[0].column',
      'expected a column from A to Z but found "AB"',
    )
  })

  test('WL-5.1.c WL-5.1.e WL-5.1.g WL-5.1.h what a force must say', () => {
    expectFault(
      ['raider', 'maxLosses', 'flight'],
      undefined,
      'raider.maxLosses.flight',
      'expected a value but found none',
    )
    expectFault(['raider', 'quality', 'aces'], 3, 'raider.quality.aces', 'expected no such key')
    expectFault(
      ['raider', 'doctrine'],
      'wild',
      'raider.doctrine',
      'expected "loose" or "rigid" but found "wild"',
    )
    expectFault(
      ['defender', 'gci', 'rating'],
      7,
      'defender.gci.rating',
      'expected a whole number from 1 to 6 but found 7',
    )
  })

  test('WL-5.1.d WL-5.1.i alerted units and radio nets are words of the line', () => {
    expectSound([['raider', 'units', 2, 'alerted'], true], [['raider', 'units', 2, 'net'], 'none'])
    expectFault(
      ['raider', 'units', 2, 'alerted'],
      'yes',
      'raider.units[2].alerted',
      'expected true but found "yes"',
    )
  })

  test('WL-5.1.j the sky', () => {
    const [fault] = checkPack(changedFile([['sky', 'sun'], 'behind']))
    expect(fault).toEqual({
      path: 'scenarios[0].sky.sun',
      message:
        'expected "left-horizon", "left-upper", "above", "right-upper" or "right-horizon" but found "behind"',
    })
    expectFault(['sky', 'haze'], 20, 'sky.haze', 'expected a whole number from 0 to 19 but found 20')
    expectSound([['sky', 'rain'], true])
  })

  test('WL-5.1.m WL-5.1.n special rules are sentences, and bombing is in force or not', () => {
    expectFault(['special'], 'none', 'special', 'expected a list but found "none"')
    expectFault(['bombing'], 'yes', 'bombing', 'expected true or false but found "yes"')
    expectFault(['date'], '4 June 1942', 'date', 'expected "1940-08-13" or the like but found "4 June 1942"')
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
    const models = JSON.parse('{"toString":1}')
    expect(checkPack(changedFile([['raider', 'splitLimit', 'models'], models]))).toEqual([
      { path: 'scenarios[0].raider.splitLimit.models.toString', message: 'expected no such key' },
    ])
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
    expect(faults[99]).toEqual({ path: 'scenarios[99]', message: 'expected an object but found 7' })
  })

  /** Every place in the file. */
  function places(value: unknown, path: readonly Key[] = []): (readonly Key[])[] {
    if (typeof value !== 'object' || value === null) return [path]
    const below = Object.keys(value).flatMap(key =>
      places((value as Record<string, unknown>)[key], [...path, Array.isArray(value) ? Number(key) : key]),
    )
    return path.length === 0 ? below : [path, ...below]
  }

  test('whatever is put anywhere, the answer is a list of faults in words', () => {
    const paths = places(FILE.scenarios[0])
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        for (const fault of checkPack(changedFile([path, value])) as Fault[]) {
          expect(typeof fault.path).toBe('string')
          expect(fault.message).toMatch(/\w/)
          expect(fault.message).not.toMatch(/undefined|NaN|\[object/)
        }
      }),
      { numRuns: 300 },
    )
  })
})
