import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  atMost,
  exactly,
  forEach,
  id,
  some,
  sourced,
  text,
  whole,
  wholeOr,
  within,
  words,
  written,
  yes,
} from '../index.ts'

/** What is wrong with it, in words; nothing if it fits. */
const faults = (schema: v.GenericSchema, data: unknown): string[] =>
  v.safeParse(schema, data).issues?.map(({ message }) => message) ?? []

test('a text has something in it and an end; words may be empty', () => {
  expect(faults(text(3), 'abc')).toEqual([])
  expect(faults(text(3), '')).toEqual(['expected a text but found an empty one'])
  expect(faults(text(3), 'abcd')).toEqual(['expected at most 3 characters but found 4'])
  expect(faults(words(3), '')).toEqual([])
  expect(faults(words(3), 'abcd')).toEqual(['expected at most 3 characters but found 4'])
})

test('a text that stands for something is written as it should be', () => {
  expect(faults(written(/^\d\.\d$/, 'a space such as "1.2"'), '1.2')).toEqual([])
  expect(faults(written(/^\d\.\d$/, 'a space such as "1.2"'), '12')).toEqual([
    'expected a space such as "1.2" but found "12"',
  ])
})

test.each([
  [whole(1, 6), [1, 6], [0, 7, 1.5], 'a whole number from 1 to 6'],
  [within(-1, 1.5), [-1, 0.25, 1.5], [-1.1, 1.6], 'a number from -1 to 1.5'],
])('numbers have limits, which belong to them', (schema, good, bad, what) => {
  for (const n of good) expect(faults(schema, n)).toEqual([])
  for (const n of bad) expect(faults(schema, n)).toEqual([`expected ${what} but found ${n}`])
})

test('a sign may stand where a number does', () => {
  const schema = wholeOr(0, 9, 'U', '–')
  for (const good of [0, 9, 'U', '–']) expect(faults(schema, good)).toEqual([])
  for (const bad of [10, -1, 0.5, 'X'])
    expect(faults(schema, bad)).toEqual([
      `expected a whole number from 0 to 9 or "U", "–" but found ${JSON.stringify(bad)}`,
    ])
})

test('lists are as long as they should be', () => {
  expect(faults(exactly(2, v.number()), [1, 2])).toEqual([])
  expect(faults(exactly(2, v.number()), [1])).toEqual(['expected 2 entries but found 1'])
  expect(faults(some(2, v.number()), [1, 2])).toEqual([])
  expect(faults(some(2, v.number()), [])).toEqual(['expected at least one entry but found none'])
  expect(faults(some(2, v.number()), [1, 2, 3])).toEqual(['expected at most 2 entries but found 3'])
  expect(faults(atMost(2, v.number()), [])).toEqual([])
  expect(faults(atMost(2, v.number()), [1, 2, 3])).toEqual(['expected at most 2 entries but found 3'])
})

test('every key has its value, and there is no other', () => {
  const schema = forEach(['high', 'low'], whole(0, 1))
  expect(faults(schema, { high: 0, low: 1 })).toEqual([])
  expect(faults(schema, { high: 0 })).toHaveLength(1)
  expect(faults(schema, { high: 0, low: 1, level: 1 })).toHaveLength(1)
})

test('yes is true or left out', () => {
  const schema = v.strictObject({ elite: yes })
  expect(faults(schema, {})).toEqual([])
  expect(faults(schema, { elite: true })).toEqual([])
  expect(faults(schema, { elite: false })).toHaveLength(1)
})

test('ids are small letters, digits and hyphens', () => {
  for (const good of ['a', '9-staffel', 'a'.repeat(40)]) expect(faults(id, good)).toEqual([])
  for (const bad of ['', '-a', 'A', 'a b', 'a'.repeat(41)])
    expect(faults(id, bad)).toEqual([
      'expected 1 to 40 small letters, digits and hyphens, with no hyphen at the start',
    ])
})

test('a component says where it comes from', () => {
  const schema = v.strictObject(sourced)
  for (const source of ['rulebook', 'constrained', 'designed'])
    expect(faults(schema, { source, ref: 'page 3' })).toEqual([])
  expect(faults(schema, { source: 'guessed', ref: 'page 3' })).toHaveLength(1)
  expect(faults(schema, { source: 'rulebook', ref: '' })).toEqual(['expected a text but found an empty one'])
})
