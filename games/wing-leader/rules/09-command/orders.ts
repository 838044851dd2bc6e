import { noted, type Option, type Procedure } from '@tallyho/engine'
import type { Battle, Square, Unit, UnitNo, Wing } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { isAvailable, named, unitAt } from '../01-words/units.ts'
import { canReach, canTally, hasTally, placeTally } from '../07-tallies/tallies.ts'
import { canSplit, split, wantsSplit } from './splitting.ts'
import { breakUp, formationOf, isLedBySigns, leadsWing } from './wings.ts'

/** Orders of wing leaders in the Tally Phase (9.5.5). */

export interface OrderOption extends Option {
  readonly act: 'order' | 'order-split' | 'all'
  /** Who gets the order; for the whole wing, its leader. */
  readonly unit: UnitNo
  readonly target: UnitNo
}

export interface LastOption extends Option {
  readonly order?: OrderOption
}

export interface TargetOption extends Option {
  readonly target: UnitNo
}

/** WL-9.5.5.a WL-9.5.5.e Every order that a wing's leader may give now. */
export function addOrders(battle: Battle, wing: Wing, options: Option[]): void {
  if (wing.leader === undefined) return
  const leader = unitAt(battle, wing.leader)
  if (leader.at !== 'map' || !isAvailable(battle, leader)) return
  const bySigns = isLedBySigns(battle, leader)
  // WL-9.5.5.1.c One order is all that signs can tell.
  if (bySigns && hasOrdered(battle, wing)) return
  const tallied = talliedForWing(battle, wing, leader)
  if (tallied.length === 0) return
  const targets = withFormations(battle, tallied)
  const recipients = recipientsOf(battle, wing, leader)
  for (const unit of recipients) {
    // WL-9.5.5.g WL-9.3.c WL-9.5.5.1.d By signs he can split his own squadron alone.
    const splits = canSplit(battle, unit) && (!bySigns || unit === leader)
    for (const no of targets) {
      const target = unitAt(battle, no)
      if (!canReach(battle, unit, target)) continue
      const on = [`unit:${unit.no}`, `unit:${no}`]
      options.push(orderOf('order', unit, target, on))
      if (splits) options.push(orderOf('order-split', unit, target, on))
    }
  }
  if (bySigns) addWholeWing(battle, leader, recipients, tallied, options)
}

function orderOf(act: OrderOption['act'], unit: Unit, target: Unit, on: readonly string[]): OrderOption {
  return { id: `${act}/${unit.id}/${target.id}`, on, act, unit: unit.no, target: target.no }
}

/** One choice for each enemy formation that a tally makes eligible. */
function addWholeWing(
  battle: Battle,
  leader: Unit,
  recipients: readonly Unit[],
  tallied: readonly UnitNo[],
  options: Option[],
): void {
  const isMany = recipients.length > 1 || (recipients[0] === leader && canSplit(battle, leader))
  if (!isMany) return
  const covered: UnitNo[] = []
  for (const no of tallied) {
    if (covered.includes(no)) continue
    const target = unitAt(battle, no)
    const formation = formationOf(battle, target)
    covered.push(...formation)
    if (recipients.some(unit => reachesAny(battle, unit, formation))) {
      const on = formation.map(one => `unit:${one}`)
      options.push(orderOf('all', leader, target, on))
    }
  }
}

function reachesAny(battle: Battle, unit: Unit, formation: readonly UnitNo[]): boolean {
  return formation.some(no => canReach(battle, unit, unitAt(battle, no)))
}

function hasOrdered(battle: Battle, wing: Wing): boolean {
  for (const unit of battle.units) if (unit.wing === wing.no && unit.deeds.ordered) return true
  return false
}

/** WL-9.5.5.c WL-9.5.5.d Enemies tallied by anybody on the wing's net; WL-9.5.5.1.e without a net, by the wing itself. */
function talliedForWing(battle: Battle, wing: Wing, leader: Unit): UnitNo[] {
  const tallied: UnitNo[] = []
  for (const unit of battle.units) {
    if (unit.tally === undefined || unit.side !== wing.side || unit.at !== 'map') continue
    const reports = leader.net === undefined ? unit.wing === wing.no : unit.net === leader.net
    if (reports && !tallied.includes(unit.tally)) tallied.push(unit.tally)
  }
  return tallied
}

