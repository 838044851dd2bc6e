import { type Game, versionOf } from '@tallyho/engine'
import { checkBoard } from './pack/board-form.ts'
import { packs, SIDES } from './pack/index.ts'
import { figures, nameAces, offerBattle, openFire, readSky, result, standing } from './rules.ts'
import { type Battle, begin, countersOf, view } from './state.ts'

export { heuristic, thinking } from './bot.ts'
export { words } from './text.ts'

export const game: Game<Battle> = {
  id: 'sample',
  title: 'The Sample',
  version: versionOf('sample'),
  seats: SIDES, // SMP-1.a
  scenarios: [
    { id: 'noon', title: 'Noon', date: '1940-08-12', blurb: 'Eight against eight under a clear sky.' },
    { id: 'dusk', title: 'Dusk', date: '1940-08-12', blurb: 'Seven against seven, and cloud coming in.' },
  ],
  optionalRules: [{ id: 'aces', title: 'Secret aces', default: true }],
  packs,
  begin,
  first: 'aces',
  // SMP-1.b The sequence of play.
  steps: { aces: nameAces, sky: readSky, altitude: offerBattle, fire: openFire },
  view,
  standing,
  figures,
  result,
  checkBoard,
  counters: countersOf,
  // At most 40 chits, each with a draw, an offer, and an order and a shot from each of at most 24 planes.
  bound: 1 + 40 * (2 + 2 * 24),
}
