import type { Logged } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { spoken } from '../../table/film/useLive.tsx'

const notes: readonly Logged[] = Array.from({ length: 12 }, (_, at) => ({
  at,
  rule: 'TOY-1',
  what: `note ${at}`,
  facts: {},
}))
const say = (told: readonly Logged[]) => told.map(({ what }) => what)
const at = (count: number, span = 1) => ({
  told: notes.slice(0, count),
  beat: notes.slice(count - span, count),
  rolling: false,
})

test('what has come to the log since it was last read is read, with what has no beat of its own', () => {
  expect(spoken(at(3), 0, say)).toEqual(['note 0', 'note 1', 'note 2'])
  expect(spoken(at(3), 2, say)).toEqual(['note 2'])
  expect(spoken(at(3), 3, say)).toEqual([])
})

test('of very much the last lines are read, and the others counted', () => {
  const [first, ...last] = spoken(at(12), 0, say)
  expect(first).toBe('4 more lines in the log.')
  expect(last).toEqual(notes.slice(4).map(({ what }) => what))
})

test('looking back, what is shown again is read', () => {
  expect(spoken(at(5, 2), 9, say)).toEqual(['note 3', 'note 4'])
  expect(spoken({ ...at(5, 2), rolling: true }, 9, say), 'what rolls is not told before it lies').toEqual([
    'note 3',
  ])
})
