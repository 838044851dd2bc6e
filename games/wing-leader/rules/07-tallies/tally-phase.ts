import { noted, type Option, type Procedure, SIX, type Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Side } from '../../pack/types.ts'
import type { Balloon, BalloonNo, Battle, Unit, UnitNo } from '../../state.ts'
import { choose, d6, note } from '../../vocabulary.ts'
import { counting, type Modifier, sumOf } from '../01-words/dice.ts'
import { altitudeOf, distance, isBehind, nameOf } from '../01-words/geometry.ts'
import { modelOf, named, unitAt } from '../01-words/units.ts'
import { hasContrails, isInTheSun, sightBetween, worseOfHaze } from '../04-sky.ts'
import { addOrders, giveOrder, type OrderOption, tallyAsLeader } from '../09-command/orders.ts'
import { getsRadioCall, warnByRadio } from '../09-command/radio.ts'
import { canSplit, isFlexible, split, wantsSplit } from '../09-command/splitting.ts'
import { checkWings, isLedBySigns, warnWings } from '../09-command/wings.ts'
import { isUp } from '../14-surface/zones.ts'
import {
  canReach,
  canTally,
  endStrafing,
  hasTally,
  isNearBalloon,
  loseFarBalloon,
  loseTally,
} from './tallies.ts'

/** The Tally Phase: one action of the active side at a time (6.0, 7.2). */

export interface RollOption extends Option {
  readonly act: 'roll'
  readonly unit: UnitNo
  readonly target: UnitNo
}

export interface DropOption extends Option {
  readonly act: 'drop'
  readonly unit: UnitNo
}

export interface TorpedoSplitOption extends Option {
  readonly act: 'split'
  readonly unit: UnitNo
}

export interface BalloonOption extends Option {
  readonly act: 'balloon'
  readonly unit: UnitNo
  readonly balloon: BalloonNo
}

export interface EndOption extends Option {
  readonly act: 'end'
}

export type TallyOption =
  | RollOption
  | DropOption
  | OrderOption
  | TorpedoSplitOption
  | BalloonOption
  | EndOption

const END: EndOption = { id: 'end', act: 'end', ends: true }

/** WL-7.2.2.b WL-7.2.2.c WL-Q-33 Targets out of sight or reach are lost as the phase begins, for both sides. */
export function beginTallies(battle: Battle): void {
  for (const unit of battle.units) {
    if (unit.tally !== undefined && !canReach(battle, unit, unitAt(battle, unit.tally)))
      loseTally(battle, unit)
    loseFarBalloon(battle, unit)
  }
}

/** WL-6.0.b WL-7.2.f The raider does all he wants, in any order. */
export function* raiderTallies(battle: Battle): Procedure<Step> {
  return (yield* takeAction(battle, 'raider')) ? 'raider-tally' : 'defender-tally'
}

/** Then the defender. */
export function* defenderTallies(battle: Battle): Procedure<Step> {
  if (yield* takeAction(battle, 'defender')) return 'defender-tally'
  checkWings(battle)
  return 'movement'
}

/** One action, and the warnings that it gives rise to; false if the side has done. */
function* takeAction(battle: Battle, side: Side): Procedure<boolean> {
  spreadWarnings(battle, side)
  const option = yield* choose(side, 'tally.action', actionsOf(battle, side))
  switch (option.act) {
    case 'end':
      return false
    case 'roll':
      yield* rollTally(battle, unitAt(battle, option.unit), unitAt(battle, option.target))
      break
    case 'drop':
      dropTally(battle, unitAt(battle, option.unit))
      break
    case 'balloon':
      tallyBalloon(battle, unitAt(battle, option.unit), option.balloon)
      break
    case 'split':
      yield* split(battle, unitAt(battle, option.unit))
      break
    default:
      yield* giveOrder(battle, option)
  }
  spreadWarnings(battle, side)
  return true
}

function spreadWarnings(battle: Battle, side: Side): void {
  warnByRadio(battle, side)
  warnWings(battle, side)
}

