import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  type Chance,
  copy,
  fair,
  fingerprint,
  hashState,
  hashText,
  type Pause,
  random,
  seeded,
  seedOf,
  unforeseen,
} from '../index.ts'

const cup: Chance = {
  kind: 'chance',
  what: 'cup',
  outcomes: [
    { id: 'a', weight: 2 },
    { id: 'b', weight: 1 },
    { id: 'c', weight: 3 },
  ],
}

describe('chance sources', () => {
  test('every unit of weight has its own number', () => {
    const totals: number[] = []
    const outcome = (n: number) =>
      fair(total => {
        totals.push(total)
        return n
      })(cup)
    expect([0, 1, 2, 3, 4, 5].map(outcome)).toEqual([0, 0, 1, 2, 2, 2])
    expect(new Set(totals)).toEqual(new Set([6]))
  })

  test('numbers beyond the weights are a mistake, not an outcome', () => {
    expect(() => fair(() => 6)(cup)).toThrow('positive whole weights')
  })

  test('the same seed gives the same stream, another seed another', () => {
    const stream = (seed: number) => Array.from({ length: 20 }, random(seed).bind(undefined, 1000))
    expect(stream(7)).toEqual(stream(7))
    expect(stream(7)).not.toEqual(stream(8))
    const rolls = (source: (pause: Chance) => number) => Array.from({ length: 30 }, () => source(cup))
    expect(rolls(seeded(1))).toEqual(rolls(seeded(1)))
  })

  test('a seed for each game of a series', () => {
    const seeds = Array.from({ length: 500 }, (_, game) => seedOf(1, game))
    expect(new Set(seeds).size).toBe(500)
    expect(seedOf(2, 0)).not.toBe(seeds[0])
    expect(seeds.every(Number.isInteger)).toBe(true)
  })

  test.each([
    ['seeded', seeded(3)],
    ['unforeseen', unforeseen()],
  ])('%s chance falls by weight', (_, source) => {
    const count = [0, 0, 0]
    for (let i = 0; i < 6000; i++) {
      const outcome = source(cup)
      count[outcome] = (count[outcome] ?? 0) + 1
    }
    const [a, b, c] = count as [number, number, number]
    expect(a / 6000).toBeCloseTo(2 / 6, 1)
    expect(b / 6000).toBeCloseTo(1 / 6, 1)
    expect(c / 6000).toBeCloseTo(3 / 6, 1)
  })
})

test('unforeseen chance favours nobody: a word beyond the last full round is thrown away', () => {
  const words = [2 ** 32 - 1, 2 ** 32 - 2, 2 ** 32 - 5, 2 ** 32 - 4, 4]
  const spy = vi.spyOn(crypto, 'getRandomValues').mockImplementation(array => {
    ;(array as Uint32Array)[0] = words.shift() ?? 0
    return array
  })
  const outcomes = ['a', 'b', 'c', 'd', 'e', 'f'].map(id => ({ id, weight: 1 }))
  const source = unforeseen()
  expect([1, 2].map(() => source({ kind: 'chance', what: 'die', outcomes }))).toEqual([5, 4])
  spy.mockRestore()
  expect(words).toEqual([])
})

test('marks in saved games stay what they are', () => {
  expect(['', 'a', 'foobar'].map(text => hashText(text))).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
  expect(fingerprint(cup)).toBe('11bw0qo')
  expect(hashState({ b: [1, { c: null }], a: 'x' })).toBe('1l8u2pp')
})

describe('fingerprints', () => {
  const choice: Pause = { kind: 'choice', seat: 'raf', ask: 'go', options: [{ id: 'a' }, { id: 'b' }] }

  test('tell one question from another', () => {
    const pauses: Pause[] = [
      choice,
      { ...choice, seat: 'lw' },
      { ...choice, ask: 'stay' },
      { ...choice, options: [{ id: 'a' }] },
      { ...choice, options: [{ id: 'b' }, { id: 'a' }] },
      { kind: 'together', asks: [choice] },
      { kind: 'together', asks: [choice, choice] },
      cup,
      { ...cup, what: 'deck' },
      { ...cup, outcomes: cup.outcomes.slice(1) },
      { ...cup, outcomes: cup.outcomes.map(({ id }) => ({ id, weight: 1 })) },
    ]
    expect(new Set(pauses.map(fingerprint)).size).toBe(pauses.length)
  })

  test('are the same for the same question, whatever it lights up', () => {
    expect(fingerprint({ ...choice, options: [{ id: 'a', on: ['x:1'] }, { id: 'b' }] })).toBe(
      fingerprint(choice),
    )
  })
})

describe('boards', () => {
  const json = fc.jsonValue().filter(value => !JSON.stringify(value).includes('__proto__'))

  test('a copy is equal and shares nothing', () => {
    fc.assert(fc.property(json, value => isDeepStrictEqual(copy(value), value)))
    const board = { raids: [{ at: { space: 'x' } }], none: null, gone: undefined }
    const twin = copy(board)
    ;(twin.raids[0] as { at: { space: string } }).at.space = 'y'
    expect(board.raids[0]?.at.space).toBe('x')
    expect(twin).toHaveProperty('gone')
  })

  test('the mark of a board does not depend on key order, but on everything else', () => {
    expect(hashState({ a: 1, b: [2, 3] })).toBe(hashState({ b: [2, 3], a: 1 }))
    expect(hashState({ a: 1, b: undefined })).toBe(hashState({ a: 1 }))
    const boards = [
      { a: 1 },
      { a: 2 },
      { b: 1 },
      { a: '1' },
      { a: [1] },
      { a: [2] },
      { a: [1, 2] },
      { a: { b: 1 } },
      { a: null },
      [],
      {},
    ]
    expect(new Set(boards.map(hashState)).size).toBe(boards.length)
    fc.assert(fc.property(json, value => hashState(JSON.parse(JSON.stringify(value))) === hashState(value)))
  })
})
