import { expect, test } from 'vitest'
import { gesturesIn, gesturesOf, turnsIn } from './gestures.ts'

/** Decisions of one seat, one after the other; a die falls where a number is left out. */
const asked = (...all: [at: number, ask: string, id?: string, seat?: string][]) =>
  all.map(([at, ask, id = 'a', seat = 'raf']) => ({
    at,
    id,
    far: [],
    mark: '',
    choice: { kind: 'choice' as const, seat, ask, options: [] },
  }))

test('a far square is one gesture, however many steps lead there', () => {
  const steps = asked([0, 'step', 'a'], [1, 'step', 'a'], [2, 'step', 'b'], [3, 'step', 'c'])
  const [first, ...others] = steps
  if (!first) throw new Error('nothing is asked')
  const far = [
    ['a', 'a'],
    ['a', 'a', 'b'],
    ['a', 'c'],
  ]
  expect(gesturesIn([{ ...first, far }, ...others], {})).toHaveLength(2)
  expect(gesturesIn(steps, {})).toHaveLength(4)
})

test('who and where are one gesture, and the next who begins another', () => {
  const moves = { who: ['where'], where: ['how'] }
  const two = asked([0, 'who'], [1, 'where'], [2, 'how'], [3, 'who'], [4, 'where'])
  expect(gesturesIn(two, { moves })).toHaveLength(2)
  expect(gesturesIn(two, {})).toHaveLength(5)
})

test('what is laid as one heap is one gesture, in whatever order; after a die another begins', () => {
  const laid = asked([0, 'lay'], [1, 'lay'], [2, 'lay'], [4, 'lay']).map((one, i) => ({
    ...one,
    heap: i === 1 ? 'Me 109' : 'He 111',
  }))
  expect(gesturesIn(laid, {})).toHaveLength(3)
})

test('one of a set after the other is one gesture', () => {
  const of = (at: number, id: string, ids: readonly string[]) => ({
    at,
    id,
    far: [],
    mark: '',
    choice: { kind: 'choice' as const, seat: 'raf', ask: 'who', options: ids.map(one => ({ id: one })) },
  })
  const named = [of(0, 'a', ['a', 'b', 'c']), of(1, 'c', ['b', 'c']), of(2, 'a', ['a', 'c'])]
  expect(gesturesIn(named, { sets: ['who'] })).toHaveLength(2)
  expect(gesturesIn(named, {})).toHaveLength(3)
})

test('a die or another seat between ends the move', () => {
  const moves = { who: ['where'] }
  expect(gesturesIn(asked([0, 'who'], [2, 'where']), { moves })).toHaveLength(2)
  expect(gesturesIn(asked([0, 'who'], [1, 'where', 'a', 'luftwaffe']), { moves })).toHaveLength(2)
})

test('a routine question costs a gesture when it is answered first, or in another way', () => {
  const routine = ['error']
  const answers = asked([0, 'error', 'no'], [2, 'error', 'no'], [4, 'error', 'yes'], [6, 'error', 'yes'])
  expect(gesturesIn(answers, { routine })).toHaveLength(2)
  expect(gesturesIn(answers, {})).toHaveLength(4)
})

test('what the table answers by itself is no gesture', () => {
  const answers = asked([0, 'side'], [1, 'side']).map((one, i) => ({ ...one, unasked: i === 0 }))
  expect(gesturesIn(answers, {})).toHaveLength(1)
})

test('where nothing but rare answers is left nothing is asked', () => {
  const [one] = asked([0, 'tally', 'end'])
  if (!one) throw new Error('nothing is asked')
  const options = [
    { id: 'end', ends: true as const },
    { id: 'drop', rare: true as const },
  ]
  expect(gesturesIn([{ ...one, choice: { ...one.choice, options } }], {})).toHaveLength(0)
  const more = [...options, { id: 'look' }]
  expect(gesturesIn([{ ...one, choice: { ...one.choice, options: more } }], {})).toHaveLength(1)
})

test('one answer for several stands for all of them, and for what belongs to them', () => {
  const moves = { next: ['to'] }
  const answers = asked([0, 'next'], [1, 'to'], [2, 'next'], [3, 'hit'], [4, 'next'], [5, 'to'], [6, 'next'])
  const several = (from: number) => (from === 0 ? { id: 'rest', count: 6 } : undefined)
  expect(gesturesIn(answers, { moves }, several).map(({ at }) => at)).toEqual([0, 3, 6])
})

test('a turn is over when an earlier phase comes again', () => {
  const phases = [
    { title: 'First', steps: ['sky', 'fuel'] },
    { title: 'Then', steps: ['fire'] },
  ]
  expect(turnsIn(['sky', 'fuel', 'sky', 'fire', 'fire'], phases)).toBe(1)
  expect(turnsIn(['sky', 'fire', 'fuel', 'fire', 'sky'], phases)).toBe(3)
})

test('every question of the sample is a gesture of its own at the most', async () => {
  const { questions, gestures, turns } = await gesturesOf('sample', 'noon')
  expect(gestures).toBeLessThanOrEqual(questions)
  expect(gestures).toBeGreaterThan(turns)
})

test('what a game begins with a standing order for is not asked', () => {
  const answers = asked([0, 'icon', 'a'], [2, 'icon', 'b'])
  expect(gesturesIn(answers, { orders: [{ ask: 'icon', id: '*machine', said: '' }] })).toHaveLength(0)
  expect(gesturesIn(answers, { orders: [{ ask: 'icon', id: 'a', said: '' }] })).toHaveLength(1)
})
