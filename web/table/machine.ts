import { seenBy } from '@tallyho/bots'
import { type GameModule, type Match, type Random, random, type Seat } from '@tallyho/engine'

/** A stream for the machine's own whims. The game's dice never come from here. */
export function whims(): Random {
  return random(crypto.getRandomValues(new Int32Array(1))[0] ?? 1)
}

/** The id of the option that the game's own player would take in this seat, if it is asked anything. */
export function machineChoice<S>(
  { heuristic }: GameModule<S>,
  match: Match<S>,
  seat: Seat,
  numbers: Random,
): string | undefined {
  const seen = seenBy(match, seat, numbers)
  if (!seen) return undefined
  const option = seen.choice.options[heuristic(seen)]
  if (!option) throw new Error(`The machine has no answer to '${seen.choice.ask}'`)
  return option.id
}
