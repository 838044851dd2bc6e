import { expect, test } from 'vitest'
import { words } from '../../text.ts'

test('WL-12.1.d a score is told as the player counts it, and by its side where nobody plays alone', () => {
  expect([2, 0, -1].map(score => words.score?.(score, 'raider'))).toEqual([
    'you are 2 ahead',
    'you are level',
    'you are 1 behind',
  ])
  expect(words.score?.(2, 'defender')).toBe('you are 2 behind')
  expect([2, 0, -1].map(score => words.score?.(score))).toEqual([
    'Raider 2 ahead',
    'level',
    'Defender 1 ahead',
  ])
})

test('WL-12.0.a a battle that ends before its last turn says why', () => {
  const told = (why: string) => words.note({ rule: 'WL-12.0.a', what: 'game-over', facts: { turn: 7, why } })
  expect(told('nobody-left')).toBe('The battle ends in turn 7: nobody is left in the sky who would fight.')
  expect(told('last-turn')).toBe('The battle ends in turn 7: it was the last.')
})
