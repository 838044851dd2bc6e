import type { TrainingMission } from './types.ts'

/** SR-TRN-01 */
export const TRAINING: TrainingMission = { map: '5', fighters: 2, limit: 5, source: 'rulebook', ref: 'p62' }
