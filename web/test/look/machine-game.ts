import { seenBy } from '@tallyho/bots'
import { type Choice, type GameModule, Match, random, type Setup, seeded } from '@tallyho/engine'

/** One question of a game, and what the machine answered. */
export interface Decision {
  /** Answers given before it. */
  readonly at: number
  readonly step: string
  readonly choice: Choice
  readonly id: string
}

/** A whole game of the machine against itself: the same for the same seed. */
export function machineGame<S>(
  { game, heuristic }: GameModule<S>,
  setup: Setup,
  seed: number,
): { readonly match: Match<S>; readonly decisions: readonly Decision[] } {
  const match = new Match(game, setup)
  const chance = seeded(seed)
  const numbers = random(seed)
  const decisions: Decision[] = []
  match.settleAll(chance)
  while (match.pause) {
    for (const seat of game.seats) {
      const seen = seenBy(match, seat, numbers)
      if (!seen) continue
      const { choice } = seen
      const id = choice.options[heuristic(seen)]?.id ?? ''
      decisions.push({ at: match.journal.length, step: match.step, choice, id })
      match.choose(seat, id)
    }
    match.settleAll(chance)
  }
  return { match, decisions }
}
