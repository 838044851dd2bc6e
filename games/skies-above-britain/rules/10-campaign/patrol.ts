import { type Procedure, read } from '@tallyho/engine'
import type { Campaign } from '../../state.ts'
import { d12, note } from '../../vocabulary.ts'
import { spendFuel } from '../01-general/acts.ts'
import { sections } from '../01-general/formations.ts'
import { patrolOf } from '../01-general/terms.ts'
import { chapterOf } from './chapter.ts'
import { climbFuel, weathered } from './events.ts'

/** SAB-RVS-01 SAB-RVS-02 Visibility, the raid's markers, and the climb. */
export function* setUpPatrol(campaign: Campaign): Procedure<'reveal' | 'fate'> {
  const patrol = patrolOf(campaign)
  // SAB-A-106 Without a Section to fly it the patrol passes.
  if (sections(campaign).length === 0) return 'fate'
  yield* visibility(campaign)
  patrol.formations = [{ id: 'squadron', sections: [...sections(campaign)], at: undefined, order: undefined }]
  yield* climb(campaign)
  return 'reveal'
}

/** SAB-RVS-05 SAB-K-130 */
function* visibility(campaign: Campaign): Procedure<void> {
  const patrol = patrolOf(campaign)
  const { visibility, sun } = chapterOf(campaign)
  const die = yield* d12('visibility')
  patrol.visibility = weathered(campaign, read(visibility, die))
  // SAB-RVS-06 Nobody looks at them, so nobody draws them yet.
  const inbound = [...chapterOf(campaign).vectors]
  patrol.track = { inbound, outbound: [], held: [], raid: undefined, released: undefined }
  note('SAB-RVS-05', 'visibility-set', { die, visibility: patrol.visibility })
  if (patrol.visibility === 'clouds') return
  const sunDie = yield* d12('sun.start')
  const at = read(sun, sunDie)
  patrol.sun = at === 'none' ? undefined : at
  note('SAB-RVS-05', 'sun', { at: patrol.sun, die: sunDie })
}

/** SAB-RVS-07 */
function* climb(campaign: Campaign): Procedure<void> {
  const patrol = patrolOf(campaign)
  const die = yield* d12('climb')
  const { zone, altitude, fuel: printed } = read(chapterOf(campaign).climb, die)
  const fuel = climbFuel(campaign, printed)
  patrol.station = { zone, altitude }
  note('SAB-RVS-07', 'climb-to-station', { die, zone, altitude, fuel })
  for (let i = 0; i < fuel; i++) spendFuel(campaign, 'SAB-RVS-07', sections(campaign), 'climb')
}
