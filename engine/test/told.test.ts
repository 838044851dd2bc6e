import { describe, expect, test } from 'vitest'
import { isTold, linesOf, packedLog, parseRecord } from '../index.ts'

const LINES = [
  { at: 1, rule: 'SKY-1', text: 'The weather: clear, no wind.' },
  { at: 1, rule: 'SKY-2', text: 'Red flies out; Blue waits.' },
  { at: 4, rule: 'SKY-1', text: 'The weather: clear, no wind.' },
  { at: 9, rule: 'SKY-3', text: 'The weather: haze, no wind.' },
  { at: 9, rule: 'SKY-2', text: '' },
  { at: 12, rule: 'SKY-2', text: 'Red flies out; Blue follows at 10:30, late.' },
]
const END = { result: { level: 'done', score: 1, figures: {} }, level: 'Done', figures: {} }

describe('a log in a file', () => {
  test('has each phrase once, and reads as it was told', () => {
    const log = packedLog(LINES)
    expect(log.phrases).toEqual([
      'SKY-1',
      'The weather: ',
      'clear, ',
      'no wind.',
      'SKY-2',
      'Red flies out; ',
      'Blue waits.',
      'SKY-3',
      'haze, ',
      '',
      'Blue follows at 10:30, ',
      'late.',
    ])
    expect(linesOf({ log })).toEqual(LINES)
    expect(linesOf({ log: packedLog([]) })).toEqual([])
  })

  test('that says the same again and again grows by a few bytes a line', () => {
    const size = (times: number) =>
      JSON.stringify(packedLog(Array.from({ length: times }, () => LINES).flat())).length
    expect((size(101) - size(1)) / (100 * LINES.length)).toBeLessThan(12)
  })

  test('of the old form, with the lines themselves, is read as well', () => {
    const file = JSON.stringify({
      tallyho: 1,
      game: 'sky',
      rules: '1',
      setup: { scenario: 'long', pack: 'standard', options: {} },
      answers: [],
      told: { ...END, log: LINES },
    })
    const { told } = parseRecord(file)
    expect(told && linesOf(told)).toEqual(LINES)
  })

  test.each([
    ['a line without words', { lines: [[1]] }],
    ['a line before the last', { lines: [[-1, 0, 1]] }],
    ['a phrase that is not there', { lines: [[1, 0, 12]] }],
    ['a phrase that is none', { phrases: [1, 2, 3] }],
    ['a number that is none', { lines: [[1, 0, '0']] }],
    ['half a number', { lines: [[1, 0.5, 0]] }],
    ['no lines', { lines: [7] }],
    ['no phrases', { phrases: undefined }],
  ])('with %s is no log', (_, change) => {
    const log = packedLog(LINES)
    expect(isTold({ ...END, log })).toBe(true)
    expect(isTold({ ...END, log: { ...log, ...change } })).toBe(false)
  })
})
