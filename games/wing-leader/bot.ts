import { type Decisions, playerOf } from '@tallyho/engine'
import { administration } from './bot/administration.ts'
import { bombing } from './bot/bombing.ts'
import { combat } from './bot/combat.ts'
import { flak } from './bot/flak.ts'
import { movement } from './bot/movement.ts'
import { reaction } from './bot/reaction.ts'
import { setUp } from './bot/set-up.ts'
import { tally } from './bot/tally.ts'
import type { Battle } from './state.ts'
import type { Asks } from './vocabulary.ts'

const DECISIONS: Decisions<Battle, Asks> = {
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
export const heuristic = playerOf(DECISIONS)
