import { percent, type Said } from '@tallyho/engine'
import { fightersOf, isSection } from '../rules/01-general/formations.ts'
import { burstChances } from '../rules/04-bombers/chances.ts'
import { STRAGGLER } from '../rules/04-bombers/formation.ts'
import type { Campaign } from '../state.ts'
import type { Unit } from '../vocabulary/terms.ts'
import type { LostOption } from '../vocabulary/vector.ts'
import { fuelAfter } from './fuel.ts'

/** Whoever leaves the squadron before the raid is met, or has lost it. */

/** SAB-VEC-17 What he pays, and what one burst does to a bomber that nobody covers. */
export function stragglerSaid(campaign: Campaign, unit: Unit): string {
  const [fighter] = fightersOf(campaign, unit)
  const fuel = isSection(unit) ? fuelAfter(campaign, [unit], 1) : 'no Fuel'
  if (!fighter || !campaign.patrol?.straggler) return fuel
  const { hit, down } = burstChances({ campaign, fighter, bomber: STRAGGLER, angle: 'port' })
  return `${fuel}; each burst hits ${percent(hit)}, brings it down ${percent(down)}`
}

/** SAB-RVS-20 SAB-RVS-26 What it costs, and what becomes of whoever stays away. */
export function lostSaid(act: LostOption['act']): Said {
  switch (act) {
    case 'rejoin':
      return { head: 'Rejoin the squadron', so: 'every Section waits for it: 1 Fuel of each' }
    case 'home':
      return { head: 'Turn for home', so: 'out of this patrol, and safe' }
    case 'stay':
      return {
        head: 'Stay out and wait',
        so: 'asked again next round; if the squadron makes contact before, it must turn for home',
      }
  }
}