export function actionsOf(battle: Battle, side: Side): TallyOption[] {
  const options: TallyOption[] = [END]
  for (const unit of battle.units) {
    if (unit.side !== side || unit.at !== 'map') continue
    if (hasTally(unit)) addDrop(unit, options)
    else {
      addRolls(battle, unit, options)
      addBalloons(battle, unit, options)
    }
    addTorpedoSplit(battle, unit, options)
  }
  for (const wing of battle.wings) if (wing.side === side) addOrders(battle, wing, options)
  return options
}

/** WL-7.2.2.e Not again and again what comes without a roll; WL-7.2.2.f never out of a dogfight. */
function addDrop(unit: Unit, options: TallyOption[]): void {
  if (unit.dogfight !== undefined || unit.deeds.droppedTally) return
  options.push({ id: `drop/${unit.id}`, on: [`unit:${unit.no}`], act: 'drop', unit: unit.no, rare: true })
}

function dropTally(battle: Battle, unit: Unit): void {
  unit.deeds.droppedTally = true
  loseTally(battle, unit)
}

/** WL-7.2.b WL-7.2.e One roll a phase for a unit on the map without a tally. */
function addRolls(battle: Battle, unit: Unit, options: TallyOption[]): void {
  if (unit.deeds.rolledTally || unit.deeds.mayNotRoll || !canTally(battle, unit)) return
  if (wingHasRolled(battle, unit)) return
  const here = isPinned(battle, unit)
  for (const target of battle.units) {
    if (target.side === unit.side || (here && target.square !== unit.square)) continue
    if (!canReach(battle, unit, target)) continue
    options.push({
      id: `roll/${unit.id}/${target.id}`,
      on: [`unit:${unit.no}`, `unit:${target.no}`],
      act: 'roll',
      rolls: true,
      unit: unit.no,
      target: target.no,
      ...(isHopeless(battle, unit, target) && { rare: true }),
    })
  }
}

/** WL-7.2.1.a A roll that no die can win: nobody is likely to want it. */
export function isHopeless(battle: Battle, unit: Unit, target: Unit): boolean {
  const modifiers = tallyModifiers(battle, unit, target)
  return dieForTally(distance(unit.square, target.square), modifiers) > SIX.length
}

/** WL-9.5.5.1.b By signs only one unit of a wing may roll in a turn. */
function wingHasRolled(battle: Battle, unit: Unit): boolean {
  if (unit.wing === undefined) return false
  const { leader } = battle.wings[unit.wing] ?? {}
  if (leader === undefined || !isLedBySigns(battle, unitAt(battle, leader))) return false
  for (const other of battle.units) if (other.wing === unit.wing && other.deeds.rolledTally) return true
  return false
}

/** WL-7.2.d With an unbroken enemy in its square it sees nothing else. */
function isPinned(battle: Battle, unit: Unit): boolean {
  for (const other of battle.units)
    if (other.side !== unit.side && other.at === 'map' && !other.broken && other.square === unit.square)
      return true
  return false
}

/** WL-7.2.1.a The total must beat the distance. */
function* rollTally(battle: Battle, unit: Unit, target: Unit): Procedure {
  unit.deeds.rolledTally = true
  // WL-7.2.2.e What it gains by the roll may be dropped in its turn.
  unit.deeds.droppedTally = false
  const modifiers = tallyModifiers(battle, unit, target)
  const reach = distance(unit.square, target.square)
  const needed = dieForTally(reach, modifiers)
  const die = yield* d6('tally.roll', [`unit:${unit.no}`, `unit:${target.no}`], needed)
  const total = die + sumOf(modifiers)
  const success = die >= needed
  if (noted())
    note('WL-7.2.1.a', 'tally-roll', {
      ...named(unit),
      target: named(target),
      dice: [die],
      modifiers,
      total,
      distance: reach,
      success,
    })
  if (success) yield* succeed(battle, unit, target)
}

