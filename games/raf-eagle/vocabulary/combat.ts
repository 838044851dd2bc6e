import type { Option, Outcome } from '@tallyho/engine'
import type {
  ApproachEvent,
  CardNumber,
  GruppeId,
  Luftflotte,
  Segment,
  SquadronId,
  TargetEvent,
  Weather,
} from '../pack/types.ts'
import type { CombatBox, Hit } from '../rules/09-combat/combat.ts'
import type { RaidBox } from '../state.ts'
import type { GruppeOption } from './response.ts'

export interface BlenheimOption extends Option {
  readonly squadron: SquadronId
}

export interface CombatAsks {
  /** RE-19.7.a */
  'no-contact': GruppeOption
  /** RE-8.2.e */
  intercepted: GruppeOption
  /** RE-8.21.b */
  'set-aside': GruppeOption
  /** RE-CP.T2.a */
  blenheim: BlenheimOption
  /** RE-CP.T5.a */
  'extended-attack': GruppeOption
}

/** Units of either side. */
interface Units {
  readonly units: readonly (GruppeId | SquadronId)[]
}

/** What an event lays on the Raid Display for the rest of the raid. */
export type RaidMarker =
  | 'british-altitude'
  | 'german-altitude'
  | 'big-wing'
  | 'bombs-first'
  | 'navigational-error'
  | 'non-essential'

export interface CombatNotes {
  'hunter-contact': {
    readonly die: number
    readonly difference: number
    /** Hunters that find nobody. */
    readonly lost: number
  }
  'hunter-interception': {
    readonly hunters: number
    readonly squadrons: number
    /** Where one is rolled. */
    readonly die?: number | undefined
    /** The squadrons that went on to the Bomber Box. */
    readonly through: readonly SquadronId[]
  }
  /** RE-8.1.f RE-8.2.g No squadron meets the raid: its escorts strafe. */
  unopposed: { readonly strafers: readonly GruppeId[] }
  'squadron-interception': {
    readonly squadrons: number
    readonly intercepted: readonly GruppeId[]
    readonly aside: readonly GruppeId[]
  }
  combat: {
    readonly box: CombatBox
    readonly value: number
    readonly gruppen: number
    readonly depletion: 0 | 1 | 2
    /** Of the Combat Results Table, from 0: as shifted. */
    readonly row: number
    readonly shift: number
    readonly die: number
    readonly hits: readonly Hit[]
  }
  'moves-to-box': Units & { readonly box: RaidBox }
  'raid-event': {
    readonly step: 'approach' | 'target'
    readonly card: CardNumber
    /** RE-2.32.a A card may have nothing for this game. */
    readonly event?: ApproachEvent | TargetEvent
    readonly applies: boolean
  }
  'raid-marker': { readonly marker: RaidMarker }
  'event-reduces': Units
  'event-loss': Units
  'weather-turns': { readonly luftflotte: Luftflotte; readonly weather: Weather }
  ultra: { readonly segment: Segment }
}

export interface CombatRolls {
  'hunter-contact': Outcome
  'hunter-interception': Outcome
  /** RE-A-28 */
  'excess-squadron': Outcome
  combat: Outcome
}
