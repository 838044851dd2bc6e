import { noted, type Option, type Procedure } from '@tallyho/engine'
import { SIDES, type Side } from '../../pack/types.ts'
import type { Battle, Fight, Unit, UnitNo } from '../../state.ts'
import { choose, chooseTogether, d6, note, type Rolled } from '../../vocabulary.ts'
import { counting, type Modifier, sumOf } from '../01-words/dice.ts'
import { FACINGS, nameOf } from '../01-words/geometry.ts'
import { enemyOf, isFighter, modelOf, named, unitAt } from '../01-words/units.ts'
import { basicSpeed } from '../03-aircraft/ratings.ts'
import { gainTally } from '../07-tallies/tallies.ts'
import { faceAnew } from './cohesion.ts'

/** Dogfights: how they begin, who is in them, how they end (10.8, 10.8.1). */

export function membersOf(battle: Battle, dogfight: number): Unit[] {
  return battle.units.filter(unit => unit.dogfight === dogfight)
}

/** WL-13.4.3.i A Lufbery ends where a dogfight begins; the stack has no facing until it breaks up. */
function joinDogfight(unit: Unit, dogfight: number): void {
  unit.dogfight = dogfight
  unit.lufbery = false
  unit.circling = false
  if (noted())
    note('WL-10.8.1.b', 'dogfight-joined', { ...named(unit), dogfight, square: nameOf(unit.square) })
}

/** WL-10.8.1.b A unit whose move ends in its target's dogfight is in it at once. WL-Q-65 */
export function joinTargetsDogfight(battle: Battle, unit: Unit): void {
  if (unit.tally === undefined || unit.dogfight !== undefined || !canDogfight(battle, unit)) return
  const target = unitAt(battle, unit.tally)
  if (target.dogfight !== undefined && target.square === unit.square) joinDogfight(unit, target.dogfight)
}

export function leaveDogfight(unit: Unit): void {
  unit.dogfight = undefined
}

/** WL-10.8.d WL-10.8.e Unbroken fighters; loaded fighter-bombers are bombers, and rocket planes never join. */
function canDogfight(battle: Battle, unit: Unit): boolean {
  return (
    unit.at === 'map' &&
    isFighter(unit) &&
    !unit.broken &&
    modelOf(battle, unit).abilities.rocket === undefined
  )
}

/** The units of a combat that could enter a dogfight. */
export function dogfighters(battle: Battle, units: readonly UnitNo[]): Unit[] {
  return units.map(no => unitAt(battle, no)).filter(unit => canDogfight(battle, unit))
}

export interface WillOption extends Option {
  readonly willing: boolean
}

const AGREE: WillOption = { id: 'dogfight', willing: true }
const REFUSE: WillOption = { id: 'refuse', willing: false }
const EITHER: readonly WillOption[] = [AGREE, REFUSE]

/** WL-10.8.a After cohesion, if both sides have fighters left. WL-Q-67 No second look at a dogfight in being. */
export function* seekDogfight(battle: Battle, fight: Fight): Procedure {
  if (fight.dogfight) return
  const attackers = dogfighters(battle, fight.attackers)
  const defenders = dogfighters(battle, fight.defenders)
  if (attackers.length === 0 || defenders.length === 0) return
  const { attack, defence } = yield* askBoth(fight, defenders)
  if (attack !== defence) {
    const willing = attack ? attackers : defenders
    const refusing = attack ? defenders : attackers
    if (!(yield* forceDogfight(battle, fight, willing, refusing))) return
  } else if (!attack) {
    note('WL-10.8.a', 'no-dogfight', { square: nameOf(fight.square) })
    return
  }
  beginDogfight(battle, fight, [...attackers, ...defenders])
}

/** WL-Q-66 Both say in secret. WL-10.8.f WL-13.4.2.f WL-13.4.3.h Who evaded or circled in a Lufbery must refuse. */
function* askBoth(
  fight: Fight,
  defenders: readonly Unit[],
): Procedure<{ attack: boolean; defence: boolean }> {
  const ask = 'dogfight.will' as const
  if (usedDefences(fight) || defenders.some(({ lufbery }) => lufbery)) {
    const { willing } = yield* choose(fight.attacking, ask, EITHER)
    return { attack: willing, defence: false }
  }
  const [attack, defence] = yield* chooseTogether([
    { seat: fight.attacking, ask, options: EITHER },
    { seat: enemyOf(fight.attacking), ask, options: EITHER },
  ])
  return { attack: attack?.willing === true, defence: defence?.willing === true }
}

/** The defender took the modifiers of evasion or of a Lufbery in this combat. */
function usedDefences(fight: Fight): boolean {
  return fight.evading || fight.lufbery
}

