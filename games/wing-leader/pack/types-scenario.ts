import type { Sourced } from '@tallyho/engine'
import type { ModelId, Nation } from './types-aircraft.ts'
import type { SurfaceTypeId } from './types-surface.ts'

/** Scenarios. */

export const SIDES = ['raider', 'defender'] as const
export type Side = (typeof SIDES)[number]
export const EDGES = ['left', 'right'] as const
export type Edge = (typeof EDGES)[number]

/** Column letter and altitude: `G13`. */
export type SquareName = string
/** Two squares and all between them, `C8-F8`, or one square, `C8`. */
export type SquareRange = string

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