/** WL-1.1.j WL-C-12 They add together; only those that are not 0. */
export function tallyModifiers(battle: Battle, unit: Unit, target: Unit): Modifier[] {
  const { tally } = packOf(battle).pack.tables
  return counting(
    // WL-7.2.1.c
    isUnseenBehind(battle, unit, target) && { id: 'behind', by: tally.behind },
    // WL-7.2.1.d
    isInTheSun(battle, unit.square, target.square) && { id: 'sun', by: tally.inTheSun },
    // WL-7.2.1.e WL-4.7.d WL-4.7.1.a
    { id: 'weather', by: -weatherOnTally(battle, unit, target) },
    // WL-7.2.1.f WL-C-13
    getsRadioCall(battle, unit, target) && { id: 'radio', by: tally.radioCall },
    // WL-Q-03 WL-C-14
    hasContrails(battle, target.square) && { id: 'contrails', by: tally.contrails },
  )
}

/** WL-7.2.1.a What the die must show at least: the total has to beat the distance. */
export function dieForTally(reach: number, modifiers: readonly Modifier[]): number {
  return reach + 1 - sumOf(modifiers)
}

function weatherOnTally(battle: Battle, unit: Unit, target: Unit): number {
  return worseOfHaze(battle, sightBetween(battle, unit.square, target.square), unit.square, target.square)
}

/** WL-7.2.1.g WL-3.3.j Rear View sees what is behind and above; WL-7.2.1.h a Lufbery has no behind. */
function isUnseenBehind(battle: Battle, unit: Unit, target: Unit): boolean {
  if (unit.lufbery || !isBehind(unit.square, unit.facing, target.square)) return false
  const higher = altitudeOf(target.square) > altitudeOf(unit.square)
  return !(higher && modelOf(battle, unit).abilities.rearView)
}

/** WL-9.3.d WL-15.2.4.d A flexible squadron may send one flight after the target and keep the other. */
function* succeed(battle: Battle, unit: Unit, target: Unit): Procedure {
  let hunter = unit
  // WL-9.3.1.d WL-9.3.1.e WL-9.3.1.f The other flight keeps mission and Vector.
  if (isFlexible(battle, unit) && canSplit(battle, unit) && (yield* wantsSplit(unit, 'tally.split')))
    hunter = (yield* split(battle, unit))[0]
  if (hunter.at === 'map') yield* tallyAsLeader(battle, hunter, target)
}

/** WL-14.3.a WL-Q-88 Sweeps may go for a balloon without a roll, whatever the weather; it alerts nobody. */
function addBalloons(battle: Battle, unit: Unit, options: TallyOption[]): void {
  if (unit.mission !== 'sweep' || unit.broken || unit.home !== undefined || unit.dogfight !== undefined)
    return
  for (const balloon of battle.balloons)
    if (isTarget(balloon, unit) && isNearBalloon(battle, unit, balloon.no))
      options.push({
        id: `balloon/${unit.id}/${balloon.no}`,
        on: [`unit:${unit.no}`, `balloon:${balloon.no}`],
        act: 'balloon',
        unit: unit.no,
        balloon: balloon.no,
      })
}

function isTarget(balloon: Balloon, unit: Unit): boolean {
  return balloon.side !== unit.side && isUp(balloon)
}

function tallyBalloon(battle: Battle, unit: Unit, balloon: BalloonNo): void {
  unit.balloon = balloon
  unit.formUp = undefined
  endStrafing(unit)
  const { square } = battle.balloons[balloon] as Balloon
  if (noted()) note('WL-14.3.a', 'balloon-tallied', { ...named(unit), balloon, square: nameOf(square) })
}

/** WL-9.3.f So as to attack from two sides. */
function addTorpedoSplit(battle: Battle, unit: Unit, options: TallyOption[]): void {
  if (unit.load !== 'torpedo' || !canSplit(battle, unit)) return
  options.push({ id: `split/${unit.id}`, on: [`unit:${unit.no}`], act: 'split', unit: unit.no })
}
