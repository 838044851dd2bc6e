import { type Choice, choose, type Game, Match } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { SETUP, sit, stepwise, type Toy, toy, toyModule } from '../fake.ts'

describe('what one click gave', () => {
  const way = { id: 'far', words: 'Fly far (3)', on: ['row:9'], ids: ['up', 'on', 'down'] }
  const home = { id: 'home', words: 'Stay home', on: ['row:1'], ids: ['stay', 'stay', 'stay'] }
  const seated = (parts: Parameters<typeof sit>[0] = {}) =>
    sit({
      module: { ...toyModule, game: stepwise },
      match: new Match(stepwise, SETUP),
      press: () => true,
      manners: {
        steps: ['step'],
        far: (state: Toy) => (state.log.length === 0 ? [way, home] : []),
      },
      ...parts,
    }).session

  const left = () => {
    const session = seated()
    session.take('far')
    return session
  }

  test('is taken back by one press, and given again by one', () => {
    const session = seated()
    session.take('far')
    expect(session.match.state.log).toEqual(['up', 'on', 'down'])
    session.undo()
    expect(session.match.state.log).toEqual([])
    session.redo()
    expect(session.match.state.log).toEqual(['up', 'on', 'down'])
    session.undo()
    expect(session.match.state.log, 'also once it was given again').toEqual([])
    for (const id of ['up', 'on']) session.take(id)
    session.undo()
    expect(session.match.state.log, 'what was clicked one by one goes one by one').toEqual(['up'])
  })

  test('is taken back by one press also by whoever comes back to the game', () => {
    const { match, together } = left()
    const again = seated({ match, gestures: together })
    expect(again.undoWords()).toContain('back to')
    again.undo()
    expect(again.match.state.log).toEqual([])
    expect(again.together, 'and no gesture is left of it').toEqual([])
    const alone = seated({ match: left().match })
    alone.undo()
    expect(alone.match.state.log, 'where nothing was kept it goes one by one').toEqual(['up', 'on'])
  })

  test('is what a hint marks, where the machine would give all of it and not only its first answer', () => {
    const session = seated()
    session.askHint()
    expect(session.shown.hint).toBe('home')
    const half = { ...home, ids: ['stay', 'on', 'stay'] }
    const other = sit({
      module: { ...toyModule, game: stepwise },
      match: new Match(stepwise, SETUP),
      manners: { steps: ['step'], far: () => [half] },
    }).session
    other.askHint()
    expect(other.shown.hint).toBe('stay')
  })

  test('that gives nothing leaves the move unmade: the question before it is asked again', () => {
    const session = sit({
      module: { ...toyModule, game: stepwise },
      match: new Match(stepwise, SETUP),
      manners: {
        moves: { step: ['step'] },
        far: (state: Toy) => (state.log.length === 1 ? [{ ...home, ids: [] }] : []),
      },
    }).session
    session.take('up')
    session.take('home')
    expect(session.match.state.log).toEqual([])
    expect(session.shown.told, 'it is told').toMatch(/: Stay home\.$/)
    expect(session.shown.items.find(({ id }) => id === 'up')?.words, 'and stands at its answer').toContain(
      'Stay home',
    )
  })

  test('is one second thought in its own words, and goes as one', () => {
    const session = seated()
    session.take('far')
    expect(session.shown.thoughts).toMatchObject([{ at: 0, answer: 'the piece:a → Fly far (3)' }])
    session.reconsider(0)
    expect(session.shown.items.map(({ words }) => words)).toContain('Stay home')
    session.take('home')
    expect(session.match.state.log).toEqual(['stay', 'stay', 'stay'])
    expect(session.shown.thoughts).toMatchObject([{ at: 0, answer: 'the piece:a → Stay home' }])
    session.undo()
    expect(session.match.state.log).toEqual([])
  })
})

test('an undo goes back to the last question of his own, not over one that went without asking', () => {
  const pairs: Game<Toy> = {
    ...toy,
    steps: {
      ...toy.steps,
      *plan(state) {
        for (const id of ['x', 'y']) {
          yield* choose('raf', 'who', [{ id }, { id: 'nobody' }])
          state.log.push((yield* choose('raf', 'whom', [{ id: `${id}1` }, { id: `${id}2` }])).id)
        }
        yield* choose('raf', 'how', [{ id: 'boldly' }, { id: 'warily' }])
        return 'roll'
      },
    },
  }
  const { session } = sit({
    module: { ...toyModule, game: pairs },
    match: new Match(pairs, SETUP),
    asksAll: () => false,
    press: () => true,
    manners: {
      moves: { who: ['whom'] },
      unasked: (_: Toy, { ask, options }: Choice) => (ask === 'who' ? options[0]?.id : undefined),
    },
  })
  for (const id of ['x1', 'y2']) session.take(id)
  expect(session.shown.question).toMatchObject({ ask: 'how' })
  session.undo()
  expect(session.shown.question).toMatchObject({ ask: 'whom' })
  expect(session.match.state.log).toEqual(['x1'])
})
