import type { Logged } from '@tallyho/engine'
import type { Lesson } from '@tallyho/kit/board.ts'
import { expect, test } from 'vitest'
import { lessonKey } from '../../table/learning/keys.ts'
import { dueLessons, taughtAt, taughtBy } from '../../table/learning/lessons.ts'

const lesson = (on: string, when?: Lesson['when']): Lesson => ({
  on,
  title: on,
  text: on,
  rules: [],
  ...(when && { when }),
})

const LESSONS = [
  lesson('which'),
  lesson('fly'),
  lesson('hit', ({ hits }) => hits === 1),
  lesson('landed'),
  lesson('land', () => true),
]

const told = (what: string, facts = {}): Logged => ({ rule: 'T-1', what, facts, at: 0 })
const pause = { kind: 'choice', seat: 'raf', ask: 'which', options: [] } as const

function due(now: Parameters<typeof dueLessons>[1], ...seen: string[]): readonly string[] {
  return dueLessons(LESSONS, now, new Set(seen.map(on => lessonKey('toy', on))), 'toy').map(({ on }) => on)
}

test('a lesson on the question comes first, then on the step, then on what was told, the latest first', () => {
  const notes = [told('landed'), told('hit', { hits: 1 })]
  expect(due({ step: 'fly', pause, told: notes })).toEqual(['which', 'fly', 'hit', 'landed'])
  expect(due({ step: 'fly', pause, told: notes }, 'fly', 'hit')).toEqual(['which', 'landed'])
})

test('one that is true of a note only comes with such a note, not with a step of the same name', () => {
  expect(due({ step: 'land', pause: undefined, told: [told('hit', { hits: 0 })] })).toEqual([])
  expect(due({ step: 'land', pause: undefined, told: [told('land')] })).toEqual(['land'])
})

test('one that explains the film comes with its note alone: at the beat, or with the question if it was not played', () => {
  const shot: Lesson = { ...lesson('shot', ({ die }) => die === 6), inFilm: true }
  const roll: Lesson = { ...lesson('roll'), inFilm: true }
  const taught = (beat: readonly Logged[], ...seen: string[]) =>
    taughtAt([...LESSONS, shot, roll], beat, new Set(seen.map(on => lessonKey('toy', on))), 'toy')?.on
  expect(taught([told('landed'), told('roll')])).toBe('roll')
  expect(taught([told('roll'), told('shot', { die: 6 })])).toBe('shot')
  expect(taught([told('roll'), told('shot', { die: 6 })], 'shot')).toBe('roll')
  expect(taught([told('shot', { die: 1 })])).toBeUndefined()
  const rolls = { kind: 'chance', what: 'roll', outcomes: [] } as const
  const at = (notes: readonly Logged[]) =>
    dueLessons([roll], { step: 'roll', pause: rolls, told: notes }, new Set(), 'toy').length
  expect(at([])).toBe(0)
  expect(at([told('roll')])).toBe(1)
})

test('one that explains a die is read before it falls, where it waits', () => {
  const roll: Lesson = { ...lesson('roll'), inFilm: true, beforeRoll: true }
  const at = (what: string) =>
    dueLessons(
      [roll],
      { step: 'fly', pause: { kind: 'chance', what, outcomes: [] }, told: [] },
      new Set(),
      'toy',
    ).length
  expect(at('roll')).toBe(1)
  expect(at('another')).toBe(0)
})

test('a guided lesson has taught what it has slips for, and all that it has shown', () => {
  const slip = { words: 'Look.', rules: [], holds: () => true }
  const cue = { by: 'player', name: 'attack', takes: ['1'] } as const
  const steps = [
    {
      title: 'Attack',
      cues: [
        { ...cue, slip },
        { ...cue, name: 'agree' },
      ],
    },
  ]
  const note = { what: 'shot', rule: '1', facts: {}, at: 1 }
  expect(taughtBy({ steps }, [note, note])).toEqual(['attack', 'shot'])
})
