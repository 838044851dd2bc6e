import type { Cup, Names } from '@tallyho/engine'
import type {
  Altitude,
  ApproachBox,
  Attachment,
  BoxId,
  Cohesion,
  EscortRoll,
  EscortType,
  FighterKind,
  HitType,
  MapId,
  MissionType,
  Penalty,
  PositionBox,
  Skill,
  Station,
} from './pack/types.ts'

/** The table as data: a staffel on campaign, and the mission it is flying. */

/** The one seat. */
export const STAFFEL = 'staffel'

export type PilotNo = number
export type FighterNo = number
/** Index into the map's lists. */
export type SpaceNo = number
export type ElementNo = number
/** A place in the formation; Leader Shift lets bombers change places. */
export type PlaceNo = number

export const LENGTHS = ['training', 'mission', 'short', 'medium', 'full'] as const
export type Length = (typeof LENGTHS)[number]

export interface Campaign {
  readonly pack: string
  readonly scenario: string
  readonly names?: Names
  readonly length: Length
  readonly options: CampaignOptions
  /** Index into the pack's seasons. */
  season: number
  /** Missions begun in this season. */
  missionOfSeason: number
  pilots: Pilot[]
  /** Staffel EP at hand. */
  ep: number
  /** SR-SET-06 OP that the next mission has less. */
  deduction: number
  log: LogEntry[]
  seasons: SeasonReport[]
  mission: Mission | undefined
  outcome: Outcome | undefined
}

export interface CampaignOptions {
  readonly leaderShift: boolean
  readonly ninePilots: boolean
  readonly erosion: boolean
}

