import { describe, expect, test } from 'vitest'
import { conform, fuzz, type Game, Nonconformity, replayExactly, wordsOf } from '../index.ts'
import { broken, patrolling, type Steps, steps } from './kit/broken-games.ts'
import { SETUP, type Sky, skyGame } from './patrol-game.ts'

describe('conformance', () => {
  test.each([[['blue']], [['blue', 'red']]])('a sound game passes, seats %j', seats => {
    const match = conform(skyGame({}, seats), SETUP, 1)
    expect(match.over).toBe(true)
    expect(fuzz(skyGame({}, seats), SETUP, 10, 2)).toBeUndefined()
  })

  test('a board that play reaches is one that may be loaded', () => {
    const checkBoard = (data: unknown) =>
      (data as Sky).fuel < 20 ? [{ path: 'fuel', message: 'expected 20' }] : []
    expect(fuzz(skyGame({ checkBoard }), SETUP, 5, 1)?.message).toContain('fuel: expected 20')
    expect(fuzz(skyGame({ checkBoard: () => [] }), SETUP, 5, 1)).toBeUndefined()
  })

  test('everything has words, and none of them is a gap', () => {
    const words = wordsOf(
      {
        asks: { patrol: { question: 'Climb?', answer: (_: Sky, { id }: { id: string }) => id } },
        notes: {
          weather: ({ chit }: { chit: string }) => `Weather: ${chit}.`,
          hits: ({ die }: { die: number }) => `${die} hits.`,
        },
        rolls: { weather: 'Draw the weather.', hits: 'Roll for hits.' },
      },
      {
        steps: { weather: 'Weather', patrol: 'Patrol', fight: 'Fight' },
        levels: { done: 'Done' },
        figures: {},
        seat: seat => seat,
        ref: ref => ref,
      },
    )
    expect(fuzz(skyGame(), SETUP, 5, 1, words)).toBeUndefined()
    const gap = { ...words, note: () => 'undefined hits.' }
    expect(fuzz(skyGame(), SETUP, 5, 1, gap)?.message).toContain("somebody reads 'undefined hits.'")
    const mute = (): string => {
      throw new Error("There are no words for 'fight'")
    }
    expect(fuzz(skyGame(), SETUP, 5, 1, { ...words, step: mute })?.message).toContain("words for 'fight'")
  })

  test('other seeds play other games', () => {
    const journal = (seed: number) =>
      conform(skyGame(), SETUP, seed)
        .journal.map(({ id }) => id)
        .join()
    expect(journal(1)).toBe(journal(1))
    expect(journal(1)).not.toBe(journal(2))
  })

  test.each(broken)('notices: %s', (promise, changes) => {
    const found = fuzz(skyGame({ bound: 400, ...changes }), SETUP, 20, 3)
    expect(found).toBeInstanceOf(Nonconformity)
    expect(found?.message).toContain(promise)
    expect(found?.record.game).toBe('sky')
  })

  /** Breaks a sound game when its first step begins for the nth time, while it is played or after its end. */
  function fickle(when: 'during' | 'after', nth: number, stray: (sky: Sky, first: Sky) => void): Game<Sky> {
    const game = skyGame()
    const begun = { during: 0, after: 0 }
    let now: 'during' | 'after' = 'during'
    let first: Sky | undefined
    return {
      ...game,
      result: sky => {
        now = 'after'
        return game.result(sky)
      },
      steps: {
        ...game.steps,
        weather(sky) {
          first ??= sky
          if (sky.hour === 0 && ++begun[now] >= nth && now === when) stray(sky, first)
          return (steps.weather as Steps[string])(sky)
        },
      },
    }
  }
  const mark = (sky: Sky) => sky.heights.push('x')
  const touch = (_: Sky, first: Sky) => first.heights.push('x')
  const swap = (sky: Sky) => Object.assign(sky.cup, { cloud: 1, sun: 2 })

  test.each([
    ['Saving and loading gives the same board and question', fickle('during', 2, mark)],
    ['Replaying the journal gives the same board and question', fickle('during', 3, mark)],
    ['Going on from the last checkpoint gives the same board, question and log', fickle('during', 4, mark)],
    ['A fork with other dice leaves the game untouched', fickle('during', 5, touch)],
    ['Saving and loading gives the same board and question', fickle('after', 1, mark)],
    ['A replay is asked the same questions', fickle('after', 2, swap)],
    ['A replay comes by the same boards', fickle('after', 2, mark)],
    ['Undo to the start and redo to the end give the same board', fickle('after', 3, mark)],
  ])('notices a game that is not the same twice: %s', (promise, game) => {
    expect(fuzz(game, SETUP, 1, 3)?.message).toBe(promise)
  })

  test('notices an undo that comes by another board', () => {
    expect(fuzz(fickle('after', 3, mark), SETUP, 1, 1)?.message).toBe('Undo comes by the same boards')
  })

  test.each([5, 195])('takes a long game back at both its ends: hour %i of 200', odd => {
    const { begin, result } = skyGame()
    let replays = Number.NaN
    const long = skyGame({
      bound: 2000,
      begin: setup => ({ ...begin(setup), hours: 200 }),
      result: sky => {
        if (Number.isNaN(replays)) replays = 0
        return result(sky)
      },
      steps: {
        ...steps,
        weather(sky) {
          // Its file is loaded, then it is replayed: what comes third is undo.
          if (sky.hour === odd && ++replays > 2) mark(sky)
          return (steps.weather as Steps[string])(sky)
        },
      },
    })
    const found = fuzz(long, SETUP, 1, 1)
    expect(found?.message).toMatch(/^Undo /)
    expect(found?.record.answers.length).toBeGreaterThan(400)
  })

  /** A sound game but for one step, in the second replay after its end: the first loads its file. */
  function strayLater(step: string, otherwise: Steps[string]): Game<Sky> {
    const { result } = skyGame()
    let over = false
    let replays = 0
    const sound = steps as Record<string, Steps[string]>
    const acting =
      (name: string): Steps[string] =>
      sky => {
        if (name === 'weather' && sky.hour === 0 && over) replays++
        return (name === step && replays === 2 ? otherwise : (sound[name] as Steps[string]))(sky)
      }
    return skyGame({
      steps: Object.fromEntries(Object.keys(steps).map(name => [name, acting(name)])),
      result: sky => {
        over = true
        return result(sky)
      },
    })
  }

  test('a replay that ends early is asked nothing more', () => {
    const shorter = strayLater('patrol', function* () {
      return undefined
    })
    expect(fuzz(shorter, SETUP, 1, 3)?.message).toBe('A replay is asked the same questions')
  })

  test('a replay that comes by another board is noticed, wherever that is', () => {
    const astray = (until: number) =>
      strayLater('weather', sky => {
        if (sky.hour === 0) sky.heights.push('x')
        if (sky.hour === until) sky.heights.length = 0
        return (steps.weather as Steps[string])(sky)
      })
    expect(fuzz(astray(1), SETUP, 1, 3)?.message).toBe('A replay comes by the same boards')
    expect(fuzz(astray(0), SETUP, 1, 3)).toBeUndefined()
    const atLast = strayLater('fight', function* (sky) {
      const next = yield* (steps.fight as Steps[string])(sky)
      if (next === undefined) sky.heights.push('x')
      return next
    })
    expect(fuzz(atLast, SETUP, 1, 3)?.message).toBe('A replay comes by the same boards')
  })

  test('a long game is loaded on its way too', () => {
    const { packs, counters } = skyGame()
    let hour = 0
    const game = skyGame({
      packs: { ...packs, has: () => hour < 40 || hour > 50 },
      counters: sky => {
        hour = sky.hour
        return counters(sky)
      },
    })
    expect(fuzz(game, SETUP, 5, 1)).toBeUndefined()
    expect(fuzz(game, { ...SETUP, scenario: 'long' }, 5, 1)?.message).toContain('Saving and loading')
  })

  test('a game that cannot be loaded is noticed, a mistake on the way is not taken for that', () => {
    expect(fuzz(skyGame(), { ...SETUP, pack: 'lost' }, 1, 1)?.message).toContain('Saving and loading')
    const has = () => {
      throw new TypeError('shelf')
    }
    expect(() => fuzz(skyGame({ packs: { ...skyGame().packs, has } }), SETUP, 1, 1)).toThrow('shelf')
  })

  test('a game may take as many answers as it says, and no more', () => {
    const { length } = conform(skyGame(), SETUP, 1).journal
    expect(conform(skyGame({ bound: length }), SETUP, 1).over).toBe(true)
    expect(() => conform(skyGame({ bound: length - 1 }), SETUP, 1)).toThrow(`within ${length - 1} answers`)
  })

  test('plays as many games as it is told to', () => {
    let ended = 0
    const game = skyGame()
    const standing = (sky: Sky) => {
      if (sky.hour === 3) ended++
      return game.standing(sky)
    }
    fuzz(skyGame({ standing }), SETUP, 4, 1)
    expect(ended).toBe(4)
  })

  test('a secret choice of one seat has nobody to be hidden from', () => {
    const alone = patrolling(function* () {
      yield {
        kind: 'together',
        asks: [{ kind: 'choice', seat: 'blue', ask: 'alone', options: [{ id: 'a' }, { id: 'b' }] }],
      }
      return 'fight'
    })
    expect(fuzz(skyGame(alone), SETUP, 3, 1)).toBeUndefined()
  })

  test('a crash comes with the game that reproduces it', () => {
    const game = skyGame({
      steps: {
        ...steps,
        *fight(sky) {
          if (sky.hour === 2) throw new Error('stall')
          return yield* (steps.fight as Steps[string])(sky)
        },
      },
    })
    const found = fuzz(game, SETUP, 5, 1)
    expect(found).toMatchObject({ name: 'Nonconformity', message: 'A rule crashed: stall' })
    expect(found?.cause).toMatchObject({ message: 'stall' })
    expect(() => replayExactly(game, (found as Nonconformity).record)).toThrow('stall')
  })

  test('a mistake in the suite itself is not taken for one of the game', () => {
    const game = skyGame({
      counters: () => {
        throw new TypeError('walk')
      },
    })
    expect(() => fuzz(game, SETUP, 1, 1)).toThrow(TypeError)
  })

  test('a secret that shows is noticed', () => {
    let tick = 0
    const game = skyGame({}, ['blue', 'red'])
    const leaky: Game<Sky> = {
      ...game,
      steps: {
        ...game.steps,
        *fight(sky) {
          const height = { kind: 'choice', ask: 'height', options: [{ id: 'low' }, { id: 'high' }] } as const
          yield { kind: 'choice', seat: 'blue', ask: 'early', options: height.options }
          sky.fuel--
          yield {
            kind: 'together',
            asks: [
              { ...height, seat: 'blue' },
              { ...height, seat: 'red' },
            ],
          }
          return yield* (game.steps.fight as Steps[string])(sky)
        },
      },
      view: (sky, seat) => ({ ...sky, fuel: seat === 'red' ? tick++ : sky.fuel }),
    }
    expect(fuzz(leaky, SETUP, 20, 1)?.message).toContain('A secret answer shows nowhere')
  })
})
