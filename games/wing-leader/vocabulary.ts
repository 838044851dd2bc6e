import { type Outcome, vocabulary } from '@tallyho/engine'
import type { AttackProfile, Edge, FlakResult, Load, Mission, Quality, Side } from './pack/types.ts'
import type { Modifier, PairOfDice } from './rules/01-words/dice.ts'
import type { NamedUnit } from './rules/01-words/units.ts'
import type { Armament } from './rules/03-aircraft/armament.ts'
import type { ArmamentOption, MarkerOption } from './rules/05-set-up/forces.ts'
import type { PlaceOption } from './rules/05-set-up/placement.ts'
import type { EscortOption } from './rules/06-turn/administration.ts'
import type { DogfightOption, MoverOption } from './rules/06-turn/move-order.ts'
import type { TallyOption } from './rules/07-tallies/tally-phase.ts'
import type { CourseOption } from './rules/08-movement/course.ts'
import type { FaceOption, MoveOption } from './rules/08-movement/move-options.ts'
import type { FormUpOption } from './rules/08-movement/set-out.ts'
import type { ReleaseOption } from './rules/09-command/escorts.ts'
import type { LastOption, TargetOption } from './rules/09-command/orders.ts'
import type { PlanOption, ToldPlan } from './rules/09-command/plans.ts'
import type { FollowOption, ShareOption, WhetherOption } from './rules/09-command/splitting.ts'
import type { ControlOption, VectorOption } from './rules/09-command/vectors.ts'
import type { AfterOption, Fire } from './rules/10-air-combat/aftermath.ts'
import type { AttackOption, EvadeOption, HitOption, PrimaryOption } from './rules/10-air-combat/air-combat.ts'
import type { CohesionCause, Held, TurnOption } from './rules/10-air-combat/cohesion.ts'
import type { Role } from './rules/10-air-combat/combat-values.ts'
import type { CombatOption } from './rules/10-air-combat/combats.ts'
import type { DriftOption } from './rules/10-air-combat/dogfight-movement.ts'
import type { PursuitOption, RollerOption, WillOption } from './rules/10-air-combat/dogfights.ts'
import type { HitOutcome } from './rules/10-air-combat/losses.ts'
import type { Reaction, ReactOption, SplitOption, TanksOption } from './rules/10-air-combat/reaction.ts'
import type { ClosingOption } from './rules/10-air-combat/reaction-move.ts'
import type { AttackReason } from './rules/10-air-combat/situation.ts'
import type { AgreeOption, EscapeOption, TryOption } from './rules/11-escape.ts'
import type { Departure, EndReason } from './rules/12-end/end.ts'
import type { TakeOffFacingOption, TakeOffOption, ThrottleOption } from './rules/13-advanced.ts'
import type { CornerOption, GunOption, ZoneOption } from './rules/14-surface/barrage.ts'
import type { FireOption, SupportOption } from './rules/14-surface/direct-fire.ts'
import type { FlakShot } from './rules/14-surface/flak-table.ts'
import type { DamageLevel } from './rules/14-surface/surface.ts'
import type { BombOption, SevenOption } from './rules/15-bombing/bombing.ts'
import type { EdgeOption } from './rules/15-bombing/bombing-missions.ts'
import type { ProfileKind } from './rules/15-bombing/prerequisites.ts'
import type { BalloonNo, CombatStyle, Facing, SurfaceNo, Unit, UnitNo } from './state.ts'

