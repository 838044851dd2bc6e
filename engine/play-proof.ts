import type { Bot } from './bot.ts'
import { fair, random } from './chance.ts'
import type { Game, Setup } from './game.ts'
import type { Scribe } from './note.ts'
import type { Pause } from './pause.ts'
import { Run } from './run.ts'

/** A game of one seat that is played for a proof. */
export interface Playing<S> extends Pick<Setup, 'scenario'> {
  readonly seed: number
  readonly options?: Setup['options']
  /** Random legal answers without one. */
  readonly bot?: Bot<S>
  /** Called at every pause, the first being number 1. */
  readonly look?: (state: S, pauses: number, pause: Pause) => void
  readonly scribe?: Scribe
}

/** Plays it to its end; dice and answers come from one stream of numbers. */
export function playOut<S>(
  game: Game<S>,
  { scenario, seed, options = {}, bot, look, scribe }: Playing<S>,
): Run<S> {
  const numbers = random(seed)
  const dice = fair(numbers)
  const run = new Run(game, game.begin({ scenario, pack: 'standard', options }), game.first, scribe)
  for (let pauses = 1; run.pause; pauses++) {
    const { pause } = run
    look?.(run.state, pauses, pause)
    if (pause.kind === 'together') throw new Error('This game has one seat')
    if (pause.kind === 'chance') run.answer(dice(pause))
    else
      run.answer(
        bot?.({ view: run.state, choice: pause, random: numbers, fork: () => run }) ??
          numbers(pause.options.length),
      )
  }
  return run
}
