import type { Step } from '../rules/game.ts'
import type { Note } from '../rules/note.ts'
import { hashState } from './hash.ts'
import type { Entry } from './journal.ts'

/** A note of the log, with the number of answers that had been given when it was written. */
export interface Logged extends Note {
  readonly at: number
}

/** The board between two steps, after so many answers: from here the game can be replayed. */
export interface Checkpoint<S> {
  readonly at: number
  readonly step: Step
  readonly state: S
}

/** A checkpoint that a match keeps, with a mark of its board. */
export class Kept<S> implements Checkpoint<S> {
  constructor(
    readonly at: number,
    readonly step: Step,
    /** The board, or what reads it when somebody wants it: a long game has many that nobody looks at again. */
    private board: S | (() => S),
    /** How many notes had been written. */
    readonly notes: number,
    private mark?: string,
  ) {}

  /** Never changes: whoever plays on from here takes a copy. */
  get state(): S {
    if (typeof this.board === 'function') this.board = (this.board as () => S)()
    return this.board as S
  }

  /** Made when somebody asks for it, and once: it costs a walk over the whole board. */
  get hash(): string {
    this.mark ??= hashState(this.state)
    return this.mark
  }
}

/** All there is to a match: enough to go on with it without playing it again. */
export interface Past<S> {
  readonly journal: readonly Entry[]
  readonly notes: readonly Logged[]
  readonly checkpoints: readonly Kept<S>[]
}
