import { type GameModule, glance, random, type Seat, type Seen, seedOf } from '@tallyho/engine'
import { byAsk, decisionsOf, type Reviewed, sampled } from './decisions.ts'
import { Sum } from './sum.ts'
import { type Compared, type Estimate, Trial } from './trial.ts'

/** A game looked through afterwards, for one seat: what was to be expected, what was decided, what the dice did. In points of the game. */
export interface Review extends Findings {
  /** The score for the seat: as expected of the game's own player at the first decision, and as it ended. */
  readonly expected: Estimate
  readonly ended: number
  /** What its own decisions made of it, against those of the game's own player, and what is left: the dice and the others. */
  readonly skill: Estimate
  readonly luck: Estimate
}

/** What has been found out so far, as plain data: a review that was left goes on from there. */
export interface Findings {
  readonly seat: Seat
  readonly seed: number
  readonly effort: Effort
  /** Decisions that left a choice; those at which the game's own player would have answered otherwise; and those of them that are tried out. */
  readonly decisions: number
  readonly differing: number
  readonly tried: number
  /** The end that was to be expected, decision by decision. */
  readonly curve: readonly Point[]
  /** Decisions that were tried out. */
  readonly weighed: readonly Weighed[]
  /** Decisions that weigh most, tried out closer; of a whole review those that cost something, the worst first. */
  readonly costly: readonly Costly[]
  /** Those that were tried out closer. */
  readonly sought: readonly number[]
  /** How far it is, from 0 to 1. */
  readonly done: number
}

export interface Point {
  /** Answers given before. */
  readonly at: number
  readonly worth: Estimate
}

/** A decision that differs from the usual one. */
export interface Weighed {
  readonly at: number
  readonly ask: string
  /** Ids of the answer that was given and of the usual one. */
  readonly taken: string
  readonly usual: string
  /** What the usual one would have gained: less than nothing where the player knew better. */
  readonly gain: Estimate
}

export interface Costly {
  readonly at: number
  readonly ask: string
  /** Ids of the answer that was given and of the usual one. */
  readonly taken: string
  readonly better: string
  /** What the usual one would have gained, and how. */
  readonly by: Compared
}

/** How much is tried out. */
export interface Effort {
  /** Games for all decisions together, about. */
  readonly games: number
  /** Places at which the end is expected, and games to the end for each. */
  readonly points: number
  readonly eachPoint: number
  /** Decisions that are told of, and games for each of them. */
  readonly told: number
  readonly eachTold: number
}

export const EFFORT: Effort = { games: 9000, points: 40, eachPoint: 24, told: 6, eachTold: 160 }
/** Pairs of games for each decision that was another than the usual. */
const PAIRS = { least: 6, most: 40 }

/** The part of a review that the trials are; the rest is a closer look at some. */
const TRIED = 0.8

/**
 * Looks through a game. It can be left at every pause and gone on with from what was found; the same game, seed and effort
 * give the same review. Only decisions that differ from the game's own player are tried out: what both would do is neither
 * skill nor its lack. Where there are too many of them some are, and stand for the others of their kind.
 */
