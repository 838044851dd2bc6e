import { Match } from '@tallyho/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { duel, duelModule, SETUP, sit, toyModule } from '../fake.ts'

describe('own dice', () => {
  test('are asked for, and the result counts', () => {
    const { session } = sit({ ownDice: true })
    session.take('a')
    session.take('left')
    expect(session.shown.question).toMatchObject({ kind: 'chance', what: 'score' })
    expect(session.shown.items).toHaveLength(6)
    session.take('5')
    expect(session.shown.state.score).toBe(5)
  })

  test('may be rolled by the table once, or for good', () => {
    const { session } = sit({ ownDice: true, chance: () => 3 })
    session.take('a')
    session.take('left')
    session.rollForMe()
    expect(session.shown.state.score).toBe(4)
    session.take('a')
    session.take('left')
    session.setOwnDice(false)
    expect(session.shown.state.score).toBe(8)
    expect(session.shown.question).toMatchObject({ ask: 'piece' })
  })
})

describe('the machine', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  test('answers one question when asked to', () => {
    const { session } = sit()
    session.take('a')
    session.machineOnce()
    expect(session.shown.state.log).toEqual(['a', 'right'])
  })

  test('plays on to the end', () => {
    const { session } = sit({ module: { ...toyModule, heuristic: () => 1 } })
    session.machineOn()
    expect(session.shown.running).toBe(true)
    vi.runAllTimers()
    expect(session.shown.over).toBe(true)
    expect(session.shown.running).toBe(false)
  })

  test('plays on too where what has happened is still being shown', () => {
    const { session } = sit({ module: { ...toyModule, heuristic: () => 1 } })
    session.hold(true)
    session.machineOn()
    vi.runAllTimers()
    expect(session.shown.over).toBe(true)
  })

  test('is taken back at one press, with all that it has played, where that may be', () => {
    const { session } = sit({ module: { ...toyModule, heuristic: () => 1 } })
    session.match.practice = true
    session.take('a')
    const before = session.match.journal.length
    session.machineOn()
    vi.runAllTimers()
    expect(session.match.journal.length).toBeGreaterThan(before + 2)
    expect(session.undoWords()).toBe('back to before the machine played on')
    session.undo()
    expect(session.match.journal).toHaveLength(before)
    expect(session.shown).toMatchObject({ over: false, told: 'Taken back: all that the machine has played.' })
    expect(session.match.rewinds).toBe(1)
    session.undo()
    expect(session.match.journal, 'then one by one').toHaveLength(0)
  })

  test('is seen playing to the end where a game is short: it waits for what is shown', () => {
    const { session } = sit({ module: { ...toyModule, heuristic: () => 1 }, manners: { showsRun: true } })
    session.machineOn()
    session.hold(true)
    vi.runAllTimers()
    expect(session.shown.over).toBe(false)
    let frames = 0
    for (let turns = 0; turns < 20 && !session.shown.over; turns++) {
      session.hold(false)
      vi.runOnlyPendingTimers()
      frames += session.shown.frames.length
      session.hold(true)
    }
    expect(session.shown).toMatchObject({ over: true, running: false, showsRun: false })
    expect(frames).toBeGreaterThan(0)
  })

  test('need not be seen to the end by who catches up, nor where nobody plays', () => {
    const manners = { showsRun: true } as const
    const { session } = sit({ module: { ...toyModule, heuristic: () => 1 }, manners })
    session.machineOn()
    expect(session.shown.showsRun).toBe(true)
    session.hold(true)
    session.hurry()
    vi.runAllTimers()
    expect(session.shown).toMatchObject({ over: true, frames: [] })
    const watched = sit({ manners, seating: { raf: 'machine' }, delay: () => 1e6 }).session
    watched.machineOn()
    expect(watched.shown).toMatchObject({ running: true, showsRun: false })
  })

  test('plays on up to something that is told, and no further', () => {
    const { session } = sit({ module: { ...toyModule, heuristic: () => 1 } })
    session.machineOn('score')
    vi.runAllTimers()
    expect(session.shown).toMatchObject({ running: false, over: false, state: { round: 2 } })
    session.machineOn('score')
    vi.runAllTimers()
    expect(session.shown.state.round).toBe(3)
  })

  test('gives no answer more where dice that lay ready bring what it plays on to', () => {
    const { session } = sit({ module: { ...toyModule, heuristic: () => 1 }, press: () => true })
    session.take('a')
    session.take('right')
    expect(session.shown.rolls).toBe(true)
    const { length } = session.match.journal
    session.machineOn('score')
    vi.runAllTimers()
    expect(session.shown.running).toBe(false)
    expect(session.match.journal.slice(length).map(({ kind }) => kind)).toEqual(['chance'])
  })

  test('is stopped', () => {
    const { session } = sit({ module: { ...toyModule, heuristic: () => 1 } })
    session.machineOn()
    session.stop()
    vi.runAllTimers()
    expect(session.shown.answers).toBe(0)
  })

  test('stopped before what a standing order answers, goes on to what is asked', () => {
    const { session } = sit({ module: { ...toyModule, heuristic: () => 1 } })
    session.take('a')
    const left = session.shown.items.find(({ id }) => id === 'left')
    if (!left) throw new Error('the way is asked for')
    session.machineOn()
    session.order(left)
    expect(session.shown.state.log, 'it plays by itself').toEqual(['a'])
    session.stop()
    expect(session.shown).toMatchObject({ running: false, state: { log: ['a', 'left'] } })
  })

  test('plays a seat of its own after a pause', () => {
    const { session } = sit({
      seating: { raf: 'machine' },
      module: { ...toyModule, heuristic: () => 1 },
      delay: () => 500,
    })
    expect(session.shown.question).toBeUndefined()
    vi.advanceTimersByTime(499)
    expect(session.shown.answers).toBe(0)
    vi.advanceTimersByTime(1)
    expect(session.shown.answers).toBe(1)
    session.leave()
    vi.runAllTimers()
    expect(session.shown.answers).toBe(1)
  })

  test('that fails in a seat of its own is told once, and does not try for ever', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const heuristic = vi.fn(() => {
      throw new Error('out of oil')
    })
    const { session } = sit({ seating: { raf: 'machine' }, module: { ...toyModule, heuristic } })
    vi.runAllTimers()
    expect(session.shown.trouble).toMatch(/out of oil/)
    expect(heuristic).toHaveBeenCalledTimes(1)
    session.machineOn()
    vi.runAllTimers()
    expect(heuristic).toHaveBeenCalledTimes(2)
    expect(session.shown.running).toBe(false)
    told.mockRestore()
  })

  test('answers its part of a secret question, the person the other', () => {
    const { session } = sit({
      module: duelModule,
      match: new Match(duel, SETUP),
      seating: { raf: 'person', luftwaffe: 'machine' },
    })
    vi.runAllTimers()
    session.take('high')
    expect(session.shown.state.log).toEqual(['high-low'])
    expect(session.lastOwn, 'a secret answer is a decision of one’s own too').toBe(0)
  })
})
