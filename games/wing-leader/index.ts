import { type Game, versionOf } from '@tallyho/engine'
import { countersOf } from './counters.ts'
import { checkBoard } from './pack/check-board.ts'
import { packOf, packs, scenariosIn, standard } from './pack/index.ts'
import { SIDES } from './pack/types.ts'
import { begin } from './rules/05-set-up/set-up.ts'
import { AGREEMENTS } from './rules/11-escape.ts'
import { figuresOf, result, standing } from './rules/12-end/victory.ts'
import { TAKE_SEVEN } from './rules/15-bombing/bombing.ts'
import { STEPS } from './sequence.ts'
import type { Battle } from './state.ts'

export { heuristic, thinking } from './bot.ts'
export { packOf, packs, standard } from './pack/index.ts'
export { lossesOf, victoryPoints } from './rules/12-end/victory.ts'
export type { Battle } from './state.ts'
export { words } from './text.ts'

/**
 * No battle takes more pauses, but for dice that go on tying for ever. It has at most 99 turns; 60 units and 40 guns are
 * more than any map holds, and a split makes two flights of a squadron. In one turn a unit takes fewer than 20 pauses
 * in the Tally Phase (rolls, orders, a split), 60 in its move (steps, profiles, reactions, barrage), 50 in combat and 20
 * in the Administration Phase, a gun fewer than 20; placing a unit takes fewer than 10.
 */
const BOUND = 99 * (120 * (20 + 60 + 50 + 20) + 40 * 20) + 60 * 10

export const game: Game<Battle> = {
  id: 'wing-leader',
  title: 'Wing Leader',
  version: versionOf('wing-leader'),
  seats: SIDES,
  scenarios: scenariosIn(packOf({ pack: standard.id })),
  optionalRules: [
    {
      id: TAKE_SEVEN,
      // WL-15.4.e
      title: 'A bombing attack may take a 7 instead of rolling',
      default: false,
    },
    {
      id: AGREEMENTS,
      // WL-11.0.b WL-12.0.a
      title: 'Every turn units may withdraw, and the game may end, if both players agree',
      default: false,
    },
  ],
  packs,
  begin,
  first: 'forces',
  steps: STEPS,
  // Both wing displays lie open, and nothing is decided before it is rolled (WL-5.2.a).
  view: battle => battle,
  standing,
  figures: figuresOf,
  result,
  checkBoard,
  counters: countersOf,
  bound: BOUND,
}
