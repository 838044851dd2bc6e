import { describe, expect, test } from 'vitest'
import {
  checkPlayable,
  type Game,
  type GameRecord,
  hashState,
  Match,
  parseRecord,
  Refused,
  recordOf,
  replayExactly,
  resume,
  seeded,
  sharedRecordOf,
  withoutBoards,
} from '../index.ts'
import { SETUP, type Sky, skyGame } from './patrol-game.ts'

const LONG = { ...SETUP, scenario: 'long' }

function played(answers: number, setup = LONG): Match<Sky> {
  const match = new Match(skyGame(), setup)
  const dice = seeded(5)
  while (match.pause && match.journal.length < answers) {
    if (match.pause.kind === 'chance') match.settle(dice)
    else match.choose('blue', match.journal.length % 4 === 0 && match.state.fuel > 0 ? 'climb' : 'done')
  }
  return match
}

const file = (match: Match<Sky>, changes: object = {}) =>
  parseRecord(JSON.stringify({ ...recordOf(match), ...changes }))

describe('a saved game', () => {
  test('goes on at the same question with the same board and log', () => {
    for (const answers of [0, 1, 2, 50, 101]) {
      const match = played(answers)
      match.practice = true
      match.rewinds = 3
      const { match: again, trouble } = resume(skyGame(), file(match))
      expect(trouble).toBeUndefined()
      expect(hashState(again.state)).toBe(hashState(match.state))
      expect(again.pause).toEqual(match.pause)
      expect(again.notes).toEqual(match.notes)
      expect([again.practice, again.rewinds]).toEqual([true, 3])
      expect(recordOf(again)).toEqual(recordOf(match))
    }
  })

  test('in its shared form replays as well, without checkpoint and marks', () => {
    const match = played(80)
    const shared = sharedRecordOf(match)
    expect(shared).not.toHaveProperty('checkpoint')
    expect(shared.answers.some(answer => answer.includes('#'))).toBe(false)
    expect(hashState(replayExactly(skyGame(), parseRecord(JSON.stringify(shared))).state)).toBe(
      hashState(match.state),
    )
  })

  test('brings its own pack along', () => {
    const packs: unknown[] = []
    const game = skyGame({ packs: { ...skyGame().packs, register: pack => `${packs.push(pack)}` } })
    resume(game, file(played(3), { pack: { id: 'own' } }))
    expect(packs).toEqual([{ id: 'own' }])
    resume(game, file(played(3)))
    expect(packs).toHaveLength(1)
  })
})

