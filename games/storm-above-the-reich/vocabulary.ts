import { type Option, type Outcome, vocabulary } from '@tallyho/engine'
import type { Penalty, Skill } from './pack/types.ts'
import type { SpendOption } from './rules/02-pilots/experience.ts'
import type { RollOption } from './rules/02-pilots/hospital.ts'
import type { PenaltyOption, PilotOption, SkillOption } from './rules/02-pilots/muster.ts'
import type { ReplaceOption } from './rules/02-pilots/replacements.ts'
import type { Quick, QuickOption } from './rules/02-pilots/skills.ts'
import type { BuyOption, FitOption } from './rules/03-set-up/operations.ts'
import type {
  BomberOption,
  BoxOption,
  ElementOption,
  EscortOption,
  FighterOption,
  MarkerOption,
  MaybeFighter,
} from './rules/05-map/options.ts'
import type { EntryOption } from './rules/07-move/entry.ts'
import type { MoveOption, MoverOption } from './rules/07-move/move.ts'
import type { ReturnOption } from './rules/08-return.ts'
import type { GroupOption } from './rules/09-escort/stations.ts'
import type { CombatOption, TypeOption } from './rules/10-aerial-combat/aerial-combat.ts'
import type { WileyPlace } from './rules/10-aerial-combat/combat-results.ts'
import type { AimOption, FireOption } from './rules/12-blast/blast.ts'
import type { HandOption, TargetOption } from './rules/15-approach.ts'
import type { ManeuverOption, ModeOption } from './rules/16-engage/engage.ts'
import type { EscapeOption } from './rules/17-collision/collision.ts'
import type { FlyerOption, LeaveOption } from './rules/17-collision/proximity.ts'
import type { SchwarmOption } from './rules/18-advantages/advantages.ts'
import type { ResultOption } from './rules/20-burst/burst-results.ts'
import type { CancelOption } from './rules/20-burst/hits.ts'
import type { BouncedOption } from './rules/21-continuing-fire/events.ts'
import type { CommandOption } from './rules/24-commands.ts'
import type { SetUpItem } from './state.ts'
import type { AttackNotes } from './vocabulary/attack-notes.ts'
import type { MissionNotes } from './vocabulary/mission-notes.ts'

/** What the game asks, and what an answer carries; in the order of the rulebook. */
export interface Asks extends CommandAsks, QuickAsks {
  // Campaign and pilots
  'muster.experte': PilotOption
  'muster.skill': SkillOption
  'muster.green': PilotOption
  'muster.penalty': PenaltyOption
  'quarters.replace': ReplaceOption
  'quarters.penalty': PenaltyOption
  'quarters.spend': SpendOption
  'quarters.skill': SkillOption
  'hospital.roll': RollOption
  // Mission set-up
  'operations.buy': BuyOption
  'operations.fit': FitOption
  'escort.place': Option & { readonly id: 'now' | 'later' }
  'briefing.fly': Option & { readonly id: 'fly' | 'abort' }
  // Move and Return Phases
  'entry.contrails': Option & { readonly id: 'contrails' | 'low' }
  'entry.next': MaybeFighter
  'entry.to': EntryOption
  'move.next': MoverOption
  'move.to': MoveOption
  'return.to': ReturnOption
  // Escort Phase
  'escort.skip': Option & { readonly id: 'skip' | 'play' }
  'escort.to': BoxOption
  'escort.marker': EscortOption
  'station.marker': EscortOption
  'station.to': BoxOption
  'station.dogfight': GroupOption
  'peel-off.marker': EscortOption
  'combat.next': CombatOption
  'combat.type': TypeOption
  'combat.marker': EscortOption
  'combat.wiley': MaybeFighter
  'combat.wiley-to': WileyPlace
  'combat.excess': MaybeFighter
  // Recovery Phase
  'recovery.next': MaybeFighter
  'recovery.marker': MarkerOption
  // Blast & Flak Phase
  'blast.aim': AimOption
  'blast.element': ElementOption
  'blast.fire': FireOption
  'cable.bomber': BomberOption
  'rockets.bomber': BomberOption
  'rockets.other': BomberOption
  'far.bomber': BomberOption
  'flak.fighter': MaybeFighter
  // Cohesion Phase
  'cohesion.next': ElementOption
  'cohesion.detonation': ElementOption
  'leader.shift': BomberOption
  // Attack Phase: Approach and Engage
  'approach.next': MaybeFighter
  'approach.target': TargetOption
  'approach.past': HandOption
  'engage.mode': ModeOption
  'engage.maneuver': ManeuverOption
  'collision.next': FighterOption
  'collision.flyer': FlyerOption
  'collision.marker': MarkerOption
  'collision.leave': LeaveOption
  'collision.escape': EscapeOption
  'collision.return': EscapeOption
  'collision.bomber': BomberOption
  'element.level': ElementOption
  'element.veer': ElementOption
  'element.partner': ElementOption
  'element.advantage': ElementOption
  // Burst
  'burst.next': MaybeFighter
  'burst.result': ResultOption
  'burst.ride': Option & { readonly id: 'again' | 'drop-back' }
  'damage.marker': MarkerOption
  'hit.cancel': CancelOption
  'hit.marker': MarkerOption
  // Break Away
  'fire.next': MaybeFighter
  'fire.schwarm': SchwarmOption
  'event.escort': EscortOption
  'event.nearest': BomberOption
  'event.strafe': BomberOption
  'event.bounced': BouncedOption
}

