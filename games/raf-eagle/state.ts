import type {
  CardNumber,
  DayNumber,
  GruppeId,
  Intelligence,
  Luftflotte,
  PrioritisedType,
  Priority,
  ReplacementTrack,
  ScenarioId,
  Segment,
  SquadronId,
  TargetId,
  Warning,
  Weather,
} from './pack/types.ts'

/** RE-2.1.f RE-2.1.g RE-2.1.l RE-2.1.m Where a squadron is. `pool` is the response to one raid, `reserve` the reinforcements that are drawn blind. */
export type SquadronPlace =
  | 'sector'
  | 'landing'
  | 're-arm'
  | 'light-loss'
  | 'heavy-loss'
  | 'inflight'
  | 'night-patrol'
  | 'pool'
  | 'hunt'
  | 'bomber'
  | 'reserve'
  | 'out'

export interface Squadron {
  place: SquadronPlace
  /** RE-2.21.b Reduced in a sector or on the Tote Board is green (RE-2.21.e). */
  full: boolean
}

/** RE-2.1.k The boxes of the Raid Display. */
export type RaidBox = 'hunt' | 'bomber' | 'escort' | 'patrol'

export type GruppePlace =
  /** RE-2.1.h Of its Luftflotte and type. */
  | 'base'
  /** On the card of a planned raid. */
  | 'planned'
  | RaidBox
  | 'inflight'
  /** RE-2.1.j On the space of the clock where it is available again. */
  | 'clock'
  | 'light-loss'
  | 'heavy-loss'
  | 'night-raid'
  | 'calendar'
  | 'out'

/** What does not hold of it is undefined and never deleted: so all of them stay of one shape, which is read quickly. */
export interface Gruppe {
  place: GruppePlace
  full: boolean
  /** The raid that it was planned for, by its place in the day's plan. */
  raid?: number | undefined
  /** RE-2.1.j */
  back?: Segment | undefined
  /** RE-5.2.a RE-11.1.a A bomber that has flown today. */
  flown?: true | undefined
  /** RE-19.3.a */
  jabo?: true | undefined
}

/** One planned raid: a target card with what lies on it (RE-5.1.d). */
export interface Raid {
  readonly card: CardNumber
  /** RE-5.1.e */
  readonly major: boolean
  /** RE-5.12.a Until it has been placed the raid has no segment. */
  segment: Segment | undefined
  /** RE-15.1.c RE-2.34.a Numbers of the strategy cards on it: it alone has their benefit. */
  strategies: CardNumber[]
  /** RE-19.1.a */
  forward?: true
  /** RE-4.II.13.a Turned face down. */
  done: boolean
}

/** The raid that is being resolved, and what is known of it so far; the rest is undefined, so that all raids are of one shape. */
export interface Flight {
  /** Its place in the day's plan. */
  readonly raid: number
  warning?: Warning | undefined
  intelligence?: Intelligence | undefined
  /** RE-6.2.g How Fighter Command takes it, with poor intelligence. */
  taken?: 'minor' | 'major' | undefined
  /** RE-CP.A1.a RE-CP.A6.a Rows that combats are shifted: down, for the British, is more. */
  altitude: -1 | 0 | 1
  /** RE-CP.T1.a */
  bigWing: boolean
  /** RE-CP.T9.a */
  navigationalError: boolean
  /** RE-CP.T10.a With headquarters or without. */
  nonEssential?: 'plain' | 'headquarters' | undefined
  /** RE-CP.T7.a RE-CP.T8.a Bombs fall before squadrons intercept. */
  bombsFirst: boolean
  bombed: boolean
  /** RE-8.1.f RE-8.2.g Nobody met it: the bombs fall better. */
  unopposed: boolean
  /** RE-8.2.a The Gruppen that the squadrons attack. */
  intercepted: GruppeId[]
  /** Victory points when it took off, and who has been lost since: told when it is over. */
  readonly began: number
  readonly lost: (GruppeId | SquadronId)[]
}

/** Cards that nobody has seen are in no order yet: a draw decides (RE-2.3.a). */
export interface Deck {
  left: CardNumber[]
  discards: CardNumber[]
}

export const DECKS = ['target', 'raid-event', 'day-event', 'strategy'] as const
export type DeckName = (typeof DECKS)[number]

/** RE-2.22.a */
export type DamageMarker = 'light' | 'heavy'

export interface Sealion {
  day: DayNumber
  /** RE-16.1.d Preparations run: the marker shows D-Day. */
  preparing: boolean
  checked: boolean
}

/** RE-16.b How it ended, by the rule that ended it. */
export interface Ended {
  readonly level: string
  readonly winner: 'luftwaffe' | 'raf' | undefined
}

/** The whole table. */
export interface Campaign {
  readonly pack: string
  readonly scenario: ScenarioId
  readonly night: boolean
  readonly advanced: boolean
  day: DayNumber
  /** Raid Days begun so far, this one included. */
  raidDay: number
  /** The clock; 7 is the end of the day. */
  clock: Segment | 7
  /** RE-4.III.1.a Spaces that the clock has just advanced, until squadrons have turned around. */
  advance?: number | undefined
  /** The latest segment whose fighters have been assigned (RE-5.3.b); -1 before the first. */
  offered: Segment | -1
  vp: number
  /** RE-2.1.e */
  weather: Record<Luftflotte, Weather>
  priorities: Record<PrioritisedType, Priority>
  squadrons: Record<SquadronId, Squadron>
  gruppen: Record<GruppeId, Gruppe>
  /** Cards drawn this day that may still be chosen (RE-5.1.c). */
  hand: CardNumber[]
  strategies: CardNumber[]
  plan: Raid[]
  flight: Flight | undefined
  decks: Record<DeckName, Deck>
  damage: Record<TargetId, DamageMarker>
  /** RE-2.1.n */
  points: Record<ReplacementTrack | 'pilots', number>
  depletion: number
  sealion: Sealion
  /** RE-CP.D3.a */
  lf3ToLf2: boolean
  /** RE-CP.D4.a */
  haze: boolean
  /** RE-19.5.g */
  pressed: boolean
  /** RE-13.3.a */
  terror: boolean
  /** RE-14.6.a */
  stabilized: boolean
  /** RE-CP.T12.a */
  ultra: Segment | undefined
  /** The Day Event card in use (RE-10.3.b). */
  dayCard: CardNumber | undefined
  ended: Ended | undefined
}
