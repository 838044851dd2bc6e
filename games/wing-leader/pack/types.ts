import type { Source, Sourced } from '@tallyho/engine'

/** The components of the game as data. A player who owns the boxed game can type in his own. */

export const SIDES = ['raider', 'defender'] as const
export type Side = (typeof SIDES)[number]
export const EDGES = ['left', 'right'] as const
export type Edge = (typeof EDGES)[number]

/** Column letter and altitude: `G13`. */
export type SquareName = string
/** Two squares and all between them, `C8-F8`, or one square, `C8`. */
export type SquareRange = string

/* Aircraft */

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

/** `bf-109g-6`; a variant has an id of its own. */
export type ModelId = string

export interface Band {
  readonly from: number
  readonly to: number
  readonly speed: number
  readonly turn: number
  /** Movement Points for the first level climbed in a phase; `S` climbs slowly (8.5.1). */
  readonly climb: number | 'S'
}

/** Bomb value for a unit that starts in these altitudes; `-` means that no load can be taken there. */
export interface BombBand {
  readonly from: number
  readonly to: number
  readonly value: number | '-'
}

export interface Abilities {
  readonly aar?: true
  readonly atGun?: number
  readonly atPod?: true
  readonly atgr?: number
  readonly diveBrakes?: true
  readonly dropTanks?: true
  readonly edge?: true
  readonly gunPod?: true
  readonly gyro?: true
  readonly heavyGun?: number
  readonly jet?: true
  readonly lowDrag?: true
  readonly maxLoad?: number
  readonly rearView?: true
  readonly rocket?: true
  readonly speedBrakes?: true
  readonly torpedo?: { readonly modifier: number; readonly slow?: true }
}

export const BOMBSIGHTS = ['T', 'S', 'V', 'G'] as const
export type Bombsight = (typeof BOMBSIGHTS)[number]

/** Measured or published performance: what the ratings are made of. Fields that no source gives are left out. */
export interface Figures {
  /** Top speed in km/h, at the height in metres where it is reached, and at sea level. */
  readonly topSpeed: number
  readonly topSpeedAt: number
  readonly seaLevelSpeed?: number
  /** Metres a second at 0, 3000 and 6000 m. */
  readonly climb?: readonly [number, number, number]
  /** Seconds for a sustained full circle at 0 and 3000 m. */
  readonly circle?: readonly [number, number]
  /** kg/m2 where no circle time is known. */
  readonly wingLoading?: number
  readonly ceiling?: number
  /** Forward guns: `2x20 2x7.92`. */
  readonly guns?: string
  readonly defensiveGuns?: string
  readonly bombLoadKg?: number
  /** With overload: what Max Load is reckoned from. */
  readonly greatestLoadKg?: number
  readonly engines: 1 | 2 | 3 | 4
  /** Metres a second at sea level, where the climb at greater heights is not known. */
  readonly initialClimb?: number
  /** Loaded, where the machine is heavier than most of its kind. */
  readonly weightKg?: number
  /** Tanks and crew unprotected; the usual tanks and plates; or armoured throughout. Left out: the usual. */
  readonly build?: 'bare' | 'usual' | 'armoured'
  /** A glazed nose with little to fire from it. */
  readonly weakNose?: boolean
  readonly source: string
}

/** What a variant may change of its card. */
export interface Ratings {
  readonly class: AircraftClass
  /** Victory Points for each aircraft lost. */
  readonly vp: number
  /** Ratings by altitude; a rocket plane's are by throttle instead (13.8.2). */
  readonly bands: readonly Band[]
  readonly throttle?: {
    readonly full: { readonly speed: number; readonly turn: number }
    readonly none: { readonly speed: number; readonly turn: number }
  }
  readonly bombs: readonly BombBand[]
  /** 0 to 5, or U for unarmed. */
  readonly firepower: number | 'U'
  /** Firepower in strafing where it differs. */
  readonly strafing?: number
  /** One or two numbers. */
  readonly protection: readonly number[]
  /** Weak against attacks from ahead. */
  readonly headOnWeakness?: boolean
  readonly bombsight?: Bombsight
  readonly defence?: 0 | 1
  readonly abilities: Abilities
}

