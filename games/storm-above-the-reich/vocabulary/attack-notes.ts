import type { AttackCell } from '../pack/index.ts'
import type {
  Altitude,
  ApproachBox,
  AttackDeck,
  EvasiveBox,
  EventId,
  HitType,
  ProximityFace,
  ReturnBox,
} from '../pack/types.ts'
import type { Quick } from '../rules/02-pilots/skills.ts'
import type { Needs } from '../rules/05-map/dice.ts'
import type { Who } from '../rules/05-map/table.ts'
import type { Advantage } from '../rules/18-advantages/advantages.ts'
import type { LevelPart } from '../rules/19-lethal-level.ts'
import type { Blow, CancelOption } from '../rules/20-burst/hits.ts'
import type { Cause } from '../rules/23-fate-and-tally/points.ts'
import type { Cups, Decks, Maneuver, Mode, SpaceNo } from '../state.ts'
import type { Checked, TwoDice } from './mission-notes.ts'

/** SR-LL-01 A column of a card, and what makes it the one that is read. */
interface Column {
  readonly card: string
  readonly column: number
  readonly parts: readonly LevelPart[]
  readonly mode: Mode
  readonly space: SpaceNo
}

/** SR-ATK-05 The cell of an Attack card. */
interface Reading extends Who, Column {
  readonly deck: AttackDeck
  readonly row: Altitude
  readonly bomber: string | undefined
}

interface HitFacts extends Who {
  readonly marker: string
  readonly type: HitType
  /** As printed. */
  readonly number: number
  /** SR-REC-02 What will make it serious. */
  readonly needs: Needs
}

/** The points on a bomber with this marker; SR-DMG-06 `most`: with which it is destroyed. */
interface Total {
  readonly total: number
  readonly most: number
}

interface Lost {
  readonly bomber: string
  readonly cause: Cause
}

/** What the log tells of the Attack Phase, and the facts of each line. */
export interface AttackNotes {
  // Attack Phase: Approach and Engage
  'approach.placed': Who & {
    readonly from: ApproachBox
    readonly space: SpaceNo
    readonly bomber: string
    readonly sun: boolean
  }
  'approach.past': Who & { readonly box: ReturnBox | EvasiveBox }
  'engage.mode': Who & { readonly mode: Mode }
  'engage.maneuver': Who & { readonly maneuver: Maneuver; readonly to: ReturnBox | EvasiveBox }
  'collision.check': Who & {
    readonly marker: string
    readonly face: ProximityFace['face']
    readonly mode: Mode
    readonly space: string
  }
  'collision.flyer': Who & {
    readonly kept: string
    readonly other: string
    readonly face: ProximityFace['face']
    readonly otherFace: ProximityFace['face']
  }
  'collision.exits': Who
  'collision.escapes': Who & { readonly tp: number; readonly left: number; readonly to: ReturnBox }
  'collision.veer': Who & Checked & { readonly fighters: number; readonly hit: boolean }
  'collision.impact': Who & Checked & { readonly number: number; readonly collides: boolean }
  /** `needs`: a bomber; else another fighter. */
  'collision.crash': Who & Checked & { readonly even: boolean; readonly damage: number }
  'collision.bomber': Who & { readonly bomber: string }
  'collision.fighters': Who & { readonly other: number; readonly otherName: string }
  'collision.debris': Who
  'proximity.left': { readonly marker: string; readonly space: string }
  'advantage.earned': { readonly element: string; readonly advantages: readonly Advantage[] }
  'advantage.spent': { readonly element: string; readonly advantage: Advantage; readonly left: number }
  'attack.quick': Who & { readonly mode: Mode; readonly when: Quick }
  // Burst
  'burst.card': Reading
  'burst.results': Reading & AttackCell
  'burst.no-bomber': Who
  'burst.passes': Who & {
    readonly steps: number
    readonly from: SpaceNo
    readonly to: SpaceNo
    readonly stopped: boolean
  }
  'burst.timing': Who
  'burst.no-ammo': Who
  'burst.jam': Who
  'burst.again': Who
  'burst.drops-back': Who
  'deck.shuffled': { readonly deck: keyof Decks }
  'cup.empty': { readonly cup: keyof Cups }
  'damage.no-ammo': Who
  'damage.jam': Who & Checked & { readonly fires: boolean }
  /** `by`: whose doing it is; debris, flak and friendly fire are nobody's. */
  'damage.marker': Total & {
    readonly bomber: string
    readonly marker: string
    readonly part: string
    readonly damage: number
    readonly by: string | undefined
  }
  'damage.two': {
    readonly bomber: string
    readonly kept: string
    readonly other: string
    readonly keptPart: string
    readonly otherPart: string
  }
  'damage.catastrophe': Checked &
    Total & {
      readonly bomber: string
      readonly marker: string
      readonly part: string
      readonly number: number
      readonly effect: 'fallen' | 'destroyed'
      readonly triggered: boolean
    }
  'damage.total': Total & { readonly bomber: string }
  'bomber.fallen': Lost
  'bomber.destroyed': Lost
  'hit.proximity': HitFacts
  'hit.marker': HitFacts & { readonly cause: Blow['cause'] }
  'hit.rookie': Omit<HitFacts, 'marker' | 'needs'> & {
    readonly kept: string
    readonly other: string
    readonly otherType: HitType
    readonly otherNumber: number
  }
  'hit.disoriented': Who & { readonly mode: Mode }
  'hit.sun': Who & Checked & { readonly cancelled: boolean }
  'hit.cancelled': Who & { readonly by: Exclude<CancelOption['by'], 'take'> }
  // Break Away
  'fire.card': Who & { readonly card: string; readonly event: EventId }
  'fire.table': Who & Column & { readonly event: EventId; readonly hits: number }
  'event.skips': Who & { readonly event: EventId }
  'event.falls-away': Who
  'event.achtung': Who & { readonly escort: number; readonly box: ReturnBox | EvasiveBox }
  'event.bounced': Who & { readonly escort: number }
  'event.confused': Who & { readonly paid: boolean; readonly tp: number }
  'event.debris': Who & Checked & { readonly even: boolean }
  'event.friendly-fire': Who & Checked & { readonly even: boolean }
  'event.strafe': Who & TwoDice & { readonly needs: Needs; readonly strikes: boolean }
  /** `killed`, `exits`: up to which die. */
  'break-away.blackout': Who & {
    readonly die: number
    readonly killed: Needs
    readonly exits: Needs
    readonly outcome: 'killed' | 'exits' | 'awake'
  }
  'break-away.placed': Who & { readonly box: ReturnBox | EvasiveBox }
}
