import type { Option, Outcome } from '@tallyho/engine'
import type {
  Fate,
  FighterId,
  HitType,
  PilotFate,
  Privilege,
  SectionId,
  Skill,
  Station,
} from '../pack/types.ts'
import type { HitId, PilotNo } from '../state.ts'

export type Unit = SectionId | FighterId

export interface UnitOption extends Option {
  readonly unit: Unit
}

export interface FighterOption extends Option {
  readonly fighter: FighterId
}

/** A pilot whom a note tells of, by his number and his name. */
export interface OfPilot {
  readonly pilot: PilotNo
  readonly name: string
}

/** SAB-VET-07 SAB-ESC-11 What was rolled, told before anybody decides whether it stands. */
export interface RolledSoFar {
  readonly for: 'escort' | 'bombers' | 'cruise' | 'suppression' | 'chase' | 'fate' | 'pilot-fate'
  readonly formation?: string
  readonly unit?: Unit
  readonly fighter?: FighterId
  readonly station?: Station
  readonly dice: readonly number[]
  /** With what changes it already. */
  readonly total: number
  /** What it would take; a Fate Box has a table instead. */
  readonly number?: number
  /** What it means as it is. */
  readonly so: 'fails' | 'suppressed' | 'intercepted' | Fate | PilotFate
}

/** What every chapter may tell. */
export interface TermsNotes {
  rolled: RolledSoFar
  /** SAB-GEN-07 Whom chance has picked, told before he decides. */
  'falls-to': { readonly fighter: FighterId; readonly icon: 'low-ammo' | 'loose' }
  fuel: { readonly sections: readonly SectionId[]; readonly why: string }
  'lost-contact': { readonly units: readonly Unit[] }
  'breaks-out': { readonly fighter: FighterId; readonly section: SectionId }
  'section-dissolves': { readonly section: SectionId; readonly fighter: FighterId }
  'returns-to-base': { readonly fighters: readonly FighterId[] }
  hit: { readonly fighter: FighterId; readonly marker: HitId }
  'hit-check': OfPilot & {
    readonly fighter: FighterId
    readonly marker: HitId
    readonly type: HitType
    readonly number: number
    readonly die: number
    readonly fatigued: boolean
    readonly severe: boolean
  }
  'low-ammo': { readonly fighter: FighterId; readonly ammo: 'low' | 'none' }
  jammed: { readonly fighter: FighterId }
  'jam-cleared': { readonly fighter: FighterId; readonly die: number }
  'bails-out': OfPilot & { readonly fighter: FighterId; readonly channel: boolean }
  'aircraft-lost': OfPilot & { readonly fighter: FighterId }
  privilege: { readonly fighter: FighterId; readonly privilege: Privilege }
  skill: { readonly fighter: FighterId; readonly skill: Skill }
  kill: OfPilot & { readonly fighter: FighterId; readonly of: 'bomber' | 'fighter' }
}

export interface TermsRolls {
  /** SAB-GEN-06 */
  'random.section': Outcome
  /** SAB-GEN-07 */
  'random.fighter': Outcome
  'draw.tailed': Outcome
  'draw.headOn': Outcome
  'draw.raf': Outcome
  'draw.luftwaffe': Outcome
  'draw.medium': Outcome
  'draw.light': Outcome
  'draw.reaction': Outcome
  'draw.hit': Outcome
  'draw.damage': Outcome
  'draw.vector': Outcome
  'hit-check': Outcome
  collision: Outcome
  jam: Outcome
}

/** Whom a privilege or skill is used by; nobody if it is not. */
export interface UseOption extends Option {
  readonly by?: FighterId
  /** SAB-VET-07 What the die has brought, and what it takes. */
  readonly rolled?: number
  readonly number?: number
}

/** SAB-VET-01 SAB-ACE-01 What Veterans and Aces are asked when their moment comes. */
export interface UseAsks {
  /** SAB-ACE-05 */
  'use.vision': UseOption
  /** SAB-ACE-03 */
  'use.slick': UseOption
  /** SAB-VET-03 */
  'use.practiced-maneuver': UseOption
  /** SAB-VET-04 */
  'use.pull-tight': UseOption
  /** SAB-VET-06 */
  'use.follow-my-lead': UseOption
  /** SAB-ACE-02 */
  'use.lucky-charm': UseOption
  /** SAB-VET-02 */
  'use.discipline': UseOption
  /** SAB-VET-05 */
  'use.stay-trim': UseOption
  /** SAB-VET-07 */
  'use.pluck': UseOption
  /** SAB-ACE-06 */
  'use.bloodhound': UseOption
}
export type UseAsk = keyof UseAsks

/** SAB-DOG-32 Hit markers are checked in the order of the player's choice. */
export interface HitOption extends FighterOption {
  readonly marker: HitId
}

export interface TermsAsks extends UseAsks {
  /** SAB-DOG-32 */
  'hit-check.next': HitOption
}