/** What the game asks, in the order of play, and what an answer carries. */
export interface Asks {
  // Before the first turn, and units that enter (5)
  'forces.armament': ArmamentOption
  'forces.leader': MarkerOption
  'forces.experte': MarkerOption
  'forces.veteran': MarkerOption
  'forces.green': MarkerOption
  'placement.square': PlaceOption
  'entry.square': PlaceOption
  'entry.take-off': TakeOffOption
  'entry.facing': TakeOffFacingOption
  // Tally Phase (7, 9.3, 9.5.5)
  'tally.action': TallyOption
  'tally.split': WhetherOption
  'tally.split-leader': WhetherOption
  'tally.order-target': TargetOption
  'tally.last-orders': LastOption
  'split.share': ShareOption
  'split.follow': FollowOption
  // Movement Phase (6.1, 8, 9.2, 10.4)
  'movement.dogfights': DogfightOption
  'movement.next': MoverOption
  'dogfight.move': DriftOption
  'move.throttle': ThrottleOption
  'move.plan': PlanOption
  'move.form-up': FormUpOption
  'move.course': CourseOption
  'move.step': MoveOption
  'move.face': FaceOption
  'bombing.home': EdgeOption
  'reaction.declare': ReactOption
  'reaction.split': SplitOption
  'reaction.tanks': TanksOption
  'reaction.step': ClosingOption
  'flak.zone': ZoneOption
  // Combat Phase (10, 14.2.4, 15.4)
  'flak.fire': FireOption
  'flak.support': SupportOption
  'bombing.next': BombOption
  'bombing.seven': SevenOption
  'combat.next': CombatOption
  'combat.primary': PrimaryOption
  'combat.attack': AttackOption
  'combat.evade': EvadeOption
  'combat.hit': HitOption
  'combat.face': TurnOption
  'combat.tally': PursuitOption
  'combat.after': AfterOption
  'combat.break': AfterOption
  'dogfight.will': WillOption
  'dogfight.roller': RollerOption
  // Administration Phase (9.2.4, 11, 14.2.2, 15.2.2)
  'escape.try': TryOption
  'escape.loaded': TryOption
  'escape.action': EscapeOption
  'escape.agree': AgreeOption
  'end.agree': AgreeOption
  'vector.control': ControlOption
  'vector.square': VectorOption
  'vector.shift': VectorOption
  'escort.mark': EscortOption
  'escorts.release': ReleaseOption
  'flak.gun': GunOption
  'flak.corner': CornerOption
}

/** A roll as a card shows it: the dice, what was added and why, and what it came to. */
export interface Rolled {
  readonly dice: readonly number[]
  readonly modifiers: readonly Modifier[]
  readonly total: number
}

/** Squares of a note are named as on the map. */
interface Somewhere {
  readonly square: string
}

interface Way {
  readonly from: string
  readonly to: string
}

interface OnTarget {
  readonly target: SurfaceNo
  readonly name: string
}

