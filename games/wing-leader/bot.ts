import { type Decisions, playerOf, type Thinking } from '@tallyho/engine'
import { administration } from './bot/administration.ts'
import { bombing } from './bot/bombing.ts'
import { combat } from './bot/combat.ts'
import { flak } from './bot/flak.ts'
import { movement } from './bot/movement.ts'
import { reaction } from './bot/reaction.ts'
import { setUp } from './bot/set-up.ts'
import { tally } from './bot/tally.ts'
import type { Level } from './pack/types.ts'
import { scenarioOf } from './rules/01-words/units.ts'
import { standing } from './rules/12-end/victory.ts'
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
/** Points within which a victory is in the balance. */
const CLOSE = 4

/** The difference at which neither side has won, or either might have. */
function evenAt(battle: Battle): number {
  const { levels } = scenarioOf(battle).victory
  const from = (is: (level: Level) => boolean) =>
    Math.min(...levels.filter(({ level }) => is(level)).map(({ atLeast }) => atLeast))
  const raider = from(level => level.startsWith('raider'))
  const draw = from(level => !level.startsWith('defender'))
  return (raider + draw - 1) / 2
}

/**
 * A battle is short enough to be played out. To win it counts for more than the points it is won by; but a battle that is
 * all but won is as good, or chance at the edge would hide what an answer does.
 */
export const thinking: Thinking<Battle> = {
  until: [],
  sure: 0.7,
  second: 400,
  slips: 20,
  worth(battle) {
    const ahead = standing(battle)
    return ahead + WIN * Math.tanh((ahead - evenAt(battle)) / CLOSE)
  },
}
