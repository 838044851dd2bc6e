import { type Choice, choose, d6, type Game, Match, type Pause, recordOf } from '@tallyho/engine'
import { describe, expect, test, vi } from 'vitest'
import { keysOf } from '../../table/session/items.ts'
import { isPartOf } from '../../table/session/sets.ts'
import { SETUP, sit, stepwise, type Toy, toy, toyModule } from '../fake.ts'

const WAY = { moves: { piece: ['way'] } }

describe('what happens is told frame by frame', () => {
  test('with the board as it stood, and only what is new', () => {
    const { session } = sit({ chance: () => 3 })
    session.take('a')
    expect(session.shown.frames).toEqual([])
    session.take('left')
    expect(session.shown.frames).toMatchObject([
      { note: { what: 'score', facts: { die: 4 } }, state: { round: 1, score: 4, log: ['a', 'left'] } },
    ])
    expect(session.shown.state.round).toBe(2)
    session.take('b')
    expect(session.shown.frames).toEqual([])
  })

  test('but not what is taken back, nor what a machine plays to the end', () => {
    const match = new Match(toy, SETUP)
    match.practice = true
    const { session } = sit({ match })
    session.take('a')
    session.take('left')
    expect(session.undoWords(), 'and is told of before').toMatch(/^back to “.+”, over 1 roll$/)
    session.undo()
    expect(session.shown.frames).toEqual([])
    expect(session.shown.told, 'a die that is taken back says so').toMatch(/^Taken back, with 1 roll/)
    session.undo()
    expect(session.shown.told).toBeUndefined()
  })

  test('an undo says beforehand the very question that it leads to, and has changed nothing by that', () => {
    const match = new Match(toy, SETUP)
    match.practice = true
    const { session } = sit({ match, manners: WAY, chance: () => 1 })
    for (const id of ['a', 'left', 'b', 'right', 'a']) session.take(id)
    session.clear()
    while (session.shown.noUndo === undefined) {
      const [answers, says] = [session.match.journal.length, session.undoWords()]
      expect(session.match.journal).toHaveLength(answers)
      session.undo()
      const { question, state } = session.shown
      expect(says).toContain(`“${question && toyModule.words.pause(state, question)}”`)
    }
    expect(session.match.journal).toHaveLength(0)
  })

  test('the machine waits until it has been shown', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { session } = sit({ seating: { raf: 'machine' }, numbers: () => 0 })
    session.hold(true)
    vi.runAllTimers()
    expect(session.shown.answers).toBe(0)
    session.hold(false)
    vi.advanceTimersByTime(1)
    expect(session.shown.answers).toBeGreaterThan(0)
    session.leave()
    vi.useRealTimers()
  })
})

