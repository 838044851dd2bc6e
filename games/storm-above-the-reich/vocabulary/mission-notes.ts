import type {
  AerialResult,
  Attachment,
  Auxiliary,
  BailOut,
  BoxId,
  Cohesion,
  Erosion,
  EscortRoll,
  EscortType,
  EvasiveBox,
  Fate,
  FateClass,
  FighterKind,
  HitType,
  MapId,
  Penalty,
  Position,
  PositionBox,
  ReturnBox,
  Skill,
  Station,
  StationResult,
  VictoryRow,
} from '../pack/types.ts'
import type { Needs } from '../rules/05-map/dice.ts'
import type { Who } from '../rules/05-map/table.ts'
import type { AerialLetter } from '../rules/10-aerial-combat/aerial-combat.ts'
import type { Modifier } from '../rules/10-aerial-combat/combat-questions.ts'
import type { Held } from '../rules/14-cohesion/cohesion.ts'
import type { Became } from '../rules/23-fate-and-tally/debriefing.ts'
import type { Cause } from '../rules/23-fate-and-tally/points.ts'
import type { SetUpResult } from '../rules/24-commands.ts'
import type {
  Escort,
  EscortMarker,
  FighterPlace,
  LogEntry,
  Outcome,
  PilotNo,
  SeasonReport,
  StoryLine,
  Target,
} from '../state.ts'

interface OfPilot {
  readonly pilot: PilotNo
  readonly name: string
}

/** A die on a table: what is added to it, and what that makes. */
interface Rolled {
  readonly die: number
  readonly modifiers: readonly Modifier[]
  readonly total: number
}

/** A die that has to show something. */
/** SR-TRN-02 In the training points are counted, and mean nothing. */
interface Trained {
  readonly training?: true
}

export interface Checked {
  readonly die: number
  readonly needs: Needs
}

export interface TwoDice {
  readonly red: number
  readonly black: number
}

/** SR-SET-04 What OP were spent on. */
export type Bought = { readonly count: number } & (
  | { readonly what: 'pilot'; readonly of: string }
  | { readonly what: 'auxiliary'; readonly of: Auxiliary }
  | { readonly what: 'attachment'; readonly of: Attachment }
)

