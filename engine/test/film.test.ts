import { expect, test } from 'vitest'
import { copy } from '../play/copy.ts'
import { hashState } from '../play/hash.ts'
import { Match } from '../play/match.ts'
import { film, filmAgain } from '../told/film.ts'
import { foresee } from '../told/foresight.ts'
import { SETUP, type Sky, skyGame } from './patrol-game.ts'

/** A match in its first patrol: `cloud` is drawn, the first question waits. */
function patrolling(seats?: readonly string[]): Match<Sky> {
  const match = new Match(skyGame({}, seats), SETUP)
  match.settle('cloud')
  return match
}

function answers(match: Match<Sky>): string {
  return match.journal.map(({ id }) => id).join(' ')
}

test('a frame for each note, with the board as it stood when the note was written', () => {
  const match = patrolling()
  const frames = film(match, 'blue', copy(match.state), () => {
    match.choose('blue', 'done')
    match.settle('4')
    match.settle('sun')
  })
  expect(frames.map(({ note }) => note.what)).toEqual(['hits', 'weather'])
  expect(frames.map(({ state }) => [state.hits.length, state.hour, state.drawn.length])).toEqual([
    [1, 0, 1],
    [1, 1, 1],
  ])
  // The board goes on; the frames stay.
  match.choose('blue', 'climb')
  expect(frames.map(({ state }) => state.fuel)).toEqual([20, 20])
})

test('what has not changed stays the same object from frame to frame', () => {
  const match = patrolling()
  const [hits, weather] = film(match, 'blue', copy(match.state), () => {
    match.choose('blue', 'done')
    match.settle('4')
    match.settle('sun')
  })
  expect(weather?.state.hits).toBe(hits?.state.hits)
  expect(weather?.state.cup).not.toBe(hits?.state.cup)
})

test('a frame shows no more than its seat may know', () => {
  const game = skyGame({ view: (sky, seat) => (seat === 'blue' ? sky : { ...sky, hits: [] }) }, [
    'blue',
    'red',
  ])
  const match = new Match(game, SETUP)
  match.settle('cloud')
  const play = () => {
    match.choose('blue', 'done')
    match.choose('blue', 'low')
    match.choose('red', 'high')
    match.settle('4')
  }
  const [frame] = film(match, 'red', copy(game.view(match.state, 'red')), play)
  expect(frame?.state.hits).toEqual([])
})

test('filmed again, a match shows the same frames', () => {
  const match = patrolling()
  const before = copy(match.state)
  const frames = film(match, 'blue', before, () => {
    match.choose('blue', 'done')
    match.settle('4')
    match.settle('sun')
  })
  const again = filmAgain(match, 'blue', 1, match.journal.length)
  expect(hashState(again.before)).toBe(hashState(before))
  expect(again.frames.map(({ note }) => note)).toEqual(frames.map(({ note }) => note))
  expect(again.frames.map(({ state }) => hashState(state))).toEqual(
    frames.map(({ state }) => hashState(state)),
  )
  // A strip joins on to the log: its notes are the very ones that stand there.
  for (const [i, { note }] of again.frames.entries())
    expect(note).toBe(match.notes[match.notes.length - again.frames.length + i])
})

test('a watcher is told again once the film is done, whatever happens', () => {
  const match = patrolling()
  const told: string[] = []
  match.watch = ({ what }) => told.push(what)
  expect(() => film(match, 'blue', copy(match.state), () => match.choose('blue', 'nonsense'))).toThrow()
  match.choose('blue', 'done')
  film(match, 'blue', copy(match.state), () => match.settle('4'))
  expect(told).toEqual(['hits'])
})

test('foresight goes on as long as the same seat is asked and no die falls', () => {
  const match = patrolling()
  const open = () => match.at(match.journal.length)
  expect(foresee(open, 'blue', ['climb', 'climb'])?.choice.ask).toBe('patrol')
  expect(foresee(open, 'blue', ['climb', 'climb'])?.state.fuel).toBe(18)
  expect(foresee(open, 'blue', ['climb', 'done'])).toBeUndefined()
  expect(foresee(open, 'blue', ['loop'])).toBeUndefined()
  expect(foresee(open, 'red', [])).toBeUndefined()
  expect(match.state.fuel).toBe(20)
})

test('a decision is changed in place; the later ones are given again as far as they are legal', () => {
  const match = patrolling()
  for (const id of ['climb', 'climb', 'climb']) match.choose('blue', id)
  expect(match.revisable('blue')).toEqual([1, 2, 3])
  expect(match.revise('blue', 2, 'climb')).toBe(0)
  expect(answers(match)).toBe('cloud climb climb climb')
  // `done` leads to a die: the climb after it is no longer asked about.
  expect(match.revise('blue', 2, 'done')).toBe(1)
  expect(answers(match)).toBe('cloud climb done')
  expect(match.pause?.kind).toBe('chance')
  expect(match.state.fuel).toBe(19)
})

test('decisions are taken back, exchanged and inserted where they lie', () => {
  const match = patrolling()
  for (const id of ['climb', 'climb', 'done']) match.choose('blue', id)
  expect(match.decisionsFrom(1).map(({ at, ask, option }) => `${at} ${ask} ${option.id}`)).toEqual([
    '1 patrol climb',
    '2 patrol climb',
    '3 patrol done',
  ])
  expect(match.optionsAt(2).map(({ id }) => id)).toContain('climb')
  expect(match.splice('blue', 1, 1, [])).toBe(0)
  expect(answers(match)).toBe('cloud climb done')
  expect(match.splice('blue', 1, 0, ['climb', 'climb'])).toBe(0)
  expect(answers(match)).toBe('cloud climb climb climb done')
  expect(() => match.splice('blue', 1, 2, ['climb', 'loop'])).toThrow("'loop' is not a legal answer")
  expect(answers(match)).toBe('cloud climb climb climb done')
})

test('a revised match is the one that was played so from the start', () => {
  const match = patrolling()
  for (const id of ['climb', 'climb', 'done']) match.choose('blue', id)
  match.revise('blue', 1, 'climb')
  const straight = patrolling()
  for (const id of ['climb', 'climb', 'done']) straight.choose('blue', id)
  expect(hashState(match.state)).toBe(hashState(straight.state))
  expect(match.journal).toEqual(straight.journal)
  expect(match.notes).toEqual(straight.notes)
})

test('what a die has followed stands, and a refused change leaves everything as it was', () => {
  const match = patrolling()
  match.choose('blue', 'climb')
  match.choose('blue', 'done')
  match.settle('4')
  match.settle('sun')
  expect(match.revisable('blue')).toEqual([])
  expect(() => match.revise('blue', 1, 'done')).toThrow('That decision stands')
  match.choose('blue', 'climb')
  const before = hashState(match.state)
  expect(() => match.revise('blue', 5, 'loop')).toThrow("'loop' is not a legal answer")
  expect(hashState(match.state)).toBe(before)
  expect(answers(match)).toBe('cloud climb done 4 sun climb')
})
