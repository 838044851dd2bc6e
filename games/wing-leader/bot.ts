import type { Bot } from '@tallyho/engine'
import { administration } from './bot/administration.ts'
import { bombing } from './bot/bombing.ts'
import { combat } from './bot/combat.ts'
import { flak } from './bot/flak.ts'
import type { Decision } from './bot/judge.ts'
import { movement } from './bot/movement.ts'
import { reaction } from './bot/reaction.ts'
import { setUp } from './bot/set-up.ts'
import { tally } from './bot/tally.ts'
import type { Battle } from './state.ts'

/** Every question of the game, by its key. */
export const DECISIONS: Readonly<Record<string, Decision>> = {
  ...setUp,
  ...tally,
  ...movement,
  ...reaction,
  ...combat,
  ...bombing,
  ...flak,
  ...administration,
}

/**
 * A competent squadron commander: looks for the bombers, guards his own, attacks from above and out of the Sun, and
 * weighs every fight and every bombing run by what the tables promise.
 */
export const heuristic: Bot<Battle> = ({ view: battle, choice }) => {
  const decide = DECISIONS[choice.ask]
  return decide ? decide(battle, choice) : 0
}