/** WL-10.8.b WL-10.8.i One side refuses: both roll, and the willing side wins a tie. WL-EX-52 */
function* forceDogfight(
  battle: Battle,
  fight: Fight,
  willing: readonly Unit[],
  refusing: readonly Unit[],
): Procedure<boolean> {
  // WL-10.8.c WL-Q-66 The refusing side names its unit first.
  const runner = yield* chooseRoller(refusing)
  const chaser = yield* chooseRoller(willing)
  const flight = yield* rollEntry(battle, fight, runner, chaser, 'dogfight.refusing')
  const chase = yield* rollEntry(battle, fight, chaser, runner, 'dogfight.willing')
  const begins = chase.total >= flight.total
  if (noted())
    note('WL-10.8.i', 'dogfight-rolls', {
      square: nameOf(fight.square),
      willing: { ...named(chaser), ...chase },
      refusing: { ...named(runner), ...flight },
      begins,
    })
  return begins
}

export interface RollerOption extends Option {
  readonly unit: UnitNo
}

function* chooseRoller(units: readonly Unit[]): Procedure<Unit> {
  const options = units.map(({ id, no }): RollerOption => ({ id, unit: no, on: [`unit:${no}`] }))
  const { unit } = yield* choose(units[0]?.side as Side, 'dogfight.roller', options)
  return units.find(({ no }) => no === unit) as Unit
}

/** WL-10.8.b What a unit adds to its die. */
export function entryModifiers(battle: Battle, fight: Fight, unit: Unit): readonly Modifier[] {
  return [
    { id: 'speed', by: basicSpeed(battle, unit) },
    ...counting(
      // WL-10.8.g
      unit.quality === 'veteran' && { id: 'veteran', by: 1 },
      unit.quality === 'green' && { id: 'green', by: -1 },
      // WL-10.8.h
      unit.side !== fight.attacking && usedDefences(fight) && { id: 'defences', by: 1 },
    ),
  ]
}

function* rollEntry(
  battle: Battle,
  fight: Fight,
  unit: Unit,
  enemy: Unit,
  what: 'dogfight.refusing' | 'dogfight.willing',
): Procedure<Rolled> {
  const modifiers = entryModifiers(battle, fight, unit)
  const die = yield* d6(what, [`unit:${unit.no}`, `unit:${enemy.no}`], sumOf(modifiers))
  return { dice: [die], modifiers, total: die + sumOf(modifiers) }
}

/** WL-10.8.c All of them are in it. WL-10.8.1.a It fights in next turn's Combat Phase. */
function beginDogfight(battle: Battle, fight: Fight, units: readonly Unit[]): void {
  battle.dogfightsBegun += 1
  battle.dogfights = [...battle.dogfights, battle.dogfightsBegun]
  for (const unit of units) {
    unit.dogfight = battle.dogfightsBegun
    unit.lufbery = false
    unit.circling = false
  }
  note('WL-10.8.1.a', 'dogfight-begins', { square: nameOf(fight.square), units: units.map(named) })
}

/** To be called after anything that breaks or removes a member. */
export function* tendDogfights(battle: Battle): Procedure {
  yield* endDogfights(battle)
  for (const dogfight of battle.dogfights) {
    const members = membersOf(battle, dogfight)
    for (const unit of members) yield* keepTally(battle, unit, members)
  }
}

/** Ends every dogfight that a side has left. */
export function* endDogfights(battle: Battle): Procedure {
  for (const dogfight of battle.dogfights) {
    const members = membersOf(battle, dogfight)
    if (!SIDES.every(side => members.some(unit => unit.side === side)))
      yield* endDogfight(battle, dogfight, members)
  }
}

/** WL-10.8.1.d WL-EX-53 Those who are left keep their tallies and face any way. */
function* endDogfight(battle: Battle, dogfight: number, members: readonly Unit[]): Procedure {
  battle.dogfights = battle.dogfights.filter(one => one !== dogfight)
  for (const unit of members) leaveDogfight(unit)
  note('WL-10.8.1.d', 'dogfight-ends', { units: members.map(named) })
  for (const unit of members) yield* faceAnew(unit, FACINGS)
}

/** WL-10.8.1.e WL-7.2.2.f A member always has a target in the dogfight; a new one needs no roll. */
function* keepTally(battle: Battle, unit: Unit, members: readonly Unit[]): Procedure {
  if (members.some(({ no }) => no === unit.tally)) return
  yield* chooseTally(
    battle,
    unit,
    members.filter(({ side }) => side !== unit.side),
  )
}

/** Places a unit's tally on one of these enemies, or leaves it there. */
export function* chooseTally(
  battle: Battle,
  unit: Unit,
  enemies: readonly Unit[],
  mayRefuse = false,
): Procedure {
  const options: PursuitOption[] = enemies.map(({ no, id }) => ({
    id: `${unit.id}/${id}`,
    unit: unit.no,
    target: no,
    on: [`unit:${no}`],
  }))
  if (mayRefuse) options.push({ id: `${unit.id}/none`, unit: unit.no })
  const { target } = yield* choose(unit.side, 'combat.tally', options, [`unit:${unit.no}`])
  if (target !== undefined && target !== unit.tally) gainTally(battle, unit, unitAt(battle, target))
}

export interface PursuitOption extends Option {
  readonly unit: UnitNo
  /** Nobody: a fighter-bomber keeps its load (15.2.4). */
  readonly target?: UnitNo
}
