import type { Setup } from '@tallyho/engine'
import type { AttackProfile, Edge, Load, Mission, ModelId, Quality, Side, Size } from './pack/types.ts'

/** Column 0 to 25 (A to Z) times 20, plus altitude 0 to 19: see rules/01-words/geometry.ts. */
export type Square = number
/** WL-2.1.e One of eight directions, and nothing about which way up; anticlockwise: 0 right, 2 up, 4 left, 6 down. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
/** The corner to the right of and above this square, where four squares meet. */
export type Corner = Square
/** Place in `Battle.units`; units are never taken out of that list. */
export type UnitNo = number
/** Place in `Battle.surface`. */
export type SurfaceNo = number
/** Place in `Battle.balloons`. */
export type BalloonNo = number

/** The whole board as plain data: one scenario. WL-2.1.o Crowded squares are a matter of how it is drawn. */
export interface Battle {
  readonly pack: string
  readonly scenario: string
  readonly options: Setup['options']
  turn: number
  readonly units: Unit[]
  readonly surface: Surface[]
  readonly balloons: Balloon[]
  readonly wings: Wing[]
  /** Dogfights in being, by number; numbers are not used twice. */
  dogfights: number[]
  dogfightsBegun: number
  /** Set while units move. */
  movement?: Movement | undefined
  /** The move under way, or nothing. */
  flight?: Flight | undefined
  /** Air combats still to be resolved in this Combat Phase, frozen when the step begins. */
  combats: readonly UnitNo[][]
  /** The air combat under way, or nothing. */
  fight?: Fight | undefined
  /** Loads dropped and strafing runs made in this Movement Phase, resolved in the Combat Phase. */
  attacks: Attack[]
  /** Victory Points for exits with a load (12.1) and completed recce missions, by side. */
  readonly scored: Record<Side, number>
  /** Flights that splitting has created, by side and model. */
  readonly splits: Record<Side, Record<ModelId, number>>
  /** Both players agreed to stop (12.0). */
  agreedEnd: boolean
  /** Set when the game has ended. */
  over?: true | undefined
}

/** An air combat under way (10.1 to 10.5): what has been settled so far. */
export interface Fight {
  readonly square: Square
  readonly attacking: Side
  readonly attackers: readonly UnitNo[]
  readonly defenders: readonly UnitNo[]
  /** A dogfight that began in an earlier turn. */
  readonly dogfight: boolean
  /** Primary combatants (10.2). */
  attacker?: UnitNo | undefined
  defender?: UnitNo | undefined
  headOn: boolean
  bounce: boolean
  style: CombatStyle
  /** The attacking primary combatant fires air-to-air rockets (13.5.3). */
  rockets: boolean
  standoff: boolean
  /** What the defender claims: evasion (13.4.2), a Lufbery of its primary combatant (13.4.3). */
  evading: boolean
  lufbery: boolean
}

export type CombatStyle = 'turning' | 'hit-and-run'

export type Whereabouts =
  /** Not yet entered. */
  | 'waiting'
  /** Beside its entry square, off the map (5.3.1.c). */
  | 'edge'
  | 'map'
  | 'destroyed'
  /** Left by an edge: `exit` says which. */
  | 'exited'
  /** Escaped (11.0) or landed (13.8.2.g): counts as gone by the friendly edge. */
  | 'escaped'
  /** Removed by its own kamikaze attack (15.5.3.d). */
  | 'expended'
  /** Replaced by the two flights that came of it (9.3). */
  | 'split'

