import { type Bot, type Game, Match, opened, random, type Seen, type Setup, seeded } from '@tallyho/engine'
import { game, heuristic } from '@tallyho/sample'
import type { Battle } from '@tallyho/sample/state'
import { expect, test } from 'vitest'
import { Crash, everySeat, playGame, randomBot, seenBy, simulate, simulateGame } from '../index.ts'

const SETUP: Setup = { scenario: 'noon', pack: 'standard', options: {} }
function first<S>(_: Seen<S>): number {
  return 0
}

test('a game is played to its result, and every decision is counted', () => {
  const { result, decisions } = playGame(game, SETUP, everySeat(game, first), () => 0, random(1))
  expect(result.figures.rounds).toBe(16)
  expect(result.level).toBe('draw')
  expect(decisions).toBe(2 + 16 * (2 + 16))
})

test('the same seed gives the same games, in any order', () => {
  const players = everySeat<Battle>(game, randomBot)
  const all = simulate(game, SETUP, players, 6, 11)
  expect(simulateGame(game, SETUP, players, 11, 4)).toEqual(all[4])
  expect(simulate(game, SETUP, players, 6, 11)).toEqual(all)
  expect(simulate(game, SETUP, players, 6, 12)).not.toEqual(all)
  expect(new Set(all.map(({ result }) => JSON.stringify(result))).size).toBeGreaterThan(1)
})

test('a random player takes every option sooner or later', () => {
  const match = new Match(game, SETUP)
  const numbers = random(5)
  const taken = new Set<number>()
  for (let i = 0; i < 200; i++) {
    const seen = seenBy(match, 'raf', numbers)
    if (seen) taken.add(randomBot(seen))
  }
  expect([...taken].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('the bot of the sample beats random play', () => {
  const wins = simulate(game, SETUP, { raf: heuristic, luftwaffe: randomBot }, 60, 3).filter(
    ({ result }) => result.winner === 'raf',
  )
  expect(wins.length).toBeGreaterThan(50)
})

test('a position knows no more than its seat: the other ace is struck out', () => {
  const aces: (string | undefined)[][] = []
  const spy: Bot<Battle> = ({ view, choice, position, random: numbers }) => {
    if (choice.ask === 'order' && aces.length < 40) {
      const run = opened(position())
      expect(run.pause).toEqual(choice)
      aces.push([view.ace.raf, view.ace.luftwaffe, run.state.ace.raf, run.state.ace.luftwaffe])
    }
    return numbers(choice.options.length)
  }
  playGame(game, SETUP, { raf: spy, luftwaffe: randomBot }, () => 0, random(2))
  expect(aces).toHaveLength(40)
  for (const [own, other, openedOwn, openedOther] of aces) {
    expect(own).toMatch('raf')
    expect([other, openedOwn, openedOther]).toEqual([undefined, own, undefined])
  }
  const match = new Match(game, SETUP)
  match.play([3, 4])
  match.settleAll(seeded(1))
  const state = seenBy(match, 'luftwaffe', random(1))?.position().state
  expect(state?.ace).toEqual({ luftwaffe: 'luftwaffe-5' })
})

test('nothing is seen by a seat that is not asked', () => {
  const match = new Match(game, SETUP)
  match.choose('raf', 'raf-1')
  expect(seenBy(match, 'raf', random(1))).toBeUndefined()
  expect(seenBy(match, 'luftwaffe', random(1))?.choice.ask).toBe('ace')
})

test('a rule that crashes is reported with the answers that lead there', () => {
  const broken: Game<Battle> = {
    ...game,
    steps: {
      ...game.steps,
      fire: () => {
        throw new Error('jammed')
      },
    },
  }
  try {
    playGame(broken, SETUP, everySeat(game, first), () => 1, random(1))
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(Crash)
    expect((error as Crash).message).toBe('jammed')
    expect((error as Crash).answers).toEqual([[0, 0], 1, [0, 0]])
  }
  expect(() => playGame({ ...game, bound: 20 }, SETUP, everySeat(game, first), () => 0, random(1))).toThrow(
    'does not end within 20',
  )
  expect(() => playGame(game, SETUP, { raf: first }, () => 0, random(1))).toThrow('Nobody plays luftwaffe')
})
