import { describe, expect, test } from 'vitest'
import {
  type Game,
  type GameRecord,
  hashState,
  Kept,
  linesOf,
  Match,
  parseRecord,
  recordOf,
  replayAnswers,
  replayExactly,
  restored,
  resume,
  resuming,
  seeded,
  sharedRecordOf,
  type Words,
  withoutBoards,
} from '../index.ts'
import { SETUP, type Sky, skyGame } from './patrol-game.ts'

const LONG = { ...SETUP, scenario: 'long' }

const words: Words<Sky> = {
  pause: () => '',
  stakes: () => [],
  answer: () => '',
  said: () => '',
  note: ({ what, facts }) => `${what}: ${JSON.stringify(facts)}`,
  step: step => step,
  level: level => `level ${level}`,
  figure: figure => `figure ${figure}`,
  seat: seat => seat,
  ref: ref => ref,
}

function played(answers = 999, setup = LONG, game = skyGame()): Match<Sky> {
  const match = new Match(game, setup)
  const dice = seeded(5)
  while (match.pause && match.journal.length < answers) {
    if (match.pause.kind === 'chance') match.settle(dice)
    else match.choose('blue', match.journal.length % 4 === 0 && match.state.fuel > 0 ? 'climb' : 'done')
  }
  return match
}

const file = (match: Match<Sky>): GameRecord => parseRecord(JSON.stringify(recordOf(match, words)))

/** The same questions, but from one hour on every hit counts one more. */
function harder(hour: number, version = '2'): Game<Sky> {
  const game = skyGame({ version })
  const { fight } = game.steps
  return {
    ...game,
    steps: {
      ...game.steps,
      *fight(sky) {
        const next = yield* (fight as NonNullable<typeof fight>)(sky)
        if (sky.hour > hour) sky.hits[sky.hits.length - 1] = (sky.hits.at(-1) ?? 0) + 1
        return next
      },
    },
  }
}

describe('a replay that reaches another board', () => {
  test('says so, though every answer fits, and goes on from the last checkpoint of the file', () => {
    const match = played(100)
    const { match: again, trouble, stray } = resume(harder(20), file(match))
    expect(stray?.why).toBe('board')
    expect(stray?.at).toBeGreaterThan(50)
    const { at, state } = match.lastCheckpoint()
    expect(trouble).toBe(
      'This game was played with other rules (1; these are 2): it goes on after 100 of its 100 answers.',
    )
    expect(again.base?.at).toBe(at)
    expect(again.state.hits.slice(0, state.hits.length)).toEqual(state.hits)
    expect(again.journal.map(({ id }) => id)).toEqual(match.journal.slice(at).map(({ id }) => id))
  })

  test('goes on after all answers that fit, if the file holds no board that can be played on', () => {
    const match = played(100)
    const { checkpoint, ...record } = file(match)
    const { match: again, trouble, stray } = resume(harder(20, '1'), record)
    expect(again.journal.map(({ id }) => id)).toEqual(match.journal.map(({ id }) => id))
    expect(hashState(again.state)).not.toBe(hashState(match.state))
    expect(trouble).toBe(
      `The first ${stray?.at} answers in this file lead to another board than they did: it goes on after 100 of its 100 answers.`,
    )
    const strict = { ...harder(20, '1'), checkBoard: () => [{ path: 'hits', message: 'expected another' }] }
    expect(resume(strict, { ...record, ...(checkpoint && { checkpoint }) }).match.base).toBeUndefined()
  })

  test('is noticed at set-up, and by the checkpoint of files from before there was a trail', () => {
    const { trail: _, board: __, ...old } = file(played(100))
    expect(resume(skyGame(), old).trouble).toBeUndefined()
    expect(resume(harder(2), old).stray).toEqual({ why: 'board', at: old.checkpoint?.at })
    const other = skyGame({ begin: setup => ({ ...skyGame().begin(setup), fuel: 21 }) })
    expect(resume(other, file(played(4))).trouble).toMatch(/^The set-up in this file is another board/)
  })

  test('is noticed after the last answer, also in a link', () => {
    const match = played(10)
    expect(file(match).trail).toHaveLength(1)
    expect(resume(harder(0), file(match)).stray).toEqual({ why: 'board', at: 10 })
    expect(() => replayExactly(harder(0, '1'), sharedRecordOf(match))).toThrow('another board')
  })

  test('says nothing of a checkpoint that is itself damaged', () => {
    const { trail: _, board: __, ...old } = file(played(100))
    const checkpoint = { at: 30, step: 'patrol', state: {}, hash: 'x' }
    expect(resume(skyGame(), { ...old, checkpoint }).trouble).toBeUndefined()
  })

  test('comes by every board of the trail, however often the game was rewound', () => {
    const game = skyGame({ begin: setup => ({ ...skyGame().begin(setup), hours: 1500 }) })
    const match = played(4000, LONG, game)
    match.practice = true
    while (match.journal.length > 2500) match.undo('blue')
    const dice = seeded(8)
    while (match.pause && match.journal.length < 4200)
      match.pause.kind === 'chance' ? match.settle(dice) : match.choose('blue', 'done')
    expect(resume(game, file(match)).trouble).toBeUndefined()
  })
})

