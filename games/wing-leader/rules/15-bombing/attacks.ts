import { noted, type Procedure } from '@tallyho/engine'
import type { Attack, Battle, Profile, Surface, Unit } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { altitudeOf, columnOf, squareAt } from '../01-words/geometry.ts'
import { isBomber, lineOf, modelOf, named } from '../01-words/units.ts'
import { comesOutOfTheSun, isInTheSun, weatherAt } from '../04-sky.ts'
import { changeMission } from '../09-command/escorts.ts'
import { breakUnit } from '../10-air-combat/cohesion.ts'
import { isShip, surfaceAt } from '../14-surface/surface.ts'
import { isAimed } from './approach.ts'
import { attackConduct, canStrafe, goHome } from './bombing-missions.ts'

/** Loads dropped and jettisoned, strafing runs, and what the unit does next (15.2.1 to 15.3). */

/** WL-15.3.i Makes the attack that the profile led to; the Combat Phase resolves it. */
export function* dropLoad(battle: Battle, unit: Unit, profile: Profile, withGuns: boolean): Procedure {
  if (profile.kind === 'recce') return
  const { kind } = profile
  const target = surfaceAt(battle, profile.target)
  const altitude = altitudeOf(unit.square)
  const attack: Attack = {
    unit: unit.no,
    target: target.no,
    kind,
    strafing: withGuns,
    aimed: isAimed(profile),
    // WL-15.3.5.c WL-15.3.6.b
    longRange: (kind === 'torpedo' || kind === 'atgr') && unit.square !== target.square,
    altitude,
    weather: Math.max(profile.weather, weatherToTarget(battle, unit, target)),
    sun: isOutOfTheSun(battle, unit, profile, target),
    flak: 0,
  }
  battle.attacks.push(attack)
  unit.profile = undefined
  unit.deeds.attacked = true
  // WL-15.3.f
  unit.deeds.onProfile = true
  if (kind === 'strafing' || withGuns) fireGuns(unit)
  if (kind !== 'strafing') {
    unit.load = undefined
    unit.bombed = true
  }
  if (noted())
    note('WL-15.3.i', 'attack', {
      ...named(unit),
      target: target.no,
      name: target.name,
      kind,
      strafing: withGuns,
      altitude,
    })
  yield* flyOn(battle, unit, kind)
}

/** WL-4.7.c The line of sight at the drop: down its own column, or along the ground from the next. */
function weatherToTarget(battle: Battle, unit: Unit, target: Surface): number {
  let worst = weatherAt(battle, target.square)
  for (let altitude = 0; altitude <= altitudeOf(unit.square); altitude++)
    worst = Math.max(worst, weatherAt(battle, squareAt(columnOf(unit.square), altitude)))
  return worst
}

/** WL-14.1.3.a WL-14.1.3.b WL-4.6.2.f Dive and steep attacks on ships, from the Sun arc or into the ship's square out of it. */
function isOutOfTheSun(battle: Battle, unit: Unit, { kind }: Profile, target: Surface): boolean {
  if ((kind !== 'dive' && kind !== 'steep') || !isShip(battle, target)) return false
  if (unit.square === target.square) return comesOutOfTheSun(battle, unit, target.square)
  return isInTheSun(battle, target.square, unit.square)
}

/** WL-15.3.7.d WL-15.5.5.b Guns use ammunition, of bombers too. */
function fireGuns(unit: Unit): void {
  unit.strafes += 1
  unit.strafing = true
  unit.ammo = unit.ammo === 'full' ? 'low' : 'depleted'
}

/** The rest of the move after an attack, and the mission from now on. */
function* flyOn(battle: Battle, unit: Unit, kind: Attack['kind']): Procedure {
  const flight = battle.flight
  if (kind === 'kamikaze') {
    // WL-15.5.3.b It stops where it struck.
    if (flight) flight.over = true
  } else if (unit.mission === 'sweep') {
    // WL-15.2.3.b No way home for it: it strafes again or takes up its sweep.
    if (flight) flight.conduct = { kind: 'strafe' }
  } else if (becomesFighter(battle, unit)) {
    turnFighter(battle, unit)
    if (unit.broken) yield* goHome(battle, unit)
  } else if (unit.load !== undefined || canStrafe(battle, unit)) {
    // WL-15.2.1.1.a
    if (flight) flight.conduct = attackConduct(battle, unit)
  } else yield* goHome(battle, unit)
}

/**
 * WL-15.2.4.e WL-Q-91 A fighter-class unit without its load; not a kamikaze, nor one with anti-tank pods. WL-15.2.4.h Until
 * then its mission makes it a bomber in everything but its ammunition.
 */
function becomesFighter(battle: Battle, unit: Unit): boolean {
  return (
    unit.load === undefined &&
    unit.pod !== 'at' &&
    (unit.mission === 'bombing' || unit.mission === 'strafing') &&
    modelOf(battle, unit).class === 'fighter' &&
    !lineOf(battle, unit).kamikaze
  )
}

/** WL-15.2.4.e WL-15.2.4.f WL-Q-84 A fighter on Sweep, not alerted yet. */
function turnFighter(battle: Battle, unit: Unit): void {
  changeMission(battle, unit, 'sweep')
  // WL-10.7.1.e
  if (unit.broken) breakUnit(battle, unit)
}

/** WL-9.2.1.1.a WL-9.2.1.2.a WL-15.5.3.a Cargo and kamikaze bombs stay on board. */
export function canJettison(battle: Battle, unit: Unit): boolean {
  return unit.load !== undefined && unit.load !== 'cargo' && isBomber(unit) && !lineOf(battle, unit).kamikaze
}

/** WL-9.2.1.1.b WL-15.1.b The load goes, whatever it is, and with it any profile. */
export function jettisonLoad(battle: Battle, unit: Unit): void {
  const { load, profile } = unit
  unit.load = undefined
  unit.profile = undefined
  // WL-15.3.5.1.a No attack is left for which it would have to fly slowly.
  if (profile?.kind === 'torpedo') unit.slow = false
  if (noted()) note('WL-9.2.1.1.b', 'jettisoned', { ...named(unit), load })
  if (becomesFighter(battle, unit)) turnFighter(battle, unit)
}

/** WL-9.2.1.1.c WL-Q-91 A player's own decision: bombers go home, fighter-bombers turn fighters. */
export function* jettison(battle: Battle, unit: Unit): Procedure {
  jettisonLoad(battle, unit)
  // WL-10.7.1.e A broken fighter-bomber goes home as a broken fighter.
  if (isBomber(unit) || unit.broken) yield* goHome(battle, unit)
}
