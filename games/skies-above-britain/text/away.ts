import type { Said, SaidFigure } from '@tallyho/engine'
import { fightersOf, isSection } from '../rules/01-general/formations.ts'
import { burstChances } from '../rules/04-bombers/chances.ts'
import { STRAGGLER } from '../rules/04-bombers/formation.ts'
import type { Campaign } from '../state.ts'
import type { Unit } from '../vocabulary/terms.ts'
import type { LostOption } from '../vocabulary/vector.ts'
import { fuelFigure } from './fuel.ts'
import { share } from './odds.ts'

/** Whoever leaves the squadron before the raid is met, or has lost it. */

/** SAB-VEC-17 What one burst does to a bomber that nobody covers, and what the unit pays. */
export function stragglerSaid(campaign: Campaign, unit?: Unit): readonly SaidFigure[] {
  const [fighter] = unit ? fightersOf(campaign, unit) : []
  const fuel = unit && isSection(unit) ? fuelFigure(campaign, [unit], 1) : { of: 'Fuel', is: '–' }
  const down =
    fighter && campaign.patrol?.straggler
      ? burstChances({ campaign, fighter, bomber: STRAGGLER, angle: 'port' }).down
      : undefined
  return [share('a burst downs', down, 'good'), fuel]
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
