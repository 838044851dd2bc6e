import { type Game, type Scenario, versionOf } from '@tallyho/engine'
import { countersOf } from './counters.ts'
import { checkBoard } from './pack/board-form.ts'
import { packOf, packs, standard } from './pack/index.ts'
import type { Pack, ScenarioSpec } from './pack/types.ts'
import { figures, result, standing } from './rules/08-return/points.ts'
import { begin, GRADUATED, RANDOM_EVENTS } from './rules/10-campaign/begin.ts'
import { STEPS } from './sequence.ts'
import { type Campaign, SQUADRON } from './state.ts'

export { heuristic, thinking } from './bot.ts'
export { packOf, packs, standard } from './pack/index.ts'
export type { Campaign } from './state.ts'
export { words } from './text.ts'

/** Another scenario in the pack is another one in the lobby. */
function scenariosIn({ scenarios }: Pack): readonly Scenario[] {
  return scenarios.map(({ id, title, date, blurb, difficulty, kind }) => ({
    id,
    title,
    date,
    blurb,
    difficulty: difficulty as 1 | 2 | 3 | 4 | 5,
    group: GROUPS[kind],
    // What comes between patrols matters to nobody who flies one.
    ...(kind !== 'campaign' && { optional: [] }),
  }))
}

const GROUPS: Readonly<Record<ScenarioSpec['kind'], string>> = {
  dogfight: 'School: dogfights',
  bombers: 'School: among the bombers',
  intercept: 'School: interceptions',
  patrol: 'One patrol',
  campaign: 'Campaigns: roster, fatigue, replacements',
}

/**
 * No campaign takes more pauses. It has at most 32 patrols (four chapters of eight). The Raid Vector Sequence has at most 12 inbound
 * and 12 outbound spaces with three markers each, the Interception Sequence as many turns as the Fuel Track has spaces (20), and in
 * each of them twelve fighters answer fewer than 400 questions each.
 */
const BOUND = 32 * (24 * 3 * 400 + 20 * 12 * 400)

export const game: Game<Campaign> = {
  id: 'skies-above-britain',
  title: 'Skies Above Britain',
  version: versionOf('skies-above-britain'),
  seats: [SQUADRON],
  scenarios: scenariosIn(standard),
  optionalRules: [
    { id: RANDOM_EVENTS, title: 'Random events between patrols', default: false },
    { id: GRADUATED, title: 'Graduated replacements: new pilots may have flown before', default: false },
  ],
  packs: { ...packs, scenarios: id => scenariosIn(packOf({ pack: id }).pack) },
  begin,
  first: 'muster',
  steps: STEPS,
  // SAB-GEN-01 One player; the order of decks and cups is nowhere until somebody draws.
  view: campaign => campaign,
  standing,
  figures,
  result,
  checkBoard,
  counters: countersOf,
  bound: BOUND,
}
