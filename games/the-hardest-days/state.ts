import type { Cup, Setup } from '@tallyho/engine'
import type {
  Altitude,
  Effort,
  EventChitId,
  GroupId,
  GroupType,
  Intelligence,
  Letter,
  Luftflotte,
  Region,
  ScenarioId,
  Section,
  SizeChitId,
  SpaceId,
  SquadronId,
  SquadronType,
  TargetId,
  TrackId,
  Warning,
  Weather,
} from './pack/types.ts'

/** The whole board as plain data: one day of August or September 1940. */
export interface Day {
  readonly pack: string
  readonly scenario: ScenarioId
  readonly options: Setup['options']
  /** 0 is 0600, 1 is 0800 ... 6 is 1800, 7 is End of Day. */
  segment: number
  /** Air Action Phases begun in this segment. */
  action: number
  readonly weather: Record<Region, Weather>
  readonly squadrons: Squadron[]
  readonly groups: Group[]
  /** Raid markers on the map or on a coast track, at most three. */
  readonly raids: Raid[]
  readonly regionCup: Cup<Region | 'time'>
  readonly sizeCup: Cup<SizeChitId>
  readonly eventCup: Cup<EventChitId>
  /** Region chits off the coast: raids forming up over France. */
  forming: Region[]
  /** Region chits drawn for a Luftflotte without fighters (4.I.1). */
  setAside: Region[]
  /** The segment's Time chit lies on the clock. */
  timeOnClock: boolean
  /** Time chits out for the day (4.III.2). */
  timeOut: number
  /** Squadrons placed on patrol in this segment (5.4). */
  patrols: number
  /** Targets with a Damage marker. */
  readonly damaged: TargetId[]
  bombDamage: number
}

export type SquadronPlace =
  /** In the boxes of its home space, or in its airfield's boxes on the Tote Board. */
  | { readonly at: 'ready' | 'scramble' | 'landing' | 'rearm' }
  | { readonly at: 'airborne'; readonly space: SpaceId; readonly altitude: Altitude }
  | {
      readonly at: 'display'
      readonly raid: RaidNumber
      readonly box: 'hunt' | 'bomber'
      readonly section: Section
    }
  /** Taken out of its box by a raid that it meets, until a die gives it a section of the Hunt Box (11.1.4). */
  | { readonly at: 'intercepting'; readonly raid: RaidNumber }
  | { readonly at: 'inflight' | 'light' | 'heavy' }

export interface Squadron {
  readonly id: SquadronId
  readonly type: SquadronType
  readonly home: SpaceId
  readonly letter: Letter
  reduced: boolean
  place: SquadronPlace
  /** Altitude Advantage or Disadvantage marker (12.4). */
  altitudeMarker?: 'advantage' | 'disadvantage' | undefined
}

export type GroupPlace =
  | { readonly at: 'airbase' }
  /** Waiting for turnaround in a later clock space. */
  | { readonly at: 'clock'; readonly segment: number }
  | {
      readonly at: 'display'
      readonly raid: RaidNumber
      readonly box: 'hunt' | 'bomber' | 'escort'
      readonly section: Section
    }
  | { readonly at: 'display'; readonly raid: RaidNumber; readonly box: 'patrol' }
  | { readonly at: 'inflight' | 'light' | 'heavy' }

export interface Group {
  readonly id: GroupId
  readonly type: GroupType
  readonly luftflotte: Luftflotte
  readonly letter: Letter
  readonly elite: boolean
  reduced: boolean
  place: GroupPlace
  /** Hunter or Squadron Tactics chit on this group: added to the combat value of its first combat. */
  tactics?: { readonly chit: EventChitId; readonly by: -2 | 2 } | undefined
}

export type RaidNumber = 1 | 2 | 3

export interface Raid {
  readonly number: RaidNumber
  readonly region: Region
  readonly track: TrackId
  readonly effort: Effort
  place: { readonly on: 'track'; readonly space: number } | { readonly on: 'map'; readonly space: SpaceId }
  warning?: Warning | undefined
  intelligence?: Intelligence | undefined
  /** Size chit, from the draw until deployment is done (8.3). */
  sizeChit?: SizeChitId | undefined
  /** Groups called for by the size chit. */
  size?: number | undefined
  deployed: boolean
  altitude: Altitude
  target?: TargetId | undefined
  recovering: boolean
  bombed: boolean
  /** A squadron has been in its display (14.5). */
  intercepted: boolean
  /** Event chits kept with the raid as reminders (17.1). */
  kept: { readonly chit: EventChitId; readonly reminder: Reminder }[]
}

export type Reminder = 'high-altitude' | 'low-altitude' | 'patrollers-escort' | 'patrollers-hunt'
