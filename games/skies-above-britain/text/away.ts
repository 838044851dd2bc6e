import { percent, type Said, type SaidFigure } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { fightersOf, isSection } from '../rules/01-general/formations.ts'
import { average, cardsLeft, reaches } from '../rules/01-general/odds.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import { STRAGGLER } from '../rules/04-bombers/formation.ts'
import type { Campaign } from '../state.ts'
import type { Unit } from '../vocabulary/terms.ts'
import type { LostOption } from '../vocabulary/vector.ts'
import { fuelFigure } from './fuel.ts'
import { share } from './odds.ts'
import { together } from './together.ts'

/** Whoever leaves the squadron before the raid is met, or has lost it. */

/** SAB-VEC-17 SAB-VEC-26 What a first round of the whole unit does to a bomber that nobody covers, and what the unit pays. */
export function stragglerSaid(campaign: Campaign, unit?: Unit): readonly SaidFigure[] {
  const group = unit && campaign.patrol?.straggler ? fightersOf(campaign, unit) : []
  const fuel = unit && isSection(unit) ? fuelFigure(campaign, [unit], 1) : { of: 'Fuel', is: '–' }
  const { down } = together(
    campaign,
    group,
    group.map(() => `${STRAGGLER}/port`),
  ).chances
  return [share('down at once', down || undefined, 'good'), fuel]
}

/** SAB-VEC-21 After each round a card is turned up, and in clouds a die may hide a straggler: over all that are left. */
export function hidesSaid(campaign: Campaign): string | undefined {
  const { straggler, visibility } = patrolOf(campaign)
  if (!straggler || visibility !== 'clouds') return undefined
  const hides = average(cardsLeft(campaign, 'reaction'), card =>
    reaches(packOf(campaign).reaction(card).clouds),
  )
  return `After each round it gets away in the clouds in ${percent(hides)}.`
}

/** SAB-RVS-20 SAB-RVS-26 What it costs, and what becomes of whoever stays away. */
export function lostSaid(act: LostOption['act']): Said {
  switch (act) {
    case 'rejoin':
      return { head: 'Rejoin the squadron', so: 'all Sections wait for it: 1 Fuel each' }
    case 'home':
      return { head: 'Turn for home', so: 'out of this patrol, and safe' }
    case 'stay':
      return {
        head: 'Stay out and wait',
        so: 'home, if the squadron makes contact first',
      }
  }
}
