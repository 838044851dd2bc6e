import { Match, seeded } from '@tallyho/engine'
import { describe, expect, test, vi } from 'vitest'
import { duel, duelModule, SETUP, sit, type Toy, toy, toyModule } from '../fake.ts'

describe('a person at the table', () => {
  test('is asked, answers, and the answer is saved', () => {
    const { session, save } = sit()
    expect(session.shown.items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'done'])
    session.take('b')
    expect(session.shown.question).toMatchObject({ kind: 'choice', ask: 'way' })
    expect(session.shown.answers).toBe(1)
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('sees chance fall by itself up to the next question', () => {
    const { session } = sit()
    session.take('a')
    session.take('left')
    expect(session.shown.question).toMatchObject({ kind: 'choice', ask: 'piece' })
    expect(session.shown.notes).toHaveLength(1)
    expect(session.shown.answers).toBe(3)
  })

  test('takes an answer by the one click on the board that fits, else narrows the list', () => {
    const { session } = sit()
    session.pick('row:1')
    expect(session.shown.picked).toEqual(['row:1'])
    expect(session.shown.answers).toBe(0)
    session.pick('piece:c')
    expect(session.shown.state.log).toEqual(['c'])
  })

  test('clears what was picked', () => {
    const { session } = sit()
    session.pick('row:2')
    session.clear()
    expect(session.shown.picked).toEqual([])
  })

  test('undoes and redoes; dice stop the undo and the reason is told', () => {
    const { session, save } = sit()
    expect(session.shown.noUndo).toMatch(/not decided anything/)
    session.take('a')
    expect(session.shown.noUndo).toBeUndefined()
    session.undo()
    expect(session.shown.answers).toBe(0)
    expect(session.shown.noRedo).toBeUndefined()
    session.redo()
    expect(session.shown.state.log).toEqual(['a'])
    expect(save).toHaveBeenCalledTimes(3)
    session.take('left')
    expect(session.shown.noUndo).toMatch(/Dice or cards/)
    session.undo()
    expect(session.shown.answers).toBe(3)
  })

  test('comes back to a game and may see its last stretch again; the first answer is a new beginning', () => {
    const first = sit().session
    expect(first.cameBack).toBe(false)
    first.take('a')
    first.take('left')
    expect(first.cameBack).toBe(false)
    const { session } = sit({ match: first.match.fork() })
    expect(session.cameBack).toBe(true)
    const { before, frames } = session.recalled()
    expect(before.log).toEqual([])
    expect(frames.map(({ note }) => note)).toEqual(session.shown.notes)
    expect(frames.at(-1)?.state.log).toEqual(session.shown.state.log)
    session.take('b')
    expect(session.cameBack).toBe(false)
  })

  test('comes back in the middle of the film and is shown what was not yet seen of it', () => {
    const mark = vi.fn()
    const first = sit({ mark }).session
    expect(first.leftOff()).toBeUndefined()
    first.take('a')
    first.take('left')
    const { length } = first.shown.notes
    expect(length).toBeGreaterThan(0)
    first.saw(length - 1)
    first.saw(length - 1)
    expect(mark).toHaveBeenCalledTimes(1)
    expect(first.seenSoFar).toBe(length - 1)
    const back = (seen: number | undefined) => sit({ match: first.match.fork(), seen }).session.leftOff()
    const left = back(length - 1)
    const notes = left?.strip.frames.map(({ note }) => note) ?? []
    expect(notes.slice(left?.seen)).toEqual(first.shown.notes.slice(-1))
    expect(back(length)).toBeUndefined()
    expect(back(undefined)).toBeUndefined()
    // All has been shown.
    first.saw(undefined)
    expect(mark).toHaveBeenCalledTimes(2)
    expect(first.seenSoFar).toBeUndefined()
  })

  test('marks nothing in a game that another tab has', () => {
    const mark = vi.fn()
    sit({ mark, locked: true }).session.saw(1)
    expect(mark).not.toHaveBeenCalled()
  })

  test('goes back over dice in a practice game', () => {
    const match = new Match(toy, SETUP)
    match.practice = true
    const { session } = sit({ match })
    session.take('a')
    session.take('left')
    session.undo()
    expect(session.shown.question).toMatchObject({ ask: 'way' })
    expect(session.match.rewinds).toBe(1)
  })

  test('takes the last decision of a practice game back, even if it was the end; in earnest it stands', () => {
    const ended = (practice: boolean) => {
      const match = new Match(toy, SETUP)
      match.practice = practice
      const { session } = sit({ match })
      for (let round = 0; round < 3; round++) {
        session.take('a')
        session.take('left')
      }
      expect(session.shown.over).toBe(true)
      return session
    }
    const session = ended(true)
    expect(session.shown.noUndo).toBeUndefined()
    session.undo()
    expect(session.shown).toMatchObject({ over: false, question: { ask: 'way' } })
    expect(ended(false).shown.noUndo).toMatch(/stays as it was played/)
    const match = ended(true).match
    expect(sit({ match }).session.shown.noUndo).toMatch(/stays as it was played/)
  })

  test('is given a hint that is not played', () => {
    const { session } = sit()
    session.askHint()
    expect(session.shown.hint).toBe('f')
    expect(session.shown.answers).toBe(0)
  })

  test('keeps the game when the rules make a mistake', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { session, save } = sit()
    session.take('f')
    session.take('left')
    expect(session.shown.trouble).toMatch(/f is broken/)
    expect(session.shown.question).toMatchObject({ ask: 'way' })
    expect(session.match.journal).toHaveLength(1)
    expect(save).toHaveBeenCalledTimes(1)
    logged.mockRestore()
  })

  test('sees the old parts of the board again where nothing changed', () => {
    const { session } = sit()
    session.take('a')
    const { state } = session.shown
    session.pick('row:1')
    expect(session.shown.state).toBe(state)
    session.take('left')
    expect(session.shown.state).not.toBe(state)
    expect(state.log).toEqual(['a'])
  })

  test('finds the dice that fell when the table was opened the same every time, and nothing is saved for them', () => {
    const roll = () => {
      const match = new Match(toy, SETUP)
      match.choose('raf', 'a')
      match.choose('raf', 'left')
      return sit({
        match,
        first: seeded(7),
        chance: () => {
          throw new Error('not yet')
        },
      })
    }
    const { session, save } = roll()
    expect(session.shown.answers).toBe(3)
    expect(save).not.toHaveBeenCalled()
    expect(roll().session.shown.state).toEqual(session.shown.state)
  })

  test('comes to the end', () => {
    const { session } = sit()
    for (let round = 0; round < 3; round++) {
      session.take('a')
      session.take('right')
    }
    expect(session.shown.over).toBe(true)
    expect(session.shown.result?.level).toBe('won')
    expect(session.shown.items).toEqual([])
  })
})

