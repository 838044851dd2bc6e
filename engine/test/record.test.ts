import { describe, expect, test } from 'vitest'
import {
  checkPlayable,
  type GameRecord,
  hashState,
  parseRecord,
  Refused,
  recordOf,
  replayExactly,
  resume,
  sharedRecordOf,
  withoutBoards,
} from '../index.ts'
import { file, played } from './kit/files.ts'
import { SETUP, type Sky, skyGame } from './patrol-game.ts'

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
