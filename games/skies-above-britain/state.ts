import type { Cup, Names } from '@tallyho/engine'
import type {
  Aircraft,
  Altitude,
  Attitude,
  BomberType,
  CampaignEvent,
  Colour,
  EscortSize,
  FighterId,
  GermanType,
  HitType,
  Position,
  Privilege,
  SectionId,
  Skill,
  Station,
  Visibility,
  Zone,
} from './pack/types.ts'

/** The table as data: a squadron on campaign, and the patrol that it flies. */

/** SAB-GEN-01 The one seat. */
export const SQUADRON = 'squadron'

export type PilotNo = number
/** Place of a tile in the formation, and of a bomber on it: `3.0`; a straggler is `straggler`. */
export type BomberId = string
export type HitId = string
export type DamageId = string
export type CardId = string

export interface Campaign {
  readonly pack: string
  readonly scenario: string
  readonly names?: Names
  readonly options: CampaignOptions
  aircraft: Aircraft
  /** Index into the chapters of the scenario. */
  chapter: number
  /** Of the chapter, from 1; 0 before the first. */
  patrolOfChapter: number
  /** SAB-A-100 What happens on this patrol. */
  event: CampaignEvent
  pilots: Pilot[]
  log: PatrolReport[]
  chapters: ChapterReport[]
  patrol: Patrol | undefined
  ended: Ended | undefined
}

export interface CampaignOptions {
  /** SAB-CMP-08 */
  readonly randomEvents: boolean
  readonly graduatedReplacements: boolean
}

/** A key for the words, and who won: the squadron, or nobody. */
export interface Ended {
  readonly level: 'won' | 'lost' | 'between'
}

// ---- pilots

/** `gone`: killed, captured or discharged, by his story (SAB-PIL-02). */
export type PilotStatus = 'ready' | 'hospital' | 'gone'

export interface Pilot {
  readonly no: PilotNo
  readonly name: string
  status: PilotStatus
  /** SAB-K-137 Patrols survived: they make him Green, Regular or Veteran. */
  patrols: number
  bombers: number
  fighters: number
  /** SAB-ACE-01 */
  skills: Skill[]
  /** SAB-PIL-09 Patrols flown one after the other. */
  inARow: number
  /** SAB-RTB-08 SAB-RTB-16 Patrols that he still sits out. */
  sitsOut: number
  story: StoryLine[]
}

export const STORIES = [
  'joined',
  'bomber',
  'fighter',
  'bailed-out',
  'rescued',
  'wounded',
  'exhausted',
  'returned',
  'discharged',
  'captured',
  'killed',
  'regular',
  'veteran',
  'skill',
  'decorated',
  'posted',
] as const

/** What happened to a pilot, for his page of the book; the words are in text. */
export interface StoryLine {
  /** Patrol of the campaign, from 1. */
  readonly patrol: number
  readonly what: (typeof STORIES)[number]
  /** The skill that he gained, or what he was lost to. */
  readonly of?: string
}

export interface PatrolReport {
  readonly chapter: number
  readonly patrol: number
  readonly visibility: Visibility
  readonly bombers: BomberType | undefined
  readonly vp: number
  readonly destroyed: number
  readonly germanFighters: number
  readonly isolated: number
  readonly aircraftLost: number
  readonly killed: readonly PilotNo[]
  readonly wounded: readonly PilotNo[]
}

export interface ChapterReport {
  readonly chapter: number
  readonly vp: number
  readonly level: Ended['level']
}

// ---- the patrol