export function* review<S>(
  given: GameModule<S>,
  reviewed: Reviewed,
  seat: Seat,
  { seed = 1, effort = EFFORT, found }: { seed?: number; effort?: Effort; found?: Findings | undefined } = {},
): Generator<Findings, Review> {
  const module = byScore(given)
  const { all, differing, ended } = comparedWithUsual(module, reviewed, seat, seed)
  const tried = sampled(differing, Math.max(1, Math.floor(effort.games / 2 / PAIRS.least)))
  const pairs = Math.max(PAIRS.least, Math.min(PAIRS.most, Math.floor(effort.games / 2 / (tried.length + 1))))
  const pointEvery = Math.max(1, Math.ceil(all.length / effort.points))
  const usualAt = new Map(all.map((one, i) => [one.at, { ...one, isPoint: i % pointEvery === 0 }]))
  const triedAt = new Set(tried.map(({ at }) => at))

  const curve: Point[] = [...(found?.curve ?? [])]
  const weighed: Weighed[] = [...(found?.weighed ?? [])]
  const costly: Costly[] = [...(found?.costly ?? [])]
  const sought: number[] = [...(found?.sought ?? [])]
  const known = { curve: atsOf(curve), weighed: atsOf(weighed), sought: new Set(sought) }
  const counts = { decisions: all.length, differing: differing.length, tried: tried.length }
  const soFar = (done: number): Findings => ({
    ...{ seat, seed, effort, ...counts, done },
    ...{ curve, weighed, costly, sought },
  })

  yield soFar(found?.done ?? 0)
  let passed = 0
  for (const { at, seen, taken } of decisionsOf(module, reviewed, seat, seed)) {
    passed++
    const { usual, isPoint } = usualAt.get(at) ?? { usual: taken, isPoint: false }
    const wantsPoint = isPoint && !known.curve.has(at)
    const wantsTrial = triedAt.has(at) && !known.weighed.has(at)
    if (wantsPoint) curve.push({ at, worth: expectedAt(module, seen, usual, seedOf(seed, at), effort) })
    if (wantsTrial) {
      const trial = new Trial(module, seen, taken, seedOf(seed, at))
      for (let pair = 0; pair < pairs; pair++) trial.pair(usual)
      const { ask, options } = seen.choice
      const id = (index: number) => options[index]?.id ?? ''
      weighed.push({ at, ask, taken: id(taken), usual: id(usual), gain: trial.compared(usual).gain })
    }
    if (wantsPoint || wantsTrial) yield soFar((TRIED * passed) / all.length)
  }

  // Those that seem to have gained most are looked at closer too: a closer look at what cost alone would flatter.
  const clear = weighed
    .filter(({ gain }) => Math.abs(gain.mean) > gain.error)
    .sort((a, b) => b.gain.mean - a.gain.mean)
  const weightiest = [
    ...clear.filter(({ gain }) => gain.mean > 0).slice(0, effort.told),
    ...clear.filter(({ gain }) => gain.mean < 0).slice(-Math.ceil(effort.told / 3)),
  ]
  for (const { at, seen, taken } of decisionsOf(module, reviewed, seat, seed)) {
    const usual = usualAt.get(at)?.usual
    if (usual === undefined || known.sought.has(at) || !weightiest.some(one => one.at === at)) continue
    const trial = new Trial(module, seen, taken, seedOf(seed, at))
    for (let pair = 0; pair < effort.eachTold / 2; pair++) trial.pair(usual)
    const { ask, options } = seen.choice
    const [did, better] = [options[taken]?.id ?? '', options[usual]?.id ?? '']
    costly.push({ at, ask, taken: did, better, by: trial.compared(usual) })
    sought.push(at)
    yield soFar(TRIED + ((1 - TRIED) * sought.length) / (weightiest.length + 1))
  }
  // What is told of a decision and what the sum is made of is one number.
  const closer = new Map(costly.map(({ at, by }) => [at, by.gain]))
  const told = weighed.map(one => ({ ...one, gain: closer.get(one.at) ?? one.gain }))
  const cost = costly
    .filter(({ by }) => by.gain.mean > by.gain.error)
    .sort((a, b) => b.by.gain.mean - a.by.gain.mean)

  const expected = curve[0]?.worth ?? { mean: ended, error: 0 }
  const skill = skillOf(told, differing)
  const luck = {
    mean: ended - expected.mean - skill.mean,
    error: Math.hypot(expected.error, skill.error),
  }
  return { ...soFar(1), weighed: told, costly: cost, expected, ended, skill, luck }
}

/** Judged by the score alone, so that all that is said of a game is in its own points. */
function byScore<S>({ thinking, ...module }: GameModule<S>): GameModule<S> {
  const { worth: _, ...rest } = thinking
  return { ...module, thinking: rest }
}

/** What the game's own player would have answered at each decision; what the seat did not decide itself is not held against it. */
function comparedWithUsual<S>(module: GameModule<S>, reviewed: Reviewed, seat: Seat, seed: number) {
  const { game, heuristic } = module
  const numbers = random(seed)
  const all: { readonly at: number; readonly ask: string; readonly taken: number; readonly usual: number }[] =
    []
  const decisions = decisionsOf(module, reviewed, seat, seed)
  let turn = decisions.next()
  for (; !turn.done; turn = decisions.next()) {
    const { at, seen, taken } = turn.value
    const usual = heuristic(glance(seen.view, seen.choice, numbers))
    all.push({ at, ask: seen.choice.ask, taken, usual })
  }
  const ended = (seat === game.seats[0] ? 1 : -1) * game.standing(turn.value)
  const { byMachine = [] } = reviewed
  const isOwn = (at: number) => !byMachine.some(([from, to]) => from <= at && at < to)
  return { all, differing: all.filter(({ at, taken, usual }) => taken !== usual && isOwn(at)), ended }
}

/** The sum of what was tried out, each kind of question for all of its kind. */
export function skillOf(
  weighed: readonly Pick<Weighed, 'ask' | 'gain'>[],
  differing: readonly { readonly ask: string }[],
): Estimate {
  const kinds = byAsk(weighed)
  let [mean, variance] = [0, 0]
  for (const [ask, tried] of kinds) {
    const all = differing.filter(one => one.ask === ask).length
    const spread = new Sum()
    for (const { gain } of tried) spread.add(gain.mean)
    mean -= all * spread.mean
    const noise = tried.reduce((sum, { gain }) => sum + gain.error ** 2, 0)
    // What was not tried may be other than what was.
    const untried = tried.length > 1 ? (1 - tried.length / all) * spread.error ** 2 : 0
    variance += (all / tried.length) ** 2 * noise + all ** 2 * untried
  }
  return { mean: mean === 0 ? 0 : mean, error: Math.sqrt(variance) }
}

/** The end that is to be expected if the game's own player goes on. */
function expectedAt<S>(
  module: GameModule<S>,
  seen: Seen<S>,
  usual: number,
  seed: number,
  { eachPoint }: Effort,
): Estimate {
  const toTheEnd = { ...module, thinking: { ...module.thinking, until: [] } }
  const trial = new Trial(toTheEnd, seen, usual, seed)
  const sum = new Sum()
  for (let dice = 0; dice < eachPoint; dice++) sum.add(trial.usualOutcome(dice).worth)
  return { mean: sum.mean, error: sum.error }
}

function atsOf(found: readonly { readonly at: number }[]): ReadonlySet<number> {
  return new Set(found.map(({ at }) => at))
}