export const OUTCOMES = ['won', 'lost', 'between', 'trained', 'failed'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface Pilot {
  readonly no: PilotNo
  /** Roster slot, 0 to 17; a replacement shares the slot of the pilot he replaces. */
  readonly slot: number
  readonly name: string
  readonly replacement: boolean
  status: PilotStatus
  ep: number
  /** With duplicates (SR-PIL-10). */
  skills: Skill[]
  penalty: Penalty | undefined
  missions: number
  fallen: number
  destroyed: number
  story: StoryLine[]
}

/** `reserve`: held back by the optional nine-pilot limit (SR-CAM-14). */
export type PilotStatus = 'ready' | 'reserve' | 'wounded' | 'killed' | 'replaced' | 'posted'

export const STORIES = [
  'fallen',
  'destroyed',
  'escort',
  'landed',
  'bailed-out',
  'wounded',
  'killed',
  'returned',
  'replaced',
  'joined',
  'posted',
  'skill',
  'cured',
] as const

/** What happened to a pilot, for his story; the words are in text. */
export interface StoryLine {
  /** Number of the mission in the campaign, from 1. */
  readonly mission: number
  readonly what: (typeof STORIES)[number]
  /** The skill or penalty, or how he was killed. */
  readonly of: string | undefined
}

export interface LogEntry {
  readonly no: number
  readonly season: number
  readonly ofSeason: number
  readonly map: MapId
  readonly type: MissionType
  readonly op: number
  readonly escort: EscortRoll
  readonly aborted: boolean
  readonly turns: number
  readonly ep: number
  readonly vp: number
  readonly fallen: number
  readonly destroyed: number
  readonly killed: readonly PilotNo[]
  readonly wounded: readonly PilotNo[]
  readonly auxiliariesLost: number
  /** SR-CMD-06 Dice overridden by a Staffel Command. */
  readonly commands: readonly SetUpItem[]
}

export interface SeasonReport {
  readonly season: number
  readonly vp: number
  readonly available: number
  readonly killed: number
  readonly outcome: 'won' | 'lost' | 'between'
}

export interface Mission {
  map: MapId
  /** SR-SET-03 Undefined until it is rolled. */
  type: MissionType | undefined
  /** OP of the die, before purchases. */
  operations: number
  /** OP still to spend. */
  op: number
  tp: number
  /** Flight Limit. */
  limit: number
  /** 0 before Turn 1. */
  turn: number
  sun: PositionBox | undefined
  anchored: PositionBox[]
  contrails: boolean
  /** SR-MOV-12 All came in through the contrails: the first Escort Phase may be skipped. */
  hidden: boolean
  fighters: Fighter[]
  /** By place. */
  bombers: Bomber[]
  elements: Element[]
  /** Proximity markers left among the bombers. */
  proximity: { readonly marker: string; readonly space: SpaceNo }[]
  detonations: SpaceNo[]
  /** Aimed in the Blast & Flak Phase, not let off yet. */
  targets: Target[]
  escort: Escort
  cups: Cups
  /** Markers drawn and not yet laid down or put back. */
  hand: string[]
  decks: Decks
  score: MissionScore
  /** Dice overridden so far (SR-CMD-06). */
  commands: SetUpItem[]
  /** The set-up dice so far, in the order they were rolled: what is not among them is not settled yet. */
  dice: SetUpDie[]
  /** SR-SET-11 Attachments bought and not yet fitted. */
  stores: Record<Attachment, number>
  aborted: boolean
}

export const SET_UP_ITEMS = [
  'map',
  'type',
  'operations',
  'escort',
  'damage',
  'anchored',
  'sun',
  'contrails',
  'tp',
  'limit',
] as const
export type SetUpItem = (typeof SET_UP_ITEMS)[number]

export interface SetUpDie {
  readonly item: SetUpItem
  readonly die: number
  /** SR-CMD-01 Overridden by a Staffel Command. */
  readonly commanded: boolean
}

/** SR-BLA-04 A Target marker: a weapon, its carrier, and the element it is aimed at. */
export interface Target {
  readonly weapon: 'cable' | 'rockets'
  readonly fighter: FighterNo
  readonly element: ElementNo
}

export interface MissionScore {
  vp: number
  /** Earned less deducted. */
  ep: number
  /** SR-Q-31 Deductions that found no Staffel EP to take: the next that are earned in this mission go there. */
  owed: number
  fallen: number
  destroyed: number
  killed: PilotNo[]
  wounded: PilotNo[]
  auxiliariesLost: number
}

export type Mode = 'determined' | 'evasive'

export const MANEUVERS = [
  'climb',
  'dive',
  'climb-roll-left',
  'climb-roll-right',
  'dive-roll-left',
  'dive-roll-right',
] as const
export type Maneuver = (typeof MANEUVERS)[number]

export interface Fighter {
  readonly no: FighterNo
  readonly kind: FighterKind
  /** FW190 only. */
  readonly pilot: PilotNo | undefined
  at: FighterPlace
  /** Only while `at` is `space`. */
  space: SpaceNo
  /** Dogfight group; 0 outside the Dogfight Box. */
  group: number
  /** SR-ACB-10 The box it left in this turn's Move Phase. */
  movedFrom: BoxId | undefined
  /** It has entered, moved or declined to in this turn's Move Phase. */
  moved: boolean
  /** It has been in aerial combat in this turn's Escort Phase: one combat is all it fights there. */
  fought: boolean
  armor: boolean
  cannon: boolean
  rockets: 'none' | 'loaded' | 'fired'
  cable: boolean
  /** Ids of Hit markers, or of Proximity markers turned over. */
  hits: string[]
  ammo: 'full' | 'jam' | 'none'
  /** SR-PIL-09 Uses of each skill in this mission. */
  used: Record<Skill, number>
  /** SR-FAT-01 The Fate Box, while `at` is `fate`. */
  fate: HitType | undefined

  // Of the Attack Phase
  approach: ApproachBox | undefined
  altitude: Altitude
  /** Place of the bomber it was placed against. */
  target: PlaceNo
  mode: Mode
  maneuver: Maneuver
  outOfTheSun: boolean
  attacked: boolean
  /** SR-PIL-15 The results of a card are being applied: no change of mode until all are. */
  resolving: boolean
}

/**
 * `reserve`: bought, not entered (delayed). `space`: among the bombers. `exited`: out of the mission, unhurt so far.
 * `home`: landed or accounted for by Fate. `lost`: the aircraft is gone.
 */
export const PLACES = ['reserve', 'space', 'exited', 'fate', 'home', 'lost'] as const
export type FighterPlace = BoxId | (typeof PLACES)[number]

export interface Bomber {
  readonly id: string
  /** Ids of Damage markers. */
  damage: string[]
  gone: 'fallen' | 'destroyed' | undefined
}

export interface Element {
  cohesion: Cohesion
  /** SR-COH-13 No bomber left: Kaputt for good. */
  empty: boolean
  rotte: boolean
  position: boolean
  /** Damage results left of a Schwarm advantage. */
  schwarm: number
  /** Its Cohesion Check of this turn has been made. */
  checked: boolean
  /** SR-COH-10 Detonations that are still to degrade it. */
  detonations: number
}

export interface Escort {
  type: EscortType | undefined
  strength: 'heavy' | 'light' | undefined
  /** Turn of exit or arrival. */
  turn: number | undefined
  /** `waiting`: present or arriving, its stations not yet rolled for. */
  status: 'none' | 'due' | 'waiting' | 'present' | 'gone'
  markers: EscortMarker[]
  /**
   * SR-SET-15 SR-SET-21 Numbers not yet seen. A number is drawn when its marker is first in combat: nobody knows it before, so it
   * is nowhere before.
   */
  numbers: Cup
  /** Number of the last dogfight group. */
  groups: number
}

export interface EscortMarker {
  readonly no: number
  at: BoxId | Station | 'unplaced' | 'exited'
  /** 0 until seen. */
  number: number
  group: number
  /** Where it came from in this Escort Phase. */
  movedFrom: BoxId | Station | undefined
}

export interface Cups {
  hits: Cup
  damage: Cup
  proximity: Cup
}

/** Cards still in each deck; the discards are the rest. */
export interface Decks {
  nose: Cup
  tail: Cup
  oblique: Cup
  fire: Cup
}
