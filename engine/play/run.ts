import type { Game, Result, Step } from '../rules/game.ts'
import { handPen, type Scribe } from '../rules/note.ts'
import type { Answer, Pause, Procedure } from '../rules/pause.ts'
import { type Answerer, putAnswerer } from './at-once.ts'
import { copy } from './copy.ts'

/**
 * The rules of one game at work on one board, from pause to pause. It keeps no history: bots and simulations
 * run on it directly, a Match adds the journal.
 */
export class Run<S> {
  /** What the rules wait for; undefined once the game is over. */
  pause: Pause | undefined
  /** The step being played, or the last one played. */
  step: Step
  private body: Procedure<Step | undefined>

  constructor(
    readonly game: Game<S>,
    readonly state: S,
    step: Step = game.first,
    private readonly scribe?: Scribe,
    /** Called before each step begins: nothing hides in a call stack then. */
    private readonly checkpoint?: (step: Step) => void,
    /** With him the rules stop for nothing, and the game is over when this is made. */
    private readonly answerer?: Answerer,
  ) {
    this.step = step
    this.body = this.enter(step)
    this.proceed(undefined)
  }

  get over(): boolean {
    return this.pause === undefined
  }

  get result(): Result | undefined {
    return this.game.result(this.state)
  }

  answer(answer: Answer): void {
    if (this.pause === undefined) throw new Error('The game is over: nothing is asked')
    this.proceed(answer)
  }

  private enter(step: Step): Procedure<Step | undefined> {
    const procedure = this.game.steps[step]
    if (!procedure) throw new Error(`${this.game.title} has no step '${step}'`)
    this.checkpoint?.(step)
    this.step = step
    return procedure(this.state)
  }

  private proceed(answer: Answer | undefined): void {
    const pen = handPen(this.scribe)
    const last = putAnswerer(this.answerer)
    try {
      // The first `next` of a generator ignores its argument: there is no pause yet that it could answer.
      let turn = this.body.next(answer as Answer)
      while (turn.done) {
        if (turn.value === undefined) {
          this.pause = undefined
          return
        }
        this.body = this.enter(turn.value)
        turn = this.body.next(undefined as never)
      }
      this.pause = turn.value
    } finally {
      handPen(pen)
      putAnswerer(last)
    }
  }
}

/** A fresh run of the same game on a copy of a checkpoint, with the answers given since. */
export function rerun<S>(game: Game<S>, state: S, step: Step, answers: readonly Answer[]): Run<S> {
  const run = new Run(game, copy(state), step)
  for (const answer of answers) run.answer(answer)
  return run
}
