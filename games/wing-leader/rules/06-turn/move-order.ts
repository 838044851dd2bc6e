import type { Option, Procedure, Step } from '@tallyho/engine'
import { SIDES } from '../../pack/types.ts'
import type { Battle, Movement, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { isBomber, isEscort, isFighter, named, sharesSquareWithEnemy, unitAt } from '../01-words/units.ts'
import { aboutUnit } from '../08-movement/move-options.ts'
import { straightPlanOf } from '../09-command/plans.ts'
import { checkWings } from '../09-command/wings.ts'
import { moveDogfight } from '../10-air-combat/dogfight-movement.ts'
import { membersOf } from '../10-air-combat/dogfights.ts'
import { byInitiative, initiativeOrder } from './initiative.ts'

/** Who moves when (6.1). WL-6.0.c Everything that happens in movement happens inside some unit's move. */

export interface DogfightOption extends Option {
  readonly dogfight: number
}

export interface MoverOption extends Option {
  /** Undefined: all that are left, each straight on. */
  readonly unit?: UnitNo
}

const ALL: MoverOption = { id: 'all', ends: true }

/** The Movement Phase begins. */
export function* beginMovement(battle: Battle): Procedure<Step> {
  for (const unit of battle.units) {
    if (unit.at !== 'map' && unit.at !== 'edge') continue
    const { deeds } = unit
    deeds.began = unit.square
    deeds.beganFacing = unit.facing
    deeds.beganMixed = unit.at === 'map' && sharesSquareWithEnemy(battle, unit)
    deeds.ordinal = undefined
    deeds.track = []
    // WL-13.7.f WL-15.3.5.1.a It was for the turn of the take-off, or for the torpedo run.
    if (unit.slow && !deeds.tookOff && unit.profile?.kind !== 'torpedo') unit.slow = false
  }
  battle.movement = {
    step: 1,
    ordinal: 0,
    dogfights: yield* orderDogfights(battle),
    queue: [],
    order: [],
    steady: undefined,
    followed: [],
  }
  return 'move-order'
}

/** WL-6.1.3.b The raider settles the order before any of them rolls. */
function* orderDogfights(battle: Battle): Procedure<number[]> {
  const waiting = [...battle.dogfights]
  const order: number[] = []
  while (waiting.length > 0) {
    const options = waiting.map((dogfight): DogfightOption => {
      const on = membersOf(battle, dogfight).map(({ no }) => `unit:${no}`)
      return { id: `dogfight/${dogfight}`, on, dogfight }
    })
    const { dogfight } = yield* choose('raider', 'movement.dogfights', options)
    waiting.splice(waiting.indexOf(dogfight), 1)
    order.push(dogfight)
  }
  return order
}

/** WL-6.1.a WL-6.1.b The next unit to move: whoever follows a tally first, else the next of the step. */
export function* orderMoves(battle: Battle): Procedure<Step> {
  const movement = battle.movement as Movement
  while (movement.queue.length === 0) {
    const followers = nextFollowers(battle, movement)
    const movers = followers.length > 0 ? NOBODY : moversOfStep(battle, movement)
    if (followers.length > 0) movement.queue = yield* initiativeOrder(battle, followers)
    else if (movement.dogfights.length > 0) yield* moveNextDogfight(battle, movement)
    else if (movers.length > 0) movement.queue.push(yield* chooseNext(battle, movement, movers))
    else if (callFighter(battle, movement)) break
    else if (movement.step === 5) return endMovement(battle)
    else yield* beginStep(battle, movement)
  }
  return 'move'
}

function* beginStep(battle: Battle, movement: Movement): Procedure {
  movement.step = (movement.step + 1) as Movement['step']
  movement.steady = undefined
  if (movement.step >= 4) movement.order = yield* initiativeOrder(battle, fightersOfStep(battle, movement))
}

function endMovement(battle: Battle): Step {
  battle.movement = undefined
  checkWings(battle)
  return 'flak'
}

/** Its slot in the move order has not come yet. */
function isDue(unit: Unit): boolean {
  return (
    unit.deeds.ordinal === undefined &&
    unit.dogfight === undefined &&
    (unit.at === 'map' || unit.at === 'edge')
  )
}

/** WL-6.1.d WL-Q-16 The slot counts later, whether the unit moves in it or cannot. */
export function takeSlot(movement: Movement, unit: Unit): void {
  unit.deeds.ordinal = movement.ordinal
  movement.ordinal += 1
}

/** WL-6.1.2.a WL-6.1.2.d WL-Q-11 Fighters with a tally on units that moved, level by level. */
function nextFollowers(battle: Battle, { followed }: Movement): UnitNo[] {
  for (let target = followed.shift(); target !== undefined; target = followed.shift()) {
    const followers = followersOf(battle, [target])
    if (followers.length > 0) return followers
  }
  return []
}

/** WL-6.1.2.b Those of one target, or of one dogfight; they go by initiative. */
function followersOf(battle: Battle, targets: readonly UnitNo[]): UnitNo[] {
  const followers: UnitNo[] = []
  for (const unit of battle.units)
    if (unit.tally !== undefined && isDue(unit) && targets.includes(unit.tally)) followers.push(unit.no)
  return followers
}

/** WL-6.1.3.a All members move at once, in one slot. */
function* moveNextDogfight(battle: Battle, movement: Movement): Procedure {
  const dogfight = movement.dogfights.shift() as number
  const members = membersOf(battle, dogfight)
  for (const unit of members) unit.deeds.ordinal = movement.ordinal
  movement.ordinal += 1
  yield* moveDogfight(battle, dogfight)
  const followers = followersOf(
    battle,
    members.map(({ no }) => no),
  )
  movement.queue = yield* initiativeOrder(battle, followers)
}

const NOBODY: readonly MoverOption[] = []

/** WL-6.1.4.a WL-Q-08 Escorts or bombers that are due in the step: the raider's all, then the defender's all. */
function moversOfStep(battle: Battle, { step }: Movement): readonly MoverOption[] {
  if (step !== 2 && step !== 3) return NOBODY
  const belongs = step === 2 ? isEscort : isBomber
  for (const side of SIDES) {
    const options: MoverOption[] = []
    for (const unit of battle.units)
      if (unit.side === side && belongs(unit) && isDue(unit))
        options.push({ id: `move/${unit.id}`, on: aboutUnit(unit), unit: unit.no })
    if (options.length > 0) return options
  }
  return NOBODY
}

/** WL-6.1.4.a In any order, as their player likes. */
function* chooseNext(battle: Battle, movement: Movement, movers: readonly MoverOption[]): Procedure<UnitNo> {
  const first = (movers[0] as MoverOption).unit as UnitNo
  const { side } = unitAt(battle, first)
  if (movement.steady === side || movers.length === 1) return first
  const options = mayFlySteady(battle, movers) ? [...movers, ALL] : movers
  const { unit } = yield* choose(side, 'movement.next', options)
  if (unit === undefined) movement.steady = side
  return unit ?? first
}

/** Straight on is what the mission of some of them asks. */
function mayFlySteady(battle: Battle, options: readonly MoverOption[]): boolean {
  return options.some(({ unit }) => straightPlanOf(battle, unitAt(battle, unit as UnitNo)) !== undefined)
}

/** Its player wants nothing but the course of this escort or bomber. */
export function isSteady(battle: Battle, unit: Unit): boolean {
  const { steady, step } = battle.movement ?? {}
  return steady === unit.side && (step === 2 ? isEscort(unit) : isBomber(unit))
}

/** WL-6.1.c WL-Q-14 WL-Q-15 Fighters that wait for nobody, by alert state; ex-escorts are among them. */
function fightersOfStep(battle: Battle, { step }: Movement): UnitNo[] {
  const fighters: UnitNo[] = []
  for (const unit of battle.units)
    if (isDue(unit) && isFighter(unit) && unit.alerted === (step === 5) && waitsForNobody(battle, unit))
      fighters.push(unit.no)
  return fighters
}

/** WL-6.1.2.c WL-6.1.2.e WL-6.1.2.f WL-Q-12 No tally, or one of a circle: initiative puts its first member first. */
function waitsForNobody(battle: Battle, unit: Unit): boolean {
  let target = unit.tally
  for (let links = 0; target !== undefined && links < battle.units.length; links++) {
    if (target === unit.no) return true
    target = unitAt(battle, target).tally
  }
  return unit.tally === undefined
}

/** Steps 4 and 5: the next in the order of initiative. */
function callFighter(battle: Battle, movement: Movement): boolean {
  const { order, queue } = movement
  if (movement.step === 5) callLatecomers(battle, movement)
  for (let no = order.shift(); no !== undefined; no = order.shift()) {
    if (!isDue(unitAt(battle, no))) continue
    queue.push(no)
    return true
  }
  return false
}

/** WL-7.2.2.i WL-Q-13 Whoever lost its tally while others moved comes in by initiative: next, if its place is past. */
function callLatecomers(battle: Battle, { order }: Movement): void {
  for (const unit of battle.units) {
    if (!isDue(unit) || order.includes(unit.no)) continue
    if (!waitsForNobody(battle, unit) && order.length > 0) continue
    let place = 0
    while (place < order.length && byInitiative(battle, unitAt(battle, order[place] as UnitNo), unit) < 0)
      place += 1
    order.splice(place, 0, unit.no)
    note('WL-7.2.2.i', 'latecomer', named(unit))
  }
}
