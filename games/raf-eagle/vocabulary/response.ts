import type { Option, Outcome } from '@tallyho/engine'
import type {
  CardNumber,
  GruppeId,
  Intelligence,
  Letter,
  RendezvousSituation,
  ResponsePriority,
  SectorId,
  SquadronId,
  TargetId,
  Warning,
} from '../pack/types.ts'
import type { RaidBox } from '../state.ts'

/** Raids are meant by their place in the day's plan. */
export interface RaidOption extends Option {
  readonly raid: number
}

export interface GruppeOption extends Option {
  readonly gruppe: GruppeId
}

/** One Gruppe; or a box and all that still wait and may go there. */
export interface DeployOption extends Option {
  readonly gruppe?: GruppeId
  readonly box?: RaidBox
  readonly gruppen?: readonly GruppeId[]
}

export interface BoxOption extends Option {
  readonly box: RaidBox
}

export interface ClassOption extends Option {
  readonly taken: 'minor' | 'major'
}

export interface GreenOption extends Option {
  readonly squadron: SquadronId
}

export interface ResponseAsks {
  'next-raid': RaidOption
  'channel-patrol': GruppeOption
  'deploy-gruppe': DeployOption
  'deploy-box': BoxOption
  'raid-class': ClassOption
  'green-responds': GreenOption
}

export interface DetectionModifier {
  readonly why: `net-${number}` | 'observers' | 'size' | 'press' | 'only-me109' | 'forward'
  readonly by: number
}

export interface PriorityModifier {
  readonly why: 'date' | 'type' | 'group' | 'bombers-seen' | 'size' | 'cards-left'
  readonly by: number
}

/** What damaged headquarters leave of the detection modifier. */
export type Command = 'sound' | 'halved' | 'none'

/** What one sector gives to the pool. */
export interface Contribution {
  readonly sector: SectorId
  readonly most: number
  readonly squadrons: readonly SquadronId[]
}

export type TacticsChart = '1A' | '1B' | '2' | '3' | '4'

type OfRaid<F = unknown> = Readonly<{ raid: number } & F>

export interface ResponseNotes {
  // 6.1 Deployment
  'raid-begins': OfRaid<{ card: CardNumber; target: TargetId; decoy: boolean }>
  stretched: OfRaid<{ gruppe: GruppeId; box: RaidBox }>
  deployed: OfRaid<{ boxes: Readonly<Record<RaidBox, readonly GruppeId[]>> }>
  // 6.2 Detection
  detection: OfRaid<{
    die: number
    modifiers: readonly DetectionModifier[]
    command: Command
    modifier: number
    /** On the Detection Track. */
    result: number
    warning: Warning
    intelligence: Intelligence
    /** RE-7.1.a So many squadrons can come at most, RE-7.3.a and so many must be left to dare it. */
    come: number
    daring: number
  }>
  'ultra-detection': OfRaid<{ warning: Warning; intelligence: Intelligence }>
  'taken-for': OfRaid<{ size: number; taken: 'minor' | 'major' }>
  'no-warning': OfRaid<{ gruppen: readonly GruppeId[] }>
  // 6.3 Rendezvous check
  'rendezvous-check': OfRaid<{
    die: number
    situation: RendezvousSituation
    fails: boolean
    /** So many faces of the die would have parted this raid. */
    risk: number
  }>
  'rendezvous-failure': OfRaid<{
    die: number
    letter: Letter
    effect: 'reduced' | 'leave'
    gruppen: readonly GruppeId[]
  }>
  'raid-dissolves': OfRaid
  // 7.1 Response pool
  pool: OfRaid<{
    warning: Warning
    sectors: readonly Contribution[]
    green: readonly SquadronId[]
    ace: readonly SquadronId[]
    size: number
  }>
  'no-response': OfRaid
  // 7.2 Priority
  priority: OfRaid<{
    die: number
    modifiers: readonly PriorityModifier[]
    modifier: number
    total: number
    priority: ResponsePriority
    pool: number
    /** As the chart says; green squadrons in the pool make it fewer (RE-19.62.a). */
    removed: number
    less: number
  }>
  'stands-down': OfRaid<{ squadrons: readonly SquadronId[] }>
  // 7.3 Tactics, 7.4 Deployment
  tactics: OfRaid<{
    chart: TacticsChart
    pool: number
    /** Gruppen that the pool is compared with, or the class of the raid. */
    against: number | 'minor' | 'major'
    needed: number
    responds: boolean
  }>
  'response-limit': OfRaid<{ gruppen: number; limit: number }>
  responds: OfRaid<{ squadrons: readonly SquadronId[]; returned: readonly SquadronId[] }>
  'decoy-response': OfRaid<{ squadrons: readonly SquadronId[] }>
}

export interface ResponseRolls {
  detection: Outcome
  'rendezvous-check': Outcome
  'rendezvous-failure': Outcome
  eligible: Outcome
  priority: Outcome
  'stands-down': Outcome
  responds: Outcome
}
