import { type Choice, choose, type Game, Match, recordOf } from '@tallyho/engine'
import { describe, expect, test, vi } from 'vitest'
import { keysOf } from '../table/items.ts'
import type { TableSession } from '../table/session.ts'
import { isPartOf } from '../table/sets.ts'
import { SETUP, sit, type Toy, toy, toyModule } from './fake.ts'

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
    session.undo()
    expect(session.shown.frames).toEqual([])
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

  test('a hint is for the question that is asked', () => {
    const { session } = sit({ manners: WAY })
    session.take('b')
    session.askHint()
    expect(session.shown).toMatchObject({ move: [], question: { ask: 'piece' }, hint: 'f' })
  })
})

describe('so many of several', () => {
  /** Three of five are named, one after the other; then a die. */
  const naming = (least: number, most: number, isOpen = (_named: readonly string[], _id: string) => true) => {
    const game: Game<Toy> = {
      ...toy,
      steps: {
        ...toy.steps,
        *plan(state) {
          for (let named = 0; named < most; named++) {
            const left = ['a', 'b', 'c', 'd', 'e'].filter(
              id => !state.log.includes(id) && isOpen(state.log, id),
            )
            const end = named >= least ? [{ id: 'done', ends: true as const }] : []
            const { id } = yield* choose('raf', 'piece', [
              ...left.map(one => ({ id: one, on: [`piece:${one}`] })),
              ...end,
            ])
            if (id === 'done') break
            state.log.push(id)
          }
          return 'roll'
        },
      },
    }
    const parts = { module: { ...toyModule, game }, match: new Match(game, SETUP), press: () => true }
    return sit({ ...parts, manners: { sets: ['piece'] } }).session
  }

  test('are ticked, in any order and as long as one likes, and given at one stroke', () => {
    const session = naming(2, 2)
    expect(session.shown.ticks).toMatchObject({ least: 2, most: 2, ticked: [] })
    session.take('d')
    session.pick('piece:b')
    session.pick('piece:d')
    session.take('a')
    expect(session.shown).toMatchObject({ answers: 0, ticks: { ticked: ['b', 'a'] }, state: { log: [] } })
    session.take('c')
    expect(session.shown.told).toBe('No more than 2.')
    session.giveTicked()
    expect(session.shown).toMatchObject({ answers: 2, rolls: true, state: { log: ['b', 'a'] } })
    expect(session.shown.thoughts.map(({ joins }) => joins)).toEqual([false, true])
    session.undo()
    expect(session.shown).toMatchObject({ answers: 0, ticks: { ticked: [] } })
  })

  test('are not given while there are too few', () => {
    const session = naming(2, 2)
    session.take('d')
    session.giveTicked()
    expect(session.shown).toMatchObject({ answers: 0, ticks: { ticked: ['d'] } })
    session.clear()
    expect(session.shown.ticks?.ticked).toEqual([])
  })

  test('begin empty, even where nearly all are wanted', () => {
    const session = naming(4, 4)
    expect(session.shown.ticks?.ticked).toEqual([])
    for (const id of ['a', 'b', 'd', 'e']) session.take(id)
    session.giveTicked()
    expect(session.match.state.log).toEqual(['a', 'b', 'd', 'e'])
  })

  test('may be fewer than the most, and end the question with them', () => {
    const session = naming(0, 3)
    expect(session.shown.ticks).toMatchObject({ least: 0, most: 3, ticked: [] })
    session.take('e')
    session.take('done')
    expect(session.shown).toMatchObject({ answers: 2, rolls: true, state: { log: ['e'] } })
  })

  test('shut each other out where the rules say so', () => {
    const session = naming(2, 2, (log, id) => !(log.includes('a') && id === 'b'))
    session.take('a')
    session.take('b')
    expect(session.shown).toMatchObject({
      told: 'Not together with what is ticked.',
      ticks: { ticked: ['a'] },
    })
    expect([...(session.shown.ticks?.open ?? [])]).toEqual(['c', 'd', 'e'])
  })

  test('are ticked as the machine would', () => {
    const session = naming(2, 2)
    session.askHint()
    expect(session.shown).toMatchObject({ answers: 0, ticks: { ticked: { length: 2 } } })
  })

  test('are all listed and lit where the rules ask for one kind after the other, and given in their order', () => {
    const KINDS = [
      ['a', 'b'],
      ['c', 'd', 'e'],
      ['a', 'b', 'c', 'd', 'e'],
    ]
    const game: Game<Toy> = {
      ...toy,
      steps: {
        ...toy.steps,
        *plan(state) {
          for (const kind of KINDS) {
            const left = kind.filter(id => !state.log.includes(id))
            const options = left.map(id => ({ id, on: [`piece:${id}`] }))
            state.log.push((yield* choose('raf', 'piece', options)).id)
          }
          return 'roll'
        },
      },
    }
    const parts = { module: { ...toyModule, game }, match: new Match(game, SETUP), press: () => true }
    const { session } = sit({ ...parts, manners: { sets: ['piece'] } })
    expect(session.shown.items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(session.shown.lit).toContain('piece:e')
    expect(session.shown.ticks).toMatchObject({ least: 3, most: 3, ticked: [], fits: true })
    session.take('c')
    session.take('e')
    session.take('d')
    // One of the first two is still to come.
    expect(session.shown).toMatchObject({
      told: 'Not together with what is ticked.',
      ticks: { ticked: ['c', 'e'] },
    })
    session.take('b')
    session.giveTicked()
    expect(session.shown).toMatchObject({ answers: 3, state: { log: ['b', 'c', 'e'] } })
    expect(session.shown.thoughts.map(({ joins }) => joins)).toEqual([false, true, true])
  })

  test('a question that is asked but once is none of these', () => {
    expect(naming(1, 1).shown.ticks).toBeUndefined()
  })
})

describe('second thoughts', () => {
  test('list what was decided since the last die, and change it in place', () => {
    const { session } = sit({ press: () => true })
    session.take('a')
    session.take('left')
    expect(session.shown.thoughts).toEqual([
      { at: 0, question: 'piece', answer: 'take a', joins: false },
      { at: 1, question: 'way', answer: 'take left', joins: false },
    ])
    session.reconsider(0)
    expect(session.shown).toMatchObject({ changing: 0, question: { ask: 'piece' }, state: { log: [] } })
    session.take('c')
    expect(session.match.state.log).toEqual(['c', 'left'])
    expect(session.shown).toMatchObject({ changing: undefined, rolls: true, told: undefined })
  })

  test('of one move stand together', () => {
    const { session } = sit({ press: () => true, manners: WAY })
    session.take('a')
    session.take('left')
    expect(session.shown.thoughts.map(({ joins }) => joins)).toEqual([false, true])
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

describe('a plan on a desk', () => {
  const PLAN = { press: () => true, manners: { staff: ['piece', 'way'] } }

  test('is laid in one stroke, and each part of it taken back or exchanged where it lies', () => {
    const { session } = sit(PLAN)
    session.desk?.give(['a', 'left'])
    expect(session.match.state.log).toEqual(['a', 'left'])
    session.undo()
    const made = session.desk?.made() ?? []
    expect(made).toMatchObject([{ at: 0, ask: 'piece', option: { id: 'a' } }])
    expect(session.desk?.optionsAt(0).map(({ id }) => id)).toContain('c')
    session.desk?.revise(0, 1, ['c'])
    expect(session.shown).toMatchObject({ state: { log: ['c'] }, question: { ask: 'way' } })
    session.desk?.revise(0, 1, [])
    expect(session.shown).toMatchObject({ state: { log: [] }, question: { ask: 'piece' } })
  })

  test('says what no longer fits, and refuses what is not legal', () => {
    const { session } = sit(PLAN)
    session.desk?.give(['a'])
    session.desk?.revise(0, 1, ['nobody'])
    expect(session.shown).toMatchObject({ state: { log: ['a'] }, trouble: expect.stringContaining('nobody') })
  })

  test('is there while a person decides, and not when dice lie ready', () => {
    const { session } = sit(PLAN)
    session.take('a')
    session.reconsider(0)
    expect(session.desk).toBeUndefined()
    session.clear()
    session.take('left')
    expect(session.desk).toBeUndefined()
  })

  test('is made by the staff up to the last word, which is the player’s', () => {
    const { session } = sit(PLAN)
    expect(session.mayStaff).toBe(true)
    session.staffPlans()
    expect(session.shown).toMatchObject({ question: { ask: 'way' }, rolls: false, answers: 1 })
    expect(session.shown.told).toContain('confirm')
    // Nothing is left for the staff to do, and nothing for Redo to confirm.
    expect(session.mayStaff).toBe(false)
    expect(session.match.canRedo).toBe(false)
    expect(sit().session.mayStaff).toBe(false)
  })

  test('tells what stands against its end', () => {
    const unmet = () => ['A raid without Gruppen cannot fly.']
    const { session } = sit({ manners: { unmet } })
    // This one can be ended.
    expect(session.unmet).toEqual([])
    session.take('a')
    expect(session.unmet).toEqual(unmet())
  })
})

describe('press to roll', () => {
  test('the dice lie ready after a decision, and all fall at the press', () => {
    const { session } = sit({ press: () => true, chance: () => 1 })
    session.take('a')
    session.take('left')
    expect(session.shown).toMatchObject({
      rolls: true,
      items: [],
      question: { kind: 'chance', what: 'score' },
    })
    expect(session.shown.noUndo).toBeUndefined()
    session.roll()
    expect(session.shown).toMatchObject({ rolls: false, question: { ask: 'piece' }, state: { score: 2 } })
  })

  test('a decision that means nothing but to roll is the press', () => {
    const game: Game<Toy> = {
      ...toy,
      steps: {
        ...toy.steps,
        *plan() {
          yield* choose('raf', 'way', [{ id: 'roll', rolls: true }, { id: 'left' }])
          return 'roll'
        },
      },
    }
    const { session } = sit({
      module: { ...toyModule, game },
      match: new Match(game, SETUP),
      press: () => true,
      chance: () => 1,
    })
    session.take('roll')
    expect(session.shown).toMatchObject({ rolls: false, question: { ask: 'way' }, state: { score: 2 } })
    session.take('left')
    expect(session.shown).toMatchObject({ rolls: true, state: { score: 2 } })
  })

  test('a press where nothing is rolled does nothing', () => {
    const { session, save } = sit({ press: () => true })
    session.roll()
    expect(session.shown.answers).toBe(0)
    expect(save).not.toHaveBeenCalled()
  })
})

describe('standing orders', () => {
  const ROUTINE = { routine: ['way'] }
  const order = (session: TableSession<Toy>, id: string) => {
    const item = session.shown.items.find(one => one.id === id)
    if (item) session.order(item)
  }

  test('may be given for routine questions, and answer them from now on', () => {
    const { session } = sit({ manners: ROUTINE })
    expect(session.mayOrder).toBe(false)
    session.take('a')
    expect(session.mayOrder).toBe(true)
    order(session, 'right')
    expect(session.shown).toMatchObject({ question: { ask: 'piece' }, answers: 3 })
    session.take('b')
    expect(session.match.state.log).toEqual(['a', 'right', 'b', 'right'])
  })

  test('are taken back, and an order that fits no answer is none', () => {
    const { session } = sit({ manners: ROUTINE, orders: { way: { id: 'up', said: '' } } })
    session.take('a')
    expect(session.shown.question).toMatchObject({ ask: 'way' })
    order(session, 'left')
    expect(session.orders).toEqual({ way: { id: 'left', said: 'way take left' } })
    session.dropOrder('way')
    expect(session.orders).toEqual({})
    session.take('b')
    expect(session.shown.question).toMatchObject({ ask: 'way' })
  })

  test('undo goes back over what they answered', () => {
    const { session } = sit({
      manners: ROUTINE,
      orders: { way: { id: 'left', said: '' } },
      press: () => true,
    })
    session.take('a')
    expect(session.shown).toMatchObject({ answers: 2, rolls: true })
    session.undo()
    expect(session.shown).toMatchObject({ answers: 0, question: { ask: 'piece' } })
  })
})

test('a click on what is not lit says why, where the game can tell', () => {
  const { session } = sit({ manners: { whyNot: (_, { ask }, ref) => `${ref} is no ${ask}.` } })
  session.refuse('row:9')
  expect(session.shown.told).toBe('row:9 is no piece.')
  session.clear()
  expect(session.shown.told).toBeUndefined()
})

describe('rare answers', () => {
  /** The toy with a first question whose answers but one are rare. */
  const shy = {
    ...toy,
    steps: {
      ...toy.steps,
      *plan(state: Toy) {
        const options = [
          { id: 'on', ends: true as const },
          { id: 'break', rare: true as const, on: ['piece:a'] },
        ]
        state.log.push((yield* choose('raf', 'piece', options)).id)
        state.log.push((yield* choose('raf', 'way', [{ id: 'left' }, { id: 'right' }])).id)
        return 'roll'
      },
    },
  }
  const parts = { module: { ...toyModule, game: shy } }

  test('are not lit on the board, and a click there does not take them', () => {
    const { session } = sit({ ...parts, match: new Match(shy, SETUP) })
    expect(session.shown.lit).toEqual(new Set())
    session.pick('piece:a')
    expect(session.shown.answers).toBe(0)
  })

  test('make no question by themselves, and are still there among second thoughts', () => {
    const { session } = sit({ ...parts, match: new Match(shy, SETUP), asksAll: () => false })
    expect(session.shown.question).toMatchObject({ ask: 'way' })
    expect(session.shown.thoughts).toMatchObject([{ at: 0, answer: 'take on' }])
    session.reconsider(0)
    session.take('break')
    expect(session.match.state.log).toEqual(['break'])
  })

  test('are asked for if the player wishes so', () => {
    const { session } = sit({ ...parts, match: new Match(shy, SETUP), asksAll: () => true })
    expect(session.shown.question).toMatchObject({ ask: 'piece' })
  })
})
