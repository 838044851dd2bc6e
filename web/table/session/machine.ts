import { botAt, gamesAt, seenBy, thinksAhead } from '@tallyho/bots'
import { type GameModule, type Match, type Random, random, type Seat } from '@tallyho/engine'
import type { Player } from './shown.ts'

/** A stream for the machine's own whims. The game's dice never come from here. */
export function whims(): Random {
  return random(crypto.getRandomValues(new Int32Array(1))[0] ?? 1)
}

/** The id of the option that the machine would take in this seat at first sight, if it is asked anything; none of those that are barred. */
export function machineChoice<S>(
  module: GameModule<S>,
  match: Match<S>,
  seat: Seat,
  numbers: Random,
  level: 'cadet' | 'regular' = 'regular',
  barred: ReadonlySet<string> = new Set(),
): string | undefined {
  const asked = seenBy(match, seat, numbers)
  if (!asked) return undefined
  const { view, choice, random } = asked
  const options = choice.options.filter(({ id }) => !barred.has(id))
  const seen = { view, choice: { ...choice, options }, random, position: () => asked.position() }
  const option = seen.choice.options[botAt(module, level)(seen)]
  if (!option) throw new Error(`The machine has no answer to '${seen.choice.ask}'`)
  return option.id
}

/** Games that a player tries out before he answers; undefined for one who decides at first sight. */
export function gamesOf<S>(module: GameModule<S>, player: Player | undefined): number | undefined {
  return player && thinksAhead(player) ? gamesAt(module, player) : undefined
}