/** One Aircraft Data Card (3.3). */
export interface AircraftCard extends Ratings, Sourced {
  readonly id: ModelId
  /** `Bf 109G-6`. */
  readonly name: string
  readonly nation: Nation
  /** Year and month of entry into service: `1943-02`. */
  readonly date: string
  readonly silhouette: string
  readonly background: string
  readonly figures: Figures
  readonly variants?: readonly Variant[]
}

export interface Variant extends Partial<Ratings> {
  readonly id: ModelId
  readonly name: string
  readonly date?: string
  readonly figures?: Figures
}

/* Tables of the Combat Card and the Bombing Card */

/** Every value stands for the modifier that the table applies, with its sign. */
export interface TallyTable extends Sourced {
  readonly behind: number
  readonly inTheSun: number
  readonly radioCall: number
  readonly contrails: number
}

export interface WeatherTable extends Sourced {
  readonly wispy: number
  readonly broken: number
  readonly dense: number
  readonly haze: number
}

export interface ReactionTable extends Sourced {
  /** Lowest total for a late and for a successful reaction. */
  readonly late: number
  readonly successful: number
  readonly modifiers: {
    readonly highSpeed: number
    readonly veteran: number
    readonly green: number
    /** For each square between escort and bomber. */
    readonly perSquare: number
    readonly alerted: number
  }
}

export interface AirCombatTable extends Sourced {
  /** Nine columns, -4 to +4. */
  readonly rows: readonly { readonly total: number; readonly hits: readonly number[] }[]
  readonly modifiers: {
    readonly bounceAttacker: number
    readonly bounceDefender: number
    readonly evasionAttacker: number
    readonly evasionDefender: number
    readonly lufberyDefender: number
    readonly gyro: number
    /** Added to a defence rating in a turning fight. */
    readonly turningDefence: number
  }
}

export interface CohesionTable extends Sourced {
  readonly rows: readonly {
    readonly total: number
    readonly fighter: 0 | 1 | 2
    readonly bomber: 0 | 1 | 2
    readonly flak: 0 | 1 | 2
  }[]
  readonly modifiers: {
    /** Air combat only. */
    readonly lowAmmo: number
    readonly depletedAmmo: number
    /** For each loss in this combat or flak attack. */
    readonly perLoss: number
    readonly veteran: number
    readonly green: number
    /** An Experte or wing leader flies with the unit. */
    readonly leader: number
    /** Air combat only. */
    readonly bounced: number
  }
}

export type FlakResult = '-' | 'C' | 'd6' | number

export interface FlakTable extends Sourced {
  readonly rows: readonly {
    readonly total: number
    readonly barrage: FlakResult
    readonly direct: FlakResult
    readonly bomb: 0 | -1 | -2
  }[]
  readonly modifiers: {
    /** For each point of strength. */
    readonly strength: number
    readonly support: number
    /** By the target's basic speed. */
    readonly speed: readonly { readonly from: number; readonly to: number; readonly by: number }[]
    /** Direct fire only, by the target's altitude. */
    readonly altitude: readonly { readonly from: number; readonly to: number; readonly by: number }[]
    readonly improvedFireDirection: number
    readonly proximityFuse: number
  }
}

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

export interface BombingTable extends Sourced {
  readonly rows: readonly { readonly total: number; readonly percent: number }[]
  readonly profile: Readonly<Record<AttackProfile, number>>
  /** Steep and glide with the S sight. */
  readonly swedish: { readonly steep: number; readonly glide: number }
  readonly modifiers: {
    readonly armoured: number
    readonly noAim: number
    readonly longRange: number
    readonly anvil: number
    readonly disrupted: number
    readonly broken: number
  }
}

