import { describe, expect, test } from 'vitest'
import {
  answerOf,
  hashState,
  idOf,
  Match,
  note,
  noted,
  type Pause,
  Refused,
  Run,
  rerun,
  seeded,
} from '../index.ts'
import { begun, finish, LONG } from './kit/matches.ts'
import { SETUP, skyGame } from './patrol-game.ts'

describe('a match', () => {
  test('walks from pause to pause through the steps', () => {
    const match = new Match(skyGame(), SETUP)
    expect(match.pause).toMatchObject({ kind: 'chance', what: 'weather' })
    match.settle('sun')
    expect([match.step, match.pause?.kind, match.state.drawn]).toEqual(['patrol', 'choice', ['sun']])
    match.choose('blue', 'climb')
    match.choose('blue', 'done')
    expect(match.pause).toMatchObject({ kind: 'chance', what: 'hits' })
    match.settle('6')
    expect([match.state.hits, match.state.hour, match.state.fuel]).toEqual([[6], 1, 19])
    expect(match.journal.map(({ id, kind, seat }) => [id, kind, seat])).toEqual([
      ['sun', 'chance', undefined],
      ['climb', 'choice', 'blue'],
      ['done', 'choice', 'blue'],
      ['6', 'chance', undefined],
    ])
  })

  test('ends with a result, and asks nothing more', () => {
    const match = finish(begun())
    expect(match.over).toBe(true)
    expect(match.result?.score).toBe(match.state.hits.reduce((a, b) => a + b, 0))
    expect(() => match.play(0)).toThrow('The game is over')
    expect(() => match.at(match.journal.length).answer(0)).toThrow('The game is over')
    expect(match.asked('blue')).toBeUndefined()
    expect(() => match.settle('1')).toThrow('Nothing is rolled or drawn now')
    expect([begun().result, begun().over, begun().canRedo]).toEqual([undefined, false, false])
  })

  test('writes notes with the number of answers given before', () => {
    const match = begun()
    match.choose('blue', 'done')
    match.settle('3')
    expect(match.notes).toEqual([
      { rule: 'SKY-1', what: 'weather', facts: { chit: 'cloud' }, at: 1 },
      { rule: 'SKY-2', what: 'hits', facts: { die: 3 }, at: 3 },
    ])
  })

  test('refuses what is not legal and changes nothing', () => {
    const match = begun()
    const before = hashState(match.state)
    expect(() => match.choose('blue', 'dive')).toThrow(
      new Refused("'dive' is not a legal answer to 'patrol'"),
    )
    expect(() => match.choose('red', 'done')).toThrow(new Refused('Nothing is asked of red now'))
    expect(() => match.settle('4')).toThrow(new Refused('Nothing is rolled or drawn now'))
    match.choose('blue', 'done')
    expect(() => match.settle('7')).toThrow(new Refused("'7' cannot come up for 'hits'"))
    expect(() => match.choose('blue', 'done')).toThrow('Nothing is asked of blue')
    match.undo('blue')
    expect(hashState(match.state)).toBe(before)
  })

  test('lets chance fall until somebody is asked', () => {
    const match = begun()
    match.choose('blue', 'done')
    match.settleAll(() => 0)
    expect(match.pause?.kind).toBe('choice')
    expect(match.journal.map(({ id }) => id)).toEqual(['cloud', 'done', '1', 'cloud'])
    for (let hour = 1; hour < 3; hour++) {
      match.choose('blue', 'done')
      match.settleAll(() => 0)
    }
    expect(match.over).toBe(true)
  })

  test('says which step it lacks', () => {
    const { weather, patrol } = skyGame().steps
    const game = skyGame({ steps: { weather, patrol } as never })
    const match = new Match(game, SETUP)
    match.settle('cloud')
    expect(() => match.choose('blue', 'done')).toThrow("Sky has no step 'fight'")
  })
})

describe('looking back', () => {
  test('the board after any number of answers, without touching the match', () => {
    const match = begun(LONG)
    const seen: string[] = []
    const dice = seeded(4)
    while (match.pause) {
      seen[match.journal.length] = hashState(match.state)
      if (match.pause.kind === 'chance') match.settle(dice)
      else match.choose('blue', 'done')
    }
    for (let n = 1; n < seen.length; n++) expect(hashState(match.at(n).state)).toBe(seen[n])
    expect(match.over).toBe(true)
  })

  test('after a rewind the new branch counts, also where the old one had checkpoints', () => {
    const match = finish(begun(LONG), 2)
    match.practice = true
    while (match.journal.length > 60) match.undo('blue')
    finish(match, 9)
    const again = new Match(skyGame(), LONG)
    for (const [n, { answer }] of match.journal.entries()) {
      expect(hashState(match.at(n).state)).toBe(hashState(again.state))
      again.play(answer)
    }
  })

  test('a fork goes its own way', () => {
    const match = begun()
    match.choose('blue', 'climb')
    match.practice = true
    match.rewinds = 2
    const before = hashState(match.state)
    const fork = match.fork(1)
    expect([fork.journal.length, fork.practice, fork.rewinds]).toEqual([1, true, 2])
    finish(fork)
    expect([hashState(match.state), match.journal.length]).toEqual([before, 2])
    expect(match.fork().journal.length).toBe(2)
  })

  test('checkpoints lie apart, and the last one is where a save goes on', () => {
    const match = finish(begun(LONG))
    const { at, step, state } = match.lastCheckpoint()
    expect(match.journal.length - at).toBeLessThan(30)
    const places = new Set<number>()
    for (let n = 0; n <= match.journal.length; n++) places.add(match.fork(n).lastCheckpoint().at)
    const apart = [...places].slice(1).map((place, i) => place - ([...places][i] as number))
    expect(apart.length).toBeGreaterThan(4)
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(24)
    const here = [...places][2] as number
    expect(match.fork(here).lastCheckpoint().at).toBe(here)
    expect(match.checkpoints.at(-1)).toMatchObject({ at, step, state, hash: hashState(state) })
    const answers = match.journal.slice(at).map(({ answer }) => answer)
    expect(hashState(rerun(match.game, state, step, answers).state)).toBe(hashState(match.state))
  })
})

