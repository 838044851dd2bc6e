import { seenBy } from '@tallyho/bots'
import { type Choice, type GameModule, Match, random, type Setup, seeded } from '@tallyho/engine'
import type { Manners } from '@tallyho/kit/board.ts'

/** One question of a game, and what the machine answered. */
export interface Decision {
  /** Answers given before it. */
  readonly at: number
  readonly choice: Choice
  readonly id: string
  /** Rows of answers that the table offers as one, from here on. */
  readonly far: readonly (readonly string[])[]
  /** The heap that the answer is laid with. */
  readonly heap?: string | undefined
}

interface MachineGame<S> {
  readonly match: Match<S>
  readonly decisions: readonly Decision[]
  /** The step of the sequence of play at every answer and every roll. */
  readonly steps: readonly string[]
}

/** A whole game of the machine against itself: the same for the same seed. */
export function machineGame<S>(
  { game, heuristic }: GameModule<S>,
  setup: Setup,
  seed: number,
  { far = () => [], heap = () => undefined }: Pick<Manners<S>, 'far' | 'heap'> = {},
): MachineGame<S> {
  const match = new Match(game, setup)
  const chance = seeded(seed)
  const numbers = random(seed)
  const decisions: Decision[] = []
  const steps: string[] = []
  while (match.pause) {
    if (match.pause.kind === 'chance') {
      steps.push(match.step)
      match.settle(chance)
    }
    for (const seat of game.seats) {
      const seen = seenBy(match, seat, numbers)
      if (!seen) continue
      const { choice } = seen
      const option = choice.options[heuristic(seen)]
      const id = option?.id ?? ''
      const view = game.view(match.state, seat)
      decisions.push({
        at: match.journal.length,
        choice,
        id,
        far: far(view, choice).map(({ ids }) => ids),
        heap: option && heap(view, choice.ask, option),
      })
      steps.push(match.step)
      match.choose(seat, id)
    }
  }
  return { match, decisions, steps }
}
