import { Match } from '../play/match.ts'
import { Run } from '../play/run.ts'
import { fair, random, seeded } from '../rules/chance.ts'
import type { Game, Setup } from '../rules/game.ts'
import type { Scribe } from '../rules/note.ts'
import type { Pause } from '../rules/pause.ts'
import { type Bot, glance } from '../told/bot.ts'

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
    else run.answer(bot?.(glance(run.state, pause, numbers)) ?? numbers(pause.options.length))
  }
  return run
}

/** A game of one seat as it is kept: played to its end by a machine that does not look ahead. */
export function playKept<S>(game: Game<S>, setup: Setup, bot: Bot<S>, seed: number): Match<S> {
  const match = new Match(game, setup)
  const [dice, numbers] = [seeded(seed), random(seed)]
  match.settleAll(dice)
  while (match.pause?.kind === 'choice') {
    const { pause: choice, state: view } = match
    const at = bot(glance(view, choice, numbers))
    match.choose(choice.seat, choice.options[at]?.id ?? '')
    match.settleAll(dice)
  }
  return match
}
