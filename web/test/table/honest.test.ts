import { choose, d6, type Game, Match } from '@tallyho/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rollEnds, standsSaid, standsWhatever } from '../../table/session/shown.ts'
import { SETUP, sit, type Toy, toy, toyModule } from '../fake.ts'

/** One decides, the other answers, and then there is a die. */
const turns: Game<Toy> = {
  ...toy,
  id: 'turns',
  seats: ['raf', 'luftwaffe'],
  first: 'turn',
  steps: {
    *turn(state) {
      const { id } = yield* choose('raf', 'piece', [
        { id: 'wait' },
        { id: 'go' },
        { id: 'shoot', rolls: true },
      ])
      state.log.push(id)
      if (id === 'wait') yield* choose('raf', 'way', [{ id: 'left' }, { id: 'right' }])
      if (id !== 'shoot')
        state.log.push((yield* choose('luftwaffe', 'way', [{ id: 'up' }, { id: 'down' }])).id)
      state.score += yield* d6('score')
      state.round += 1
      return state.round > 3 ? undefined : 'turn'
    },
  },
}

const against = (parts: Partial<Parameters<typeof sit>[0]> = {}) =>
  sit({
    module: { ...toyModule, game: turns },
    match: new Match(turns, SETUP),
    seating: { raf: 'person', luftwaffe: 'machine' },
    numbers: () => 0,
    ...parts,
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an answer after which nothing can be taken back', () => {
  test('is one that somebody else answers, or that dice fall with', () => {
    const { session } = against({ press: () => true })
    expect([...session.shown.stands]).toEqual(['go', 'shoot'])
    expect(standsWhatever(session.shown)).toBe(false)
    session.take('wait')
    expect([...session.shown.stands]).toEqual(['left', 'right'])
    expect(standsWhatever(session.shown)).toBe(true)
  })

  test('says it in words where it is the only one, has a lock beside others, and nothing where all are so', () => {
    const { session } = against({ press: () => true })
    expect(standsSaid(session.shown)).toBe('lock')
    expect(standsSaid({ ...session.shown, stands: new Set(['shoot']) })).toBe('words')
    session.take('wait')
    expect(standsSaid(session.shown)).toBeUndefined()
  })

  test('is none where the dice wait for a press, or are the player’s own', () => {
    const WAY = { moves: { piece: ['way'] } }
    const stands = (parts: Parameters<typeof sit>[0]) => {
      const { session } = sit({ manners: WAY, ...parts })
      session.take('a')
      return [...session.shown.stands]
    }
    expect(stands({})).toEqual(['left', 'right'])
    expect(stands({ press: () => true })).toEqual([])
    expect(stands({ ownDice: true })).toEqual([])
  })

  test('is one before the machine’s dice, which nobody presses for, and before dice that nobody waits for', () => {
    const press = () => true
    const stands = (manners: NonNullable<Parameters<typeof sit>[0]>['manners']) => {
      const { session } = sit({ manners: { moves: { piece: ['way'] }, ...manners }, press })
      session.take('a')
      return [...session.shown.stands]
    }
    expect(stands({ rollsFor: () => 'luftwaffe' })).toEqual(['left', 'right'])
    expect(stands({ falls: ['score'] })).toEqual(['left', 'right'])
    expect(stands({ falls: ['score'], pressed: ['score'] })).toEqual([])
  })

  test('is several in one, where dice fall between them', () => {
    const shots = { id: 'all', words: 'All shoot', on: [], ids: ['shoot', 'shoot'] }
    const manners = { far: () => [shots], foremost: () => [{ id: 'all', why: '' }] }
    const { session } = against({ press: () => true, manners })
    expect([...session.shown.stands]).toEqual(['go', 'shoot', 'all'])
  })

  test('is not several in one, where dice wait for a press after the last of them', () => {
    const way = { id: 'far', words: 'A, left', on: [], ids: ['a', 'left'] }
    const manners = { far: () => [way], foremost: () => [{ id: 'far', why: '' }] }
    const stands = (parts: Parameters<typeof sit>[0]) =>
      sit({ manners, ...parts }).session.shown.stands.has('far')
    expect([stands({}), stands({ press: () => true })]).toEqual([true, false])
  })

  test('is the roll itself where dice lie ready, but not in practice', () => {
    const rolling = (practice: boolean) => {
      const match = new Match(toy, SETUP)
      match.practice = practice
      const { session } = sit({ match, press: () => true })
      session.take('a')
      session.take('left')
      expect(session.shown.rolls).toBe(true)
      return rollEnds(session.shown, session.match)
    }
    expect([rolling(false), rolling(true)]).toEqual([true, false])
  })

  test('is none in a practice game, where the player goes back over the machine', () => {
    const match = new Match(turns, SETUP)
    match.practice = true
    const { session } = against({ match })
    expect([...session.shown.stands]).toEqual([])
    session.take('go')
    vi.runAllTimers()
    expect(session.shown.state.round).toBe(2)
    expect(session.shown.noUndo).toBeUndefined()
    session.undo()
    expect(session.shown).toMatchObject({ answers: 0, state: { round: 1, log: [] } })
    session.redo()
    expect(session.shown.state).toMatchObject({ round: 2, log: ['go', 'down'] })
  })

  test('and why is told: the other side has answered, or dice have fallen', () => {
    const { session } = against({ delay: () => 0 })
    session.take('go')
    vi.runAllTimers()
    expect(session.shown.noUndo).toMatch(/other side has answered.*cannot be taken back.*Practice/)
    const alone = sit().session
    alone.take('a')
    alone.take('left')
    expect(alone.shown.noUndo).toMatch(/Dice or cards have fallen.*cannot be taken back/)
  })

  test('two people do not take back what the other has answered, even in a game that is called practice', () => {
    const match = new Match(turns, SETUP)
    match.practice = true
    const { session } = against({ match, seating: { raf: 'person', luftwaffe: 'person' } })
    session.take('go')
    session.take('up')
    expect(session.shown.noUndo).toMatch(/cannot be taken back\.$/)
  })
})

test('what the machine has decided falls by itself; only what follows a decision of the player waits for his press', () => {
  const { session } = against({ press: () => true })
  session.take('go')
  vi.runAllTimers()
  expect(session.shown).toMatchObject({ rolls: false, state: { round: 2 } })
  const alone = sit({ press: () => true }).session
  alone.take('a')
  alone.take('left')
  expect(alone.shown.rolls).toBe(true)
})

test('redo gives the whole gesture again that undo took back', () => {
  const { session } = sit({ manners: { moves: { piece: ['way'] } }, press: () => true })
  session.take('a')
  session.take('left')
  session.undo()
  expect(session.shown).toMatchObject({ answers: 0, question: { ask: 'piece' } })
  session.redo()
  expect(session.shown).toMatchObject({ answers: 2, rolls: true, noRedo: expect.any(String) })
})

test('what has not been shown yet is answered by nobody: the machine waits for the film', () => {
  const { session } = sit()
  session.hold(true)
  session.machineOnce()
  session.machineOn()
  session.askHint()
  vi.runAllTimers()
  expect(session.shown).toMatchObject({ answers: 0, running: false, hint: undefined })
  session.hold(false)
  session.machineOnce()
  expect(session.shown.answers).toBe(1)
})
