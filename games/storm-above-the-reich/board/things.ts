/** Names of things, as the board wants them. */
export {
  ALTITUDE_NAMES,
  ATTACHMENT_NAMES,
  boxName,
  COHESION_NAMES,
  ESCORT_NAMES,
  HIT_NAMES,
  PENALTY_NAMES,
  POSITION_NAMES,
  plain as capital,
  SKILL_NAMES,
  STATION_NAMES,
  TYPE_NAMES as MISSION_NAMES,
} from '../text/names.ts'
