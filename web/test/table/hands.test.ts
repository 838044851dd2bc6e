import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Hands } from '../../table/session/hands.ts'
import { readStretches } from '../../table/session/stretches.ts'
import { sit, toyModule } from '../fake.ts'

describe('who gave an answer', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())
  /** The first piece, then the way to the left. */
  const module = { ...toyModule, heuristic: () => 1 }

  test('the player’s own are nobody else’s', () => {
    const { session } = sit()
    session.take('a')
    session.take('left')
    expect(session.byMachine).toEqual([])
  })

  test('one that the machine gave for him is the machine’s, and what he gives after it his own', () => {
    const { session } = sit({ module })
    session.take('b')
    session.machineOnce()
    expect(session.byMachine).toEqual([[1, 2]])
    session.take('a')
    expect(session.byMachine).toEqual([[1, 2]])
  })

  test('what it plays to the end is one stretch, dice and all', () => {
    const { session } = sit({ module })
    session.take('b')
    session.take('left')
    session.machineOn()
    vi.runAllTimers()
    expect(session.shown.over).toBe(true)
    expect(session.byMachine).toEqual([[3, session.match.journal.length - 1]])
  })

  test('it goes with an undo, comes again with a redo, and is his who answers otherwise', () => {
    const { session } = sit({ module })
    session.machineOnce()
    expect(session.byMachine).toEqual([[0, 1]])
    session.undo()
    expect(session.byMachine).toEqual([])
    session.redo()
    expect(session.byMachine).toEqual([[0, 1]])
    session.undo()
    session.take('b')
    expect(session.byMachine).toEqual([])
  })

  test('the answers that he changes in it are his, the others stay', () => {
    const { session } = sit({ module, press: () => true })
    session.machineOnce()
    session.machineOnce()
    expect(session.byMachine).toEqual([[0, 2]])
    session.reconsider(0)
    session.take('b')
    expect(session.byMachine).toEqual([[1, 2]])
  })

  test('by standing order it is his; left to the machine, or not asked at all, it is not', () => {
    const orders = (id: string) => ({ way: { id, said: 'Always so.' } })
    const [own, machines] = ['left', '*machine'].map(id => sit({ module, orders: orders(id) }).session)
    own?.take('b')
    machines?.take('b')
    expect(own?.byMachine).toEqual([])
    expect(machines?.byMachine).toEqual([[1, 2]])
    const { session } = sit({
      manners: { unasked: (_, { ask }) => (ask === 'way' ? 'left' : undefined) },
      asksAll: () => false,
    })
    session.take('b')
    expect(session.byMachine).toEqual([[1, 2]])
  })
})

test('what moves with a change of plan keeps its hand, and what fell out has none', () => {
  const journal = (ids: string) => [...ids].map(id => ({ id }))
  const hands = new Hands([[1, 4]])
  hands.revised(1, 1, 2, journal('abcd'), journal('axycd'))
  expect(hands.upTo(5)).toEqual([[3, 5]])
  hands.revised(0, 1, 1, journal('axycd'), journal('zxyd'))
  expect(hands.upTo(4)).toEqual([[3, 4]])
})

test.each([
  ['no list', { 0: [0, 1] }],
  ['no stretches', [1, 2]],
  ['no numbers', [['0', '1']]],
  ['a stretch before the beginning', [[-1, 2]]],
  ['an empty one', [[2, 2]]],
  [
    'out of order',
    [
      [4, 5],
      [1, 2],
    ],
  ],
  ['behind the end', [[12, 14]]],
  ['more stretches than answers', Array.from({ length: 11 }, (_, i) => [i, i + 1])],
])('of a file with %s nothing is known', (_, data) => {
  expect(readStretches(data, 10)).toBeUndefined()
})

test('a stretch that goes beyond the answers is cut', () => {
  expect(
    readStretches(
      [
        [1, 2],
        [8, 20],
      ],
      10,
    ),
  ).toEqual([
    [1, 2],
    [8, 10],
  ])
})
