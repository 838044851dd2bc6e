/** Words of the game, and the shape of its components. */

export type Luftflotte = 2 | 3
export type Letter = 'A' | 'B' | 'C'
export type Segment = 0 | 1 | 2 | 3 | 4 | 5 | 6
export type Weather = 'clear' | 'patchy' | 'broken'
export type Warning = 'none' | 'late' | 'sufficient' | 'early' | 'very-early'
export type Intelligence = 'poor' | 'limited' | 'accurate'
export type Depth = 'coast' | 'inland' | 'deep'
export type Priority = 'low' | 'medium' | 'high'
/** RE-2.1.q The types that have a priority. */
export type PrioritisedType = 'airfield' | 'city' | 'industry' | 'port' | 'radar'
/** RE-2.1.b RE-13.a Headquarters and bases are secondary targets alone. */
export type TargetType = PrioritisedType | 'headquarters' | 'base'
export type RaidClass = 'none' | 'minor' | 'major'

/** `6/11`; London is `London`. */
export type SectorId = string
/** Name of a target: `Poling`, `Hornchurch`. */
export type TargetId = string
/** RE-2.21.i As printed without its sector: `54`, `RCAF`. */
export type SquadronId = string
/** RE-2.21.i As printed without its Luftflotte: `I/JG51`. */
export type GruppeId = string
/** RE-3.b Cards by their printed numbers. */
export type CardNumber = number
/** Days since 11 August: 0 is Aug 11, 51 is Oct 1. */
export type DayNumber = number

export type BritishType = 'Spitfire' | 'Hurricane' | 'Blenheim'
export type GermanType = 'Me 109' | 'Me 110' | 'Do 17' | 'He 111' | 'Ju 87' | 'Ju 88'

/** A value of the full and of the reduced side. */
export type Sides = readonly [full: number, reduced: number]

/** Where a name stands on the map, in degrees: west of Greenwich is negative. */
export type Place = readonly [longitude: number, latitude: number]

/** RE-2.1.a */
export interface SectorSpec {
  readonly id: SectorId
  readonly name: string
  /** London is in no group (AMB-98). */
  readonly group: 10 | 11 | 12 | undefined
  readonly at: Place
}

export interface TargetSpec {
  readonly id: TargetId
  readonly type: TargetType
  readonly sector: SectorId
  readonly at: Place
  /** Of a radar net. */
  readonly net?: number
  /** RE-10.25.d-e Of a headquarters: its group, or Fighter Command. */
  readonly commands?: 10 | 11 | 'all'
}

export interface SquadronSpec {
  readonly id: SquadronId
  readonly sector: SectorId
  readonly type: BritishType
  readonly letter: Letter
  readonly rating: Sides
  /** RE-2.21.k */
  readonly reinforcement?: true
  /** RE-19.63.a Only with advanced rules, and the Spitfires alone (AMB-03). */
  readonly ace?: true
}

export interface GruppeSpec {
  readonly id: GruppeId
  readonly luftflotte: Luftflotte
  readonly type: GermanType
  /** RE-2.21.h Two Gruppen of Me 110. */
  readonly elite?: true
  readonly letter: Letter
  readonly rating: Sides
  readonly bombing: Sides
  /** RE-2.1.i A reinforcement: the day it comes. */
  readonly arrives?: DayNumber
}

/** Squadrons that a sector may send for a warning: none, late, sufficient, early. */
export type Eligible = readonly [none: number, late: number, sufficient: number, early: number]

/** RE-2.31.a */
export interface TargetCard {
  readonly card: CardNumber
  readonly target: TargetId
  readonly depth: Depth
  /** RE-2.1.c The area that it lies in. */
  readonly luftflotte: Luftflotte
  readonly value: 1 | 2 | 3
  /** RE-2.1.d RE-19.4.a Whether Me 109s reach it; at the edge only by the advanced rules. */
  readonly range: 'in' | 'edge' | 'beyond'
  /** RE-19.4.d Beyond the edge as well: elite Me 110s come reduced. */
  readonly far?: true
  readonly nets: readonly number[]
  /** Observer Corps in clear, patchy and broken weather. */
  readonly observers: readonly [clear: number, patchy: number, broken: number]
  readonly secondary?: TargetId
  /** In the order in which the chart lists them (RE-14.3.c). */
  readonly chart: readonly { readonly sector: SectorId; readonly send: Eligible }[]
  readonly double?: true
  /** RE-19.1.a */
  readonly forward?: true
}