export interface AltitudeTable extends Sourced {
  readonly rows: readonly ({ readonly from: number; readonly to: number } & Readonly<
    Record<Bombsight, number>
  >)[]
}

export interface Tables {
  readonly tally: TallyTable
  readonly weather: WeatherTable
  readonly reaction: ReactionTable
  readonly airCombat: AirCombatTable
  readonly cohesion: CohesionTable
  readonly flak: FlakTable
  readonly bombing: BombingTable
  readonly altitude: AltitudeTable
}

/* Surface units */

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

export interface FlakGuns {
  /** Small arms, light, heavy. */
  readonly type: 'S' | 'L' | 'H'
  readonly strength: 0 | 1 | 2
  /** Fire channels; small arms have none. */
  readonly channels: number
  /** Low-angle naval guns (14.2.8). */
  readonly lowAngle?: true
}

/** `dd-1`. */
export type SurfaceTypeId = string

export interface SurfaceType extends Sourced {
  readonly id: SurfaceTypeId
  readonly name: string
  readonly kind: SurfaceKind
  readonly defence: number
  readonly armoured?: true
  readonly damage: number
  readonly hard?: true
  readonly flak: readonly FlakGuns[]
  readonly vp: number
}

/* Scenarios */

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
export type Quality = 'green' | 'trained' | 'veteran'
export type Size = 'squadron' | 'flight'
export const SUN_ARCS = ['left-horizon', 'left-upper', 'above', 'right-upper', 'right-horizon'] as const
export type SunArc = (typeof SUN_ARCS)[number]
export const CLOUDS = ['wispy', 'broken', 'dense'] as const
export type CloudType = (typeof CLOUDS)[number]

/** Where and when units of a line begin (5.3, 5.3.1, 13.7). Several squares or a range leave the choice to the player. */
export type Start =
  | { readonly squares: readonly SquareRange[] }
  /** Escorts choose their own squares near the bombers (5.3.d, 5.3.e). */
  | { readonly near: 'bombers' }
  | { readonly turn: number; readonly squares: readonly SquareRange[] }
  | {
      readonly turn: number
      readonly edge: Edge
      readonly altitudes: readonly number[]
      readonly inTrail?: true
    }
  /** Index into the scenario's surface list: an airfield or carrier. */
  | { readonly turn: number; readonly takeOffFrom: number }

/** One line of an order of battle. */
export interface UnitLine {
  /** The historical formation: `II./JG 26`. */
  readonly name: string
  readonly model: ModelId
  readonly size: Size
  readonly count: number
  readonly mission: Mission
  readonly facing: Edge
  readonly start: Start
  /** Lines with the same wing name fly as one wing under one wing leader (9.5). */
  readonly wing?: string
  /** Radio net; `none` for units without radios. Left out: the side's only net. */
  readonly net?: string
  readonly alerted?: true
  /** Loads the owner may choose from; a bombing mission without this carries bombs. */
  readonly loads?: readonly Load[]
  /** 15.2.1.1: strafers whose owner may take pods instead of the load. */
  readonly pods?: 'gun' | 'at'
  readonly dropTanks?: true
  /** May carry air-to-air rockets by the owner's choice. */
  readonly aar?: true
  /** Gyro sights work (13.5.4). */
  readonly gyro?: true
  /** 13.3: starts with Low Ammo. */
  readonly fuelLimit?: true
  readonly kamikaze?: true
  readonly skipTrained?: true
  /** Squadrons of medium or heavy bombers may glide-bomb (15.3.4). */
  readonly glide?: true
  /** Raised bomb value, at most the card's Max Load. */
  readonly bombValue?: number
  readonly doctrine?: Doctrine
  readonly flexible?: true
  /** A flight of one aircraft (13.6). */
  readonly single?: true
  /** Instead of the side's figure. */
  readonly maxLosses?: number
}

export type Doctrine = 'loose' | 'rigid'

