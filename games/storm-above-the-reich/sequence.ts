import type { Procedure, Step } from '@tallyho/engine'
import { combatStep } from './rules/aerial-combat.ts'
import { approach } from './rules/approach.ts'
import { blast } from './rules/blast.ts'
import { brief } from './rules/briefing.ts'
import { burst } from './rules/burst.ts'
import { checkCohesion } from './rules/cohesion.ts'
import { leaveFormation } from './rules/continuing-fire.ts'
import { engage } from './rules/engage.ts'
import { escortPhase } from './rules/escort-arrival.ts'
import { decideFate } from './rules/fate.ts'
import { flak } from './rules/flak.ts'
import { visitHospital } from './rules/hospital.ts'
import { endMission } from './rules/mission-end.ts'
import { movePhase } from './rules/move.ts'
import { muster } from './rules/muster.ts'
import { purchase } from './rules/operations.ts'
import { peelOff } from './rules/peel-off.ts'
import { restInQuarters } from './rules/quarters.ts'
import { recoveryPhase } from './rules/recovery.ts'
import { returnPhase } from './rules/return.ts'
import { rollEscort, rollMap, rollOperations, rollType } from './rules/set-up.ts'
import { readSituation } from './rules/situation.ts'
import { checkStations } from './rules/stations.ts'
import { tally } from './rules/tally.ts'
import { beginTurn, endTurn } from './rules/turn.ts'
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
