import { noted } from '@tallyho/engine'
import type { Mission, Side } from '../../pack/types.ts'
import type { Battle, Unit } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { isBomber, isEscort, named } from '../01-words/units.ts'

/** Missions: how they change (9.2). What they ask of a move is in conduct.ts. */

/** WL-9.2.a One mission at a time. */
export function changeMission(battle: Battle, unit: Unit, mission: Mission): void {
  if (unit.mission === mission) return
  const wasBomber = isBomber(unit)
  // WL-9.2.2.2.f An escort that leaves its charges may form up again.
  if (isEscort(unit)) unit.exEscort = true
  if (noted()) note('WL-9.2.a', 'mission', { ...named(unit), from: unit.mission, to: mission })
  unit.mission = mission
  unit.formUp = undefined
  if (wasBomber) sweepIfNoBombers(battle)
}

/** WL-9.2.2.2.e WL-EX-57 Escorts sweep when nobody is left to be escorted. */
export function sweepIfNoBombers(battle: Battle): void {
  for (const unit of battle.units)
    if (isEscort(unit) && isInPlay(unit) && !hasBombers(battle, unit.side))
      changeMission(battle, unit, 'sweep')
}

/** Bombers of a side on the map or still to come. */
function hasBombers(battle: Battle, side: Side): boolean {
  for (const unit of battle.units) if (unit.side === side && isBomber(unit) && isInPlay(unit)) return true
  return false
}

/** On the map, or still to enter. */
function isInPlay({ at }: Unit): boolean {
  return at === 'map' || at === 'edge' || at === 'waiting'
}
