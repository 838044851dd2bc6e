import {
  type Bot,
  type GameModule,
  hashState,
  Match,
  random,
  type Seen,
  type Setup,
  seeded,
} from '@tallyho/engine'
import * as sample from '@tallyho/sample'
import type { Battle } from '@tallyho/sample/state'
import { describe, expect, test } from 'vitest'
import { candidates } from '../candidates.ts'
import { botAt, gamesAt, meanOf, playGame, Search, search, seenBy, simulate, Trial } from '../index.ts'

const { game, heuristic } = sample
const module: GameModule<Battle> = sample
const SETUP: Setup = { scenario: 'dusk', pack: 'standard', options: {} }

/** A match in which this seat is asked for an order. */
function atOrder(seat: string, aces: number[] = [0, 0], options = {}): Match<Battle> {
  const match = new Match(game, { ...SETUP, options })
  while (match.asked(seat)?.ask !== 'order') {
    const { pause } = match
    if (pause?.kind === 'together') match.play(pause.asks[0]?.ask === 'ace' ? aces : [2, 1])
    else match.play(0)
  }
  return match
}

function asked(match: Match<Battle>, seat: string, seed = 1): Seen<Battle> {
  const seen = seenBy(match, seat, random(seed))
  if (!seen) throw new Error(`${seat} is not asked`)
  return seen
}

/** A player who never fires, as the one to beat; a round is judged by its hits. */
const timid: GameModule<Battle> = {
  ...module,
  heuristic: seen => (seen.choice.ask === 'order' ? seen.choice.options.length - 1 : heuristic(seen)),
  thinking: {
    ...module.thinking,
    until: ['sky'],
    worth: ({ planes }) => planes.reduce((sum, { side, hits }) => sum + (side === 'raf' ? -hits : hits), 0),
  },
}

describe('a search', () => {
  test.each(['raf', 'luftwaffe'])('finds for %s that firing is better than to break off', seat => {
    const { index, usual, others } = search(timid, asked(atOrder(seat), seat), 200)
    expect(usual).not.toBe(index)
    const [best] = others
    expect(best?.index).toBe(index)
    expect(best?.gain.mean).toBeGreaterThan(1.6 * (best?.gain.error ?? 0))
  })

  test('holds every other answer against the one that it takes', () => {
    const seen = asked(atOrder('raf'), 'raf')
    const { index, usual, others, beside } = search(timid, seen, 200)
    expect(beside.map(one => one.index).toSorted()).toEqual(
      [usual, ...others.map(one => one.index)].filter(one => one !== index).toSorted(),
    )
    const before = others.find(one => one.index === index)
    const after = beside.find(one => one.index === usual)
    expect(after?.gain.mean).toBeCloseTo(-(before?.gain.mean ?? 0))
    expect(after?.gain.error).toBeCloseTo(before?.gain.error ?? 0)
    expect(after?.pairs).toBe(before?.pairs)
  })

  test('stays with the usual answer where none is better', () => {
    const even = { ...module, thinking: { ...module.thinking, worth: () => 0 } }
    const seen = asked(atOrder('raf'), 'raf')
    const { index, usual, playouts } = search(even, seen, 1000)
    expect(index).toBe(usual)
    expect(playouts).toBeLessThan(200)
  })

  test('stays with the usual answer unless it is as sure as the game wants it', () => {
    const never = { ...timid, thinking: { ...timid.thinking, sure: Number.POSITIVE_INFINITY } }
    const { index, usual, others } = search(never, asked(atOrder('raf'), 'raf'), 200)
    expect(others[0]?.gain.mean).toBeGreaterThan(0)
    expect(index).toBe(usual)
  })

  test('thinks no longer than it may, and has an answer at any time', () => {
    const { playouts } = search(timid, asked(atOrder('raf'), 'raf'), 50)
    expect(playouts).toBeLessThanOrEqual(50 + 10)
    const begun = new Search(timid, asked(atOrder('raf'), 'raf'), 5000)
    expect(begun.thought).toMatchObject({ index: begun.thought.usual, playouts: 0 })
    begun.step()
    expect(begun.thought.playouts).toBeGreaterThan(1)
    expect(begun.thought.index).toBe(begun.thought.usual)
  })

  test('with less time than it was given the worse answers fall sooner, and it is never given more', () => {
    const begun = new Search(timid, asked(atOrder('raf'), 'raf'), 400)
    begun.step()
    const { tried } = begun
    expect(begun.spend(4000)).toBe(true)
    expect(begun.spend(60)).toBe(true)
    while (begun.step());
    expect(begun.tried).toBeGreaterThan(tried)
    expect(begun.tried).toBeLessThanOrEqual(60 + 10)
    expect(begun.thought.index).not.toBe(begun.thought.usual)
    const late = new Search(timid, asked(atOrder('raf'), 'raf'), 400)
    late.step()
    expect(late.spend(1), 'of the last that is left something is to be said').toBe(true)
    while (late.step());
    expect(Math.max(...late.thought.others.map(({ pairs }) => pairs))).toBe(8)
  })

  test('finds the same for the same seed, and leaves the board alone', () => {
    const match = atOrder('raf')
    const before = hashState(match.state)
    const found = [3, 3, 4].map(seed => search(timid, asked(match, 'raf', seed), 60))
    expect(found[0]).toEqual(found[1])
    expect(found[0]?.others).not.toEqual(found[2]?.others)
    expect(hashState(match.state)).toBe(before)
  })

  test('knows no more than its seat: the other ace changes nothing', () => {
    const thoughts = [0, 1, 2].map(ace => {
      const match = atOrder('raf', [0, ace])
      const seen = asked(match, 'raf')
      expect(match.state.ace.luftwaffe).toBe(`luftwaffe-${ace + 1}`)
      return search(timid, seen, 120)
    })
    expect(thoughts[1]).toEqual(thoughts[0])
    expect(thoughts[2]).toEqual(thoughts[0])
  })

  test('draws anew what its seat does not know', () => {
    const imagined = new Set<string | undefined>()
    const spying: GameModule<Battle> = {
      ...module,
      thinking: {
        ...module.thinking,
        worth: ({ ace }) => {
          expect(ace.raf).toBe('raf-1')
          imagined.add(ace.luftwaffe)
          return 0
        },
      },
    }
    const match = atOrder('raf')
    search(spying, asked(match, 'raf'), 60)
    expect(imagined.size).toBeGreaterThan(2)
  })

  test('a shot more does not change the weather after it: the dice know what they are for', () => {
    const watching: GameModule<Battle> = {
      ...timid,
      thinking: { ...timid.thinking, until: ['altitude'], worth: ({ sky }) => (sky === 'cloud' ? 1 : 0) },
    }
    const seen = asked(atOrder('raf'), 'raf')
    const trial = new Trial(watching, seen, seen.choice.options.length - 1, 1)
    for (let dice = 0; dice < 40; dice++) trial.pair(0)
    expect(trial.compared(0).gain).toEqual({ mean: 0, error: 0 })
    const skies = new Set(Array.from({ length: 40 }, (_, dice) => trial.usualOutcome(dice).worth))
    expect(skies.size).toBe(2)
  })

  test('tries the usual answer and those that come next, where there are too many', () => {
    const { others, usual } = search(module, asked(atOrder('raf'), 'raf'), 16)
    expect(others).toHaveLength(2)
    expect(others.map(({ index }) => index)).not.toContain(usual)
  })

  test('does not try more answers than it can tell apart, however many games it has', () => {
    const seen = asked(atOrder('raf'), 'raf')
    const options = Array.from({ length: 40 }, (_, i) => ({ id: `${i}` }))
    const many = { ...seen, position: seen.position, choice: { ...seen.choice, options } }
    const first: GameModule<Battle> = { ...module, heuristic: () => 0 }
    const tried = [64, 400, 4000].map(games => candidates(first, many, 0, games))
    expect(tried.map(({ length }) => length)).toEqual([8, 16, 16])
    for (const indexes of tried) {
      expect(new Set(indexes).size).toBe(indexes.length)
      expect(indexes).not.toContain(0)
    }
  })
})

