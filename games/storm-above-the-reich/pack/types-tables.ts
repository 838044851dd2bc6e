import type { Sourced } from '@tallyho/engine'
import type { BoxId, MapId, Position, PositionBox, Station, Vector } from './types-map.ts'

/** The tables of the player aids and of the Situation Manual. */

/** A column of a table read with a die: each row holds up to and including `to`. */
export type DieTable<T> = readonly { readonly to: number; readonly is: T }[]

export type MissionType = 'inbound' | 'near-target' | 'outbound'
export const MISSION_TYPES: readonly MissionType[] = ['inbound', 'near-target', 'outbound']

export const AUXILIARIES = ['bf110', 'mc202', 'iar80', 'ju88', 'me163'] as const
export type Auxiliary = (typeof AUXILIARIES)[number]
export type FighterKind = 'fw190' | Auxiliary
export const FIGHTER_KINDS: readonly FighterKind[] = ['fw190', ...AUXILIARIES]

export const ATTACHMENTS = ['armor', 'cannon', 'rockets', 'cable'] as const
export type Attachment = (typeof ATTACHMENTS)[number]

export const ESCORT_TYPES = ['p-51', 'p-40', 'spitfire', 'p-38'] as const
export type EscortType = (typeof ESCORT_TYPES)[number]

export const SKILLS = ['flyer', 'quick', 'wiley', 'luck', 'timing'] as const
export type Skill = (typeof SKILLS)[number]
export const PENALTIES = ['blackout', 'disoriented', 'rookie'] as const
export type Penalty = (typeof PENALTIES)[number]

/** One row of the Mission Set-Up Table, with what the season's other tables say. */
export interface Season extends Sourced {
  readonly id: string
  readonly name: string
  readonly theatre: 'mediterranean' | 'reich'
  readonly history: string
  readonly missions: 6 | 10
  readonly experten: number
  readonly greens: number
  readonly map: DieTable<MapId>
  readonly type: DieTable<MissionType>
  readonly rows: Readonly<Record<MissionType, MissionRow>>
  readonly menu: OperationsMenu
  readonly victory: VictoryRow
  /** SR-CAM-13 Optional. */
  readonly erosion: DieTable<Erosion>
}

export interface MissionRow {
  readonly operations: DieTable<number>
  readonly escort: DieTable<EscortRoll>
}

export type EscortRoll =
  | 'none'
  | {
      readonly strength: 'heavy' | 'light'
      readonly type: EscortType
      /** Turn of exit (Inbound, Near Target) or of arrival (Outbound). */
      readonly turn?: number
    }

/** What Operations Points buy: `count` for `cost`. */
export interface Offer {
  readonly cost: number
  readonly count: number
}

export interface OperationsMenu extends Sourced {
  readonly auxiliaries: Readonly<Partial<Record<Auxiliary, Offer>>>
  readonly attachments: Readonly<Partial<Record<Attachment, Offer>>>
}

/** What every season's menu has in common. */
export interface Operations extends Sourced {
  /** Blocks in the box. */
  readonly blocks: Readonly<Record<Auxiliary, number>>
  /** What an aircraft may carry, and how many at once. */
  readonly carries: Readonly<
    Record<FighterKind, { readonly may: readonly Attachment[]; readonly most: number }>
  >
  /** SR-LL-05 Added to its own Lethal Level, by mode. */
  readonly lethal: Readonly<Record<FighterKind, { readonly determined: number; readonly evasive: number }>>
}

/** SR-CAM-08 Reckoned at the end of a season. */
export interface VictoryRow extends Sourced {
  /** Won with at least this many VP in the season and at least this many available pilots. */
  readonly win: { readonly vp: number; readonly pilots: number }
  /** Lost with fewer VP than this, or with more pilots killed in the season. */
  readonly lose: { readonly vp: number; readonly killed: number }
}

