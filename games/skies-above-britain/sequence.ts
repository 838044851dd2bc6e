import type { Procedure, Step } from '@tallyho/engine'
import { interceptBombers } from './rules/05-interception/bombers.ts'
import { cruise } from './rules/05-interception/cruise.ts'
import { interceptEscort } from './rules/05-interception/escort.ts'
import { ordersPhase } from './rules/05-interception/orders.ts'
import { chase } from './rules/06-entropy/chase.ts'
import { patrolComplete, reformStep } from './rules/06-entropy/patrol-complete.ts'
import { entropyBombers, escortReaction } from './rules/06-entropy/reaction.ts'
import { contactStep, raidVector, reveal, vectorFuel, vectorStep } from './rules/07-raid-vector/sequence.ts'
import { channelRecovery, fate, fuelCheck } from './rules/08-return/fate.ts'
import { pilots } from './rules/08-return/pilots.ts'
import { points } from './rules/08-return/points.ts'
import { assign, hospital } from './rules/10-campaign/assign.ts'
import { muster } from './rules/10-campaign/begin.ts'
import { setUpPatrol } from './rules/10-campaign/patrol.ts'
import { scenarioBombers, scenarioDogfight } from './rules/10-campaign/scenarios.ts'
import type { Campaign } from './state.ts'

/** SAB-GEN-03 The sequence of play: one entry for each step, in the order of the rulebook. */
export const STEPS = {
  muster,
  // The school
  'scenario-dogfight': scenarioDogfight,
  'scenario-bombers': scenarioBombers,
  // Before a patrol
  assign,
  hospital,
  'patrol-set-up': setUpPatrol,
  // SAB-RVS-10 Raid Vector Sequence
  reveal,
  'vector-fuel': vectorFuel,
  contact: contactStep,
  vector: vectorStep,
  // SAB-INT-10 Interception Sequence
  orders: ordersPhase,
  'intercept-escort': interceptEscort,
  'intercept-bombers': interceptBombers,
  cruise,
  'entropy-bombers': entropyBombers,
  'escort-reaction': escortReaction,
  chase,
  'patrol-complete': patrolComplete,
  reform: reformStep,
  'raid-vector': raidVector,
  // SAB-RTB-02 Return to Base
  fate,
  'fuel-check': fuelCheck,
  'channel-recovery': channelRecovery,
  pilots,
  points,
} satisfies Record<Step, (campaign: Campaign) => Procedure<Step | undefined>>
