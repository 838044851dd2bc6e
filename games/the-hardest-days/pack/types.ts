import type { Sourced } from '@tallyho/engine'

/** The components of the game as data. A player who owns the boxed game can type in his own. */

export const REGIONS = ['lf2-east', 'lf2-south', 'lf3'] as const
export type Region = (typeof REGIONS)[number]
export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]
export const SECTIONS = ['left', 'centre', 'right'] as const
export type Section = (typeof SECTIONS)[number]
export const ALTITUDES = ['LOW', 'MED', 'HIGH'] as const
export type Altitude = (typeof ALTITUDES)[number]
export const WEATHERS = ['clear', 'patchy', 'broken'] as const
export type Weather = (typeof WEATHERS)[number]
export const SCENARIOS = ['1940-08-13', '1940-08-15', '1940-08-18', '1940-08-24', '1940-09-07'] as const
export type ScenarioId = (typeof SCENARIOS)[number]
export const TARGET_TYPES = ['airfield', 'port', 'radar', 'industry', 'city', 'headquarters'] as const
export type TargetType = (typeof TARGET_TYPES)[number]
export const FIGHTERS = ['Me109', 'Me110'] as const
export const BOMBERS = ['Do17', 'He111', 'Ju87', 'Ju88'] as const
export type GroupType = (typeof FIGHTERS)[number] | (typeof BOMBERS)[number]
export type SquadronType = 'Spitfire' | 'Hurricane'
export type Luftflotte = 2 | 3
export type Effort = 'major' | 'minor'
export const WARNINGS = ['none', 'late', 'sufficient', 'early', 'very-early'] as const
export type Warning = (typeof WARNINGS)[number]
export const INTELLIGENCE = ['poor', 'limited', 'accurate'] as const
export type Intelligence = (typeof INTELLIGENCE)[number]
/** D disrupted, A abort, L light loss, H heavy loss. */
export const COMBAT_RESULTS = ['none', 'D', 'A', 'L', 'H'] as const
export type CombatResult = (typeof COMBAT_RESULTS)[number]

/** `6/11c`, `London`, `Thames Estuary`. */
export type SpaceId = string
/** Region and letter: `lf2-east-C`. */
export type TrackId = `${Region}-${Letter}`
/** `rochford-airfield`. */
export type TargetId = string
/** `54`, `RCAF`. */
export type SquadronId = string
/** `I/JG51`. */
export type GroupId = string
export type SizeChitId = string
export type EventChitId = string

/** Values of the two faces of a counter. */
export interface Faces {
  readonly full: number
  readonly reduced: number
}

export interface SpaceSpec extends Sourced {
  readonly id: SpaceId
  /** What the space covers, for the player: `East Kent`. */
  readonly name: string
  /** Name of the airfield whose READY and SCRAMBLE boxes are here (2.4). */
  readonly airfield?: string
  readonly coastal: boolean
  readonly region: Region
  readonly neighbours: readonly SpaceId[]
  /** Movement arrow inbound (9.4). */
  readonly arrow?: SpaceId
  /** Second arrow, for raids whose target is London (9.4, 6/11b). */
  readonly arrowLondon?: SpaceId
  /** Arrow for recovering raids, where no coastal space is adjacent (9.6). */
  readonly recovery?: SpaceId
  /** On the far side of the Me109 range limit (2.6, 9.9). */
  readonly beyondMe109: boolean
}

export interface TargetSpec extends Sourced {
  readonly id: TargetId
  readonly name: string
  readonly type: TargetType
  readonly space: SpaceId
  /** Number of a radar net. */
  readonly net?: number
}

export interface TrackSpec extends Sourced {
  readonly id: TrackId
  readonly region: Region
  readonly letter: Letter
  /** Highest-numbered space: 3, or 2 for LF2 East C. */
  readonly length: 2 | 3
  readonly entry: SpaceId
  /** Numbers of the radar nets that look along it. */
  readonly nets: readonly number[]
}

export interface SquadronSpec extends Sourced {
  readonly id: SquadronId
  readonly type: SquadronType
  readonly home: SpaceId
  readonly letter: Letter
  readonly combat: Faces
  /** Asterisk: only in scenarios that name it (2.23). */
  readonly provisional: boolean
}

export interface GroupSpec extends Sourced {
  readonly id: GroupId
  readonly type: GroupType
  readonly luftflotte: Luftflotte
  readonly letter: Letter
  readonly elite: boolean
  readonly combat: Faces
  readonly bombing: Faces
}

export interface SizeChitSpec extends Sourced {
  readonly id: SizeChitId
  readonly major: number
  readonly minor: number
  readonly force: string
  readonly provisional: boolean
}

export const APPROACH_EVENTS = [
  'break-formation',
  'form-up-failure',
  'high-altitude',
  'hunter-tactics',
  'hunter-tactics-before-0824',
  'low-altitude',
  'raid-in-clouds',
  'squadron-tactics-after-0816',
  'squadron-tactics',
  'undetected-raid',
  'vectored-away',
] as const
export const TARGET_EVENTS = [
  'patrollers-escort',
  'patrollers-hunt',
  'escorts-strafe',
  'decoy-raid',
  'flak',
  'navigational-error',
  'non-essential-target',
  'pathfinders',
  'radio-confusion',
  'undetected-raid',
  'weather-shift',
] as const
export type ApproachEvent = (typeof APPROACH_EVENTS)[number]
export type TargetEvent = (typeof TARGET_EVENTS)[number]

