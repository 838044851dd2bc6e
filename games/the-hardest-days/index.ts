import { type Game, versionOf } from '@tallyho/engine'
import { countersOf } from './counters.ts'
import { checkBoard } from './pack/board-form.ts'
import { packs, standard } from './pack/index.ts'
import { RAF } from './rules/02-terms/terms.ts'
import { begin } from './rules/03-set-up.ts'
import { ESCORTS_STRAFE } from './rules/14-bombing/bombing.ts'
import { lossesOf, result, victoryPoints } from './rules/16-victory.ts'
import { STEPS } from './sequence.ts'
import type { Day } from './state.ts'

export { heuristic, thinking } from './bot.ts'
export { packOf, packs, standard } from './pack/index.ts'
export { levelOf, lossesOf, victoryPoints } from './rules/16-victory.ts'
export type { Day } from './state.ts'
export { words } from './text.ts'

/**
 * No day takes more pauses. In one segment at most 74 raids draw a target event, for each of them has a group that
 * flies no other raid before the clock moves; a decoy gives its groups back, but takes a target event: 74 raids more.
 * They draw at most 148 + 74 events, each of which may let one raid through, besides the three that form up: 225.
 * A raid is revealed and bombs in fewer than 80 pauses. It is on the map for at most 10 Air Action Phases (three track
 * spaces, the longest way in, the turn, the way out), each with fewer than 6 pauses of interception and 63 of squadron
 * movement beside it. A squadron is in a display once a segment: fewer than 2,600 pauses of combat in all.
 */
const BOUND = 7 * (2_600 + 225 * (80 + 10 * (6 + 63)))

export const game: Game<Day> = {
  id: 'the-hardest-days',
  title: 'The Hardest Days',
  version: versionOf('the-hardest-days'),
  seats: [RAF],
  scenarios: standard.scenarios.map(({ id, title, blurb }) => ({ id, title, date: id, blurb })),
  optionalRules: [
    {
      id: ESCORTS_STRAFE,
      // THD-A-24
      title: 'Close escorts of a raid that nobody intercepted strafe the target',
      default: true,
    },
  ],
  packs,
  begin,
  first: 'set-up',
  steps: STEPS,
  // THD-1.2.a One player; whatever he may not know yet is not decided yet.
  view: day => day,
  standing: victoryPoints,
  figures: lossesOf,
  result,
  checkBoard,
  counters: countersOf,
  bound: BOUND,
}