describe('questions of one move', () => {
  test('are answered together: nothing is given before the last', () => {
    const { session, save } = sit({ manners: WAY })
    session.take('b')
    expect(session.shown).toMatchObject({ answers: 0, question: { ask: 'way' }, move: ['take b'] })
    expect(session.shown.state.log).toEqual(['b'])
    expect(session.match.state.log).toEqual([])
    expect(save).not.toHaveBeenCalled()
    session.take('left')
    expect(session.match.state.log).toEqual(['b', 'left'])
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('another piece begins the move anew; undo and Esc give it up', () => {
    const { session } = sit({ manners: WAY })
    session.pick('piece:b')
    session.refuse('piece:c')
    expect(session.shown.move).toEqual(['take c'])
    session.clear()
    expect(session.shown).toMatchObject({ move: [], question: { ask: 'piece' }, answers: 0 })
    session.take('d')
    session.undo()
    expect(session.shown).toMatchObject({ move: [], question: { ask: 'piece' }, answers: 0 })
  })

  test('a place that is picked answers the next question too, where the board says that it goes through', () => {
    const place = { id: 'there', on: ['place:there'] }
    const game: Game<Toy> = {
      ...toy,
      steps: {
        *plan(state) {
          const { id } = yield* choose('raf', 'piece', [
            { id: 'go', on: ['place:here', 'place:there'] },
            { id: 'stay' },
          ])
          const way = yield* choose('raf', 'way', [{ id: 'here', on: ['place:here'] }, place])
          state.log.push(id, way.id)
          state.round += 1
          return state.round > 3 ? undefined : 'plan'
        },
      },
    }
    const picked = (manners: object) => {
      const { session } = sit({ match: new Match(game, SETUP), manners })
      session.pick('place:there')
      return session
    }
    expect(picked({ ...WAY, through: ['piece'] }).match.state.log).toEqual(['go', 'there'])
    expect(picked(WAY).shown).toMatchObject({ answers: 0, question: { ask: 'way' } })
  })

  test('what is farther off than one answer is given by all that lead there, as long as nothing comes between', () => {
    const far = () => [{ id: 'far', words: 'Far away', on: ['row:9'], ids: ['b', 'left', 'nowhere', 'c'] }]
    const { session, save } = sit({ manners: { far }, press: () => true })
    expect(session.shown.items.map(({ words }) => words)).toContain('Far away')
    expect(session.shown.lit.has('row:9')).toBe(true)
    session.pick('row:9')
    expect(session.match.state.log).toEqual(['b', 'left'])
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('dice that fall with an answer do not come between those that are given with it', () => {
    const game: Game<Toy> = {
      ...toy,
      steps: {
        *plan(state) {
          const { id } = yield* choose('raf', 'look', [
            { id: `a${state.round}`, rolls: true },
            { id: 'end', ends: true },
          ])
          if (id === 'end') return undefined
          state.log.push(id, String(yield* d6('score')))
          state.round += 1
          return 'plan'
        },
      },
    }
    const far = () => [{ id: 'all', words: 'All look', on: [], ids: ['a1', 'a2', 'a3'] }]
    const { session } = sit({
      match: new Match(game, SETUP),
      manners: { far },
      press: () => true,
      chance: () => 3,
    })
    session.take('all')
    expect(session.match.state.log).toEqual(['a1', '4', 'a2', '4', 'a3', '4'])
    expect(session.shown.question).toMatchObject({ ask: 'look' })
  })

  test('reach ahead only where they belong together', () => {
    const plain = sit()
    const [item] = plain.session.shown.items
    if (!item) throw new Error('nothing is asked')
    expect(plain.session.reach(item)).toBeUndefined()
    expect(sit({ manners: WAY }).session.reach(item)).toEqual(new Set())
    expect(sit({ manners: { moves: { piece: ['other'] } } }).session.reach(item)).toBeUndefined()
  })

  test('another piece of the same kind is another move', () => {
    const asks = (ask: string, ...about: string[]): Choice => ({
      kind: 'choice',
      seat: 'raf',
      ask,
      options: [],
      about,
    })
    const moves = { who: ['where'] }
    expect(isPartOf(moves, asks('who', 'piece:a'), asks('where', 'piece:a'))).toBe(true)
    expect(isPartOf(moves, asks('who', 'piece:a'), asks('where', 'piece:b'))).toBe(false)
    expect(isPartOf(moves, asks('who', 'place:a'), asks('where', 'piece:b'))).toBe(true)
    expect(isPartOf(moves, asks('where', 'piece:a'), asks('who', 'piece:a'))).toBe(false)
  })

  test('a hint is for the question that is asked, and leaves what is half made', () => {
    const { session } = sit({ manners: WAY })
    session.askHint()
    expect(session.shown).toMatchObject({ question: { ask: 'piece' }, hint: 'f' })
    session.take('b')
    const { move, question, items } = session.shown
    session.askHint()
    expect(session.shown).toMatchObject({ move, question })
    expect(items.map(({ id }) => id)).toContain(session.shown.hint)
    expect(session.match.journal).toEqual([])
  })
})

test('an answer that stands for many is listed before the others, on its own key, and all of them once', () => {
  const plain = sit().session.shown.items.map(({ id }) => id)
  const [first = '', second = ''] = plain
  const { session } = sit({
    manners: { first: (ask, { id }) => (ask === 'piece' && id === second ? 2 : undefined) },
  })
  const { items } = session.shown
  expect(items[0]?.id).toBe(second)
  expect(items.map(({ id }) => id).sort()).toEqual([...plain].sort())
  // The key before it stays free, and the others come behind it.
  expect([second, first].map(id => keysOf(items).get(id))).toEqual([2, 3])
})

test('a click on what is not lit says why, where the game can tell', () => {
  const { session } = sit({ manners: { whyNot: (_, { ask }, ref) => `${ref} is no ${ask}.` } })
  session.refuse('row:9')
  expect(session.shown.told).toBe('row:9 is no piece.')
  session.clear()
  expect(session.shown.told).toBeUndefined()
})

describe('second thoughts', () => {
  test('list what was decided since the last die, and change it in place', () => {
    const { session } = sit({ press: () => true })
    session.take('a')
    session.take('left')
    expect(session.shown.thoughts).toEqual([
      { at: 0, question: 'piece', answer: 'take a', joins: false, unasked: false },
      { at: 1, question: 'way', answer: 'take left', joins: false, unasked: false },
    ])
    session.reconsider(0)
    expect(session.shown).toMatchObject({ changing: 0, question: { ask: 'piece' }, state: { log: [] } })
    session.take('c')
    expect(session.match.state.log).toEqual(['c', 'left'])
    expect(session.shown).toMatchObject({ changing: undefined, rolls: true, told: undefined })
  })

  test('a cell of a table is told by what it names on the board, not by its row', () => {
    const said = (_: Toy, pause: Pause, index: number) =>
      pause.kind === 'choice' ? { row: 'A long row', cell: pause.options[index]?.id ?? '' } : ''
    const module = { ...toyModule, words: { ...toyModule.words, said } }
    const { session } = sit({ module, press: () => true })
    session.take('a')
    expect(session.shown.thoughts).toMatchObject([{ answer: 'the piece:a → the row:1' }])
  })

  test('of one move stand together', () => {
    const { session } = sit({ press: () => true, manners: WAY })
    session.take('a')
    session.take('left')
    expect(session.shown.thoughts.map(({ joins }) => joins)).toEqual([false, true])
  })

  test('a way that is flown step by step is one of them', () => {
    const module = { ...toyModule, game: stepwise }
    const match = new Match(stepwise, SETUP)
    const { session } = sit({ module, match, press: () => true, manners: { steps: ['step'] } })
    for (const id of ['up', 'on', 'down']) session.take(id)
    expect(session.shown.thoughts).toMatchObject([{ at: 0, answer: 'the piece:a → take down' }])
    session.reconsider(0)
    session.take('stay')
    expect(session.match.state.log).toEqual(['stay', 'on', 'down'])
  })

  test('say in short what is given, where the game has a short word for it', () => {
    const said = (_: Toy, pause: Pause, index: number) =>
      pause.kind === 'choice' ? { head: 'A long answer', short: pause.options[index]?.id ?? '' } : ''
    const module = { ...toyModule, words: { ...toyModule.words, said } }
    const { session } = sit({ module, press: () => true })
    session.take('a')
    expect(session.shown.thoughts).toMatchObject([{ answer: 'a' }])
  })

  test('make the same game as if it had been played so from the start', () => {
    const { session } = sit({ press: () => true })
    session.take('a')
    session.take('left')
    session.reconsider(0)
    session.take('c')
    session.roll()
    const other = sit()
    other.session.take('c')
    other.session.take('left')
    expect(recordOf(session.match)).toEqual(recordOf(other.session.match))
  })

  test('end with the roll, and can be left', () => {
    const { session } = sit({ press: () => true })
    session.take('a')
    session.reconsider(0)
    session.clear()
    expect(session.shown).toMatchObject({ changing: undefined, question: { ask: 'way' } })
    session.take('left')
    session.roll()
    expect(session.shown.thoughts).toEqual([])
    session.reconsider(0)
    expect(session.shown.changing).toBeUndefined()
  })
})