/** One side of an event chit; some kinds name a selector letter. */
export interface EventSide<E> {
  readonly event: E
  readonly letter?: Letter
}

export interface EventChitSpec extends Sourced {
  readonly id: EventChitId
  readonly approach: EventSide<ApproachEvent>
  readonly target: EventSide<TargetEvent>
}

export interface ScenarioSpec extends Sourced {
  readonly id: ScenarioId
  readonly title: string
  /** A short history, for the lobby. */
  readonly blurb: string
  readonly provisionalSquadrons: readonly SquadronId[]
  /** Sectors, `2/11`, in each of which one squadron starts green (3.4). */
  readonly greenSectors: readonly string[]
  readonly greenSpitfires: number
  readonly regionChits: Readonly<Record<Region, number>>
  /** Provisional raid size chits in the cup, by their major size (3.6). */
  readonly provisionalSizes: readonly number[]
  readonly stukas: boolean
  /** LF3 fighters may join LF2 raids (3.10, 8.9). */
  readonly lf3FightersHelp: boolean
  /** Added to every combat value (3.10, 12.6). */
  readonly combatModifier: number
  /** Effort is minor up to this roll (6.5). */
  readonly minorUpTo: number
}

/** One entry of a raid force list: a type, with e (close escort) or cp (channel patrol) for some Me109s. */
export type ForceEntry = GroupType | 'Me109e' | 'Me109cp'

/** Evade results beside a section of the Hunt Box (11.1.4). */
export type Evade = 'always' | 'cloud' | 'broken'

export interface HuntPlacement {
  /** Letters of the left, centre and right section: `CAB`. */
  readonly letters: string
  readonly evade?: { readonly section: Section; readonly when: Evade }
}

/** What a combat result does to a unit (12.3.4). `to` undefined: it stays where it is. */
export interface Damage {
  readonly reduced?: true
  readonly to?: 'bomber' | 'inflight' | 'light' | 'heavy'
}

/** Rows of the Combat Damage Chart. `own` = a squadron's own attack in the Bomber Box, `attacked` = by an escort. */
export const DAMAGE_ROWS = [
  'squadron-hunt',
  'squadron-attacked',
  'squadron-own',
  'group-hunt',
  'group-escort',
  'group-bomber',
] as const
export type DamageRow = (typeof DAMAGE_ROWS)[number]

export interface Pack {
  readonly id: string
  readonly game: 'the-hardest-days'
  readonly title: string
  readonly spaces: readonly SpaceSpec[]
  readonly targets: readonly TargetSpec[]
  readonly tracks: readonly TrackSpec[]
  readonly squadrons: readonly SquadronSpec[]
  readonly groups: readonly GroupSpec[]
  readonly regionChits: Sourced & { readonly supply: Readonly<Record<Region, number>>; readonly time: number }
  readonly sizeChits: readonly SizeChitSpec[]
  readonly eventChits: readonly EventChitSpec[]
  readonly scenarios: readonly ScenarioSpec[]
  /** Six track letters, for a die of 1 to 6: `ABCCCC`. */
  readonly crossing: Sourced & {
    readonly rows: Readonly<Record<ScenarioId, Readonly<Record<Region, string>>>>
  }
  readonly detection: Sourced & {
    readonly perNet: number
    readonly weather: Readonly<Record<Weather, number>>
    readonly major: number
    /** Read downwards: the first row whose `upTo` the total does not exceed. The last row has no `upTo`. */
    readonly rows: readonly {
      readonly upTo?: number
      readonly warning: Warning
      readonly intelligence: Intelligence
    }[]
  }
  /** Six lists for each force letter. */
  readonly force: Sourced & { readonly rows: Readonly<Record<string, readonly (readonly ForceEntry[])[]>> }
  /** Six targets for each scenario and track. */
  readonly targetChart: Sourced & {
    readonly rows: Readonly<Record<ScenarioId, Readonly<Record<TrackId, readonly TargetId[]>>>>
  }
  /** Read downwards like detection. */
  readonly combatResults: Sourced & {
    readonly german: readonly { readonly upTo?: number; readonly result: CombatResult }[]
    readonly british: readonly { readonly upTo?: number; readonly result: CombatResult }[]
  }
  readonly combatDamage: Sourced & {
    readonly rows: Readonly<
      Record<DamageRow, Readonly<Record<'full' | 'reduced', Readonly<Record<CombatResult, Damage>>>>>
    >
  }
  readonly bombDamage: Sourced & {
    /** Lowest total strength of each column. */
    readonly columns: readonly number[]
    readonly rows: Readonly<Record<Weather, readonly number[]>>
  }
  readonly placement: Sourced & {
    /** For a die of 1 to 6. */
    readonly hunt: readonly HuntPlacement[]
    /** Letters of left, centre and right, for a die of 1 to 6. */
    readonly bomber: readonly string[]
    /** Fixed letters of the Hunt and Close Escort sections, for groups. */
    readonly fixed: string
  }
}
