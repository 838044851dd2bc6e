import { die } from '@tallyho/engine'
import { SEASONS } from './seasons.ts'
import type { Pack, TrainingMission } from './types.ts'

/** SR-TRN-01 */
export const TRAINING: TrainingMission = { map: '5', fighters: 2, limit: 5, source: 'rulebook', ref: 'p62' }

const [FIRST] = SEASONS

/**
 * SR-TRN-04 One mission of the first season: the formation of the training, on its way home, and fighters enough for a pair of
 * pairs. Escort and situation are rolled as ever.
 */
export const MISSION: Pack['mission'] = FIRST && {
  ...FIRST,
  id: 'mission',
  missions: 1,
  map: die(['1-10', '5']),
  type: die(['1-10', 'outbound']),
  rows: { ...FIRST.rows, outbound: { ...FIRST.rows.outbound, operations: die(['1-10', 4]) } },
  victory: {
    win: { vp: 2, pilots: 17 },
    lose: { vp: 1, killed: 1 },
    source: 'designed',
    ref: 'SR-TRN-04: set by measured play, easier than a season, and still to be lost',
  },
  source: 'designed',
  ref: 'SR-TRN-04: ours, from the row of 1942',
}
