import type { Procedure } from '@tallyho/engine'
import type { GruppeId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { gruppeOption } from '../02-choices.ts'
import { gruppe, gruppenIn, gruppeSpec, isBomber, LUFTWAFFE } from '../02-terms.ts'

/** RE-2.1.o RE-14.4.a The top of the Depletion track. */
const DEPLETED = 15

/** RE-14.2.c RE-14.2.e Gruppen leave a loss box: with replacement points, or at the cost of depletion. */
export function* refit(
  campaign: Campaign,
  from: 'light-loss' | 'heavy-loss',
  to: 'base' | 'light-loss',
): Procedure<void> {
  // RE-14.22.a Ju 87s stay for good.
  const waiting = gruppenIn(campaign, from).filter(id => gruppeSpec(campaign, id).type !== 'Ju 87')
  const rule = to === 'base' ? 'RE-14.2.c' : 'RE-14.2.e'
  for (;;) {
    const able = waiting.filter(id => gruppe(campaign, id).place === from && canRefit(campaign, id))
    if (able.length === 0) break
    const next = yield* nextOf(campaign, able)
    const depletion = pay(campaign, next)
    gruppe(campaign, next).place = to
    note(rule, 'gruppe-replaced', { gruppe: next, to, depletion })
  }
  // RE-14.4.f RE-A-86
  for (const id of waiting)
    if (gruppe(campaign, id).place === from) note('RE-14.4.f', 'gruppe-waits', { gruppe: id })
}

/** RE-14.21.a */
function trackOf(campaign: Campaign, id: GruppeId): 'bomber' | 'fighter' {
  return isBomber(campaign, id) ? 'bomber' : 'fighter'
}

/** RE-14.4.f Without a point only until the Luftwaffe is depleted. */
function canRefit(campaign: Campaign, id: GruppeId): boolean {
  return campaign.points[trackOf(campaign, id)] > 0 || campaign.depletion < DEPLETED
}

/** Takes a point, or one space of depletion: what that stands at then. */
function pay(campaign: Campaign, id: GruppeId): number | undefined {
  const track = trackOf(campaign, id)
  if (campaign.points[track] > 0) {
    campaign.points[track] -= 1
    return undefined
  }
  campaign.depletion += 1
  return campaign.depletion
}

/** RE-A-85 The player sets the order only where it decides who stays. */
function* nextOf(campaign: Campaign, able: readonly GruppeId[]): Procedure<GruppeId> {
  const bombers = able.filter(id => isBomber(campaign, id)).length
  const missing = {
    bomber: Math.max(0, bombers - campaign.points.bomber),
    fighter: Math.max(0, able.length - bombers - campaign.points.fighter),
  }
  const sure = able.find(id => missing[trackOf(campaign, id)] === 0)
  if (sure !== undefined) return sure
  const enough = missing.bomber + missing.fighter <= DEPLETED - campaign.depletion
  const order = enough ? able.slice(0, 1) : able
  return (yield* choose(LUFTWAFFE, 'refit', order.map(gruppeOption))).id
}
