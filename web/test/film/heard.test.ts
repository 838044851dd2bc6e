import type { Facts, Logged } from '@tallyho/engine'
import type { Sounds } from '@tallyho/kit/sounds.ts'
import { expect, test } from 'vitest'
import { heardAt } from '../../sound/heard.ts'
import { calledAt } from '../../sound/useTableSounds.ts'

const note = (what: string, facts: Facts = {}): Logged => ({ at: 0, rule: 'TOY-1', what, facts })

const SOUNDS: Sounds<Readonly<Record<string, Facts>>> = {
  moves: 'engines',
  fight: { rolls: 'dice', result: ({ lost }) => (lost ? 'hit' : 'guns') },
  draws: { rolls: 'card' },
  bombs: 'bombs',
  rings: 'telephone',
  fires: ({ far }) => (far ? 'guns' : undefined),
}

const at = (beat: readonly Logged[], rolling = false) => ({ beat, rolling })

test('a roll is heard with the roll, and what came of it with the result', () => {
  const fight = note('fight', { lost: true })
  const rolling = at([fight], true)
  expect(heardAt(SOUNDS, rolling, undefined)).toEqual(['dice'])
  expect(heardAt(SOUNDS, at([fight]), rolling)).toEqual(['hit'])
  expect(heardAt(SOUNDS, at([note('fight', { lost: false })]), undefined)).toEqual(['dice', 'guns'])
})

test('what led to a roll is heard before it and not again after it', () => {
  const [moves, fight, bombs] = [note('moves'), note('fight'), note('bombs')]
  const rolling = at([moves, fight], true)
  expect(heardAt(SOUNDS, rolling, undefined)).toEqual(['engines', 'dice'])
  expect(heardAt(SOUNDS, at([moves, fight, bombs]), rolling)).toEqual(['guns', 'bombs'])
})

test('the same beat told again, after it was wound back, is heard again', () => {
  const moves = at([note('moves')])
  expect(heardAt(SOUNDS, moves, moves)).toEqual(['engines'])
})

test('no kind is heard twice in a beat, and never more than three', () => {
  const beat = ['moves', 'moves', 'draws', 'rings', 'bombs'].map(what => note(what))
  expect(heardAt(SOUNDS, at(beat), undefined)).toEqual(['engines', 'card', 'telephone'])
})

test('what has no sound is not heard, nor what the facts say is none', () => {
  const beat = [note('nothing'), note('fires', { far: false })]
  expect(heardAt(SOUNDS, at(beat), undefined)).toEqual([])
  expect(heardAt(SOUNDS, at([note('fires', { far: true })]), undefined)).toEqual(['guns'])
})

test('the telephone rings when somebody is asked after the machine has moved, and a gong ends the game', () => {
  const seating = { raf: 'person', luftwaffe: 'machine' } as const
  const [mine, its, dice] = [{ seat: 'raf' }, { seat: 'luftwaffe' }, { seat: undefined }]
  expect(calledAt(false, true, [mine, its, dice], seating)).toEqual(['telephone'])
  expect(calledAt(false, true, [mine, dice], seating)).toEqual([])
  expect(calledAt(false, false, [its], seating)).toEqual([])
  expect(calledAt(false, true, [its], {})).toEqual([])
  expect(calledAt(true, false, [its], seating)).toEqual(['bell'])
})
