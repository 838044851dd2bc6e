/** Names that the components, the rules and the board have in common. */

export const REGIONS = ['lf2-east', 'lf2-south', 'lf3'] as const
export type Region = (typeof REGIONS)[number]
export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]
export const SECTIONS = ['left', 'centre', 'right'] as const
export type Section = (typeof SECTIONS)[number]
export const ALTITUDES = ['LOW', 'MED', 'HIGH'] as const
export type Altitude = (typeof ALTITUDES)[number]
export const WEATHERS = ['clear', 'patchy', 'broken'] as const
export type Weather = (typeof WEATHERS)[number]
export const SCENARIOS = ['1940-08-13', '1940-08-15', '1940-08-18', '1940-08-24', '1940-09-07'] as const
export type ScenarioId = (typeof SCENARIOS)[number]
export const TARGET_TYPES = ['airfield', 'port', 'radar', 'industry', 'city', 'headquarters'] as const
export type TargetType = (typeof TARGET_TYPES)[number]
export const FIGHTERS = ['Me109', 'Me110'] as const
export const BOMBERS = ['Do17', 'He111', 'Ju87', 'Ju88'] as const
export type GroupType = (typeof FIGHTERS)[number] | (typeof BOMBERS)[number]
export type SquadronType = 'Spitfire' | 'Hurricane'
export type Luftflotte = 2 | 3
export type Effort = 'major' | 'minor'
export const WARNINGS = ['none', 'late', 'sufficient', 'early', 'very-early'] as const
export type Warning = (typeof WARNINGS)[number]
export const INTELLIGENCE = ['poor', 'limited', 'accurate'] as const
export type Intelligence = (typeof INTELLIGENCE)[number]
/** D disrupted, A abort, L light loss, H heavy loss. */
export const COMBAT_RESULTS = ['none', 'D', 'A', 'L', 'H'] as const
export type CombatResult = (typeof COMBAT_RESULTS)[number]

/** `6/11c`, `London`, `Thames Estuary`. */
export type SpaceId = string
/** THD-2.2.a `6/11` of `6/11c`, and of `c6/11`. */
export const sectorOf = (space: SpaceId): string => space.replace(/^[abc]|[abc]$/, '')
/** Region and letter: `lf2-east-C`. */
export type TrackId = `${Region}-${Letter}`
/** `rochford-airfield`. */
export type TargetId = string
/** `54`, `RCAF`. */
export type SquadronId = string
/** `I/JG51`. */
export type GroupId = string
export type SizeChitId = string
export type EventChitId = string

export const APPROACH_EVENTS = [
  'break-formation',
  'form-up-failure',
  'high-altitude',
  'hunter-tactics',
  'hunter-tactics-before-0824',
  'low-altitude',
  'raid-in-clouds',
  'squadron-tactics-after-0816',
  'squadron-tactics',
  'undetected-raid',
  'vectored-away',
] as const
export const TARGET_EVENTS = [
  'patrollers-escort',
  'patrollers-hunt',
  'escorts-strafe',
  'decoy-raid',
  'flak',
  'navigational-error',
  'non-essential-target',
  'pathfinders',
  'radio-confusion',
  'undetected-raid',
  'weather-shift',
] as const
export type ApproachEvent = (typeof APPROACH_EVENTS)[number]
export type TargetEvent = (typeof TARGET_EVENTS)[number]

/** Rows of the Combat Damage Chart. `own` = a squadron's own attack in the Bomber Box, `attacked` = by an escort. */
export const DAMAGE_ROWS = [
  'squadron-hunt',
  'squadron-attacked',
  'squadron-own',
  'group-hunt',
  'group-escort',
  'group-bomber',
] as const
export type DamageRow = (typeof DAMAGE_ROWS)[number]