/** One of these suffices (RE-CP.A1.a). */
export type AltitudeCondition =
  | { readonly warning: readonly Warning[] }
  | { readonly intelligence: readonly Intelligence[] }
  | { readonly weather: readonly Weather[] }
  | { readonly depth: readonly Depth[] }
  | { readonly gruppenAtLeast: number }
  | { readonly gruppenAtMost: number }

export type ApproachEvent =
  | { readonly event: 'british-altitude' | 'german-altitude'; readonly if: readonly AltitudeCondition[] }
  | { readonly event: 'patrollers-hunt' | 'weather-changes' | 'weather-east' }
  | {
      readonly event:
        | 'clouds-hunters'
        | 'clouds-raid'
        | 'escort-rendezvous'
        | 'rendezvous'
        | 'evade-hunters'
        | 'patrol-elsewhere'
      readonly letter: Letter
    }
  | { readonly event: 'heavy-pursuit'; readonly letters: readonly Letter[] }
  | { readonly event: 'weather-improves' | 'weather-worsens'; readonly luftflotte: Luftflotte }

export type TargetEvent =
  | {
      readonly event:
        | 'big-wing'
        | 'blenheims'
        | 'patrollers-escort'
        | 'extended-attack'
        | 'late-interception'
        | 'navigational-error'
        | 'turnaround'
        | 'ultra'
    }
  | { readonly event: 'clouds-squadrons' | 'flak'; readonly letter: Letter }
  | { readonly event: 'coast-interception'; readonly warning: Warning }
  | { readonly event: 'non-essential'; readonly headquarters: boolean }

/** RE-2.32.a A card may have nothing for this game. */
export interface RaidEventCard {
  readonly card: CardNumber
  readonly approach?: ApproachEvent
  readonly target?: TargetEvent
}

export type Priorities = Readonly<Record<PrioritisedType, Priority>>

/** A row of a card that changes priorities: from this date or VP total on, up to the next row. */
export interface PriorityRow {
  readonly from: number
  readonly to: Priorities | 'free'
  /** RE-13.3.a */
  readonly terror?: true
}

export type DayEvent =
  | { readonly event: 'raid-on-industry' | 'lf3-to-lf2' | 'haze' }
  | { readonly event: 'priorities-by-date' | 'priorities-by-vp'; readonly rows: readonly PriorityRow[] }

export type ReplacementTrack = 'Spitfire' | 'Hurricane' | 'Blenheim' | 'fighter' | 'bomber'

/** RE-2.33.a */
export interface DayCard {
  readonly card: CardNumber
  readonly days: number
  readonly replacements: Readonly<Record<ReplacementTrack, number>>
  /** RE-14.1.a Experienced pilots by VP total: from this total on, up to the next. */
  readonly pilots: readonly { readonly from: number; readonly points: number }[]
  readonly reinforcement: boolean
  readonly repair: number
  readonly event: DayEvent
}

export type Strategy =
  | 'decoy'
  | 'major-raid'
  | 'coordination'
  | 'secondary-target'
  | 'pathfinders'
  | 'low-level'

export interface StrategyCard {
  readonly card: CardNumber
  readonly strategy: Strategy
}

export type CombatResult = '-' | 'D' | 'A' | 'L' | 'H'
export type ThreeResults = readonly [CombatResult, CombatResult, CombatResult]

/** One die line of a row of the Combat Results Table: for letters A, B, C. */
export interface CombatLine {
  readonly german: ThreeResults
  readonly british: ThreeResults
}

/** RE-9.1.b-d */
export interface CombatTable {
  /** For each depletion level, the column that a number of Gruppen (from 1) falls into, from 0. */
  readonly columns: readonly (readonly number[])[]
  /** For each column, the highest value of each row but the last. */
  readonly rows: readonly (readonly number[])[]
  /** Row by row, six lines each. */
  readonly lines: readonly (readonly CombatLine[])[]
}

export type DamageBox = 'hunt' | 'bomber' | 'escort'
/** Where a result sends a unit: it stays in the raid, or leaves it (RE-9.2.a). */
export type DamageTo = 'stays' | 'inflight' | 'light-loss' | 'heavy-loss'

/** RE-9.2 A cell of the Combat Damage Chart: where to, and on which side. */
export type DamageCell = readonly [to: DamageTo, side: 'full' | 'reduced']

/** RE-6.3.a The situation in which a roll of the rendezvous check fails. */
export type RendezvousSituation =
  | { readonly gruppenAtLeast: number }
  | { readonly otherRaid: true }
  | { readonly clouds: true }
  | { readonly depth: Depth }
  | { readonly never: true }

/** Value by number: the first entry whose `upTo` is not exceeded; the last holds for all beyond. */
export type Steps<T> = readonly { readonly upTo: number; readonly is: T }[]

