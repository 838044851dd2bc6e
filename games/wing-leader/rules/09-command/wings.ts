import { noted } from '@tallyho/engine'
import type { Side } from '../../pack/types.ts'
import type { Battle, Square, Unit, UnitNo, Wing } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { distance } from '../01-words/geometry.ts'
import { isAvailable, isInterceptor, named, unitAt } from '../01-words/units.ts'
import { alert } from '../07-tallies/tallies.ts'
import { isCluttered } from './radio.ts'

/** Wings: who belongs to one, and how it breaks up (9.5). WL-9.5.a They come from the scenario alone. */

export function wingOf(battle: Battle, unit: Unit): Wing | undefined {
  return unit.wing === undefined ? undefined : battle.wings[unit.wing]
}

/** WL-9.5.1.a */
export function leadsWing(battle: Battle, unit: Unit): boolean {
  return wingOf(battle, unit)?.leader === unit.no
}

/** The other units of its wing. */
export function wingMates(battle: Battle, unit: Unit): Unit[] {
  return unit.wing === undefined ? [] : battle.units.filter(one => one.wing === unit.wing && one !== unit)
}

/** WL-9.5.6.a More than two squadrons, a flight counting half. */
export function isBalbo(battle: Battle, unit: Unit): boolean {
  if (unit.wing === undefined) return false
  let flights = 0
  for (const one of battle.units) if (one.wing === unit.wing) flights += one.size === 'squadron' ? 2 : 1
  return flights > 4
}

/** WL-9.4.2.c WL-9.5.5.1.a Without radio, or with its net cluttered, a wing is led by hand signals. */
export function isLedBySigns(battle: Battle, leader: Unit): boolean {
  return leader.net === undefined || isCluttered(battle, leader.net)
}

/** WL-9.5.5.1.a One alerted member warns the others by signs. */
export function warnWings(battle: Battle, side: Side): void {
  for (const wing of battle.wings) {
    if (wing.side !== side || wing.leader === undefined) continue
    if (!isLedBySigns(battle, unitAt(battle, wing.leader))) continue
    const members = battle.units.filter(unit => unit.wing === wing.no)
    if (members.some(({ alerted }) => alerted)) for (const unit of members) alert(unit)
  }
}

/** WL-9.5.2.b At the end of every phase units that no longer belong leave, and wings without a leader break up. */
export function checkWings(battle: Battle): void {
  for (const wing of battle.wings) {
    if (wing.leader === undefined) continue
    const leader = unitAt(battle, wing.leader)
    if (isStillToCome(leader)) continue
    if (belongs(battle, leader)) checkMembers(battle, wing, leader)
    else breakUp(battle, wing, leader.vector)
  }
}

function checkMembers(battle: Battle, wing: Wing, leader: Unit): void {
  const formation = formationOf(battle, leader)
  for (const unit of battle.units)
    if (
      unit.wing === wing.no &&
      !isStillToCome(unit) &&
      !(formation.includes(unit.no) && belongs(battle, unit))
    )
      leaveWing(battle, unit)
}

function isStillToCome({ at }: Unit): boolean {
  return at === 'waiting' || at === 'edge'
}

/** WL-9.5.2.a Apart from formation: no tally, no profile begun, available. */
function belongs(battle: Battle, unit: Unit): boolean {
  return (
    unit.at === 'map' &&
    unit.tally === undefined &&
    unit.balloon === undefined &&
    unit.profile === undefined &&
    isAvailable(battle, unit)
  )
}

/** Takes a unit out of its wing; if it leads the wing, the wing breaks up. It keeps the net. */
export function leaveWing(battle: Battle, unit: Unit): void {
  const wing = wingOf(battle, unit)
  if (wing === undefined) return
  if (wing.leader === unit.no) breakUp(battle, wing, unit.vector)
  else {
    unit.wing = undefined
    if (noted()) note('WL-9.5.2.b', 'left-wing', { ...named(unit), wing: wing.name })
  }
}

/** WL-9.5.2.c WL-Q-37 All leave; WL-9.5.3.b interceptors without an order go where the leader was bound. */
export function breakUp(battle: Battle, wing: Wing, vector: Square | undefined): void {
  const members: Unit[] = []
  for (const unit of battle.units) {
    if (unit.wing !== wing.no) continue
    members.push(unit)
    unit.wing = undefined
    // WL-9.5.4.a Those who sweep go on sweeping.
    if (isInterceptor(unit) && unit.no !== wing.leader && unit.tally === undefined) unit.vector = vector
  }
  wing.leader = undefined
  note('WL-9.5.2.c', 'wing-broke-up', { wing: wing.name, members: members.map(named) })
}

/** WL-9.1.a Friendly units in the same or adjacent squares with the same facing, and so on from unit to unit. */
export function formationOf(battle: Battle, unit: Unit): UnitNo[] {
  const members: UnitNo[] = [unit.no]
  for (let i = 0; i < members.length; i++) {
    const member = battle.units[members[i] as UnitNo] as Unit
    for (const other of battle.units)
      if (fliesBeside(member, other) && !members.includes(other.no)) members.push(other.no)
  }
  return members
}

function fliesBeside(a: Unit, b: Unit): boolean {
  return (
    a.side === b.side &&
    a.facing === b.facing &&
    a.at === 'map' &&
    b.at === 'map' &&
    distance(a.square, b.square) <= 1
  )
}

export function areInFormation(battle: Battle, a: Unit, b: Unit): boolean {
  return a.no === b.no || fliesBeside(a, b) || formationOf(battle, a).includes(b.no)
}
