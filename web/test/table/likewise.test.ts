import { choose, type Game, Match } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { SETUP, sit, type Toy, toy, toyModule } from '../fake.ts'

/** Pieces are sent off one by one, each by a way; the last is sent without a question, and the cripple cannot go left. */
const march: Game<Toy> = {
  ...toy,
  first: 'march',
  steps: {
    *march(state) {
      const here = ['piece/a', 'piece/b', 'piece/cripple', 'piece/d', 'piece/e']
      for (const done = { id: 'done', ends: true as const }; here.length > 0; ) {
        const options = here.map(id => ({ id, on: [id] }))
        const [only] = options
        const last = options.length === 1 ? only : undefined
        const { id } = last ?? (yield* choose('raf', 'piece', [...options, done]))
        if (id === 'done') break
        here.splice(here.indexOf(id), 1)
        const ways = id === 'piece/cripple' ? ['right', 'stay'] : ['left', 'right', 'stay']
        const way = yield* choose(
          'raf',
          'way',
          ways.map(one => ({ id: one })),
          [id],
        )
        state.log.push(`${id} ${way.id}`)
      }
      yield* choose('raf', 'end', [{ id: 'yes' }, { id: 'no' }])
      return undefined
    },
  },
}

function table(likewise: readonly string[] = ['piece']) {
  const manners = { moves: { piece: ['way'] }, likewise }
  const { session } = sit({ module: { ...toyModule, game: march }, match: new Match(march, SETUP), manners })
  const offers = () => session.shown.items.filter(({ ids }) => ids).map(({ words }) => words)
  return { session, offers }
}

test('what one piece did the next may do as well, as many as can', () => {
  const { session, offers } = table()
  expect(offers()).toEqual([])
  session.take('piece/a')
  session.take('left')
  expect(offers()).toEqual([
    'Likewise: the piece/b',
    'Likewise: the piece/b and the piece/d',
    'Likewise: the piece/b, the piece/d and the piece/e',
  ])
  session.take('likewise/2')
  expect(session.match.state.log).toEqual(['piece/a left', 'piece/b left', 'piece/d left'])
  expect(session.shown.question).toMatchObject({ ask: 'piece' })
})

test('to the last of them, who is sent without a question', () => {
  const { session } = table()
  session.take('piece/a')
  session.take('right')
  session.take('likewise/4')
  expect(session.match.state.log).toHaveLength(5)
  expect(session.shown.question).toMatchObject({ ask: 'end' })
})

test('what one press gave is taken back by one, and any may do otherwise', () => {
  const { session } = table()
  session.take('piece/a')
  session.take('left')
  session.take('likewise/2')
  session.undo()
  expect(session.match.state.log).toEqual(['piece/a left'])
  session.take('piece/d')
  session.take('stay')
  expect(session.match.state.log.at(-1)).toBe('piece/d stay')
})

test('it is no standing order', () => {
  const { session } = table()
  session.take('piece/a')
  session.take('left')
  const item = session.shown.items.find(({ id }) => id === 'likewise/1')
  if (item) session.order(item)
  expect(session.match.state.log).toEqual(['piece/a left', 'piece/b left'])
  expect(session.orders).toEqual({})
})

test('nowhere but at the questions that the board names', () => {
  const { session, offers } = table([])
  session.take('piece/a')
  session.take('left')
  expect(offers()).toEqual([])
})
