import type { Option, Outcome } from '@tallyho/engine'
import type {
  CardNumber,
  GruppeId,
  Luftflotte,
  RaidClass,
  Segment,
  SquadronId,
  StrategyCard,
  TargetId,
  Weather,
} from '../pack/types.ts'
import type { DamageMarker } from '../state.ts'

export interface GreenOption extends Option {
  readonly squadron: SquadronId
}

/** RE-18.1.a Without a Gruppe it ends the commitment. */
export interface NightRaiderOption extends Option {
  readonly gruppe?: GruppeId
}

/** RE-4.I.3 What can be done to the day's plan. */
export type PlanOption = Option &
  (
    | { readonly does: 'raid'; readonly card: CardNumber; readonly segment: Segment }
    | { readonly does: 'strategy'; readonly card: CardNumber; readonly strategy: CardNumber }
    | { readonly does: 'forward'; readonly card: CardNumber }
    | { readonly does: 'done' }
  )

/** RE-4.I.4 RE-4.I.5 One Gruppe to one target card; without them it ends the assignment. */
export interface AssignOption extends Option {
  readonly gruppe?: GruppeId
  readonly card?: CardNumber
  /** RE-19.3.a */
  readonly jabo?: true
}

export interface PlanningAsks {
  'green-squadron': GreenOption
  'night-commit': NightRaiderOption
  'plan-raid': PlanOption
  'assign-bomber': AssignOption
  'assign-fighter': AssignOption
}

/** A strategy card and its kind. */
export type StrategyKind = Pick<StrategyCard, 'card' | 'strategy'>

/** A target card, and what is raided with it. */
type OfCard<F = unknown> = Readonly<{ card: CardNumber; target: TargetId } & F>

export interface PlanningNotes {
  'green-squadron': Readonly<{ squadron: SquadronId }>
  'night-raiders': Readonly<{ gruppen: readonly GruppeId[]; least: number; most: number }>
  strategies: Readonly<{ cards: readonly StrategyKind[] }>
  'targets-drawn': Readonly<{ cards: readonly OfCard<{ raid: RaidClass }>[] }>
  'further-target': OfCard<{ kept: boolean }>
  'raid-planned': OfCard<{
    segment: Segment
    major: boolean
    strategies: readonly StrategyKind[]
    forward: boolean
  }>
  'no-raid-planned': Readonly<Record<string, never>>
  'bombers-assigned': OfCard<{ gruppen: readonly GruppeId[] }>
  'fighters-assigned': OfCard<{ gruppen: readonly GruppeId[] }>
  'raid-scrubbed': OfCard
  'night-patrol': Readonly<{ die: number; squadrons: readonly SquadronId[] }>
  'light-damage-repaired': Readonly<{ targets: readonly TargetId[] }>
  'repair-check': Readonly<{ target: TargetId; die: number; chance: number; left?: DamageMarker }>
  'first-segment': Readonly<{ segment: Segment }>
  forecast: Readonly<{ die: number; weather: Readonly<Record<Luftflotte, Weather>> }>
}

export interface PlanningRolls {
  'draw.target': Outcome
  'draw.raid-event': Outcome
  'draw.day-event': Outcome
  'draw.strategy': Outcome
  'night-patrol': Outcome
  repair: Outcome
  forecast: Outcome
}
