import type { Option, Outcome } from '@tallyho/engine'
import type {
  BomberIcon,
  BomberType,
  Catastrophe,
  DamageType,
  FighterId,
  Position,
  ReturnFire,
  Side,
  Support,
} from '../pack/types.ts'
import type { BomberId, CardId, DamageId, HitId } from '../state.ts'

/** SAB-ICO-10 SAB-ICO-12 What Disruption and Distress count, by kind. */
export interface Pressure {
  readonly fighters: number
  /** Damage and Dorsal markers. */
  readonly damage: number
  readonly fallen: number
  readonly destroyed: number
}

/** SAB-BMB-14 Where a fighter goes: to a bomber, at an angle; without one it goes home, or stays on the tail it is on. */
export interface ApproachOption extends Option {
  readonly bomber?: BomberId
  readonly angle?: Position
  /** SAB-BMB-21 It takes a round to get there. */
  readonly delayed?: boolean
}

/** SAB-BMB-24 Who fires next; without one all who wait do, one after the other. */
export interface AttackerOption extends Option {
  readonly fighter?: FighterId
}

export interface BomberIconOption extends Option {
  readonly icon: BomberIcon
}

export interface BombersAsks {
  'bombers.approach': ApproachOption
  'bombers.attacker': AttackerOption
  'bombers.icon': BomberIconOption
  'bombers.stay': Option
}

export interface BombersNotes {
  'raid-seen': { readonly type: BomberType; readonly layout: string; readonly die?: number }
  'bomber-round': { readonly fighters: readonly FighterId[] }
  approach: {
    readonly fighter: FighterId
    readonly bomber: BomberId
    readonly angle: Position
    readonly delayed: boolean
  }
  'bomber-card': {
    readonly fighter: FighterId
    readonly bomber: BomberId
    readonly card: CardId
    readonly row: Support
    readonly column: Side
    readonly icons: readonly BomberIcon[]
    readonly struck: readonly BomberIcon[]
    /** SAB-BMB-34 Somebody else has shot it down before. */
    readonly wreck?: true
  }
  'damage-drawn': {
    readonly bomber: BomberId
    readonly marker: DamageId
    readonly type: DamageType
    readonly effect?: Catastrophe
    /** Where the effect depends on a die. */
    readonly number?: number
    readonly die?: number
    readonly happens: boolean
    /** SAB-VEC-02 SAB-VEC-03 No burst of ours. */
    readonly flak?: true
    /** SAB-ICO-07 Markers of this type on it by now, and how many bring it down. */
    readonly count: number
    readonly limit: number
  }
  'bomber-falls': { readonly bomber: BomberId; readonly why: 'damage' | 'distress' | 'engine' }
  'bomber-destroyed': {
    readonly bomber: BomberId
    readonly by?: FighterId
    readonly why: 'cockpit' | 'destroyed' | 'limit' | 'collision' | 'engine'
  }
  disruption: {
    readonly tile: number
    readonly needs: number
    readonly count: number
    /** How the count was made, and on which tiles. */
    readonly of: Pressure
    readonly tiles: readonly number[]
    readonly isolated: boolean
  }
  distress: {
    readonly bomber: BomberId
    readonly needs: number
    readonly count: number
    readonly of: Pressure
    readonly falls: boolean
  }
  'tile-isolated': {
    readonly tile: number
    readonly scores: boolean
    /** Pressed out of the formation, fallen behind by New Trade, or left over (SAB-A-42). */
    readonly why: 'pressure' | 'behind' | 'alone'
    /** The last tile that it touched, cut off just before. */
    readonly without?: number
  }
  dorsal: { readonly bomber: BomberId; readonly by: FighterId }
  'return-fire': {
    readonly fighter: FighterId
    readonly marker: HitId
    readonly result: ReturnFire
    readonly applies: boolean
  }
  'second-hit': { readonly fighter: FighterId; readonly kept: HitId; readonly put: HitId }
  'mechanical-failure': { readonly fighter: FighterId; readonly die: number }
  disengages: { readonly fighters: readonly FighterId[] }
}

export interface BombersRolls {
  catastrophe: Outcome
  'mechanical-failure': Outcome
  /** SAB-A-43 */
  'rear-most': Outcome
}
