import { type Guide, guiding, Match } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { SETUP, sit, type Toy, toy } from '../fake.ts'

const { falls, given, parts, thrown, yours } = guiding<Toy, Record<'piece' | 'way', unknown>>()

const slip = (words: string) => ({ words, rules: [], holds: () => true })

const guide: Guide<Toy> = {
  title: 'The first round',
  setup: SETUP,
  seat: 'raf',
  goal: 'Roll a six',
  reached: ({ score }) => score >= 11,
  beginning: [...given('piece', 'a'), ...given('way', 'left'), ...falls('score', 5)],
  steps: [
    { title: 'Choose', cues: [yours('piece', ['b', 'c'], slip('Take b or c.')), ...given('way', 'right')] },
    { title: 'Roll', cues: [...falls('score', 6), yours('piece', 'd', slip('Now d.'))] },
  ],
  afterwards: { scenario: 'noon', words: 'There are three rounds.' },
}

function learn(parts: Parameters<typeof sit>[0] = {}) {
  const match = new Match(toy, SETUP)
  match.practice = true
  return sit({ match, guide, ...parts })
}

const offered = ({ shown }: ReturnType<typeof learn>['session']) => shown.items.map(({ id }) => id)

describe('a lesson', () => {
  test('begins where its script has led, with the answers that it goes on with', () => {
    const { session } = learn()
    expect(session.shown.state).toMatchObject({ score: 5, round: 2, log: ['a', 'left'] })
    expect(session.shown.lesson).toMatchObject({ step: 0, slip: { words: 'Take b or c.' }, over: false })
    expect(session.shown.frames).toEqual([])
    expect(offered(session)).toEqual(['b', 'c'])
    expect(session.shown.question).toMatchObject({ ask: 'piece', options: [{ id: 'b' }, { id: 'c' }] })
    expect(session.shown.pause).toBe(session.shown.question)
    expect([...session.shown.lit]).toEqual(['piece:b', 'row:1', 'piece:c'])
  })

  test('goes on whichever of them is taken: dice lie as they are laid out', () => {
    for (const id of ['b', 'c']) {
      const { session } = learn()
      session.take(id)
      expect(session.shown.state).toMatchObject({ score: 11, round: 3, log: ['a', 'left', id, 'right'] })
      expect(session.shown.lesson).toMatchObject({ step: 1, slip: { words: 'Now d.' } })
      session.take('d')
      expect(session.shown.lesson).toEqual({ step: 2, slip: undefined, over: true })
    }
  })

  test('with dice that wait for a press, the slip of the step before lies there no longer', () => {
    const { session } = learn({ press: () => true })
    expect(session.shown.rolls).toBe(false)
    session.take('b')
    expect(session.shown).toMatchObject({ rolls: true, lesson: { step: 1, slip: undefined } })
    session.roll()
    expect(session.shown.state.score).toBe(11)
  })

  test.each([true, false])('dice with a slip beside them wait for the player, press %s', press => {
    const [choose] = guide.steps
    const slips = [slip('Now throw.'), slip('And again.')] as const
    const cues = [thrown('score', 6, slips[0]), ...given('piece', 'd'), ...given('way', 'left')]
    const roll = { title: 'Roll', cues: [...cues, thrown('score', 4, slips[1])] }
    const steps = [...(choose ? [choose] : []), roll]
    const { session } = learn({ guide: { ...guide, steps }, press: () => press })
    session.take('b')
    expect(session.shown).toMatchObject({ rolls: true, lesson: { step: 1, slip: slips[0] } })
    session.roll()
    expect(session.shown).toMatchObject({ rolls: true, lesson: { slip: slips[1] }, state: { score: 11 } })
    session.roll()
    expect(session.shown.state.score).toBe(15)
    expect(session.shown.lesson).toMatchObject({ over: true })
  })

  test('makes the rest of a move by itself, where that is no choice', () => {
    const { session } = learn({ manners: { moves: { piece: ['way'] } } })
    session.take('b')
    expect(session.shown.move).toEqual([])
    expect(session.shown.state.log).toEqual(['a', 'left', 'b', 'right'])
  })

  test('where ways part, each answer goes its own way, and both come together again', () => {
    const leads = {
      b: [...given('way', 'right'), ...falls('score', 6)],
      c: [...given('way', 'left'), ...falls('score', 2)],
    }
    const steps = [
      {
        title: 'Part',
        cues: [parts('piece', leads, slip('Take b or c.')), yours('piece', 'd', slip('Now d.'))],
      },
    ]
    for (const [id, score] of [
      ['b', 11],
      ['c', 7],
    ] as const) {
      const { session } = learn({ guide: { ...guide, steps }, manners: { moves: { piece: ['way'] } } })
      expect(offered(session)).toEqual(['b', 'c'])
      session.take(id)
      expect(session.shown.state.score).toBe(score)
      expect(session.shown.lesson).toMatchObject({ step: 0, slip: { words: 'Now d.' } })
      session.undo()
      expect(offered(session)).toEqual(['b', 'c'])
    }
  })

  test('is no plan that can be laid otherwise', () => {
    expect(learn().session.desk).toBeUndefined()
    expect(sit().session.desk).toBeDefined()
  })

  test('while dice lie ready nothing is offered to be changed: the script goes on with what was given', () => {
    const { session } = learn({ press: () => true })
    session.take('b')
    expect(session.shown).toMatchObject({ rolls: true, thoughts: [] })
  })

  test('ends where its script does: what falls after it belongs to the game that follows', () => {
    const steps = [{ title: 'Choose', cues: [yours('piece', 'b'), ...given('way', 'right')] }]
    const { session } = learn({ guide: { ...guide, steps } })
    session.take('b')
    expect(session.shown).toMatchObject({ rolls: true, lesson: { over: true }, state: { score: 5 } })
    session.leaveLesson()
    expect(session.shown.rolls).toBe(false)
    expect(session.shown.lesson).toBeUndefined()
    expect(session.shown.state.score).toBeGreaterThan(5)
  })

  test('asks for nothing more once it is over, until it is left', () => {
    const steps = [
      { title: 'Choose', cues: [yours('piece', 'b'), ...given('way', 'right'), ...falls('score', 6)] },
    ]
    const { session } = learn({ guide: { ...guide, steps } })
    session.take('b')
    expect(session.shown.lesson).toMatchObject({ over: true })
    expect(offered(session)).toEqual([])
    expect(session.shown.lit.size).toBe(0)
    session.leaveLesson()
    expect(offered(session)).not.toEqual([])
  })

  test('gives nothing that comes after it, and says so', () => {
    const { session, save } = learn()
    session.take('e')
    expect(session.shown.state.log).toEqual(['a', 'left'])
    expect(session.shown.told).toMatch(/after the lesson/)
    expect(save).not.toHaveBeenCalled()
    session.take('c')
    expect(session.shown.state.log).toEqual(['a', 'left', 'c', 'right'])
  })

  test('can be taken back to its first question, and no further', () => {
    const { session } = learn()
    expect(session.shown.noUndo).toBeDefined()
    session.take('b')
    session.undo()
    expect(session.shown.state.log).toEqual(['a', 'left'])
    expect(offered(session)).toEqual(['b', 'c'])
    expect(session.shown.noUndo).toBeDefined()
  })

  test('is gone on with where it was left', () => {
    const { session } = learn()
    session.take('c')
    const again = learn({ match: session.match.fork() }).session
    expect(again.shown.lesson).toMatchObject({ step: 1 })
    expect(offered(again)).toEqual(['d'])
  })

  test('a way of several answers is offered as one, and its first step is not', () => {
    const both = { id: 'b-right', words: 'b to the right', on: ['piece:b'], ids: ['b', 'right'] }
    const other = { id: 'b-left', words: 'b to the left', on: ['piece:b'], ids: ['b', 'left'] }
    const walk = {
      ...guide,
      steps: [{ title: 'Fly', cues: [yours('piece', 'b'), yours('way', 'right'), ...falls('score', 6)] }],
    }
    const { session } = learn({ guide: walk, manners: { far: () => [both, other] } })
    expect(offered(session)).toEqual(['b-right'])
    session.take('b-right')
    expect(session.shown.lesson).toMatchObject({ over: true })
  })

  test('takes no standing orders', () => {
    const { session } = learn({ manners: { routine: ['piece'] } })
    expect(session.mayOrder).toBe(false)
    session.leaveLesson()
    expect(session.mayOrder).toBe(true)
  })

  test('hints at what it goes on with', () => {
    const { session } = learn()
    session.askHint()
    expect(session.shown.hint).toBe('b')
  })

  test('is left for a game like any other', () => {
    const { session } = learn()
    session.leaveLesson()
    expect(session.guide).toBeUndefined()
    expect(session.shown.lesson).toBeUndefined()
    expect(offered(session)).toContain('e')
    session.take('e')
    expect(session.shown.state.log).toContain('e')
  })
})
