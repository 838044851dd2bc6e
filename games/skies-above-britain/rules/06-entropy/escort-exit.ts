import type { Procedure } from '@tallyho/engine'
import type { Campaign } from '../../state.ts'
import { d12, note } from '../../vocabulary.ts'
import { raidSpace } from '../01-general/terms.ts'
import { markerIn, occupied, reduceEscort } from '../05-interception/map.ts'

/** SAB-PAT-04 SAB-PAT-05 SAB-PAT-06 Escorts run out of fuel, by the numbers of the raid's space: 109s sooner than 110s. */
export function* escortExit(campaign: Campaign): Procedure<void> {
  const space = raidSpace(campaign)
  for (const station of occupied(campaign)) {
    const { type } = markerIn(campaign, station)
    const number = type === '109' ? space?.exit109 : space?.exit110
    if (number === undefined) continue
    const die = yield* d12('escort-exit', [`station:${station}`], number)
    const leaves = die >= number
    note('SAB-PAT-04', 'escort-exit', { station, type, number, die, leaves })
    if (leaves) reduceEscort(campaign, 'SAB-PAT-04', station)
  }
}
