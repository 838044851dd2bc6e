import {
  type Answer,
  type Choice,
  copy,
  type GameModule,
  glance,
  type Position,
  Run,
  random,
  type Seat,
  type Seen,
  type Setup,
  type Step,
  seedOf,
} from '@tallyho/engine'
import { search } from './search.ts'
import { Sum } from './sum.ts'
import { type Compared, type Estimate, Trial } from './trial.ts'

/** A game looked through afterwards, for one seat: what was to be expected, what was decided, what the dice did. */
export interface Review {
  readonly seat: Seat
  /** How much it was worth to the seat: as expected at its first decision, and as it ended. */
  readonly expected: Estimate
  readonly ended: number
  /** What its own decisions made of it, against those of the game's own player, and what is left: the dice and the others. */
  readonly skill: Estimate
  readonly luck: Estimate
  /** What was to be expected, decision by decision. */
  readonly curve: readonly Point[]
  /** The decisions that cost most, the worst first. */
  readonly costly: readonly Costly[]
}

export interface Point {
  /** Answers given before. */
  readonly at: number
  readonly worth: Estimate
}

export interface Costly {
  readonly at: number
  readonly ask: string
  /** Ids of the answer that was given and of the better one. */
  readonly taken: string
  readonly better: string
  /** What the better one would have gained, and how. */
  readonly by: Compared
}

/** What is reviewed: a game that was played. */
export interface Reviewed {
  readonly setup: Setup
  readonly answers: readonly Answer[]
}

/** Games that are tried out for the whole review, about. */
const GAMES = 9000
/** Pairs of games for each decision that was another than the usual. */
const PAIRS = { least: 6, most: 24 }
const POINTS = 40
const EACH_POINT = 24
/** Decisions that are told of, and games for each to find what was better. */
const TOLD = 6
const EACH_TOLD = 160

/** How far a review is, from 0 to 1. */
export type Progress = number

/**
 * Looks through a game. It can be left at every pause, for as long as one likes; the same game and seed give the same
 * review. Only decisions that differ from the game's own player are tried out: what both would do is neither skill nor its lack.
 */
export function* review<S>(
  module: GameModule<S>,
  reviewed: Reviewed,
  seat: Seat,
  seed = 1,
): Generator<Progress, Review> {
  const { game, heuristic } = module
  const numbers = random(seed)
  const all: Decided[] = []
  for (const { at, seen, taken } of decisionsOf(module, reviewed, seat, seed))
    all.push({ at, taken, usual: heuristic(glance(seen.view, seen.choice, numbers)) })
  const differing = all.filter(({ taken, usual }) => taken !== usual)
  const pairs = Math.max(PAIRS.least, Math.min(PAIRS.most, Math.floor(GAMES / 2 / (differing.length + 1))))
  const pointEvery = Math.max(1, Math.ceil(all.length / POINTS))

  const curve: Point[] = []
  const weighed: (Decided & { readonly gain: Estimate })[] = []
  for (const [i, { at, seen, taken }] of numbered(decisionsOf(module, reviewed, seat, seed))) {
    const usual = all[i]?.usual ?? taken
    if (i % pointEvery === 0) curve.push({ at, worth: expectedAt(module, seen, usual, seedOf(seed, at)) })
    if (taken !== usual) {
      const trial = new Trial(module, seen, taken, seedOf(seed, at))
      for (let pair = 0; pair < pairs; pair++) trial.pair(usual)
      weighed.push({ at, taken, usual, gain: trial.compared(usual).gain })
    }
    yield (0.8 * i) / all.length
  }

  const worst = weighed
    .filter(({ gain }) => gain.mean > gain.error)
    .sort((a, b) => b.gain.mean - a.gain.mean)
    .slice(0, TOLD)
  const costly: Costly[] = []
  for (const { at, seen, taken } of decisionsOf(module, reviewed, seat, seed)) {
    if (!worst.some(one => one.at === at)) continue
    const { others } = search(module, seen, EACH_TOLD, taken)
    const [by] = others
    const { ask, options } = seen.choice
    if (by && by.gain.mean > by.gain.error)
      costly.push({ at, ask, taken: options[taken]?.id ?? '', better: options[by.index]?.id ?? '', by })
    yield 0.8 + (0.2 * costly.length) / worst.length
  }

  const run = new Run(game, game.begin(reviewed.setup))
  for (const answer of reviewed.answers) run.answer(answer)
  const side = seat === game.seats[0] ? 1 : -1
  const ended = side * (module.thinking.worth?.(run.state) ?? game.standing(run.state))
  const expected = curve[0]?.worth ?? { mean: ended, error: 0 }
  const skill = {
    mean: -weighed.reduce((sum, { gain }) => sum + gain.mean, 0),
    error: Math.hypot(...weighed.map(({ gain }) => gain.error)),
  }
  const luck = {
    mean: ended - expected.mean - skill.mean,
    error: Math.hypot(expected.error, skill.error),
  }
  costly.sort((a, b) => b.by.gain.mean - a.by.gain.mean)
  return { seat, expected, ended, skill, luck, curve, costly }
}

interface Decided {
  readonly at: number
  readonly taken: number
  readonly usual: number
}

function expectedAt<S>(module: GameModule<S>, seen: Seen<S>, usual: number, seed: number): Estimate {
  const trial = new Trial(module, seen, usual, seed)
  const sum = new Sum()
  for (let dice = 0; dice < EACH_POINT; dice++) sum.add(trial.usualOutcome(dice).worth)
  return { mean: sum.mean, error: sum.error }
}

/** Every decision of a seat that left it a choice, as it saw it. */
function* decisionsOf<S>(
  { game }: GameModule<S>,
  { setup, answers }: Reviewed,
  seat: Seat,
  seed: number,
): Generator<{ readonly at: number; readonly seen: Seen<S>; readonly taken: number }> {
  const state = game.begin(setup)
  let given = 0
  let start: { readonly state: S; readonly step: Step; readonly at: number } | undefined
  const run = new Run(game, state, game.first, undefined, step => {
    start = { state: copy(state), step, at: given }
  })
  for (const answer of answers) {
    const { pause } = run
    if (!pause) return
    const asks: readonly Choice[] =
      pause.kind === 'choice' ? [pause] : pause.kind === 'together' ? pause.asks : []
    const mine = asks.findIndex(choice => choice.seat === seat && choice.options.length > 1)
    const choice = asks[mine]
    if (choice && start) {
      const from = start
      const position = (): Position<S> => ({
        game,
        state: game.view(from.state, seat),
        step: from.step,
        answers: answers.slice(from.at, given),
      })
      const taken = typeof answer === 'number' ? answer : (answer[mine] ?? 0)
      const seen = { view: game.view(state, seat), choice, random: random(seedOf(seed, given)), position }
      yield { at: given, seen, taken }
    }
    given++
    run.answer(answer)
  }
}

function* numbered<T>(items: Iterable<T>): Generator<[number, T]> {
  let i = 0
  for (const item of items) yield [i++, item]
}
