/** The words that a pack is written with. */

export const CLASSES = [
  'fighter',
  'dive-bomber',
  'torpedo-bomber',
  'transport',
  'light-bomber',
  'medium-bomber',
  'heavy-bomber',
] as const
export type AircraftClass = (typeof CLASSES)[number]

/** Who builds the aircraft, and who flies it in a scenario. */
export const NATIONS = [
  'britain',
  'germany',
  'usa',
  'ussr',
  'japan',
  'italy',
  'france',
  'poland',
  'finland',
  'hungary',
  'romania',
  'australia',
  'china',
  'netherlands',
] as const
export type Nation = (typeof NATIONS)[number]

export const BOMBSIGHTS = ['T', 'S', 'V', 'G'] as const
export type Bombsight = (typeof BOMBSIGHTS)[number]

export const SIDES = ['raider', 'defender'] as const
export type Side = (typeof SIDES)[number]

export const EDGES = ['left', 'right'] as const
export type Edge = (typeof EDGES)[number]

export const MISSIONS = [
  'bombing',
  'transport',
  'strafing',
  'recce',
  'escort',
  'close-escort',
  'sweep',
  'intercept',
  'cap',
] as const
export type Mission = (typeof MISSIONS)[number]

export const LOADS = ['bomb', 'torpedo', 'atgr', 'parafrag', 'cargo'] as const
export type Load = (typeof LOADS)[number]

export const SUN_ARCS = ['left-horizon', 'left-upper', 'above', 'right-upper', 'right-horizon'] as const
export type SunArc = (typeof SUN_ARCS)[number]

export const CLOUDS = ['wispy', 'broken', 'dense'] as const
export type CloudType = (typeof CLOUDS)[number]

export const LEVELS = [
  'raider-decisive',
  'raider-victory',
  'draw',
  'defender-victory',
  'defender-decisive',
] as const
export type Level = (typeof LEVELS)[number]

/** Rule families a scenario uses, for the list and the tests. */
export const FAMILIES = [
  'fighters',
  'escort',
  'wings',
  'gci',
  'weather',
  'splitting',
  'drop-tanks',
  'fuel-limit',
  'heavy-guns',
  'rockets',
  'pods',
  'gyro',
  'single',
  'take-off',
  'jets',
  'me-163',
  'heavy-bomber-group',
  'surface',
  'flak',
  'advanced-flak',
  'low-angle',
  'balloons',
  'level',
  'dive',
  'steep',
  'glide',
  'torpedo',
  'anvil',
  'atgr',
  'strafing',
  'parafrag',
  'skip',
  'kamikaze',
  'recce',
  'transport',
] as const
export type Family = (typeof FAMILIES)[number]

export const SHIPS = ['SS', 'DD', 'CL', 'CA', 'CV', 'CVL', 'CVE', 'BC', 'BB', 'Aux', 'PG'] as const
export const LAND_TARGETS = [
  'airfield',
  'bridge',
  'factory',
  'town',
  'port',
  'tank',
  'truck',
  'train',
  'radar',
  'bunker',
  'flak',
  'troops',
] as const
export type SurfaceKind = (typeof SHIPS)[number] | (typeof LAND_TARGETS)[number]

export const PROFILES = [
  'level',
  'dive',
  'steep',
  'glide',
  'torpedo',
  'atgr',
  'strafing',
  'parafrag',
  'skip',
  'kamikaze',
] as const
/** What a unit flies against a surface unit. Recce flies the level profile without a drop (15.2.1.2). */
export type AttackProfile = (typeof PROFILES)[number]

/** `bf-109g-6`; a variant has an id of its own. */
export type ModelId = string
/** `dd-1`. */
export type SurfaceTypeId = string
/** Column letter and altitude: `G13`. */
export type SquareName = string
/** Two squares and all between them, `C8-F8`, or one square, `C8`. */
export type SquareRange = string
export type Quality = 'green' | 'trained' | 'veteran'
export type Size = 'squadron' | 'flight'