describe('a very long match', () => {
  test('keeps few boards, looks back to any answer and takes back its last', () => {
    const game = skyGame({ begin: setup => ({ ...skyGame().begin(setup), hours: 4000 }) })
    const match = finish(new Match(game, LONG), 3)
    expect(match.journal.length).toBeGreaterThan(8000)
    expect(match.checkpoints.length).toBeLessThanOrEqual(128)
    const again = new Match(game, LONG)
    for (const [n, { answer }] of match.journal.entries()) {
      if (n % 1000 === 7) expect(hashState(match.at(n).state)).toBe(hashState(again.state))
      again.play(answer)
    }
    match.practice = true
    const before = hashState(match.at(match.journal.length - 1).state)
    match.undo('blue')
    match.redo()
    expect(match.over).toBe(true)
    expect(hashState(match.at(match.journal.length - 1).state)).toBe(before)
  })
})

describe('secret choices', () => {
  test('are played when every seat has answered, and seen by nobody before', () => {
    const match = begun(SETUP, ['blue', 'red'])
    match.choose('blue', 'done')
    const before = hashState(match.state)
    expect(match.asked('red')).toMatchObject({ seat: 'red', ask: 'height' })
    expect(match.asked('blue')).toMatchObject({ seat: 'blue', ask: 'height' })
    match.choose('blue', 'high')
    expect([match.asked('blue'), hashState(match.state), match.journal.length]).toEqual([
      undefined,
      before,
      2,
    ])
    expect(() => match.choose('blue', 'low')).toThrow('Nothing is asked of blue')
    expect(() => match.choose('red', 'up')).toThrow(Refused)
    match.choose('red', 'low')
    expect(match.journal.at(-1)).toMatchObject({ kind: 'together', id: 'high|low', seat: undefined })
    expect(match.state.heights).toEqual(['high', 'low'])
  })

  test('begin afresh each time', () => {
    const match = begun(SETUP, ['blue', 'red'])
    match.choose('blue', 'done')
    match.choose('red', 'low')
    match.choose('blue', 'low')
    match.settleAll(seeded(1))
    match.choose('blue', 'done')
    expect(match.asked('red')?.ask).toBe('height')
  })
})

test('a run keeps no log unless somebody writes', () => {
  const notes: unknown[] = []
  const game = skyGame()
  const quiet = new Run(game, game.begin(SETUP))
  const loud = new Run(game, game.begin(SETUP), 'weather', note => notes.push(note))
  quiet.answer(0)
  expect(notes).toEqual([])
  loud.answer(0)
  expect(notes).toHaveLength(1)
  note('SKY-3', 'nobody is playing')
  expect([notes.length, noted()]).toEqual([1, false])
})

test('a rule can tell whether anybody keeps the log', () => {
  const heard: boolean[] = []
  const game = skyGame({
    steps: {
      *weather() {
        heard.push(noted())
        return undefined
      },
    },
  })
  new Run(game, game.begin(SETUP))
  new Run(game, game.begin(SETUP), 'weather', () => undefined)
  expect(heard).toEqual([false, true])
})

describe('ids', () => {
  const options = [{ id: 'low' }, { id: 'high' }]
  const choice = { kind: 'choice', seat: 'blue', ask: 'height', options } as const
  const together: Pause = { kind: 'together', asks: [choice, { ...choice, seat: 'red' }] }

  test('stand for answers and back', () => {
    expect([idOf(choice, 1), answerOf(choice, 'high')]).toEqual(['high', 1])
    expect([idOf(together, [1, 0]), answerOf(together, 'high|low')]).toEqual(['high|low', [1, 0]])
  })

  test('of answers that are not legal', () => {
    expect(idOf(choice, 2)).toBe('')
    expect([idOf(together, [0]), idOf(together, [5, 1])]).toEqual(['low|', '|high'])
    expect(answerOf(choice, 'up')).toBeUndefined()
    for (const id of ['low', 'low|up', 'up|low', 'low|low|low', ''])
      expect(answerOf(together, id)).toBeUndefined()
  })
})
