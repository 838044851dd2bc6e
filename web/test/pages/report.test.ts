import type { Review, Weighed } from '@tallyho/bots'
import { type GameModule, Match, type Result, random, type Setup, seeded } from '@tallyho/engine'
import * as sample from '@tallyho/sample'
import { expect, test } from 'vitest'
import { type Reviewing, reviewing } from '../../mind/reviewing.ts'
import { type Course, courseOf, headingIn, noteAt, placeOf, turnsOf } from '../../report/course.ts'
import { betterIn, clearlyBetter, costlyIn, forkName } from '../../report/decisions.ts'
import { judgedSaid, points, restSaid, stepsOf, sumSaid } from '../../report/sums.ts'
import { unhurried } from '../../table/session/reopen.ts'

const SETUP: Setup = { scenario: 'noon', pack: 'standard', options: {} }
const module = sample as unknown as GameModule

/** A whole game in which the first answer is always taken. */
function played(): Match<unknown> {
  const match = new Match(module.game, SETUP)
  const dice = seeded(3)
  while (match.pause) {
    if (match.pause.kind === 'chance') match.settle(dice)
    else match.play(match.pause.kind === 'choice' ? 0 : match.pause.asks.map(() => 0))
  }
  return match
}

const courseWith = (scores: readonly number[]): Course => ({ start: 0, scores, end: scores.at(-1) ?? 0 })
const CHAPTERS = [
  { title: 'Turn 1', from: 0 },
  { title: 'Turn 2', from: 4 },
]

test('the score of a game is followed note by note, from the first board to the result', async () => {
  const match = played()
  const course = await unhurried(courseOf(match))
  expect(course.scores).toHaveLength(match.notes.length)
  expect(course.start).toBe(module.game.standing(module.game.begin(SETUP)))
  expect(course.end).toBe((match.result as Result).score)
})

test('turning points are the greatest changes, those of one direction in one chapter together', () => {
  const turns = turnsOf(courseWith([1, 1, 3, 2, 2, -4, -4, -3]), CHAPTERS)
  const ONE_AND_TWO = [
    { no: 0, by: 1 },
    { no: 2, by: 2 },
  ]
  expect(turns).toEqual([
    { no: 2, from: 0, to: 2, by: 3, changes: ONE_AND_TWO, score: 3, chapter: 'Turn 1' },
    { no: 5, from: 5, to: 5, by: -6, changes: [{ no: 5, by: -6 }], score: -4, chapter: 'Turn 2' },
  ])
  expect(turnsOf(courseWith([1, 1, 3, 2, 2, -4, -4, -3]), CHAPTERS, 1)).toMatchObject([{ by: -6 }])
})

test('a change that goes on in the next chapter is another one, and a score that stays has none', () => {
  expect(turnsOf(courseWith([0, 0, 0, 2, 4]), CHAPTERS).map(({ by }) => by)).toEqual([2, 2])
  expect(turnsOf(courseWith([0, 0, 0]), CHAPTERS)).toEqual([])
  expect(turnsOf(courseWith([2]), [])).toMatchObject([{ by: 2, chapter: '' }])
})

test('each chapter is as long as any other, and nothing lies before the first', () => {
  expect([0, 2, 4, 5, 6].map(no => placeOf(no, CHAPTERS, 6))).toEqual([0, 0.5, 1, 1.5, 2])
  expect(placeOf(0, [{ from: 3 }], 6)).toBe(0)
  const match = played()
  expect(noteAt(match.notes, match.journal.length)).toBe(match.notes.length - 1)
})

const estimate = (mean: number, error: number) => ({ mean, error })
const REVIEW: Review = {
  seat: 'raf',
  seed: 1,
  effort: { games: 10, points: 1, eachPoint: 4, told: 2, eachTold: 32 },
  decisions: 9,
  differing: 3,
  tried: 3,
  done: 1,
  curve: [],
  weighed: [],
  costly: [],
  sought: [],
  expected: estimate(1, 0.5),
  skill: estimate(5, 1),
  luck: estimate(-2, 1.1),
  ended: 4,
}

test('luck and skill lead step by step from what was expected to the end', () => {
  expect(stepsOf(REVIEW).map(({ what, from, to }) => [what, from, to])).toEqual([
    ['expected', 0, 1],
    ['skill', 1, 6],
    ['luck', 6, 4],
    ['ended', 0, 4],
  ])
})

test('nothing is claimed of what may be chance', () => {
  expect(sumSaid(REVIEW)).toEqual([
    'The machine makes +1 of this on average; taken together, your decisions made it 5 points better (give or take 1).',
    'The dice, and what the others did, took 2 points.',
  ])
  const unclear = sumSaid({ ...REVIEW, skill: estimate(-0.6, 1), luck: estimate(0.2, 1) })
  expect(unclear[0]).toContain('about as good as its own (−0.6, give or take 1)')
  expect(unclear[1]).toBe('Dice and opponents evened out.')
  expect([1.04, -2, 0.01].map(points)).toEqual(['+1', '−2', '0'])
})