describe('a game whose answers no longer fit', () => {
  /** The same game with newer rules: one more question in every hour. */
  const newer = (): Game<Sky> => {
    const game = skyGame({ version: '2' })
    return {
      ...game,
      steps: {
        ...game.steps,
        *weather(sky: Sky) {
          if (sky.hour === 4)
            yield { kind: 'choice', seat: 'blue', ask: 'new', options: [{ id: 'x' }, { id: 'y' }] }
          return yield* (
            game.steps.weather as (sky: Sky) => ReturnType<NonNullable<Game<Sky>['steps']['x']>>
          )(sky)
        },
      },
    }
  }

  test('goes on from its last checkpoint under newer rules', () => {
    const match = played(100)
    const { at } = match.lastCheckpoint()
    const { match: again, trouble } = resume(newer(), file(match))
    expect(trouble).toBe(
      'This game was played with other rules (1; these are 2): it goes on after 100 of its 100 answers.',
    )
    expect(again.base?.at).toBe(at)
    expect(hashState(again.state)).toBe(hashState(match.state))
    const twice = resume(newer(), file(again))
    expect(twice.trouble).toBeUndefined()
    expect(hashState(twice.match.state)).toBe(hashState(match.state))
  })

  test('goes on from its last checkpoint when an early answer is damaged', () => {
    const match = played(100)
    const answers = [...recordOf(match).answers]
    answers[2] = 'dive #zzz'
    const { match: again, trouble } = resume(skyGame(), file(match, { answers }))
    expect(trouble).toBe(
      'Answer 3 of 100 in this file does not fit its question: it goes on after 100 of its 100 answers.',
    )
    expect(hashState(again.state)).toBe(hashState(match.state))
  })

  test('goes back to the last answer that fits when the checkpoint is damaged too', () => {
    const match = played(100)
    const record = recordOf(match)
    const answers = [...record.answers]
    answers[40] = `${answers[40]}x`
    for (const checkpoint of [
      undefined,
      'none',
      { ...record.checkpoint, hash: 'other' },
      { ...record.checkpoint, step: 'lunch' },
    ]) {
      const { match: again, trouble } = resume(skyGame(), file(match, { answers, checkpoint }))
      expect(trouble).toContain('Answer 41 of 100')
      expect(trouble).toContain('goes on after 40 of its 100 answers')
      expect(again.journal.length).toBe(40)
    }
  })

  test('begins again if not even the first answer fits', () => {
    const record = file(played(1), { answers: ['moon'], checkpoint: undefined })
    expect(resume(skyGame(), record).trouble).toContain('the game begins again at set-up')
  })

  test('survives a checkpoint that these rules cannot play on', () => {
    const state = { hour: 1 }
    const checkpoint = { at: 0, step: 'weather', state, hash: hashState(state) }
    const { match, trouble } = resume(skyGame(), file(played(4), { answers: ['moon'], checkpoint }))
    expect(trouble).toContain('begins again')
    expect(match.state.fuel).toBe(20)
  })

  test('goes on from a checkpoint after its very last answer', () => {
    const match = played(100)
    const { at } = match.lastCheckpoint()
    const answers = recordOf(match).answers.slice(0, at)
    const { match: again } = resume(skyGame(), file(match, { answers: ['moon', ...answers.slice(1)] }))
    expect(again.base?.at).toBe(at)
    expect(hashState(again.state)).toBe(hashState(match.at(at).state))
  })

  test('takes no checkpoint from beyond its answers', () => {
    const match = played(100)
    const answers = [...recordOf(match).answers.slice(0, 60)]
    answers[30] = 'dive'
    expect(match.lastCheckpoint().at).toBeGreaterThan(60)
    const { match: again, trouble } = resume(skyGame(), file(match, { answers }))
    expect(trouble).toContain('it goes on after 30 of its 60 answers.')
    expect(again.journal.length).toBe(30)
  })

  test('takes a checkpoint only if it leads further', () => {
    const match = played(100)
    const { answers, checkpoint } = recordOf(match)
    const at = checkpoint?.at ?? 0
    const late = [...answers.slice(0, at + 1), 'dive']
    const { match: again } = resume(skyGame(), file(match, { answers: late }))
    expect(again.base).toBeUndefined()
    expect(again.journal.length).toBe(at + 1)
  })

  test('is refused where an exact replay is wanted', () => {
    const record = file(played(6), { answers: ['cloud', 'dive'] })
    expect(() => replayExactly(skyGame(), record)).toThrow(Refused)
    expect(() => replayExactly(skyGame(), { ...record, answers: ['cloud', 'dive'], rules: '0' })).toThrow(
      'other rules',
    )
  })

  test('does not take answers after the end', () => {
    const match = played(999, SETUP)
    expect(match.over).toBe(true)
    const answers = [...recordOf(match).answers, 'done']
    expect(resume(skyGame(), file(match, { answers })).trouble).toContain(`Answer ${answers.length} of`)
  })
})

describe('a game on which a rule crashes', () => {
  const jams = (...hours: number[]): Game<Sky> => {
    const game = skyGame()
    return {
      ...game,
      steps: {
        ...game.steps,
        *patrol(sky) {
          if (hours.includes(sky.hour)) throw new Error('jammed')
          return yield* game.steps.patrol?.(sky) ?? []
        },
      },
    }
  }

  test('goes on before the answer that makes it crash', () => {
    const record = file(played(100), { checkpoint: undefined })
    const { match, trouble, crash } = resume(jams(4), record)
    expect([match.state.hour, match.pause]).toEqual([4, expect.objectContaining({ what: 'weather' })])
    const { length } = match.journal
    expect(trouble).toBe(
      `Answer ${length + 1} of 100 in this file makes a rule crash: it goes on after ${length} of its 100 answers.`,
    )
    expect(crash).toMatchObject({ message: 'jammed' })
    expect(() => replayExactly(jams(4), record)).toThrow('jammed')
  })

  test('goes on from its last checkpoint, as far as that leads', () => {
    const match = played(100)
    const { hour } = match.state
    expect(hashState(resume(jams(4), file(match)).match.state)).toBe(hashState(match.state))
    const jammed = resume(jams(4, hour), file(match)).match
    expect([jammed.state.hour, jammed.pause]).toEqual([hour, expect.objectContaining({ what: 'weather' })])
    expect(jammed.base?.at).toBe(match.lastCheckpoint().at)
  })
})

