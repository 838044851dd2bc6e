import { type Game, versionOf } from '@tallyho/engine'
import { countersOf } from './counters.ts'
import { checkBoard } from './pack/board-form.ts'
import { packOf, packs, standard } from './pack/index.ts'
import { begin, OPTIONAL_RULES, scenariosIn } from './rules/01-campaign/begin.ts'
import { figuresOf, result, standing } from './rules/01-campaign/victory.ts'
import { STEPS } from './sequence.ts'
import { type Campaign, STAFFEL } from './state.ts'

export { heuristic, thinking } from './bot.ts'
export { packOf, packs, standard } from './pack/index.ts'
export { seasonTally } from './rules/01-campaign/season.ts'
export { figuresOf } from './rules/01-campaign/victory.ts'
export type { Campaign } from './state.ts'
export { words } from './text.ts'

/**
 * No campaign takes more pauses, but for cards that let a fighter ride a bomber's tail for ever. It has at most 70 missions (seven seasons of ten), each of at most 12 turns, flown by at
 * most 18 FW190s and 32 auxiliaries. In one turn a fighter takes fewer than 10 pauses of moves, returns and recovery,
 * 20 of escorts and combat, 10 of blast and flak, and 60 of its attack; an element takes fewer than 10 of cohesion, and
 * there are at most 10 elements. Set-up takes fewer than 40 dice and commands, 60 purchases and 60 fittings, the tally
 * 3 for each fighter; between missions each of 36 pilots is replaced, trained and looked after in fewer than 20.
 */
const BOUND = 70 * (12 * (50 * (10 + 20 + 10 + 60) + 100) + 160 + 150 + 36 * 20)

export const game: Game<Campaign> = {
  id: 'storm-above-the-reich',
  title: 'Storm Above the Reich',
  version: versionOf('storm-above-the-reich'),
  seats: [STAFFEL],
  scenarios: scenariosIn(standard),
  optionalRules: OPTIONAL_RULES,
  packs: { ...packs, scenarios: id => scenariosIn(packOf({ pack: id }).pack) },
  begin,
  first: 'muster',
  steps: STEPS,
  // One player; numbers of escorts that nobody has seen are not decided yet (SR-SET-21).
  view: campaign => campaign,
  standing,
  figures: figuresOf,
  result,
  counters: countersOf,
  checkBoard,
  bound: BOUND,
}
