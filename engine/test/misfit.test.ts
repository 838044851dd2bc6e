import { describe, expect, test } from 'vitest'
import { type Game, hashState, Refused, recordOf, replayExactly, resume } from '../index.ts'
import { file, played } from './kit/files.ts'
import { SETUP, type Sky, skyGame } from './patrol-game.ts'

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