describe('a board that a file begins from', () => {
  const board = (): Sky => played(9).state
  const from = (state: unknown, step = 'patrol', answers: readonly string[] = []) =>
    withoutBoards(file(played(0), { answers, base: { at: 0, step, state, hash: hashState(state) } }))

  test('is played on if it is one of this game', () => {
    const { match, trouble } = resume(skyGame(), from(board(), 'patrol', ['done', '3']))
    expect(trouble).toBeUndefined()
    expect(match.state.hits).toEqual([...board().hits, 3])
  })

  test.each([
    ['without counters', from({ ...board(), cup: undefined }), 'cloud'],
    ['without a score', from({ ...board(), hits: 7 }), 'reduce'],
    ['in a step that no game has', from(board(), 'constructor'), "Sky has no step 'constructor'"],
  ])('%s is refused, and what crashed is kept', (_, record, crash) => {
    try {
      resume(skyGame(), record)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(Refused)
      expect(error).toHaveProperty(
        'message',
        'This game file is damaged: the board it begins from cannot be played on.',
      )
      expect(String((error as Refused).cause)).toContain(crash)
    }
  })

  test('that a rule crashes on later is played as far as it goes, but not taken for an exact replay', () => {
    const record = from({ ...board(), drawn: 'x' }, 'patrol', ['climb', 'done', '3'])
    const { match, trouble } = resume(skyGame(), record)
    expect([match.step, match.journal.length]).toEqual(['fight', 2])
    expect(trouble).toBe(
      'Answer 3 of 3 in this file makes a rule crash: it goes on after 2 of its 3 answers.',
    )
    expect(() => replayExactly(skyGame(), record)).toThrow(Refused)
    expect(() => replayExactly(skyGame(), record)).toThrow('the board it begins from cannot be played on')
  })

  test('crashes as a rule does if there is none', () => {
    const game = skyGame({
      begin: () => {
        throw new Error('no table')
      },
    })
    expect(() => resume(game, file(played(0)))).toThrow('no table')
  })
})