describe('the levels', () => {
  test('a cadet plays worse than the regular', () => {
    const players = { raf: botAt(module, 'cadet'), luftwaffe: heuristic }
    const scores = simulate(game, { ...SETUP, scenario: 'noon' }, players, 100, 2).map(
      one => one.result.score,
    )
    expect(meanOf(scores).high).toBeLessThan(0)
  })

  test('a cadet to whom nothing occurs takes any answer', () => {
    const lost = botAt({ ...module, thinking: { ...module.thinking, slips: 100 } }, 'cadet')
    const match = atOrder('raf')
    const taken = new Set(Array.from({ length: 200 }, (_, seed) => lost(asked(match, 'raf', seed))))
    expect(taken.size).toBe(match.asked('raf')?.options.length)
  })

  test('a veteran thinks as long as the game says a second is, an ace longer', () => {
    const quick = { ...module, thinking: { ...module.thinking, second: 30 } }
    expect(gamesAt(quick, 'veteran')).toBe(30)
    expect(gamesAt(quick, 'ace')).toBeGreaterThan(60)
    let tried = 0
    const counted = ({ planes }: Battle) => {
      tried++
      return planes.length
    }
    const counting = { ...quick, thinking: { ...quick.thinking, worth: counted } }
    botAt(counting, 'veteran')(asked(atOrder('raf'), 'raf'))
    expect(tried).toBeGreaterThan(1)
    expect(tried).toBeLessThanOrEqual(30 + 10)
  })

  test('a veteran fires where the one he thinks with would break off', () => {
    const veteran = botAt(timid, 'veteran', 60)
    const fired: boolean[] = []
    const watched: Bot<Battle> = seen => {
      const taken = veteran(seen)
      if (seen.choice.ask === 'order') fired.push(seen.choice.options[taken]?.id !== 'break')
      return taken
    }
    playGame(game, SETUP, { raf: watched, luftwaffe: timid.heuristic }, seeded(2), random(2))
    expect(fired.filter(Boolean).length).toBeGreaterThan(fired.length / 3)
  })

  test('a regular is the game’s own player', () => {
    expect(botAt(module, 'regular')).toBe(heuristic)
  })

  test('whoever thinks ahead is as legal as anybody, and the same for the same seed', () => {
    const play = () =>
      playGame(game, SETUP, { raf: botAt(module, 'veteran', 8), luftwaffe: heuristic }, seeded(4), random(4))
    expect(play()).toEqual(play())
  })
})