function withFormations(battle: Battle, tallied: readonly UnitNo[]): UnitNo[] {
  const targets: UnitNo[] = []
  for (const no of tallied) {
    if (targets.includes(no)) continue
    for (const one of formationOf(battle, unitAt(battle, no))) if (!targets.includes(one)) targets.push(one)
  }
  return targets
}

/** WL-9.5.5.a WL-9.5.5.f WL-9.5.5.h Available units in the wing's formation without a tally, the leader's included. */
function recipientsOf(battle: Battle, wing: Wing, leader: Unit): Unit[] {
  const formation = formationOf(battle, leader)
  const units: Unit[] = []
  for (const unit of battle.units)
    if (unit.wing === wing.no && formation.includes(unit.no) && canTakeOrder(battle, unit)) units.push(unit)
  return units
}

function canTakeOrder(battle: Battle, unit: Unit): boolean {
  return !hasTally(unit) && canTally(battle, unit) && isAvailable(battle, unit)
}

export function* giveOrder(battle: Battle, { act, unit: no, target: on }: OrderOption): Procedure {
  const unit = unitAt(battle, no)
  const target = unitAt(battle, on)
  if (act === 'all') return yield* orderAll(battle, unit, target)
  yield* takeOrder(battle, act === 'order-split' ? (yield* split(battle, unit))[0] : unit, target)
}

/** WL-9.5.5.b The tally comes without a roll; WL-Q-36 even past enemies in the unit's own square. */
function* takeOrder(battle: Battle, unit: Unit, target: Unit): Procedure {
  if (unit.at !== 'map') return
  unit.deeds.ordered = true
  if (noted()) note('WL-9.5.5.b', 'ordered', { ...named(unit), target: named(target) })
  yield* tallyAsLeader(battle, unit, target)
}

/** A tally in the Tally Phase: WL-9.5.2.d a leader who takes one gives his last orders before the wing breaks up. */
export function* tallyAsLeader(battle: Battle, unit: Unit, target: Unit): Procedure {
  const wing = leadsWing(battle, unit) ? battle.wings[unit.wing as number] : undefined
  const { vector } = unit
  placeTally(battle, unit, target)
  if (wing) yield* giveLastOrders(battle, wing, vector)
}

const NO_MORE: LastOption = { id: 'no-more', ends: true }

function* giveLastOrders(battle: Battle, wing: Wing, vector: Square | undefined): Procedure {
  while (wing.leader !== undefined) {
    const orders: OrderOption[] = []
    addOrders(battle, wing, orders)
    const options: LastOption[] = [NO_MORE]
    for (const order of orders) options.push({ id: order.id, ...(order.on && { on: order.on }), order })
    const { order } = yield* choose(wing.side, 'tally.last-orders', options, [`unit:${wing.leader}`])
    if (order === undefined) break
    yield* giveOrder(battle, order)
  }
  if (wing.leader !== undefined) breakUp(battle, wing, vector)
}

/** WL-9.5.5.1.c The whole wing at one enemy unit or at units of its formation, each as the leader says. */
function* orderAll(battle: Battle, leader: Unit, anchor: Unit): Procedure {
  const wing = battle.wings[leader.wing as number] as Wing
  const { vector } = leader
  const joinsIn = !hasTally(leader)
  const formation = formationOf(battle, anchor)
  // WL-9.5.5.1.d WL-9.3.c He splits only what he sends.
  const splits = joinsIn && canSplit(battle, leader) && reachesAny(battle, leader, formation)
  if (splits && (yield* wantsSplit(leader, 'tally.split-leader'))) yield* split(battle, leader)
  if (wing.leader === undefined) return
  for (const unit of recipientsOf(battle, wing, unitAt(battle, wing.leader))) {
    const options: TargetOption[] = []
    for (const no of formation) {
      const target = unitAt(battle, no)
      if (canReach(battle, unit, target))
        options.push({ id: `target/${target.id}`, on: [`unit:${no}`], target: no })
    }
    if (options.length === 0) continue
    const { target } = yield* choose(unit.side, 'tally.order-target', options, [`unit:${unit.no}`])
    unit.deeds.ordered = true
    if (noted()) note('WL-9.5.5.1.c', 'ordered', { ...named(unit), target: named(unitAt(battle, target)) })
    placeTally(battle, unit, unitAt(battle, target))
  }
  if (joinsIn && hasTally(unitAt(battle, wing.leader))) breakUp(battle, wing, vector)
}
