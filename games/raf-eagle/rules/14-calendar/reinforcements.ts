import type { Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { SquadronId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { pickOne } from '../02-choices.ts'
import { gruppe, gruppenIn, gruppeSpec, squadron, squadronSpec, squadronsIn } from '../02-terms.ts'
import { dayCardOf } from './day-advance.ts'

/** RE-4.IV.8.a RE-14.5.a */
export function* reinforce(campaign: Campaign): Procedure<'cards'> {
  germanReinforcements(campaign)
  // RE-19.5.f RE-14.6.b
  if ((dayCardOf(campaign).reinforcement || campaign.pressed) && !campaign.stabilized)
    yield* britishReinforcement(campaign)
  return 'cards'
}

/** RE-4.IV.8.a Those whose box the Day marker has reached or passed. */
function germanReinforcements(campaign: Campaign): void {
  for (const id of gruppenIn(campaign, 'calendar')) {
    if ((gruppeSpec(campaign, id).arrives ?? 0) > campaign.day) continue
    gruppe(campaign, id).place = 'base'
    note('RE-4.IV.8.a', 'gruppe-arrives', { gruppe: id })
  }
}

/** RE-14.5.a RE-A-87 Two are drawn: the one of 11 Group comes, or the first. */
function* britishReinforcement(campaign: Campaign): Procedure<void> {
  const pool = squadronsIn(campaign, 'reserve')
  if (pool.length === 0) return
  const first = yield* pickOne('reinforcement', pool)
  const rest = pool.filter(id => id !== first)
  const second = rest.length > 0 ? yield* pickOne('reinforcement', rest) : first
  const comes = isFrom11(campaign, second) && !isFrom11(campaign, first) ? second : first
  squadron(campaign, comes).place = 'sector'
  note('RE-14.5.a', 'squadron-arrives', { squadron: comes })
}

function isFrom11(campaign: Campaign, id: SquadronId): boolean {
  return packOf(campaign).sector.get(squadronSpec(campaign, id).sector)?.group === 11
}
