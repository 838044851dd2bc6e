import { type Answer, type Bot, fair, type Pause, type Random, type Run, type Seen } from '@tallyho/engine'

/** Takes any legal option, each as likely as the other. */
export function randomBot<S>({ choice, random }: Seen<S>): number {
  return random(choice.options.length)
}

export interface PlayoutOptions {
  /** Games played to the end for each option. */
  readonly each?: number
  /** Most games played for one decision: with many options each gets fewer, but at least one. */
  readonly most?: number
}

/**
 * Flat Monte Carlo: tries every option in games that `bot` plays to their end with other dice, and takes the one with
 * the best mean score. A score counts for the first seat of the game and against the others.
 */
export function playout<S>(bot: Bot<S>, { each = 12, most = 120 }: PlayoutOptions = {}): Bot<S> {
  return seen => {
    const { choice, random } = seen
    const count = Math.max(1, Math.min(each, Math.floor(most / choice.options.length)))
    let best = 0
    let bestTotal = Number.NEGATIVE_INFINITY
    for (let option = 0; option < choice.options.length; option++) {
      let total = 0
      for (let i = 0; i < count; i++) total += tryOut(seen.fork(), choice.seat, option, bot, random)
      if (total > bestTotal) {
        best = option
        bestTotal = total
      }
    }
    return best
  }
}

function tryOut<S>(run: Run<S>, seat: string, option: number, bot: Bot<S>, random: Random): number {
  const dice = fair(random)
  const { game, state } = run
  const ask = (choice: Extract<Pause, { kind: 'choice' }>) =>
    bot({ view: game.view(state, choice.seat), choice, random, fork: refuseFork })
  const answer = (pause: Pause): Answer => {
    if (pause.kind === 'chance') return dice(pause)
    return pause.kind === 'choice' ? ask(pause) : pause.asks.map(ask)
  }
  const first = run.pause
  if (first?.kind === 'together') run.answer(first.asks.map(own => (own.seat === seat ? option : ask(own))))
  else run.answer(option)
  while (run.pause) run.answer(answer(run.pause))
  const score = run.result?.score ?? 0
  return seat === game.seats[0] ? score : -score
}

function refuseFork(): never {
  throw new Error('A bot inside a playout does not look ahead itself')
}