export interface Force {
  readonly nation: Nation
  /** What the side is called at the table: `Luftwaffe`, `8th Air Force`. */
  readonly name: string
  readonly edge: Edge
  readonly doctrine: Doctrine
  readonly gci?: { readonly rating: number; readonly nets: readonly string[] }
  readonly maxLosses: Readonly<Record<Size, number>>
  /** Markers to allot (5.2.1). */
  readonly quality: {
    readonly veteranFighters?: number
    readonly veteranBombers?: number
    readonly greenFighters?: number
    readonly greenBombers?: number
    readonly experten?: number
  }
  /** Flights that splitting may create, in all and by model. */
  readonly splitLimit?: { readonly all?: number; readonly models?: Readonly<Record<ModelId, number>> }
  readonly flak?: {
    readonly improvedFireDirection?: true
    readonly proximityFuse?: true
    readonly dualFuse?: true
  }
  readonly units: readonly UnitLine[]
}

export interface Sky {
  readonly sun?: SunArc
  readonly haze?: number
  readonly contrails?: number
  readonly cloud: readonly { readonly type: CloudType; readonly squares: readonly SquareRange[] }[]
  readonly rain?: true
  readonly ground: 'land' | 'sea' | 'coast'
}

export interface SurfaceSpec {
  readonly type: SurfaceTypeId
  /** `Akagi`, `Ploesti refinery`. */
  readonly name: string
  readonly column: string
  readonly side?: Side
  readonly deadInTheWater?: true
  /** A Barrage marker is out when play begins: the corner to the right of and above this square. */
  readonly barrage?: SquareName
}

export interface BalloonSpec {
  readonly square: SquareName
  readonly side?: Side
}

export const LEVELS = [
  'raider-decisive',
  'raider-victory',
  'draw',
  'defender-victory',
  'defender-decisive',
] as const
export type Level = (typeof LEVELS)[number]

export interface Victory {
  /** Lowest difference (raider's VP less defender's) for each level above the lowest, best for the raider first. */
  readonly levels: readonly { readonly atLeast: number; readonly level: Level }[]
  /** The level below all of them. */
  readonly otherwise: Level
  /** 12.1.a: VP are divided by this and rounded before they are compared. */
  readonly divisor?: number
  /** Surface damage scores at most this multiple of a unit's VP. */
  readonly damageCap?: 1 | 2 | 3
  /** The game ends at the end of this turn. */
  readonly lastTurn: number
}

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

export interface ScenarioSpec extends Sourced {
  /** `wl-01`. */
  readonly id: string
  readonly title: string
  /** `1940-08-13`. */
  readonly date: string
  readonly place: string
  /** 1 easiest to 5. */
  readonly difficulty: 1 | 2 | 3 | 4 | 5
  readonly families: readonly Family[]
  readonly background: string
  readonly advice: string
  readonly aftermath: string
  readonly setsUpFirst: Side
  readonly raider: Force
  readonly defender: Force
  readonly sky: Sky
  /** Rule 15 is in force. */
  readonly bombing: boolean
  readonly surface: readonly SurfaceSpec[]
  readonly balloons: readonly BalloonSpec[]
  /** What the special rules of this scenario are, for the player to read; the data above carries them out. */
  readonly special: readonly string[]
  readonly victory: Victory
}

export interface Pack {
  readonly game: 'wing-leader'
  readonly id: string
  readonly title: string
  readonly version: string
  readonly tables: Tables
  readonly aircraft: readonly AircraftCard[]
  readonly surface: readonly SurfaceType[]
  readonly scenarios: readonly ScenarioSpec[]
}

/** A player's own scenarios, flown with the aircraft and tables of the standard pack. */
export interface ScenarioFile {
  readonly game: 'wing-leader'
  readonly id: string
  readonly title: string
  readonly version: string
  readonly scenarios: readonly ScenarioSpec[]
}

export type { Source }
