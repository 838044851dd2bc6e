import type { Option, Outcome } from '@tallyho/engine'
import type {
  Altitude,
  BomberType,
  FighterId,
  GermanType,
  Position,
  SectionId,
  Station,
  VectorIcon,
  Visibility,
  Zone,
} from '../pack/types.ts'
import type { BomberId, CardId, TrackPlace } from '../state.ts'
import type { PlaceOption } from './interception.ts'
import type { FighterOption, Unit, UnitOption } from './terms.ts'

/** Where the squadron goes. */
export interface StationMove extends Option {
  readonly zone?: Zone
  readonly altitude?: Altitude
  /** It costs every Section 1 Fuel. */
  readonly fuel?: boolean
  /** SAB-VEC-01 Of a raid that is not seen yet: its zone, where it stands below the Flak on the same marker. */
  readonly raidNext?: Zone | undefined
}
export interface AdjustOption extends Option {
  readonly to?: { readonly position: Position; readonly altitude: Altitude }
  readonly split?: readonly SectionId[]
}

/** What a unit without contact does. */
export interface ChaseOption extends Option {
  readonly act: 'chase' | 'home' | 'dissolve' | 'reform'
}

/** SAB-PAT-08 SAB-PAT-09 SAB-PAT-10 What formations and fighters become by Reform. */
export type ReformKind = 'flight' | 'section' | 'ad-hoc'

/** Who reforms, and who joins; nobody if it is done. */
export interface JoinOption extends Option {
  readonly unit?: Unit
}
export interface LostOption extends Option {
  readonly act: 'rejoin' | 'home' | 'stay'
}
export interface StragglerOption extends Option {
  readonly unit?: Unit
}

export interface VectorAsks {
  'flak.tally-ho': StationMove
  contact: Option
  'contact.position': PlaceOption
  'contact.adjust': AdjustOption
  'vector.move': StationMove
  'vector.lost': LostOption
  straggler: StragglerOption
  /** Whose turn it is in the Chase step, and what it does. */
  'chase.next': UnitOption
  chase: ChaseOption
  reform: JoinOption
  'reform.kind': Option
  'reform.join': JoinOption
  'reform.leader': FighterOption
  'bloodhound.place': Option
}

export interface VectorNotes {
  'vector-marker': {
    readonly marker: string
    readonly icons: readonly VectorIcon[]
    readonly place: TrackPlace
    /** Markers that lie in the same space, still face down. */
    readonly left: number
  }
  'raid-moves': { readonly to: TrackPlace }
  'raid-appears': { readonly space: number }
  'ordnance-released': { readonly zone: Zone }
  'escort-seen': { readonly markers: readonly string[]; readonly die: number }
  sun: { readonly at: Position | undefined; readonly die?: number }
  visibility: { readonly visibility: Visibility; readonly die?: number }
  flak: {
    readonly number: number
    readonly bombers: readonly BomberId[]
    readonly fighters: readonly FighterId[]
    readonly waiting: number
  }
  messerschmitts: { readonly unit: Unit }
  'straggler-seen': { readonly type: BomberType; readonly die?: number }
  straggler: { readonly type: BomberType; readonly attackers: readonly Unit[] }
  'straggler-gone': { readonly why: 'ignored' | 'clouds' | 'destroyed' | 'alone' }
  'squadron-moves': { readonly zone: Zone; readonly altitude: Altitude }
  contact: {
    readonly die: number
    readonly modifiers: { readonly clouds: number; readonly high: number }
    readonly total: number
    readonly same: boolean
    /** One of these, at this altitude. */
    readonly positions: readonly Position[]
    readonly altitude: Altitude
  }
  'rejoins-squadron': { readonly units: readonly Unit[] }
  reaction: { readonly card: CardId }
  'clouds-escape': { readonly number: number; readonly die: number; readonly escapes: boolean }
  help: { readonly station: Station; readonly type: GermanType; readonly fighter: FighterId }
  ambush: { readonly type: GermanType; readonly unit: Unit }
  chase: {
    readonly unit: Unit
    readonly dice: readonly number[]
    readonly pluck: number
    readonly total: number
    readonly red: number
    readonly green: number
    readonly row: 'none' | 'light' | 'heavy'
    readonly result: 'success' | 'failure' | 'intercepted'
  }
  'chase-place': { readonly section: SectionId; readonly position: Position; readonly die?: number }
  'escort-exit': {
    readonly station: Station
    readonly type: GermanType
    readonly number: number
    readonly die: number
    readonly leaves: boolean
  }
  'escort-recovers': { readonly stations: readonly Station[] }
  'channel-patrol': { readonly number: number; readonly die: number; readonly unit?: Unit }
  reforms: { readonly kind: ReformKind; readonly units: readonly Unit[]; readonly as: string }
  'patrol-over': { readonly why: 'last-space' | 'nobody-left' }
}

export interface VectorRolls {
  'bombers.chart': Outcome
  'escort.chart': Outcome
  'sun.released': Outcome
  'sun.turn-point': Outcome
  'sun.appears': Outcome
  contact: Outcome
  'clouds-escape': Outcome
  chase: Outcome
  'chase.place': Outcome
  'escort-exit': Outcome
  'channel-patrol': Outcome
  'random.unit': Outcome
  'random.bomber': Outcome
}
