import type { Logged } from '@tallyho/engine'
import { expect, test } from 'vitest'
import type { Retold } from '../retold.ts'
import { sentenceOf, storyOf } from '../story.ts'

interface Notes {
  turn: { readonly turn: number }
  loss: { readonly who: string; readonly many: number }
  broken: { readonly who: string }
  moved: { readonly who: string }
}
const logged = <K extends keyof Notes>(what: K, facts: Notes[K]): Logged => ({
  at: 0,
  rule: 'T-1',
  what,
  facts: { ...facts },
})
const words = { note: ({ what }: { readonly what: string }) => `The log says ${what}.` }
const RETOLD: Retold<string, Notes> = {
  opening: 'Before',
  chapters: { turn: ({ turn }, state, nth) => `Turn ${turn} of ${state}, ${nth}` },
  tells: {
    loss: ({ who, many }) => (many > 0 ? `${who} loses ${many}.` : undefined),
    broken: true,
  },
}
const LOG = [
  logged('moved', { who: 'A' }),
  logged('turn', { turn: 1 }),
  logged('loss', { who: 'A', many: 2 }),
  logged('loss', { who: 'B', many: 0 }),
  logged('turn', { turn: 2 }),
  logged('broken', { who: 'B' }),
]

test('a story is made of the notes that a game tells, chapter by chapter', () => {
  expect(storyOf(RETOLD, 'noon', LOG, words)).toEqual([
    { title: 'Turn 1 of noon, 1', from: 1, lines: [{ no: 2, text: 'A loses 2.' }] },
    { title: 'Turn 2 of noon, 2', from: 4, lines: [{ no: 5, text: 'The log says broken.' }] },
  ])
})

test('what is told before the first chapter has a heading of its own', () => {
  const [before, first] = storyOf(RETOLD, 'noon', [logged('broken', { who: 'A' }), ...LOG], words)
  expect(before).toEqual({ title: 'Before', from: 0, lines: [{ no: 0, text: 'The log says broken.' }] })
  expect(first?.from).toBe(2)
  expect(storyOf(RETOLD, 'noon', [], words)).toEqual([{ title: 'Before', from: 0, lines: [] }])
})

test('a chapter may be abridged, and is given its own notes alone', () => {
  const abridges = (chapter: readonly Logged[]) => [chapter.map(({ what }) => what).join(' ')]
  const told = storyOf({ ...RETOLD, abridges }, 'noon', LOG, words)
  expect(told.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['moved'],
    ['turn loss loss'],
    ['turn broken'],
  ])
})

test('a note that makes no story is not told', () => {
  const [moved, , loss] = LOG
  if (!moved || !loss) throw new Error('no log')
  expect(sentenceOf(RETOLD, 'noon', moved, words)).toBeUndefined()
  expect(sentenceOf(RETOLD, 'noon', loss, words)).toBe('A loses 2.')
})