test('what is told of decisions comes to the sum that is drawn', () => {
  const told = [
    { by: 3, good: false },
    { by: 1, good: true },
  ]
  const review = { differing: 9, skill: estimate(0.1, 1.2) }
  expect(restSaid(review, told)).toBe('The other 7: +2.1; all 9 together: +0.1 (give or take 1.2).')
  expect(restSaid({ ...review, differing: 2, skill: estimate(-2, 1) }, told)).toBe(
    'All 2 together: −2 (give or take 1).',
  )
  expect(restSaid(review, [])).toBeUndefined()
  // One decision is its own sum.
  expect(restSaid({ ...review, differing: 1 }, told.slice(1))).toBeUndefined()
})

test('what was looked at is said without a count of answers, and what was not his own decision', () => {
  expect(judgedSaid(REVIEW, false)).toBe(
    'You decided otherwise than the machine would have 3 times. Each was tried out by playing on from there, the weightiest in 32 games.',
  )
  expect(judgedSaid({ ...REVIEW, differing: 1, tried: 1 }, false)).toContain('once. It was tried out')
  expect(judgedSaid({ ...REVIEW, tried: 2 }, true)).toMatch(
    /2 of them, some of every kind, were .* What the machine or the staff answered for you is left out\.$/,
  )
  expect(judgedSaid({ ...REVIEW, differing: 0 }, true)).toMatch(/nothing otherwise.*left out\.$/)
})

test('a game that is played on from a decision is called after the chapter of the story', () => {
  const match = played()
  const story = [{ title: 'Turn 1', from: 0, lines: [] }]
  expect(forkName('Noon', { match, story }, 4)).toBe('Noon, played on from Turn 1')
  expect(forkName('Noon', { match, story: [] }, 4)).toBe('Noon, played on')
})

test('decisions are told in the words of the game, and one that it never asked is left out', () => {
  const match = played()
  const at = match.journal.findIndex(({ kind, seat }) => kind === 'choice' && seat !== undefined)
  const { pause } = match.at(at)
  if (pause?.kind !== 'choice') throw new Error('no choice')
  const [taken, better] = pause.options.map(({ id }) => id)
  const by = { index: 1, pairs: 20, gain: estimate(1.4, 0.2), figures: {} }
  const one = { at, ask: pause.ask, taken: taken ?? '', better: better ?? '', by }
  expect(costlyIn(module, match, pause.seat, [one])).toMatchObject([
    { at, taken: module.words.answer(match.at(at).state, pause, 0), by: 1.4, sure: 'sure' },
  ])
  const strange = [
    { ...one, better: 'nowhere' },
    { ...one, at: match.journal.length + 5 },
  ]
  expect(costlyIn(module, match, pause.seat, strange)).toEqual([])
})

test('who knew better than the machine is told so, the best first, if it is clear', () => {
  const weighed = [-0.5, -3, 2, -1].map(
    (mean, at): Weighed => ({ at, ask: 'order', taken: 'a', usual: 'b', gain: estimate(mean, 0.4) }),
  )
  expect(clearlyBetter(weighed, 5).map(({ at }) => at)).toEqual([1, 3])
  expect(clearlyBetter(weighed, 1).map(({ at }) => at)).toEqual([1])
  expect(betterIn(module, played(), 'raf', weighed)).toEqual([])
})

test('a review that is left and gone on with finds what it would have found', () => {
  const match = new Match(module.game, { ...SETUP, scenario: 'dusk' })
  const [dice, numbers] = [seeded(5), random(5)]
  while (match.pause) {
    if (match.pause.kind === 'chance') match.settle(dice)
    else {
      const { pause } = match
      match.play(pause.kind === 'choice' ? numbers(pause.options.length) : pause.asks.map(() => 0))
    }
  }
  const order = {
    game: 'sample',
    packs: [],
    seat: 'raf',
    setup: match.setup,
    answers: match.journal.map(({ answer }) => answer),
  }
  const effort = { games: 200, points: 8, eachPoint: 4, told: 2, eachTold: 40 }
  const begun = { seat: 'raf', seed: 3, effort, decisions: 0, differing: 0, tried: 0, done: 0 }
  const start = { ...begun, curve: [], weighed: [], costly: [], sought: [] }
  // A clock that never stands still: something is told at every pause.
  let now = 0
  const clock = () => {
    now += 1000
    return now
  }
  const words = (found: typeof start): Reviewing[] => [
    ...reviewing(module, { ...order, found: structuredClone(found) }, 0, clock),
  ]
  const whole = words(start)
  const last = whole.at(-1)
  expect(last).toMatchObject({ at: 'done', review: { done: 1, seed: 3 } })
  const going = reviewing(module, { ...order, found: start }, 0, clock)
  let left: Reviewing | undefined
  for (let i = 0; i < whole.length / 2; i++) left = going.next().value ?? left
  if (left?.at !== 'going') throw new Error('it should be under way')
  expect(left.found.weighed.length).toBeGreaterThan(0)
  const rest = words(left.found as typeof start)
  expect(rest.at(-1)).toEqual(last)
  expect(rest.length).toBeLessThan(whole.length)
})

test('a heading under the chart is whole, or ends at its comma, or says that it goes on', () => {
  expect(headingIn('Patrol 3, 12 August', 120)).toBe('Patrol 3, 12 August')
  expect(headingIn('Patrol 3, 12 August', 60)).toBe('Patrol 3')
  expect(headingIn('Reinforcements', 60)).toBe('Reinforc…')
})