test('two people at one screen see nothing before the next one sits down', () => {
  const { session } = sit({
    module: duelModule,
    match: new Match(duel, SETUP),
    seating: { raf: 'person', luftwaffe: 'person' },
  })
  expect(session.shown.curtain).toBe(true)
  expect(session.shown.items).toEqual([])
  session.sitDown()
  session.take('high')
  expect(session.shown).toMatchObject({ curtain: true, seat: 'luftwaffe' })
  session.sitDown()
  session.take('low')
  expect(session.match.journal[0]?.id).toBe('high|low')
})

test('two people at an open board need no curtain, and each question says whose it is', () => {
  const open = {
    ...toy,
    seats: ['raf', 'luftwaffe'],
    scenarios: toy.scenarios.map(one => ({ ...one, sides: { raf: '11 Group' } })),
  }
  const parts = {
    module: { ...toyModule, game: open },
    match: new Match(open, SETUP),
    seating: { raf: 'person', luftwaffe: 'person' },
  } as const
  const { session } = sit(parts)
  expect(session.shown.curtain).toBe(false)
  expect(session.asker).toBe('side raf: 11 Group')
  const hidden = { ...open, view: (state: Toy) => ({ ...state, log: [] }) }
  const { session: secret } = sit({
    ...parts,
    module: { ...toyModule, game: hidden },
    match: new Match(hidden, SETUP),
  })
  expect(secret.shown.curtain).toBe(true)
  expect(sit().session.asker).toBeUndefined()
})

test('a locked table takes no answer, rolls nothing and saves nothing', () => {
  const { session, save } = sit({ locked: true })
  session.take('a')
  session.pick('piece:a')
  session.machineOnce()
  expect(session.shown).toMatchObject({ locked: true, answers: 0 })
  expect(save).not.toHaveBeenCalled()
  session.lock(false)
  session.take('a')
  expect(session.shown.answers).toBe(1)
})

test('tells its listeners until they leave', () => {
  const { session } = sit()
  const listener = vi.fn()
  const leave = session.subscribe(listener)
  session.take('a')
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
  session.take('left')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('something of the log can be looked at again, with the board as it stood', () => {
  const { session } = sit()
  session.take('a')
  session.take('left')
  session.take('b')
  session.take('right')
  const [first, second] = session.match.notes
  if (!first || !second) throw new Error('two rounds have been played')
  const { strip, seen } = session.lookBack(first)
  expect(strip.frames.map(({ note }) => note)).toEqual([first, second])
  expect([seen, strip.frames[seen]?.state.round]).toEqual([0, 1])
  expect(session.lookBack(second)).toMatchObject({ seen: 0, strip: { before: { round: 2 } } })
})