export interface Unit {
  readonly no: UnitNo
  /** Side and marker letter: `rA`, `dT`; the flights of a split squadron are `rA1` and `rA2`. */
  readonly id: string
  readonly side: Side
  /** Line of the side's order of battle. */
  readonly line: number
  readonly model: ModelId
  readonly size: Size
  readonly maxLosses: number
  /** Radio net, or undefined without a radio. */
  readonly net?: string | undefined
  at: Whereabouts
  exit?: Edge | undefined
  square: Square
  facing: Facing
  /** Climb, Dive or Slow Climb marker. */
  marker?: 'climb' | 'dive' | 'slow-climb' | undefined
  slow: boolean
  lufbery: boolean
  circling: boolean
  dogfight?: number | undefined
  /** Its Tally is on this unit ... */
  tally?: UnitNo | undefined
  /** ... or on this balloon (14.3); never on both. */
  balloon?: BalloonNo | undefined
  vector?: Square | undefined
  /** Fighters only (7.1). */
  alerted: boolean
  mission: Mission
  /** Returning to base, by this edge (9.2.6). */
  home?: Edge | undefined
  /** Escorted once and sweeps now: may form up again (9.2.2.2). */
  exEscort: boolean
  /** Where an ex-escort forms up. */
  formUp?: Square | undefined
  /** Place in `Battle.wings` while it belongs to the wing. */
  wing?: number | undefined
  leader: boolean
  experte: boolean
  quality: Quality
  losses: number
  straggler: boolean
  disruptions: number
  /** Also set by a voluntary break. */
  broken: boolean
  ammo: 'full' | 'low' | 'depleted'
  load?: Load | undefined
  /** Fixed by the altitude at which it started; undefined if it can carry none. */
  bombValue?: number | undefined
  tanks: boolean
  aar?: 'loaded' | 'depleted' | undefined
  pod?: 'gun' | 'at' | undefined
  /** Me 163 (13.8.2). */
  fuel?: number | undefined
  throttle?: 'full' | 'none' | undefined
  profile?: Profile | undefined
  /** Bombing attack and strafes made (15.2.1.1). */
  bombed: boolean
  strafes: number
  /** Has begun to strafe and goes on until it takes up its mission again (15.2.3, 15.3.7). */
  strafing?: boolean | undefined
  /** A bomber may circle once in a game (15.2.1.3). */
  hasCircled: boolean
  /** Surface unit reconnoitred (15.2.1.2), scored when it comes home. */
  recce?: SurfaceNo | undefined
  /** Its formation has released its escorts (15.2.2.b). */
  releasedEscorts: boolean
  /** What it did this turn, for rules that look back. */
  deeds: Deeds
}

/** Reset at the start of every turn. */
export interface Deeds {
  rolledTally: boolean
  /** Dropped its tally in this Tally Phase. */
  droppedTally: boolean
  /** A flight that a split left without the tally: no roll in this Tally Phase (9.3.1.d). */
  mayNotRoll: boolean
  /** Square and facing in which it began the Movement Phase. */
  began: Square
  beganFacing: Facing
  /** An enemy was in that square (9.2.7). */
  beganMixed: boolean
  /** Its place in the move order of this phase, once reached. */
  ordinal?: number | undefined
  /** Squares of its moves this phase in order: entered, circled in, or reversed in. */
  track: Leg[]
  /** Descended straight at the end of a dive profile: fights at high speed (15.3.2.d). */
  pointedDown: boolean
  /** Flew or began a bombing profile (15.3.f). */
  onProfile: boolean
  reacted?: 'late' | 'successful' | undefined
  /** Took part in an air combat. */
  fought: boolean
  /** Flak fired at it (11.0.d), direct fire hit it already (14.2.4.e). */
  flak: boolean
  directFlak: boolean
  tookOff: boolean
  attacked: boolean
  /** Profiles given up this turn, as `kind/target`: not to be flown again in it. */
  brokenOff?: readonly string[] | undefined
  /** How many legs of its track have been looked at for flak zones. */
  flakLegs?: number | undefined
  /** Surface unit that it flew over on its recce profile. */
  overTarget?: SurfaceNo | undefined
  /** Got its tally by the wing leader's order in this Tally Phase (9.5.5). */
  ordered: boolean
}

export interface Leg {
  readonly square: Square
  readonly how: 'entered' | 'circled' | 'reversed'
  /** Where it came from, if entered. */
  readonly from?: Square
}

/** A bombing profile under way (15.3). */
export interface Profile {
  readonly kind: AttackProfile | 'recce'
  readonly target: SurfaceNo
  /** The way to the target, level. */
  readonly facing: Facing
  /** Squares flown as aiming asks. */
  aimed: number
  /** Squares dived since it began. */
  dived: number
  /** Worst weather flown through. */
  weather: number
}

