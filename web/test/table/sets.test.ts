import { choose, type Game, Match } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { SETUP, sit, type Toy, toy, toyModule } from '../fake.ts'

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

describe('a plan on a desk', () => {
  const PLAN = { press: () => true, manners: { staff: ['piece', 'way'] } }

  test('is laid in one stroke and taken back in one; each part of it is exchanged where it lies', () => {
    const { session } = sit(PLAN)
    session.desk?.give(['a', 'left'])
    expect(session.match.state.log).toEqual(['a', 'left'])
    session.undo()
    expect(session.desk?.made()).toEqual([])
    session.desk?.give(['a'])
    expect(session.desk?.made()).toMatchObject([{ at: 0, ask: 'piece', option: { id: 'a' } }])
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
    expect(session.shown.told).toMatchObject({ after: ['Change what you like, then confirm it.'] })
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
