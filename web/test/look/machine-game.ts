import { seenBy } from '@tallyho/bots'
import { type Choice, type GameModule, hashState, Match, random, type Setup, seeded } from '@tallyho/engine'
import type { Manners } from '@tallyho/kit/manners.ts'
import { beyond } from '../../table/session/shown.ts'

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
  /** The table gives this answer without asking. */
  readonly unasked?: boolean
  /** A mark of the board at that moment. */
  readonly mark: string
}

interface MachineGame<S> {
  readonly match: Match<S>
  readonly decisions: readonly Decision[]
  /** The step of the sequence of play at every answer and every roll. */
  readonly steps: readonly string[]
}

/** A whole game of the machine against itself: the same for the same seed. */
export function machineGame<S>(
  { game, heuristic, words }: GameModule<S>,
  setup: Setup,
  seed: number,
  manners: Manners<S> = {},
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
        far: beyond(words, match, choice, view, manners).map(({ ids }) => ids),
        heap: option && manners.heap?.(view, choice.ask, option),
        unasked: manners.unasked?.(view, choice) === id,
        mark: hashState(match.state),
      })
      steps.push(match.step)
      match.choose(seat, id)
    }
  }
  return { match, decisions, steps }
}
