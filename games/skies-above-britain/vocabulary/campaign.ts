import type { Option, Outcome } from '@tallyho/engine'
import type {
  Aircraft,
  Altitude,
  CampaignEvent,
  Colour,
  Fate,
  FighterId,
  HitType,
  HospitalResult,
  Level,
  PilotFate,
  Recovery,
  Skill,
  Station,
  Visibility,
  Zone,
} from '../pack/types.ts'
import type { Ended, PilotNo } from '../state.ts'
import type { OfPilot } from './terms.ts'

export interface PilotOption extends Option {
  readonly pilot?: PilotNo
}

export interface ColourOption extends Option {
  readonly colour: Colour
}

export interface SkillOption extends Option {
  readonly skill: Skill
}

export interface AircraftOption extends Option {
  readonly aircraft: Aircraft
}

export interface CampaignAsks {
  aircraft: AircraftOption
  slots: ColourOption
  assign: PilotOption
  innovator: PilotOption
  'innovator.without': ColourOption
  hospital: Option
  skill: SkillOption
  /** SAB-A-105 Who leaves a squadron that is over its limit. */
  posting: PilotOption & { readonly pilot: PilotNo }
}

export interface CampaignNotes {
  muster: { readonly die: number; readonly green: number; readonly regular: number; readonly veteran: number }
  'patrol-begins': { readonly chapter: number; readonly patrol: number }
  /** SAB-A-100 With the pilot that it is about. */
  'random-event': Partial<OfPilot> & { readonly die: number; readonly event: CampaignEvent }
  /** SAB-A-101 */
  'big-wing': {
    readonly station: Station
    readonly die: number
    readonly number: number
    readonly held: boolean
  }
  /** The men of one Section, its leader first. */
  assigned: {
    readonly section: Colour
    readonly men: readonly (OfPilot & { readonly fighter: FighterId })[]
  }
  hospital: OfPilot & { readonly die: number; readonly result: HospitalResult }
  'climb-to-station': {
    readonly die: number
    readonly zone: Zone
    readonly altitude: Altitude
    readonly fuel: number
  }
  'visibility-set': { readonly die: number; readonly visibility: Visibility }
  fate: OfPilot & {
    readonly fighter: FighterId
    readonly box: HitType
    readonly die: number
    readonly modifiers: { readonly fatigued: number; readonly pluck: number }
    readonly fate: Fate
  }
  'pilot-fate': OfPilot & {
    readonly fighter: FighterId
    readonly row: 'crashes' | 'fire' | 'green'
    readonly die: number
    readonly modifiers: { readonly fatigued: number; readonly pluck: number }
    readonly fate: PilotFate
  }
  'fuel-check': {
    readonly fighter: FighterId
    readonly number: number
    readonly die: number
    readonly lands: boolean
  }
  recovery: OfPilot & {
    readonly level: Level
    readonly die: number
    readonly result: Recovery
  }
  'pilot-lost': OfPilot & { readonly to: 'killed' | 'captured' | 'discharged' | 'posted' }
  wounded: OfPilot & { readonly exhausted: boolean }
  promoted: OfPilot & { readonly level: Level }
  'gains-skill': OfPilot & { readonly skill: Skill }
  /** Whose place he takes. */
  replacement: OfPilot & { readonly for: PilotNo; readonly gone: string; readonly patrols: number }
  points: {
    readonly vp: number
    readonly bombers: number
    readonly germanFighters: number
    readonly isolated: number
    readonly lost: number
  }
  'chapter-over': { readonly chapter: number; readonly vp: number; readonly level: Ended['level'] }
  'campaign-over': { readonly vp: number; readonly level: Ended['level'] }
  'scenario-round': { readonly round: number; readonly of: number }
}

export interface CampaignRolls {
  'pilot-assignment': Outcome
  visibility: Outcome
  'sun.start': Outcome
  climb: Outcome
  hospital: Outcome
  fate: Outcome
  'pilot-fate': Outcome
  'fuel-check': Outcome
  recovery: Outcome
  replacement: Outcome
  'random-event': Outcome
  'big-wing': Outcome
}
