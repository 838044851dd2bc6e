import { choose, d6, draw, type Game, Match, seeded, stop } from '@tallyho/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MOST_ODDS, type Odds, oddsOf, oddsTold, oddsWords } from '../../table/session/odds.ts'
import type { SessionParts } from '../../table/session/screen.ts'
import { TableSession } from '../../table/session/session.ts'
import { duel, duelModule, SETUP, type Toy, toy, toyModule } from '../fake.ts'

/** One decision, then what each answer rolls. */
const wager: Game<Toy> = {
  ...toy,
  first: 'bet',
  steps: {
    *bet(state) {
      const { id } = yield* choose('raf', 'bet', [
        { id: 'safe' },
        { id: 'die' },
        { id: 'dice' },
        { id: 'deep' },
        { id: 'wide' },
        { id: 'pressed' },
        { id: 'broken' },
      ])
      if (id === 'safe') state.score += 1
      if (id === 'die') state.score += (yield* d6('x')) - 4
      if (id === 'dice') state.score += (yield* d6('x')) - (yield* d6('y'))
      if (id === 'deep') for (let i = 0; i < 5; i++) state.score += yield* d6('x')
      if (id === 'wide') state.score += Number(yield* draw('x', Object.fromEntries(HUNDRED)))
      if (id === 'pressed') {
        yield* stop('raf', 'bet', [{ id: 'roll', rolls: true }])
        state.score += yield* d6('x')
      }
      if (id === 'broken') throw new Error('broken')
      state.round += 1
      return state.round > 3 ? undefined : 'bet'
    },
  },
}
const HUNDRED = Array.from({ length: 100 }, (_, i) => [String(i), 1] as const)

function odds(id: string, game = wager) {
  const match = new Match(game, SETUP)
  const choice = match.asked('raf')
  if (!choice) throw new Error('nobody is asked')
  return oddsOf(
    match,
    choice,
    choice.options.findIndex(option => option.id === id),
  )
}

test('odds are told when all are reckoned, and only where they tell answers apart', () => {
  const zero = { mean: 0, low: 0, high: 0, partial: false, again: false }
  const listed = [{ id: 'a' }, { id: 'b' }]
  const isTold = (...odds: readonly (Odds | undefined)[]) =>
    oddsTold(new Map(odds.map((one, i) => ['ab'.charAt(i), one])), listed) !== undefined
  const lost = { ...zero, low: -1, mean: -0.5 }
  expect(isTold(lost), 'one is not reckoned yet').toBe(false)
  expect(isTold(zero, zero)).toBe(false)
  expect(isTold(lost, lost), 'whichever is taken').toBe(false)
  expect(isTold(zero, lost)).toBe(true)
  expect(isTold({ ...zero, again: true }, lost), 'what the first one costs is not decided yet').toBe(false)
})

describe('odds of an answer', () => {
  test('are exact to the next decision', () => {
    expect(odds('safe')).toEqual({ mean: 1, low: 1, high: 1, partial: false, again: false })
    expect(odds('die')).toEqual({
      mean: expect.closeTo(-0.5),
      low: -3,
      high: 2,
      partial: false,
      again: false,
    })
    expect(odds('dice')).toEqual({ mean: expect.closeTo(0), low: -5, high: 5, partial: false, again: false })
  })

  test('are those of a sample where more is rolled than can be followed, to the very end and the same each time', () => {
    const deep = odds('deep')
    expect(deep?.partial).toBe(true)
    // Five dice, not the first few of them.
    expect(deep?.mean).toBeGreaterThan(15)
    expect(deep?.mean).toBeLessThan(20)
    expect(odds('deep')).toEqual(deep)
    expect(odds('wide')).toMatchObject({ partial: true })
  })

  test('count through a stop at which nothing is left but to roll', () => {
    expect(odds('pressed')).toEqual({
      mean: expect.closeTo(3.5),
      low: 1,
      high: 6,
      partial: false,
      again: false,
    })
  })

  test('are not decided by half a move: who, where the place is asked next', () => {
    const move: Game<Toy> = {
      ...wager,
      steps: {
        *bet(state) {
          const { id } = yield* choose('raf', 'bet', [{ id: 'one' }, { id: 'all' }])
          if (id === 'one') yield* choose('raf', 'where', [{ id: 'here' }, { id: 'there' }])
          state.score += yield* d6('x')
          return 'bet'
        },
      },
    }
    const oddsIn = (moves: Record<string, string[]>) => {
      const match = new Match(move, SETUP)
      const choice = match.asked('raf')
      return choice && oddsOf(match, choice, 0, { moves })
    }
    expect(oddsIn({})?.again).toBe(false)
    expect(oddsIn({ bet: ['where'] })?.again).toBe(true)
  })

  test('are not known where a rule fails', () => {
    expect(odds('broken')).toBeUndefined()
  })

  test('are told from the side of the seat that is asked', () => {
    expect(odds('safe', { ...wager, seats: ['luftwaffe', 'raf'] })?.mean).toBe(-1)
  })

  test('tell nothing that the seat may not see', () => {
    const secret: Game<Toy> = {
      ...wager,
      seats: ['raf', 'luftwaffe'],
      begin: () => ({ round: 1, score: 50, log: ['secret'] }),
      view: state => ({ ...state, log: [] }),
      standing: state => (state.log.includes('secret') ? 99 : state.score),
    }
    expect(odds('safe', secret)?.mean).toBe(1)
  })

  test('leave the match as it was', () => {
    const match = new Match(wager, SETUP)
    const choice = match.asked('raf')
    if (choice) oddsOf(match, choice, 1)
    expect(match.journal).toEqual([])
    expect(match.state.score).toBe(0)
  })
})

