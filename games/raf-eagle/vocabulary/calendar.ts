import type { Option, Outcome } from '@tallyho/engine'
import type {
  CardNumber,
  DayEvent,
  DayNumber,
  GruppeId,
  Priorities,
  PrioritisedType,
  Priority,
  ReplacementTrack,
  SquadronId,
} from '../pack/types.ts'
import type { DeckName } from '../state.ts'

/** RE-13.2.a A type that is given its priority. */
export interface PriorityOption extends Option {
  readonly id: PrioritisedType
  readonly priority: Priority
}

/** RE-19.5.a */
export interface PressOption extends Option {
  readonly id: 'press' | 'rest'
}

/** RE-17.2.k */
export interface CarryOnOption extends Option {
  readonly id: 'carry-on' | 'end'
}

/** RE-16.1.a What comes of a check. */
export type SealionOutcome = 'cancelled' | 'delayed' | 'preparations'

/** The level of victory, from all scenarios. */
export type Level =
  | 'brilliant-opening'
  | 'german-tactical'
  | 'german-operational'
  | 'german-decisive'
  | 'draw'
  | 'british-tactical'
  | 'british-operational'
  | 'british-decisive'
  | 'luftwaffe-disaster'
  | 'german-operational-defeat'
  | 'german-decisive-defeat'

export interface CalendarAsks {
  /** RE-18.3.c One that intercepts, then one that is intercepted. */
  'night-fighter': Option
  'night-intercepted': Option
  /** RE-18.5.c */
  'landing-accident': Option
  'press-or-rest': PressOption
  'free-choice': PriorityOption
  /** RE-14.24.a A squadron of the sector that gets aircraft, or experienced pilots. */
  'aircraft-for': Option
  'pilots-for': Option
  /** RE-A-85 The Gruppe that is brought up to strength next. */
  refit: Option
  'carry-on': CarryOnOption
}

export interface CalendarNotes {
  'night-interception': {
    readonly patrol: number
    readonly raiders: number
    readonly chance: number
    readonly die: number
    readonly intercepting: number
  }
  'night-turned-back': { readonly gruppe: GruppeId }
  'night-patrol-again': { readonly squadrons: readonly SquadronId[] }
  'night-bombing': { readonly raiders: number; readonly die: number; readonly vp: number }
  'landing-accident': { readonly gruppe: GruppeId }
  reset: { readonly squadrons: number; readonly gruppen: number }
  'press-or-rest': { readonly press: boolean }
  'day-disregarded': { readonly card: CardNumber; readonly days: number }
  'day-returned': { readonly card: CardNumber; readonly days: number }
  'day-advance': { readonly card: CardNumber; readonly days: number; readonly day: DayNumber }
  sealion: {
    readonly outcome: SealionOutcome
    readonly vp: number
    readonly start: number
    readonly cancel: number
    /** Where the marker is now. */
    readonly day: DayNumber
  }
  'd-day': { readonly vp: number; readonly start: number; readonly cancel: number }
  'carried-on': { readonly level: Level }
  ended: { readonly level: Level; readonly vp: number }
  'day-event': { readonly event: DayEvent['event']; readonly effect: boolean }
  priorities: { readonly priorities: Priorities }
  'targets-added': { readonly cards: readonly CardNumber[] }
  stabilization: { readonly squadrons: number; readonly pilots: number }
  /** What each track stands at now. */
  'replacement-points': { readonly points: Readonly<Record<ReplacementTrack | 'pilots', number>> }
  'squadron-replaced': { readonly squadron: SquadronId; readonly green: boolean }
  'squadron-rebuilt': { readonly squadron: SquadronId }
  'squadron-waits': { readonly squadron: SquadronId }
  'gruppe-replaced': {
    readonly gruppe: GruppeId
    readonly to: 'base' | 'light-loss'
    readonly depletion: number | undefined
  }
  'gruppe-waits': { readonly gruppe: GruppeId }
  'gruppe-arrives': { readonly gruppe: GruppeId }
  'squadron-arrives': { readonly squadron: SquadronId }
  shuffled: { readonly deck: DeckName }
  'next-day': { readonly raidDay: number; readonly day: DayNumber }
}

export interface CalendarRolls {
  'night-interception': Outcome
  'night-bombing': Outcome
  reinforcement: Outcome
}