/** An attack on a surface unit, made in movement and resolved in the Combat Phase. */
export interface Attack {
  readonly unit: UnitNo
  readonly target: SurfaceNo
  readonly kind: AttackProfile
  /** Strafing is combined with it (15.5.5). */
  readonly strafing: boolean
  readonly aimed: boolean
  readonly longRange: boolean
  readonly altitude: number
  readonly weather: number
  /** Out of the Sun (14.1.3). */
  readonly sun: boolean
  /** Worst flak penalty: 0, -1 or -2 (14.2.5.e). */
  flak: number
}

/** WL-2.1.m What its counter and markers say. */
export interface Surface {
  readonly no: SurfaceNo
  readonly type: string
  readonly name: string
  readonly side: Side
  readonly square: Square
  hits: number
  deadInTheWater: boolean
  /** Launched a unit this turn (13.7.1). */
  launched: boolean
  /** One for each entry of the type's flak list. */
  readonly guns: { barrage?: Corner | undefined; channels: number }[]
}

export interface Balloon {
  readonly no: BalloonNo
  readonly side: Side
  readonly square: Square
  losses: number
}

export interface Wing {
  readonly no: number
  readonly side: Side
  readonly name: string
  /** Undefined once the wing has dissolved. */
  leader?: UnitNo | undefined
}

/** How far the Movement Phase has come (6.1). */
export interface Movement {
  /** 1 dogfights, 2 escorts, 3 bombers, 4 unalerted fighters, 5 alerted fighters. */
  step: 1 | 2 | 3 | 4 | 5
  /** Given to the next unit whose slot is reached. */
  ordinal: number
  /** Dogfights that have not moved, in the raider's order. */
  dogfights: number[]
  /** Who moves next, before the step goes on: tally chains, and the unit that moves now at their head. */
  queue: UnitNo[]
  /** Fighters of steps 4 and 5, in settled initiative. */
  order: UnitNo[]
  /** This side's escorts or bombers of the step all fly straight on: nobody is asked for each of them. */
  steady?: Side | undefined
  /** Units moved whose followers have not been called up yet, in the order they moved. */
  followed: UnitNo[]
}

/** What the mission asks of a move. */
export type Conduct =
  /** Level and straight on toward an edge. */
  | { readonly kind: 'straight'; readonly edge: Edge }
  /** Anywhere. */
  | { readonly kind: 'free' }
  /** By the shortest route (9.2.5). */
  | { readonly kind: 'toward'; readonly goal: Square }
  | { readonly kind: 'home'; readonly edge: Edge }
  /** Stays in its square. */
  | { readonly kind: 'circle' }
  /** A bomber on its way to a target under rule 15 (15.2.1); `levels` as its formation has changed height (15.2.1.d). */
  | { readonly kind: 'en-route'; readonly levels?: number | undefined }
  /** An escort that keeps station on bombers that may change height or turn home (9.2.6.f, 15.2.2.a). */
  | { readonly kind: 'station'; readonly edge?: Edge | undefined }
  /** A strafer between runs, near surface targets (15.3.7.e). */
  | { readonly kind: 'strafe' }

/** A unit's move under way. Points are counted in halves. */
export interface Flight {
  readonly unit: UnitNo
  conduct: Conduct
  /** Half Movement Points left. */
  left: number
  allowance: number
  /** Half Movement Points spent. */
  spent: number
  climbed: number
  dived: number
  /** Spent this move on a climb that shows in the next (8.5.1). */
  slowClimb?: boolean | undefined
  /** Claimed the dive bonus: must descend (8.2.e). */
  bonus: boolean
  /** Has just entered its target's square head-on: stops or leaves at once (7.2.3.c). */
  passing: boolean
  /** Nothing but its course was wanted of it: it is not asked for anything else. */
  steady: boolean
  /** The last points went on circling: it may turn in place (8.1.1.b). */
  circled: boolean
  /** An enemy was in its square at some point of this move (13.4.3.c). */
  metEnemy: boolean
  /** What the mission asks and no move can give: see rules/09-command/conduct.ts. */
  waived: number
  over: boolean
}
