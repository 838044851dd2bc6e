import { type Decisions, playerOf, type Thinking } from '@tallyho/engine'
import { administration } from './bot/administration.ts'
import { bombing } from './bot/bombing.ts'
import { combat } from './bot/combat.ts'
import { flak } from './bot/flak.ts'
import { movement } from './bot/movement.ts'
import { reaction } from './bot/reaction.ts'
import { setUp } from './bot/set-up.ts'
import { tally } from './bot/tally.ts'
import { result, standing } from './rules/12-end/victory.ts'
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

/** What a victory is worth beside the points it is won by. */
const WIN = 4

/** A battle is short enough to be played out. To win it counts for more than the points it is won by. */
export const thinking: Thinking<Battle> = {
  until: [],
  sure: 1.6,
  slips: 20,
  worth(battle) {
    const winner = result(battle)?.winner
    return standing(battle) + (winner === undefined ? 0 : winner === 'raider' ? WIN : -WIN)
  },
}