/** What the log tells, and the facts of each line. */
export interface Notes {
  // Before the first turn, and units that enter (5, 13.7)
  armed: NamedUnit & { readonly armament: Armament }
  leader: NamedUnit & { readonly wing: string }
  experte: NamedUnit & { readonly leads: boolean }
  quality: NamedUnit & { readonly quality: Exclude<Quality, 'trained'> }
  placed: NamedUnit & Somewhere
  'turn-begins': { readonly turn: number }
  'at-edge': NamedUnit & Somewhere & { readonly edge: Edge }
  'took-off': NamedUnit & { readonly surface: SurfaceNo; readonly base: string }
  // Tallies and orders (7, 9.3, 9.5)
  'tally-roll': NamedUnit &
    Rolled & { readonly target: NamedUnit; readonly distance: number; readonly success: boolean }
  tallied: NamedUnit & { readonly target: NamedUnit }
  'tally-lost': NamedUnit & { readonly target: NamedUnit }
  'balloon-tallied': NamedUnit & Somewhere & { readonly balloon: BalloonNo }
  'balloon-lost': NamedUnit & { readonly balloon: BalloonNo }
  alerted: NamedUnit
  ordered: NamedUnit & { readonly target: NamedUnit }
  split: NamedUnit & { readonly flights: readonly NamedUnit[]; readonly losses: readonly [number, number] }
  'followed-flight': NamedUnit & { readonly target: NamedUnit }
  'left-wing': NamedUnit & { readonly wing: string }
  'wing-broke-up': { readonly wing: string; readonly members: readonly NamedUnit[] }
  // Movement (6.1, 8, 9.2, 13)
  initiative: NamedUnit & Rolled
  latecomer: NamedUnit
  /** Up to `raiderUpTo` the raider moves it, above that the defender. */
  'dogfight-mover': Rolled &
    Somewhere & { readonly units: readonly NamedUnit[]; readonly side: Side; readonly raiderUpTo: number }
  'dogfight-moved': Way & { readonly units: readonly NamedUnit[]; readonly side: Side }
  mission: NamedUnit & { readonly from: Mission; readonly to: Mission }
  plan: NamedUnit & { readonly plan: ToldPlan }
  /** `by` are the squares where it turned, `attacks` is whom it has sighted and flown up to. */
  moved: NamedUnit &
    Way & {
      readonly facing: Facing
      readonly marker: Unit['marker']
      readonly by?: readonly string[]
      readonly attacks?: NamedUnit
    }
  faces: NamedUnit & { readonly facing: Facing }
  'slow-climb': NamedUnit & Somewhere & { readonly up: boolean }
  throttle: NamedUnit & { readonly throttle: ThrottleOption['throttle']; readonly fuel: number }
  landed: NamedUnit
  lufbery: NamedUnit
  'waits-in-trail': NamedUnit & Somewhere
  'entered-map': NamedUnit & Somewhere
  'dive-bonus': NamedUnit
  'tanks-dropped': NamedUnit
  'vector-reached': NamedUnit & Somewhere
  departure: NamedUnit & {
    readonly at: Departure
    readonly exit: Edge | undefined
    readonly losses: number
    readonly points: number
  }
  // Reactions (10.4)
  closes: NamedUnit & Way & { readonly target: NamedUnit }
  /** Totals of at least `late` and `successful` are such reactions. */
  reaction: NamedUnit &
    Rolled & {
      readonly intruder: NamedUnit
      readonly bomber: NamedUnit
      readonly late: number
      readonly successful: number
      readonly reaction: Reaction
    }
  reacts: NamedUnit & Somewhere & { readonly intruder: NamedUnit; readonly reaction: Reaction }
  'closed-in': NamedUnit & Way
  // Air combat (10)
  combat: Somewhere & {
    readonly attacking: Side
    readonly why: AttackReason
    readonly units: readonly (NamedUnit & { readonly tally: UnitNo | undefined })[]
  }
  'air-attack': Somewhere & {
    readonly attacker: NamedUnit
    readonly defender: NamedUnit
    readonly headOn: boolean
    readonly bounce: boolean
    readonly style: CombatStyle
    readonly rockets: boolean
    readonly standoff: boolean
    readonly evading: boolean
    readonly lufbery: boolean
    readonly dogfight: boolean
  }
  /** `parts` are what the combat value is made of, the basic rating first; `rolled` are the hits before high speed halves them. */
  'combat-roll': NamedUnit &
    Rolled & {
      readonly role: Role
      readonly own: number
      readonly parts: readonly Modifier[]
      readonly enemy: number
      readonly enemyParts: readonly Modifier[]
      readonly edge: boolean
      readonly column: number
      readonly rolled: number
      readonly hits: number
      readonly highSpeed: boolean
    }
  /** The modifiers are what the firepower is made of. */
  confirmation: NamedUnit &
    Rolled & {
      readonly hit: number
      readonly hits: number
      readonly firepower: number
      readonly protection: readonly number[]
      readonly outcome: HitOutcome
      readonly losses: number
      readonly maxLosses: number
    }
  cohesion: NamedUnit &
    Held & {
      readonly cause: CohesionCause
      readonly column: 'fighter' | 'bomber' | 'flak'
      readonly disruptions: number
      /** With those it had before. */
      readonly inAll: number
    }
  /** What a combat came to, for each who was in it: `lost`, `shaken` and `breaks` by this one. */
  'fight-over': Somewhere & {
    readonly fires: readonly Fire[]
    readonly units: readonly (NamedUnit & {
      readonly hits: number
      readonly lost: number
      readonly losses: number
      readonly maxLosses: number
      /** It was hit, and has one now. */
      readonly straggler: boolean
      readonly shaken: boolean
      readonly breaks: boolean
      readonly bomber: boolean
      readonly gone: boolean
      readonly held?: Held | undefined
    })[]
  }
  broken: NamedUnit & { readonly bomber: boolean }
  'leader-lost': NamedUnit & { readonly leader: boolean; readonly experte: boolean }
  ammo: NamedUnit & { readonly ammo: Unit['ammo'] }
  'no-dogfight': Somewhere
  'dogfight-rolls': Somewhere & {
    readonly willing: NamedUnit & Rolled
    readonly refusing: NamedUnit & Rolled
    readonly begins: boolean
  }
  'dogfight-begins': Somewhere & { readonly units: readonly NamedUnit[] }
  'dogfight-joined': NamedUnit & Somewhere & { readonly dogfight: number }
  'dogfight-ends': { readonly units: readonly NamedUnit[] }
  // Flak and balloons (14)
  flak: NamedUnit &
    Rolled &
    FlakShot & {
      /** Name of the surface unit, or `balloon`. */
      readonly source: string
      /** Total of the row of the table. */
      readonly row: number
      readonly result: FlakResult
      /** Penalty on its attack: 0, -1 or -2. */
      readonly bomb: number
    }
  barrage: {
    readonly surface: SurfaceNo
    readonly name: string
    readonly gun: number
    readonly corner: string | undefined
  }
  'balloon-attack': NamedUnit &
    Rolled & {
      readonly balloon: BalloonNo
      readonly style: CombatStyle
      readonly parts: readonly Modifier[]
      readonly column: number
      readonly hits: number
    }
  'balloon-hit': Rolled & {
    readonly balloon: BalloonNo
    readonly protection: readonly number[]
    readonly outcome: HitOutcome
    readonly losses: number
  }
  'balloon-down': NamedUnit & { readonly balloon: BalloonNo; readonly by: Side }
  damage: {
    readonly surface: SurfaceNo
    readonly name: string
    readonly hits: number
    /** With those it had before. */
    readonly sum: number
    readonly level: DamageLevel
    readonly deadInTheWater: boolean
  }
  // Bombing (15)
  profile: NamedUnit & OnTarget & { readonly kind: ProfileKind; readonly altitude: number }
  'break-off': NamedUnit & { readonly kind: ProfileKind; readonly target: SurfaceNo }
  'began-circling': NamedUnit
  'left-circle': NamedUnit
  attack: NamedUnit &
    OnTarget & { readonly kind: AttackProfile; readonly strafing: boolean; readonly altitude: number }
  jettisoned: NamedUnit & { readonly load: Load | undefined }
  'turned-home': NamedUnit & { readonly edge: Edge }
  'lost-sight': NamedUnit & OnTarget
  recce: NamedUnit & OnTarget
  'bombs-lost': NamedUnit & OnTarget
  /** No dice: a 7 was taken. `sum` is what the modifiers come to within their limit. */
  bombing: NamedUnit &
    OnTarget &
    Rolled & {
      readonly kind: AttackProfile
      readonly strafing: boolean
      readonly sum: number
      readonly percent: number
      readonly value: number
      readonly hits: number
    }
  // Administration and end (9.2, 11, 12)
  withdrawal: NamedUnit & { readonly agreed: boolean }
  escape: NamedUnit & { readonly escaped: boolean } & (
      | { readonly hunter?: undefined }
      | (Rolled & { readonly hunter: NamedUnit; readonly distance: number })
    )
  vector: NamedUnit & Somewhere
  'height-error': NamedUnit & Rolled & { readonly needed: number }
  'vector-shifted': NamedUnit & Somewhere & { readonly from: string }
  control: NamedUnit & Rolled & { readonly needed: number; readonly success: boolean }
  'escort-again': NamedUnit
  'escorts-released': { readonly bombers: readonly NamedUnit[]; readonly escorts: readonly NamedUnit[] }
  'end-proposed': { readonly side: Side; readonly agreed: boolean }
  'game-over': { readonly turn: number; readonly why: EndReason }
}

/** One six-sided die each. */
type Dice =
  | 'initiative.roll'
  | 'tally.roll'
  | 'dogfight.mover'
  | 'dogfight.refusing'
  | 'dogfight.willing'
  | 'losses.confirm'
  | 'flak.hits'
  | 'escape.stop'
  | 'vector.error'
  | 'vector.control'
  | `${PairOfDice}.1`
  | `${PairOfDice}.2`

/** What is rolled for; and who attacks where nothing else decides. */
export type Rolls = Readonly<Record<Dice, Outcome>> & {
  readonly 'combat.attacker': Outcome & { readonly id: Side }
}

export const { choose, chooseTogether, d6, pick, note, factsIf, factsIn } = vocabulary<Asks, Notes, Rolls>()
