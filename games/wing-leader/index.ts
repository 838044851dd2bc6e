import type { Game } from '@tallyho/engine'
import { countersOf } from './counters.ts'
import { packs, standard } from './pack/index.ts'
import { SIDES } from './pack/types.ts'
import { TAKE_SEVEN } from './rules/bombing.ts'
import { AGREEMENTS } from './rules/escape.ts'
import { begin } from './rules/set-up.ts'
import { result, standing } from './rules/victory.ts'
import { STEPS } from './sequence.ts'
import type { Battle } from './state.ts'

export { packOf, packs, standard } from './pack/index.ts'
export { lossesOf, victoryPoints } from './rules/victory.ts'
export type { Battle } from './state.ts'
export { words } from './text.ts'

export const game: Game<Battle> = {
  id: 'wing-leader',
  title: 'Wing Leader',
  version: '1',
  seats: SIDES,
  scenarios: standard.scenarios.map(({ id, title, date, background }) => ({
    id,
    title,
    date,
    blurb: background,
  })),
  optionalRules: [
    {
      id: TAKE_SEVEN,
      title: 'A bombing attack may take a 7 instead of rolling (WL-15.4.e)',
      default: false,
    },
    {
      id: AGREEMENTS,
      title:
        'Every turn units may withdraw, and the game may end, if both players agree (WL-11.0.b, WL-12.0.a)',
      default: false,
    },
  ],
  packs,
  begin,
  first: 'forces',
  steps: STEPS,
  // Both wing displays lie open, and nothing is decided before it is rolled (WL-5.2).
  view: battle => battle,
  standing,
  result,
  counters: countersOf,
  bound: 100_000,
}
