import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashState } from '../index.ts'
import { hashText } from '../play/hash.ts'

/** JSON with its keys in order, written out. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${written(part)}`).join()}}`
}

const marked = (value: unknown) => hashText(written(value)).toString(36)

test('the mark of a board is that of its JSON with the keys in order: saved games hold such marks', () => {
  expect(hashState({ b: [1, 'x'], a: null })).toBe('1eo878c')
  for (const odd of [
    'a"b',
    'x\\',
    '\u0001\n',
    'é😀',
    '\ud800',
    { a: undefined, 'k"': 1, 10: 1, 9: -0 },
    [1.5, 1e21],
  ])
    expect(hashState(odd), JSON.stringify(odd)).toBe(marked(odd))
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(hashState(value)).toBe(marked(value))
    }),
  )
})
