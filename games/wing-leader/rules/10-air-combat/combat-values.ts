import { packOf } from '../../pack/index.ts'
import type { Battle, Fight, Unit } from '../../state.ts'
import { counting, type Modifier, rowAt } from '../01-words/dice.ts'
import { forceOf, isBomber, isFighter, lineOf, modelOf, unitAt } from '../01-words/units.ts'
import { isHighSpeed, isSingle, ratingParts } from '../03-aircraft/ratings.ts'
import { weatherAt } from '../04-sky.ts'
import { areInFormation } from '../09-command/wings.ts'

/** What the two sides of an air combat reckon with: combat values, columns, roll modifiers, firepower. */

export type Role = 'attacker' | 'defender'

/** WL-13.5.3.b Whatever fires them. */
const ROCKET_FIREPOWER = 5
export const WIDEST_COLUMN = 4

export function otherRole(role: Role): Role {
  return role === 'attacker' ? 'defender' : 'attacker'
}

export function primaryOf(battle: Battle, fight: Fight, role: Role): Unit {
  return unitAt(battle, fight[role] as number)
}

export function sideOf(fight: Fight, role: Role): readonly number[] {
  return role === 'attacker' ? fight.attackers : fight.defenders
}

export function isArmed(battle: Battle, unit: Unit): boolean {
  return modelOf(battle, unit).firepower !== undefined
}

/** WL-3.3.2.g WL-3.3.2.h What the combat value of a side's primary combatant is made of; the basic value comes first. */
export function combatValueParts(battle: Battle, fight: Fight, role: Role): Modifier[] {
  const primary = primaryOf(battle, fight, role)
  // WL-10.5.a Both sides use the rating that the attacker chose.
  const parts = ratingParts(battle, primary, fight.style === 'turning' ? 'turn' : 'speed')
  const friends = helpersOf(battle, fight, role, primary)
  if (friends > 0) parts.push({ id: 'more-fighters', by: friends })
  // WL-3.3.2.l WL-3.3.2.m
  if (primary.quality === 'veteran') parts.push({ id: 'veteran', by: 1 })
  if (primary.quality === 'green') parts.push({ id: 'green', by: -1 })
  // WL-3.3.2.n
  if (primary.size === 'flight') parts.push({ id: 'flight', by: -1 })
  // WL-3.3.2.o Once, however often.
  if (primary.broken) parts.push({ id: 'broken', by: -1 })
  else if (primary.disruptions > 0) parts.push({ id: 'disrupted', by: -1 })
  // WL-3.3.2.p
  if (role === 'defender' && isRigid(battle, primary)) parts.push({ id: 'rigid', by: -1 })
  // WL-3.3.2.q WL-13.6.a WL-13.6.c
  if (isSingle(primary)) parts.push({ id: 'single', by: -1 })
  return parts
}

/** WL-10.2.d WL-3.3.2.k Every further armed fighter helps; bombers and loaded fighter-bombers do not. WL-Q-54 */
function helpersOf(battle: Battle, fight: Fight, role: Role, primary: Unit): number {
  let helpers = 0
  for (const no of sideOf(fight, role)) {
    const unit = unitAt(battle, no)
    // WL-10.5.3.a
    if (unit !== primary && isFighter(unit) && isArmed(battle, unit)) helpers += 1
  }
  return helpers
}

/** WL-5.1.g Doctrine is for fighters. */
function isRigid(battle: Battle, unit: Unit): boolean {
  if (isBomber(unit)) return false
  return (lineOf(battle, unit).doctrine ?? forceOf(battle, unit.side).doctrine) === 'rigid'
}

/** WL-10.5.c WL-10.5.d WL-10.5.e WL-Q-53 One column to the right with an Edge that the enemy lacks; never off the table. */
export function columnOf(battle: Battle, fight: Fight, role: Role, own: number, enemy: number): number {
  const column = own - enemy + (hasEdgeAlone(battle, fight, role) ? 1 : 0)
  return Math.max(-WIDEST_COLUMN, Math.min(WIDEST_COLUMN, column))
}

/** WL-3.3.i */
export function hasEdgeAlone(battle: Battle, fight: Fight, role: Role): boolean {
  const { abilities } = modelOf(battle, primaryOf(battle, fight, role))
  const enemy = modelOf(battle, primaryOf(battle, fight, otherRole(role)))
  return abilities.edge === true && enemy.abilities.edge !== true
}

/** WL-10.5.1.b Hits on the enemy. */
export function hitsFor(battle: Battle, total: number, column: number): number {
  const { hits } = rowAt(packOf(battle).pack.tables.airCombat.rows, total)
  return hits[column + WIDEST_COLUMN] as number
}

