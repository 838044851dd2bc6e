import { type GameModule, Match, random, type Setup, seeded } from '@tallyho/engine'
import * as sample from '@tallyho/sample'
import type { Battle } from '@tallyho/sample/state'
import { expect, test } from 'vitest'
import { mirrored, type Review, reasonFor, review, seenBy, sureness } from '../index.ts'

const { game, heuristic } = sample
/** A round is judged by its hits, so that a few games tell. */
const module: GameModule<Battle> = {
  ...sample,
  game: {
    ...game,
    standing: ({ planes }) =>
      planes.reduce((sum, { side, hits }) => sum + (side === 'raf' ? -hits : hits), 0),
  },
  thinking: { ...sample.thinking, until: ['sky'] },
}
const SETUP: Setup = { scenario: 'dusk', pack: 'standard', options: { aces: false } }

/** A game in which the RAF breaks off instead of firing, at the orders of these numbers. */
function played(timid: (order: number) => boolean): Match<Battle> {
  const match = new Match(game, SETUP)
  const [dice, numbers] = [seeded(5), random(5)]
  let order = 0
  while (match.pause) {
    match.settleAll(dice)
    for (const seat of game.seats) {
      const seen = seenBy(match, seat, numbers)
      if (!seen) continue
      const { ask, options } = seen.choice
      const breaks = ask === 'order' && seat === 'raf' && timid(order++)
      const taken = breaks ? options.length - 1 : heuristic(seen)
      match.choose(seat, options[taken]?.id ?? '')
      break
    }
    match.settleAll(dice)
  }
  return match
}

function reviewOf(
  match: Match<Battle>,
  seat = 'raf',
): { readonly found: Review; readonly progress: number[] } {
  const answers = match.journal.map(({ answer }) => answer)
  const looking = review(module, { setup: SETUP, answers }, seat)
  const progress: number[] = []
  let turn = looking.next()
  while (!turn.done) {
    progress.push(turn.value.done)
    turn = looking.next()
  }
  return { found: turn.value, progress }
}

test('who plays as the machine does has neither skill nor its lack: the rest is luck', () => {
  const match = played(() => false)
  const { found } = reviewOf(match)
  // Heights are drawn by lot by the machine too, so that some of them differ.
  expect(Math.abs(found.skill.mean)).toBeLessThan(2 * found.skill.error + 1)
  expect(found.ended).toBe(module.game.standing(match.state))
  expect(found.expected.mean + found.skill.mean + found.luck.mean).toBeCloseTo(found.ended)
})

test('who breaks off all the time has thrown it away: skill says so, and the costliest are told with the numbers it is made of', () => {
  const { found } = reviewOf(played(() => true))
  expect(found.skill.mean).toBeLessThan(-3)
  expect(found.costly.length).toBeGreaterThan(2)
  for (const { taken, better, by, ask } of found.costly.filter(one => one.ask === 'order')) {
    expect(ask).toBe('order')
    expect(taken).toBe('break')
    expect(better).toMatch(/^luftwaffe-/)
    expect(by.gain.mean).toBeGreaterThan(by.gain.error)
  }
  for (const { at, better, by } of found.costly)
    expect(found.weighed.find(one => one.at === at)).toMatchObject({ usual: better, gain: by.gain })
  const costs = found.costly.map(({ by }) => by.gain.mean)
  expect(costs).toEqual([...costs].sort((a, b) => b - a))
})

test('what the seat did not answer itself is not held against it', () => {
  const match = played(() => true)
  const answers = match.journal.map(({ answer }) => answer)
  const half = Math.floor(answers.length / 2)
  const whole = ({ byMachine }: { byMachine: readonly (readonly [number, number])[] }) => {
    const looking = review(module, { setup: SETUP, answers, byMachine }, 'raf')
    let turn = looking.next()
    while (!turn.done) turn = looking.next()
    return turn.value
  }
  const all = whole({ byMachine: [[0, answers.length]] })
  expect(all).toMatchObject({ differing: 0, tried: 0, costly: [], skill: { mean: 0 } })
  expect(all.decisions).toBeGreaterThan(0)
  const { weighed } = whole({ byMachine: [[0, half]] })
  expect(weighed.length).toBeGreaterThan(0)
  expect(weighed.every(({ at }) => at >= half)).toBe(true)
})

test('the curve leads from the first decision to the last, and progress from 0 to 1', () => {
  const { found, progress } = reviewOf(played(() => true))
  const at = found.curve.map(point => point.at)
  expect(at).toEqual([...at].sort((a, b) => a - b))
  expect(at[0]).toBe(1)
  expect(found.curve.length).toBeGreaterThan(10)
  expect(progress[0]).toBe(0)
  expect(progress.every((value, i) => value <= 1 && value >= (progress[i - 1] ?? 0))).toBe(true)
})

test('the same game gives the same review', () => {
  const match = played(order => order % 3 === 0)
  expect(reviewOf(match).found).toEqual(reviewOf(match).found)
})

test('a reason speaks of what is clear, the most first, and of nothing else', () => {
  const figures = {
    raf: { mean: 1.84, error: 0.2 },
    luftwaffe: { mean: -0.3, error: 0.1 },
    rounds: { mean: 5, error: 0.1 },
  }
  const said = (of: typeof figures) => reasonFor(sample.words, { figures: of })
  expect(said(figures)).toBe('1.8 more RAF points and 0.3 fewer Luftwaffe points')
  expect(said({ ...figures, raf: { mean: 1.84, error: 1.5 } })).toBe('0.3 fewer Luftwaffe points')
  expect(
    said({ raf: { mean: 0.01, error: 0 }, luftwaffe: { mean: 0, error: 0 }, rounds: figures.rounds }),
  ).toBeUndefined()
  expect([0.1, 0.7, 1.1].map(mean => sureness({ mean, error: 0.3 }))).toEqual(['a guess', 'likely', 'sure'])
})

test('a reason says whose a figure is, where it is of one seat, and can be told from the other side', () => {
  const figures = { raf: { mean: 1.84, error: 0.2 }, luftwaffe: { mean: -0.3, error: 0.1 } }
  const told = (seat: string) => reasonFor(sample.words, { figures }, { seat, seats: game.seats })
  expect(told('raf')).toBe('1.8 more RAF points (yours) and 0.3 fewer Luftwaffe points (theirs)')
  expect(told('luftwaffe')).toBe('1.8 more RAF points (theirs) and 0.3 fewer Luftwaffe points (yours)')
  expect(reasonFor(sample.words, { figures }, { seat: 'staffel', seats: ['staffel'] })).toBe(
    '1.8 more RAF points and 0.3 fewer Luftwaffe points',
  )
  expect(reasonFor(sample.words, mirrored({ figures }))).toBe(
    '1.8 fewer RAF points and 0.3 more Luftwaffe points',
  )
})
