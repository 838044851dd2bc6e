import { describe, expect, test } from 'vitest'
import { capped, type Issue, nearest, pathOf, plainFaults, schemaFault } from '../index.ts'

describe('places', () => {
  test('are written as they are in a program', () => {
    expect(pathOf([])).toBe('')
    expect(pathOf(['scenarios', 3, 'raider', 'units', 0])).toBe('scenarios[3].raider.units[0]')
    expect(pathOf([2, 'id'])).toBe('[2].id')
    expect(pathOf(['rows', '1940-08-13', 'lf3'])).toBe('rows["1940-08-13"].lf3')
    expect(pathOf(['a key', '_b2'])).toBe('["a key"]._b2')
  })

  test('of long names are cut after sixty letters', () => {
    expect(pathOf([`${'a '.repeat(30)}`])).toBe(`["${'a '.repeat(30)}"]`)
    expect(pathOf([`${'a '.repeat(30)}b`])).toBe(`["${'a '.repeat(30)}…"]`)
  })
})

describe('a list of faults', () => {
  const faults = (n: number) => Array.from({ length: n }, (_, i) => ({ path: `[${i}]`, message: 'bad' }))

  test('ends at a hundred, with the number of the rest', () => {
    expect(capped(faults(100))).toEqual(faults(100))
    const cut = capped(faults(103))
    expect(cut).toHaveLength(101)
    expect(cut.at(-2)).toEqual({ path: '[99]', message: 'bad' })
    expect(cut.at(-1)).toEqual({ path: '', message: 'and 3 more' })
  })
})

describe('plain data', () => {
  const none = (data: unknown) => expect(plainFaults(data, 10)).toEqual([])

  test('passes, whatever it says', () => {
    for (const data of [undefined, null, 3, 'x', [], {}, { a: [1, { b: null }] }]) none(data)
  })

  test('may hold so many values and no more', () => {
    none([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(plainFaults({ a: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, 10)).toEqual([
      { path: '', message: 'expected at most 10 values' },
    ])
    expect(plainFaults({ a: Array(11).fill(0) }, 10)).toEqual([
      { path: 'a', message: 'expected at most 10 values' },
    ])
  })

  test('may be twelve deep', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])
    expect(plainFaults(nested(12), 100)).toEqual([])
    expect(plainFaults(nested(13), 100)).toEqual([
      { path: '[0]'.repeat(12), message: 'expected at most 12 levels' },
    ])
    const circle: Record<string, unknown> = {}
    circle.me = circle
    expect(plainFaults(circle, 100)).toEqual([
      { path: Array(12).fill('me').join('.'), message: 'expected at most 12 levels' },
    ])
  })

  test('may hold texts of ten thousand letters', () => {
    expect(plainFaults({ a: 'x'.repeat(10_000), b: { c: 'x'.repeat(10_001) } }, 10)).toEqual([
      { path: 'b.c', message: 'expected at most 10000 characters' },
    ])
  })

  test('has no keys that every object inherits', () => {
    expect(plainFaults(JSON.parse('{"a":{"__proto__":{"x":1},"toString":2},"b":3}'), 10)).toEqual([
      { path: 'a.__proto__', message: 'expected no such key' },
      { path: 'a.toString', message: 'expected no such key' },
    ])
  })

  test('is told of in the order of the file, and not for ever', () => {
    const long = 'x'.repeat(10_001)
    expect(plainFaults([long, { b: long, a: long }], 10).map(({ path }) => path)).toEqual([
      '[0]',
      '[1].b',
      '[1].a',
    ])
    expect(plainFaults(Array(150).fill(long), 1000)).toHaveLength(100)
  })
})

describe('what a schema finds', () => {
  const issue = (change: Partial<Issue>): Issue => ({
    kind: 'schema',
    type: 'string',
    expected: 'string',
    received: '3',
    message: 'Invalid type',
    path: [{ key: 'units' }, { key: 0 }, { key: 'name' }],
    ...change,
  })
  const told = (change: Partial<Issue>) => schemaFault(issue(change)).message

  test('has its place', () => {
    expect(schemaFault(issue({}))).toEqual({
      path: 'units[0].name',
      message: 'expected a text but found 3',
    })
    expect(schemaFault(issue({ path: undefined })).path).toBe('')
    expect(schemaFault(issue({ path: [{ key: Symbol.iterator }] })).path).toBe('["Symbol(Symbol.iterator)"]')
  })

  test('is put in words', () => {
    expect(told({ expected: 'Object', received: 'Array' })).toBe('expected an object but found a list')
    expect(told({ expected: 'boolean', received: 'null' })).toBe('expected true or false but found nothing')
    expect(told({ expected: '("A" | "B" | "C")' })).toBe('expected "A", "B" or "C" but found 3')
    expect(told({ expected: '(number | string)' })).toBe('expected a number or a text but found 3')
    expect(told({ received: `"${'x'.repeat(80)}"` })).toBe(`expected a text but found "${'x'.repeat(59)}…`)
  })

  test('of keys too many and keys left out', () => {
    expect(told({ expected: 'never', received: '"tan"' })).toBe('expected no such key')
    expect(told({ type: 'strict_object', expected: '"name"', received: 'undefined' })).toBe(
      'expected a value but found none',
    )
    // The file itself, not a key in it.
    expect(told({ type: 'strict_object', expected: 'Object', received: 'undefined', path: undefined })).toBe(
      'expected an object but found nothing',
    )
    expect(told({ received: 'undefined' })).toBe('expected a text but found nothing')
  })

  test('is told in the words of the check where a check failed', () => {
    expect(told({ kind: 'validation', message: 'expected 1 to 6 but found 7' })).toBe(
      'expected 1 to 6 but found 7',
    )
  })
})

describe('the nearest names', () => {
  test('are the three with the fewest letters to change', () => {
    const known = ['bf-109e', 'spitfire-ix', 'spitfire-ia', 'spitfire-vb', 'hurricane-i']
    expect(nearest('spitfire-ib', known)).toBe(" (nearest: 'spitfire-ia', 'spitfire-ix' or 'spitfire-vb')")
    expect(nearest('bf109e', known)).toMatch(/^ \(nearest: 'bf-109e', /)
    expect(nearest('SPITFIRE-IA', known)).toMatch(/^ \(nearest: 'spitfire-ia', /)
  })

  test('are first those that begin alike', () => {
    expect(nearest('dd', ['ab', 'dd-early-war'])).toBe(" (nearest: 'dd-early-war' or 'ab')")
    expect(nearest('dd-9-and-more', ['ab', 'dd-9'])).toBe(" (nearest: 'dd-9' or 'ab')")
    // One letter begins too many names to count.
    expect(nearest('d', ['ab', 'dd-early-war'])).toBe(" (nearest: 'ab' or 'dd-early-war')")
  })

  test('may be one or none', () => {
    expect(nearest('x', ['only'])).toBe(" (nearest: 'only')")
    expect(nearest('x', [])).toBe('')
  })

  test('of a hostile name are found in no time', () => {
    expect(nearest('x'.repeat(1e6), ['yak-1', 'xyz'])).toBe(" (nearest: 'xyz' or 'yak-1')")
  })
})
