import type { Logged } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { dueLessons, keysNow, lessonKey } from '../table/lessons.ts'
import { isLast, nextStage, openStage, turn } from '../table/stage.ts'

const note = (what: string, at = 0): Logged => ({ rule: 'TOY-1', what, facts: {}, at })
const CARDS = { fight: 1, roll: 1, a: 1, b: 1 }

test('at the beginning the last event lies there', () => {
  const notes = [note('fight'), note('roll'), note('plain')]
  expect(openStage(notes, CARDS)).toEqual({ events: [notes[1]], index: 0, read: 3 })
  expect(openStage([], CARDS).events).toEqual([])
})

test('the events of an answer come one after another, or the last at once', () => {
  const old = [note('fight')]
  const notes = [...old, note('a'), note('plain'), note('b')]
  const stage = openStage(old, CARDS)
  const shown = nextStage(stage, notes, CARDS, true)
  expect(shown.events.map(({ what }) => what)).toEqual(['a', 'b'])
  expect(shown.index).toBe(0)
  expect(isLast(shown)).toBe(false)
  expect(isLast(turn(shown, 1))).toBe(true)
  expect(turn(shown, Number.POSITIVE_INFINITY).index).toBe(1)
  expect(turn(shown, -1)).toBe(shown)
  expect(nextStage(stage, notes, CARDS, false).index).toBe(1)
})

test('an answer without events leaves the last card; an undo goes back to the one before', () => {
  const notes = [note('a'), note('b')]
  const stage = openStage(notes, CARDS)
  const quiet = nextStage(stage, [...notes, note('plain')], CARDS, true)
  expect(quiet.events).toBe(stage.events)
  expect(quiet.read).toBe(3)
  expect(nextStage(quiet, notes.slice(0, 1), CARDS, true).events).toEqual([notes[0]])
})

test('a lesson is due when its step, question or event comes up for the first time', () => {
  const lesson = (on: string) => ({ on, title: on, text: '', rules: [] })
  const lessons = [lesson('patrol'), lesson('fight'), lesson('join'), lesson('other')]
  const pause = { kind: 'choice' as const, seat: 'raf', ask: 'join', options: [] }
  const keys = keysNow('patrol', pause, [note('fight'), note('x')])
  expect(keys).toEqual(['patrol', 'join', 'fight', 'x'])
  const due = dueLessons(
    lessons,
    keys,
    new Set([lessonKey('toy', 'join'), lessonKey('else', 'fight')]),
    'toy',
  )
  expect(due.map(({ on }) => on)).toEqual(['patrol', 'fight'])
})

test('chance and secret questions bring up lessons too', () => {
  expect(keysNow('s', { kind: 'chance', what: 'die', outcomes: [] }, [])).toEqual(['s', 'die'])
  const ask = (name: string) => ({ kind: 'choice' as const, seat: name, ask: name, options: [] })
  expect(keysNow('s', { kind: 'together', asks: [ask('a'), ask('b')] }, [])).toEqual(['s', 'a', 'b'])
  expect(keysNow('s', undefined, [])).toEqual(['s'])
})
