import { type GameModule, type Seen, seedOf } from '@tallyho/engine'
import { candidates } from './candidates.ts'
import { type Compared, SOME, Trial } from './trial.ts'

/** What a search has found so far. */
export interface Thought {
  /** The option to take. */
  readonly index: number
  /** The answer that was to be beaten. */
  readonly usual: number
  /** The other answers that were tried, beside the one that was to be beaten, the most promising first. */
  readonly others: readonly Compared[]
  /** All that were tried but the option to take, beside that one: the verdict on each, in one and the same measure. */
  readonly beside: readonly Compared[]
  /** Games that were tried out. */
  readonly playouts: number
}

/** Pairs of games that an answer is judged by at least before a mind is changed. */
const FEWEST = 10

/**
 * Tries answers out in games that the game's own player plays on, with other dice, and stays with what that player would
 * do unless another answer is better beyond chance. In every round the worse half of the answers falls, so that most
 * games are spent on those that may be best; all are tried with the same dice. It knows what the seat knows, and no more.
 * It has an answer at any time.
 */
export class Search<S> {
  private readonly trial: Trial<S> | undefined
  private readonly others: readonly number[]
  /** Answers that may still be better. */
  private left: readonly number[]
  private readonly rounds: number
  private round = 1
  /** Games that it may have, as things are. */
  private most: number

  constructor(
    private readonly module: GameModule<S>,
    seen: Seen<S>,
    /** Games tried out, at most. */
    private readonly playouts: number,
    /** The answer to beat. */
    private readonly usual = module.heuristic(seen),
  ) {
    this.others = candidates(module, seen, usual, playouts)
    this.left = this.others
    this.most = playouts
    this.rounds = Math.ceil(Math.log2(this.others.length)) + 1
    if (this.others.length > 0)
      this.trial = new Trial(module, seen, usual, seedOf(seen.random(2 ** 31 - 1), 0))
  }

  /** Tries every answer that is left once more; false when nothing is to be found out any more. */
  step(): boolean {
    const { trial } = this
    if (!trial || this.isOver()) return false
    for (const index of this.left) trial.pair(index)
    this.left = this.left.filter(index => trial.mayBeBetter(index))
    this.fall(trial)
    return !this.isOver()
  }

  /** Games tried out so far. */
  get tried(): number {
    return this.trial?.playouts ?? 0
  }

  /** There is time for so many games in all, if those are fewer than it was given: the worse answers fall sooner, but of the last something is to be said. */
  spend(games: number): boolean {
    this.most = Math.min(this.playouts, games)
    if (this.trial) this.fall(this.trial)
    return !this.isOver()
  }

  private fall(trial: Trial<S>): void {
    while (!this.isOver() && trial.playouts >= (this.most * this.round) / this.rounds) {
      const isLast = this.round === this.rounds && this.most < this.playouts
      if (isLast && this.left.some(index => trial.compared(index).pairs < SOME)) return
      this.left = trial.ranked(this.left).slice(0, Math.ceil(this.left.length / 2))
      this.round++
    }
  }

  get thought(): Thought {
    const { trial, usual, others, left, module } = this
    if (!trial) return { index: usual, usual, others: [], beside: [], playouts: 0 }
    const first = trial.ranked(left)
    const compared = [...first, ...trial.ranked(others.filter(index => !left.includes(index)))].map(index =>
      trial.compared(index),
    )
    const best = left.length > 0 ? compared[0] : undefined
    const sure = best && best.pairs >= FEWEST && best.gain.mean > module.thinking.sure * best.gain.error
    const index = sure ? best.index : usual
    const beside = [usual, ...others].filter(one => one !== index).map(one => trial.compared(one, index))
    return { index, usual, others: compared, beside, playouts: trial.playouts }
  }

  private isOver(): boolean {
    return this.left.length === 0 || this.round > this.rounds
  }
}

/** Thinks a question through. */
export function search<S>(
  module: GameModule<S>,
  seen: Seen<S>,
  playouts: number,
  usual?: number | undefined,
): Thought {
  const thinking = new Search(module, seen, playouts, usual)
  while (thinking.step());
  return thinking.thought
}
