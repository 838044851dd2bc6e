import { expect, test } from 'vitest'
import { grouped, type Item, itemsFor, litBy, narrowed, pickOn, refWords } from '../table/items.ts'
import { words } from './fake.ts'

const item = (id: string, on: readonly string[] = [], ends = false): Item => ({
  id,
  words: `take ${id}`,
  on,
  ends,
})
const PAIRS = ['1', '2', '3'].flatMap(s =>
  ['x', 'y'].map(g => item(`${s}>${g}`, [`squadron:${s}`, `group:${g}`])),
)

test('answers that end a row come last: by name, or because they alone point at nothing', () => {
  const asked = (ids: readonly (readonly [string, boolean])[]) =>
    itemsFor(
      words,
      { round: 1, score: 0, log: [] },
      {
        kind: 'choice',
        seat: 'raf',
        ask: 'x',
        options: ids.map(([id, on]) => (on ? { id, on: [`p:${id}`] } : { id })),
      },
    ).map(({ id, ends }) => (ends ? `${id}.` : id))
  expect(
    asked([
      ['done', true],
      ['a', true],
    ]),
  ).toEqual(['a', 'done.'])
  expect(
    asked([
      ['home', false],
      ['a', true],
      ['b', true],
    ]),
  ).toEqual(['a', 'b', 'home.'])
  expect(
    asked([
      ['left', false],
      ['right', false],
      ['a', true],
    ]),
  ).toEqual(['left', 'right', 'a'])
})

test('outcomes of chance never end a row', () => {
  const pause = {
    kind: 'chance' as const,
    what: 'x',
    outcomes: [
      { id: 'none', weight: 1 },
      { id: 'b', weight: 1 },
    ],
  }
  expect(itemsFor(words, { round: 1, score: 0, log: [] }, pause).map(({ ends }) => ends)).toEqual([
    false,
    false,
  ])
})

test('everything an answer points at is lit', () => {
  expect([...litBy([item('a', ['p:1', 'q:2']), item('b', ['p:1'])])]).toEqual(['p:1', 'q:2'])
})

test('a list narrows by refs and by words', () => {
  expect(narrowed(PAIRS, ['squadron:2']).map(({ id }) => id)).toEqual(['2>x', '2>y'])
  expect(narrowed(PAIRS, [], ' TAKE 3').map(({ id }) => id)).toEqual(['3>x', '3>y'])
  expect(narrowed(PAIRS, ['squadron:2'], '3')).toEqual([])
})

test('a click takes, narrows, lets go or begins anew', () => {
  expect(pickOn(PAIRS, [], 'squadron:1')).toEqual({ picked: ['squadron:1'] })
  expect(pickOn(PAIRS, ['squadron:1'], 'group:y')).toEqual({ take: '1>y' })
  expect(pickOn(PAIRS, ['squadron:1'], 'squadron:1')).toEqual({ picked: [] })
  expect(pickOn(PAIRS, ['squadron:1'], 'squadron:2')).toEqual({ picked: ['squadron:2'] })
  expect(pickOn(PAIRS, ['squadron:1'], 'space:dark')).toEqual({ picked: ['squadron:1'] })
})

test('long lists stand under what they begin with; short or scattered ones do not', () => {
  expect(grouped(PAIRS)).toEqual([{ title: undefined, items: PAIRS }])
  expect(grouped(PAIRS, 6).map(({ title, items }) => [title, items.length])).toEqual([
    ['Squadron 1', 2],
    ['Squadron 2', 2],
    ['Squadron 3', 2],
  ])
  const scattered = Array.from({ length: 12 }, (_, i) => item(String(i), [`space:${i}`]))
  expect(grouped(scattered)).toHaveLength(1)
})

test('refs read like headings', () => {
  expect(refWords('squadron:54')).toBe('Squadron 54')
  expect(refWords('box:6/11c/HIGH')).toBe('Box 6 11c HIGH')
})
