import { sumOf } from '../rules/01-words/dice.ts'
import { isBomber, modelOf, unitAt } from '../rules/01-words/units.ts'
import { ALL_WAYS, WAYS } from '../rules/10-air-combat/chances.ts'
import {
  columnOf,
  combatValueParts,
  firepowerParts,
  hitsFor,
  isArmed,
  isHasty,
  otherRole,
  primaryOf,
  type Role,
  rollModifiers,
  sideOf,
} from '../rules/10-air-combat/combat-values.ts'
import { outcomeOf } from '../rules/10-air-combat/losses.ts'
import type { Battle, Fight, Unit } from '../state.ts'

/** What the tables promise: hits, losses and points of an air combat, on average. */

/** Chance that one die comes up higher than a number. */
export function chanceAbove(number: number): number {
  return Math.max(0, Math.min(6, 6 - number)) / 6
}

/** Chance that two dice come up to at least a number. */
export function chanceOfAtLeast(number: number): number {
  let ways = 0
  for (let total = Math.max(2, number); total <= 12; total++) ways += WAYS[total] as number
  return ways / ALL_WAYS
}

/** Hits of one roll on the Air Combat Table, on average. */
export function expectedHits(battle: Battle, column: number, modifier: number): number {
  let hits = 0
  for (let total = 2; total <= 12; total++)
    hits += (WAYS[total] as number) * hitsFor(battle, total + modifier, column)
  return hits / ALL_WAYS
}

/** A second straggler is a loss: one is half of it. */
const STRAGGLER = 0.5

/** Losses of one hit, on average. */
export function lossesPerHit(firepower: number, victim: Unit, protection: readonly number[]): number {
  let losses = 0
  for (let die = 1; die <= 6; die++) {
    const outcome = outcomeOf(die, firepower, protection)
    if (outcome === 'loss') losses += 1
    else if (outcome === 'straggler') losses += victim.straggler ? 1 : STRAGGLER
  }
  return losses / 6
}

/** A unit that is shot at loses order too, and bombers their load with it: points beside the aircraft lost. */
const SHAKEN = 0.35
const SHAKEN_BOMBER = 0.7

/** Points that one role scores in a fight, on average, with what its hits do to the enemy's order. */
export function expectedGain(battle: Battle, fight: Fight, role: Role): number {
  const primary = primaryOf(battle, fight, role)
  if (!isArmed(battle, primary) || (role === 'defender' && fight.standoff)) return 0
  const own = Math.max(0, sumOf(combatValueParts(battle, fight, role)))
  const enemy = Math.max(0, sumOf(combatValueParts(battle, fight, otherRole(role))))
  const column = columnOf(battle, fight, role, own, enemy)
  let hits = expectedHits(battle, column, sumOf(rollModifiers(battle, fight, role)))
  if (isHasty(battle, fight)) hits /= 2
  const victims = sideOf(fight, otherRole(role))
  let gain = 0
  for (const no of victims) gain += worthOfHit(battle, fight, role, unitAt(battle, no))
  return (hits * gain) / victims.length
}

/** What one hit on a victim is worth. */
export function worthOfHit(battle: Battle, fight: Fight, role: Role, victim: Unit): number {
  const { vp, protection } = modelOf(battle, victim)
  const losses = lossesPerHit(sumOf(firepowerParts(battle, fight, role, victim)), victim, protection)
  const loaded = isBomber(victim) && victim.load !== undefined
  return losses * (vp + (victim.broken ? 0 : loaded ? SHAKEN_BOMBER : SHAKEN))
}

/** What a fight promises the attacking side: its gain less the defender's. */
export function expectedBalance(battle: Battle, fight: Fight): number {
  return expectedGain(battle, fight, 'attacker') - expectedGain(battle, fight, 'defender')
}