export interface Tables {
  /** RE-5.1.b priority x strategic value 1, 2, 3 */
  readonly raidPriority: Readonly<Record<Priority, readonly [RaidClass, RaidClass, RaidClass]>>
  /** RE-6.1.d Me 109s on Channel Patrol by number of bombers. */
  readonly channelPatrol: Steps<number>
  readonly detection: {
    /** RE-4.II.2 From result 1 on; the last space holds for all beyond (AMB-25). */
    readonly track: readonly { readonly warning: Warning; readonly intelligence: Intelligence }[]
    readonly size: Steps<number>
  }
  readonly rendezvous: {
    /** By die. */
    readonly check: readonly RendezvousSituation[]
    readonly failure: readonly { readonly letter: Letter; readonly effect: 'reduced' | 'leave' }[]
  }
  readonly response: {
    readonly date: Steps<number>
    readonly type: Readonly<Record<PrioritisedType, number>>
    readonly group: Readonly<Record<10 | 11 | 12, number>>
    readonly accurateWithBombers: number
    readonly size: Steps<number>
    /** By die total. */
    readonly priority: Steps<ResponsePriority>
    /** Squadrons removed, by pool size. */
    readonly removed: Readonly<Record<ResponsePriority, Steps<number>>>
  }
  readonly tactics: {
    /** RE-7.3.b 1A: pools that all respond, by Gruppen in Hunt: this many or more; else 1B. */
    readonly all: Steps<number>
    /** 1B: pools that respond, by Gruppen in Hunt and Close Escort. */
    readonly hold: Steps<number>
    /** RE-7.3.c Chart 2, by Gruppen in Hunt. */
    readonly sweep: Steps<number>
    /** RE-7.3.d Chart 3, by Gruppen apart from Channel Patrol. */
    readonly limited: Steps<number>
    /** RE-7.3.e Chart 4, by class. */
    readonly poor: Readonly<Record<'minor' | 'major', number>>
  }
  /** RE-4.I.8.b By die. */
  readonly weather: readonly Readonly<Record<Luftflotte, Weather>>[]
  readonly combat: CombatTable
  readonly damage: Readonly<
    Record<
      'german' | 'british',
      Readonly<
        Partial<
          Record<DamageBox, Readonly<Record<'full' | 'reduced', Readonly<Record<CombatResult, DamageCell>>>>>
        >
      >
    >
  >
  readonly bombing: {
    /** Highest strength of each column but the last. */
    readonly columns: readonly number[]
    /** By die, then column. */
    readonly results: readonly (readonly BombResult[])[]
  }
  /** RE-2.1.p Strategy cards by VP total: from this total on, up to the next. */
  readonly strategies: readonly { readonly from: number; readonly cards: number }[]
  readonly trackTop: Readonly<Record<ReplacementTrack | 'pilots', number>>
  /** RE-2.1.i From Sept 11 on. */
  readonly sealion: readonly { readonly day: DayNumber; readonly start: number; readonly cancel: number }[]
  readonly jabo: { readonly rating: Sides; readonly bombing: Sides }
  readonly night: {
    /** RE-18.11.a By priority of cities, then of industry. */
    readonly commit: Readonly<
      Record<Priority, Readonly<Record<Priority, readonly [least: number, most: number]>>>
    >
    /** RE-18.2.a Blenheims by date, then die. */
    readonly patrol: readonly { readonly from: DayNumber; readonly byDie: readonly number[] }[]
    readonly sectors: readonly SectorId[]
    /** RE-18.3.a By Blenheims (from 1), then Gruppen. */
    readonly interception: readonly Steps<number>[]
    /** RE-18.5.a By die, then Gruppen: VP, and whether a Gruppe is lost. */
    readonly bombing: readonly Steps<{ readonly vp: number; readonly accident?: true }>[]
  }
}

export type ResponsePriority = 'minimal' | 'low' | 'high' | 'all-out'
export type BombResult = 0 | 1 | 2 | 'H'

export type ScenarioId = 'prelude' | 'hardest-days' | 'thin-blue-line' | 'battle-of-britain'

export interface Pack {
  readonly id: string
  readonly sectors: readonly SectorSpec[]
  readonly targets: readonly TargetSpec[]
  readonly squadrons: readonly SquadronSpec[]
  readonly gruppen: readonly GruppeSpec[]
  readonly targetCards: readonly TargetCard[]
  readonly raidEvents: readonly RaidEventCard[]
  readonly dayEvents: readonly DayCard[]
  readonly strategies: readonly StrategyCard[]
  readonly tables: Tables
}
