import {
  type Answer,
  type Choice,
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
import { diceOf } from './dice.ts'
import { Sum } from './sum.ts'

/** How an answer compares with another one, the usual one as a rule, over games with the same dice. */
export interface Compared {
  /** Of the option. */
  readonly index: number
  /** Pairs of games. */
  readonly pairs: number
  /** How much more it is worth to the seat that answers, on average, and how far that may be off. */
  readonly gain: Estimate
  /** How much more there is of each figure of the game. */
  readonly figures: Readonly<Record<string, Estimate>>
}

export interface Estimate {
  readonly mean: number
  /** Standard error of the mean. */
  readonly error: number
}

/** How a game that was tried out came to stand. */
interface Outcome {
  readonly worth: number
  readonly figures: Readonly<Record<string, number>>
}

/** Pairs of games after which an answer may be given up, and before which nothing is to be said of it. */
export const SOME = 8

/** Answers to one question, each tried out beside the usual one with the same dice. */
export class Trial<S> {
  /** Games played. */
  playouts = 0
  private readonly lines = new Map<number, Line>()
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
    const line = this.lineOf(index)
    const dice = line.outcomes.length
    const own = this.tryOut(index, dice)
    line.outcomes.push(own)
    line.gain.add(own.worth - this.usualOutcome(dice).worth)
  }

  /** How the game came to stand after the usual answer, with dice of this number. */
  usualOutcome(dice: number): Outcome {
    const { outcomes } = this.lineOf(this.usual)
    const outcome = outcomes[dice] ?? this.tryOut(this.usual, dice)
    outcomes[dice] = outcome
    return outcome
  }

  /** The more promising first. */
  ranked(indexes: readonly number[]): number[] {
    return [...indexes].sort((a, b) => this.lineOf(b).gain.mean - this.lineOf(a).gain.mean)
  }

  /** Whether an answer may yet turn out better than the usual one. */
  mayBeBetter(index: number): boolean {
    const { count, mean, error } = this.lineOf(index).gain
    return count < SOME || mean + error > 0
  }

  /** What an answer came to beside another: as many games as both were tried in. */
  compared(index: number, beside = this.usual): Compared {
    const others = this.lineOf(beside).outcomes
    const pairs = this.lineOf(index).outcomes.slice(0, others.length)
    const gain = new Sum()
    const figures: Record<string, Sum> = {}
    for (const [dice, own] of pairs.entries()) {
      const other = others[dice] as Outcome
      gain.add(own.worth - other.worth)
      for (const figure in own.figures) {
        figures[figure] ??= new Sum()
        figures[figure].add((own.figures[figure] ?? 0) - (other.figures[figure] ?? 0))
      }
    }
    const all = Object.entries(figures).map(([figure, sum]) => [figure, estimateOf(sum)])
    return { index, pairs: pairs.length, gain: estimateOf(gain), figures: Object.fromEntries(all) }
  }

  private lineOf(index: number): Line {
    let line = this.lines.get(index)
    if (!line) {
      line = new Line()
      this.lines.set(index, line)
    }
    return line
  }

  /** Plays on after this answer with dice of this number. */
  private tryOut(index: number, dice: number): Outcome {
    this.playouts++
    const { game, thinking } = this.module
    const seed = seedOf(this.seed, dice)
    const board = playOn(this.imagined(seed), this.player(index, seed), this.until)
    const worth = this.side * (thinking.worth ? thinking.worth(board) : game.standing(board))
    return { worth, figures: game.figures(board) }
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
    const chance = diceOf(seed)
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

/** One answer: what it came to, by number of the dice, and how much more than the usual one. */
class Line {
  readonly outcomes: Outcome[] = []
  readonly gain = new Sum()
}

function estimateOf({ mean, error }: Sum): Estimate {
  return { mean, error }
}
