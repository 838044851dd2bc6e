import type { Fault } from '@tallyho/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import { changed, expectFault, type Key } from '../kit/pack-faults.ts'

test('the standard pack has no faults', () => {
  expect(checkPack(standard)).toEqual([])
  expect(checkPack(JSON.parse(JSON.stringify(standard)))).toEqual([])
})

describe('the form of a pack', () => {
  test('a wrong value is named with its place and with what was expected', () => {
    expectFault(
      ['squadrons', 3, 'letter'],
      'D',
      'squadrons[3].letter',
      'expected "A", "B" or "C" but found "D"',
    )
    expectFault(['game'], 'raf-eagle', 'game', 'expected "the-hardest-days" but found "raf-eagle"')
    expectFault(
      ['spaces', 0, 'coastal'],
      'yes',
      'spaces[0].coastal',
      'expected true or false but found "yes"',
    )
    expectFault(['title'], 7, 'title', 'expected a text but found 7')
    expectFault(['groups'], {}, 'groups', 'expected a list but found an object')
    expectFault(['detection'], 2, 'detection', 'expected an object but found 2')
  })

  test('numbers are whole and within reason', () => {
    const at = 'groups[0].combat.full'
    for (const [value, found] of [
      [1.5, '1.5'],
      [20, '20'],
      [-10, '-10'],
      [Number.POSITIVE_INFINITY, 'Infinity'],
    ] as const)
      expectFault(
        ['groups', 0, 'combat', 'full'],
        value,
        at,
        `expected a whole number from -9 to 19 but found ${found}`,
      )
    expectFault(['groups', 0, 'combat', 'full'], Number.NaN, at, 'expected a number but found NaN')
    expectFault(
      ['bombDamage', 'rows', 'clear', 6],
      5,
      'bombDamage.rows.clear[6]',
      'expected a whole number from 0 to 4 but found 5',
    )
  })

  test('a missing value and a key too many are faults', () => {
    expectFault(['squadrons', 0, 'home'], undefined, 'squadrons[0].home', 'expected a value but found none')
    expectFault(['squadrons', 0, 'colour'], 'tan', 'squadrons[0].colour', 'expected no such key')
    expectFault(
      ['crossing', 'rows', '1940-08-13', 'lf3'],
      undefined,
      'crossing.rows["1940-08-13"].lf3',
      'expected a value but found none',
    )
    expectFault(
      ['targetChart', 'rows', '1940-08-14'],
      {},
      'targetChart.rows["1940-08-14"]',
      'expected no such key',
    )
  })

  test('texts and lists have their lengths', () => {
    expectFault(['title'], '', 'title', 'expected a text but found an empty one')
    expectFault(['title'], 'x'.repeat(101), 'title', 'expected at most 100 characters but found 101')
    expectFault(
      ['spaces', 1, 'neighbours'],
      [],
      'spaces[1].neighbours',
      'expected at least one entry but found none',
    )
    expectFault(
      ['spaces', 1, 'neighbours'],
      Array(13).fill('x'),
      'spaces[1].neighbours',
      'expected at most 12 entries but found 13',
    )
    expectFault(
      ['tracks', 0, 'nets'],
      Array(10).fill(1),
      'tracks[0].nets',
      'expected at most 9 entries but found 10',
    )
    expectFault(
      ['force', 'rows', 'B'],
      standard.force.rows.B?.slice(1),
      'force.rows.B',
      'expected 6 entries but found 5',
    )
    expectFault(['tracks'], standard.tracks.slice(1), 'tracks', 'expected 9 entries but found 8')
  })

  test('ids, letters and sectors have their forms', () => {
    expectFault(
      ['id'],
      'My Pack',
      'id',
      'expected 1 to 40 small letters, digits and hyphens, with no hyphen at the start',
    )
    expectFault(
      ['crossing', 'rows', '1940-08-13', 'lf3'],
      'AABBC',
      'crossing.rows["1940-08-13"].lf3',
      'expected six letters A, B or C but found "AABBC"',
    )
    expectFault(
      ['scenarios', 0, 'greenSectors', 0],
      '2-11',
      'scenarios[0].greenSectors[0]',
      'expected a sector such as "2/11" but found "2-11"',
    )
    expectFault(
      ['force', 'rows', 'bb'],
      standard.force.rows.B,
      'force.rows.bb',
      'expected a force letter from A to Z but found "bb"',
    )
    expectFault(
      ['placement', 'bomber', 0],
      'AAB',
      'placement.bomber[0]',
      'expected "ABC", "ACB", "BAC", "BCA", "CAB" or "CBA" but found "AAB"',
    )
  })

  test('all faults are reported, the order of the file kept, a hundred at most', () => {
    const faults = checkPack(
      changed([['squadrons', 3, 'letter'], 'D'], [['groups', 1, 'letter'], 'E'], [['title'], 1]),
    )
    expect(faults.map(({ path }) => path)).toEqual(['title', 'squadrons[3].letter', 'groups[1].letter'])
    const many = standard.groups.flatMap((_, i): [Key[], unknown][] => [
      [['groups', i, 'letter'], 'X'],
      [['groups', i, 'type'], 'Me163'],
    ])
    const capped = checkPack(changed(...many))
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

  test('keys that every object inherits are refused', () => {
    const data = JSON.parse(
      JSON.stringify(standard).replace('"id":"standard"', '"id":"standard","__proto__":{"a":1}'),
    )
    expect(checkPack(data)).toEqual([{ path: '__proto__', message: 'expected no such key' }])
    expectFault(['force', 'rows', 'constructor'], [], 'force.rows.constructor', 'expected no such key')
    expectFault(['spaces', 0, 'toString'], 'x', 'spaces[0].toString', 'expected no such key')
  })

  test('huge, deep and circular data is refused', () => {
    let deep: unknown = 1
    for (let i = 0; i < 100_000; i++) deep = [deep]
    expect(checkPack({ deep })).toEqual([
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
    expectFault(['title'], 'x'.repeat(10_001), 'title', 'expected at most 10000 characters')
  })

  test('a value of any kind at any place gives faults, not a crash', () => {
    const places: Key[][] = []
    const walk = (value: unknown, path: Key[]) => {
      places.push(path)
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value))
          walk(inner, [...path, Array.isArray(value) ? Number(key) : key])
    }
    walk(standard, [])
    const somewhere = fc.nat(places.length - 2).map(i => places[i + 1] as Key[])
    fc.assert(
      fc.property(somewhere, fc.jsonValue({ maxDepth: 3 }), (path, value) => {
        const faults: readonly Fault[] = checkPack(changed([path, value]))
        for (const { message } of faults) expect(message).not.toBe('')
      }),
      { numRuns: 300, seed: 1940 },
    )
  })
})
