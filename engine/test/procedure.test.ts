import { describe, expect, test } from 'vitest'
import {
  type Answer,
  after,
  chance,
  choose,
  chooseTogether,
  cupSize,
  d6,
  d10,
  draw,
  known,
  type Pause,
  type Procedure,
  pick,
  putBack,
  stop,
} from '../index.ts'

/** Drives a procedure with given answers; returns its value and the pauses it made. */
function drive<T>(procedure: Procedure<T>, ...answers: Answer[]): { value: T; pauses: Pause[] } {
  const pauses: Pause[] = []
  let turn = procedure.next(undefined as never)
  while (!turn.done) {
    pauses.push(turn.value)
    turn = procedure.next(answers.shift() as Answer)
  }
  return { value: turn.value, pauses }
}

describe('choose', () => {
  const options = [{ id: 'a' }, { id: 'b' }]

  test('pauses with the options and returns the one taken', () => {
    const { value, pauses } = drive(choose('raf', 'which', options, ['space:x']), 1)
    expect(value).toBe(options[1])
    expect(pauses).toEqual([{ kind: 'choice', seat: 'raf', ask: 'which', options, about: ['space:x'] }])
  })

  test('leaves out what the question is about if it is about nothing', () => {
    const [pause] = drive(choose('raf', 'which', options), 0).pauses
    // Every question has one shape, which rules yield faster; as data there is nothing of it.
    expect(JSON.stringify(pause)).not.toContain('about')
  })

  test('takes a forced choice without a pause', () => {
    expect(drive(choose('raf', 'which', [{ id: 'only' }]))).toEqual({ value: { id: 'only' }, pauses: [] })
  })

  test('has no question without a legal answer', () => {
    expect(() => drive(choose('raf', 'which', []))).toThrow("No legal option for 'which'")
    expect(() => drive(stop('raf', 'which', []))).toThrow("No legal option for 'which'")
  })

  test.each([[-1], [2], [0.5], [[0]], [Number.NaN]])('does not take %j for an answer', answer => {
    expect(() => drive(choose('raf', 'which', options), answer)).toThrow("'which' has 2 answers")
  })
})

describe('stop', () => {
  test('waits even for the only answer', () => {
    const only = { id: 'only' }
    const { value, pauses } = drive(stop('raf', 'ready', [only], ['space:x']), 0)
    expect(value).toBe(only)
    expect(pauses).toEqual([
      { kind: 'choice', seat: 'raf', ask: 'ready', options: [only], about: ['space:x'] },
    ])
  })
})

describe('chooseTogether', () => {
  const asks = [
    { seat: 'raf', ask: 'offer', options: [{ id: 'fight' }, { id: 'dive' }] },
    { seat: 'luftwaffe', ask: 'offer', options: [{ id: 'fight' }, { id: 'climb' }] },
  ]

  test('asks all seats at once and returns what each took', () => {
    const { value, pauses } = drive(chooseTogether(asks), [1, 0])
    expect(value.map(({ id }) => id)).toEqual(['dive', 'fight'])
    expect(pauses).toEqual([{ kind: 'together', asks: asks.map(ask => ({ kind: 'choice', ...ask })) }])
  })

  test('needs an answer of every seat', () => {
    expect(() => drive(chooseTogether(asks), [1])).toThrow('one answer from every seat')
    expect(() => drive(chooseTogether(asks), 1)).toThrow('one answer from every seat')
    expect(() => drive(chooseTogether(asks), [1, 2])).toThrow("'offer' has 2 answers")
  })

  test('asks nobody a question without a legal answer', () => {
    expect(() => drive(chooseTogether([{ seat: 'raf', ask: 'offer', options: [] }]))).toThrow(
      'No legal option',
    )
  })
})

