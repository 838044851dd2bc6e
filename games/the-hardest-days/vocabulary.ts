import { type Outcome, vocabulary, type WordsOf } from '@tallyho/engine'
import type {
  Altitude,
  ApproachEvent,
  CombatResult,
  DamageRow,
  Effort,
  EventChitId,
  ForceEntry,
  GroupId,
  GroupType,
  Intelligence,
  Letter,
  Luftflotte,
  Region,
  Section,
  SizeChitId,
  SpaceId,
  SquadronId,
  TargetEvent,
  TargetId,
  TrackId,
  Warning,
  Weather,
} from './pack/types.ts'
import type { OneSquadron, RaidOption, SquadronOption, StackOption } from './rules/02-terms/choices.ts'
import type { GroupBox, SectionBox } from './rules/02-terms/terms.ts'
import type { GreenOption } from './rules/03-set-up.ts'
import type { PatrolBoxOption } from './rules/05-patrol.ts'
import type { CrossingFace } from './rules/06-coast-crossing.ts'
import type { DetectionModifier } from './rules/07-detection.ts'
import type { EscortSectionOption } from './rules/08-deployment/deployment.ts'
import type { RouteOption } from './rules/09-raid-movement.ts'
import type { MapBox, MoveBoxOption } from './rules/10-squadron-movement.ts'
import type { AttemptOption, LevelsFound } from './rules/11-interception.ts'
import type { ExcessOption, SetAsideOption, ShiftOption } from './rules/12-combat/combat.ts'
import type { Effect, Modifier, PairOption, SectionOption, SquadronRow } from './rules/12-combat/fight.ts'
import type { AirfieldDamage } from './rules/14-bombing/bomb-effects.ts'
import type { PointModifier } from './rules/14-bombing/bombing.ts'
import type { TacticsOption } from './rules/17-events/approach-events.ts'
import type { PatrollersEvent } from './rules/17-events/target-events.ts'
import type { Day, RaidNumber, Squadron, SquadronPlace } from './state.ts'

/** What Fighter Command is asked, and what an answer carries. */
export interface Asks {
  'green-squadron': GreenOption
  'patrol-squadron': StackOption
  'patrol-box': PatrolBoxOption
  'escort-section': EscortSectionOption
  'raid-order': RaidOption
  intercepted: OneSquadron
  join: SquadronOption
  'join-attempt': AttemptOption
  evade: OneSquadron
  'hunt-section': SectionOption
  'set-aside': SetAsideOption
  pair: PairOption
  excess: ExcessOption
  shift: ShiftOption
  'bomber-section': SectionOption
  attack: PairOption
  'escort-attack': PairOption
  disperse: OneSquadron
  'aircraft-destroyed': OneSquadron
  'recovery-route': RouteOption
  'move-squadron': StackOption
  'move-box': MoveBoxOption
  tactics: TacticsOption
  'vectored-away': OneSquadron
  decoy: RaidOption
  'radio-confusion': OneSquadron
}

type Nothing = Record<string, never>
type OfRaid<F = unknown> = Readonly<{ raid: RaidNumber } & F>
/** With what the map calls the space: a log knows no map. */
type Over<F> = Readonly<{ name: string } & F>

