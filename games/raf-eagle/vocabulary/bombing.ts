import type { Option, Outcome } from '@tallyho/engine'
import type {
  BombResult,
  BritishType,
  GruppeId,
  PrioritisedType,
  SectorId,
  Segment,
  SquadronId,
  TargetId,
  TargetType,
} from '../pack/types.ts'
import type { DamageMarker, SquadronPlace } from '../state.ts'

/** What moves the column of the Bombing Table; to the right is more. */
export interface BombShift {
  readonly why: 'clouds' | 'dive-bombers' | 'unopposed' | 'pathfinders' | 'navigational-error'
  readonly by: number
}

/** Replacement points of one type that bombs have cost. */
export interface PointsLost {
  readonly type: BritishType
  readonly by: number
}

export interface DisperseOption extends Option {
  readonly squadron: SquadronId
}

export interface BombingAsks {
  disperse: DisperseOption
}

export interface BombingNotes {
  // 10 Bombing
  'no-bombs': { readonly target: TargetId }
  bombing: {
    readonly target: TargetId
    readonly strengths: readonly { readonly gruppe: GruppeId; readonly by: number }[]
    readonly strength: number
    /** Columns from 0: as the strength says, and after the shifts. */
    readonly column: number
    readonly shifts: readonly BombShift[]
    readonly shifted: number
    readonly die: number
    readonly result: BombResult
    readonly doubled: boolean
    readonly nonEssential: boolean
    readonly forward: boolean
    readonly vp: number
  }
  'no-damage': { readonly target: TargetId }
  'heavy-damage': { readonly target: TargetId; readonly die: number; readonly points: number }
  damaged: {
    readonly target: TargetId
    readonly marker: DamageMarker
    readonly type: TargetType
    /** RE-10.21.d With this net the whole chain is blind. */
    readonly chain: boolean
  }
  dispersed: { readonly target: TargetId; readonly squadron: SquadronId; readonly from: SquadronPlace }
  'aircraft-lost': {
    readonly of: Extract<PrioritisedType, 'airfield' | 'industry'>
    readonly points: number
    readonly lost: readonly PointsLost[]
  }
  // 11 Leaving a raid
  'leave-raid': { readonly gruppen: readonly GruppeId[]; readonly squadrons: readonly SquadronId[] }
  recovery: {
    readonly gruppen: readonly {
      readonly gruppe: GruppeId
      /** At its airbase, without it, until tomorrow. */
      readonly back: Segment | undefined
    }[]
  }
  'raid-over': {
    readonly target: TargetId
    /** What all of it did to the victory points, and where they stand. */
    readonly by: number
    readonly vp: number
    /** Lost, lightly or heavily. */
    readonly gruppen: readonly GruppeId[]
    readonly squadrons: readonly SquadronId[]
  }
  // 4 Clock and Airfield Operations
  clock: { readonly segment: Segment; readonly spaces: number }
  'day-over': Record<string, never>
  turnaround: {
    readonly spaces: number
    readonly squadrons: readonly {
      readonly squadron: SquadronId
      readonly from: SquadronPlace
      readonly to: SquadronPlace
    }[]
    /** RE-CP.T11.b The sector whose squadrons stay in flight. */
    readonly held: SectorId | undefined
  }
  'fighters-back': { readonly gruppen: readonly GruppeId[] }
}

export interface BombingRolls {
  bombing: Outcome
  'bomb-damage': Outcome
}
