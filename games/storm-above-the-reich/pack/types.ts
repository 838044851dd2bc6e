import type { Sourced } from '@tallyho/engine'
import type { AttackCard, FireCard } from './types-cards.ts'
import type { FormationMap, MapId } from './types-map.ts'
import type {
  AerialCombatTable,
  BlastTables,
  EscortTables,
  FateTables,
  HitType,
  Operations,
  RosterNames,
  Season,
  SituationPage,
} from './types-tables.ts'

export * from './types-cards.ts'
export * from './types-map.ts'
export * from './types-tables.ts'

/** Everything in the box. */
export interface Pack {
  readonly game: 'storm-above-the-reich'
  readonly id: string
  readonly title: string
  readonly version: string
  readonly maps: readonly FormationMap[]
  readonly seasons: readonly Season[]
  readonly situations: readonly SituationPage[]
  readonly operations: Operations
  readonly escorts: EscortTables
  readonly combat: AerialCombatTable
  readonly fate: FateTables
  readonly blast: BlastTables
  readonly markers: Markers
  readonly attackCards: readonly AttackCard[]
  readonly fireCards: readonly FireCard[]
  readonly roster: RosterNames
  /** SR-TRN-01 */
  readonly training: TrainingMission
}

export interface TrainingMission extends Sourced {
  readonly map: MapId
  readonly fighters: number
  readonly limit: number
}

/** What lies in the cups; `count` copies of each. Ids are unique over all cups. */
export interface Markers {
  readonly hits: readonly HitMarker[]
  readonly damage: readonly DamageMarker[]
  readonly proximity: readonly ProximityMarker[]
}

export interface HitMarker extends Sourced {
  readonly id: string
  readonly type: HitType
  readonly number: number
  readonly count: number
}

export interface DamageMarker extends Sourced {
  readonly id: string
  /** Where the bomber was struck: engine, wing, cockpit, … */
  readonly part: string
  readonly catastrophe?: { readonly number: number; readonly effect: 'fallen' | 'destroyed' }
  readonly damage: number
  readonly count: number
}

/** What the front of a Proximity marker says. */
export type ProximityFace =
  | { readonly face: 'clear' }
  | { readonly face: 'clear-twice' }
  | { readonly face: 'escape'; readonly tp: number }
  /** Its back is a Hit marker (SR-COL-10, SR-COL-11). */
  | { readonly face: 'veer' | 'hit'; readonly back: { readonly type: HitType; readonly number: number } }
  | { readonly face: 'impact'; readonly number: number }

export type ProximityMarker = Sourced & ProximityFace & { readonly id: string; readonly count: number }
