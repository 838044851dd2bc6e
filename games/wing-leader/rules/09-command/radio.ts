import type { Side } from '../../pack/types.ts'
import type { Battle, Unit } from '../../state.ts'
import { forceOf, isFighter } from '../01-words/units.ts'
import { alert } from '../07-tallies/tallies.ts'

/** Radio nets: warnings, calls and clutter (9.4). */

/** WL-5.1.i WL-9.4.a The net of a line of the order of battle; `none` is no radio, and no name is the side's only net. */
export function netNamed(side: Side, name: string | undefined): string | undefined {
  if (name === 'none') return undefined
  return name === undefined ? side : `${side} ${name}`
}

export function shareNet(a: Unit, b: Unit): boolean {
  return a.net !== undefined && a.net === b.net
}

/** WL-9.4.2.a WL-9.4.2.e WL-Q-35 A dogfight clutters the net, and so does any air combat, for the rest of its turn. */
export function isCluttered(battle: Battle, net: string | undefined): boolean {
  if (net === undefined) return false
  for (const { net: own, dogfight, deeds } of battle.units)
    if (own === net && (dogfight !== undefined || deeds.fought)) return true
  return false
}

/** WL-9.2.4.g WL-5.1.h */
export function isUnderGci(battle: Battle, unit: Unit): boolean {
  const { gci } = forceOf(battle, unit.side)
  if (gci === undefined || unit.net === undefined) return false
  for (const name of gci.nets) if (netNamed(unit.side, name) === unit.net) return true
  return gci.nets.length === 0
}

/** WL-7.1.c WL-9.4.b WL-Q-34 One alerted unit on a net warns all the others at once. */
export function warnByRadio(battle: Battle, side: Side): void {
  for (const unit of battle.units)
    if (unit.side === side && !unit.alerted && isInPlay(unit) && isFighter(unit) && hasWarning(battle, unit))
      alert(unit)
}

function hasWarning(battle: Battle, unit: Unit): boolean {
  for (const other of battle.units)
    if (other.alerted && isInPlay(other) && isFighter(other) && shareNet(unit, other)) return true
  return false
}

/** On the map, or beside it about to come in. */
function isInPlay(unit: Unit): boolean {
  return unit.at === 'map' || unit.at === 'edge'
}

/** WL-9.4.c WL-9.4.d WL-9.4.e WL-9.4.f A call helps once, whoever makes it; WL-9.4.2.b clutter drowns it. */
export function getsRadioCall(battle: Battle, unit: Unit, target: Unit): boolean {
  if (unit.net === undefined || isCluttered(battle, unit.net)) return false
  for (const other of battle.units)
    if (other !== unit && other.net === unit.net && other.at === 'map')
      if (other.square === target.square || other.tally === target.no) return true
  return isUnderGci(battle, unit)
}

/** WL-9.4.1.a WL-Q-94 A bomber under attack calls the fighters on its net. */
export function callForHelp(battle: Battle, bomber: Unit): void {
  for (const unit of battle.units) if (isInPlay(unit) && shareNet(unit, bomber)) alert(unit)
}
