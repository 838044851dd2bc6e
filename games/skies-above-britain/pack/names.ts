/** The words that components are written with. */

export const AIRCRAFT = ['hurricane', 'spitfire'] as const
export type Aircraft = (typeof AIRCRAFT)[number]

/** SAB-DOG-06 */
export const GERMANS = ['109', '110'] as const
export type GermanType = (typeof GERMANS)[number]

/** SAB-DOG-10 What the Germans are to the RAF unit: `tailed` has them behind it, `tailing` has them before its guns. */
export const ATTITUDES = ['head-on', 'tailed', 'tailing'] as const
export type Attitude = (typeof ATTITUDES)[number]

/** SAB-FRM-03 */
export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const
export type Colour = (typeof COLOURS)[number]

/** SAB-PAT-10 SAB-VET-11 Two more Fuel cubes, for ad hoc Sections and Elements. */
export const CUBES = [...COLOURS, 'gray', 'black'] as const
/** A Section is known by its Fuel cube. */
export type SectionId = (typeof CUBES)[number]

/** SAB-FRM-15 `red-1` is Red Leader; the fourth flies with an Innovator alone (SAB-GEN-10). */
export const FIGHTER_NUMBERS = [1, 2, 3, 4] as const
export type FighterNumber = (typeof FIGHTER_NUMBERS)[number]
export type FighterId = `${Colour}-${FighterNumber}`
/** By colour, then by number. */
export const FIGHTERS = COLOURS.flatMap(colour =>
  FIGHTER_NUMBERS.map((number): FighterId => `${colour}-${number}`),
)

/** SAB-INT-04 SAB-A-02 Clockwise, seen from above with the nose up (SAB-K-108). Also the angles of attack (SAB-BMB-17). */
export const POSITIONS = ['nose', 'starboard', 'tail', 'port'] as const
export type Position = (typeof POSITIONS)[number]

export const ALTITUDES = ['high', 'low'] as const
export type Altitude = (typeof ALTITUDES)[number]

/** SAB-INT-05 */
export const STATIONS = ['lead', 'ahead', 'port', 'starboard', 'high', 'low', 'trailing'] as const
export type Station = (typeof STATIONS)[number]

/** The columns of the Intercept tables: a flank station lies on the formation's side, or on the other. */
export const STATION_COLUMNS = ['lead', 'ahead', 'same', 'other', 'high', 'low', 'trailing'] as const
export type StationColumn = (typeof STATION_COLUMNS)[number]

/** SAB-A-03 Both flanks share a table. */
export const SIDES = ['nose', 'flank', 'tail'] as const
export type Side = (typeof SIDES)[number]

/** SAB-INT-06 */
export const ESCORT_SIZES = ['heavy', 'light'] as const
export type EscortSize = (typeof ESCORT_SIZES)[number]

