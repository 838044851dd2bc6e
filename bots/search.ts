import { type GameModule, type Random, type Seen, seedOf } from '@tallyho/engine'
import { candidates } from './candidates.ts'
import { type Compared, Trial } from './trial.ts'

/** How long a search may think. */
export interface Effort {
  /** Games tried out for one question, at most. */
  readonly playouts: number
  /** Whether to stop now, with what is known so far: asked after every few games. */
  stop?(): boolean
}

/** What a search found. */
export interface Thought {
  /** The option to take. */
  readonly index: number
  /** The answer that was to be beaten. */
  readonly usual: number
  /** The other answers that were tried, the most promising first. */
  readonly others: readonly Compared[]
  /** Games that were tried out. */
  readonly playouts: number
}

/** Pairs of games that an answer is judged by at least before a mind is changed. */
const FEWEST = 10

/**
 * Tries answers out in games that the game's own player plays on, with other dice, and stays with what that player would
 * do unless another answer is better beyond chance. In every round the worse half of the answers falls, so that most
 * games are spent on those that may be best; all are tried with the same dice. It knows what the seat knows, and no more.
 */
export function search<S>(
  module: GameModule<S>,
  seen: Seen<S>,
  effort: Effort,
  /** The answer to beat, if it is not that of the game's own player. */
  usual = module.heuristic(seen),
): Thought {
  const others = candidates(module, seen, usual, effort.playouts)
  if (others.length === 0) return { index: usual, usual, others: [], playouts: 0 }
  const trial = new Trial(module, seen, usual, seedFrom(seen.random))
  const isOver = () => trial.playouts >= effort.playouts || effort.stop?.() === true
  let left: readonly number[] = others
  const rounds = Math.ceil(Math.log2(others.length)) + 1
  for (let round = 1; round <= rounds && left.length > 0; round++) {
    const share = (effort.playouts * round) / rounds
    while (trial.playouts < share && left.length > 0 && !isOver()) {
      for (const index of left) trial.pair(index)
      left = left.filter(index => trial.mayBeBetter(index))
    }
    left = trial.ranked(left).slice(0, Math.ceil(left.length / 2))
  }
  const best = left[0] === undefined ? undefined : trial.compared(left[0])
  const sure = best && best.pairs >= FEWEST && best.gain.mean > module.thinking.sure * best.gain.error
  const fallen = trial.ranked(others.filter(index => !left.includes(index)))
  return {
    index: sure ? best.index : usual,
    usual,
    others: [...left, ...fallen].map(index => trial.compared(index)),
    playouts: trial.playouts,
  }
}

function seedFrom(numbers: Random): number {
  return seedOf(numbers(2 ** 31 - 1), 0)
}
