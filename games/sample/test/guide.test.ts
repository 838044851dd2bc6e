import type { Cue, Guide } from '@tallyho/engine'
import { proveGuide } from '@tallyho/engine/proof/guide-proof'
import { expect, test } from 'vitest'
import { guide } from '../guide.ts'
import { game } from '../index.ts'
import type { Battle } from '../state.ts'

test('the lesson can be played as it is written', () => {
  const { wrong, decisions, slips, end } = proveGuide(game, guide)
  expect(wrong).toEqual([])
  expect([decisions, slips.length]).toEqual([5, 3])
  expect(end.planes.find(({ id }) => id === 'luftwaffe-1')?.hits).toBe(5)
})

/** The lesson with another cue at one place. */
function changed(at: number, change: (cue: Cue<Battle>) => Partial<Cue<Battle>>): Guide<Battle> {
  const [first, ...others] = guide.steps
  const cues = first?.cues.map((cue, i) => (i === at ? { ...cue, ...change(cue) } : cue)) ?? []
  return { ...guide, steps: [{ title: first?.title ?? '', cues }, ...others] }
}

test.each<[string, Guide<Battle>]>([
  ['4: ace, but the rules wait for order', changed(0, () => ({ name: 'ace' }))],
  ['4: raf-1 is no answer to order: luftwaffe-1', changed(0, () => ({ takes: ['raf-1'] }))],
  ["4: order is not chance's", changed(0, () => ({ by: 'chance' }))],
  ['4: order is not asked of luftwaffe', { ...guide, seat: 'luftwaffe' }],
  ['4: the goal is reached before its end', { ...guide, reached: () => true }],
  ['the goal is not reached at the end', { ...guide, reached: () => false }],
  ['the goal is too long', { ...guide, goal: 'Shoot them '.repeat(10) }],
  [
    '4: not true of the board: You are high',
    changed(0, ({ slip }) => (slip ? { slip: { ...slip, holds: () => false } } : {})),
  ],
  [
    'too long for a slip: Fire!',
    changed(0, ({ slip }) => (slip ? { slip: { ...slip, words: 'Fire! '.repeat(40) } } : {})),
  ],
])('what is wrong with a lesson is told: %s', (told, wrong) => {
  expect(proveGuide(game, wrong).wrong).toContainEqual(expect.stringContaining(told))
})

test('what is said beside dice is held against the board too', () => {
  const said = { words: 'They are gone.', rules: [], holds: () => false }
  const [first, ...others] = guide.steps
  const cues = first?.cues.map(cue => (cue.by === 'chance' ? { ...cue, slip: said } : cue)) ?? []
  const { wrong } = proveGuide(game, { ...guide, steps: [{ title: '', cues }, ...others] })
  expect(wrong).toContainEqual(expect.stringContaining('not true of the board: They are gone.'))
})

test('of several answers each way is tried', () => {
  const { wrong } = proveGuide(
    game,
    changed(0, () => ({ takes: ['luftwaffe-1', 'luftwaffe-2'] })),
  )
  expect(wrong).toEqual([
    '6: not true of the board: A hit. One hit brings nobody down: keep firing at the same one.',
  ])
})

test('where an answer parts the ways, what each brings is tried, and what comes after all of them', () => {
  const [first] = guide.steps
  const [order, ...others] = first?.cues ?? []
  const slip = { words: 'That one.', rules: [], holds: (battle: Battle) => battle.planes.length < 0 }
  const second = { by: 'player' as const, name: 'order', takes: ['luftwaffe-1'], slip }
  const shot = { by: 'chance' as const, name: 'shot', takes: ['1'] }
  const parted = (leads: Cue<Battle>['leads'] & object): Guide<Battle> => ({
    ...guide,
    steps: [
      {
        title: '',
        cues: [...(order ? [{ ...order, takes: ['luftwaffe-1', 'luftwaffe-2'], leads }] : []), ...others],
      },
      ...guide.steps.slice(1),
    ],
  })
  expect(proveGuide(game, parted({ 'luftwaffe-2': [shot, second] })).wrong).toEqual([
    '6: not true of the board: That one.',
  ])
  const both = parted({ 'luftwaffe-2': [shot, { ...second, slip: { ...slip, holds: () => true } }] })
  expect(proveGuide(game, both).wrong).toEqual([])
  expect(proveGuide(game, both).slips.map(({ words }) => words)).toContain('That one.')
})