/** SR-CMD-01 One for each set-up die. */
type CommandAsks = { readonly [I in SetUpItem as `command.${I}`]: CommandOption<I> }

/** SR-PIL-14 One for each moment at which a change of mode may be of use. */
type QuickAsks = { readonly [Q in Quick as `quick.${Q}`]: QuickOption }

/** What the log tells, and the facts of each line. */
export interface Notes extends MissionNotes, AttackNotes {}

/** What is rolled, drawn and picked at random. */
export interface Rolls extends SetUpRolls {
  'muster.experte': Outcome
  'muster.green': Outcome
  'pilot.skill': Outcome & { readonly id: Skill }
  'pilot.penalty': Outcome & { readonly id: Penalty }
  'hospital.return': Outcome
  'erosion.roll': Outcome
  'erosion.pilot': Outcome
  'escort.set-up': Outcome
  'escort.number': Outcome
  'station.roll': Outcome
  'combat.roll': Outcome
  'combat.kill': Outcome
  'combat.victim': Outcome
  'combat.bail-out': Outcome
  'recovery.roll': Outcome
  'cable.red': Outcome
  'cable.black': Outcome
  'cable.impact': Outcome
  'rockets.red': Outcome
  'rockets.black': Outcome
  'far.red': Outcome
  'far.black': Outcome
  'flak.roll': Outcome
  'flak.random': Outcome
  'cohesion.roll': Outcome
  'cohesion.falls': Outcome
  'collision.veer': Outcome
  'collision.impact': Outcome
  'collision.crash': Outcome
  'collision.partner': Outcome
  'card.nose': Outcome
  'card.tail': Outcome
  'card.oblique': Outcome
  'card.fire': Outcome
  'damage.draw': Outcome
  'damage.catastrophe': Outcome
  'damage.jam': Outcome
  'hit.draw': Outcome
  'hit.sun': Outcome
  'proximity.draw': Outcome
  'event.debris': Outcome
  'event.friendly-fire': Outcome
  'event.strafe.red': Outcome
  'event.strafe.black': Outcome
  'blackout.roll': Outcome
  'fate.roll': Outcome
  'fate.bail-out': Outcome
}

/** SR-SET-01 SR-SIT-01 */
type SetUpRolls = { readonly [I in SetUpItem as `setup.${I}`]: Outcome }

export const { choose, stop, chance, d10, draw, pick, note, factsIf, factsIn, readBy } = vocabulary<
  Asks,
  Notes,
  Rolls
>()
