import type { Fault } from '@tallyho/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import { changed, faultsOf, testFaults, withChanges } from '../kit/pack-faults.ts'

test('the standard pack has no faults', () => {
  expect(checkPack(standard)).toEqual([])
  expect(checkPack(JSON.parse(JSON.stringify(standard)))).toEqual([])
})

testFaults({
  'a wrong value is named with its place and with what was expected': {
    'squadrons[3].letter = "D"': 'expected "A", "B" or "C" but found "D"',
    'game = "raf-eagle"': 'expected "the-hardest-days" but found "raf-eagle"',
    'spaces[0].coastal = "yes"': 'expected true or false but found "yes"',
    'title = 7': 'expected a text but found 7',
    'groups = {}': 'expected a list but found an object',
    'detection = 2': 'expected an object but found 2',
  },
  'numbers are whole and within reason': {
    'groups[0].combat.full = 1.5': 'expected a whole number from -9 to 19 but found 1.5',
    'groups[0].combat.full = 20': 'expected a whole number from -9 to 19 but found 20',
    'groups[0].combat.full = -10': 'expected a whole number from -9 to 19 but found -10',
    'groups[0].combat.full = 1e999': 'expected a whole number from -9 to 19 but found Infinity',
    'bombDamage.rows.clear[6] = 5': 'expected a whole number from 0 to 4 but found 5',
  },
  'a missing value and a key too many are faults': {
    'without squadrons[0].home': 'expected a value but found none',
    'squadrons[0].colour = "tan"': 'expected no such key',
    'without crossing.rows["1940-08-13"].lf3': 'expected a value but found none',
    'targetChart.rows["1940-08-14"] = {}': 'expected no such key',
  },
  'texts and lists have their lengths': {
    'title = ""': 'expected a text but found an empty one',
    [`title = "${'x'.repeat(101)}"`]: 'expected at most 100 characters but found 101',
    'spaces[1].neighbours = []': 'expected at least one entry but found none',
    [`spaces[1].neighbours = [${Array(13).fill('"x"')}]`]: 'expected at most 12 entries but found 13',
    [`tracks[0].nets = [${Array(10).fill(1)}]`]: 'expected at most 9 entries but found 10',
    [`force.rows.B = ${JSON.stringify(standard.force.rows.B?.slice(1))}`]: 'expected 6 entries but found 5',
    [`tracks = ${JSON.stringify(standard.tracks.slice(1))}`]: 'expected 9 entries but found 8',
  },
  'ids, letters and sectors have their forms': {
    'id = "My Pack"': 'expected 1 to 40 small letters, digits and hyphens, with no hyphen at the start',
    'crossing.rows["1940-08-13"].lf3 = "AABBC"': 'expected six letters A, B or C but found "AABBC"',
    'scenarios[0].greenSectors[0] = "2-11"': 'expected a sector such as "2/11" but found "2-11"',
    [`force.rows.bb = ${JSON.stringify(standard.force.rows.B)}`]:
      'expected a force letter from A to Z but found "bb"',
    'placement.bomber[0] = "AAB"': 'expected "ABC", "ACB", "BAC", "BCA", "CAB" or "CBA" but found "AAB"',
  },
  'keys that every object inherits are refused': {
    'force.rows.constructor = []': 'expected no such key',
    'spaces[0].toString = "x"': 'expected no such key',
  },
})

describe('the form of a pack', () => {
  test('what is no number is no number', () => {
    expect(faultsOf(changed(['groups', '0', 'combat', 'full'], Number.NaN))).toEqual([
      'groups[0].combat.full: expected a number but found NaN',
    ])
  })

  test('all faults are reported, the order of the file kept, a hundred at most', () => {
    const faults = checkPack(withChanges('squadrons[3].letter = "D" & groups[1].letter = "E" & title = 1'))
    expect(faults.map(({ path }) => path)).toEqual(['title', 'squadrons[3].letter', 'groups[1].letter'])
    const groups = standard.groups.map(one => ({ ...one, letter: 'X', type: 'Me163' }))
    const capped = checkPack({ ...standard, groups })
    expect(capped).toHaveLength(101)
    expect(capped.at(-1)).toEqual({ path: '', message: 'and 48 more' })
  })

  test('what is no pack at all is refused in one line', () => {
    for (const [data, found] of [
      [undefined, 'nothing'],
      [null, 'nothing'],
      [3, '3'],
      ['pack', '"pack"'],
    ] as const)
      expect(checkPack(data)).toEqual([{ path: '', message: `expected an object but found ${found}` }])
    expect(checkPack({}).map(({ path }) => path)).toEqual(Object.keys(standard))
  })

  test('so is one that replaces the prototype', () => {
    const data = JSON.parse(
      JSON.stringify(standard).replace('"id":"standard"', '"id":"standard","__proto__":{"a":1}'),
    )
    expect(checkPack(data)).toEqual([{ path: '__proto__', message: 'expected no such key' }])
  })

  test('huge, deep and circular data is refused', () => {
    let deep: unknown = 1
    for (let i = 0; i < 100_000; i++) deep = [deep]
    expect(checkPack({ deep })).toMatchObject([
      { path: `deep${'[0]'.repeat(11)}`, message: 'expected at most 12 levels' },
    ])
    const circle: Record<string, unknown> = {}
    for (let i = 0; i < 20; i++) circle[`k${i}`] = circle
    expect(checkPack(circle)).toHaveLength(100)
    expect(checkPack(circle)[0]?.message).toBe('expected at most 12 levels')
    expect(checkPack(Array(160_000).fill(0))).toEqual([
      { path: '', message: 'expected at most 150000 values' },
    ])
    const wide = Object.fromEntries(Array.from({ length: 160_000 }, (_, i) => [`k${i}`, i]))
    expect(checkPack(wide)).toEqual([{ path: '', message: 'expected at most 150000 values' }])
    expect(faultsOf({ ...standard, title: 'x'.repeat(10_001) })).toEqual([
      'title: expected at most 10000 characters',
    ])
  })

  test('a value of any kind at any place gives faults, not a crash', () => {
    const places: string[][] = []
    const walk = (value: unknown, path: string[]) => {
      places.push(path)
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key])
    }
    walk(standard, [])
    const somewhere = fc.nat(places.length - 2).map(i => places[i + 1] as string[])
    fc.assert(
      fc.property(somewhere, fc.jsonValue({ maxDepth: 3 }), (path, value) => {
        const faults: readonly Fault[] = checkPack(changed(path, value))
        for (const { message } of faults) expect(message).not.toBe('')
      }),
      { numRuns: 300, seed: 1940 },
    )
  })
})
