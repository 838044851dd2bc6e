import type { Procedure, Step } from '@tallyho/engine'
import { restInQuarters } from './rules/01-campaign/quarters.ts'
import { visitHospital } from './rules/02-pilots/hospital.ts'
import { muster } from './rules/02-pilots/muster.ts'
import { purchase } from './rules/03-set-up/operations.ts'
import { brief, rollEscort, rollMap, rollOperations, rollType } from './rules/03-set-up/set-up.ts'
import { readSituation } from './rules/04-situation.ts'
import { beginTurn, endMission, endTurn } from './rules/06-turn.ts'
import { movePhase } from './rules/07-move/move.ts'
import { returnPhase } from './rules/08-return.ts'
import { escortPhase } from './rules/09-escort/escort-arrival.ts'
import { peelOff } from './rules/09-escort/escort-moves.ts'
import { checkStations } from './rules/09-escort/stations.ts'
import { combatStep } from './rules/10-aerial-combat/aerial-combat.ts'
import { recoveryPhase } from './rules/11-recovery.ts'
import { blast } from './rules/12-blast/blast.ts'
import { flak } from './rules/13-flak.ts'
import { checkCohesion } from './rules/14-cohesion/cohesion.ts'
import { approach } from './rules/15-approach.ts'
import { engage } from './rules/16-engage/engage.ts'
import { burst } from './rules/20-burst/burst.ts'
import { leaveFormation } from './rules/21-continuing-fire/continuing-fire.ts'
import { decideFate } from './rules/23-fate-and-tally/fate.ts'
import { tally } from './rules/23-fate-and-tally/tally.ts'
import type { Campaign } from './state.ts'

/** The campaign from mission to mission. Each step returns the name of the next. */
export const STEPS = {
  muster,
  // Between missions
  quarters: restInQuarters,
  // SR-SET-01 Mission set-up
  hospital: visitHospital,
  map: rollMap,
  type: rollType,
  operations: rollOperations,
  purchase,
  'escort-roll': rollEscort,
  // SR-SIT-01 Situation
  situation: readSituation,
  briefing: brief,
  // SR-SEQ-01 The mission turn
  turn: beginTurn,
  move: movePhase,
  return: returnPhase,
  // Escort Phase
  escort: escortPhase,
  stations: checkStations,
  combat: combatStep,
  'peel-off': peelOff,
  recovery: recoveryPhase,
  // Blast & Flak Phase
  blast,
  flak,
  cohesion: checkCohesion,
  // SR-SEQ-03 Attack Phase
  approach,
  engage,
  burst,
  'break-away': leaveFormation,
  'end-turn': endTurn,
  // SR-SEQ-09 Mission tally
  'mission-end': endMission,
  fate: decideFate,
  tally,
} satisfies Record<Step, (campaign: Campaign) => Procedure<Step | undefined>>