test.each([
  [
    { mean: 1 / 3, low: -1, high: 2, partial: false, again: false },
    'at once +0.3 points on average, −1 to +2',
  ],
  [
    { mean: -0.5, low: -1, high: 0, partial: true, again: false },
    'at once about −0.5 points on average, −1 to 0',
  ],
  [{ mean: 0, low: 0, high: 0, partial: false, again: false }, 'at once no points'],
  [{ mean: 2, low: 2, high: 2, partial: true, again: false }, 'at once +2 points'],
  [{ mean: -1, low: -1, high: -1, partial: false, again: false }, 'at once −1 point'],
  [
    { mean: -0.001, low: -1, high: 1, partial: false, again: false },
    'at once no points on average, −1 to +1',
  ],
])('odds in words %#', (one, words) => {
  expect(oddsWords(one)).toBe(words)
})

describe('at the table', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  const sit = (parts: Partial<SessionParts<Toy>> = {}) =>
    new TableSession<Toy>({
      module: { ...toyModule, game: wager },
      match: new Match(wager, SETUP),
      seating: { raf: 'person' },
      ownDice: false,
      chance: seeded(1),
      ...parts,
    })

  test('odds are off until asked for, come by and by, and go again', () => {
    const session = sit()
    vi.runAllTimers()
    expect(session.shown.odds).toBeUndefined()
    session.toggleOdds()
    expect(session.shown.odds?.size).toBe(0)
    vi.runAllTimers()
    const known = [...(session.shown.odds ?? [])].filter(([, odds]) => odds !== undefined)
    expect(known.map(([id]) => id)).toEqual(['safe', 'die', 'dice', 'deep', 'wide', 'pressed'])
    expect(session.shown.answers).toBe(0)
    session.toggleOdds()
    expect(session.shown.odds).toBeUndefined()
  })

  test('are there at once where they were wanted before, and a change is kept', () => {
    const kept: boolean[] = []
    const session = sit({ odds: () => true, keepOdds: on => kept.push(on) })
    vi.runAllTimers()
    expect(session.shown.odds?.size).toBeGreaterThan(0)
    session.toggleOdds()
    session.toggleOdds()
    expect(kept).toEqual([false, true])
  })

  test('the next question begins afresh, and what was under way is dropped', () => {
    const session = sit()
    session.toggleOdds()
    session.take('safe')
    expect(session.shown.odds?.size).toBe(0)
    vi.runAllTimers()
    expect(session.shown.odds?.get('safe')?.mean).toBe(1)
    session.leave()
    session.toggleOdds()
    session.toggleOdds()
    session.leave()
    vi.runAllTimers()
    expect(session.shown.odds?.size).toBe(0)
  })

  test('what is picked on the board is reckoned first where there are many', () => {
    const many: Game<Toy> = {
      ...toy,
      steps: {
        *plan() {
          const options = Array.from({ length: 40 }, (_, i) => ({ id: `o${i}`, on: [`row:${i % 2}`] }))
          yield* choose('raf', 'piece', options)
          return undefined
        },
      },
    }
    const session = sit({ module: { ...toyModule, game: many }, match: new Match(many, SETUP) })
    session.toggleOdds()
    vi.runAllTimers()
    expect(session.shown.odds?.size).toBe(MOST_ODDS)
    expect(session.shown.odds?.has('o39')).toBe(false)
    session.pick('row:1')
    vi.runAllTimers()
    expect(session.shown.odds?.has('o39')).toBe(true)
  })

  test('a secret decision has none, nor has another seat', () => {
    const session = sit({
      module: duelModule,
      match: new Match(duel, SETUP),
      seating: { raf: 'person', luftwaffe: 'machine' },
      delay: () => 1e6,
    })
    session.toggleOdds()
    vi.advanceTimersByTime(1000)
    expect(session.shown.odds?.size).toBe(0)
    const machine = sit({ seating: { raf: 'machine' }, delay: () => 1e6 })
    machine.toggleOdds()
    vi.advanceTimersByTime(1000)
    expect(machine.shown.odds?.size).toBe(0)
  })
})