describe('bad files', () => {
  const good = (): GameRecord => recordOf(played(5))
  const nested = (levels: number): unknown => {
    let data: unknown = 'deep'
    for (let i = 0; i < levels; i++) data = { data }
    return data
  }
  const cases: [name: string, data: unknown, sentence: string][] = [
    ['text that is cut short', JSON.stringify(good()).slice(0, 60), 'damaged or cut short'],
    ['something else', '[1,2]', 'not a Tallyho game file'],
    ['another JSON file', { name: 'x' }, 'not a Tallyho game file'],
    ['nothing', null, 'not a Tallyho game file'],
    ['a format that never was', { ...good(), tallyho: 0 }, 'not a Tallyho game file'],
    ['a format without number', { ...good(), tallyho: 'x' }, 'not a Tallyho game file'],
    ['data nested without end', { ...good(), pack: nested(100_000) }, 'nested too deep'],
    ['data nested too deep in a list', { ...good(), pack: { list: [0, nested(64)] } }, 'nested too deep'],
    [
      'a name that changes all objects',
      JSON.stringify(good()).replace('"options":{', '"options":{"__proto__":{"wind":true}'),
      'names that no game uses',
    ],
    ['a newer format', { ...good(), tallyho: 2 }, 'written by a newer Tallyho'],
    ['no game', { ...good(), game: undefined }, 'the name of the game is missing'],
    ['an empty game', { ...good(), game: '' }, 'the name of the game is missing'],
    ['no rules', { ...good(), rules: 3 }, 'the version of the rules is missing'],
    ['no set-up', { ...good(), setup: undefined }, 'the set-up is missing'],
    ['a set-up without scenario', { ...good(), setup: {} }, 'the set-up is missing'],
    ['a strange pack', { ...good(), setup: { ...SETUP, pack: 4 } }, 'component pack is not a text'],
    ['strange options', { ...good(), setup: { ...SETUP, options: { wind: 'yes' } } }, 'not yes or no'],
    ['options that are a list', { ...good(), setup: { ...SETUP, options: [] } }, 'not yes or no'],
    ['no answers', { ...good(), answers: undefined }, 'the list of answers is missing'],
    ['answers that are numbers', { ...good(), answers: [1] }, 'the list of answers is missing'],
    ['a broken base', { ...good(), base: { at: 1 } }, 'the board it begins from is broken'],
    ['a base before the start', { ...good(), base: { ...good().checkpoint, at: -1 } }, 'is broken'],
    ['a base between two answers', { ...good(), base: { ...good().checkpoint, at: 0.5 } }, 'is broken'],
    ['a base at no number', { ...good(), base: { ...good().checkpoint, at: '0' } }, 'is broken'],
    ['a base in no step', { ...good(), base: { ...good().checkpoint, step: 1 } }, 'is broken'],
    [
      'a base that is a list',
      { ...good(), base: { at: 1, step: 'x', state: [], hash: hashState([]) } },
      'is broken',
    ],
    ['a forged base', { ...good(), base: { at: 1, step: 'patrol', state: {}, hash: 'x' } }, 'is broken'],
  ]
  test.each(cases)('%s', (_, data, sentence) => {
    expect(() => parseRecord(data)).toThrow(Refused)
    expect(() => parseRecord(data)).toThrow(sentence)
  })

  test('data as deep as a board can be is read', () => {
    expect(parseRecord({ ...good(), pack: nested(63) }).pack).toEqual(nested(63))
    expect(parseRecord({ ...good(), pack: { none: null } }).pack).toEqual({ none: null })
  })

  test('what is missing and has a default gets it', () => {
    const { practice, rewinds, checkpoint, ...rest } = good()
    const record = parseRecord({ ...rest, rewinds: -2, setup: { scenario: 'short' } })
    expect(record).toMatchObject({ practice: false, rewinds: 0, setup: SETUP })
    expect(practice || rewinds || !checkpoint).toBe(false)
    expect(record).not.toHaveProperty('checkpoint')
    expect(record).not.toHaveProperty('pack')
    expect(parseRecord({ ...rest, rewinds: 2, practice: true })).toMatchObject({ rewinds: 2, practice: true })
    expect(parseRecord({ ...rest, rewinds: 1.5 }).rewinds).toBe(0)
    const setup = { ...SETUP, pack: 'own', options: { wind: true } }
    expect(parseRecord({ ...rest, setup }).setup).toEqual(setup)
  })

  test('a game, scenario, pack or optional rule that is not here', () => {
    const game = skyGame()
    expect(() => resume(game, { ...good(), game: 'chess' })).toThrow(
      "This file holds a game of 'chess', not of Sky.",
    )
    expect(() => checkPlayable(game, { ...SETUP, scenario: 'x' })).toThrow(
      "Sky has no scenario 'x'. It has: short, long.",
    )
    expect(() => checkPlayable(game, { ...SETUP, pack: 'y' })).toThrow("The component pack 'y' is not here")
    expect(() => checkPlayable(game, { ...SETUP, options: { rain: true } })).toThrow(
      "Sky has no optional rule 'rain'. It has: wind.",
    )
    expect(() =>
      checkPlayable({ ...game, optionalRules: [] }, { ...SETUP, options: { rain: true } }),
    ).toThrow('It has: none.')
    const two = [...game.optionalRules, { id: 'fog', title: 'Fog', default: false }]
    expect(() =>
      checkPlayable({ ...game, optionalRules: two }, { ...SETUP, options: { rain: true } }),
    ).toThrow('It has: wind, fog.')
    expect(checkPlayable(game, { ...SETUP, options: { wind: true } })).toBeUndefined()
    expect(() => resume(game, { ...good(), setup: { ...SETUP, scenario: 'x' } })).toThrow("no scenario 'x'")
  })
})