/**
 * What wears a staffel down between missions: a random pilot falls ill (Wounded Box) or is posted away (crossed off, may
 * be replaced), Staffel EP are lost, or the next mission has fewer OP.
 */
export type Erosion = 'none' | 'illness' | 'posting' | 'experience' | 'serviceability'

/** One page of the Situation Manual. */
export interface SituationPage extends Sourced {
  readonly map: MapId
  readonly type: MissionType
  /** Bomber ids, one Damage marker for each time a bomber is named. */
  readonly damage: DieTable<readonly string[]>
  readonly anchored: DieTable<readonly PositionBox[]>
  readonly sun: DieTable<PositionBox | 'none'>
  /** Maps 7 and 8 only. */
  readonly contrails?: DieTable<boolean>
  readonly tp: DieTable<number>
  readonly limit: DieTable<number>
  /** Near Target only: windows 1 to 10. */
  readonly flak?: readonly FlakWindow[]
}

export interface FlakWindow {
  readonly bombers: readonly string[]
  readonly hits: readonly Position[]
}

export type StationResult = BoxId | Station | 'exit' | 'most' | 'least'

export interface EscortTables extends Sourced {
  readonly setUp: Readonly<Record<'heavy' | 'light', DieTable<Readonly<Partial<Record<Station, number>>>>>>
  readonly stations: Readonly<Record<Station, DieTable<StationResult>>>
  readonly markers: EscortMarkers
}

/** The numbers on the seven markers of each type. */
export interface EscortMarkers extends Sourced {
  readonly numbers: Readonly<Record<EscortType, readonly number[]>>
}

export type AerialResult = `${'B' | 'D' | 'R' | 'S'}${'' | 'e' | 'x'}`

export interface AerialCombatTable extends Sourced {
  /** Ten results for dice 1 to 10, parted by spaces. The Me163 has one row for all answers (`any`). */
  readonly rows: Readonly<Record<FighterKind, Readonly<Record<EscortType, AerialRows>>>>
  readonly bailOut: DieTable<BailOut>
}

/** `higher/more`: are the fighters higher, are they more than the escorts? */
export type AerialRows =
  | {
      readonly 'yes/yes': string
      readonly 'yes/no': string
      readonly 'no/yes': string
      readonly 'no/no': string
    }
  | { readonly any: string }

export const HIT_TYPES = ['cockpit', 'elevator', 'engine', 'fuel', 'fuselage', 'rudder', 'wing'] as const
export type HitType = (typeof HIT_TYPES)[number]

export type BailOut = 'no' | 'wounded' | 'yes'
export type Fate = 'explodes' | 'fire' | 'crashes' | 'lands'
export type FateClass = 'rocket' | 'twin' | 'single'

export type FateTables = Readonly<Record<HitType, FateTable>>

export interface FateTable extends Sourced {
  /** SR-FAT-02 Armor adds 2. */
  readonly armor: boolean
  readonly fate: Readonly<Record<FateClass, DieTable<Fate>>>
  readonly bailOut: Readonly<Record<Exclude<Fate, 'lands'>, DieTable<BailOut>>>
}

export type Cohesion = 'good' | 'loose' | 'kaputt'

export interface BlastTables extends Sourced {
  /** SR-BLA-06 By the sum of two dice. */
  readonly cable: Sourced & Readonly<Record<Cohesion, DieTable<'none' | 'proximity'>>>
  readonly diagrams: readonly BlastDiagram[]
  /** SR-BLA-14 By the lower die: Damage markers, or a bomber destroyed and another damaged. */
  readonly effect: DieTable<number | 'destroyed'>
}

/** SR-BLA-11 The cell that the higher die names, from 2 to 10, counted from the element's centre. */
export interface BlastDiagram extends Sourced {
  readonly id: string
  readonly red: readonly Vector[]
  readonly black: readonly Vector[]
}

/** Roster slots in order, each with the name of its replacement. */
export interface RosterNames extends Sourced {
  readonly pilots: readonly { readonly name: string; readonly replacement: string }[]
}
