import { describe, expect, test } from 'vitest'
import {
  conform,
  expected,
  fuzz,
  type Game,
  Match,
  Nonconformity,
  prospects,
  Run,
  replayExactly,
} from '../index.ts'
import { SETUP, type Sky, skyGame } from './patrol-game.ts'

describe('conformance', () => {
  test.each([[['blue']], [['blue', 'red']]])('a sound game passes, seats %j', seats => {
    const match = conform(skyGame({}, seats), SETUP, 1)
    expect(match.over).toBe(true)
    expect(fuzz(skyGame({}, seats), SETUP, 10, 2)).toBeUndefined()
  })

  test('other seeds play other games', () => {
    const journal = (seed: number) =>
      conform(skyGame(), SETUP, seed)
        .journal.map(({ id }) => id)
        .join()
    expect(journal(1)).toBe(journal(1))
    expect(journal(1)).not.toBe(journal(2))
  })

  type Steps = Game<Sky>['steps']
  const { steps } = skyGame()
  const patrolling = (patrol: Steps[string]): Partial<Game<Sky>> => ({ steps: { ...steps, patrol } })
  let tick = 0
  const broken: [promise: string, changes: Partial<Game<Sky>>][] = [
    [
      "'patrol' has a legal answer",
      patrolling(function* () {
        yield { kind: 'choice', seat: 'blue', ask: 'patrol', options: [] }
        return 'fight'
      }),
    ],
    [
      'have different ids',
      patrolling(function* () {
        yield { kind: 'choice', seat: 'blue', ask: 'patrol', options: [{ id: 'a' }, { id: 'a' }] }
        return 'fight'
      }),
    ],
    [
      'can be saved',
      patrolling(function* () {
        yield { kind: 'choice', seat: 'blue', ask: 'patrol', options: [{ id: 'a|b' }, { id: 'a' }] }
        return 'fight'
      }),
    ],
    [
      'can be saved',
      patrolling(function* () {
        yield { kind: 'choice', seat: 'blue', ask: 'patrol', options: [{ id: '' }, { id: 'a' }] }
        return 'fight'
      }),
    ],
    [
      'can be saved',
      patrolling(function* () {
        yield { kind: 'choice', seat: 'blue', ask: 'patrol', options: [{ id: 'a #b' }, { id: 'a' }] }
        return 'fight'
      }),
    ],
    [
      'positive whole weights',
      patrolling(function* () {
        yield {
          kind: 'chance',
          what: 'x',
          outcomes: [
            { id: 'a', weight: 0 },
            { id: 'b', weight: 1 },
          ],
        }
        return 'fight'
      }),
    ],
    [
      'ends within 400 answers',
      patrolling(function* () {
        for (;;) yield { kind: 'choice', seat: 'blue', ask: 'ever', options: [{ id: 'a' }, { id: 'b' }] }
      }),
    ],
    [
      'No counter is lost or doubled',
      patrolling(function* (sky) {
        sky.drawn.pop()
        return 'fight'
      }),
    ],
    [
      'The board is plain JSON data',
      patrolling(function* (sky) {
        ;(sky as unknown as { since: Date }).since = new Date(0)
        return 'fight'
      }),
    ],
    ['has a result', { result: () => undefined }],
    ['The standing at the end is the score', { standing: () => -1 }],
    [
      'Looking at the board does not change it',
      {
        view: sky => {
          sky.fuel += 1
          return sky
        },
      },
    ],
    [
      'Saving and loading',
      patrolling(function* (sky) {
        sky.fuel = tick++
        return 'fight'
      }),
    ],
    [
      'A rule crashed: engine failure',
      {
        steps: {
          ...steps,
          *fight() {
            throw new Error('engine failure')
          },
        },
      },
    ],
  ]
  test.each(broken)('notices: %s', (promise, changes) => {
    const found = fuzz(skyGame({ bound: 400, ...changes }), SETUP, 20, 3)
    expect(found).toBeInstanceOf(Nonconformity)
    expect(found?.message).toContain(promise)
    expect(found?.record.game).toBe('sky')
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
    expect(found?.message).toBe('A rule crashed: stall')
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

describe('odds', () => {
  const open = () => {
    const match = new Match(skyGame(), SETUP)
    match.settle('cloud')
    return match.at(1)
  }

  test('are exact over every outcome up to the next decision', () => {
    const found = prospects(open, 0, ({ state }) => state.hits[0] ?? 0)
    expect(found.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    expect(expected(found)).toBeCloseTo(3.5)
    expect(found).toHaveLength(12)
    const sun = found.filter(({ chance }) => Math.abs(chance - 1 / 18) < 1e-9)
    expect(sun).toHaveLength(6)
  })

  test('stop after so many rolls', () => {
    expect(prospects(open, 0, ({ state }) => state.hits[0] ?? 0, 1)).toHaveLength(6)
    expect(prospects(open, 1, ({ state }) => state.fuel)).toEqual([{ chance: 1, value: 19 }])
  })

  test('leave the run they begin from alone', () => {
    const run = open()
    expect(run).toBeInstanceOf(Run)
    const fuel = run.state.fuel
    prospects(open, 1, ({ state }) => state.fuel)
    expect(run.state.fuel).toBe(fuel)
  })
})