/** What the log tells outside the Attack Phase, and the facts of each line. */
export interface MissionNotes {
  // Campaign and pilots
  'muster.experte': OfPilot & { readonly skill: Skill; readonly random: boolean }
  'muster.green': OfPilot & { readonly penalty: Penalty; readonly random: boolean }
  'training.begins': { readonly map: MapId; readonly fighters: number; readonly limit: number }
  'training.over': {
    readonly outcome: 'trained' | 'failed'
    readonly damaged: boolean
    readonly stricken: boolean
  }
  'quarters.replaced': OfPilot & { readonly old: string; readonly penalty: Penalty }
  'quarters.skill': OfPilot & { readonly skill: Skill; readonly ep: number }
  'quarters.cured': OfPilot & { readonly penalty: Penalty; readonly ep: number }
  'hospital.roll': OfPilot & Checked & { readonly returns: boolean }
  'pilot.earns': OfPilot & { readonly ep: number; readonly for: StoryLine['what']; readonly has: number }
  'pilot.killed': OfPilot & { readonly how: string }
  'pilot.wounded': OfPilot
  'pilot.released': OfPilot
  erosion: {
    readonly die: number
    readonly result: Erosion
    /** Staffel EP or OP that it costs. */
    readonly lost: number
    readonly pilot?: PilotNo
    readonly name?: string
  }
  'season.over': Omit<SeasonReport, 'season'> & Pick<VictoryRow, 'win' | 'lose'> & { readonly season: string }
  'campaign.over': { readonly outcome: Outcome }
  'mission.pilot': OfPilot & {
    readonly became: Became
    readonly fallen: number
    readonly destroyed: number
    readonly escorts: number
  }
  'mission.logged': LogEntry & Trained
  // Mission set-up
  'setup.rolled': SetUpResult & { readonly die: number }
  'setup.commanded': SetUpResult & { readonly cost: number; readonly ep: number }
  'setup.operations': { readonly operations: number; readonly deduction: number; readonly op: number }
  'setup.escort': {
    readonly escort: EscortRoll
    readonly markers: number
    readonly status: Escort['status']
  }
  'setup.situation': {
    readonly anchored: readonly PositionBox[]
    readonly sun: PositionBox | undefined
    readonly contrails: boolean
    readonly tp: number
    readonly limit: number
  }
  'operations.bought': Bought & { readonly cost: number; readonly op: number }
  'operations.fitted': Who & { readonly attachment: Attachment; readonly left: number }
  'mission.aborted': { readonly fighters: number }
  // The turn, Move and Return Phases
  'turn.begun': { readonly turn: number; readonly limit: number; readonly tp: number }
  'turn.mission-over': { readonly turn: number; readonly why: 'empty' | 'limit'; readonly tp: number }
  'entry.entered': Who & { readonly box: PositionBox; readonly tp: number }
  'entry.delayed': Who & { readonly tp: number }
  'entry.contrails': { readonly fighters: number; readonly cost: number; readonly tp: number }
  'entry.passed-over': { readonly turn: number; readonly tp: number }
  'move.moved': Who & { readonly from: BoxId; readonly to: BoxId; readonly tp: number }
  'exit.left': Who & { readonly from: FighterPlace }
  'return.barred': Who & { readonly to: PositionBox | ReturnBox }
  'return.returned': Who & { readonly from: BoxId; readonly to: PositionBox | ReturnBox }
  // Escort Phase
  'escort.skipped': { readonly turn: number }
  'escort.leaves': { readonly type: EscortType; readonly turn: number }
  'escort.arrives': { readonly type: EscortType; readonly turn: number }
  'escort.placed': {
    readonly strength: 'heavy' | 'light'
    readonly die: number
    readonly places: Readonly<Partial<Record<Station, number>>>
  }
  'escort.seen': { readonly escort: number; readonly type: EscortType; readonly number: number }
  'escort.sent': {
    readonly escort: number
    readonly from: EscortMarker['at']
    readonly to: EscortMarker['at']
  }
  'escort.released': { readonly escort: number }
  'station.rolled': { readonly station: Station; readonly die: number; readonly result: StationResult }
  'combat.rolled': Rolled & {
    readonly box: FighterPlace
    readonly fighters: readonly number[]
    readonly names: readonly string[]
    readonly escorts: readonly number[]
    readonly escort: EscortType
    readonly escortNumber: number
    readonly row: FighterKind
    readonly higher: boolean
    readonly more: boolean
    readonly result: AerialResult
  }
  'combat.kill': Who
  'combat.shot-down': Who
  'combat.nobody-left': { readonly letter: AerialLetter }
  'combat.bail-out': Who & Rolled & { readonly outcome: BailOut }
  'combat.return': Who & { readonly box: EvasiveBox }
  'combat.wiley': Who & { readonly to: ReturnBox | undefined }
  'dogfight.entered': {
    readonly group: number
    readonly fighters: readonly number[]
    readonly names: readonly string[]
    readonly escort: number
  }
  'dogfight.goes-on': { readonly group: number }
  // Recovery Phase
  'recovery.rolled': Who &
    Checked & {
      readonly marker: string
      readonly hit: HitType
      readonly number: number
      readonly serious: boolean
    }
  // Blast & Flak Phase
  'blast.aimed': Who & { readonly weapon: Target['weapon']; readonly element: string }
  'cable.check': Who &
    TwoDice & {
      readonly element: string
      readonly cohesion: Cohesion
      readonly total: number
      readonly result: 'none' | 'proximity'
    }
  'cable.impact': Who &
    Checked & {
      readonly bomber: string
      readonly number: number
      readonly snags: boolean
      /** SR-BLA-08 Damage markers if it does. */
      readonly damage: number
    }
  'rockets.doubles': TwoDice
  'rockets.location': Who &
    TwoDice & {
      readonly element: string
      readonly diagram: string
      readonly higher: 'red' | 'black'
      readonly space: string | undefined
    }
  'rockets.outside': Who
  'rockets.effect': Who & {
    readonly die: number
    readonly effect: number | 'destroyed'
    readonly bombers: number
  }
  'rockets.bomber': { readonly bomber: string }
  'far.fired': Who &
    TwoDice & { readonly bomber: string; readonly strikes: boolean; readonly noAmmo: boolean }
  'flak.window': {
    readonly die: number
    readonly bombers: readonly string[]
    readonly hits: readonly Position[]
  }
  // Cohesion Phase
  'cohesion.check': {
    readonly element: string
    readonly was: Cohesion
    readonly markers: number
    /** SR-COH-02 What they are. */
    readonly held: Held
    /** SR-COH-05 None for a single marker. */
    readonly die: number | undefined
    /** SR-COH-04 What makes it degrade. */
    readonly needs: Needs
    readonly degrades: boolean
  }
  'cohesion.becomes': { readonly element: string; readonly was: Cohesion; readonly cohesion: Cohesion }
  'cohesion.detonation': { readonly element: string }
  'cohesion.empty': { readonly element: string }
  /** Markers taken off the map. */
  'cohesion.cleared': { readonly proximity: number; readonly detonations: number }
  'leader.shift': { readonly bomber: string; readonly lead: string; readonly element: string }
  // Fate and tally
  'score.bomber': Partial<Who> &
    Trained & {
      readonly bomber: string
      readonly how: 'fallen' | 'destroyed'
      readonly cause: Cause
      readonly vp: number
      readonly ep: number
    }
  'score.auxiliary': { readonly ep: number; readonly deduction: number }
  'fighter.lost': Who & { readonly kind: FighterKind; readonly how: string }
  'fate.rolled': Who & Rolled & { readonly box: HitType; readonly column: FateClass; readonly fate: Fate }
  'fate.bailed-out': Who &
    Rolled & {
      readonly box: HitType
      readonly column: Exclude<Fate, 'lands'>
      readonly bailOut: BailOut
    }
}