/** WL-13.8.1.a WL-Q-61 WL-C-63 Too fast to aim: either primary combatant halves the hits of both sides. */
export function isHasty(battle: Battle, fight: Fight): boolean {
  return (
    isHighSpeed(battle, primaryOf(battle, fight, 'attacker')) ||
    isHighSpeed(battle, primaryOf(battle, fight, 'defender'))
  )
}

/** WL-10.5.1.a What a side adds to its dice: only what concerns its primary combatant, but for the defence rating. */
export function rollModifiers(battle: Battle, fight: Fight, role: Role): Modifier[] {
  const table = packOf(battle).pack.tables.airCombat.modifiers
  const attacks = role === 'attacker'
  // WL-10.5.2.a The best rating among the defenders; a rating of 0 counts in a turning fight.
  const defence = attacks ? undefined : bestDefence(battle, fight)
  return counting(
    // WL-4.7.b WL-4.7.1.d
    { id: 'weather', by: -weatherAt(battle, fight.square) },
    // WL-13.4.1.e
    fight.bounce && { id: 'bounce', by: attacks ? table.bounceAttacker : table.bounceDefender },
    // WL-13.4.2.c
    fight.evading && { id: 'evasion', by: attacks ? table.evasionAttacker : table.evasionDefender },
    // WL-13.5.4.a
    hasGyro(battle, primaryOf(battle, fight, role)) && { id: 'gyro', by: table.gyro },
    // WL-13.4.3.h
    fight.lufbery && !attacks && { id: 'lufbery', by: table.lufberyDefender },
    defence !== undefined && { id: 'defence', by: defence },
    defence !== undefined && fight.style === 'turning' && { id: 'turning-defence', by: table.turningDefence },
  )
}

function bestDefence(battle: Battle, fight: Fight): number | undefined {
  let best: number | undefined
  for (const no of fight.defenders) {
    const defence = defenceOf(battle, unitAt(battle, no))
    if (defence !== undefined && (best === undefined || defence > best)) best = defence
  }
  return best
}

/** WL-13.5.5.a WL-EX-59 Two unbroken heavy squadrons of a USAAF group in one square cover each other. */
export function defenceOf(battle: Battle, unit: Unit): number | undefined {
  const { defence } = modelOf(battle, unit)
  if (defence === undefined || !isGroupSquadron(battle, unit)) return defence
  for (const other of battle.units)
    if (
      other !== unit &&
      other.side === unit.side &&
      other.square === unit.square &&
      isGroupSquadron(battle, other) &&
      areInFormation(battle, unit, other)
    )
      return defence + 1
  return defence
}

function isGroupSquadron(battle: Battle, unit: Unit): boolean {
  return (
    unit.at === 'map' &&
    unit.size === 'squadron' &&
    !unit.broken &&
    isBomber(unit) &&
    modelOf(battle, unit).class === 'heavy-bomber' &&
    forceOf(battle, unit.side).nation === 'usa'
  )
}

/** WL-3.3.q WL-13.5.4.a The ability sleeps unless the scenario wakes it. */
export function hasGyro(battle: Battle, unit: Unit): boolean {
  return modelOf(battle, unit).abilities.gyro === true && lineOf(battle, unit).gyro === true
}

/** WL-10.6.a What the primary combatant's firepower against this victim is made of. */
export function firepowerParts(battle: Battle, fight: Fight, role: Role, victim: Unit): Modifier[] {
  const primary = primaryOf(battle, fight, role)
  const parts = [basicFirepower(battle, fight, role, victim)]
  // WL-10.6.b
  if (primary.experte) parts.push({ id: 'experte', by: 1 })
  // WL-10.6.g
  if (hasGyro(battle, primary)) parts.push({ id: 'gyro', by: 1 })
  // WL-10.6.h
  if (fight.headOn && modelOf(battle, victim).headOnWeakness) parts.push({ id: 'head-on', by: 1 })
  // WL-10.6.i WL-13.5.6.a
  if (primary.pod === 'gun') parts.push({ id: 'gun-pod', by: 2 })
  return parts
}

/** WL-13.5.2.a WL-13.5.2.1.b WL-3.3.r WL-Q-59 Rockets and heavy guns replace the firepower, against bombers only. */
function basicFirepower(battle: Battle, fight: Fight, role: Role, victim: Unit): Modifier {
  const { firepower, abilities } = modelOf(battle, primaryOf(battle, fight, role))
  if (isBomber(victim)) {
    if (role === 'attacker' && fight.rockets) return { id: 'rockets', by: ROCKET_FIREPOWER }
    if (abilities.heavyGun !== undefined) return { id: 'heavy-gun', by: abilities.heavyGun }
  }
  return { id: 'firepower', by: firepower ?? 0 }
}
