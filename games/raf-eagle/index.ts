import { type Game, type Scenario, versionOf } from '@tallyho/engine'
import { countersOf } from './counters.ts'
import { checkBoard } from './pack/board-form.ts'
import { packs } from './pack/index.ts'
import type { ScenarioId } from './pack/types.ts'
import { LUFTWAFFE } from './rules/02-terms.ts'
import { ADVANCED, begin, NIGHT } from './rules/03-set-up.ts'
import { figures, result } from './rules/16-victory.ts'
import { STEPS } from './sequence.ts'
import type { Campaign } from './state.ts'

export { heuristic, thinking } from './bot.ts'
export { packOf, packs, standard } from './pack/index.ts'
export type { Campaign } from './state.ts'
export { words } from './text.ts'

const SCENARIOS: readonly (Scenario & { readonly id: ScenarioId })[] = [
  {
    id: 'prelude',
    title: 'Prelude',
    date: '1940-08-11',
    difficulty: 1,
    blurb:
      'One Raid Day, two days before Adlertag. Radar stations and ports are what Berlin wants bombed. Plan the raids of a single day, from first light to dusk, and see how Fighter Command answers: the place to learn the game.',
  },
  {
    id: 'hardest-days',
    title: 'Four Days: The Hardest Days',
    date: '1940-08-11',
    difficulty: 2,
    blurb:
      'Four Raid Days of the great assault of mid-August. Losses now have to be made good between the days, and what high command wants changes while you plan.',
  },
  {
    id: 'thin-blue-line',
    title: 'The Thin Blue Line',
    date: '1940-08-27',
    difficulty: 3,
    blurb:
      'Late August: the sector airfields around London are the target, and pilots are what Fighter Command is short of. How worn is the thin blue line when the decision about the landing falls in September?',
  },
  {
    id: 'battle-of-britain',
    title: 'The Battle of Britain',
    date: '1940-08-11',
    difficulty: 5,
    blurb:
      'The whole campaign, from 11 August until Sealion is launched, put off for good or called off. Every loss counts, every day that passes is a day for the defender.',
  },
]

/**
 * No campaign takes more pauses. It has at most 52 Raid Days, for every Day Event card moves the calendar by a day at
 * least. Planning a day draws at most as many cards as there are (fewer than 300, counted twice for decks made anew),
 * places at most 21 raids with 20 strategies and 21 markers, and assigns each of 80 Gruppen to one raid, a fighter at
 * most once for each of seven segments; repairs roll fewer than 20 dice. Each of the 21 raids deploys in fewer than 120
 * pauses, draws fewer than 200 for its response, and fights, bombs and disperses in fewer than 100. The night takes
 * fewer than 120, and so does what comes between two days.
 */
const BOUND = 52 * (600 + 62 + 7 * 80 + 20 + 21 * (120 + 200 + 100) + 240)

export const game: Game<Campaign> = {
  id: 'raf-eagle',
  title: 'RAF: Eagle',
  version: versionOf('raf-eagle'),
  seats: [LUFTWAFFE],
  scenarios: SCENARIOS,
  optionalRules: [
    { id: NIGHT, title: 'Night rules: bombers raid by night, Blenheims patrol', default: false },
    {
      id: ADVANCED,
      title:
        'Advanced rules: forward airfields, fighters with bombs, demands of high command, aces, days without rest',
      default: false,
    },
  ],
  packs,
  begin,
  first: 'set-up',
  steps: STEPS,
  // RE-1.a One player; what nobody knows yet, the order of the decks, is not decided yet (RE-2.3.a).
  view: campaign => campaign,
  // RE-16.a Points are counted for the British.
  standing: ({ vp }) => -vp,
  figures,
  result,
  checkBoard,
  counters: countersOf,
  bound: BOUND,
}
