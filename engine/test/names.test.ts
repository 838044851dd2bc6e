import { expect, test } from 'vitest'
import { called, calledAnew, isNames, parseRecord } from '../index.ts'

test('somebody is called as he was named last, whatever he was called between', () => {
  const once = calledAnew(undefined, 'Blue', 'Gray')
  const twice = calledAnew(once, 'Gray', 'Green')
  expect(twice).toEqual({ Blue: 'Green' })
  expect(called(twice, 'Blue')).toBe('Green')
  expect(called(twice, 'Black')).toBe('Black')
})

test('no name, or the first one, gives him back what he was called at first', () => {
  const names = calledAnew(calledAnew(undefined, 'Blue', 'Gray'), 'Black', 'White')
  expect(calledAnew(names, 'Gray', ' ')).toEqual({ Black: 'White' })
  expect(calledAnew({ Blue: 'Gray' }, 'Gray', 'Blue')).toBeUndefined()
})

test('a name is one line, and not long', () => {
  expect(calledAnew(undefined, 'Blue', `A\n\u001b[31mB${'x'.repeat(40)}`)?.Blue).toHaveLength(30)
  expect(calledAnew(undefined, 'Blue', 'A\n B')).toEqual({ Blue: 'A B' })
})

test('what a file calls people is read with limits', () => {
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`Man ${i}`, 'Smith']))
  for (const broken of [
    [],
    'Smith',
    { Blue: 7 },
    { Blue: '' },
    { Blue: 'x'.repeat(31) },
    { Blue: 'A\nB' },
    many,
  ])
    expect(isNames(broken)).toBe(false)
  const file = { tallyho: 1, game: 'sample', rules: '1', answers: [] }
  const setup = { scenario: 'noon', pack: 'standard', options: {} }
  expect(parseRecord({ ...file, setup: { ...setup, names: { Blue: 'Gray' } } }).setup.names).toEqual({
    Blue: 'Gray',
  })
  expect(() => parseRecord({ ...file, setup: { ...setup, names: { Blue: 7 } } })).toThrow(
    'the names of its people',
  )
})
