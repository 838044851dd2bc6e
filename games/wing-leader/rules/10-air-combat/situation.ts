import type { Procedure } from '@tallyho/engine'
import type { Side } from '../../pack/types.ts'
import type { Battle, Fight, Unit, UnitNo } from '../../state.ts'
import { pick } from '../../vocabulary.ts'
import { isAhead } from '../01-words/geometry.ts'
import { enemyOf, isBomber, isFighter, modelOf, unitAt } from '../01-words/units.ts'
import { basicSpeed, basicTurn } from '../03-aircraft/ratings.ts'
import { comesOutOfTheSun } from '../04-sky.ts'
import { cameHeadOn } from '../07-tallies/tallies.ts'
import { isArmed } from './combat-values.ts'

/** Who attacks (10.1), and what kind of attack it is (10.3, 13.4, 13.5.2.1). */

/** Why a side attacks, for the log. */
export type AttackReason = 'bombers' | 'dogfight' | 'reaction' | 'tally' | 'move-order' | 'speed' | 'chance'

export function* decideAttacker(
  battle: Battle,
  combat: readonly UnitNo[],
): Procedure<{ side: Side; why: AttackReason }> {
  const units = combat.map(no => unitAt(battle, no))
  const guarded = sideWithBombers(units)
  // WL-10.1.1.a WL-10.1.3.a WL-10.4.3.b
  if (guarded !== undefined) return { side: enemyOf(guarded), why: 'bombers' }
  // WL-10.1.2.c WL-10.8.1.f WL-Q-65
  if (units.some(isInDogfight)) return yield* higher(units, 'dogfight', unit => basicTurn(battle, unit))
  const reacting = sideAttackingByReaction(units)
  if (reacting !== undefined) return { side: reacting, why: 'reaction' }
  const hunting = sideWithTallies(units)
  // WL-10.1.a WL-Q-50
  if (hunting !== undefined) return { side: hunting, why: 'tally' }
  // WL-10.1.2.b WL-Q-51
  if (units.every(({ deeds }) => deeds.began === units[0]?.deeds.began))
    return yield* higher(units, 'speed', unit => basicSpeed(battle, unit))
  // WL-10.1.2.a WL-10.1.3.a WL-Q-16 The place in the move order, moved or not.
  return yield* higher(units, 'move-order', ({ deeds }) => deeds.ordinal ?? -1)
}

/** The side that is best by some figure of any unit of its own; chance decides a tie. */
function* higher(
  units: readonly Unit[],
  why: AttackReason,
  figure: (unit: Unit) => number,
): Procedure<{ side: Side; why: AttackReason }> {
  const best = { raider: -1, defender: -1 }
  for (const unit of units) best[unit.side] = Math.max(best[unit.side], figure(unit))
  if (best.raider !== best.defender) return { side: best.raider > best.defender ? 'raider' : 'defender', why }
  const { id } = yield* pick<{ readonly id: Side }>(
    'combat.attacker',
    [{ id: 'raider' }, { id: 'defender' }],
    units.map(({ no }) => `unit:${no}`),
  )
  return { side: id, why: 'chance' }
}

/** The only side with a bomber among the units. WL-Q-49 Bombers on both sides settle nothing. */
function sideWithBombers(units: readonly Unit[]): Side | undefined {
  return onlySide(units, isBomber)
}

/** WL-Q-50 The only side that has tallied one of the others. */
function sideWithTallies(units: readonly Unit[]): Side | undefined {
  return onlySide(units, unit => units.some(({ no }) => no === unit.tally))
}

function onlySide(units: readonly Unit[], is: (unit: Unit) => boolean): Side | undefined {
  let only: Side | undefined
  for (const unit of units) {
    if (!is(unit)) continue
    if (only !== undefined && only !== unit.side) return undefined
    only = unit.side
  }
  return only
}

/** WL-10.1.4.a WL-10.4.2.f A successful reactor's side attacks; a late one's defends with the bomber it came to help. */
function sideAttackingByReaction(units: readonly Unit[]): Side | undefined {
  return onlySide(
    units,
    ({ deeds, tally }) => deeds.reacted === 'successful' && units.some(({ no }) => no === tally),
  )
}

function isInDogfight(unit: Unit): boolean {
  return unit.dogfight !== undefined
}

/** WL-10.2.c Who may lead a side. WL-10.5.3.a WL-Q-49 WL-Q-55 Only armed fighters attack, if there are any. */
export function primariesFor(battle: Battle, fight: Fight, role: 'attacker' | 'defender'): readonly UnitNo[] {
  if (role === 'defender') return fight.defenders
  const fighters = fight.attackers.filter(no => isFighter(unitAt(battle, no)))
  const armed = fighters.filter(no => isArmed(battle, unitAt(battle, no)))
  return armed.length > 0 ? armed : fighters
}

