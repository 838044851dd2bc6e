import type { Option, Outcome } from '@tallyho/engine'
import type {
  AdvantageEvent,
  Attitude,
  BomberIcon,
  DogfightIcon,
  FighterId,
  GermanType,
  MadnessResult,
  SectionId,
} from '../pack/types.ts'
import type { CardId, HitId } from '../state.ts'
import type { FighterOption, Unit, UnitOption } from './terms.ts'

export type Maneuver = 'evade' | 'slip' | 'turn'

/** A German marker of a dogfight, by its number. */
export interface GermanOption extends Option {
  readonly unit: Unit
  readonly german: number
}

export interface ManeuverOption extends Option {
  readonly maneuver: Maneuver | 'none' | 'break'
  /** Who breaks the Section (SAB-VET-09). */
  readonly by?: FighterId
}

export interface CardOption extends Option {
  readonly card: CardId
}

export interface IconOption extends Option {
  readonly icon: DogfightIcon
}

/** SAB-MAN-03 SAB-ICO-20 Which fighter leaves, or which Element (SAB-ADV-19), and whether the Germans go after it. */
export interface BreakOutOption extends Option {
  readonly fighter?: FighterId
  readonly element?: true
  readonly follows: boolean
}

export interface DogfightAsks {
  /** SAB-DOG-38 */
  'dogfight.next': UnitOption
  /** SAB-DOG-19 */
  'dogfight.marker': GermanOption
  /** SAB-ACE-05 */
  'dogfight.vision-card': CardOption
  /** SAB-ADV-19 */
  'dogfight.scatter': BreakOutOption
  /** SAB-DOG-11 */
  'dogfight.tailing': Option
  /** SAB-DOG-26 SAB-VET-09 */
  'dogfight.maneuver': ManeuverOption
  /** SAB-MAN-01 */
  'dogfight.evade-card': CardOption
  /** SAB-MAN-03 */
  'dogfight.break-out': BreakOutOption
  /** SAB-MAN-05 */
  'dogfight.slips': FighterOption
  /** SAB-ICO-20 */
  'dogfight.follow': BreakOutOption
  /** SAB-A-25 */
  'dogfight.split': Option
  /** SAB-VET-09 */
  'dogfight.element': Option
  /** SAB-A-23 */
  'dogfight.keeps': FighterOption
  /** SAB-GEN-15 */
  'dogfight.icon': IconOption
}

export interface DogfightNotes {
  advantage: {
    readonly unit: Unit
    readonly deck: 'raf' | 'luftwaffe'
    readonly card: CardId
    readonly type: GermanType
    readonly event?: AdvantageEvent
    readonly applies: boolean
  }
  germans: {
    readonly unit: Unit
    readonly german: number
    readonly type: GermanType
    readonly strength: number
    readonly attitude: Attitude
  }
  /** A marker is gone: let go, vanished, or with nobody left to fight. */
  'germans-gone': {
    readonly german: number
    readonly type: GermanType
    readonly why: 'let-go' | 'vanish' | 'freed' | 'alone'
  }
  'germans-reduced': { readonly german: number; readonly strength: number; readonly destroyed: boolean }
  'germans-turn': { readonly german: number; readonly unit: Unit; readonly attitude: Attitude }
  'germans-split': {
    readonly german: number
    readonly strength: number
    readonly other: number
    readonly others: number
  }
  maneuver: { readonly unit: Unit; readonly maneuver: Maneuver }
  'dogfight-card': {
    readonly unit: Unit
    readonly german: number
    readonly attitude: Attitude
    readonly card: CardId
    readonly row: 'section' | 'fighter'
    readonly column: GermanType
    readonly icons: readonly DogfightIcon[]
    /** Those that a Slip or Tight Turn, or the lack of one, strikes out, and those that find nobody here. */
    readonly struck: readonly DogfightIcon[]
  }
  /** SAB-GEN-15 A card that somebody may still change, as it came up. */
  'card-drawn': {
    readonly unit: Unit
    readonly german: number
    readonly attitude: Attitude
    readonly card: CardId
    readonly row: 'section' | 'fighter'
    readonly column: GermanType
    readonly icons: readonly DogfightIcon[]
    /** What cannot happen any more, whatever is answered. */
    readonly struck: readonly DogfightIcon[]
  }
  /** SAB-MAN-01 SAB-ACE-05 Two cards, of which one is to be chosen. */
  'two-cards': { readonly unit: Unit; readonly deck: 'tailed' | 'raf'; readonly cards: readonly CardId[] }
  slips: { readonly fighter: FighterId; readonly german: number }
  'tight-turn': { readonly unit: Unit; readonly german: number }
  collision: {
    readonly fighter: FighterId
    readonly die: number
    readonly fatigued: boolean
    readonly collides: boolean
  }
  madness: { readonly section: SectionId; readonly die: number; readonly result: MadnessResult }
  element: {
    readonly section: SectionId
    readonly element: SectionId
    readonly fighters: readonly FighterId[]
  }
  break: { readonly section: SectionId; readonly die: number; readonly even: boolean }
  'icon-cancelled': { readonly icon: DogfightIcon | BomberIcon; readonly by: FighterId }
  'event-cancelled': { readonly event: AdvantageEvent; readonly by: FighterId }
  'dogfight-round': { readonly units: readonly Unit[]; readonly round: number }
  'dogfight-over': {
    readonly units: readonly Unit[]
    /** Who of them has been shot down on this patrol. */
    readonly lost: readonly FighterId[]
  }
  'hit-looked-at': { readonly fighter: FighterId; readonly marker: HitId }
}

export interface DogfightRolls {
  madness: Outcome
  break: Outcome
}
