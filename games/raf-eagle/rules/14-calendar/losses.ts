import type { Procedure } from '@tallyho/engine'
import type { Campaign } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { squadron, squadronSpec } from '../02-terms.ts'
import { aircraftFor, pilotsFor } from './priority.ts'
import { refit } from './refit.ts'

/** RE-4.IV.6 */
export function* replaceLightLosses(campaign: Campaign): Procedure<'heavy-losses'> {
  const returning = yield* aircraftFor(campaign, 'light-loss')
  const experienced = yield* pilotsFor(campaign, returning)
  for (const id of returning) {
    const unit = squadron(campaign, id)
    const { type } = squadronSpec(campaign, id)
    const led = experienced.includes(id)
    squadron(campaign, id).place = 'sector'
    // RE-14.3.a RE-2.21.e Without experienced pilots it is green. RE-14.23.a Blenheims need none.
    unit.full = led || type === 'Blenheim'
    campaign.points[type] -= 1
    if (led) campaign.points.pilots -= 1
    note(unit.full ? 'RE-14.2.a' : 'RE-14.2.b', 'squadron-replaced', { squadron: id, green: !unit.full })
  }
  // RE-14.2.c
  yield* refit(campaign, 'light-loss', 'base')
  return 'heavy-losses'
}

/** RE-4.IV.7 RE-14.25.a After the light losses, so that no unit comes all the way at once. */
export function* replaceHeavyLosses(campaign: Campaign): Procedure<'reinforcements'> {
  // RE-14.2.d
  for (const id of yield* aircraftFor(campaign, 'heavy-loss')) {
    squadron(campaign, id).place = 'light-loss'
    campaign.points[squadronSpec(campaign, id).type] -= 1
    note('RE-14.2.d', 'squadron-rebuilt', { squadron: id })
  }
  // RE-14.2.e
  yield* refit(campaign, 'heavy-loss', 'light-loss')
  return 'reinforcements'
}