/** The unit that the attacking primary combatant has tallied, if it is in this combat. WL-10.2.1.a */
function quarryOf(battle: Battle, fight: Fight): Unit | undefined {
  const { tally } = unitAt(battle, fight.attacker as UnitNo)
  return tally !== undefined && fight.defenders.includes(tally) ? unitAt(battle, tally) : undefined
}

/** WL-10.3.c Must be head-on if it can be. WL-10.3.d Never in a dogfight. */
export function isHeadOn(battle: Battle, fight: Fight): boolean {
  const quarry = quarryOf(battle, fight)
  if (quarry === undefined || fight.dogfight) return false
  const hunter = unitAt(battle, fight.attacker as UnitNo)
  if (!wasThereFirst(hunter, quarry)) return entersFromAhead(hunter, quarry)
  // WL-10.3.b The quarry came into the hunter's square from ahead of him, and stayed; he may have turned since.
  return cameHeadOn(hunter, quarry, movedBefore(hunter, quarry) ? hunter.facing : hunter.deeds.beganFacing)
}

/** WL-10.3.a WL-7.2.3.d A second time in the same phase is not head-on. */
function entersFromAhead(hunter: Unit, quarry: Unit): boolean {
  const entries = hunter.deeds.track.filter(
    ({ how, square }) => how === 'entered' && square === quarry.square,
  )
  const from = entries[0]?.from
  if (entries.length !== 1 || from === undefined || hunter.deeds.began === quarry.square) return false
  // WL-10.3.e A Lufbery has no front.
  return !quarry.lufbery && isAhead(quarry.square, quarry.facing, from)
}

/** The hunter was in the square when the quarry came: he has not flown into it since. */
function wasThereFirst(hunter: Unit, quarry: Unit): boolean {
  const flewIn = hunter.deeds.track.some(({ how, square }) => how === 'entered' && square === hunter.square)
  return !flewIn || (hunter.deeds.reacted === undefined && movedBefore(hunter, quarry))
}

function movedBefore(unit: Unit, other: Unit): boolean {
  return (unit.deeds.ordinal ?? 0) < (other.deeds.ordinal ?? 0)
}

/**
 * WL-13.4.a WL-13.4.1.a A surprise, on a lone defender. WL-Q-64 As things stand before the combat. WL-Q-97 It may be
 * head-on as well.
 */
export function isBounce(battle: Battle, fight: Fight): boolean {
  const quarry = quarryOf(battle, fight)
  if (quarry === undefined || fight.defenders.length > 1) return false
  if (isFighter(quarry)) {
    // WL-13.4.1.f WL-13.4.1.g
    if (quarry.dogfight !== undefined || quarry.lufbery) return false
    // WL-13.4.1.d
    if (quarry.tally !== undefined && fight.attackers.includes(quarry.tally)) return false
    // WL-13.4.1.c WL-10.4.n WL-EX-44
    if (!quarry.alerted || looksElsewhere(battle, quarry)) return true
  }
  // WL-13.4.1.b
  return comesOutOfTheSun(battle, unitAt(battle, fight.attacker as UnitNo), fight.square)
}

function looksElsewhere(battle: Battle, { tally, square }: Unit): boolean {
  return tally !== undefined && unitAt(battle, tally).square !== square
}

/** WL-13.4.2.a WL-10.2.1.b Every defender must be fast and free enough. WL-13.4.2.d A dogfight does not matter. */
export function canEvade(battle: Battle, fight: Fight): boolean {
  // WL-13.4.1.e WL-13.4.2.e
  if (fight.bounce) return false
  const speed = basicSpeed(battle, unitAt(battle, fight.attacker as UnitNo))
  for (const no of fight.defenders) {
    const unit = unitAt(battle, no)
    if (basicSpeed(battle, unit) < speed) return false
    // WL-13.4.2.b WL-7.1.f
    if (isFighter(unit) && !unit.alerted) return false
    // WL-13.4.2.e
    if (unit.lufbery || unit.profile !== undefined || unit.deeds.onProfile) return false
  }
  return true
}

/** WL-13.5.3.b May the attacking primary combatant fire air-to-air rockets? */
export function canFireRockets(battle: Battle, fight: Fight): boolean {
  return unitAt(battle, fight.attacker as UnitNo).aar === 'loaded' && hasBomber(battle, fight.defenders)
}

/** WL-13.5.2.1.a Bombers alone, and every attacker shoots from beyond their reach: with rockets, or with heavy guns. */
export function canStandOff(battle: Battle, fight: Fight): boolean {
  for (const no of fight.defenders) if (isFighter(unitAt(battle, no))) return false
  for (const no of fight.attackers) {
    const unit = unitAt(battle, no)
    if (!hasHeavyGun(battle, unit) && unit.aar !== 'loaded') return false
  }
  return true
}

/** WL-3.3.r */
export function hasHeavyGun(battle: Battle, unit: Unit): boolean {
  return modelOf(battle, unit).abilities.heavyGun !== undefined
}

function hasBomber(battle: Battle, units: readonly UnitNo[]): boolean {
  return units.some(no => isBomber(unitAt(battle, no)))
}
