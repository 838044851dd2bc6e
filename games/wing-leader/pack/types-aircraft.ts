import type { Sourced } from '@tallyho/engine'

/** Aircraft Data Cards. */

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
  /** At high speed unless it climbs, and unhindered by rockets: the Me 262 (13.8.3, 13.5.3). */
  readonly highSpeed?: true
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