export interface Patrol {
  /** SAB-GEN-17 Scenarios 1 to 9 have no Fuel. */
  readonly fuelled: boolean
  /** SAB-ACE-04 The Advanced Squadron Display: three Sections of four. */
  advanced: boolean
  /** SAB-VET-12 The Innovator who leads, while he is in play. */
  innovator: FighterId | undefined
  /** SAB-GEN-09 The Section in each slot of the display. */
  slots: Colour[]
  fighters: Partial<Record<FighterId, Fighter>>
  /** SAB-A-07 Who leads an ad hoc Section, or an Element. */
  leaders: Partial<Record<SectionId, FighterId>>
  /** SAB-FRM-02 SAB-FRM-19 On the map, or the squadron on the Raid Track. Whatever is in none of them has lost contact. */
  formations: Formation[]
  /** SAB-GEN-24 Space of each Section's cube, counted from the left. */
  fuel: Partial<Record<SectionId, number>>
  visibility: Visibility
  /** SAB-INT-07 SAB-INT-09 Nowhere in clouds. */
  sun: Position | undefined
  /** SAB-RVS-08 Where the squadron is until Contact. */
  station: { zone: Zone; altitude: Altitude } | undefined
  track: Track | undefined
  /** SAB-INT-05 */
  escort: Partial<Record<Station, EscortMarker>>
  escortPlaced: boolean
  /** SAB-BMB-04 SAB-GEN-12 Undefined until their type is known. */
  raid: Raid | undefined
  /** SAB-VEC-17 */
  straggler: Bomber | undefined
  stragglerType: BomberType | undefined
  /** SAB-VEC-03 Damage markers of Flak that wait for the bombers. */
  flak: DamageId[]
  /** SAB-REA-02 */
  cloudsEscaped: boolean
  /** Turns of the Interception Sequence begun; 0 before Contact. */
  turn: number
  /** SAB-A-61 Units without contact that have had their turn in this Chase step. */
  acted: (SectionId | FighterId)[]
  dogfights: Dogfight[]
  circle: Circle | undefined
  decks: Decks
  cups: Cups
  score: Score
  ended: boolean
}

/**
 * `section`: in its Section. `lost`: an independent fighter that has lost contact. `bombers`: in the Bomber Formation Area, or after a
 * straggler. `circle`: on the Circle Display. The rest are out of play: on the RTB Track, in a Fate Box, down by parachute,
 * destroyed with its pilot, or home when all is accounted for.
 */
export const PLACES = [
  'section',
  'lost',
  'bombers',
  'circle',
  'rtb',
  'fate',
  'bailed-out',
  'destroyed',
  'home',
] as const
export type FighterPlace = (typeof PLACES)[number]

export interface Fighter {
  readonly pilot: PilotNo
  at: FighterPlace
  /** The Section that it flies in, or flew in last: by its cube it pays and goes home (SAB-A-12). */
  section: SectionId
  ammo: 'full' | 'low' | 'none'
  jammed: boolean
  hits: HitId[]
  /** SAB-DOG-34 The Fate Box it is in. */
  fate: HitType | undefined
  /** SAB-RTB-01 The space of the RTB Track it is on. */
  rtb: number | undefined
  /** SAB-DOG-37 */
  channel: boolean
  /** SAB-BMB-18 How it came to the bombers, until its first round is over. */
  entry: Entry | undefined
  /** SAB-BMB-14 */
  attack: Attack | undefined
  /** SAB-VET-01 One a patrol. */
  privilege: Privilege | undefined
  /** SAB-ACE-01 Each once a patrol. */
  skillsUsed: Skill[]
}

/** SAB-A-37 Round 1 is each fighter's own. `from` is undefined after a Chase or against a straggler (SAB-BMB-19). */
export interface Entry {
  readonly from: Position | undefined
  readonly altitude: Altitude
  /** SAB-BMB-32 It came out of the sun. */
  readonly outOfTheSun: boolean
}

export interface Attack {
  readonly bomber: BomberId
  readonly angle: Position
  /** SAB-BMB-21 */
  delayed: boolean
}

export type OrderKind = 'escort' | 'bombers' | 'cruise'

