import type { Battle, Unit, UnitNo } from '../../state.ts'
import { distance } from '../01-words/geometry.ts'

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
