import type { Procedure, Step } from '@tallyho/engine'
import type { Campaign } from './state.ts'

/** SAB-GEN-03 The sequence of play: one entry for each step, in the order of the rulebook. */
export const STEPS = {} satisfies Record<Step, (campaign: Campaign) => Procedure<Step | undefined>>