/** SAB-INT-09 */
export const VISIBILITIES = ['clear', 'haze', 'clouds'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** SAB-RVS-08 From inland to the sea. */
export const ZONES = ['deep', 'middle', 'coast'] as const
export type Zone = (typeof ZONES)[number]

/** SAB-BMB-01 */
export const BOMBERS = ['dornier', 'heinkel', 'junkers', 'stuka'] as const
export type BomberType = (typeof BOMBERS)[number]
export type BomberClass = 'medium' | 'light'

/** SAB-BMB-25 SAB-BMB-26 SAB-BMB-27 The rows of a Bomber Card. */
export const SUPPORTS = ['supported', 'isolated', 'alone'] as const
export type Support = (typeof SUPPORTS)[number]

/** SAB-PIL-04 */
export const LEVELS = ['green', 'regular', 'veteran'] as const
export type Level = (typeof LEVELS)[number]

/** SAB-ACE-01 */
export const SKILLS = ['lucky-charm', 'slick', 'innovator', 'vision', 'bloodhound'] as const
export type Skill = (typeof SKILLS)[number]

/** SAB-VET-01 */
export const PRIVILEGES = [
  'discipline',
  'practiced-maneuver',
  'pull-tight',
  'stay-trim',
  'follow-my-lead',
  'pluck',
  'break',
] as const
export type Privilege = (typeof PRIVILEGES)[number]

/** SAB-K-058 Where a fighter was hit: each has its Fate Box. */
export const HIT_TYPES = ['cockpit', 'engine', 'fuel-tank', 'wing', 'fuselage', 'tail'] as const
export type HitType = (typeof HIT_TYPES)[number]

/** SAB-K-059 The backs of Hit markers. */
export const RETURN_FIRE = [
  'fuel-line',
  'hit',
  'hit-green',
  'jammed',
  'lost-contact',
  'low-ammo',
  'mechanical-failure',
] as const
export type ReturnFire = (typeof RETURN_FIRE)[number]

/** SAB-K-064 */
export const DAMAGE_TYPES = ['wing', 'engine', 'fuselage', 'cockpit'] as const
export type DamageType = (typeof DAMAGE_TYPES)[number]

/** SAB-ICO-05 SAB-ICO-06 */
export const CATASTROPHES = ['cockpit', 'destroyed', 'fallen'] as const
export type Catastrophe = (typeof CATASTROPHES)[number]

/** SAB-ICO-01 to SAB-ICO-33 One icon of a Dogfight Card. Reinforcements have a type and an attitude. */
export const DOGFIGHT_ICONS = [
  'damage',
  'collision',
  'fuel',
  'hit',
  'hit-green',
  'jammed',
  'loose',
  'loose-green',
  'low-ammo',
  'reduce',
  'reinforce:109:head-on',
  'reinforce:109:tailed',
  'reinforce:110:head-on',
  'reinforce:110:tailed',
  'split',
  'turn',
  'vanish',
  'slip',
  'tight-turn',
  'tight-turn:loose',
  'tight-turn:fuel',
] as const
export type DogfightIcon = (typeof DOGFIGHT_ICONS)[number]

/** Icons of a Bomber Card; the others have a number, `disruption:4` and `distress:3`. */
export const BOMBER_ICONS = [
  'damage',
  'collision',
  'dorsal',
  'hit',
  'hit-green',
  'jammed',
  'lost-contact',
  'low-ammo',
  'return-fire',
] as const
export type BomberIcon = (typeof BOMBER_ICONS)[number] | `disruption:${number}` | `distress:${number}`

/** SAB-ADV-04 to SAB-ADV-25 */
export const EVENTS = [
  'behind-you',
  'blast-em',
  'bounced',
  'fingers-off',
  'hun-in-the-sun',
  'madness',
  'scatter',
  'stay-on-them',
  'stay-tight',
  'steady',
  'where-are-you',
] as const
export type AdvantageEvent = (typeof EVENTS)[number]

/** SAB-VEC-01 Icons of Raid Vector markers; Flak has a number, `flak:2`. */
export const VECTOR_ICONS = [
  'flak:1',
  'flak:2',
  'flak:3',
  'flak:4',
  'messerschmitts',
  'new-trade',
  'raid',
  'straggler',
  'turn-point',
  'weather',
] as const
export type VectorIcon = (typeof VECTOR_ICONS)[number]

/** SAB-RTB-04 SAB-RTB-05 */
export const FATES = ['hangar', 'crashes', 'fire'] as const
export type Fate = (typeof FATES)[number]

export const PILOT_FATES = ['bails-out', 'wounded', 'killed'] as const
export type PilotFate = (typeof PILOT_FATES)[number]

/** SAB-RTB-16 */
export const RECOVERIES = ['rescued', 'captured', 'killed'] as const
export type Recovery = (typeof RECOVERIES)[number]

/** SAB-RTB-12 */
export const HOSPITAL = ['discharged', 'hospital', 'returns'] as const
export type HospitalResult = (typeof HOSPITAL)[number]

/** SAB-A-100 */
export const CAMPAIGN_EVENTS = [
  'nothing',
  'big-wing',
  'new-men',
  'rest-day',
  'decoration',
  'bad-weather',
] as const
export type CampaignEvent = (typeof CAMPAIGN_EVENTS)[number]

/** SAB-ADV-16 */
export const MADNESS = ['friendly-fire', 'loose', 'nothing'] as const
export type MadnessResult = (typeof MADNESS)[number]

/** SAB-CRZ-08 */
export const CRUISES = ['nothing', 'shift', 'break'] as const
export type CruiseResult = (typeof CRUISES)[number]