describe('a finished game', () => {
  test('keeps its result and its log in the words they were told with', () => {
    const match = played(999, SETUP)
    const { told } = file(match)
    expect(told).toMatchObject({ level: 'level done', result: { score: match.result?.score } })
    const lines = told ? linesOf(told) : []
    expect(lines[0]).toEqual({ at: 1, rule: 'SKY-1', text: expect.stringMatching(/^weather: /) })
    expect(lines).toHaveLength(match.notes.length)
    expect(file(played(3)).told).toBeUndefined()
  })

  test('that ends with another result now says so, though the board is the same', () => {
    const record = file(played(999, SETUP))
    const counted = { ...skyGame(), result: () => ({ level: 'done', score: 0, figures: {} }) }
    expect(resume(counted, record).stray).toEqual({ why: 'result', at: record.answers.length })
    expect(resume(counted, record).trouble).toContain('ends with another result now')
    expect(resume(skyGame(), record).trouble).toBeUndefined()
  })

  test.each([
    ['no result', { result: undefined }],
    ['a result without score', { result: { level: 'done', figures: {} } }],
    ['a winner that is no seat', { result: { level: 'done', score: 1, winner: 1, figures: {} } }],
    ['figures that are no numbers', { result: { level: 'done', score: 1, figures: { a: 'b' } } }],
    ['no level', { level: 1 }],
    ['figures without words', { figures: [1] }],
    ['no log', { log: 'none' }],
    ['a log of something else', { log: [{ at: 1, rule: 'x' }] }],
  ])('told with %s is not told', (_, change) => {
    const record = file(played(999, SETUP))
    expect(parseRecord({ ...record, told: { ...record.told, ...change } }).told).toBeUndefined()
  })

  test('a trail or board that is none is left out', () => {
    const record = file(played(3))
    for (const trail of [7, [7], [[0]], [[-1, 'x']], [['0', 'x']]])
      expect(parseRecord({ ...record, trail }).trail).toBeUndefined()
    expect(parseRecord({ ...record, board: 7 }).board).toBeUndefined()
  })
})

describe('going on from the last checkpoint', () => {
  /** Counts how often a step is begun: what a replay costs. */
  function counted() {
    const game = skyGame()
    let begun = 0
    const weather: NonNullable<Game<Sky>['steps'][string]> = sky => {
      begun++
      return (game.steps.weather as typeof weather)(sky)
    }
    const take = () => {
      const taken = begun
      begun = 0
      return taken
    }
    return { game: { ...game, steps: { ...game.steps, weather } }, take }
  }

  test('plays the answers since alone, and so does a fork', () => {
    const { game, take } = counted()
    const match = played(170, LONG, game)
    expect(take()).toBeGreaterThan(40)
    const again = restored(game, LONG, match)
    expect(take()).toBeLessThan(12)
    expect([again?.pause, again?.journal, again?.notes]).toEqual([match.pause, match.journal, match.notes])
    expect(recordOf(again as Match<Sky>)).toEqual(recordOf(match))
    const fork = match.fork(101)
    expect(take()).toBeLessThan(12)
    expect(recordOf(fork)).toEqual(recordOf(played(101)))
    expect(fork.notes).toEqual(played(101).notes)
  })

  test('takes back and looks back as before', () => {
    const match = restored(skyGame(), LONG, played(170)) as Match<Sky>
    match.practice = true
    for (let n = 0; n < 170; n += 13) expect(hashState(match.at(n).state)).toBe(hashState(played(n).state))
    while (match.undoPoint('blue') !== undefined) match.undo('blue')
    expect(match.journal).toHaveLength(1)
    while (match.canRedo) match.redo()
    expect(hashState(match.state)).toBe(hashState(played(170).state))
  })

  test('is refused where the board is damaged or the rules ask something else', () => {
    const match = played(100)
    const last = match.checkpoints.at(-1) as Kept<Sky>
    const forged = new Kept(last.at, last.step, { ...last.state, fuel: 3 }, last.notes, last.hash)
    const { journal, notes } = match
    const past = (checkpoints: readonly Kept<Sky>[]) => ({ journal, notes, checkpoints })
    expect(restored(skyGame(), LONG, past([forged]))).toBeUndefined()
    expect(restored(skyGame(), LONG, past([]))).toBeUndefined()
    expect(restored(skyGame(), LONG, { ...past([last]), journal: journal.slice(0, 3) })).toBeUndefined()
    const steps = { ...skyGame().steps }
    delete (steps as Record<string, unknown>)[last.step]
    expect(restored(skyGame({ steps }), LONG, match)).toBeUndefined()
    const marked = journal.map((entry, i) => (i === 99 ? { ...entry, mark: 'x' } : entry))
    expect(restored(skyGame(), LONG, { ...past([last]), journal: marked })).toBeUndefined()
  })
})

test('a long replay can be done in slices', () => {
  const game = skyGame({ begin: setup => ({ ...skyGame().begin(setup), hours: 400 }) })
  const match = played(1000, LONG, game)
  const slices: number[] = []
  const work = resuming(game, file(match))
  for (let slice = work.next(); ; slice = work.next()) {
    if (slice.done) {
      expect(hashState(slice.value.match.state)).toBe(hashState(match.state))
      break
    }
    slices.push(slice.value)
  }
  expect(slices).toEqual([0, 200, 400, 600, 800])
})

test('answers can be given again whatever board they lead to', () => {
  const match = replayAnswers(harder(2), file(played(60)))
  expect(match.journal).toHaveLength(60)
  expect(withoutBoards(file(played(60)))).not.toHaveProperty('trail')
})