describe('chance', () => {
  test('d6 has six equal faces', () => {
    const { value, pauses } = drive(d6('effort'), 3)
    expect(value).toBe(4)
    expect(pauses[0]).toEqual({
      kind: 'chance',
      what: 'effort',
      outcomes: ['1', '2', '3', '4', '5', '6'].map(id => ({ id, weight: 1 })),
    })
    expect(() => drive(d6('effort'), 6)).toThrow("'effort' has 6 answers")
  })

  test('a roll says whom it is for and against which number, if anybody and any', () => {
    const about = ['unit:1', 'unit:2']
    expect(drive(d6('tally', about, 4), 3).pauses[0]).toMatchObject({ what: 'tally', about, against: 4 })
    expect(JSON.stringify(drive(d10('fate', about), 3).pauses[0])).not.toContain('against')
    expect(drive(draw('size', { a: 1, b: 1 }, about), 0).pauses[0]).toMatchObject({ about })
    expect(drive(pick('who', [{ id: 'a' }, { id: 'b' }], about), 0).pauses[0]).toMatchObject({ about })
  })

  test('d10 has ten equal faces', () => {
    const { value, pauses } = drive(d10('cohesion'), 9)
    expect(value).toBe(10)
    expect(pauses[0]).toMatchObject({ kind: 'chance', what: 'cohesion', outcomes: { length: 10 } })
    expect(() => drive(d10('cohesion'), 10)).toThrow("'cohesion' has 10 answers")
  })

  test('weighted outcomes come back whole; a certain one without a pause', () => {
    const outcomes = [
      { id: 'x', weight: 1, worth: 3 },
      { id: 'y', weight: 2, worth: 4 },
    ]
    expect(drive(chance('what', outcomes), 1).value.worth).toBe(4)
    expect(drive(chance('what', outcomes.slice(0, 1))).pauses).toEqual([])
    expect(() => drive(chance('what', []))).toThrow("Nothing to draw for 'what'")
  })

  test('a draw is made over what is left in the cup and takes it out', () => {
    const cup = { east: 2, south: 0, time: 1 }
    const { value, pauses } = drive(draw('region', cup), 1)
    expect(value).toBe('time')
    expect(pauses[0]).toMatchObject({
      outcomes: [
        { id: 'east', weight: 2 },
        { id: 'time', weight: 1 },
      ],
    })
    expect(cup).toEqual({ east: 2, south: 0, time: 0 })
    expect(cupSize(cup)).toBe(2)
    putBack(cup, 'time')
    expect(cup.time).toBe(1)
  })

  test('the last kind in a cup is drawn without a pause, an empty cup not at all', () => {
    const cup = { east: 1 }
    expect(drive(draw('region', cup))).toEqual({ value: 'east', pauses: [] })
    expect(() => drive(draw('region', cup))).toThrow("Nothing to draw for 'region'")
  })

  test('pick takes one of several things, each as likely', () => {
    const things = [{ id: 'I/JG51' }, { id: 'II/JG51' }]
    const { value, pauses } = drive(pick('hunter', things), 1)
    expect(value).toBe(things[1])
    expect(pauses[0]).toMatchObject({
      kind: 'chance',
      what: 'hunter',
      outcomes: [{ weight: 1 }, { weight: 1 }],
    })
    expect(drive(pick('hunter', things.slice(0, 1)))).toEqual({ value: things[0], pauses: [] })
    expect(() => drive(pick('hunter', []))).toThrow("Nothing to pick for 'hunter'")
  })
})

describe('after', () => {
  test('says what comes of a roll, without another pause', () => {
    const { value, pauses } = drive(
      after(d6('fuse'), die => die > 4),
      5,
    )
    expect(value).toBe(true)
    expect(pauses).toHaveLength(1)
  })

  test('of what is known already asks nobody, and comes about once', () => {
    let times = 0
    const procedure = after(known(3), value => {
      times += 1
      return value * 2
    })
    expect(drive(procedure)).toEqual({ value: 6, pauses: [] })
    expect(drive(procedure).value).toBe(6)
    expect(times).toBe(1)
  })
})
