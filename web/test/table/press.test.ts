import { type Choice, choose, d6, type Game, Match } from '@tallyho/engine'
import { BY_MACHINE } from '@tallyho/kit/manners.ts'
import { describe, expect, test } from 'vitest'
import type { TableSession } from '../../table/session/session.ts'
import { SETUP, sit, type Toy, toy, toyModule } from '../fake.ts'

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

  test('the first dice of a game fall by themselves, or wait where it is to begin with the board as it lies', () => {
    const game: Game<Toy> = { ...toy, first: 'roll' }
    const parts = () => ({
      module: { ...toyModule, game },
      match: new Match(game, SETUP),
      press: () => true,
      chance: () => 1,
    })
    expect(sit(parts()).session.shown).toMatchObject({ rolls: false, state: { score: 2 } })
    const { session } = sit({ ...parts(), beginsAtRest: true })
    expect(session.shown).toMatchObject({ rolls: true, state: { score: 0 } })
    session.roll()
    expect(session.shown).toMatchObject({ rolls: false, question: { ask: 'piece' }, state: { score: 2 } })
  })

  test('a new game is shown from its first die on', () => {
    const game: Game<Toy> = { ...toy, first: 'roll' }
    const begun = { module: { ...toyModule, game }, match: new Match(game, SETUP), chance: () => 1 }
    const left = sit(begun).session.leftOff()
    expect(left).toMatchObject({
      seen: 0,
      strip: { before: { score: 0 }, frames: [{ state: { score: 2 } }] },
    })
    expect(sit().session.leftOff()).toBeUndefined()
  })

  test('dice that decide something wait for a press of their own, though others have just fallen', () => {
    const game: Game<Toy> = {
      ...toy,
      steps: {
        ...toy.steps,
        *plan() {
          yield* choose('raf', 'way', [{ id: 'left' }, { id: 'right' }])
          yield* d6('light')
          yield* d6('grave')
          return 'plan'
        },
      },
    }
    const seated = (press: boolean) =>
      sit({
        module: { ...toyModule, game },
        manners: { pressed: ['grave'] },
        match: new Match(game, SETUP),
        press: () => press,
        chance: () => 1,
      }).session
    const session = seated(true)
    session.take('left')
    expect(session.shown).toMatchObject({ rolls: true, question: { what: 'light' } })
    session.roll()
    expect(session.shown).toMatchObject({ rolls: true, question: { what: 'grave' } })
    session.roll()
    expect(session.shown).toMatchObject({ rolls: false, question: { ask: 'way' } })
    const quick = seated(false)
    quick.take('left')
    expect(quick.shown).toMatchObject({ rolls: false, question: { ask: 'way' } })
  })

  test('dice of a seat that nobody here sits in fall by themselves, whoever decided last', () => {
    const rolled = (seat: string) => {
      const { session } = sit({ press: () => true, manners: { rollsFor: () => seat } })
      session.take('a')
      session.take('left')
      return session.shown.rolls
    }
    expect(rolled('raf')).toBe(true)
    expect(rolled('luftwaffe')).toBe(false)
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

  test('may leave a question to the machine, and be taken back', () => {
    const orders = { way: { id: BY_MACHINE, said: 'As the machine would.' } }
    const { session } = sit({ manners: ROUTINE, orders })
    session.take('a')
    expect(session.shown).toMatchObject({ question: { ask: 'piece' }, state: { log: ['a', 'right'] } })
    session.dropOrder('way')
    session.take('a')
    expect(session.shown).toMatchObject({ question: { ask: 'way' } })
  })

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

  test('make no question by themselves, and are what second thoughts offer then', () => {
    const { session } = sit({ ...parts, match: new Match(shy, SETUP), asksAll: () => false })
    expect(session.shown.question).toMatchObject({ ask: 'way' })
    expect(session.shown.thoughts).toMatchObject([{ at: 0, answer: 'take break', unasked: true }])
    session.reconsider(0)
    session.take('break')
    expect(session.match.state.log).toEqual(['break'])
  })

  test('are asked for if the player wishes so', () => {
    const { session } = sit({ ...parts, match: new Match(shy, SETUP), asksAll: () => true })
    expect(session.shown.question).toMatchObject({ ask: 'piece' })
  })
})

describe('what goes without asking', () => {
  const unasked = (_: Toy, { ask }: Choice) => (ask === 'way' ? 'left' : undefined)

  test('is answered for the player, listed nowhere, and taken back with his own decision', () => {
    const { session } = sit({ manners: { unasked }, asksAll: () => false, press: () => true })
    session.take('b')
    expect(session.shown).toMatchObject({ rolls: true, state: { log: ['b', 'left'] } })
    expect(session.shown.thoughts).toMatchObject([{ answer: 'take b', unasked: false }])
    session.undo()
    expect(session.shown.state.log).toEqual([])
  })

  test('is nothing to be taken back before the first question', () => {
    const first = (_: Toy, { ask }: Choice) => (ask === 'piece' ? 'a' : undefined)
    const { session } = sit({ manners: { unasked: first }, asksAll: () => false })
    expect(session.shown).toMatchObject({ question: { ask: 'way' }, noUndo: expect.any(String) })
    session.undo()
    expect(session.shown.question).toMatchObject({ ask: 'way' })
  })

  test('does not keep a move waiting that it is part of', () => {
    const manners = { unasked, moves: { piece: ['way'] } }
    const { session } = sit({ manners, asksAll: () => false, press: () => true })
    session.take('b')
    expect(session.match.state.log).toEqual(['b', 'left'])
  })

  test('is asked for if the player wishes so', () => {
    const { session } = sit({ manners: { unasked }, asksAll: () => true })
    session.take('b')
    expect(session.shown.question).toMatchObject({ ask: 'way' })
  })

  test('dice that nobody waits for fall by themselves', () => {
    const { session } = sit({ manners: { falls: ['score'] }, press: () => true })
    session.take('b')
    session.take('left')
    expect(session.shown).toMatchObject({ rolls: false, state: { round: 2 } })
  })

  test('nor does anybody press for dice that come to the same whatever falls', () => {
    const { session } = sit({
      manners: { pressed: ['score'], isIdle: ({ round }) => round === 1 },
      press: () => true,
    })
    session.take('b')
    session.take('left')
    expect(session.shown).toMatchObject({ rolls: false, state: { round: 2 } })
    session.take('b')
    session.take('left')
    expect(session.shown).toMatchObject({ rolls: true, state: { round: 2 } })
  })
})
