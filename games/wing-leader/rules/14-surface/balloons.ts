import { noted, type Procedure } from '@tallyho/engine'
import type { Balloon, Battle, CombatStyle, Fight, Unit } from '../../state.ts'
import { d6, note } from '../../vocabulary.ts'
import { divided, type Modifier, sumOf, twoDice } from '../01-words/dice.ts'
import { enemyOf, modelOf, named } from '../01-words/units.ts'
import { isHighSpeed } from '../03-aircraft/ratings.ts'
import { alert, loseTally } from '../07-tallies/tallies.ts'
import { settleLoads, spendAmmo } from '../10-air-combat/aftermath.ts'
import { checkCohesion, leaveLufbery } from '../10-air-combat/cohesion.ts'
import {
  combatValueParts,
  firepowerParts,
  hitsFor,
  isArmed,
  rollModifiers,
} from '../10-air-combat/combat-values.ts'
import { outcomeOf } from '../10-air-combat/losses.ts'
import { isUp } from './zones.ts'

/** Attacks on barrage balloons (14.3). */

/** WL-14.3.e Every unit in the square of the balloon it has tallied, unless it is in some other air combat. */
export function* attackBalloons(battle: Battle): Procedure {
  for (const unit of battle.units) {
    if (unit.balloon === undefined || unit.at !== 'map' || !isArmed(battle, unit)) continue
    const balloon = battle.balloons[unit.balloon]
    if (balloon === undefined || !isUp(balloon) || balloon.square !== unit.square) continue
    if (!battle.combats.some(combat => combat.includes(unit.no))) yield* shootAt(battle, unit, balloon)
  }
}

/** WL-14.3.e The balloon has speed, turn and protection 0, and does not shoot back. */
function* shootAt(battle: Battle, unit: Unit, balloon: Balloon): Procedure {
  // WL-13.4.3.g It attacks, though nobody defends.
  if (unit.lufbery) yield* leaveLufbery(unit)
  const fight = bestAttack(battle, unit)
  const parts = combatValueParts(battle, fight, 'attacker')
  const column = columnFor(battle, unit, parts)
  const modifiers = rollModifiers(battle, fight, 'attacker')
  const about = [`unit:${unit.no}`, `balloon:${balloon.no}`]
  const dice = yield* twoDice('balloon.attack', about, sumOf(modifiers))
  const total = dice.total + sumOf(modifiers)
  const rolled = hitsFor(battle, total, column)
  const hits = isHighSpeed(battle, unit) ? divided(rolled, 2) : rolled
  if (noted())
    note('WL-14.3.e', 'balloon-attack', {
      ...named(unit),
      balloon: balloon.no,
      style: fight.style,
      dice: [dice.a, dice.b],
      modifiers,
      total,
      parts,
      column,
      hits,
    })
  // A balloon is no bomber: neither rockets nor heavy guns count, as against the fighter itself.
  const firepower = firepowerParts(battle, fight, 'attacker', unit)
  for (let hit = 1; hit <= hits && isUp(balloon); hit++) yield* confirm(balloon, firepower)
  if (!isUp(balloon)) bringDown(battle, unit, balloon)
  // WL-14.3.f
  yield* checkCohesion(battle, unit, 'air', 0)
  spendAmmo(battle, unit)
  unit.deeds.fought = true
  alert(unit)
  // WL-13.2.c WL-10.7.1.a An air combat like any other is over.
  yield* settleLoads(battle, unit.side, [unit])
}

/** The better of its two ratings: against a balloon nothing speaks for the other. */
function bestAttack(battle: Battle, unit: Unit): Fight {
  const [turning, hitAndRun] = [attack(unit, 'turning'), attack(unit, 'hit-and-run')]
  const isFaster =
    sumOf(combatValueParts(battle, hitAndRun, 'attacker')) >
    sumOf(combatValueParts(battle, turning, 'attacker'))
  return isFaster ? hitAndRun : turning
}

function attack(unit: Unit, style: CombatStyle): Fight {
  return {
    square: unit.square,
    attacking: unit.side,
    attackers: [unit.no],
    defenders: [],
    attacker: unit.no,
    dogfight: false,
    headOn: false,
    bounce: false,
    style,
    rockets: false,
    standoff: false,
    evading: false,
    lufbery: false,
  }
}

const WIDEST_COLUMN = 4

function columnFor(battle: Battle, unit: Unit, parts: readonly Modifier[]): number {
  const edge = modelOf(battle, unit).abilities.edge ? 1 : 0
  return Math.min(WIDEST_COLUMN, Math.max(0, sumOf(parts)) + edge)
}

const PROTECTION = [0]

function* confirm(balloon: Balloon, firepower: readonly Modifier[]): Procedure {
  const die = yield* d6('losses.confirm', [`balloon:${balloon.no}`], sumOf(firepower))
  const outcome = outcomeOf(die, sumOf(firepower), PROTECTION)
  if (outcome === 'loss') balloon.losses += 1
  note('WL-14.3.e', 'balloon-hit', {
    balloon: balloon.no,
    dice: [die],
    modifiers: firepower,
    total: die + sumOf(firepower),
    protection: PROTECTION,
    outcome,
    losses: balloon.losses,
  })
}

/** WL-14.3.g Two losses: gone with its zone, and with every tally on it. */
function bringDown(battle: Battle, unit: Unit, balloon: Balloon): void {
  if (noted())
    note('WL-14.3.g', 'balloon-down', { ...named(unit), balloon: balloon.no, by: enemyOf(balloon.side) })
  for (const one of battle.units) if (one.balloon === balloon.no) loseTally(battle, one)
}