export interface Formation {
  /** `squadron`, `flight-1`, or the Section that it is; on the Raid Track it is the squadron, whatever is left of it. */
  id: string
  /** SAB-FRM-04 SAB-FRM-05 All that its marker stands for. */
  sections: SectionId[]
  /** SAB-FRM-20 SAB-FRM-21 A position, High or Low; never a station or where the sun is. Undefined on the Raid Track. */
  at: { position: Position; altitude: Altitude } | undefined
  order: OrderKind | undefined
  /** SAB-ESC-14 A marker that it may have been after is gone: it may cruise instead. */
  mayCruise?: boolean
}

export interface EscortMarker {
  readonly type: GermanType
  size: EscortSize
  suppressed: boolean
}

export interface Track {
  /** SAB-RVS-06 How many face-down markers lie in each inbound space, from the coast on: nobody knows which. */
  inbound: number[]
  /** SAB-VEC-14 The same for the row that the raid flies home on. */
  outbound: number[]
  /** SAB-VEC-07 Icons revealed and not yet applied. */
  held: string[]
  /** SAB-RVS-02 Undefined while it is off the track. */
  raid: TrackPlace | undefined
  /** SAB-A-74 Where its bombs fell: the row home. */
  released: Zone | undefined
}

/** A space of the Raid Track. */
export type TrackPlace =
  | { readonly row: 'inbound' | 'outbound'; readonly space: number }
  | { readonly row: 'turn' }

// ---- dogfights

export interface German {
  readonly no: number
  readonly type: GermanType
  /** SAB-DOG-09 Schwarm 4 and 3, rotte 2, a lone fighter 1. */
  strength: number
  attitude: Attitude
  /** The round from which on it fights, and the last in which it did (SAB-A-19). */
  from: number
  fought: number
}

export interface Dogfight {
  readonly no: number
  /** SAB-DOG-04 A Section, or one independent fighter. */
  unit: SectionId | FighterId
  round: number
  germans: German[]
}

/** SAB-CIR-01 */
export interface Circle {
  /** Aircraft in each schwarm of the ring; one that has fallen out is 0. */
  schwarms: number[]
  fallen: boolean[]
  /** SAB-CIR-04 Engage box i lies between schwarms i and i + 1. SAB-CIR-08 A flank is that of one schwarm. */
  places: Partial<Record<FighterId, CirclePlace>>
  attacked: FighterId[]
}

export type CirclePlace =
  | { readonly box: number; readonly attitude: 'head-on' | 'tailing' }
  | { readonly flank: number }

// ---- bombers

/** SAB-BMB-01 */
export interface Raid {
  readonly type: BomberType
  /** Of the pack. */
  readonly layout: string
  tiles: Tile[]
}

export interface Tile {
  readonly x: number
  readonly y: number
  isolated: boolean
  bombers: Bomber[]
}

export interface Bomber {
  /** SAB-ICO-06 `fallen`: a lone Bomber marker, still in the area. */
  state: 'formation' | 'fallen' | 'destroyed'
  damage: DamageId[]
  /** SAB-VEC-02 How many of those markers, the first ones, Flak has laid: Hurricane side up, whoever flies. */
  flak: number
  /** SAB-ICO-14 */
  dorsal: number
  /** SAB-ICO-06 A Fallen marker lies on its place in the tile, even when it is destroyed later. */
  fell: boolean
}

// ---- decks, cups, points

/** SAB-GEN-13 Cards still in each deck; the discards are the rest. */
export interface Decks {
  tailed: Cup
  headOn: Cup
  raf: Cup
  luftwaffe: Cup
  medium: Cup
  light: Cup
  reaction: Cup
}
export type DeckName = keyof Decks

/** SAB-GEN-14 */
export interface Cups {
  hits: Cup
  damage: Cup
  inbound: Cup
  outbound: Cup
}

/** SAB-VP-01 SAB-VP-02 SAB-VP-03 What the patrol has achieved and lost. */
export interface Score {
  bombers: number
  germanFighters: number
  isolated: number
  /** SAB-VEC-08 */
  byFlak: number
  aircraftLost: number
}
