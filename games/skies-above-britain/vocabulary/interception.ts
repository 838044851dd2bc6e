import type { Option, Outcome } from '@tallyho/engine'
import type {
  Altitude,
  BomberIcon,
  CruiseResult,
  DogfightIcon,
  EscortSize,
  FighterId,
  GermanType,
  Position,
  SectionId,
  Station,
} from '../pack/types.ts'
import type { CardId, OrderKind } from '../state.ts'
import type { FighterOption } from './terms.ts'

/** An order, or a smaller formation that is to have its own. */
export interface OrderOption extends Option {
  readonly order?: OrderKind | 'home'
  readonly split?: readonly SectionId[]
}

export interface FormationOption extends Option {
  readonly formation: string
}
export interface StationOption extends Option {
  readonly station?: Station
  /** Undefined where it is prohibited (SAB-ESC-08). */
  readonly number?: number | undefined
  readonly fuel?: boolean
}
export interface PlaceOption extends Option {
  readonly position: Position
  readonly altitude: Altitude
}
export interface CircleOption extends Option {
  readonly box?: number
  readonly attitude?: 'head-on' | 'tailing'
  readonly flank?: number
}

export interface CircleIconOption extends Option {
  readonly icon: DogfightIcon | BomberIcon
}

/** SAB-ESC-11 SAB-VET-07 What a second roll would take, or who adds 1 to the first, and what that was. */
export interface AgainOption extends Option {
  readonly by?: FighterId
  readonly rolled?: number
  readonly order: OrderKind
  readonly number: number
  readonly twoDice: boolean
  readonly fuel: boolean
}

export interface InterceptionAsks {
  orders: OrderOption
  'intercept.next': FormationOption
  'escort.target': StationOption
  'intercept.again': AgainOption
  'circle.place': CircleOption
  'circle.attacker': FighterOption
  'circle.icon': CircleIconOption
  'circle.tail': Option
  'intercept.station': StationOption
  'bombers.sun': Option
  'cruise.to': PlaceOption
}

export interface InterceptionNotes {
  'interception-turn': { readonly turn: number }
  order: {
    readonly formation: string
    readonly sections: readonly SectionId[]
    readonly order: OrderKind | 'home'
  }
  split: { readonly formation: string; readonly from: string; readonly sections: readonly SectionId[] }
  /** A roll to intercept, or to cruise past the escort. */
  intercept: {
    readonly formation: string
    readonly order: OrderKind
    readonly station?: Station
    readonly number: number
    readonly dice: readonly number[]
    readonly pluck: number
    readonly total: number
    readonly success: boolean
  }
  'order-cancelled': { readonly formation: string; readonly station: Station }
  circle: { readonly number: number; readonly die: number; readonly forms: boolean }
  'circle-placed': {
    readonly fighter: FighterId
    readonly box?: number
    readonly attitude?: 'head-on' | 'tailing'
    readonly flank?: number
  }
  'circle-card': {
    readonly fighter: FighterId
    readonly cards: readonly CardId[]
    readonly icons: readonly (DogfightIcon | BomberIcon)[]
    readonly struck: readonly (DogfightIcon | BomberIcon)[]
  }
  'circle-schwarm': { readonly schwarm: number; readonly strength: number; readonly destroyed: boolean }
  'circle-disrupted': {
    readonly schwarm: number
    readonly needs: number
    readonly count: number
    readonly falls: boolean
  }
  'circle-over': { readonly fighters: readonly FighterId[] }
  suppression: {
    readonly station: Station
    readonly row: EscortSize | 'circle'
    readonly fighters: number
    readonly die: number
    readonly modifiers: { readonly destroyed: number; readonly pluck: number }
    readonly red: number
    readonly blue: number
    readonly reduced: boolean
    /** SAB-SUP-04 A light marker that is reduced. */
    readonly gone: boolean
    readonly suppressed: boolean
  }
  'escort-reduced': {
    readonly station: Station
    readonly type: GermanType
    readonly size: EscortSize | 'gone'
  }
  'escort-moves': {
    readonly from: Station
    readonly to: Station
    readonly type: GermanType
    readonly breaks: boolean
  }
  /** From where they came, unless they chased the raid. */
  'into-the-bombers': {
    readonly formation?: string
    readonly fighters: readonly FighterId[]
    readonly from?: Position
    readonly altitude?: Altitude
  }
  'formation-moves': { readonly formation: string; readonly position: Position; readonly altitude: Altitude }
  cruise: {
    readonly formation: string
    readonly die: number
    readonly clouds: boolean
    readonly column: EscortSize
    readonly result: CruiseResult
  }
}

export interface InterceptionRolls {
  /** Of two dice that are added. */
  'escort.first': Outcome
  'bombers.first': Outcome
  'cruise.first': Outcome
  'intercept.escort': Outcome
  'intercept.bombers': Outcome
  'cruise.a': Outcome
  'cruise.b': Outcome
  circle: Outcome
  suppression: Outcome
  /** SAB-A-52 */
  'escort.station': Outcome
}
