import type { Sourced } from '@tallyho/engine'
import type { Bombsight } from './types-aircraft.ts'

/** Tables of the Combat Card and the Bombing Card. */

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