/** What the log tells, and the facts of each line. */
export interface Notes {
  // 3 Set-up
  'green-squadron': Readonly<{ squadron: SquadronId; sector: string }>
  weather: Readonly<{ region: Region; die: number; weather: Weather }>
  // 4 Raid Approach Phase
  'region-drawn': Readonly<{ region: Region }>
  'region-set-aside': Readonly<{ region: Region; luftflotte: Luftflotte; ready: number }>
  'time-first': Readonly<{ left: number }>
  'time-on-clock': Nothing
  'no-raids': Nothing
  // 5 Patrol
  patrol: Over<{ squadron: SquadronId; space: SpaceId; altitude: Altitude; green: boolean }>
  // 6 Coast crossing
  crossing: OfRaid<{ region: Region; die: number; track: TrackId }>
  effort: OfRaid<{ track: TrackId; die: number; effort: Effort }>
  // 7 Detection
  detection: OfRaid<{
    track: TrackId
    die: number
    modifiers: readonly DetectionModifier[]
    halved: boolean
    total: number
    /** Of the Detection Table, from the top. */
    row: number
    warning: Warning
    intelligence: Intelligence
  }>
  'raid-advances': OfRaid<{ track: TrackId; space: number }>
  'raid-arrives': OfRaid<Over<{ space: SpaceId; warning?: Warning | undefined; unseen?: true | undefined }>>
  // 8 Deployment
  size: OfRaid<{ chit: SizeChitId; effort: Effort; size: number }>
  force: OfRaid<{ force: string; die: number; entries: readonly ForceEntry[] }>
  'raid-shrinks': OfRaid<{ entry: ForceEntry; from: number; to: number }>
  'false-raid': OfRaid
  placement: OfRaid<{ die: number; letters: string }>
  deployed: OfRaid<{
    groups: readonly Readonly<{
      group: GroupId
      /** Another than the entry calls for, where it stands in. */
      type: GroupType
      entry: ForceEntry
      box: GroupBox | undefined
      section: Section | undefined
    }>[]
  }>
  'escort-moves': OfRaid<{ group: GroupId; section: Section }>
  // 9 Raid movement
  'raid-moves': OfRaid<Over<{ from: SpaceId; to: SpaceId; altitude: Altitude }>>
  recover: OfRaid
  'raid-leaves': OfRaid
  'range-limit': OfRaid<{ group: GroupId; box: SectionBox }>
  'within-range': OfRaid<{ groups: readonly GroupId[] }>
  // 10 Squadron movement
  'squadron-moves': Over<{ squadron: SquadronId; space: SpaceId; box: MapBox }>
  /** All raids go home, and nobody can meet one of them before it is over the sea. */
  'out-of-reach': Readonly<{ raids: readonly RaidNumber[] }>
  // 11 Interception
  'hunters-roll': OfRaid<{ die: number; who: readonly SquadronId[] } & LevelsFound>
  'squadrons-roll': OfRaid<{ die: number; who: readonly SquadronId[] } & LevelsFound>
  intercepts: OfRaid<{ squadron: SquadronId; marker: Squadron['altitudeMarker'] }>
  'hunt-placement': OfRaid<{ die: number; letters: string; squadrons: readonly SquadronId[] }>
  evades: OfRaid<{ squadron: SquadronId; section: Section }>
  'flies-through': OfRaid<{ squadron: SquadronId; section: Section }>
  // 12 Combat
  'set-aside': OfRaid<{ section: Section; squadron?: SquadronId; group?: GroupId }>
  fight: OfRaid<{
    squadron: SquadronId
    group: GroupId
    box: 'hunt' | 'bomber'
    section: Section
    squadronRating: number
    groupRating: number
    modifiers: readonly Modifier[]
    value: number
    groupRow: DamageRow
    squadronRow: SquadronRow
    groupDie: number
    squadronDie: number
    groupTotal: number
    squadronTotal: number
    groupResult: CombatResult
    squadronResult: CombatResult
    groupEffect: Effect
    squadronEffect: Effect
  }>
  'moves-on': OfRaid<{ squadron: SquadronId; section: Section }>
  shifts: OfRaid<{ squadron: SquadronId; section: Section }>
  'leaves-display': OfRaid<{
    squadron: SquadronId
    /** The section where it found nobody to attack, while others flew elsewhere; whether clouds kept it from them. */
    idle?: Section | undefined
    barred?: boolean | undefined
  }>
  'becomes-strafer': OfRaid<{ group: GroupId; section: Section }>
  'raid-broken': OfRaid<{ patrollers: number }>
  // 13 Targets, 14 Bombing
  target: OfRaid<{ track: TrackId; die: number; target: TargetId }>
  bombing: OfRaid<{
    target: TargetId
    strengths: readonly Readonly<{ group: GroupId; by: number }>[]
    strength: number
    /** Of the Bomb Damage Chart, from the left; -1 where nothing was dropped. */
    column: number
    row: Weather
    /** Why it is another row than the weather's. */
    rowFor?: 'low' | 'stukas' | undefined
    shifted: number
    chart: number
    modifiers: readonly PointModifier[]
    points: number
  }>
  damaged: OfRaid<{ target: TargetId }>
  dispersed: OfRaid<{ target: TargetId; squadron: SquadronId }>
  'airfield-roll': OfRaid<{ target: TargetId; die: number; damage: AirfieldDamage }>
  'aircraft-destroyed': OfRaid<{ target: TargetId; squadron: SquadronId }>
  // 4.III Airfield Operations Phase, 15 Recovery
  'group-recovers': Readonly<{ group: GroupId; segment: number | undefined }>
  'time-advance': Readonly<{ segment: number }>
  'group-ready': Readonly<{ group: GroupId }>
  'squadron-turnaround': Readonly<{
    squadron: SquadronId
    from: SquadronPlace['at']
    to: SquadronPlace['at']
  }>
  // 17 Events
  event: OfRaid<{
    chit: EventChitId
    side: 'approach' | 'target'
    event: ApproachEvent | TargetEvent
    letter: Letter | undefined
    applies: boolean
  }>
  'event-kept': OfRaid<{ chit: EventChitId; event: PatrollersEvent }>
  'group-reduced': OfRaid<{ group: GroupId }>
  'group-leaves': OfRaid<{ group: GroupId }>
  tactics: OfRaid<{ group: GroupId; by: -2 | 2 }>
  'undetected-raid': OfRaid<{ region: Region }>
  'vectored-away': OfRaid<{ squadron: SquadronId }>
  'patrollers-escort': OfRaid<{ groups: readonly GroupId[] }>
  'patrollers-hunt': OfRaid<{ groups: readonly GroupId[] }>
  decoy: OfRaid
  flak: OfRaid<{ group: GroupId; effect: 'reduced' | 'inflight' | 'light' }>
  'radio-confusion': Readonly<{ squadron: SquadronId }>
  'weather-shift': Readonly<{ region: Region; weather: Weather }>
}

type Of<Id extends string> = Outcome & { readonly id: Id }

/** What is rolled, drawn and picked for. */
export interface Rolls extends Record<`weather.${Region}`, Outcome> {
  region: Of<Region | 'time'>
  crossing: CrossingFace
  effort: Outcome
  detection: Outcome
  size: Of<SizeChitId>
  force: Outcome
  group: Of<GroupId>
  'placement.bomber': Outcome
  'escort-order': Of<GroupId>
  'interception.hunters': Outcome
  'interception.squadrons': Outcome
  'hunt-placement': Outcome
  'combat.group': Outcome
  'combat.squadron': Outcome
  target: Outcome
  'airfield-damage': Outcome
  'event.approach': Of<EventChitId>
  'event.target': Of<EventChitId>
  'undetected.region': Of<Region>
}

export const { choose, chance, d6, draw, pick, note, factsIf, factsIn } = vocabulary<Asks, Notes, Rolls>()

/** Words for all of it, and for what a chapter has of it. */
export type DayWords = WordsOf<Asks, Notes, Day, Rolls>
export type ChapterWords = { readonly [K in keyof DayWords]: Partial<DayWords[K]> }
