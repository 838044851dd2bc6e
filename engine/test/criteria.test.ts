import { expect, test } from 'vitest'
import { foremost } from '../index.ts'

const WORDS = ['bb', 'a', 'ccc', 'b', 'aa']
const length = (word: string) => word.length

test('those of the lowest rank stay, in their order', () => {
  expect(foremost(WORDS, length)).toEqual(['a', 'b'])
  expect(foremost(WORDS, word => -word.length)).toEqual(['ccc'])
})

test('what is equal by one criterion is told apart by the next', () => {
  expect(foremost(WORDS, length, word => (word === 'b' ? 0 : 1))).toEqual(['b'])
  expect(foremost(WORDS, length, () => 0)).toEqual(['a', 'b'])
  expect(foremost(WORDS, word => word.charCodeAt(0), length)).toEqual(['a'])
})

test('without a criterion all stay, and of nothing nothing', () => {
  expect(foremost(WORDS)).toEqual(WORDS)
  expect(foremost([], length)).toEqual([])
})
