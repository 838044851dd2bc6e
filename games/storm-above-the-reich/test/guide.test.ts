import { proveGuide } from '@tallyho/engine/proof/guide-proof'
import { expect, test } from 'vitest'
import { guide } from '../guide.ts'
import { game } from '../index.ts'

test('the lesson can be played as it is written', () => {
  const { wrong, decisions, slips, end } = proveGuide(game, guide)
  expect(wrong).toEqual([])
  expect([decisions, slips.length, guide.steps.length]).toEqual([7, 12, 6])
  expect(end.log).toMatchObject([{ destroyed: 1, fallen: 0, killed: [], wounded: [] }])
  expect(end.outcome).toBe('trained')
})

test('every slip is short, and its rules are rules of the book', () => {
  for (const { words, rules } of proveGuide(game, guide).slips) {
    expect(words.length, words).toBeLessThanOrEqual(150)
    expect(rules.length).toBeGreaterThan(0)
  }
})
