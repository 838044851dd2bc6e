import {
  type Answer,
  type Choice,
  fair,
  type GameModule,
  glance,
  type Pause,
  type Position,
  playOn,
  random,
  type Seen,
  type Step,
  seedOf,
} from '@tallyho/engine'
import type { Compared } from './search.ts'

/** Pairs of games after which an answer may be given up. */
const SOME = 5

/** Differences of an answer to the usual one, added up as they come. */
class Sum {
  count = 0
  mean = 0
  private squares = 0

  add(value: number): void {
    this.count++
    const off = value - this.mean
    this.mean += off / this.count
    this.squares += off * (value - this.mean)
  }

  /** Standard error of the mean. */
  get error(): number {
    return this.count > 1 ? Math.sqrt(this.squares / (this.count - 1) / this.count) : Number.POSITIVE_INFINITY
  }
}

/** Answers to one question, each tried out beside the usual one with the same dice. */
export class Trial<S> {
  /** Games played. */
  playouts = 0
  private readonly sums = new Map<number, Sum>()
  /** What the usual answer came to, by number of the dice. */
  private readonly usually: number[] = []
  private readonly position: Position<S>
  private readonly until: ReadonlySet<Step>
  private readonly side: number

  constructor(
    private readonly module: GameModule<S>,
    private readonly seen: Seen<S>,
    private readonly usual: number,
    private readonly seed: number,
  ) {
    this.position = seen.position()
    this.until = new Set(module.thinking.until)
    this.side = seen.choice.seat === module.game.seats[0] ? 1 : -1
  }

  /** One more game for an answer, compared with the usual one's of the same dice. */
  pair(index: number): void {
    const sum = this.sumOf(index)
    const dice = sum.count
    this.usually[dice] ??= this.value(this.usual, dice)
    sum.add(this.value(index, dice) - (this.usually[dice] as number))
  }

  /** The more promising first. */
  ranked(indexes: readonly number[]): number[] {
    return [...indexes].sort((a, b) => this.sumOf(b).mean - this.sumOf(a).mean)
  }

  /** Whether an answer may yet turn out better than the usual one. */
  mayBeBetter(index: number): boolean {
    const { count, mean, error } = this.sumOf(index)
    return count < SOME || mean + error > 0
  }

  compared(index: number): Compared {
    const { count, mean, error } = this.sumOf(index)
    return { index, playouts: count, gain: mean, error }
  }

  private sumOf(index: number): Sum {
    let sum = this.sums.get(index)
    if (!sum) {
      sum = new Sum()
      this.sums.set(index, sum)
    }
    return sum
  }

  /** What the board is worth to the seat after this answer and whatever follows with these dice. */
  private value(index: number, dice: number): number {
    this.playouts++
    const { game, thinking } = this.module
    const seed = seedOf(this.seed, dice)
    const board = playOn(this.imagined(seed), this.player(index, seed), this.until)
    return this.side * (thinking.worth ? thinking.worth(board) : game.standing(board))
  }

  /** The position with what the seat does not know drawn anew. */
  private imagined(seed: number): Position<S> {
    const { position, module, seen } = this
    const { imagine } = module.thinking
    if (!imagine) return position
    return { ...position, state: imagine(position.state, seen.choice.seat, random(seed)) }
  }

  /** Gives the answer to the first question, and plays all seats after it. */
  private player(index: number, seed: number): (pause: Pause, board: S) => Answer {
    const { heuristic, game } = this.module
    const { seat } = this.seen.choice
    const chance = fair(random(seed))
    const whims = random(~seed)
    let first = true
    const ask = (choice: Choice, board: S): number => {
      if (first && choice.seat === seat) return index
      return heuristic(glance(game.view(board, choice.seat), choice, whims))
    }
    return (pause, board) => {
      if (pause.kind === 'chance') return chance(pause)
      const answer = pause.kind === 'choice' ? ask(pause, board) : pause.asks.map(one => ask(one, board))
      first = false
      return answer
    }
  }
}
