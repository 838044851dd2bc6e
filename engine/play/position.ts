import type { Game, Step } from '../rules/game.ts'
import type { Answer, Pause } from '../rules/pause.ts'
import { copy } from './copy.ts'
import { Run, rerun } from './run.ts'

/** A place in a game as one seat knows it: a checkpoint, and the answers since that lead to the question. */
export interface Position<S> {
  readonly game: Game<S>
  readonly state: S
  readonly step: Step
  readonly answers: readonly Answer[]
}

/** A fresh run at that place, to think ahead on. */
export function opened<S>({ game, state, step, answers }: Position<S>): Run<S> {
  return rerun(game, state, step, answers)
}

/** Thrown to leave the rules in the middle: one for all, since to make one looks at the whole stack. */
const ENOUGH = new Error('Enough was played')

/**
 * Plays on from a position without a stop, as `answer` says, and returns the board that is reached: at the end of the
 * game, or where a step begins that `until` names, if an answer was given before.
 */
export function playOn<S>(
  { game, state, step, answers }: Position<S>,
  answer: (pause: Pause, board: S) => Answer,
  until?: ReadonlySet<Step>,
): S {
  const board = copy(state)
  let given = 0
  const pass = (next: Step) => {
    if (given > answers.length && until?.has(next)) throw ENOUGH
  }
  const bound = answers.length + game.bound
  const give = (pause: Pause): Answer => {
    if (given > bound) throw new Error(`The game does not end within ${game.bound} answers`)
    const before = answers[given++]
    return before ?? answer(pause, board)
  }
  try {
    new Run(game, board, step, undefined, pass, give)
  } catch (error) {
    if (error !== ENOUGH) throw error
  }
  return board
}
